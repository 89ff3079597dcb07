//! What is answered to `? words`: everything that has a name on the table. Cards, kinds, resources, zones, counters and
//! other numbers, values, phases, actions, places, players; and why something is not on offer. What the story has not
//! brought yet is not told.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::tree::{Condition, Number};
use quarterdeck_dsl::vocabulary::{AttributeType, Bearer, FamilyId};
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::reference::FORMS;
use quarterdeck_runtime::seen::{Figure, Pile, SeenCard, SeenPlayer};
use quarterdeck_runtime::telling::{Argument, Phrase, Tongue, Words, capital, fold};
use quarterdeck_runtime::{Speaker, Table, View};

use crate::words::{number, plain, say, text};

/// So many names are listed at the most.
const MANY: usize = 14;

/// What a name of the game stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    Kind(usize),
    Attribute(usize),
    Value(usize, usize),
    Resource(usize),
    Zone(usize),
    Board(usize),
    Counter(usize),
    Query(usize),
    Phase(usize),
    Player(usize),
}

/// Answers questions about a match.
pub struct Asked<'t> {
    table: &'t Table,
    speaker: Speaker<'t>,
    view: View,
    language: &'t str,
    /// What was told so far, where a story has secrets.
    told: String,
    /// Sentences on how it is played, by the word that they stress.
    played: &'t [(String, String)],
}

