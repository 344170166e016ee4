//! Where everything stands on the screen.

use ratatui_core::layout::{Rect, Size};

/// From this width on the list stands beside the answer.
const WIDE: u16 = 76;
/// Columns of the list beside the answer, at least and at most.
const LIST: (u16, u16) = (24, 40);
/// Lines of the list above the answer, at least and at most.
const ABOVE: (u16, u16) = (3, 7);
/// Columns between the list and the answer.
const BETWEEN: u16 = 3;

/// Which part of the screen the keys go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Focus {
    /// The line, with the list and the answer in sight.
    #[default]
    Line,
    /// The answer beside the list.
    Pane,
    /// The answer alone.
    Whole,
}

/// The parts of a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ScreenLayout {
    pub line: Rect,
    /// The rule below the line.
    pub rule: Rect,
    /// Empty where the answer stands alone.
    pub list: Rect,
    /// What parts the list from the answer.
    pub border: Rect,
    pub pane: Rect,
    pub status: Rect,
}

impl ScreenLayout {
    /// The parts of a screen of a size.
    pub(super) fn new(size: Size, at: Focus) -> ScreenLayout {
        let Size { width, height } = size;
        let row = |y: u16, rows: u16| {
            let y = y.min(height);
            Rect::new(0, y, width, rows.min(height - y))
        };
        let body = row(2, height.saturating_sub(3));
        let (list, border, pane) = match at {
            Focus::Whole => (Rect::default(), Rect::default(), body),
            Focus::Line | Focus::Pane if width >= WIDE => beside(body),
            Focus::Line | Focus::Pane => above(body),
        };
        ScreenLayout {
            line: row(0, 1),
            rule: row(1, 1),
            list,
            border,
            pane,
            status: row(height.saturating_sub(1).max(1), 1),
        }
    }
}

/// The list to the left of the answer.
fn beside(body: Rect) -> (Rect, Rect, Rect) {
    let width = (body.width * 3 / 10).clamp(LIST.0, LIST.1);
    let border = Rect::new(width, body.y, BETWEEN.min(body.width - width), body.height);
    let left = border.right();
    let list = Rect { width, ..body };
    let pane = Rect { x: left, width: body.width - left, ..body };
    (list, border, pane)
}

/// The list above the answer.
fn above(body: Rect) -> (Rect, Rect, Rect) {
    let height = (body.height / 4).clamp(ABOVE.0, ABOVE.1).min(body.height);
    let rest = body.height - height;
    let list = Rect { height, ..body };
    let border = Rect { y: list.bottom(), height: rest.min(1), ..body };
    let pane = Rect { y: border.bottom(), height: rest - border.height, ..body };
    (list, border, pane)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_never_overlap_nor_leave_the_screen() {
        for width in [0, 1, 20, 59, 60, 75, 76, 80, 120, 300] {
            for height in [0, 1, 2, 3, 4, 5, 6, 10, 24, 60] {
                for at in [Focus::Line, Focus::Pane, Focus::Whole] {
                    let places = ScreenLayout::new(Size { width, height }, at);
                    let screen = Rect::new(0, 0, width, height);
                    let parts = [places.line, places.rule, places.list, places.border, places.pane];
                    for (number, part) in parts.iter().enumerate() {
                        assert_eq!(part.intersection(screen).area(), part.area(), "{places:?}");
                        for other in &parts[number + 1..] {
                            assert!(part.intersection(*other).is_empty(), "{places:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_wide_screen_has_the_list_beside_the_answer() {
        let places = |width| ScreenLayout::new(Size { width, height: 24 }, Focus::Line);
        assert_eq!(places(80).list.height, 21);
        assert_eq!(places(60).pane.width, 60);
        assert!(places(60).pane.height >= 13);
    }
}
