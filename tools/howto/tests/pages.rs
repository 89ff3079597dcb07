//! Pages of a small pack: what references say, what is refused at its place, and how a page is drawn.

use std::sync::Arc;

use quarterdeck_face::{Looks, read};
use quarterdeck_howto::{Source, check, page};
use quarterdeck_runtime::{Game, PackFiles};

const PACK: &str =
    "[pack]\nversion = \"1\"\nplayers = [2, 4]\n[option.length]\nvalues = [\"short\", \"long\"]\ndefault = \"short\"\n";
const WORDS: &str = "[kind.beast]\nshows = [\"cost\"]\n[attribute.cost]\n[resource.nut]\nplural = \"nuts\"\n\
                     [query.goal]\nbase = 12\n[query.worth]\nof = \"card\"\nbase = 'its cost'\n[zone.row]\n[zone.bin]\n";
const CARDS: &str = "[card.fox]\nkind = \"beast\"\nstarts_in = \"row\"\ncopies = [{ cost = 3, count = 2 }, { cost = 5 }]\n\
                     [card.dog]\nkind = \"beast\"\nstarts_in = \"row\"\ncopies = [{ cost = 2 }]\n";
const FLOW: &str = "[setup]\ndo = 'each player gains 3 nuts' # not 9 nuts\n[phase.match]\nactions = [\"take\"]\n\
                    [action.take]\nchoose = 'a card in the row'\ndo = 'move it to the bin'\n\
                    [finish]\nrank = ['your nuts']\n";
const EN: &str = "pack-title = Zoo & <Sons>\nword-nut = nut\n    .one = nut\n    .other = nuts\nword-fox = fox\n    .one = fox\n    .other = foxes\n\
                  action-take = Take { $it }\noption-length-long = A long match\n";
const RU: &str = "pack-title = Зоопарк\nword-nut = орех\n    .gender = m\n    .nom = орех\n    .gen = ореха\n    .dat = ореху\n    .acc = орех\n    .ins = орехом\n    .pre = орехе\n\
                  \u{20}   .nom-pl = орехи\n    .gen-pl = орехов\n    .dat-pl = орехам\n    .acc-pl = орехи\n    .ins-pl = орехами\n    .pre-pl = орехах\n\
                  action-take = Взять { $it }\n";

fn files() -> PackFiles {
    let files = [
        ("pack.toml", PACK),
        ("vocabulary.toml", WORDS),
        ("cards.toml", CARDS),
        ("flow.toml", FLOW),
        ("locales/en.ftl", EN),
        ("locales/ru.ftl", RU),
    ];
    PackFiles { id: "zoo".into(), files: files.map(|(path, text)| (path.to_owned(), text.to_owned())).into() }
}

fn zoo() -> (Arc<Game>, Looks) {
    let pack = files();
    let checked = quarterdeck_runtime::check(&[&pack]);
    let told = |it: &quarterdeck_runtime::PackProblem| format!("{} {} {:?}", it.file, it.message, it.help);
    let told: Vec<String> = checked.problems.iter().map(told).collect();
    let game = Arc::new(checked.game.unwrap_or_else(|| panic!("{told:#?}")));
    let (look, _) = read("zoo", "[symbol.cost]\nshape = \"gem\"\ncolor = \"teal\"\n");
    let (looks, problems) = Looks::of(&game, [&look]);
    assert!(problems.is_empty(), "{problems:?}");
    (game, looks)
}

fn plain(language: &str, text: &str) -> String {
    let (game, looks) = zoo();
    let source = Source::new("zoo", language, text);
    let told = page(&game, &looks, &[source], language).expect("there is a page").text(60);
    told.trim_end().to_owned()
}

#[test]
fn references_say_what_the_pack_says() {
    assert_eq!(plain("en", "{number goal nut} and {number players} players"), "12 nuts and 2–4 players");
    assert_eq!(plain("en", "{Number fox.cost nut}, {number beast.cost}, {copies fox}"), "3–5 nuts, 2–5, 3");
    assert_eq!(plain("en", "{Card fox other}; {3 from 'gains 3 nuts' nut}; {action take}"), "Foxes; 3 nuts; Take");
    assert_eq!(plain("en", "{option length long}, **{title}**, {symbol cost}"), "A long match, Zoo & <Sons>, cost");
    assert_eq!(
        plain("ru", "{number goal nut}, {2 from '[2, 4]' nut}, {1 from 'version = \"1\"'}"),
        "12 орехов, 2 ореха, 1"
    );
    assert_eq!(plain("ru", "с {number goal nut ins}, {number goal nut acc}"), "с 12 орехами, 12 орехов");
}

