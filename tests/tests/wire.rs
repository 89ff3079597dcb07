//! What comes over the wire does not depend on cards that a reader cannot see: hidden cards are exchanged at tables of a server, and whatever
//! the reader receives, answer by answer and while others decide, is the same to the last byte, heads of frames included. So is its size.

use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::hidden::unseen;
use quarterdeck_tests::wire::{Line, Served, answer, questions, said, serve};
use serde_json::json;

const GAMES: [&str; 8] = ["port-royal", "cartagena", "dead-reckoning", "lanterns", "grove", "attic", "dike", "pantry"];
/// So many moments of each game.
const MOMENTS: usize = 4;
/// So many decisions are made at both tables afterwards.
const STEPS: usize = 3;

/// Before the secret of the link for those who watch.
const WATCH: &[u8] = b"\"watch\":\"";

/// Covers what stands in quotes behind some words.
fn cover(frame: &mut [u8], before: &[u8]) {
    if let Some(at) = frame.windows(before.len()).position(|window| window == before) {
        frame[at + before.len()..].iter_mut().take_while(|sign| **sign != b'"').for_each(|sign| *sign = b'.');
    }
}

#[derive(Debug, Default)]
struct Compared {
    moments: usize,
    frames: usize,
    bytes: usize,
    decisions: usize,
    watched: usize,
}

fn compare(served: &Served, at: usize, chance: &mut Chance, compared: &mut Compared) {
    let moment = &served.moments[at];
    let mut lines = [0, 1].map(|at| Line::sit(served.address, &moment.laid[at].table, moment.secret(at)).unwrap());
    let mut same = |mut frames: [Vec<u8>; 2], what: &str| {
        // The link for those who watch is each table's own.
        frames.iter_mut().for_each(|frame| cover(frame, WATCH));
        assert!(
            frames[0] == frames[1],
            "{}, {what}: {} bytes and {}:\n{}\n{}",
            moment.about,
            frames[0].len(),
            frames[1].len(),
            String::from_utf8_lossy(&frames[0]),
            String::from_utf8_lossy(&frames[1])
        );
        compared.frames += 1;
        compared.bytes += frames[0].len();
    };
    let first = lines.each_mut().map(|line| line.hear().unwrap());
    assert_eq!(said(&first[0])["kind"], "view", "{}", moment.about);
    same(first, "sitting down");
    let mut matches = [moment.matches[0].clone(), moment.matches[1].clone()];
    let mut others: Vec<(u8, [Line; 2])> = Vec::new();
    for step in 0..=STEPS {
        // Whoever says more than forty words at once is shown out.
        let few = if step == 0 { usize::MAX } else { 5 };
        for question in questions(matches[0].game(), chance).into_iter().rev().take(few) {
            let frames = lines.each_mut().map(|line| answer(line, &question).unwrap());
            same(frames, &format!("step {step}, {question}"));
        }
        // Whoever is asked decides in the same way at both tables, as long as that does not show one of the cards.
        let options = matches[0].option_ids();
        let (Some(asked), Some(id)) = (matches[0].asked(), chance.pick(&options).cloned()) else { break };
        let decided = matches.each_mut().map(|played| {
            let offered = played.option_ids().iter().position(|known| *known == id);
            offered.is_some_and(|at| played.choose(at).is_ok()) && unseen(played, moment.pair, moment.seat)
        });
        if step == STEPS || decided != [true, true] {
            break;
        }
        let decide = json!({"do": "decide", "id": id, "at": step});
        // Who else decides comes for that, which every reader is told, and stays.
        let own = moment.seat == Some(asked);
        if !own && !others.iter().any(|(seat, _)| *seat == asked) {
            let come = [0, 1].map(|at| {
                let laid = &moment.laid[at];
                let mut line = Line::sit(served.address, &laid.table, &laid.seats[usize::from(asked)]).unwrap();
                line.hear().unwrap();
                line
            });
            others.push((asked, come));
            same(lines.each_mut().map(|line| line.hear().unwrap()), &format!("step {step}, somebody comes"));
        }
        let other = others.iter_mut().find(|(seat, _)| *seat == asked);
        let deciders = other.map_or(&mut lines, |(_, others)| others);
        deciders.iter_mut().for_each(|line| line.say(&decide).unwrap());
        same(lines.each_mut().map(|line| line.hear().unwrap()), &format!("step {step}, {id} was decided"));
        compared.decisions += 1;
    }
    compared.moments += 1;
    compared.watched += usize::from(moment.seat.is_none());
}

#[test]
fn nothing_on_the_wire_tells_of_hidden_cards() {
    let folder = std::env::temp_dir().join(format!("quarterdeck-wire-{}", std::process::id()));
    let served = serve(&GAMES, MOMENTS, 3, &folder).unwrap();
    let (mut chance, mut compared) = (Chance::new(9), Compared::default());
    for at in 0..served.moments.len() {
        compare(&served, at, &mut chance, &mut compared);
    }
    println!("{compared:?}");
    let Compared { moments, frames, bytes, decisions, watched } = compared;
    assert!(
        moments > 20 && frames > 300 && bytes > 500_000 && decisions > 20 && watched > 2,
        "hardly anything was compared: {moments} {frames} {bytes} {decisions} {watched}"
    );
    // The cards are exchanged in what is kept, or nothing was tried.
    assert!(served.moments.iter().all(|moment| moment.matches[0].snapshot() != moment.matches[1].snapshot()));
}
