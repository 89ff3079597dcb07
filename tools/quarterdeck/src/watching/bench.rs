//! The rulings of a pack, and on which definitions each of them depends: after a change only those are played that read
//! something in which the game differs.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use quarterdeck_rulings::{Failure, Opened, Opening, Ruling, head_mistakes};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{Difference, Part, READERS};

use crate::cores::{count, each_by};
use crate::rulings::tell;

/// Of so many rulings that do not hold any more it is told why; of the others, only which line.
const EXPLAINED: usize = 5;

/// Makes games for rulings.
pub trait Maker {
    /// All packs that are played if these are named: groups with the same ones are one.
    fn packs(&self, named: &[String]) -> Vec<String>;
    /// The game of these packs.
    fn make(&mut self, packs: &[String]) -> Result<Game, String>;
}

/// One ruling and what is known of it.
struct Known {
    text: String,
    /// As it was read; or why it cannot be.
    ruling: Result<Ruling, String>,
    /// What came of it; nothing if it must be played in any case.
    asked: Option<Asked>,
    /// What did not hold.
    failed: Option<String>,
}

/// What is known of a ruling that was played.
struct Asked {
    /// How its matches are opened.
    openings: Vec<Opening>,
    /// What it read behind that.
    read: Vec<Part>,
    /// How long it took.
    took: Duration,
}

/// All rulings of a pack.
pub struct Bench {
    rulings: BTreeMap<String, Known>,
    /// What was played last with each group of packs that rulings name.
    games: BTreeMap<Vec<String>, Group>,
}

/// The last game of a group of packs, and its matches as they are opened.
struct Group {
    game: Arc<Game>,
    opened: Vec<Begun>,
}

/// A match as it was opened, for all rulings that begin with it.
struct Begun {
    opening: Opening,
    opened: Arc<Opened>,
    /// What was read until then; nothing if it must be opened anew in any case.
    read: Option<Vec<Part>>,
}

/// What came of playing.
pub struct Played {
    /// How many rulings were played.
    pub asked: usize,
    /// Those that do not hold, with what is wrong, whether they were played now or before.
    pub failing: Vec<(String, String)>,
    /// Those that were played before and came out otherwise now, and whether they hold.
    pub turned: Vec<(String, bool)>,
}

impl Bench {
    /// No ruling was played yet.
    pub fn new(files: BTreeMap<String, String>) -> Bench {
        let mut bench = Bench { rulings: BTreeMap::new(), games: BTreeMap::new() };
        bench.set(files);
        bench
    }

    /// How many rulings there are.
    pub fn len(&self) -> usize {
        self.rulings.len()
    }

    /// The rulings as they are now; whether anything is different.
    pub fn set(&mut self, files: BTreeMap<String, String>) -> bool {
        let files: BTreeMap<String, String> = files.into_iter().filter(|(path, _)| path.ends_with(".ruling")).collect();
        let before = self.rulings.len();
        self.rulings.retain(|path, _| files.contains_key(path));
        let mut changed = self.rulings.len() != before;
        for (path, text) in files {
            if self.rulings.get(&path).is_none_or(|known| known.text != text) {
                changed = true;
                let ruling = parsed(&path, &text);
                self.rulings.insert(path, Known { text, ruling, asked: None, failed: None });
            }
        }
        changed
    }

    /// The game of these packs, as it was played last.
    pub fn game(&self, packs: &[String]) -> Option<Arc<Game>> {
        self.games.get(packs).map(|group| Arc::clone(&group.game))
    }

    /// Plays the rulings that read what has changed since they were played last, and those that are new.
    pub fn play(&mut self, maker: &mut dyn Maker) -> Played {
        let mut named: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
        for (path, known) in &self.rulings {
            if let Ok(ruling) = &known.ruling {
                let (game, with) = ruling.packs();
                let packs = std::iter::once(game.to_owned()).chain(with.iter().cloned()).collect();
                named.entry(packs).or_default().push(path.clone());
            }
        }
        let mut groups: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
        for (packs, paths) in named {
            groups.entry(maker.packs(&packs)).or_default().extend(paths);
        }
        groups.values_mut().for_each(|paths| paths.sort());
        self.games.retain(|packs, _| groups.contains_key(packs));
        let holding = |known: &Known| known.asked.is_some().then_some(known.failed.is_none());
        let before: BTreeMap<String, bool> =
            self.rulings.iter().filter_map(|(path, known)| Some((path.clone(), holding(known)?))).collect();
        let asked = groups.into_iter().map(|(packs, paths)| self.group(packs, &paths, maker)).sum();
        let failing = self.rulings.iter().filter_map(|(path, known)| {
            let why = known.ruling.as_ref().err().or(known.failed.as_ref())?;
            Some((path.clone(), why.clone()))
        });
        let turned = before.into_iter().filter_map(|(path, held)| {
            let holds = self.rulings.get(&path).is_some_and(|known| known.failed.is_none());
            (holds != held).then_some((path, holds))
        });
        Played { asked, turned: turned.collect(), failing: failing.collect() }
    }

