//! The report: one page with everything in it, to be kept and passed on.

use std::fmt::Write;

use super::findings::Findings;
use super::interval::{USUAL, share};
use super::plot::{Scale, bars, escape, points, spark};
use super::study::Study;
use super::told::{Figures, heads, lines, row};
use crate::say::{Say, number, text};
use crate::watch::{QuestTally, StoryTally};

/// What was played, and how to play it again.
pub struct Played<'p> {
    /// The names of what was played.
    pub title: String,
    /// The command that plays the same again.
    pub again: String,
    /// What was told of a story, if the game tells one.
    pub story: Option<&'p StoryTally>,
    /// What cards are called, by their ids.
    pub called: &'p dyn Fn(&str) -> String,
}

/// The page. The first lines say what was played.
pub fn page(played: &Played<'_>, study: &Study, found: &Findings, say: &Say) -> String {
    let figures = Figures { say };
    let word = |key: &str| escape(&say.say(key, &[]));
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{1}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{1}</h1>\n<p><code>{2}</code></p>\n<ul>\n",
        say.language,
        escape(&played.title),
        escape(&played.again)
    );
    lines(found, say).iter().for_each(|line| {
        let _ = writeln!(out, "<li>{}</li>", escape(line));
    });
    out.push_str("</ul>\n");
    let mut section = |key: &str, drawn: String| {
        if !drawn.is_empty() {
            let _ = writeln!(out, "<h2>{}</h2>\n{drawn}", word(key));
        }
    };
    let lengths: Vec<(i64, u64)> = study.lengths.iter().map(|(length, count)| (*length as i64, *count)).collect();
    section("report-lengths", bars(&lengths, &say.say("report-lengths", &[])));
    if !found.together {
        let seats: Vec<_> = (found.seats.iter().enumerate())
            .map(|(seat, share)| {
                let name = say.say("report-seat", &[("seat", number(seat + 1))]);
                (name, *share, figures.interval(share))
            })
            .collect();
        let fair = 1.0 / found.seats.len().max(1) as f64;
        let scale = Scale { zero: Some(fair), told: &|share| figures.whole(share) };
        section("report-seats", points(&seats, &scale, &say.say("report-seats", &[])));
    }
    if let Some(story) = played.story {
        let scale = Scale { zero: None, told: &|share| figures.whole(share) };
        let row = |name: String, some: u64, all: u64| {
            let share = share(some as f64, all as f64, USUAL);
            (name, share, figures.interval(&share))
        };
        let told = |beat: &String| say.say("report-beat", &[("beat", text(beat.clone()))]);
        let beats: Vec<_> = story.beats.iter().map(|(beat, count)| row(told(beat), *count, study.matches)).collect();
        section("report-beats", points(&beats, &scale, &say.say("report-beats", &[])));
        let quest = |(id, quest): (&String, &QuestTally)| {
            let told = [("quest", text((played.called)(id))), ("count", number(quest.laid as usize))];
            row(say.say("report-quest", &told), quest.done, quest.laid)
        };
        let quests: Vec<_> = story.quests.iter().map(quest).collect();
        section("report-quests", points(&quests, &scale, &say.say("report-quests", &[])));
    }
    let scores: Vec<(i64, u64)> = study.score_counts.iter().map(|(score, count)| (*score, *count)).collect();
    section("report-scores", bars(&scores, &say.say("report-scores", &[])));
    let cards: Vec<_> = (found.cards.iter())
        .filter_map(|card| card.advantage.map(|advantage| (card.name.clone(), advantage, figures.points(&advantage))))
        .collect();
    let scale = Scale { zero: Some(0.0), told: &|points| figures.signed(100.0 * points, 0) };
    section("report-advantage", points(&cards, &scale, &say.say("report-advantage", &[])));
    if !found.cards.is_empty() {
        let _ = write!(out, "<h2>{}</h2>\n<table>\n<thead><tr>", word("report-cards"));
        heads(say).iter().for_each(|head| {
            let _ = write!(out, "<th>{}</th>", escape(head));
        });
        let _ = write!(out, "<th>{}</th></tr></thead>\n<tbody>\n", word("report-when"));
        for card in &found.cards {
            out.push_str("<tr>");
            row(card, say).iter().for_each(|cell| {
                let _ = write!(out, "<td>{}</td>", escape(cell));
            });
            let _ = writeln!(out, "<td>{}</td></tr>", spark(&card.parts));
        }
        let _ = writeln!(out, "</tbody>\n</table>\n<p>{}</p>", word("study-note"));
    }
    out.push_str("</body>\n</html>\n");
    out
}

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22303c;background:#fbfaf6}h1,h2{font-weight:600}code{background:#efece2;padding:.1rem .3rem;overflow-wrap:anywhere}svg{width:100%;max-width:720px;display:block}svg text{font:12px system-ui,sans-serif;fill:#22303c}svg text.right{text-anchor:end}svg text.middle{text-anchor:middle}.mark{stroke:#ddd6c3}svg.spark{width:60px;height:16px}.bar{fill:#3d6f8e}.zero{stroke:#8a7a4f;stroke-dasharray:4 3}.unclear line{stroke:#6b7680;stroke-width:2}.unclear circle{fill:#6b7680}.clear line{stroke:#a33b20;stroke-width:2}.clear circle{fill:#a33b20}table{border-collapse:collapse;display:block;overflow-x:auto}th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #ddd6c3;white-space:nowrap}th:first-child,td:first-child{text-align:left}@media(prefers-color-scheme:dark){body{color:#dfe6ea;background:#182026}code{background:#26323a}svg text{fill:#dfe6ea}.bar{fill:#6fa6c6}.unclear line{stroke:#8d99a3}.unclear circle{fill:#8d99a3}.clear line{stroke:#ff9a76}.clear circle{fill:#ff9a76}th,td{border-color:#3a464e}.mark{stroke:#3a464e}}";
