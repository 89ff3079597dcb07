//! `fmt`: packs in their canonical layout. What they say stays the same, word for word; comments and order are kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::pack_dir::find_packs;
use quarterdeck_disk::plain::{LARGEST_SAVE, read_text};
use quarterdeck_disk::save_file::replace;
use quarterdeck_format::{Reader, formatted};
use quarterdeck_runtime::packs::{Sentences, check_with};

use crate::library::Library;
use crate::say::{Say, language, number, system_language, text};
use crate::troubled::troubled;

/// Arguments of `fmt`.
#[derive(Args, Clone, Debug)]
pub struct FmtArguments {
    /// Folders of packs; all of `content` if none is given.
    folders: Vec<PathBuf>,
    /// Change nothing; fail if a file is not in its canonical layout.
    #[arg(long)]
    check: bool,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

/// Lays out the files of packs.
pub fn fmt(arguments: &FmtArguments) -> Result<ExitCode> {
    let say = Say::new(&language(&arguments.lang.clone().unwrap_or_else(system_language))?);
    for folder in &arguments.folders {
        if find_packs(folder).map_err(|error| miette!("{}: {error}", folder.display()))?.is_empty() {
            return Err(troubled(&say, "fmt-no-pack", &[("folder", text(folder.display().to_string()))]));
        }
    }
    let (library, wanted) = Library::around(&arguments.folders, Path::new("content"))?;
    let (mut looked_at, mut changed) = (0, 0);
    for id in &wanted {
        let Some((folder, _)) = library.packs.iter().find(|(_, pack)| pack.id == *id) else {
            continue;
        };
        // Which texts are sentences shows while the pack is checked.
        let sentences = Sentences::default();
        let game = check_with(&sentences, &library.gather(&[id])?).game;
        let reader = Reader { sentences: &sentences, game: game.as_ref() };
        for file in toml_files(folder)? {
            looked_at += 1;
            let shown = file.display().to_string();
            let before =
                read_text(&file, LARGEST_SAVE).into_diagnostic().wrap_err_with(|| format!("{shown} cannot be read"))?;
            let after = match formatted(&before, &reader) {
                Ok(after) => after,
                Err(reason) => {
                    return Err(troubled(&say, "fmt-broken", &[("file", text(shown)), ("reason", text(reason))]));
                }
            };
            if before == after {
                continue;
            }
            changed += 1;
            let key = if arguments.check { "fmt-differs" } else { "fmt-written" };
            let line = before.lines().zip(after.lines()).take_while(|(old, new)| old == new).count() + 1;
            println!("{}", say.say(key, &[("file", text(&shown)), ("line", number(line))]));
            if !arguments.check {
                replace(&file, after.as_bytes())
                    .into_diagnostic()
                    .wrap_err_with(|| format!("{shown} cannot be written"))?;
            }
        }
    }
    let key = if arguments.check { "fmt-checked" } else { "fmt-done" };
    println!("{}", say.say(key, &[("files", number(looked_at)), ("changed", number(changed))]));
    Ok(if arguments.check && changed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// The TOML files of a pack, in order. Links are left alone.
fn toml_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
        .map_err(|error| miette!("{}: {error}", folder.display()))?;
    entries.sort();
    for path in entries {
        let metadata = fs::symlink_metadata(&path).into_diagnostic()?;
        if metadata.is_dir() {
            found.extend(toml_files(&path)?);
        } else if metadata.is_file() && path.extension().is_some_and(|ending| ending == "toml") {
            found.push(path);
        }
    }
    Ok(found)
}
