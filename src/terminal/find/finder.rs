//! What the finder shows, and what a key makes of it. Nothing here knows a terminal: presses go in, and what is
//! to be done outside comes out.

use std::path::PathBuf;

use ratatui_core::layout::Size;

use super::answers::{AnswerSource, Filter, FilterValues, HitRow, SearchResult};
use super::editor::LineEditor;
use super::places::{Focus, ScreenLayout};
use super::press::{Key, Press};
use super::reading::{AnswerPane, Subject};
use page::Page;

/// No way back is longer.
const LONGEST_WAY: usize = 100;

/// Something to be done outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum FinderAction {
    Stay,
    Copy(String),
    /// Shows a file with the program the system has for it.
    Open(PathBuf),
    Stop,
    Leave,
}

/// What is said for a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum StatusNote {
    Copied(String),
    NothingToCopy,
    NoLinks,
    /// The player has no picture of it.
    NoPicture,
    /// No program of the system shows it.
    NoViewer(PathBuf),
    NoWayBack,
}

/// A page that was left through a link.
#[derive(Debug, Clone, PartialEq, Eq)]
struct VisitedPage {
    subject: Subject,
    top: usize,
    focus: Option<usize>,
}

/// All that is on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Finder {
    pub line: LineEditor,
    pub filter: Filter,
    pub list: HitList,
    pub reading: AnswerPane,
    pub at: Focus,
    /// Words being typed that are searched in the answer.
    pub seeking: Option<LineEditor>,
    pub note: Option<StatusNote>,
    pub size: Size,
    pub has_color: bool,
    range: FilterValues,
    /// What answers the line, kept to come back to.
    answer: Page,
    /// Whether the line is still to be answered.
    is_due: bool,
    /// Whether more has been pressed than is done.
    pub is_hurried: bool,
    way: Vec<VisitedPage>,
}

impl Finder {
    /// A finder with words in its line.
    pub(super) fn new(
        words: &str,
        filter: Filter,
        size: Size,
        has_color: bool,
        answers: &dyn AnswerSource,
    ) -> Finder {
        let mut finder = Finder {
            line: LineEditor::from_text(words),
            filter,
            list: HitList::default(),
            reading: AnswerPane::new(Subject::Answer, Page::new(), has_color),
            at: Focus::Line,
            seeking: None,
            note: None,
            size,
            has_color,
            range: FilterValues::default(),
            answer: Page::new(),
            is_due: false,
            is_hurried: false,
            way: Vec::new(),
        };
        finder.ask(answers);
        finder
    }

    /// Where everything stands.
    pub(super) fn places(&self) -> ScreenLayout {
        ScreenLayout::new(self.size, self.at)
    }

    /// What a press does.
    pub(super) fn press(&mut self, press: Press, answers: &dyn AnswerSource) -> FinderAction {
        self.note = None;
        if press.concerns_answer() {
            self.catch_up(answers);
        }
        match press {
            Press::Leave => return FinderAction::Leave,
            Press::Stop => return FinderAction::Stop,
            Press::Copy => return self.copy(answers, false),
            Press::Help => self.show_keys(answers),
            Press::Size(size) => {
                self.size = size;
                self.list.fit(usize::from(self.places().list.height));
            }
            Press::Turn(switch, way) => {
                // Not before it is needed: it takes reading through all there is.
                if self.range == FilterValues::default() {
                    self.range = answers.range();
                }
                self.filter.turn(switch, way, &self.range);
                self.ask_again(answers);
            }
            Press::Click(at) => self.click(at, answers),
            Press::Wheel(at, way) => self.wheel(at, way),
            Press::Key(key) => {
                let act = self.key(&key, answers);
                self.lay();
                return act;
            }
        }
        self.lay();
        FinderAction::Stay
    }

    fn key(&mut self, key: &Key, answers: &dyn AnswerSource) -> FinderAction {
        if self.seeking.is_some() {
            self.seek(key);
            return FinderAction::Stay;
        }
        match self.at {
            Focus::Line => self.typed(key, answers),
            Focus::Pane | Focus::Whole => self.read(key, answers),
        }
    }

