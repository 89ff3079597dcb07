//! Draws a page: as HTML in which nothing acts, and as plain text of a width.

use std::fmt::Write;

use crate::{Line, Page, Part, Piece};

impl Page {
    /// As HTML: one `article` with headings, paragraphs and lists; symbols are SVG before their names. No attribute is a style and no
    /// element a script; everything that packs say is escaped.
    pub fn html(&self) -> String {
        let mut out = format!("<article class=\"howto\" lang=\"{}\">\n", escaped(&self.language));
        for part in &self.parts {
            let _ = match part {
                Part::Heading(rank, line) => writeln!(out, "<h{rank}>{}</h{rank}>", marked(line)),
                Part::Paragraph(line) => writeln!(out, "<p>{}</p>", marked(line)),
                Part::List { numbered, items } => {
                    let list = if *numbered { "ol" } else { "ul" };
                    let items: String = items.iter().map(|item| format!("<li>{}</li>\n", marked(item))).collect();
                    writeln!(out, "<{list}>\n{items}</{list}>")
                }
            };
        }
        out.push_str("</article>\n");
        out
    }

    /// As plain text in lines of at most so many signs.
    pub fn text(&self, width: usize) -> String {
        let width = width.max(20);
        let mut out = String::new();
        for part in &self.parts {
            if !out.is_empty() {
                out.push('\n');
            }
            match part {
                Part::Heading(rank, line) => {
                    let words = plain(line);
                    let under = match rank {
                        1 => "═",
                        2 => "─",
                        _ => "╌",
                    };
                    let long = words.chars().count().min(width);
                    wrap(&mut out, &words, width, "", "");
                    out.push_str(&under.repeat(long));
                    out.push('\n');
                }
                Part::Paragraph(line) => wrap(&mut out, &plain(line), width, "", ""),
                Part::List { numbered, items } => {
                    for (at, item) in items.iter().enumerate() {
                        let sign = if *numbered { format!("{}. ", at + 1) } else { "• ".to_owned() };
                        let deep = " ".repeat(sign.chars().count());
                        wrap(&mut out, &plain(item), width, &sign, &deep);
                    }
                }
            }
        }
        out
    }

    /// What the page is called: its first heading.
    pub fn title(&self) -> String {
        let first = self.parts.iter().find_map(|part| match part {
            Part::Heading(_, line) => Some(plain(line)),
            _ => None,
        });
        first.unwrap_or_default()
    }
}

fn plain(line: &Line) -> String {
    let text = line.iter().map(|piece| match piece {
        Piece::Text { text, .. } => text.as_str(),
        Piece::Symbol { name, .. } => name.as_str(),
    });
    text.collect()
}

fn marked(line: &Line) -> String {
    let mut out = String::new();
    for piece in line {
        match piece {
            Piece::Text { text, strong: false } => out.push_str(&typed(text)),
            Piece::Text { text, strong: true } => {
                let _ = write!(out, "<strong>{}</strong>", escaped(text));
            }
            Piece::Symbol { svg, name } => {
                let _ = write!(out, "<span class=\"symbol\" aria-hidden=\"true\">{svg}</span> {}", escaped(name));
            }
        }
    }
    // Neighbours with stress are one.
    out.replace("</strong><strong>", "")
}

/// A text in which what stands between two backticks is to be typed as it is.
fn typed(text: &str) -> String {
    let mut out = String::new();
    let parts: Vec<&str> = text.split('`').collect();
    for (at, part) in parts.iter().enumerate() {
        let code = at % 2 == 1 && at + 1 < parts.len();
        out.push_str(&if code { format!("<code>{}</code>", escaped(part)) } else { escaped(part) });
    }
    out
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
            '\'' => out.push_str("&#39;"),
            sign if sign.is_control() => out.push(' '),
            sign => out.push(sign),
        }
    }
    out
}

/// Lines of at most so many signs; the first begins with one text, the others with another.
fn wrap(out: &mut String, text: &str, width: usize, first: &str, others: &str) {
    let mut line = first.to_owned();
    let mut used = first.chars().count();
    let mut empty = true;
    // What is tied by a hard blank stays in one line.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let long = word.chars().count();
        if !empty && used + 1 + long > width {
            out.push_str(&line.trim_end().replace('\u{a0}', " "));
            out.push('\n');
            line = others.to_owned();
            used = others.chars().count();
            empty = true;
        }
        if !empty {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += long;
        empty = false;
    }
    out.push_str(&line.replace('\u{a0}', " "));
    out.push('\n');
}