impl<'t> Asked<'t> {
    /// Questions of a seat, in its language.
    pub fn new(table: &'t Table, seat: Option<u8>, language: &'t str) -> Asked<'t> {
        let speaker = table.speaker(seat, language);
        let story = speaker.game().story.is_some();
        let lines = if story { speaker.narrate(0) } else { Vec::new() };
        let told = lines.iter().map(|line| format!(" {} ", fold(&line.text))).collect();
        Asked { table, speaker, view: speaker.view(usize::MAX), language, told, played: &[] }
    }

    /// Knows how it is played, too.
    pub fn knowing(self, played: &'t [(String, String)]) -> Asked<'t> {
        Asked { played, ..self }
    }

    fn tongue(&self) -> Tongue<'t> {
        self.speaker.tongue()
    }

    /// What is known about what these words name, in lines.
    pub fn answer(&self, words: &str) -> Vec<String> {
        let wanted = fold(words);
        if wanted.is_empty() {
            return vec![self.unknown(words)];
        }
        let mut out = Vec::new();
        for thing in self.named(|name| *name == wanted) {
            out.extend(self.tell(thing));
        }
        out.extend(self.place(&wanted));
        let about = !out.is_empty();
        // `? vice admiral` does not ask about the admiral.
        let mut named = self.speaker.named_cards(words);
        let another = !named.is_empty() && self.speaker.is_of_another(words);
        named.retain(|at| !another && self.is_met(*at));
        let cards = named;
        out.extend(self.cards(&cards));
        let played = self.played.iter().filter(|(word, _)| fold(word) == wanted);
        let played: Vec<String> = played.map(|(_, sentence)| sentence.clone()).collect();
        let about = about || !played.is_empty();
        out.extend(played);
        let why = if another { None } else { self.why(words, &cards) };
        match why {
            // A name is explained; nobody has asked why it is no option.
            Some(_) if about && cards.is_empty() => {}
            Some(why) => out.push(why),
            None => {}
        }
        if !out.is_empty() {
            return out;
        }
        // The beginning of a name, or of a word in it, will do.
        let near = |name: &String| format!(" {name}").contains(&format!(" {wanted}"));
        let lying = self.lying(&wanted);
        out.extend(self.cards(&lying));
        if let [only] = lying.as_slice() {
            out.extend(self.why(&self.speaker.printing(*only), &lying));
        }
        for thing in self.named(near) {
            out.extend(self.tell(thing));
        }
        out.extend(self.played.iter().filter(|(word, _)| near(&fold(word))).map(|(_, sentence)| sentence.clone()));
        if out.is_empty() {
            out.push(self.unknown(words));
        }
        out
    }

    /// Names that can be asked about, as they stand on the table.
    pub fn topics(&self) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        let mut add = |name: String| {
            if !name.is_empty() && !out.iter().any(|known| fold(known) == fold(&name)) {
                out.push(name);
            }
        };
        for player in &self.view.players {
            for figure in player.resources.iter().chain(&player.queries).chain(&player.counters) {
                add(capital(&figure.name));
            }
        }
        for zone in self.view.zones.iter().filter(|zone| zone.pile.count > 0) {
            add(capital(&zone.name));
        }
        for card in self.seen() {
            let printing = self.speaker.named_cards(&card.name).first().copied();
            let family = printing.map(|at| self.family(at));
            add(family.map_or_else(|| capital(&card.name), |family| capital(&self.speaker.word(family))));
        }
        let game = self.speaker.game();
        game.kinds.iter().for_each(|kind| add(capital(&self.speaker.word(&kind.name))));
        if let Some(phase) = &self.view.phase {
            add(capital(&self.speaker.word(phase)));
        }
        out
    }

    fn unknown(&self, words: &str) -> String {
        self.speaker.text("why-unknown", &[("words", Argument::text(words.to_owned()))])
    }

    /// Why something is not on offer; nothing if the words name nothing that could be.
    fn why(&self, words: &str, cards: &[PrintingId]) -> Option<String> {
        let why = self.speaker.why(words);
        if why == self.unknown(words) || why.trim().is_empty() {
            return None;
        }
        // A card that was not met yet would be named by the answer.
        let secret = |at: &PrintingId| !self.is_met(*at);
        if cards.is_empty() && self.speaker.named_cards(words).iter().any(secret) {
            return None;
        }
        // Of several cards, and of one that nobody sees, there is nothing more to tell.
        let lies = |at: &PrintingId| {
            let name = self.speaker.printing(*at);
            self.seen().iter().any(|card| card.name == name)
        };
        if !cards.is_empty() && !cards.iter().any(lies) {
            return None;
        }
        // Who only names a card has no action of another phase in mind.
        let phase = self.view.phase.as_ref().map(|phase| self.speaker.word(phase)).unwrap_or_default();
        let arguments = [("action", Argument::text("\u{1}")), ("phase", Argument::text(phase))];
        let elsewhere = self.speaker.text("why-phase", &arguments);
        let named = cards.iter().any(|at| {
            let names = [self.speaker.printing(*at), self.speaker.word(self.family(*at))];
            names.iter().any(|name| fold(name) == fold(words))
        });
        if let Some((before, after)) = elsewhere.split_once('\u{1}')
            && named
            && why.starts_with(before)
            && why.ends_with(after)
        {
            return None;
        }
        Some(why)
    }

    fn family(&self, printing: PrintingId) -> &'t str {
        let game = self.speaker.game();
        &game.families.unnoted()[usize::from(game.printings[usize::from(printing)].family)].name
    }

    /// All cards that can be seen, with those under others.
    fn seen(&self) -> Vec<&SeenCard> {
        fn gather<'p>(pile: &'p Pile, out: &mut Vec<&'p SeenCard>) {
            for card in &pile.cards {
                out.push(card);
                card.under.iter().for_each(|under| gather(under, out));
            }
        }
        let mut out = Vec::new();
        let zones = self.view.zones.iter().map(|zone| &zone.pile);
        let places = self.view.boards.iter().flat_map(|board| &board.places).map(|place| &place.pile);
        zones.chain(places).for_each(|pile| gather(pile, &mut out));
        out
    }

    /// Whether a card may be told of: what a story brings is a secret until it was seen.
    fn is_met(&self, printing: PrintingId) -> bool {
        let game = self.speaker.game();
        if game.story.is_none() {
            return true;
        }
        let pack = &game.printings[usize::from(printing)].pack;
        if !game.story.iter().any(|story| story.beats.unnoted().iter().any(|beat| beat.pack == *pack)) {
            return true;
        }
        let id = game.printing_id(printing);
        let name = fold(&self.speaker.printing(printing));
        self.seen().iter().any(|card| card.id == *id) || self.told.contains(&format!(" {name} "))
    }

    /// Cards on the table in whose name some word begins so.
    fn lying(&self, wanted: &str) -> Vec<PrintingId> {
        let fits = |card: &&SeenCard| format!(" {}", fold(&card.name)).contains(&format!(" {wanted}"));
        let mut found: Vec<PrintingId> =
            self.seen().into_iter().filter(fits).flat_map(|card| self.speaker.named_cards(&card.name)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Things of which some form of the name fits.
    fn named(&self, fits: impl Fn(&String) -> bool) -> Vec<Thing> {
        let game = self.speaker.game();
        let mut found = Vec::new();
        let mut judge = |thing: Thing, id: &str| {
            if self.forms(id).iter().any(&fits) && !found.contains(&thing) {
                found.push(thing);
            }
        };
        game.resources.iter().enumerate().for_each(|(at, it)| judge(Thing::Resource(at), &it.name));
        game.kinds.iter().enumerate().for_each(|(at, it)| judge(Thing::Kind(at), &it.name));
        game.zones.iter().enumerate().for_each(|(at, it)| judge(Thing::Zone(at), &it.name));
        game.boards.iter().enumerate().for_each(|(at, it)| judge(Thing::Board(at), &it.name));
        game.counters
            .iter()
            .enumerate()
            .filter(|(_, it)| !it.quiet)
            .for_each(|(at, it)| judge(Thing::Counter(at), &it.name));
        let queries = game.queries.unnoted().iter().enumerate().filter(|(_, it)| !it.quiet);
        queries.for_each(|(at, it)| judge(Thing::Query(at), &it.name));
        // Of phases with the same name, the one in which something can be done is told.
        let mut phases: Vec<_> = game.phases.unnoted().iter().enumerate().collect();
        phases.sort_by_key(|(_, phase)| phase.actions.is_empty());
        phases.into_iter().for_each(|(at, it)| judge(Thing::Phase(at), &it.name));
        for (at, attribute) in game.attributes.iter().enumerate().filter(|(_, it)| !it.family) {
            judge(Thing::Attribute(at), &attribute.name);
            attribute.values.iter().enumerate().for_each(|(value, id)| judge(Thing::Value(at, value), id));
        }
        for (at, player) in self.view.players.iter().enumerate() {
            if fits(&fold(&player.name)) {
                found.push(Thing::Player(at));
            }
        }
        // What has the same name is told once: a resource before the counter that keeps it, players before cards.
        let mut known: Vec<String> = Vec::new();
        found.retain(|thing| {
            let own = fold(&self.name(*thing));
            let again = known.contains(&own);
            known.push(own);
            let apart = matches!(thing, Thing::Kind(_) | Thing::Zone(_) | Thing::Player(_));
            (!again || apart) && !self.is_silent(*thing)
        });
        found
    }

    /// Whether there is nothing to tell of a thing.
    fn is_silent(&self, thing: Thing) -> bool {
        let game = self.speaker.game();
        match thing {
            Thing::Counter(at) if game.counters[at].bearer == Bearer::Player => {
                self.of_players(&game.counters[at].name).is_empty()
            }
            Thing::Counter(at) => self.of_table(&game.counters[at].name).is_empty(),
            Thing::Query(at) => {
                let query = &game.queries.unnoted()[at];
                self.of_players(&query.name).is_empty() && self.of_table(&query.name).is_empty()
            }
            _ => false,
        }
    }

    /// All forms of a name, folded, and the id.
    fn forms(&self, id: &str) -> Vec<String> {
        let tongue = self.tongue();
        let mut forms = vec![fold(&tongue.word(id)), fold(id), fold(&tongue.figure_name(id))];
        let spoken = FORMS.iter().filter(|(_, language, _)| language.is_empty() || *language == self.language);
        for (form, ..) in spoken.filter(|(form, ..)| !["gender", "at"].contains(form)) {
            forms.push(fold(&tongue.form(id, form)));
        }
        forms.dedup();
        forms
    }

    fn name(&self, thing: Thing) -> String {
        let game = self.speaker.game();
        let id = match thing {
            Thing::Kind(at) => &game.kinds[at].name,
            Thing::Attribute(at) => &game.attributes[at].name,
            Thing::Value(at, value) => &game.attributes[at].values[value],
            Thing::Resource(at) => &game.resources[at].name,
            Thing::Zone(at) => &game.zones[at].name,
            Thing::Board(at) => &game.boards[at].name,
            Thing::Counter(at) => &game.counters[at].name,
            Thing::Query(at) => &game.queries.unnoted()[at].name,
            Thing::Phase(at) => &game.phases.unnoted()[at].name,
            Thing::Player(at) => return self.view.players[at].name.clone(),
        };
        capital(&self.speaker.word(id))
    }

    /// What is known of a thing.
    fn tell(&self, thing: Thing) -> Vec<String> {
        let game = self.speaker.game();
        let head = |key: &str| say(self.language, &format!("ask-{key}"), &[("name", text(self.name(thing)))]);
        match thing {
            Thing::Resource(at) => {
                let id = &game.resources[at].name;
                self.figure(format!("{} {}", head("resource"), self.of_players(id)), id)
            }
            Thing::Counter(at) => {
                let counter = &game.counters[at];
                let told = match counter.bearer {
                    Bearer::Player => format!("{} {}", head("counter"), self.of_players(&counter.name)),
                    _ => format!("{} {}", head("count"), self.of_table(&counter.name)),
                };
                self.figure(told, &counter.name)
            }
            Thing::Query(at) => {
                let query = &game.queries.unnoted()[at];
                let values = match query.bearer {
                    Bearer::Player => self.of_players(&query.name),
                    _ => self.of_table(&query.name),
                };
                let mut out = self.figure(format!("{} {values}", head("counter")), &query.name);
                // Whoever says what it is for has said it better than its formula.
                if out.len() == 1 {
                    out.extend(self.comes_about(at));
                }
                out
            }
            Thing::Zone(at) => self.zone(&game.zones[at].name, &head("zone")),
            Thing::Board(at) => {
                let board = self.view.boards.iter().find(|board| *board.id == *game.boards[at].name);
                let places = board.map_or(0, |board| board.places.len());
                vec![say(self.language, "ask-board", &[("name", text(self.name(thing))), ("count", number(places))])]
            }
            Thing::Kind(at) => self.kind(at, &head("kind")),
            Thing::Attribute(at) => self.attribute(at, None, &head("attribute")),
            Thing::Value(at, value) => {
                let of = text(capital(&self.speaker.word(&game.attributes[at].name)));
                let head = say(self.language, "ask-value", &[("name", text(self.name(thing))), ("of", of)]);
                self.attribute(at, Some(value), &head)
            }
            Thing::Phase(at) => {
                let phase = &game.phases.unnoted()[at];
                let actions: Vec<String> = (phase.actions.iter())
                    .map(|action| self.tongue().action_name(&game.actions.unnoted()[usize::from(*action)]))
                    .collect();
                let mut out = vec![head("phase")];
                if !actions.is_empty() {
                    out.push(say(self.language, "ask-can", &[("actions", text(listed(&actions)))]));
                }
                out
            }
            Thing::Player(at) => self.player(&self.view.players[at]),
        }
    }

    /// What is told of a number, and what it is for.
    fn figure(&self, told: String, id: &str) -> Vec<String> {
        std::iter::once(told).chain(self.tongue().about(id)).collect()
    }

    /// How much everybody has.
    fn of_players(&self, id: &str) -> String {
        let told = self.view.players.iter().filter_map(|player| {
            let mut all = player.resources.iter().chain(&player.queries).chain(&player.counters);
            let figure = all.find(|figure| figure.id.as_str() == id)?;
            Some(format!("{} {}", player.name, value(figure)))
        });
        let told: Vec<String> = told.collect();
        if told.is_empty() { String::new() } else { format!("{}.", told.join(", ")) }
    }

    fn of_table(&self, id: &str) -> String {
        let figure = self.view.table.iter().find(|figure| figure.id.as_str() == id);
        figure.map_or(String::new(), |figure| format!("{}.", value(figure)))
    }

    /// How a named number comes about.
    fn comes_about(&self, at: usize) -> Option<String> {
        let query = &self.speaker.game().queries.unnoted()[at];
        let mut parts = Vec::new();
        if !matches!(query.base.tree, Number::Constant(_)) {
            parts.push(self.amount(&query.base, query.base.scope()));
        }
        for change in &query.changes {
            let by = self.amount(&change.by, change.by.scope());
            parts.push(match &change.condition {
                Some(condition) => {
                    let clause = self.clause(condition, condition.scope());
                    say(self.language, "ask-if", &[("by", text(by)), ("clause", text(clause))])
                }
                None => by,
            });
        }
        let parts = [("parts", text(parts.join("; ")))];
        (!query.base.text().is_empty() && parts[0].1 != text("")).then(|| say(self.language, "ask-sum", &parts))
    }

    fn amount(&self, amount: &Number, scope: &Scope) -> String {
        let words = Words { locales: &self.speaker.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope };
        describe::amount(amount, &self.speaker.game().vocabulary, &lexicon)
    }

    fn clause(&self, condition: &Condition, scope: &Scope) -> String {
        let words = Words { locales: &self.speaker.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope };
        describe::clause(condition, &self.speaker.game().vocabulary, &lexicon)
    }

    /// What lies in a zone, of everybody who has one.
    fn zone(&self, id: &str, head: &str) -> Vec<String> {
        let mut out = vec![head.to_owned()];
        for zone in self.view.zones.iter().filter(|zone| zone.id.as_str() == id) {
            let count = say(self.language, "cards", &[("count", number(zone.pile.count))]);
            let names: Vec<String> = zone.pile.cards.iter().map(|card| card.name.to_string()).collect();
            let names = if names.is_empty() { count } else { format!("{count}: {}", listed(&counted(names))) };
            let owner = zone.owner.map(|seat| format!("{}: ", self.view.players[usize::from(seat)].name));
            out.push(format!("{}{names}", owner.unwrap_or_default()));
        }
        out
    }

    /// What cards of a kind there are, as far as they were met, and which lie open.
    fn kind(&self, at: usize, head: &str) -> Vec<String> {
        let game = self.speaker.game();
        let of_kind = |printing: &PrintingId| {
            let family = &game.families.unnoted()[usize::from(game.printings[usize::from(*printing)].family)];
            family.kinds.indices().any(|kind| kind == at)
        };
        let mut names: Vec<String> = (PrintingId::all(game.printings.len()))
            .filter(|printing| of_kind(printing) && self.is_met(*printing))
            .map(|printing| self.speaker.word(self.family(printing)).to_string())
            .collect();
        names.dedup();
        let mut out = vec![head.to_owned()];
        if !names.is_empty() {
            out.push(say(self.language, "ask-such", &[("names", text(listed(&counted_once(names))))]));
        }
        let open = (self.seen().into_iter())
            .filter(|card| self.speaker.named_cards(&card.name).iter().any(of_kind))
            .map(|card| card.name.to_string());
        let open = counted(open.collect());
        if !open.is_empty() {
            out.push(say(self.language, "ask-open", &[("names", text(listed(&open)))]));
        }
        out
    }

    /// On which open cards a number or a word is printed.
    fn attribute(&self, at: usize, wanted: Option<usize>, head: &str) -> Vec<String> {
        let game = self.speaker.game();
        let flag = game.attributes[at].kind == AttributeType::Flag;
        let fits = |card: &&SeenCard| {
            let printings = self.speaker.named_cards(&card.name);
            let value = printings.first().map(|printing| game.printings[usize::from(*printing)].values[at]);
            value.is_some_and(|value| match wanted {
                Some(wanted) => usize::try_from(value) == Ok(wanted),
                None if flag => value == 1,
                None => value != quarterdeck_runtime::definitions::ABSENT,
            })
        };
        let open = counted(self.seen().into_iter().filter(fits).map(|card| card.name.to_string()).collect());
        let mut out = vec![head.to_owned()];
        if !open.is_empty() {
            out.push(say(self.language, "ask-open", &[("names", text(listed(&open)))]));
        }
        out
    }

    fn player(&self, player: &SeenPlayer) -> Vec<String> {
        let figures: Vec<String> = (player.resources.iter().chain(&player.queries).chain(&player.counters))
            .filter(|figure| figure.value != Some(0))
            .map(|figure| format!("{} {}", figure.name, value(figure)))
            .collect();
        let mut out = vec![format!("{} — {}", player.name, figures.join(", "))];
        for zone in self.view.zones.iter().filter(|zone| zone.owner == Some(player.seat) && zone.pile.count > 0) {
            let names: Vec<String> = zone.pile.cards.iter().map(|card| card.name.to_string()).collect();
            let count = say(self.language, "cards", &[("count", number(zone.pile.count))]);
            let told = if names.is_empty() { count } else { listed(&counted(names)) };
            out.push(format!("{}: {told}", capital(&zone.name)));
        }
        out
    }

    /// A place of a board by its name and number.
    fn place(&self, wanted: &str) -> Vec<String> {
        let Some((word, at)) = wanted.rsplit_once(' ') else { return Vec::new() };
        let Ok(at) = at.parse::<usize>() else { return Vec::new() };
        let mut out = Vec::new();
        for board in self.view.boards.iter().filter(|board| fold(&board.place) == word || fold(&board.name) == word) {
            for place in board.places.iter().filter(|place| place.number == at) {
                let mut told: Vec<String> = place.values.iter().map(|(_, name)| name.to_string()).collect();
                told.extend(place.counters.iter().map(|figure| format!("{} {}", figure.name, value(figure))));
                let names = place.pile.cards.iter().map(|card| match card.owner {
                    Some(owner) => format!("{} ({})", card.name, self.view.players[usize::from(owner)].name),
                    None => card.name.to_string(),
                });
                told.extend(counted(names.collect()));
                let hidden = place.pile.count - place.pile.cards.len();
                if hidden > 0 {
                    told.push(say(self.language, "more", &[("count", number(hidden))]));
                }
                let told = if told.is_empty() { plain(self.language, "nothing") } else { told.join(", ") };
                out.push(format!("{} {at}: {told}", capital(&board.place)));
                let ground = place.ground.and_then(|at| place.pile.cards.get(at));
                out.extend(ground.filter(|card| !card.text.is_empty()).map(|card| card.text.to_string()));
            }
        }
        out
    }

    fn cards(&self, cards: &[PrintingId]) -> Vec<String> {
        card_lines(self.tongue(), cards, self.table.now().position().options())
    }
}

/// What players read of cards: each with its name and numbers, then what they do, and what is said of them besides.
pub fn card_lines(tongue: Tongue<'_>, cards: &[PrintingId], options: &[i16]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut texts: Vec<(FamilyId, Phrase)> = Vec::new();
    // What reads the same on several of them is told once.
    for printing in cards {
        let family = tongue.game.printings[usize::from(*printing)].family;
        let mut line = tongue.printing(*printing).to_string();
        let printed: Vec<String> =
            tongue.printed(*printing).into_iter().map(|(name, value)| format!("{name}: {value}")).collect();
        if !printed.is_empty() {
            line = format!("{line} — {}", printed.join(", "));
        }
        if !out.contains(&line) {
            out.push(line);
        }
        let text = tongue.printing_text(*printing, options);
        if !texts.iter().any(|(of, known)| *known == text && (*of == family || !text.is_empty())) {
            texts.push((family, text));
        }
    }
    out.extend(tongue.designed(cards));
    let mut families: Vec<FamilyId> = Vec::new();
    for (family, told) in texts {
        out.extend(Some(told.to_string()).filter(|text| !text.is_empty()));
        if families.contains(&family) {
            continue;
        }
        families.push(family);
        let flavor = tongue.flavor(family).map(|flavor| say(tongue.language, "flavor", &[("text", text(flavor))]));
        out.extend(flavor);
    }
    out
}

fn value(figure: &Figure) -> String {
    match (&figure.word, figure.value) {
        (Some(word), _) => word.to_string(),
        (None, Some(value)) => value.to_string(),
        (None, None) => "?".to_owned(),
    }
}

/// Names with how often each was there.
fn counted(names: Vec<String>) -> Vec<String> {
    let found = crate::cards::alike(names.into_iter());
    found.into_iter().map(|(name, count)| if count > 1 { format!("{count} × {name}") } else { name }).collect()
}

fn counted_once(names: Vec<String>) -> Vec<String> {
    crate::cards::alike(names.into_iter()).into_iter().map(|(name, _)| name).collect()
}

/// The first of them.
fn listed(names: &[String]) -> String {
    let mut told = names.iter().take(MANY).cloned().collect::<Vec<_>>().join(", ");
    if names.len() > MANY {
        told.push_str(", …");
    }
    told
}
