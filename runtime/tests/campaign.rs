//! Stories and campaigns: beats, branches, what carries over, and the file between matches.

use crate::common;
use quarterdeck_dsl::vocabulary::{BeatId, ResourceId, ZoneId};
use std::sync::Arc;

use crate::common::{small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_runtime::{Campaign, Game, Match, PackFiles, Progress, Save, Seats, Setting, Table, jump};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [1, 2]
[option.chapter]
values  = ["one", "two"]
default = "one"
[option.lost]
most    = 5
default = 0
[option.fame]
most    = 9
default = 0

[kind.quest]
[kind.gem]
shows = ["worth"]
[attribute.worth]
[zone.box]
[zone.board]
[zone.deck]
[zone.hand]
per  = "player"
held = true
[resource.coin]
plural = "coins"

[card.ruby]
kind      = "gem"
starts_in = "box"
copies    = [{ count = 2, worth = 3 }, { worth = 5 }]
[card.errand]
kind      = "quest"
starts_in = "box"
requires  = 'hold 1 gem'
[card.task]
kind      = "quest"
starts_in = "box"
requires  = 'hold 1 gem'

[campaign]
chapters = "chapter"
quests   = "board"
done     = 'you hold a gem'
failures = "lost"
carries  = { fame = 'fame plus 2' }
keeps    = { cards = 'gem in the deck', in = "deck" }

[chapter.one]
opens = "a"
won   = [{ if = 'beat b is told', read = "good" }, "plain"]
lost  = "sad"
[chapter.two]
opens = "x"
[beat.a]
do    = 'move 1 gem in the box with worth exactly 3 to the deck'
quest = "errand"
next  = [{ if = 'errand is done', read = "b" }, "c"]
[beat.b]
quest = "task"
next  = { do = 'end the match' }
[beat.c]
next = { rests = true }
[beat.good]
[beat.plain]
[beat.sad]
[beat.x]
do   = 'move all gems in the box with worth exactly 5 to the deck'
next = { rests = true }

[setup]
do = ['each player gains coins equal to lost', 'tell the next beat']
[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["find", "read", "stop", "give_up"]
[action.find]
do = 'move the top card of the deck to your hand'
[action.read]
do = 'tell the next beat'
[action.stop]
do = ['set luck to 1', 'end the match']
[action.give_up]
do = 'end the match'
[counter.luck]
[finish]
together = 'there are at least 1 players'
won      = 'luck is 1'
"#;

fn pack(text: &str) -> PackFiles {
    let mut texts = String::from("pack-title = Tiny\nchapter-one-title = One\nchapter-one-text = It begins.\n");
    for beat in ["a", "b", "c", "good", "plain", "sad", "x"] {
        texts.push_str(&format!(
            "beat-{beat}-title = Title {beat}\nbeat-{beat}-text =\n    First {beat}.\n\n    Then.\n"
        ));
    }
    small_pack(text, &texts)
}

fn game_of(text: &str) -> Arc<Game> {
    common::game_of(&pack(text))
}

fn setting(options: &[(&str, &str)]) -> Setting {
    common::seats(1, 1, options)
}

fn start(campaign: &Campaign) -> Table {
    let setting = campaign.setting(Some(0)).expect("the campaign is not over");
    table_of(campaign.game().clone(), setting)
}

fn decide(table: &mut Table, ids: &[&str]) {
    for id in ids {
        table.decide_by_id(id).unwrap_or_else(|error| panic!("{id}: {error:?}"));
    }
}

fn latest(played: &Match) -> &str {
    let position = played.position();
    position.latest_beat().map_or("", |beat| position.game.beat_name(beat.number()))
}

#[test]
fn the_story_goes_on_by_what_was_achieved() {
    let game = game_of(PACK);
    let mut done = Table::start(game.clone(), setting(&[])).expect("starts");
    assert_eq!(latest(done.now()), "a");
    let position = done.now().position();
    assert_eq!(position.length(position.zone(ZoneId::at(1), None)), 1, "the quest lies on the board");
    decide(&mut done, &["find", "read"]);
    assert_eq!(latest(done.now()), "b");
    decide(&mut done, &["read"]);
    assert_eq!(done.now().winners(), Some(Seats::none()), "the way out of beat b ends the match");
    assert_eq!(latest(done.now()), "sad");
    let mut missed = Table::start(game, setting(&[])).expect("starts");
    decide(&mut missed, &["read"]);
    assert_eq!(latest(missed.now()), "c");
    decide(&mut missed, &["read", "stop"]);
    assert_eq!(latest(missed.now()), "plain");
}

#[test]
fn the_log_and_the_view_tell_the_story() {
    let table = Table::start(game_of(PACK), setting(&[])).expect("starts");
    let lines: Vec<String> = table.speaker(Some(0), "en").narrate(0).into_iter().map(|line| line.text).collect();
    assert!(lines.contains(&"═══ One ═══\nIt begins.".to_owned()), "{lines:?}");
    assert!(lines.contains(&"── Title a ──\nFirst a.\n\nThen.".to_owned()), "{lines:?}");
    let story = table.speaker(Some(0), "en").story().expect("the story has begun");
    assert_eq!((story.title.as_str(), story.beat.title.as_str()), ("One", "Title a"));
    assert_eq!(story.quests.len(), 1);
    assert_eq!(story.quests[0].missing, ["gem (0 of 1)"]);
}

#[test]
fn a_lost_chapter_is_played_again_and_a_won_one_is_followed_by_the_next() {
    let mut campaign = Campaign::begin(game_of(PACK), &setting(&[])).expect("there is a story");
    let mut table = start(&campaign);
    decide(&mut table, &["give_up"]);
    let result = campaign.finish(table.now()).expect("the match is over").clone();
    assert!(!result.went_on);
    assert_eq!((campaign.progress.chapter.as_deref(), campaign.failures("one")), (Some("one"), 1));
    let mut table = start(&campaign);
    assert_eq!(table.now().position().resource(ResourceId::at(0), 0), 1, "a coin for the failure");
    assert_eq!(campaign.progress.carried, [("fame".to_owned(), 2)]);
    // The gem of beat a was left in the deck, and the same beat brings another one.
    let position = table.now().position();
    assert_eq!(position.length(position.zone(ZoneId::at(2), None)), 2);
    decide(&mut table, &["stop"]);
    assert!(campaign.finish(table.now()).expect("the match is over").went_on);
    assert_eq!(campaign.progress.chapter.as_deref(), Some("two"));
    let mut table = start(&campaign);
    assert_eq!(table.now().position().resource(ResourceId::at(0), 0), 0, "the next chapter begins without coins");
    let position = table.now().position();
    assert_eq!(position.length(position.zone(ZoneId::at(2), None)), 3);
    decide(&mut table, &["stop"]);
    campaign.finish(table.now());
    assert!(campaign.won() && !campaign.perfect());
    assert!(campaign.setting(None).is_none());
}

#[test]
fn a_campaign_goes_on_in_another_process_at_any_decision() {
    let mut campaign = Campaign::begin(game_of(PACK), &setting(&[])).expect("there is a story");
    let mut table = start(&campaign);
    decide(&mut table, &["give_up"]);
    campaign.finish(table.now());
    let mut table = start(&campaign);
    decide(&mut table, &["find", "read"]);
    campaign.progress.current = Some(Save::of(&table));
    let read = Progress::read(&campaign.write()).expect("it can be read back");
    assert_eq!(read, campaign.progress);
    let opened = Campaign::open(read, game_of(PACK)).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert!(opened.changed.is_empty());
    let again = opened.table.expect("the match was running");
    assert_eq!(again.now().snapshot(), table.now().snapshot());
    assert_eq!(opened.campaign.progress, campaign.progress);
}

#[test]
fn a_changed_pack_loses_nothing_that_still_exists_and_names_the_rest() {
    let mut campaign = Campaign::begin(game_of(PACK), &setting(&[])).expect("there is a story");
    let mut table = start(&campaign);
    decide(&mut table, &["stop"]);
    campaign.finish(table.now());
    let mut table = start(&campaign);
    decide(&mut table, &["find"]);
    campaign.progress.current = Some(Save::of(&table));
    campaign.progress.options.push(("colour".into(), "red".into()));
    let other = PACK
        .replace("\"two\"]", "\"three\"]")
        .replace("[chapter.two]", "[chapter.three]")
        .replace("copies    = [{ count = 2, worth = 3 }, { worth = 5 }]", "copies    = [{ worth = 4 }]")
        .replace("exactly 3", "exactly 4")
        .replace("exactly 5", "exactly 4");
    let progress = Progress::read(&campaign.write()).expect("it can be read");
    let opened = Campaign::open(progress, game_of(&other)).unwrap_or_else(|refusal| panic!("{refusal}"));
    let told: Vec<String> = opened.changed.iter().map(ToString::to_string).collect();
    for part in ["`small` was changed", "colour = red", "chapter two is not there", "1 × ruby worth=3", "kept aside"] {
        assert!(told.iter().any(|line| line.contains(part)), "{part} is not told: {told:#?}");
    }
    let progress = &opened.campaign.progress;
    assert_eq!(progress.chapter.as_deref(), Some("three"));
    assert_eq!((progress.results.len(), progress.carried.len(), progress.set_aside.len()), (1, 1, 1));
    assert!(progress.kept.is_empty() && progress.current.is_none() && opened.table.is_none());
    assert!(Table::start(game_of(&other), opened.campaign.setting(None).expect("goes on")).is_ok());
}

#[test]
fn a_match_that_cannot_be_read_is_set_aside_and_the_campaign_stays() {
    let mut campaign = Campaign::begin(game_of(PACK), &setting(&[])).expect("there is a story");
    let mut table = start(&campaign);
    decide(&mut table, &["stop"]);
    campaign.finish(table.now());
    let table = start(&campaign);
    campaign.progress.current = Some(Save::of(&table));
    let text = campaign.write().replace("\"snapshot\":{\"seats\":1,", "\"snapshot\":{\"chairs\":1,");
    let progress = Progress::read(&text).expect("the campaign can be read");
    assert_eq!((progress.results.len(), progress.set_aside.len()), (1, 1));
    let opened = Campaign::open(progress, game_of(PACK)).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(opened.campaign.progress.chapter.as_deref(), Some("two"));
    assert!(opened.table.is_none());
    assert!(opened.changed.iter().any(|change| change.to_string().contains("kept aside")));
}

#[test]
fn a_new_chapter_behind_the_last_goes_on_with_a_finished_campaign() {
    let mut campaign = Campaign::begin(game_of(PACK), &setting(&[("chapter", "two")])).expect("there is a story");
    let mut table = start(&campaign);
    decide(&mut table, &["stop"]);
    campaign.finish(table.now());
    assert!(campaign.won() && campaign.perfect());
    let longer = PACK.replace("\"two\"]", "\"two\", \"three\"]")
        + "[chapter.three]\nopens = \"y\"\n[beat.y]\nnext = { rests = true }\n";
    let opened =
        Campaign::open(campaign.progress.clone(), game_of(&longer)).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(opened.campaign.progress.chapter.as_deref(), Some("three"));
}

#[test]
fn a_file_that_is_no_campaign_is_refused() {
    let campaign = Campaign::begin(game_of(PACK), &setting(&[])).expect("there is a story");
    let good = campaign.write();
    let code = |text: &str| Progress::read(text).expect_err("it is no campaign").code;
    assert_eq!(code(&good[..good.len() / 2]), "save::damaged");
    assert_eq!(code("{}"), "save::foreign");
    assert_eq!(code(&good.replace("\"version\":1,", "\"version\":7,")), "save::newer");
    assert_eq!(code(&good.replace("\"seats\":1", "\"seats\":\"one\"")), "save::damaged");
    let mut other = pack(PACK);
    other.id = "other".into();
    let game = common::game_of(&other);
    let refused = Campaign::open(campaign.progress, game).err().expect("it is of another game");
    assert_eq!(refused.code, "save::other_game");
}

#[test]
fn one_can_join_the_story_at_any_beat() {
    let game = game_of(PACK);
    for (chapter, beat) in [("one", "a"), ("one", "b"), ("one", "c"), ("two", "x")] {
        let setting = jump::chapter(&game, &setting(&[("chapter", chapter)])).expect("the chapter can be joined");
        let at = game.story.as_ref().and_then(|story| story.beats.iter().position(|known| known.name == beat));
        let joined =
            jump::beat(&game, &setting, BeatId::at(at.expect("there is such a beat"))).expect("there is a way");
        assert_eq!(latest(&joined), beat);
        assert!(joined.asked().is_some());
    }
    // What the chapter before leaves is there, and its fame.
    let second = jump::chapter(&game, &setting(&[("chapter", "two")])).expect("the chapter can be joined");
    assert_eq!(second.kept.len(), 1);
    assert!(second.options.contains(&("fame".into(), "2".into())));
}
