//! `check --texts-read`: notes in texts that are written by hand for which rule they were read, so that `check` tells them
//! when the rule changes.

use std::collections::BTreeMap;

use miette::{IntoDiagnostic, Result, WrapErr};
use quarterdeck_disk::save_file::replace;
use quarterdeck_runtime::PackFiles;
use quarterdeck_runtime::definitions::OwnText;
use quarterdeck_runtime::packs::{Sentences, check_with};

use crate::check::Told;
use crate::fix::{of_game, with_needs};

/// Notes the rule of every text of the packs that were looked at; how many texts were changed.
pub fn stamp(told: &Told) -> Result<usize> {
    let packs: Vec<PackFiles> = told.packs.iter().map(of_game).collect();
    let known: Vec<&PackFiles> = packs.iter().collect();
    let sentences = Sentences::default();
    let mut count = 0;
    for pack in packs.iter().filter(|pack| told.wanted.contains(&pack.id)) {
        let Some(game) = check_with(&sentences, &with_needs(&known, &pack.id)).game else {
            continue;
        };
        let mut files: BTreeMap<&str, String> = BTreeMap::new();
        // From the end of each file, so that the places of the others stay right.
        let mut texts: Vec<&OwnText> = game.own_texts.iter().collect();
        texts.sort_by_key(|text| std::cmp::Reverse(text.spot.span));
        for text in texts {
            let path = text.spot.file.split_once('/').map_or("", |(_, path)| path);
            let Some(before) = pack.files.get(path) else {
                continue;
            };
            let file = files.entry(path).or_insert_with(|| before.clone());
            match &text.written_for {
                Some((stamp, _)) if *stamp == text.rule => continue,
                Some((_, spot)) => file.replace_range(spot.span.0..spot.span.1, &text.rule),
                None => {
                    let end = end_of(file, text.spot.span.0);
                    file.insert_str(end, &format!("\n    .rule = {}", text.rule));
                }
            }
            count += 1;
        }
        let Some(folder) = told.folders.get(&pack.id) else {
            continue;
        };
        for (path, text) in files.iter().filter(|(path, text)| pack.files.get(**path) != Some(*text)) {
            let file = folder.join(path);
            replace(&file, text.as_bytes())
                .into_diagnostic()
                .wrap_err_with(|| format!("{} cannot be written", file.display()))?;
        }
    }
    Ok(count)
}

/// Where a text that begins here ends: behind its last line that is indented or closes braces.
fn end_of(file: &str, start: usize) -> usize {
    let mut end = start + file[start..].find('\n').unwrap_or(file.len() - start);
    while let Some(line) = file.get(end + 1..).and_then(|rest| rest.lines().next()) {
        if !line.starts_with([' ', '}']) || line.trim().is_empty() {
            break;
        }
        end += 1 + line.len();
    }
    end
}
