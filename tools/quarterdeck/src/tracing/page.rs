//! A trace as one page without anything from outside, to step through decision by decision.

use quarterdeck_runtime::telling::is_unsafe;
use serde::Serialize;

use super::told::Trace;
use crate::say::Say;

const STYLE: &str = include_str!("../../page/trace.css");
const SCRIPT: &str = include_str!("../../page/trace.js");

/// What the page itself says.
const WORDS: [&str; 19] = [
    "before",
    "next",
    "search",
    "card",
    "any",
    "open",
    "closed",
    "happened",
    "event",
    "acts",
    "silent",
    "apart",
    "does",
    "left_out",
    "wrong",
    "none",
    "keys",
    "decisions",
    "show",
];

/// What the script of the page reads.
#[derive(Serialize)]
struct Data<'d> {
    trace: &'d Trace,
    words: std::collections::BTreeMap<&'static str, String>,
}

/// The whole page.
pub fn html(trace: &Trace, say: &Say) -> String {
    let word = |key: &&'static str| (*key, say.say(&format!("trace-page-{}", key.replace('_', "-")), &[]));
    let data = Data { trace, words: WORDS.iter().map(word).collect() };
    // Nothing in it can end the element in which it stands, and nothing acts on a screen.
    let json = serde_json::to_string(&data).unwrap_or_default().replace('<', "\\u003c");
    let json: String = json.chars().filter(|sign| !is_unsafe(*sign)).collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<div id=\"page\"></div>\n<script type=\"application/json\" id=\"data\">{json}</script>\n\
         <script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        escaped(&trace.language),
        escaped(&trace.title)
    )
}

fn escaped(text: &str) -> String {
    let signs = text.chars().filter(|sign| !is_unsafe(*sign));
    signs.collect::<String>().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Say, Trace, html};
    use crate::tracing::told::Step;

    #[test]
    fn nothing_of_a_pack_becomes_part_of_the_page() {
        let evil = "</script><script>alert(1)</script>\"\u{7}".to_owned();
        let step = Step { number: 1, prompt: evil.clone(), ..Step::default() };
        let trace = Trace { title: evil, language: "en".into(), steps: vec![step], ..Trace::default() };
        let page = html(&trace, &Say::new("en"));
        assert_eq!(page.matches("</script>").count(), 2, "only its own");
        assert!(!page.contains('\u{7}'));
        let outside = ["src=\"", "href=\"", "url(", "@import", "fetch("].iter().find(|way| page.contains(**way));
        assert_eq!(outside, None, "nothing comes from outside");
    }
}
