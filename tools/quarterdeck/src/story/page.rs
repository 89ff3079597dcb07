//! The story drawn: beats in layers from left to right, ways as curves, all in one page without
//! anything from outside.

use std::fmt::Write;

use super::chart::{Beat, Chapter, Chart};

const WIDTH: usize = 230;
const GAP: usize = 130;
const LINE: usize = 17;
const SPACE: usize = 26;
const MARGIN: usize = 24;

/// Where a beat stands.
struct Placed<'c> {
    beat: &'c Beat,
    x: usize,
    y: usize,
    height: usize,
    lines: Vec<(String, &'static str)>,
}

/// The whole page.
pub fn html(chart: &Chart) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
        chart.language,
        escape(&chart.title),
        escape(&chart.title)
    );
    for (number, chapter) in chart.chapters.iter().enumerate() {
        let _ = writeln!(out, "<section>\n<h2>{}. {}</h2>", number + 1, escape(&chapter.title));
        let _ = writeln!(out, "{}", paragraphs(&chapter.text));
        if !chapter.warnings.is_empty() {
            out.push_str("<ul class=\"warnings\">\n");
            for warning in &chapter.warnings {
                let _ = writeln!(out, "<li>{}</li>", escape(warning));
            }
            out.push_str("</ul>\n");
        }
        let (drawing, width, height) = draw(chapter);
        let _ = writeln!(
            out,
            "<div class=\"graph\"><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">{ARROW}{drawing}</svg></div>"
        );
        for beat in &chapter.beats {
            let _ = writeln!(
                out,
                "<details id=\"{}-{}\"><summary><b>{}</b> {}</summary>",
                escape(&chapter.id),
                escape(&beat.id),
                escape(&beat.id),
                escape(&beat.title)
            );
            let _ = writeln!(out, "{}", paragraphs(&beat.text));
            out.push_str(&facts(beat));
            out.push_str("</details>\n");
        }
        out.push_str("</section>\n");
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// The graph of all chapters, one below the other.
pub fn svg(chart: &Chart) -> String {
    let mut inner = String::new();
    let (mut top, mut widest) = (MARGIN, 0);
    for (number, chapter) in chart.chapters.iter().enumerate() {
        let (drawing, width, height) = draw(chapter);
        let _ = writeln!(
            inner,
            "<text class=\"chapter\" x=\"{MARGIN}\" y=\"{}\">{}. {}</text>\n<g transform=\"translate(0 {})\">{drawing}</g>",
            top + LINE,
            number + 1,
            escape(&chapter.title),
            top + 2 * LINE
        );
        top += height + 4 * LINE;
        widest = widest.max(width);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{widest}\" height=\"{top}\" viewBox=\"0 0 {widest} {top}\"><style>{STYLE}</style>{ARROW}\n{inner}</svg>\n"
    )
}

/// What enters the game, the quest and the ways on, as a list.
fn facts(beat: &Beat) -> String {
    let mut out = String::from("<ul>\n");
    for sentence in &beat.enters {
        let _ = writeln!(out, "<li class=\"enters\">{}</li>", escape(sentence));
    }
    if let Some(quest) = &beat.quest {
        let printed: Vec<String> = quest.printed.iter().map(|(name, value)| format!("{name} {value}")).collect();
        let printed = if printed.is_empty() { String::new() } else { format!(" ({})", printed.join(", ")) };
        let _ = writeln!(
            out,
            "<li class=\"quest\"><b>{}</b>{}: {}</li>",
            escape(&quest.name),
            escape(&printed),
            escape(&quest.text)
        );
    }
    for way in &beat.ways {
        let when = if way.when.is_empty() { String::new() } else { format!("{}: ", escape(&way.when)) };
        let to = way.to.as_ref().unwrap_or(&way.instead);
        let _ = writeln!(out, "<li>{when}→ {}</li>", escape(to));
    }
    out.push_str("</ul>\n");
    out
}

/// Draws a chapter: the drawing, its width and its height.
fn draw(chapter: &Chapter) -> (String, usize, usize) {
    let placed = place(chapter);
    let width = placed.iter().map(|node| node.x + WIDTH).max().unwrap_or(0) + MARGIN;
    let height = placed.iter().map(|node| node.y + node.height).max().unwrap_or(0) + MARGIN;
    let mut out = String::new();
    for node in &placed {
        for (at, way) in node.beat.ways.iter().enumerate() {
            let Some(to) = way.to.as_ref().and_then(|to| placed.iter().find(|other| other.beat.id == *to)) else {
                continue;
            };
            let (x1, y1) = (node.x + WIDTH, node.y + node.height * (at + 1) / (node.beat.ways.len() + 1));
            let (x2, y2) = (to.x, to.y + to.height / 2);
            let class = if way.when.is_empty() { "else" } else { "way" };
            let bend = if x2 > x1 { (x2 - x1) / 2 } else { GAP };
            let _ = write!(
                out,
                "<path class=\"{class}\" marker-end=\"url(#tip)\" d=\"M{x1} {y1} C{} {y1} {} {y2} {x2} {y2}\"><title>{}</title></path>",
                x1 + bend,
                x2.saturating_sub(bend),
                escape(&way.when)
            );
            let mark = match (way.when.is_empty(), node.beat.ways.len()) {
                (true, 1) => "",
                (true, _) => "✗",
                (false, _) => "✓",
            };
            let _ = write!(
                out,
                "<text class=\"mark {class}\" x=\"{}\" y=\"{}\">{mark}</text>",
                x1 + 8,
                y1.saturating_sub(4)
            );
        }
    }
    for node in &placed {
        let class = match node.beat.closes {
            Some("won") => "beat won",
            Some(_) => "beat lost",
            None if node.beat.quest.is_some() => "beat",
            None => "beat plain",
        };
        let _ = write!(
            out,
            "<a href=\"#{}-{}\"><rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{WIDTH}\" height=\"{}\" rx=\"8\"/>",
            escape(&chapter.id),
            escape(&node.beat.id),
            node.x,
            node.y,
            node.height
        );
        for (at, (line, class)) in node.lines.iter().enumerate() {
            let _ = write!(
                out,
                "<text class=\"{class}\" x=\"{}\" y=\"{}\">{}</text>",
                node.x + 10,
                node.y + LINE * (at + 1) + 2,
                escape(line)
            );
        }
        out.push_str("</a>\n");
    }
    (out, width, height)
}

/// Layers from left to right; within a layer, beats stand near those that lead to them.
fn place(chapter: &Chapter) -> Vec<Placed<'_>> {
    let deepest = chapter.beats.iter().map(|beat| beat.depth).max().unwrap_or(0);
    let mut placed: Vec<Placed<'_>> = Vec::new();
    for depth in 0..=deepest {
        let mut layer: Vec<&Beat> = chapter.beats.iter().filter(|beat| beat.depth == depth).collect();
        let wish = |beat: &Beat| -> usize {
            let before: Vec<usize> = placed
                .iter()
                .flat_map(|node| node.beat.ways.iter().map(move |way| (node, way)))
                .enumerate()
                .filter(|(_, (_, way))| way.to.as_ref() == Some(&beat.id))
                .map(|(at, (node, _))| node.y * 8 + at)
                .collect();
            if before.is_empty() { usize::MAX } else { before.iter().sum::<usize>() / before.len() }
        };
        layer.sort_by_key(|beat| wish(beat));
        let mut y = MARGIN;
        for beat in layer {
            let lines = lines(beat);
            let height = LINE * lines.len() + 14;
            placed.push(Placed { beat, x: MARGIN + depth * (WIDTH + GAP), y, height, lines });
            y += height + SPACE;
        }
    }
    // Short layers stand in the middle.
    let tallest = placed.iter().map(|node| node.y + node.height).max().unwrap_or(0);
    for depth in 0..=deepest {
        let x = MARGIN + depth * (WIDTH + GAP);
        let bottom = placed.iter().filter(|node| node.x == x).map(|node| node.y + node.height).max().unwrap_or(0);
        placed.iter_mut().filter(|node| node.x == x).for_each(|node| node.y += (tallest - bottom) / 2);
    }
    placed
}

