//! `pack`: packs as archives. They are built, looked at, installed for all games of this user, listed and removed. Whatever comes from
//! elsewhere is compared in memory before anything is written, and nothing of it is run.

mod install;
mod make;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use miette::{IntoDiagnostic, Report, Result, WrapErr, miette};
use quarterdeck_archive::{Bundle, Need, Refusal};
use quarterdeck_disk::installed::{Store, user_folder};
use quarterdeck_runtime::telling::Argument;

use crate::say::{Say, language, system_language, text};

/// What is done with archives.
#[derive(Subcommand, Clone, Debug)]
pub enum PackCommand {
    /// Makes one file of a pack, to be given away.
    Build(BuildArguments),
    /// Looks whether such a file is whole, and says what is in it.
    Verify(VerifyArguments),
    /// Installs packs from such files, all of them or none.
    Install(InstallArguments),
    /// Lists what is installed, and whether it is still as it was installed.
    List(ListArguments),
    /// Removes installed packs.
    Remove(RemoveArguments),
}

/// How it is told.
#[derive(Args, Clone, Debug)]
pub struct Spoken {
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

impl Spoken {
    fn say(&self) -> Result<Say> {
        Ok(Say::new(&language(&self.lang.clone().unwrap_or_else(system_language))?))
    }
}

/// Arguments of `pack build`.
#[derive(Args, Clone, Debug)]
pub struct BuildArguments {
    /// The pack: its id, or its folder.
    pack: String,
    /// Write into this file; without it, beside you, named by id and version.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    #[command(flatten)]
    spoken: Spoken,
}

/// Arguments of `pack verify`.
#[derive(Args, Clone, Debug)]
pub struct VerifyArguments {
    /// The archive.
    file: PathBuf,
    #[command(flatten)]
    spoken: Spoken,
}

/// Arguments of `pack install`.
#[derive(Args, Clone, Debug)]
pub struct InstallArguments {
    /// The archives; what one needs may be among the others.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Install even what is older than what is installed, or another pack of the same id and version.
    #[arg(long)]
    replace: bool,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    #[command(flatten)]
    spoken: Spoken,
}

/// Arguments of `pack list`.
#[derive(Args, Clone, Debug)]
pub struct ListArguments {
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    format: crate::Format,
    #[command(flatten)]
    spoken: Spoken,
}

/// Arguments of `pack remove`.
#[derive(Args, Clone, Debug)]
pub struct RemoveArguments {
    /// The ids of the packs.
    #[arg(required = true)]
    ids: Vec<String>,
    #[command(flatten)]
    spoken: Spoken,
}

/// Does it.
pub fn pack(command: &PackCommand) -> Result<ExitCode> {
    match command {
        PackCommand::Build(arguments) => make::build(arguments),
        PackCommand::Verify(arguments) => make::verify(arguments),
        PackCommand::Install(arguments) => install::install(arguments),
        PackCommand::List(arguments) => install::list(arguments),
        PackCommand::Remove(arguments) => install::remove(arguments),
    }
}

/// The store of this user.
fn store(say: &Say) -> Result<Store> {
    let folder = user_folder().ok_or_else(|| told(say, "pack-no-store", &[]))?;
    Ok(Store::at(&folder))
}

/// A mistake, and below it what would be right.
fn told(say: &Say, key: &str, about: &[(&str, Argument)]) -> Report {
    let help = say.say(&format!("{key}-help"), about);
    let message = say.say(key, about);
    miette!(help = help, "{message}")
}

/// Why an archive is refused, and what would be right.
fn refused(say: &Say, refusal: &Refusal) -> Report {
    let about: Vec<(&str, Argument)> = refusal.about.iter().map(|(name, value)| (*name, text(value.clone()))).collect();
    told(say, &format!("pack-refused-{}", refusal.code), &about)
}

/// Reads an archive; of a file that is too large, no more than shows that it is.
fn read(say: &Say, file: &Path) -> Result<Bundle> {
    use std::io::Read as _;
    let cannot = || format!("cannot read {}", file.display());
    let metadata = std::fs::metadata(file).into_diagnostic().wrap_err_with(cannot)?;
    if !metadata.is_file() {
        return Err(told(say, "pack-no-archive", &[("file", text(file.display().to_string()))]));
    }
    let most = quarterdeck_archive::LIMITS.archive as u64 + 1;
    let mut bytes = Vec::new();
    let opened = std::fs::File::open(file).and_then(|open| open.take(most).read_to_end(&mut bytes));
    opened.into_diagnostic().wrap_err_with(cannot)?;
    let bundle = quarterdeck_archive::open(&bytes).map_err(|refusal| {
        refused(say, &refusal).wrap_err(say.say("pack-refused", &[("file", text(file.display().to_string()))]))
    })?;
    make::head_agrees(say, &bundle)?;
    Ok(bundle)
}

/// A need as people write it.
fn shown(need: &Need) -> String {
    if need.version == semver::VersionReq::STAR { need.id.clone() } else { format!("{} {}", need.id, need.version) }
}