#[test]
fn what_refers_to_nothing_is_told_at_its_place() {
    let (game, looks) = zoo();
    let pack = files();
    for (text, marked, help) in [
        ("a {word rwo} b", "{word rwo}", "`row`"),
        ("{card fxo}", "{card fxo}", "`fox`"),
        ("{wrod row}", "{wrod row}", "`word`"),
        ("{word fox many}", "{word fox many}", ""),
        ("{number gaol}", "{number gaol}", "`goal`"),
        ("{number worth}", "{number worth}", "quote"),
        ("{number fox.weight}", "{number fox.weight}", "ids"),
        ("{4 from 'gains 3 nuts'}", "{4 from 'gains 3 nuts'}", "says this number"),
        ("{4 from 'gains 4 nuts'}", "{4 from 'gains 4 nuts'}", "exactly"),
        ("{9 from 'not 9 nuts'}", "{9 from 'not 9 nuts'}", "exactly"),
        ("{option lenght}", "{option lenght}", "`length`"),
        ("{option length lnog}", "{option length lnog}", "`long`"),
        ("{symbol csot}", "{symbol csot}", "`cost`"),
        ("{text no-such}", "{text no-such}", "keys"),
        ("{symbol}", "{symbol}", "such as"),
        ("take 5 cards", "5", "come from the pack"),
        ("an **open stress", "**", "before and behind"),
        ("an {open brace", "{", "one line"),
    ] {
        let sources = [Source::new("zoo", "en", text), Source::new("zoo", "ru", "")];
        let problems = check(&game, &looks, &[&pack], &sources);
        let [problem] = problems.as_slice() else { panic!("{text}: {problems:#?}") };
        assert_eq!(&text[problem.span.0..problem.span.1], marked, "{text}");
        assert_eq!(problem.file, "zoo/howto.en.md");
        assert!(problem.help.as_deref().unwrap_or_default().contains(help), "{text}: {:?}", problem.help);
    }
    let alone = check(&game, &looks, &[&pack], &[Source::new("zoo", "en", "Fine.")]);
    assert_eq!(alone.iter().map(|it| it.code).collect::<Vec<_>>(), ["howto::missing"], "{alone:?}");
    assert!(alone[0].help.as_deref().unwrap_or_default().contains("howto.ru.md"));
}

#[test]
fn html_is_escaped_and_lists_are_lists() {
    let (game, looks) = zoo();
    let text = "# {title}\n\nOne <b>line</b>\ngoes `<on>`.\n\n1. **First** thing\n2. Second\n   goes on\n\n- \"dot\" {symbol cost}\n";
    let page = page(&game, &looks, &[Source::new("zoo", "en", text)], "en").expect("there is a page");
    let html = page.html();
    assert!(html.contains("<h1>Zoo &amp; &lt;Sons&gt;</h1>"), "{html}");
    assert!(html.contains("<p>One &lt;b&gt;line&lt;/b&gt; goes <code>&lt;on&gt;</code>.</p>"), "{html}");
    assert!(html.contains("<ol>\n<li><strong>First</strong> thing</li>\n<li>Second goes on</li>\n</ol>"), "{html}");
    assert!(html.contains("<ul>\n<li>&quot;dot&quot; <span class=\"symbol\" aria-hidden=\"true\"><svg "), "{html}");
    assert!(!html.contains("style") && !html.contains("script"), "{html}");
    assert_eq!(page.title(), "Zoo & <Sons>");
    assert!(page.text(24).lines().all(|line| line.chars().count() <= 24), "{}", page.text(24));
}

#[test]
fn a_language_that_is_not_there_is_told_in_english() {
    let (game, looks) = zoo();
    let sources = [Source::new("zoo", "en", "Hello.")];
    assert_eq!(page(&game, &looks, &sources, "ru").expect("there is a page").text(40), "Hello.\n");
    assert!(page(&game, &looks, &[], "en").is_none());
}
