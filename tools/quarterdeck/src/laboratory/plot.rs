//! Small drawings for the report: bars, and points with their intervals. Nothing but SVG.

use std::fmt::Write;

use super::interval::Interval;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 180.0;
const ROW: f64 = 22.0;
const NAMES: f64 = 230.0;
/// How many bars a drawing has at most.
const BARS: usize = 40;

/// Text that can stand in a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// How often each number was met, as bars; neighbours share one where there are many.
pub fn bars(counts: &[(i64, u64)], label: &str) -> String {
    let (Some((low, _)), Some((high, _))) = (counts.first(), counts.last()) else {
        return String::new();
    };
    let each = ((high - low) as usize / BARS + 1) as i64;
    let many = ((high - low) / each + 1) as usize;
    let mut sums = vec![0u64; many];
    counts.iter().for_each(|(number, count)| sums[((number - low) / each) as usize] += count);
    let most = sums.iter().copied().max().unwrap_or(1).max(1) as f64;
    let wide = WIDTH / many as f64;
    let mut out =
        format!("<svg role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {WIDTH} {}\">", escape(label), HEIGHT + 20.0);
    for (at, count) in sums.iter().enumerate() {
        let tall = HEIGHT * *count as f64 / most;
        let from = low + at as i64 * each;
        let called = if each == 1 { from.to_string() } else { format!("{from}–{}", from + each - 1) };
        let _ = write!(
            out,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"><title>{called}: {count}</title></rect>",
            at as f64 * wide,
            HEIGHT - tall,
            (wide - 1.0).max(1.0)
        );
    }
    let end = low + many as i64 * each - 1;
    let _ = write!(
        out,
        "<text x=\"0\" y=\"{0}\">{low}</text><text class=\"right\" x=\"{WIDTH}\" y=\"{0}\">{end}</text></svg>",
        HEIGHT + 15.0
    );
    out
}

/// Named points with their intervals, one below the other, on one scale; a line marks where nothing would be.
pub fn points(rows: &[(String, Interval, String)], zero: f64, label: &str) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let low = rows.iter().map(|(_, interval, _)| interval.low).fold(zero, f64::min);
    let high = rows.iter().map(|(_, interval, _)| interval.high).fold(zero, f64::max);
    let room = (high - low).max(0.001);
    let at = |value: f64| NAMES + (WIDTH - NAMES - 10.0) * (value - low) / room;
    let tall = ROW * rows.len() as f64 + 6.0;
    let mut out = format!("<svg role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {WIDTH} {tall:.0}\">", escape(label));
    let _ = write!(out, "<line class=\"zero\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{tall:.0}\"/>", at(zero));
    for (row, (name, interval, told)) in rows.iter().enumerate() {
        let y = ROW * row as f64 + ROW / 2.0;
        let class = if interval.low > zero || interval.high < zero { "clear" } else { "unclear" };
        let _ = write!(
            out,
            "<g class=\"{class}\"><title>{}: {}</title><text x=\"0\" y=\"{:.1}\">{}</text><line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/><circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4\"/></g>",
            escape(name),
            escape(told),
            y + 4.0,
            escape(&shortened(name)),
            at(interval.low),
            at(interval.high),
            at(interval.value)
        );
    }
    out.push_str("</svg>");
    out
}

/// As much of a name as fits before the points.
fn shortened(name: &str) -> String {
    const MOST: usize = 30;
    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}

/// Parts of a whole as a tiny row of bars.
pub fn spark(parts: &[u64]) -> String {
    let most = parts.iter().copied().max().unwrap_or(0).max(1) as f64;
    let mut out = format!("<svg class=\"spark\" aria-hidden=\"true\" viewBox=\"0 0 {} 16\">", parts.len() * 6);
    for (at, part) in parts.iter().enumerate() {
        let tall = 16.0 * *part as f64 / most;
        let _ = write!(
            out,
            "<rect class=\"bar\" x=\"{}\" y=\"{:.1}\" width=\"5\" height=\"{tall:.1}\"/>",
            at * 6,
            16.0 - tall
        );
    }
    out.push_str("</svg>");
    out
}

#[cfg(test)]
mod tests {
    use super::{bars, points};
    use crate::laboratory::interval::Interval;

    #[test]
    fn every_match_stands_in_a_bar() {
        let drawn = bars(&[(3, 2), (5, 1)], "lengths");
        assert_eq!(drawn.matches("<rect").count(), 3);
        assert!(drawn.contains("<title>3: 2</title>") && drawn.contains("<title>4: 0</title>"), "{drawn}");
        let many: Vec<(i64, u64)> = (0..200).map(|at| (at, 1)).collect();
        let drawn = bars(&many, "lengths");
        assert!(drawn.matches("<rect").count() <= 40 && drawn.contains("<title>0–4: 5</title>"), "{drawn}");
    }

    #[test]
    fn names_cannot_break_the_page() {
        let interval = Interval { value: 0.1, low: 0.05, high: 0.2 };
        let drawn = points(&[("<b>".into(), interval, "&".into())], 0.0, "\"");
        assert!(drawn.contains("&lt;b&gt;") && !drawn.contains("<b>") && drawn.contains("class=\"clear\""), "{drawn}");
    }
}
