//! Sentences about a story: beats that were told, the latest and the next one, quests that are done.

use quarterdeck_dsl::resolve::{self, Scope};
use quarterdeck_dsl::tree::{Argument, Condition, Test};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::{
    Bearer, BeatId, CounterId, FamilyId, KindId, Meaning, NEXT_BEAT, Vocabulary, ZoneId,
};

static TELL: VerbSpec = VerbSpec {
    name: "tell",
    third: "tells",
    object: Some((ArgumentType::Beat, true)),
    roles: &[],
    about: "",
    example: "tell the next beat",
};

fn words() -> Vocabulary {
    let mut words = Vocabulary::engine();
    words.add_verb(&TELL);
    words.add_story();
    words.add("quest", "quests", Meaning::Kind(KindId::at(0)));
    words.add("errand_1", "errand_1s", Meaning::Family(FamilyId::at(0)));
    words.add("board", "boards", Meaning::Zone(ZoneId::at(0), false));
    words.add("latest_beat", "latest_beat", Meaning::Counter(CounterId::at(0), Bearer::Table));
    for (at, name) in ["beat_10", "beat_28a"].into_iter().enumerate() {
        words.add(name, name, Meaning::Beat(BeatId::at(at)));
        words.add(name, name, Meaning::CounterValue(CounterId::at(0), at as i32 + 1));
    }
    words
}

fn condition(text: &str) -> Result<Condition, String> {
    resolve::condition(text, &words(), &Scope::default()).map_err(|problems| {
        problems.iter().map(|problem| format!("{} ({:?})", problem.message, problem.help)).collect()
    })
}

#[test]
fn beats_are_told_or_not() {
    assert_eq!(condition("beat 10 is told"), Ok(Condition::Told(BeatId::at(0))));
    assert_eq!(condition("beat 28a is not told"), Ok(Condition::Not(Box::new(Condition::Told(BeatId::at(1))))));
    assert!(matches!(condition("the latest beat is beat 28a"), Ok(Condition::Compare(..))));
}

#[test]
fn quests_are_done_or_not() {
    for text in ["errand 1 is done", "all quests in the board are done"] {
        let Ok(Condition::Is(_, tests)) = condition(text) else { panic!("{text}: {:?}", condition(text)) };
        assert_eq!(tests, [Test::Done], "{text}");
    }
    assert!(matches!(condition("there are at least 2 done quests in the board"), Ok(Condition::Count(..))));
}

#[test]
fn a_beat_that_does_not_exist_is_an_unknown_word() {
    let told = condition("beat 11 is told").expect_err("there is no such beat");
    assert!(told.contains("`beat 11`") && told.contains("`beat 10`"), "{told}");
}

#[test]
fn beats_are_told_by_name_or_the_next_one() {
    let told = |text: &str| {
        let instruction = resolve::instruction(text, &words(), &Scope::default()).expect("it can be read");
        instruction.steps[0].arguments[0].clone()
    };
    assert_eq!(told("tell the next beat"), Argument::Beat(NEXT_BEAT));
    assert_eq!(told("tell beat 28a"), Argument::Beat(BeatId::at(1)));
    let wrong = resolve::instruction("tell the board", &words(), &Scope::default()).expect_err("a board is no beat");
    assert!(wrong[0].label.contains("a beat is expected here"), "{wrong:?}");
}
