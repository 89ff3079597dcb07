//! `pack build` and `pack verify`.

use std::path::PathBuf;
use std::process::ExitCode;

use miette::{IntoDiagnostic, Result, WrapErr};
use quarterdeck_archive::{Bundle, Need, bundle, open};
use quarterdeck_disk::pack_dir::luggage;
use quarterdeck_runtime::PackFiles;
use quarterdeck_runtime::packs::travels;
use semver::{Version, VersionReq};

use super::{BuildArguments, VerifyArguments, read, refused, shown, told};
use crate::library::Library;
use crate::say::{Say, number, put_line, text};
use crate::written::write;

/// How the names of archives end.
pub const ENDING: &str = "qdpack";

/// Makes an archive of a pack that has no mistakes.
pub fn build(arguments: &BuildArguments) -> Result<ExitCode> {
    let say = arguments.spoken.say()?;
    let (library, id) = Library::named(&arguments.pack, &arguments.content)?;
    // A pack with mistakes is not given away.
    library.game(&id, &[])?;
    let folder = library.packs.iter().find(|(_, pack)| pack.id == id).map(|(folder, _)| folder.clone());
    let folder = folder.ok_or_else(|| library.unknown(&id))?;
    let luggage = luggage(&folder).into_diagnostic().wrap_err_with(|| format!("cannot read {}", folder.display()))?;
    let (version, needs) = head(&say, &id, luggage.files.get("pack.toml").map(Vec::as_slice).unwrap_or_default())?;
    let bytes = bundle(&id, &version, &needs, &luggage.files).map_err(|refusal| refused(&say, &refusal))?;
    let made = open(&bytes).map_err(|refusal| refused(&say, &refusal))?;
    let out = arguments.out.clone().unwrap_or_else(|| PathBuf::from(format!("{id}-{version}.{ENDING}")));
    write(&out, &bytes)?;
    for left in &luggage.left {
        put_line(&say.say("pack-left", &[("path", text(left.clone()))]));
    }
    summary(&say, &made);
    Ok(ExitCode::SUCCESS)
}

/// Says what is in an archive that is whole.
pub fn verify(arguments: &VerifyArguments) -> Result<ExitCode> {
    let say = arguments.spoken.say()?;
    summary(&say, &read(&say, &arguments.file)?);
    Ok(ExitCode::SUCCESS)
}

fn summary(say: &Say, made: &Bundle) {
    let manifest = &made.manifest;
    put_line(&format!("{} {}", manifest.id, manifest.version));
    put_line(&say.say("pack-files", &[("count", number(manifest.files.len()))]));
    if !manifest.needs.is_empty() {
        let needs: Vec<String> = manifest.needs.iter().map(shown).collect();
        put_line(&say.say("pack-needs", &[("needs", text(needs.join("; ")))]));
    }
    put_line(&format!("sha256 {}", manifest.sha256()));
}

/// What the head of a pack says of how it travels.
fn head(say: &Say, id: &str, bytes: &[u8]) -> Result<(Version, Vec<Need>)> {
    let head = String::from_utf8_lossy(bytes).into_owned();
    let pack = PackFiles { id: id.to_owned(), files: [("pack.toml".to_owned(), head)].into() };
    let (version, needs) = travels(&pack);
    let said = version.unwrap_or_default();
    let version =
        Version::parse(&said).map_err(|_| told(say, "pack-refused-bad-version", &[("version", text(said.clone()))]))?;
    let mut found: Vec<Need> = Vec::new();
    for (id, range) in needs {
        let version = VersionReq::parse(&range).map_err(|_| {
            told(say, "pack-refused-bad-range", &[("id", text(id.clone())), ("range", text(range.clone()))])
        })?;
        found.push(Need { id, version });
    }
    found.sort_by(|one, other| one.id.cmp(&other.id));
    Ok((version, found))
}

/// What the manifest says is what the pack says.
pub fn head_agrees(say: &Say, made: &Bundle) -> Result<()> {
    let manifest = &made.manifest;
    let bytes = made.files.get("pack.toml").map(Vec::as_slice).unwrap_or_default();
    let (version, needs) = head(say, &manifest.id, bytes)?;
    if version != manifest.version || needs != manifest.needs {
        return Err(told(say, "pack-refused-other-head", &[]));
    }
    Ok(())
}
