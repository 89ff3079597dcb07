//! docs/texts lists what every card of every shipped pack says, one page for each language: a changed rule shows its changed
//! text in review. The pages are compared here, and written anew with `UPDATE_REFERENCE=1`.

use quarterdeck_dsl::vocabulary::FamilyId;
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_tests::page::page_in;
use quarterdeck_tests::shelf::games;

/// A setting in which cards are read: what is chosen in it, and the values of the options.
type Setting = (Option<String>, Vec<i16>);

/// The usual setting, and each in which one option has another value.
fn settings(tongue: &Tongue<'_>) -> Vec<Setting> {
    let usual: Vec<i16> = tongue.game.options.iter().map(|option| option.default).collect();
    let mut all = vec![(None, usual.clone())];
    for (at, option) in tongue.game.options.iter().enumerate() {
        for (value, id) in option.values.iter().enumerate().filter(|(value, _)| *value as i16 != option.default) {
            let mut other = usual.clone();
            other[at] = value as i16;
            let key = format!("option-{}", option.name.replace('_', "-"));
            let name = tongue.text(&key, &[]);
            let called = tongue.optional(&format!("{key}-{}", id.replace('_', "-")), &[]);
            all.push((Some(format!("{name}: {}", called.unwrap_or_else(|| id.clone()))), other));
        }
    }
    all
}

/// What is read on these printings: once if it is the same on all of them, else with the name of each.
fn told_on(tongue: &Tongue<'_>, printings: &[PrintingId], options: &[i16]) -> String {
    let mut told: Vec<(String, String)> = Vec::new();
    for printing in printings {
        let (text, name) = (tongue.printing_text(*printing, options).to_string(), tongue.printing(*printing));
        match told.iter_mut().find(|(known, _)| *known == text) {
            Some((_, names)) if names.split(", ").any(|known| known == &*name) => {}
            Some((_, names)) => names.push_str(&format!(", {name}")),
            None => told.push((text, name.to_string())),
        }
    }
    match told.as_slice() {
        [(text, _)] => text.clone(),
        several => {
            let lines =
                several.iter().map(|(text, names)| format!("{names}: {}", if text.is_empty() { "—" } else { text }));
            lines.collect::<Vec<_>>().join("\n\n")
        }
    }
}

/// One card: its names with what is printed on them, and its text, also where an option changes it.
fn card(tongue: &Tongue<'_>, family: usize, pack: &str, settings: &[Setting]) -> Option<String> {
    let game = tongue.game;
    let of = |at: &usize| game.printings[*at].family == FamilyId::at(family) && game.printings[*at].pack == pack;
    let printings: Vec<PrintingId> = (0..game.printings.len()).filter(of).map(PrintingId::at).collect();
    let mut names: Vec<String> = Vec::new();
    for printing in &printings {
        let figures: Vec<String> =
            tongue.printed(*printing).iter().map(|(name, value)| format!("{name}: {value}")).collect();
        let line = if figures.is_empty() { String::new() } else { format!(" ({})", figures.join(", ")) };
        let line = format!("{}{line}", tongue.printing(*printing));
        if !names.contains(&line) {
            names.push(line);
        }
    }
    if names.is_empty() {
        return None;
    }
    let mut told = format!("**`{}`**", game.families.unnoted()[family].name);
    names.iter().for_each(|name| told.push_str(&format!(" · {name}")));
    told.push('\n');
    let usual = told_on(tongue, &printings, &settings[0].1);
    for (setting, options) in settings {
        let text = told_on(tongue, &printings, options);
        match setting {
            None if text.is_empty() => {}
            None => told.push_str(&format!("\n{text}\n")),
            Some(_) if text == usual => {}
            Some(setting) => {
                told.push_str(&format!("\n- *{setting}* — {}\n", if text.is_empty() { "—" } else { &text }))
            }
        }
    }
    Some(told)
}

fn texts(games: &[(String, std::sync::Arc<Game>)], language: &str) -> String {
    let mut page = format!("# What every card says ({language})\n");
    let mut cards = 0;
    for (pack, game) in games {
        let tongue = Tongue { game, language };
        let settings = settings(&tongue);
        page.push_str(&format!("\n## {} (`{pack}`)\n", game.locales.title(language, pack)));
        for told in (0..game.families.len()).filter_map(|family| card(&tongue, family, pack, &settings)) {
            page.push_str(&format!("\n{told}"));
            cards += 1;
        }
    }
    assert!(cards > 400, "only {cards} cards were read");
    page
}

#[test]
fn the_pages_list_what_every_card_says() {
    let games = games();
    for language in ["en", "ru"] {
        page_in("texts", "texts", &format!("{language}.md"), &texts(&games, language));
    }
}
