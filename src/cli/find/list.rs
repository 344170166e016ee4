//! The list of what was found, with the one that is chosen.

use super::answers::Row;

/// Rows of which one is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct List {
    pub rows: Vec<Row>,
    /// How many there are, shown or not.
    pub total: usize,
    pub chosen: usize,
    /// The first row in sight.
    pub top: usize,
}

impl List {
    /// Rows of which the first is chosen.
    pub fn of(rows: Vec<Row>, total: usize) -> List {
        List {
            total: total.max(rows.len()),
            rows,
            chosen: 0,
            top: 0,
        }
    }

    /// The row that is chosen, if there is any.
    pub fn row(&self) -> Option<&Row> {
        self.rows.get(self.chosen)
    }

    /// Chooses the row so many steps further, and brings it into sight. Whether that is another one.
    pub fn step(&mut self, by: isize, height: usize) -> bool {
        let last = self.rows.len().saturating_sub(1);
        self.choose(self.chosen.saturating_add_signed(by).min(last), height)
    }

    /// Chooses a row. Whether that is another one.
    pub fn choose(&mut self, at: usize, height: usize) -> bool {
        if at >= self.rows.len() || at == self.chosen {
            return false;
        }
        self.chosen = at;
        self.fit(height);
        true
    }

    /// Moves what is in sight, so that the chosen row is.
    pub fn fit(&mut self, height: usize) {
        let height = height.max(1);
        let least = (self.chosen + 1).saturating_sub(height);
        self.top = self.top.clamp(least, self.chosen);
    }

    /// Moves the rows in sight, whichever is chosen.
    pub fn scroll(&mut self, by: isize, height: usize) {
        let last = self.rows.len().saturating_sub(height);
        self.top = self.top.saturating_add_signed(by).min(last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(count: usize) -> List {
        let row = |at: usize| Row {
            id: format!("cc/card/c{at}"),
            title: String::new(),
        };
        List::of((0..count).map(row).collect(), 0)
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
