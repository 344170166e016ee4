//! What the mouse does.

use ratatui_core::layout::Position;

use super::answers::Answers;
use super::filter::Way;
use super::finder::Finder;
use super::places::At;
use super::reading::Subject;

/// Lines a wheel moves at once.
const WHEEL: isize = 3;

impl Finder {
    /// A click chooses a row, follows a link, or says where keys go.
    pub fn click(&mut self, at: Position, answers: &dyn Answers) {
        let places = self.places();
        if places.line.contains(at) {
            self.at = At::Line;
        } else if places.list.contains(at) {
            let row = self.list.top + usize::from(at.y - places.list.y);
            self.at = At::Line;
            self.list.choose(row, usize::from(places.list.height));
            self.show_chosen(answers);
        } else if places.pane.contains(at) {
            let (x, y) = (at.x - places.pane.x, at.y - places.pane.y);
            self.click_answer(usize::from(x), usize::from(y), answers);
        }
    }

    fn click_answer(&mut self, column: usize, row: usize, answers: &dyn Answers) {
        if self.at == At::Line {
            self.at = At::Pane;
        }
        let link = self.reading.sheet.link_at(self.reading.top + row, column);
        if let Some(lead) = link.and_then(|link| self.reading.sheet.links.get(link)) {
            let id = lead.id.clone();
            self.reading.focus = link;
            self.go(Subject::Record(id), answers);
        }
    }

    /// The wheel moves what it turns over.
    pub fn wheel(&mut self, at: Position, way: Way) {
        let places = self.places();
        let by = match way {
            Way::On => WHEEL,
            Way::Back => -WHEEL,
        };
        if places.list.contains(at) {
            self.list.scroll(by, usize::from(places.list.height));
        } else {
            self.reading.scroll(by);
        }
    }
}
