//! Small drawings for the report: bars, and points with their intervals. Nothing but SVG.

use std::fmt::Write;

use super::interval::Interval;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 180.0;
const ROW: f64 = 22.0;
const NAMES: f64 = 230.0;
/// How many bars a drawing has at most.
const BARS: usize = 40;
/// In how many parts a scale is divided at most.
const MARKS: i32 = 6;

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

/// What shares are drawn on.
pub struct Scale<'s> {
    /// What they are compared with, marked by a line; without that, the scale goes from nothing to all.
    pub zero: Option<f64>,
    /// How a share is written.
    pub told: &'s dyn Fn(f64) -> String,
}

impl Scale<'_> {
    /// Round shares between two, few enough to be read.
    fn marks(low: f64, high: f64) -> Vec<f64> {
        let step = [1, 2, 5, 10, 20, 25, 50].into_iter().find(|step| (high - low) * 100.0 <= f64::from(step * MARKS));
        let step = step.unwrap_or(100);
        let (first, last) =
            ((low * 100.0 / f64::from(step)).ceil() as i32, (high * 100.0 / f64::from(step)).floor() as i32);
        (first..=last).map(|mark| f64::from(mark * step) / 100.0).collect()
    }
}

/// Named shares with their intervals, one below the other, on one scale.
pub fn points(rows: &[(String, Interval, String)], scale: &Scale<'_>, label: &str) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let ends = scale.zero.map_or((0.0, 1.0), |zero| (zero, zero));
    let low = rows.iter().map(|(_, interval, _)| interval.low).fold(ends.0, f64::min);
    let high = rows.iter().map(|(_, interval, _)| interval.high).fold(ends.1, f64::max);
    let room = (high - low).max(0.001);
    let at = |value: f64| NAMES + (WIDTH - NAMES - 20.0) * (value - low) / room;
    let tall = ROW * rows.len() as f64 + 6.0;
    let mut out =
        format!("<svg role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {WIDTH} {:.0}\">", escape(label), tall + 18.0);
    for mark in Scale::marks(low, high) {
        let _ = write!(
            out,
            "<line class=\"mark\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{tall:.0}\"/><text class=\"middle\" x=\"{0:.1}\" y=\"{1:.0}\">{2}</text>",
            at(mark),
            tall + 14.0,
            escape(&(scale.told)(mark))
        );
    }
    if let Some(zero) = scale.zero {
        let _ = write!(out, "<line class=\"zero\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{tall:.0}\"/>", at(zero));
    }
    for (row, (name, interval, told)) in rows.iter().enumerate() {
        let y = ROW * row as f64 + ROW / 2.0;
        let clear = scale.zero.is_some_and(|zero| interval.low > zero || interval.high < zero);
        let class = if clear { "clear" } else { "unclear" };
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
    use super::{Scale, bars, points};
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
        let scale = Scale { zero: Some(0.0), told: &|share| format!("<{share}>") };
        let drawn = points(&[("<b>".into(), interval, "&".into())], &scale, "\"");
        assert!(drawn.contains("&lt;b&gt;") && !drawn.contains("<b>") && drawn.contains("class=\"clear\""), "{drawn}");
        assert!(drawn.contains(">&lt;0.2&gt;<") && !drawn.contains("<0"), "{drawn}");
    }

    #[test]
    fn a_scale_has_few_round_marks_that_lie_on_it() {
        assert_eq!(Scale::marks(0.0, 1.0), [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]);
        assert_eq!(Scale::marks(-0.28, 0.51), [-0.2, 0.0, 0.2, 0.4]);
        assert_eq!(Scale::marks(0.481, 0.519), [0.49, 0.5, 0.51]);
        assert!(Scale::marks(-5.0, 7.0).len() <= 13);
    }
}