    /// Lays the answer out for the size of its pane.
    pub(super) fn lay(&mut self) {
        let pane = self.places().pane;
        self.reading.lay(usize::from(pane.width), usize::from(pane.height));
    }

    /// Asks for what is typed, unless that takes long: then what stands there stays until nobody types.
    pub(super) fn ask(&mut self, answers: &dyn AnswerSource) {
        self.is_due = answers.is_slow(&self.line.text());
        if !self.is_due {
            self.answer(answers);
        }
    }

    /// Asks for what is typed, unless more keys wait: nobody would see the answer to half of what was pasted.
    pub(super) fn ask_unhurried(&mut self, answers: &dyn AnswerSource) {
        if self.is_hurried {
            self.is_due = true;
        } else {
            self.ask(answers);
        }
    }

    /// Asks for what was put off; whether something was.
    pub(super) fn catch_up(&mut self, answers: &dyn AnswerSource) -> bool {
        let is_due = std::mem::take(&mut self.is_due);
        if is_due {
            self.answer(answers);
        }
        is_due
    }

    /// Shows what fits what is typed, from the first hit on.
    fn answer(&mut self, answers: &dyn AnswerSource) {
        let SearchResult { rows, total, page } = answers.find(&self.line.text(), self.filter);
        self.list = HitList::new(rows, total);
        self.answer = page;
        self.way.clear();
        self.open(Subject::Answer, answers);
        self.lay();
    }

    /// Asks what is typed again, in another language or about something else; a record that is read stays open if it is
    /// among the hits or holds the focus.
    fn ask_again(&mut self, answers: &dyn AnswerSource) {
        let subject = self.reading.subject.clone();
        // An answer clears the way back, which still leads on from what is read.
        let way = std::mem::take(&mut self.way);
        let id = self.list.row().map(|row| row.id.clone());
        self.ask(answers);
        match subject {
            Subject::Answer => {}
            Subject::Keys => self.open(Subject::Keys, answers),
            Subject::Record(read) => {
                let same = self.list.rows.iter().position(|row| Some(&row.id) == id.as_ref());
                self.list.chosen = same.unwrap_or(self.list.chosen);
                if same.is_some() || self.at != Focus::Line {
                    self.open(Subject::Record(read), answers);
                }
            }
        }
        self.way = way;
    }

    /// Shows a page from its beginning.
    fn open(&mut self, subject: Subject, answers: &dyn AnswerSource) {
        let lang = self.filter.lang;
        let page = match &subject {
            Subject::Answer => self.answer.clone(),
            Subject::Record(id) => answers.record(lang, id),
            Subject::Keys => answers.keys(lang),
        };
        self.reading = AnswerPane::new(subject, page, self.has_color);
    }

    /// Shows another page and remembers the way back.
    pub(super) fn go(&mut self, subject: Subject, answers: &dyn AnswerSource) {
        let AnswerPane { subject: from, top, focus, .. } = &self.reading;
        let seen = VisitedPage { subject: from.clone(), top: *top, focus: *focus };
        if self.way.len() == LONGEST_WAY {
            self.way.remove(0);
        }
        self.way.push(seen);
        self.open(subject, answers);
    }

    /// Goes back where a link was followed; whether there was a way.
    pub(super) fn back(&mut self, answers: &dyn AnswerSource) -> bool {
        let Some(seen) = self.way.pop() else {
            return false;
        };
        self.open(seen.subject, answers);
        self.lay();
        (self.reading.top, self.reading.focus) = (seen.top, seen.focus);
        true
    }

    /// Shows the row that is chosen.
    pub(super) fn show_chosen(&mut self, answers: &dyn AnswerSource) {
        let Some(row) = self.list.row() else {
            return;
        };
        // The first one is the answer, with what else is known.
        let subject = match self.list.chosen {
            0 => Subject::Answer,
            _ => Subject::Record(row.id.clone()),
        };
        self.way.clear();
        self.open(subject, answers);
    }