    /// Plays rulings of the same packs; how many were asked.
    fn group(&mut self, ids: Vec<String>, paths: &[String], maker: &mut dyn Maker) -> usize {
        let mut game = match maker.make(&ids) {
            Ok(game) => game,
            Err(why) => {
                for path in paths {
                    self.rulings.entry(path.clone()).and_modify(|known| {
                        known.failed = Some(format!("cannot be played: {why}\n"));
                        known.asked = None;
                    });
                }
                return 0;
            }
        };
        // Before anything of it is read: what is made of it then notes who reads it.
        game.note_reading();
        let before = self.games.remove(&ids);
        let change = Change(match &before {
            Some(before) => before.game.difference(&game),
            None => Difference::Anything,
        });
        let game = Arc::new(game);
        let mut opened = before.map(|before| before.opened).unwrap_or_default();
        let other = open_anew(&mut opened, &game, &change);
        let mut concerned: Vec<(&String, &mut Known)> = self
            .rulings
            .iter_mut()
            .filter(|(path, known)| paths.binary_search(path).is_ok() && known.is_concerned(&change, &other))
            .collect();
        // The longest first, so that no core waits for another at the end.
        concerned.sort_by_key(|(_, known)| std::cmp::Reverse(known.asked.as_ref().map(|asked| asked.took)));
        open_more(&mut opened, &game, concerned.iter().filter_map(|(_, known)| known.ruling.as_ref().ok()));
        let rulings: Vec<Option<&Ruling>> = concerned.iter().map(|(_, known)| known.ruling.as_ref().ok()).collect();
        let mut played = each_by(count().min(READERS), rulings.len(), |reader, at| {
            rulings[at].map(|ruling| ask(ruling, &game, reader, &opened))
        });
        let asked = played.len();
        // Of many that do not hold, the first say why: whoever has broken so much wants to know that, and soon.
        let mut unmet: Vec<usize> = (0..asked)
            .filter(|at| played[*at].as_ref().is_some_and(|(asked, failed)| asked.is_some() && failed.is_some()))
            .collect();
        unmet.sort_by_key(|at| concerned[*at].0);
        unmet.truncate(EXPLAINED);
        let why = each_by(count(), unmet.len(), |_, at| explained(rulings[unmet[at]]?, &game, &opened));
        for (at, why) in unmet.into_iter().zip(why) {
            if let (Some((_, failed)), Some(why)) = (&mut played[at], why) {
                *failed = Some(why);
            }
        }
        for ((_, known), played) in concerned.into_iter().zip(played) {
            if let Some((asked, failed)) = played {
                (known.asked, known.failed) = (asked, failed);
            }
        }
        self.games.insert(ids, Group { game, opened });
        asked
    }
}

/// What is different since rulings were played last.
struct Change(Difference);

impl Change {
    /// Whether it touches anything that was read.
    fn touches(&self, read: &[Part]) -> bool {
        match &self.0 {
            Difference::Nothing => false,
            Difference::Anything => true,
            Difference::Parts(parts) => parts.iter().any(|part| read.binary_search(part).is_ok()),
        }
    }
}

impl Known {
    /// Whether it must be played again: it was not played yet, read something that has changed, or its match is opened otherwise now.
    fn is_concerned(&self, change: &Change, other: &[Opening]) -> bool {
        self.asked.as_ref().is_none_or(|asked| {
            change.touches(&asked.read) || asked.openings.iter().any(|opening| other.contains(opening))
        })
    }
}

/// Opens those matches again that read what has changed; which of them are others now.
fn open_anew(opened: &mut [Begun], game: &Arc<Game>, change: &Change) -> Vec<Opening> {
    let stale: Vec<usize> =
        (0..opened.len()).filter(|at| opened[*at].read.as_ref().is_none_or(|read| change.touches(read))).collect();
    let again =
        each_by(count().min(READERS), stale.len(), |reader, at| begin(&opened[stale[at]].opening, game, reader));
    let mut other = Vec::new();
    for (at, again) in stale.into_iter().zip(again) {
        if opened[at].opened != again.opened {
            other.push(again.opening.clone());
        }
        opened[at] = again;
    }
    other
}

