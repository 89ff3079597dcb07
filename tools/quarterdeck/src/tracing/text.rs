//! A trace as lines to read at a terminal.

use std::fmt::Write;

use super::told::{Asked, Kind, Line, Step, Trace};
use crate::say::{Say, number, text};

/// All of it.
pub fn lines(trace: &Trace, say: &Say) -> String {
    let mut out = format!("{}\n", trace.title);
    for step in &trace.steps {
        write_step(step, say, &mut out);
    }
    out
}

fn write_step(step: &Step, say: &Say, out: &mut String) {
    let _ = writeln!(out, "\n{}", head(step, say));
    for option in &step.options {
        let sign = if option.taken { '>' } else { ' ' };
        let _ = writeln!(out, "  {sign} {}  [{}]", option.label, option.id);
    }
    for closed in &step.closed {
        let told = say.say("trace-closed", &[("id", text(&*closed.id)), ("why", text(&*closed.why))]);
        let _ = writeln!(out, "    {told}");
    }
    step.lines.iter().for_each(|line| write_line(line, say, out));
}

/// Who was asked what, with its number.
pub fn head(step: &Step, say: &Say) -> String {
    let mut head = match (&step.player, step.number) {
        (_, 0) | (None, _) => step.prompt.clone(),
        (Some(player), at) => {
            let who = [("number", number(at)), ("player", text(&**player)), ("prompt", text(&*step.prompt))];
            say.say("trace-asked", &who)
        }
    };
    if let Some(phase) = &step.phase {
        let _ = write!(head, " · {phase}");
    }
    if let (Some(line), Some(written)) = (step.line, &step.written) {
        let told = say.say("trace-written", &[("line", number(line)), ("step", text(&**written))]);
        let _ = write!(head, "\n  {told}");
    }
    head
}

fn write_line(line: &Line, say: &Say, out: &mut String) {
    let sign = match line.kind {
        Kind::Event => "•",
        Kind::Acts | Kind::Does => "+",
        Kind::Silent | Kind::LeftOut | Kind::Apart => "-",
        Kind::Wrong => "!",
    };
    let place = line.place.as_ref().map(|place| format!("  ({place})")).unwrap_or_default();
    let _ = writeln!(out, "  {sign} {}{place}", line.text.replace('\n', "\n    "));
    line.asked.iter().for_each(|asked| {
        let _ = writeln!(out, "      {}", answer(asked, say));
    });
}

/// What was asked and what the answer was.
pub fn answer(asked: &Asked, say: &Say) -> String {
    let key = if asked.holds { "trace-yes" } else { "trace-no" };
    format!("{}{}", "  ".repeat(asked.depth), say.say(key, &[("text", text(&*asked.text))]))
}
