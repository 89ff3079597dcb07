//! A pane: a framed part of the screen with lines that scroll by themselves.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ink::{Ink, Tag, wrap};
use crate::theme::Theme;

/// How far a pane is scrolled, and what it holds.
#[derive(Clone, Debug, Default)]
pub struct Pane {
    /// The first line that is shown.
    pub top: usize,
    /// How many lines there are.
    pub lines: usize,
    /// How many fit.
    pub room: usize,
    /// Where it is on the screen.
    pub area: Rect,
    /// It is scrolled by hand, so that nothing else scrolls it.
    pub held: bool,
}

impl Pane {
    /// Scrolls.
    pub fn scroll(&mut self, by: isize) {
        let most = self.lines.saturating_sub(self.room);
        self.top = self.top.saturating_add_signed(by).min(most);
        self.held = self.top < most;
    }

    /// Shows a line.
    pub fn show(&mut self, line: usize) {
        if line < self.top {
            self.top = line;
        } else if self.room > 0 && line >= self.top + self.room {
            self.top = line + 1 - self.room;
        }
    }

    /// Draws a frame with a title.
    pub fn frame(&mut self, area: Rect, title: &Ink, focused: bool, theme: Theme, buffer: &mut Buffer) -> Rect {
        self.area = area;
        if area.width < 4 || area.height < 3 {
            return Rect::default();
        }
        let style = theme.frame(focused);
        let wide = usize::from(area.width) - 2;
        let (bottom, right) = (area.bottom() - 1, area.right() - 1);
        buffer.set_string(area.x, area.y, format!("┌{}┐", "─".repeat(wide)), style);
        for y in area.y + 1..bottom {
            buffer.set_string(area.x, y, "│", style);
            buffer.set_string(right, y, "│", style);
        }
        buffer.set_string(area.x, bottom, format!("└{}┘", "─".repeat(wide)), style);
        let mut head = Ink::new(" ", Style::new());
        head.join(title.cut(wide.saturating_sub(4))).put(" ", Style::new());
        let place = Rect { x: area.x + 1, y: area.y, width: area.width - 2, height: 1 };
        if !title.pieces.is_empty() {
            head.draw(place, buffer, &mut Vec::new());
        }
        Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 }
    }

    /// Draws lines that are not too wide already, and marks at the frame where there are more.
    pub fn fill(&mut self, inner: Rect, lines: &[Ink], theme: Theme, buffer: &mut Buffer, hits: &mut Vec<(Rect, Tag)>) {
        self.lines = lines.len();
        self.room = usize::from(inner.height);
        self.top = self.top.min(self.lines.saturating_sub(self.room));
        for (line, y) in lines.iter().skip(self.top).zip(inner.y..inner.bottom()) {
            line.draw(Rect { y, height: 1, ..inner }, buffer, hits);
        }
        let (above, below) = (self.top, self.lines.saturating_sub(self.top + self.room));
        let mut mark = |count: usize, sign: char, y: u16| {
            if count > 0 && self.area.width > 12 {
                let text = format!(" {sign} {count} ");
                let x = self.area.right().saturating_sub(2 + text.chars().count() as u16);
                buffer.set_string(x, y, text, theme.strong());
            }
        };
        mark(above, '▲', self.area.y);
        mark(below, '▼', self.area.bottom().saturating_sub(1));
    }

    /// Frame and lines at once; texts are broken to fit.
    #[expect(clippy::too_many_arguments, reason = "what is drawn, and on what")]
    pub fn draw(
        &mut self,
        area: Rect,
        title: &Ink,
        texts: &[Ink],
        focused: bool,
        theme: Theme,
        buffer: &mut Buffer,
        hits: &mut Vec<(Rect, Tag)>,
    ) {
        let inner = self.frame(area, title, focused, theme, buffer);
        let lines = wrap(texts, usize::from(inner.width));
        self.room = usize::from(inner.height);
        self.lines = lines.len();
        // What the highlighted option is about is in sight.
        let lit: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].lit).collect();
        if let (Some(first), Some(last)) = (lit.first(), lit.last())
            && !self.held
        {
            self.show(*last);
            self.show(*first);
        }
        self.fill(inner, &lines, theme, buffer, hits);
    }
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;

    /// What a pane of 20 by 6 shows of ten lines.
    fn drawn(pane: &mut Pane, lit: Option<usize>) -> String {
        let texts: Vec<Ink> =
            (0..10).map(|at| Ink { lit: lit == Some(at), ..Ink::new(format!("line {at}"), Style::new()) }).collect();
        let mut terminal = Terminal::new(TestBackend::new(20, 6)).expect("it never fails");
        let theme = Theme { colours: false };
        let draw = |frame: &mut ratatui::Frame<'_>| {
            let title = Ink::new("Log", Style::new());
            pane.draw(frame.area(), &title, &texts, false, theme, frame.buffer_mut(), &mut Vec::new());
        };
        terminal.draw(draw).expect("it never fails");
        terminal.backend().to_string()
    }

    #[test]
    fn what_is_out_of_sight_is_counted_at_the_frame() {
        let mut pane = Pane::default();
        let first = drawn(&mut pane, None);
        assert!(first.contains("┌ Log ") && first.contains("line 3") && first.contains("▼ 6"), "{first}");
        assert!(!first.contains('▲') && !first.contains("line 4"), "{first}");
        pane.scroll(3);
        let middle = drawn(&mut pane, None);
        assert!(middle.contains("▲ 3") && middle.contains("line 3") && middle.contains("▼ 3"), "{middle}");
        pane.scroll(100);
        let last = drawn(&mut pane, None);
        assert!(last.contains("▲ 6") && last.contains("line 9") && !last.contains('▼'), "{last}");
    }

    #[test]
    fn what_is_lit_is_in_sight() {
        let mut pane = Pane::default();
        assert!(!drawn(&mut pane, None).contains("line 8"));
        assert!(drawn(&mut pane, Some(8)).contains("line 8"));
        assert!(drawn(&mut pane, Some(0)).contains("line 0"));
    }
}
