//! Tables of a small pack: what is exported, what is read back from different spreadsheets, what is refused and how it is written.

use std::collections::BTreeMap;

use quarterdeck_spreadsheet::{COUNT, Cell, Change, Column, Table, changes, table, written};

const BEASTS: &str = "# The beasts.\n\n[card.fox] # sly\nkind   = \"beast\"\ncopies = [\n  { cost = 3, hue = \"red\", count = 2 }, # two of them\n  { hue = \"blue\",   cost = 5 },\n]\n\n\
                      [card.dog]\nkind  = \"beast\"\ncost  = 2   # cheap\ntame  = true\n";
const MORE: &str =
    "[card.owl]\nkind = \"beast\"\n[[card.owl.copies]]\ncost = 4\n[[card.owl.copies]]\ncost = -1\ncount = 3\n";

fn files() -> BTreeMap<String, String> {
    [
        ("cards/beasts.toml", BEASTS),
        ("cards/more.toml", MORE),
        ("flow.toml", "[phase.match]\n"),
        ("locales/en.ftl", "[card.no]"),
    ]
    .map(|(path, text)| (path.to_owned(), text.to_owned()))
    .into()
}

fn columns() -> Vec<Column> {
    let column = |name: &str, cell| Column { name: name.into(), cell };
    vec![
        column("cost", Cell::Number),
        column("weight", Cell::Number),
        column("tame", Cell::Flag),
        column("hue", Cell::Word(vec!["red".into(), "blue".into()])),
        column(COUNT, Cell::Count),
    ]
}

fn zoo() -> Table {
    table(&files(), &columns()).expect("it can be read")
}

fn csv(table: &Table) -> String {
    String::from_utf8(table.csv(|card| format!("={card}")).expect("it can be written")).expect("it is text")
}

fn changed(csv: &str) -> Vec<Change> {
    changes(&zoo(), csv.as_bytes()).unwrap_or_else(|mistakes| panic!("{mistakes:?}"))
}

#[test]
fn every_card_and_every_line_of_copies_is_a_row() {
    let csv = csv(&zoo());
    let expected = "card,line,name,cost,tame,hue,count\nfox,1,'=fox,3,,red,2\nfox,2,'=fox,5,,blue,\ndog,,'=dog,2,true,,\n\
                    owl,1,'=owl,4,,,\nowl,2,'=owl,-1,,,3\n";
    assert_eq!(csv, expected, "nothing that acts, no column in which nothing stands");
}

#[test]
fn without_changes_nothing_is_written() {
    let csv = csv(&zoo());
    for text in [
        csv.clone(),
        format!("\u{feff}{}", csv.replace('\n', "\r\n")),
        csv.replace(',', ";"),
        format!("sep=;\r\n{}", csv.replace(',', ";").replace('\n', "\r\n")),
        csv.replace(',', "\t"),
        csv.replace("true", "ИСТИНА"),
        csv.replace(",3,,red", ",\"3,0\",,red").replace("true", "TRUE"),
        csv.replace("dog,,'=dog,2,true,,\n", ""),
        format!("{csv},,,,,,\n\n"),
    ] {
        let found = changed(&text);
        assert!(found.is_empty(), "{text}\n{found:?}");
        assert!(written(&files(), &found).expect("it can be written").is_empty());
    }
}

#[test]
fn changes_keep_comments_and_layout() {
    let csv = csv(&zoo())
        .replace("fox,1,'=fox,3,,red,2", "fox,1,'=fox,4,,blue,2")
        .replace("fox,2,'=fox,5,,blue,", "fox,2,'=fox,5,,blue,7")
        .replace("dog,,'=dog,2,true", "dog,,'=dog,9,false")
        .replace("owl,2,'=owl,-1,,,3", "owl,2,'=owl,-2,,,");
    let found = changed(&csv);
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    let expected = [
        "cards/beasts.toml: [card.fox] copies 1: cost 3 → 4",
        "cards/beasts.toml: [card.fox] copies 1: hue red → blue",
        "cards/beasts.toml: [card.fox] copies 2: count (nothing) → 7",
        "cards/beasts.toml: [card.dog]: cost 2 → 9",
        "cards/beasts.toml: [card.dog]: tame true → false",
        "cards/more.toml: [card.owl] copies 2: cost -1 → -2",
        "cards/more.toml: [card.owl] copies 2: count 3 → (nothing)",
    ];
    assert_eq!(told, expected);
    let new = written(&files(), &found).expect("it can be written");
    let beasts = BEASTS
        .replace("cost = 3, hue = \"red\"", "cost = 4, hue = \"blue\"")
        .replace("cost = 5 }", "cost = 5, count = 7 }")
        .replace("cost  = 2 ", "cost  = 9 ")
        .replace("tame  = true", "tame  = false");
    assert_eq!(new["cards/beasts.toml"], beasts);
    assert_eq!(new["cards/more.toml"], MORE.replace("cost = -1\ncount = 3\n", "cost = -2\n"));
    assert_eq!(new.len(), 2);
}

#[test]
fn what_cannot_be_meant_is_refused_with_row_and_column() {
    let good = csv(&zoo());
    for (text, told) in [
        (good.replace("cost", "csot"), "row 1, column `csot`: there is no such column; did you mean `cost`?"),
        (good.replace(",tame,", ",cost,"), "row 1, column `cost`: this column is there twice"),
        (good.replace("card,line", "crd,line"), "there is no column `card`"),
        (
            good.replace("fox,2", "fxo,2"),
            "row 3, column `card`: there is no card `fxo` in this pack; did you mean `fox`?",
        ),
        (good.replace("fox,2", "fox,3"), "row 3, column `line`: the card `fox` has no line `3`; there is: 1, 2"),
        (good.replace("fox,2", "fox,1"), "row 3: the same card and line stand in row 2, too"),
        (good.replace("fox,3,,red", "fox,three,,red"), "row 2, column `cost`: `three` is not a whole number"),
        (good.replace("fox,3,,red", "fox,\"3,5\",,red"), "row 2, column `cost`: `3,5` is not a whole number"),
        (
            good.replace("fox,3,,red", "fox,99999999999,,red"),
            "row 2, column `cost`: `99999999999` is too small or too large",
        ),
        (good.replace("fox,3,,red", "fox,=1+2,,red"), "row 2, column `cost`: `=1+2` is not a whole number"),
        (good.replace("red,2", "rde,2"), "row 2, column `hue`: there is no word `rde`; did you mean `red`?"),
        (good.replace("red,2", "red,0"), "row 2, column `count`: `0` is too small or too large"),
        (good.replace("2,true", "2,maybe"), "row 4, column `tame`: `maybe` is neither true nor false"),
        (good.replace("red,2", "red,2,8"), "row 2: `8` stands in no column: the row is too long"),
        (String::new(), "row 1: the file is empty"),
    ] {
        let mistakes = changes(&zoo(), text.as_bytes()).expect_err(told);
        let all: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|mistake| mistake.contains(told)), "{told}\n{all:#?}");
    }
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain(good.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    assert!(changes(&zoo(), &wide).expect_err("it is no UTF-8")[0].message.contains("UTF-16"));
    // A name in an old Russian encoding harms nobody: names are not read.
    let mut old = good.replace("'=dog", "PES").into_bytes();
    let at = old.windows(3).position(|part| part == b"PES").expect("it is there");
    old[at..at + 3].copy_from_slice(&[0xcf, 0xe5, 0xf1]);
    assert_eq!(changes(&zoo(), &old), Ok(Vec::new()));
}