/// Opens the matches that rulings begin with and none began with before.
fn open_more<'r>(opened: &mut Vec<Begun>, game: &Arc<Game>, rulings: impl Iterator<Item = &'r Ruling>) {
    let mut more: Vec<Opening> = Vec::new();
    for opening in rulings.flat_map(|ruling| ruling.openings(game)) {
        if !more.contains(&opening) && !opened.iter().any(|begun| begun.opening == opening) {
            more.push(opening);
        }
    }
    opened.extend(each_by(count().min(READERS), more.len(), |reader, at| begin(&more[at], game, reader)));
}

/// Opens a match and notes what is read for it. One that breaks down is left to the rulings, which tell so.
fn begin(opening: &Opening, game: &Arc<Game>, reader: usize) -> Begun {
    game.begin_reading(reader);
    let opened = catch_unwind(AssertUnwindSafe(|| opening.open(game)));
    let read = opened.is_ok().then(|| game.parts_read());
    let opened = opened.unwrap_or_else(|_| Opened::broken());
    Begun { opening: opening.clone(), opened: Arc::new(opened), read }
}

/// A match that was opened so.
fn begun(opened: &[Begun], opening: &Opening) -> Option<Arc<Opened>> {
    let begun = opened.iter().find(|begun| begun.opening == *opening && begun.read.is_some())?;
    Some(Arc::clone(&begun.opened))
}

/// A ruling as it is read, or why it cannot be.
fn parsed(path: &str, text: &str) -> Result<Ruling, String> {
    Ruling::parse(path, text).map_err(|_| {
        let mistakes = head_mistakes(path, text, None);
        let lines = mistakes.iter().map(|it| format!("  line {}: {} ({})\n", it.line, it.message, it.help));
        format!("cannot be read:\n{}", lines.collect::<String>())
    })
}

/// Plays a ruling: what is known of it now, and what does not hold.
fn ask(ruling: &Ruling, game: &Arc<Game>, reader: usize, opened: &[Begun]) -> (Option<Asked>, Option<String>) {
    let began = Instant::now();
    game.begin_reading(reader);
    let unmet = catch_unwind(AssertUnwindSafe(|| ruling.unmet(game, &|opening| begun(opened, opening))));
    let read = game.parts_read();
    match unmet {
        Ok(unmet) => {
            let failed = unmet.map(|failure| does_not_hold(&[failure]));
            (Some(Asked { openings: ruling.openings(game), read, took: began.elapsed() }), failed)
        }
        Err(_) => (None, Some("does not hold: playing it broke down\n".to_owned())),
    }
}

/// The same with what explains it, which takes longer.
fn explained(ruling: &Ruling, game: &Arc<Game>, opened: &[Begun]) -> Option<String> {
    let failures = catch_unwind(AssertUnwindSafe(|| ruling.explain(game, &|opening| begun(opened, opening)))).ok()?;
    (!failures.is_empty()).then(|| does_not_hold(&failures))
}

