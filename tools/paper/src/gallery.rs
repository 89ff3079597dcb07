//! A page of all cards: one file that needs nothing else, from a disk as from a server.

use std::fmt::Write;

/// A card as it is shown.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// How it is written in rulings and saves.
    pub id: String,
    /// Its faces as SVG.
    pub faces: Vec<String>,
    /// What it is called and what it says: language, name, text, a line that belongs to no rule.
    pub told: Vec<(String, String, String, Option<String>)>,
    /// Its kinds in words.
    pub kinds: Vec<String>,
    /// How many are in the box.
    pub copies: u32,
    /// The pack that brought it, as it is called.
    pub pack: String,
    /// What on it no rulebook prints, in words; nothing if all is printed.
    pub designed: Vec<String>,
    /// Rulings that speak of it: what they say, and where they stand.
    pub rulings: Vec<(String, String)>,
}

/// A page of cards.
#[derive(Clone, Debug, Default)]
pub struct Gallery {
    /// What the game is called.
    pub title: String,
    /// The language of the page.
    pub language: String,
    /// The cards.
    pub cards: Vec<Shown>,
}

/// What the page itself says.
struct Words {
    search: &'static str,
    all_packs: &'static str,
    all_kinds: &'static str,
    shown: &'static str,
    nothing: &'static str,
    copies: &'static str,
    pack: &'static str,
    numbers: &'static str,
    printed: &'static str,
    rulings: &'static str,
}

const EN: Words = Words {
    search: "Search names, texts, numbers",
    all_packs: "all packs",
    all_kinds: "all kinds",
    shown: "Cards shown:",
    nothing: "No card says that.",
    copies: "In the box",
    pack: "Pack",
    numbers: "Where it comes from",
    printed: "as in the rulebook",
    rulings: "Rulings",
};

const RU: Words = Words {
    search: "Искать по названиям, текстам и числам",
    all_packs: "все наборы",
    all_kinds: "все виды",
    shown: "Показано карт:",
    nothing: "Таких карт нет.",
    copies: "В коробке",
    pack: "Набор",
    numbers: "Откуда",
    printed: "по правилам игры",
    rulings: "Разъяснения",
};

const STYLE: &str = include_str!("../page/gallery.css");
const SCRIPT: &str = include_str!("../page/gallery.js");

impl Gallery {
    /// The whole page.
    pub fn html(&self) -> String {
        let words = if self.language == "ru" { &RU } else { &EN };
        let title = escaped(&self.title);
        let mut out = String::with_capacity(200_000);
        let _ = write!(
            out,
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; \
             script-src 'unsafe-inline'\">\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n\
             <form role=\"search\">\n<input id=\"words\" type=\"search\" autocomplete=\"off\" aria-label=\"{}\" placeholder=\"{}\">\n",
            escaped(&self.language),
            words.search,
            words.search
        );
        self.choice(&mut out, "pack", words.all_packs, |card| vec![card.pack.clone()]);
        self.choice(&mut out, "kind", words.all_kinds, |card| card.kinds.clone());
        let _ = write!(
            out,
            "</form>\n<p aria-live=\"polite\">{} <output id=\"count\">{}</output></p>\n</header>\n<main>\n",
            words.shown,
            self.cards.len()
        );
        for card in &self.cards {
            self.card(&mut out, card, words);
        }
        let _ = write!(
            out,
            "</main>\n<p id=\"nothing\" hidden>{}</p>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
            words.nothing
        );
        out
    }

    /// A list to choose from, if there is anything to choose.
    fn choice(&self, out: &mut String, id: &str, all: &str, of: impl Fn(&Shown) -> Vec<String>) {
        let mut known: Vec<String> = Vec::new();
        for value in self.cards.iter().flat_map(of) {
            if !known.contains(&value) {
                known.push(value);
            }
        }
        if known.len() < 2 {
            return;
        }
        let _ = write!(out, "<select id=\"{id}\" aria-label=\"{all}\">\n<option value=\"\">{all}</option>\n");
        for value in known {
            let _ = writeln!(out, "<option>{}</option>", escaped(&value));
        }
        out.push_str("</select>\n");
    }