    pub(super) fn show_keys(&mut self, answers: &dyn AnswerSource) {
        // Or the answer would come later and take the place of the keys.
        self.catch_up(answers);
        if self.reading.subject == Subject::Keys {
            self.back(answers);
        } else {
            self.go(Subject::Keys, answers);
        }
    }

    /// The entry or card that is read.
    fn id(&self) -> Option<&str> {
        match &self.reading.subject {
            Subject::Record(id) => Some(id),
            Subject::Answer => self.list.rows.first().map(|row| row.id.as_str()),
            Subject::Keys => None,
        }
    }

    /// Copies the name of what is read, or its id.
    pub(super) fn copy(&mut self, answers: &dyn AnswerSource, is_id: bool) -> FinderAction {
        let Some(id) = self.id().map(str::to_owned) else {
            self.note = Some(StatusNote::NothingToCopy);
            return FinderAction::Stay;
        };
        let title = answers.title(self.filter.lang, &id).filter(|_| !is_id);
        let words = title.unwrap_or(id);
        self.note = Some(StatusNote::Copied(words.clone()));
        FinderAction::Copy(words)
    }

    /// Shows the player's own picture of what is read.
    pub(super) fn open_picture(&mut self, answers: &dyn AnswerSource) -> FinderAction {
        let picture = self.id().and_then(|id| answers.picture(id));
        self.note = picture.is_none().then_some(StatusNote::NoPicture);
        picture.map_or(FinderAction::Stay, FinderAction::Open)
    }
}

/// Rows of which one is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct HitList {
    pub rows: Vec<HitRow>,
    /// How many there are, shown or not.
    pub total: usize,
    pub chosen: usize,
    /// The first row in sight.
    pub top: usize,
}

impl HitList {
    /// Rows of which the first is chosen.
    pub(super) fn new(rows: Vec<HitRow>, total: usize) -> HitList {
        HitList { total: total.max(rows.len()), rows, chosen: 0, top: 0 }
    }

    /// The row that is chosen, if there is any.
    pub(super) fn row(&self) -> Option<&HitRow> {
        self.rows.get(self.chosen)
    }

    /// Chooses the row so many steps further, and brings it into sight. Whether that is another one.
    pub(super) fn step(&mut self, by: isize, height: usize) -> bool {
        let last = self.rows.len().saturating_sub(1);
        self.choose(self.chosen.saturating_add_signed(by).min(last), height)
    }

    /// Chooses a row. Whether that is another one.
    pub(super) fn choose(&mut self, at: usize, height: usize) -> bool {
        if at >= self.rows.len() || at == self.chosen {
            return false;
        }
        self.chosen = at;
        self.fit(height);
        true
    }

    /// Moves what is in sight, so that the chosen row is.
    pub(super) fn fit(&mut self, height: usize) {
        let height = height.max(1);
        let least = (self.chosen + 1).saturating_sub(height);
        self.top = self.top.clamp(least, self.chosen);
    }

    /// Moves the rows in sight, whichever is chosen.
    pub(super) fn scroll(&mut self, by: isize, height: usize) {
        let last = self.rows.len().saturating_sub(height);
        self.top = self.top.saturating_add_signed(by).min(last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(count: usize) -> HitList {
        let row = |at: usize| HitRow { id: format!("cc/card/c{at}"), title: String::new() };
        HitList::new((0..count).map(row).collect(), 0)
    }

    #[test]
    fn the_chosen_row_is_in_sight() {
        let mut list = list(9);
        for (by, chosen, top) in [(1, 1, 0), (3, 4, 2), (9, 8, 6), (-1, 7, 6), (-9, 0, 0)] {
            assert!(list.step(by, 3));
            assert_eq!((list.chosen, list.top), (chosen, top));
        }
        assert!(!list.step(-1, 3));
    }

    #[test]
    fn nothing_is_chosen_where_nothing_is() {
        let mut list = list(0);
        assert!(!list.step(1, 0) && list.row().is_none());
    }
}
