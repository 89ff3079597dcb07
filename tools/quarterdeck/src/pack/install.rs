//! `pack install`, `pack list` and `pack remove`.

use std::io;
use std::process::ExitCode;

use miette::{IntoDiagnostic, Report, Result, miette};
use quarterdeck_archive::{Bundle, Installed, Lock, Need};
use quarterdeck_disk::installed::Change;
use quarterdeck_runtime::packs::travels;
use semver::Version;
use serde_json::json;

use super::{InstallArguments, ListArguments, RemoveArguments, read, shown, store, told};
use crate::Format;
use crate::library::Library;
use crate::out::harmless_json;
use crate::say::{Say, number, put_line, text};

/// What keeps a change from being made.
enum Hindrance {
    /// It is not to be made.
    Told(Report),
    /// The disk does not let us.
    Disk(io::Error),
}

impl From<io::Error> for Hindrance {
    fn from(error: io::Error) -> Hindrance {
        Hindrance::Disk(error)
    }
}

impl Hindrance {
    fn report(self) -> Report {
        match self {
            Hindrance::Told(report) => report,
            Hindrance::Disk(error) => miette!("{error}"),
        }
    }
}

/// Installs archives, all of them or none.
pub fn install(arguments: &InstallArguments) -> Result<ExitCode> {
    let say = arguments.spoken.say()?;
    let bundles = arguments.files.iter().map(|file| read(&say, file)).collect::<Result<Vec<Bundle>>>()?;
    for (at, bundle) in bundles.iter().enumerate() {
        if bundles[..at].iter().any(|other| other.manifest.id == bundle.manifest.id) {
            return Err(told(&say, "pack-given-twice", &[("id", text(bundle.manifest.id.clone()))]));
        }
    }
    // Packs in the folder of this project serve as well as installed ones.
    let beside: Vec<(String, Option<Version>)> = match Library::read(&arguments.content) {
        Ok(library) => library.packs.iter().map(|(_, pack)| (pack.id.clone(), version_of(pack))).collect(),
        Err(_) => Vec::new(),
    };
    let store = store(&say)?;
    let lock = store.change(|lock| {
        for bundle in &bundles {
            may_replace(&say, lock, bundle, arguments.replace).map_err(Hindrance::Told)?;
        }
        let mut after = lock.clone();
        bundles.iter().for_each(|bundle| after.put(Installed::of(&bundle.manifest)));
        met(&say, &after, &beside).map_err(Hindrance::Told)?;
        Ok::<_, Hindrance>(Change { put: bundles.iter().collect(), remove: Vec::new() })
    });
    let lock = lock.map_err(Hindrance::report)?;
    for bundle in &bundles {
        if let Some(pack) = lock.find(&bundle.manifest.id) {
            let about = [("id", text(pack.id.clone())), ("version", text(pack.version.to_string()))];
            put_line(&say.say("pack-installed", &about));
            if beside.iter().any(|(id, _)| *id == pack.id) {
                put_line(&say.say(
                    "pack-hidden",
                    &[("id", text(pack.id.clone())), ("folder", text(arguments.content.display().to_string()))],
                ));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn version_of(pack: &quarterdeck_runtime::PackFiles) -> Option<Version> {
    travels(pack).0.and_then(|version| Version::parse(&version).ok())
}

/// Whether a pack may take the place of the one that is installed.
fn may_replace(say: &Say, lock: &Lock, bundle: &Bundle, replace: bool) -> Result<()> {
    let new = Installed::of(&bundle.manifest);
    let Some(old) = lock.find(&new.id).filter(|old| **old != new && !replace) else {
        return Ok(());
    };
    let about =
        [("id", text(new.id.clone())), ("old", text(old.version.to_string())), ("new", text(new.version.to_string()))];
    if new.version < old.version {
        return Err(told(say, "pack-older", &about));
    }
    if new.version == old.version {
        return Err(told(say, "pack-another", &about));
    }
    Ok(())
}

/// Whether everything that installed packs need is there, in a version that will do.
fn met(say: &Say, lock: &Lock, beside: &[(String, Option<Version>)]) -> Result<()> {
    for pack in &lock.packs {
        for need in &pack.needs {
            let mut there = lock.packs.iter().filter(|other| other.id == need.id).map(|other| Some(&other.version));
            let own = beside.iter().find(|(id, _)| *id == need.id).map(|(_, version)| version.as_ref());
            // A pack of the project's own folder is played in place of an installed one.
            let Some(version) = own.or_else(|| there.next()) else {
                return Err(lacking(say, "pack-lacks", pack, need, ""));
            };
            let fits = version.is_some_and(|version| need.version.matches(version))
                || need.version == semver::VersionReq::STAR;
            if !fits {
                let version = version.map(Version::to_string).unwrap_or_default();
                return Err(lacking(say, "pack-lacks-version", pack, need, &version));
            }
        }
    }
    Ok(())
}

fn lacking(say: &Say, key: &str, pack: &Installed, need: &Need, there: &str) -> Report {
    told(
        say,
        key,
        &[
            ("id", text(pack.id.clone())),
            ("need", text(shown(need))),
            ("other", text(need.id.clone())),
            ("there", text(there)),
        ],
    )
}

/// Lists what is installed.
pub fn list(arguments: &ListArguments) -> Result<ExitCode> {
    let say = arguments.spoken.say()?;
    let store = store(&say)?;
    let rows: Vec<(Installed, Vec<String>)> = store
        .read(|lock| lock.packs.iter().map(|pack| Ok((pack.clone(), store.altered(pack)?))).collect())
        .into_diagnostic()?;
    let whole = rows.iter().all(|(_, altered)| altered.is_empty());
    if arguments.format == Format::Json {
        let packs: Vec<_> = rows
            .iter()
            .map(|(pack, altered)| {
                let needs: Vec<String> = pack.needs.iter().map(shown).collect();
                json!({ "id": pack.id, "version": pack.version, "sha256": pack.sha256, "needs": needs,
                    "folder": store.folder_of(pack), "altered": altered })
            })
            .collect();
        println!("{}", harmless_json(&format!("{:#}", json!(packs))));
    } else {
        put_line(&say.say(
            "pack-store",
            &[("folder", text(store.folder().display().to_string())), ("count", number(rows.len()))],
        ));
        for (pack, altered) in &rows {
            let needs: Vec<String> = pack.needs.iter().map(shown).collect();
            let needs = if needs.is_empty() { String::new() } else { format!("  ← {}", needs.join("; ")) };
            put_line(&format!("  {:<24} {:<10} {}{needs}", pack.id, pack.version.to_string(), &pack.sha256[..12]));
            for path in altered {
                put_line(&format!("    {}", say.say("pack-altered", &[("path", text(path.clone()))])));
            }
        }
        if !whole {
            put_line(&say.say("pack-altered-help", &[]));
        }
    }
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Removes installed packs that no other installed pack needs.
pub fn remove(arguments: &RemoveArguments) -> Result<ExitCode> {
    let say = arguments.spoken.say()?;
    let store = store(&say)?;
    let removed = store.change(|lock| {
        for id in &arguments.ids {
            if lock.find(id).is_none() {
                let names: Vec<&str> = lock.packs.iter().map(|pack| pack.id.as_str()).collect();
                let names = if names.is_empty() { "—".to_owned() } else { names.join(", ") };
                return Err(Hindrance::Told(told(
                    &say,
                    "pack-not-installed",
                    &[("id", text(id.clone())), ("names", text(names))],
                )));
            }
        }
        let stays = |pack: &&Installed| !arguments.ids.contains(&pack.id);
        for pack in lock.packs.iter().filter(stays) {
            if let Some(need) = pack.needs.iter().find(|need| arguments.ids.contains(&need.id)) {
                let about = [("id", text(need.id.clone())), ("by", text(pack.id.clone()))];
                return Err(Hindrance::Told(told(&say, "pack-needed", &about)));
            }
        }
        Ok(Change { put: Vec::new(), remove: arguments.ids.clone() })
    });
    removed.map_err(Hindrance::report)?;
    for id in &arguments.ids {
        put_line(&say.say("pack-removed", &[("id", text(id.clone()))]));
    }
    Ok(ExitCode::SUCCESS)
}