    fn card(&self, out: &mut String, card: &Shown, words: &Words) {
        let told = card.told.iter().map(|(_, name, text, _)| format!("{name} {text}")).collect::<Vec<_>>().join(" ");
        let sought = format!("{told} {} {} {}", card.id, card.kinds.join(" "), card.pack).to_lowercase();
        let _ = write!(
            out,
            "<article data-words=\"{}\" data-pack=\"{}\" data-kind=\"{}\">\n<div class=\"faces\">",
            escaped(&sought),
            escaped(&card.pack),
            escaped(&card.kinds.join("|"))
        );
        for face in &card.faces {
            let _ = write!(out, "<div class=\"face\" aria-hidden=\"true\">{face}</div>");
        }
        out.push_str("</div>\n<div class=\"about\">\n");
        for (at, (language, name, text, flavor)) in card.told.iter().enumerate() {
            let rank = if at == 0 { "h2" } else { "h3" };
            let _ = write!(out, "<div lang=\"{}\">\n<{rank}>{}</{rank}>\n", escaped(language), escaped(name));
            for line in text.lines().filter(|line| !line.is_empty()) {
                let _ = writeln!(out, "<p>{}</p>", escaped(line));
            }
            if let Some(flavor) = flavor {
                let _ = writeln!(out, "<p class=\"flavor\">{}</p>", escaped(flavor));
            }
            out.push_str("</div>\n");
        }
        let origin = if card.designed.is_empty() { words.printed.to_owned() } else { card.designed.join("; ") };
        let _ = write!(
            out,
            "<dl>\n<div><dt>{}</dt><dd>×{}</dd></div>\n<div><dt>{}</dt><dd>{}</dd></div>\n<div><dt>{}</dt><dd>{}</dd></div>\n\
             <div><dt>id</dt><dd><code>{}</code></dd></div>\n</dl>\n",
            words.copies,
            card.copies,
            words.pack,
            escaped(&card.pack),
            words.numbers,
            escaped(&origin),
            escaped(&card.id)
        );
        if !card.rulings.is_empty() {
            let _ = write!(
                out,
                "<details>\n<summary>{}: {}</summary>\n<ul lang=\"en\">\n",
                words.rulings,
                card.rulings.len()
            );
            for (sentence, place) in &card.rulings {
                let _ = writeln!(out, "<li>{} <small>{}</small></li>", escaped(sentence), escaped(place));
            }
            out.push_str("</ul>\n</details>\n");
        }
        out.push_str("</div>\n</article>\n");
    }
}

/// A text that means nothing but itself in HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            sign if sign.is_control() && sign != '\n' => out.push(' '),
            sign => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Gallery, Shown};

    #[test]
    fn nothing_that_a_pack_says_acts_on_the_page() {
        let evil = "\"><script>alert(1)</script>&\u{7}".to_owned();
        let card = Shown {
            id: evil.clone(),
            told: vec![("en".into(), evil.clone(), evil.clone(), Some(evil.clone()))],
            kinds: vec![evil.clone()],
            pack: evil.clone(),
            designed: vec![evil.clone()],
            rulings: vec![(evil.clone(), evil.clone())],
            ..Shown::default()
        };
        let html = Gallery { title: evil.clone(), language: evil, cards: vec![card] }.html();
        assert_eq!(html.matches("<script>").count(), 1, "only its own");
        assert!(!html.contains("alert(1)</script>") && !html.contains('\u{7}'));
        let outside = ["src=", "href=", "url(", "@import", "fetch("].iter().filter(|way| html.contains(**way)).count();
        assert_eq!(outside, 0, "nothing comes from outside");
    }
}
