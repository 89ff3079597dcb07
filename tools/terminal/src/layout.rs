//! Where the panes are, for every size of the terminal.

use ratatui::layout::Rect;

/// The panes, in the order in which the Tab key goes through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Options,
    Table,
    Own,
    Others,
    Detail,
    Log,
}

/// All of them.
pub const PLACES: [Place; 6] = [Place::Options, Place::Table, Place::Own, Place::Others, Place::Detail, Place::Log];

/// How many lines each pane would like to have, frame included.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wishes {
    pub options: u16,
    pub table: u16,
    pub own: u16,
    pub others: u16,
    pub detail: u16,
}

/// Where everything is.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    pub title: Rect,
    pub foot: Rect,
    /// The panes that are on the screen.
    pub panes: Vec<(Place, Rect)>,
    /// Where the names of the folded panes stand, if some are folded.
    pub tabs: Option<Rect>,
}

/// From this size on, everything is on one screen.
const WHOLE: (u16, u16) = (96, 32);
/// From this size on, there are three columns.
const WIDE: (u16, u16) = (150, 36);

/// How wide the columns are: the table, the own things, and the others; 0 if there is none such.
pub fn columns(width: u16, height: u16) -> [u16; 3] {
    if width >= WIDE.0 && height >= WIDE.1 {
        let right = width * 27 / 100;
        let middle = width * 30 / 100;
        [width - right - middle, middle, right]
    } else if width >= WHOLE.0 && height >= WHOLE.1 {
        let right = (width * 2 / 5).max(38);
        [width - right, 0, right]
    } else {
        [width, 0, 0]
    }
}

impl Layout {
    /// The panes on a screen of this size. `tab` is the one in sight where they are folded.
    pub fn of(area: Rect, wishes: Wishes, tab: Place) -> Layout {
        let title = Rect { height: 1.min(area.height), ..area };
        let foot = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
        let body = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
        let [left, middle, right] = columns(area.width, area.height);
        let column = |x: u16, width: u16| Rect { x: body.x + x, width, ..body };
        let mut panes = Vec::new();
        let mut tabs = None;
        if middle > 0 {
            panes.extend(stacked(column(0, left), &[(Place::Table, wishes.table, 8), (Place::Own, wishes.own, 6)], 0));
            panes.extend(stacked(
                column(left, middle),
                &[(Place::Options, wishes.options, 10), (Place::Detail, wishes.detail, 8)],
                1,
            ));
            panes.extend(stacked(
                column(left + middle, right),
                &[(Place::Others, wishes.others, 8), (Place::Log, u16::MAX, 12)],
                1,
            ));
        } else if right > 0 {
            let main =
                [(Place::Table, wishes.table, 9), (Place::Own, wishes.own, 5), (Place::Options, wishes.options, 8)];
            panes.extend(stacked(column(0, left), &main, 0));
            // Everybody at the table is in sight as long as details and log have what they need least.
            let most = body.height.saturating_sub(LEAST_DETAIL + LEAST_LOG).max(7);
            let side = [
                (Place::Others, wishes.others, most),
                (Place::Detail, wishes.detail.min(12), LEAST_DETAIL),
                (Place::Log, wishes.others.max(12), LEAST_LOG),
            ];
            panes.extend(stacked(column(left, right), &side, 2));
        } else {
            let below = wishes.options.clamp(5, (body.height * 2 / 5).max(5)).min(body.height);
            let above = body.height - below;
            tabs = Some(Rect { height: 1.min(above), ..body });
            let top = Rect { y: body.y + 1.min(above), height: above.saturating_sub(1), ..body };
            let tab = if tab == Place::Options { Place::Table } else { tab };
            panes.push((tab, top));
            panes.push((Place::Options, Rect { y: body.y + above, height: below, ..body }));
        }
        Layout { title, foot, panes, tabs }
    }

    /// Where a pane is, if it is on the screen.
    pub fn area(&self, place: Place) -> Option<Rect> {
        self.panes.iter().find(|(known, _)| *known == place).map(|(_, area)| *area)
    }
}

/// The least that details and log need where they stand below the others.
const LEAST_DETAIL: u16 = 7;
const LEAST_LOG: u16 = 8;

/// Panes below each other: each gets the least that it needs, then what it wishes, from the last to the first; what is
/// left goes to one of them.
fn stacked(column: Rect, wishes: &[(Place, u16, u16)], rest: usize) -> Vec<(Place, Rect)> {
    let mut heights: Vec<u16> = wishes.iter().map(|(_, wish, least)| (*wish).min(*least).max(3)).collect();
    let mut left = column.height.saturating_sub(heights.iter().sum());
    // By turns, so that nobody takes everything.
    while left > 0 {
        let mut given = false;
        for (at, (_, wish, _)) in wishes.iter().enumerate() {
            if left > 0 && heights[at] < *wish {
                heights[at] += 1;
                left -= 1;
                given = true;
            }
        }
        if !given {
            heights[rest] += left;
            left = 0;
        }
    }
    let mut y = column.y;
    let mut out = Vec::new();
    for ((place, ..), height) in wishes.iter().zip(heights) {
        let height = height.min(column.bottom().saturating_sub(y));
        out.push((*place, Rect { y, height, ..column }));
        y += height;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: u16, height: u16) -> Layout {
        let wishes = Wishes { options: 12, table: 30, own: 10, others: 20, detail: 9 };
        Layout::of(Rect { x: 0, y: 0, width, height }, wishes, Place::Table)
    }

    #[test]
    fn everything_is_on_one_screen_where_there_is_room() {
        for (width, height) in [(96, 32), (100, 40), (120, 50), (149, 40), (150, 36), (200, 60), (300, 90)] {
            let layout = layout(width, height);
            assert!(layout.tabs.is_none());
            for place in PLACES {
                let area = layout.area(place).expect("is there");
                assert!(area.height >= 3 && area.width >= 30, "{place:?} at {width}x{height}: {area}");
            }
        }
    }

    #[test]
    fn panes_do_not_overlap_and_leave_nothing_out() {
        for (width, height) in [(40, 12), (80, 24), (96, 32), (100, 40), (200, 60)] {
            let layout = layout(width, height);
            let covered: u32 = layout.panes.iter().map(|(_, area)| area.area()).sum();
            let tabs = layout.tabs.map_or(0, |area| area.area());
            assert_eq!(covered + tabs, u32::from(width) * u32::from(height - 2), "{width}x{height}");
            for (at, (_, left)) in layout.panes.iter().enumerate() {
                assert!(layout.panes[at + 1..].iter().all(|(_, right)| !left.intersects(*right)));
            }
        }
    }

    #[test]
    fn nothing_breaks_where_there_is_no_room() {
        for width in 0..30 {
            for height in 0..12 {
                layout(width, height);
            }
        }
    }
}
