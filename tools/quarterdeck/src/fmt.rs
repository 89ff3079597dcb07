//! `fmt`: packs in their canonical form. What they mean stays the same, which is checked before anything is written; comments and
//! order are kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::pack_dir::find_packs;
use quarterdeck_disk::plain::{LARGEST_SAVE, read_text};
use quarterdeck_disk::save_file::replace;
use quarterdeck_format::{ENDINGS, Reader, formatted_file};
use quarterdeck_runtime::definitions::Difference;
use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::{Game, PackFiles};

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
        let Some((folder, pack)) = library.packs.iter().find(|(_, pack)| pack.id == *id) else {
            continue;
        };
        // Which texts are sentences shows while the pack is checked.
        let sentences = Sentences::default();
        let packs = library.gather(&[id])?;
        let game = check_with(&sentences, &packs).game;
        let reader = Reader { sentences: &sentences, game: game.as_ref() };
        let files = files_of(folder)?;
        looked_at += files.len();
        let files = files.into_iter().map(|file| Laid::out(file, &reader, &say)).collect::<Result<Vec<Laid>>>()?;
        let files: Vec<Laid> = files.into_iter().filter(|file| file.before != file.after).collect();
        // The text of a script is a part of the game, so that another layout is another game.
        let tables: Vec<&Laid> =
            files.iter().filter(|laid| laid.file.extension().is_some_and(|ending| ending == "toml")).collect();
        if let Some(game) = &game
            && !tables.is_empty()
            && !means_the_same(game, pack, folder, &tables, &packs)
        {
            return Err(troubled(&say, "fmt-other-meaning", &[("pack", text(id))]));
        }
        for Laid { file, before, after } in &files {
            changed += 1;
            let shown = file.display().to_string();
            let key = if arguments.check { "fmt-differs" } else { "fmt-written" };
            let line = before.lines().zip(after.lines()).take_while(|(old, new)| old == new).count() + 1;
            println!("{}", say.say(key, &[("file", text(&shown)), ("line", number(line))]));
            if !arguments.check {
                replace(file, after.as_bytes())
                    .into_diagnostic()
                    .wrap_err_with(|| format!("{shown} cannot be written"))?;
            }
        }
    }
    let key = if arguments.check { "fmt-checked" } else { "fmt-done" };
    println!("{}", say.say(key, &[("files", number(looked_at)), ("changed", number(changed))]));
    Ok(if arguments.check && changed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// A file as it is, and as it should be.
struct Laid {
    file: PathBuf,
    before: String,
    after: String,
}

impl Laid {
    fn out(file: PathBuf, reader: &Reader<'_>, say: &Say) -> Result<Laid> {
        let shown = file.display().to_string();
        let before =
            read_text(&file, LARGEST_SAVE).into_diagnostic().wrap_err_with(|| format!("{shown} cannot be read"))?;
        match formatted_file(&shown, &before, reader) {
            Some(Ok(after)) => Ok(Laid { file, before, after }),
            None => Ok(Laid { file, after: before.clone(), before }),
            Some(Err(reason)) => Err(troubled(say, "fmt-broken", &[("file", text(shown)), ("reason", text(reason))])),
        }
    }
}

/// Whether the pack with its files laid out is the same game: checked anew, without a mistake, and with the same meaning of every sentence.
fn means_the_same(game: &Game, pack: &PackFiles, folder: &Path, files: &[&Laid], packs: &[&PackFiles]) -> bool {
    let mut laid_out = pack.clone();
    for Laid { file, after, .. } in files {
        let path =
            file.strip_prefix(folder).unwrap_or(file).components().map(|part| part.as_os_str().to_string_lossy());
        if let Some(text) = laid_out.files.get_mut(&path.collect::<Vec<_>>().join("/")) {
            text.clone_from(after);
        }
    }
    let packs: Vec<&PackFiles> = packs.iter().map(|it| if it.id == pack.id { &laid_out } else { *it }).collect();
    let again = check_with(&Sentences::default(), &packs).game;
    again.is_some_and(|again| game.difference(&again) == Difference::Nothing)
}

/// The files of a pack that have a canonical layout, in order. Links are left alone.
fn files_of(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
        .map_err(|error| miette!("{}: {error}", folder.display()))?;
    entries.sort();
    for path in entries {
        let metadata = fs::symlink_metadata(&path).into_diagnostic()?;
        if metadata.is_dir() {
            found.extend(files_of(&path)?);
        } else if metadata.is_file() && path.extension().is_some_and(|ending| ENDINGS.iter().any(|it| ending == *it)) {
            found.push(path);
        }
    }
    Ok(found)
}
