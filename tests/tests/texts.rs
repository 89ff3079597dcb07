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

/// One card: its names with what is printed on them, and its text, also where an option changes it.
fn card(tongue: &Tongue<'_>, family: usize, pack: &str, settings: &[Setting]) -> Option<String> {
    let game = tongue.game;
    let of = |at: &usize| game.printings[*at].family == FamilyId::at(family) && game.printings[*at].pack == pack;
    let mut names: Vec<String> = Vec::new();
    for at in (0..game.printings.len()).filter(of) {
        let printing = PrintingId::at(at);
        let figures: Vec<String> =
            tongue.printed(printing).iter().map(|(name, value)| format!("{name}: {value}")).collect();
        let line = if figures.is_empty() { String::new() } else { format!(" ({})", figures.join(", ")) };
        let line = format!("{}{line}", tongue.printing(printing));
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
    let usual = tongue.family_text(FamilyId::at(family), &settings[0].1);
    for (setting, options) in settings {
        let text = tongue.family_text(FamilyId::at(family), options);
        match setting {
            None if text.is_empty() => {}
            None => told.push_str(&format!("\n{text}\n")),
            Some(_) if text == usual => {}
            Some(setting) => told.push_str(&format!("\n- {setting}: {}\n", if text.is_empty() { "—" } else { &text })),
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