/// The lines of a box with their kinds.
fn lines(beat: &Beat) -> Vec<(String, &'static str)> {
    let mut lines = Vec::new();
    for line in wrapped(&format!("{} · {}", beat.id, beat.title), 27) {
        lines.push((line, "title"));
    }
    for sentence in &beat.enters {
        for line in wrapped(&format!("+ {sentence}"), 34).into_iter().take(3) {
            lines.push((line, "enters"));
        }
    }
    if let Some(quest) = &beat.quest {
        for line in wrapped(&format!("? {}: {}", quest.name, quest.text), 34).into_iter().take(5) {
            lines.push((line, "quest"));
        }
        if !quest.printed.is_empty() {
            let printed: Vec<String> = quest.printed.iter().map(|(name, value)| format!("{name} {value}")).collect();
            for line in wrapped(&printed.join(", "), 34) {
                lines.push((line, "printed"));
            }
        }
    }
    for way in beat.ways.iter().filter(|way| way.to.is_none()) {
        let when = if way.when.is_empty() { String::new() } else { format!("{}: ", way.when) };
        for line in wrapped(&format!("■ {when}{}", way.instead), 34).into_iter().take(3) {
            lines.push((line, "end"));
        }
    }
    lines
}

/// Words put into lines of at most so many letters.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].chars().count() + 1 + word.chars().count() > most {
            lines.push(word.to_owned());
        } else {
            if !lines[last].is_empty() {
                lines[last].push(' ');
            }
            lines[last].push_str(word);
        }
    }
    lines
}

fn paragraphs(text: &str) -> String {
    let parts = text.split("\n\n").map(|part| format!("<p>{}</p>", escape(part.trim())));
    parts.collect::<Vec<_>>().join("\n")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const ARROW: &str = "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0 L8 4 L0 8 z\" fill=\"#7a6a4f\"/></marker></defs>";

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:110rem;margin:2rem auto;padding:0 1rem;color:#2c2416;background:#fbf7ee}h1,h2{font-weight:normal}.graph{overflow-x:auto;border:1px solid #d9cdb4;border-radius:8px;background:#fffdf7;margin:1rem 0}svg text{font:12px/1 system-ui,sans-serif;fill:#2c2416}svg text.title{font-weight:bold;font-size:13px}svg text.chapter{font-size:18px}svg text.enters{fill:#2e6b3f}svg text.quest{fill:#234f8a}svg text.printed{fill:#7a6a4f}svg text.end{fill:#8a2323}svg text.mark{font-size:14px;font-weight:bold}svg text.mark.way{fill:#2e6b3f}svg text.mark.else{fill:#8a2323}rect.beat{fill:#fff8e6;stroke:#b59a5b}rect.plain{fill:#f4efe2;stroke:#b8ad95}rect.won{fill:#e9f5ea;stroke:#5c9a68}rect.lost{fill:#f8eaea;stroke:#b06a6a}path.way,path.else{fill:none;stroke:#7a6a4f;stroke-width:1.6}path.else{stroke-dasharray:6 4}.warnings{background:#fdf0d5;border-left:4px solid #d08a1d;padding:.5rem 2rem}details{margin:.3rem 0}summary{cursor:pointer}li.enters{color:#2e6b3f}li.quest{color:#234f8a}a{text-decoration:none}";