fn does_not_hold(failures: &[Failure]) -> String {
    format!("does not hold:\n{}", failures.iter().map(|failure| tell(failure, false)).collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::ops::Range;
    use std::path::Path;

    use quarterdeck_disk::pack_dir::{read_pack, read_rulings};
    use quarterdeck_runtime::packs::{Sentences, check_with};
    use quarterdeck_runtime::{Game, PackFiles};

    use super::{Bench, Maker};
    use crate::mutate::change::changes;

    /// A pack that needs no other.
    struct Alone<'s> {
        pack: PackFiles,
        sentences: &'s Sentences,
    }

    impl Maker for Alone<'_> {
        fn packs(&self, named: &[String]) -> Vec<String> {
            named.to_vec()
        }

        fn make(&mut self, _: &[String]) -> Result<Game, String> {
            check_with(self.sentences, &[&self.pack]).game.ok_or_else(|| "it is broken".into())
        }
    }

    /// Where a number of a card is printed, such as its cost: file, and the bytes of the number.
    fn printed(pack: &PackFiles, attribute: &str) -> Vec<(String, Range<usize>)> {
        let mut found = Vec::new();
        for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
            for (at, _) in text.match_indices(attribute) {
                let begins = text[..at].chars().next_back().is_none_or(|sign| !sign.is_alphanumeric() && sign != '_');
                let rest = text[at + attribute.len()..].trim_start_matches(' ');
                let Some(number) = rest.strip_prefix('=').map(|rest| rest.trim_start_matches(' ')) else {
                    continue;
                };
                let digits = number.bytes().take_while(u8::is_ascii_digit).count();
                if begins && digits > 0 {
                    let from = text.len() - number.len();
                    found.push((path.clone(), from..from + digits));
                }
            }
        }
        found
    }

    /// The pack with other numbers there.
    fn with_more(pack: &PackFiles, places: &[(String, Range<usize>)]) -> PackFiles {
        let mut changed = pack.clone();
        // From the end of each file on, so that the other places stay where they are.
        for (path, place) in places.iter().rev() {
            let text = changed.files.get_mut(path).unwrap();
            let number: i32 = text[place.clone()].parse().unwrap();
            text.replace_range(place.clone(), &(number + 2).to_string());
        }
        changed
    }

    /// Changes what is printed on cards, on all that have it and on single ones: what is asked again finds what all find.
    fn printed_numbers_are_enough(id: &str, singles: usize) -> (usize, usize) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(id);
        let (pack, rulings) = (read_pack(&folder).unwrap(), read_rulings(&folder).unwrap());
        let sentences = Sentences::default();
        let game = check_with(&sentences, &[&pack]).game.unwrap();
        let all: Vec<Vec<(String, Range<usize>)>> =
            game.attributes.iter().map(|attribute| printed(&pack, &attribute.name)).collect();
        let single: Vec<Vec<(String, Range<usize>)>> = all.iter().flatten().map(|place| vec![place.clone()]).collect();
        let apart = (single.len() / singles).max(1);
        let mut bench = Bench::new(rulings.clone());
        let failing = |pack: &PackFiles, bench: Option<&mut Bench>| {
            let mut fresh = Bench::new(rulings.clone());
            let played = bench.unwrap_or(&mut fresh).play(&mut Alone { pack: pack.clone(), sentences: &sentences });
            (played.asked, played.failing.into_iter().map(|(path, _)| path).collect::<Vec<_>>())
        };
        assert_eq!(failing(&pack, Some(&mut bench)), (bench.len(), Vec::new()), "all hold");
        let (mut fewer, mut noticed) = (0, 0);
        for places in all.iter().filter(|places| !places.is_empty()).chain(single.iter().step_by(apart)) {
            let changed = with_more(&pack, places);
            if check_with(&sentences, &[&changed]).game.is_none() {
                continue;
            }
            let (asked, found) = failing(&changed, Some(&mut bench));
            assert_eq!(found, failing(&changed, None).1, "{places:?}");
            fewer += usize::from(asked < bench.len());
            noticed += usize::from(!found.is_empty());
            assert!(failing(&pack, Some(&mut bench)).1.is_empty(), "taken back: {places:?}");
        }
        (fewer, noticed)
    }

    #[test]
    fn of_printed_numbers_it_is_known_who_reads_them() {
        // Cards with parts, whose numbers add up; cards with several printings; and cards that ask for the numbers of others.
        for (id, singles) in [("dead-reckoning", 12), ("port-royal", 16), ("examples/pantry", 24)] {
            let (fewer, noticed) = printed_numbers_are_enough(id, singles);
            assert!(fewer > 3 && noticed > 3, "{id}: {fewer} concern only some rulings, {noticed} are noticed");
        }
    }

    #[test]
    fn what_is_asked_again_is_enough() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples/lanterns");
        let (pack, rulings) = (read_pack(&folder).unwrap(), read_rulings(&folder).unwrap());
        let sentences = Sentences::default();
        let made = |pack: &PackFiles| Alone { pack: pack.clone(), sentences: &sentences };
        let failing = |bench: &mut Bench, pack: &PackFiles| {
            let played = bench.play(&mut made(pack));
            (played.asked, played.failing.into_iter().map(|(path, _)| path).collect::<Vec<_>>())
        };
        let mut bench = Bench::new(rulings.clone());
        assert_eq!(failing(&mut bench, &pack), (bench.len(), Vec::new()), "all hold, and all are asked at first");
        assert_eq!(failing(&mut bench, &pack), (0, Vec::new()), "nothing has changed");
        let (mut fewer, mut broken) = (0, 0);
        for change in changes(&pack, &[]).iter().step_by(6) {
            let changed = change.applied(&pack);
            let (asked, found) = failing(&mut bench, &changed);
            let fresh = failing(&mut Bench::new(rulings.clone()), &changed);
            assert_eq!(found, fresh.1, "{}:{}: {}", change.file, change.line, change.after);
            fewer += usize::from(asked > 0 && asked < bench.len());
            broken += usize::from(!found.is_empty());
            let (_, found) = failing(&mut bench, &pack);
            assert!(found.is_empty(), "taken back: {}:{}: {}", change.file, change.line, change.after);
        }
        assert!(
            fewer > 5 && broken > 5,
            "some changes concern some rulings ({fewer}), and some are noticed ({broken})"
        );
    }
}
