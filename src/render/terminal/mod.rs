//! A page on a terminal: wrapped, aligned, painted. The only place with widths and colors.

mod bars;
mod blocks;
mod cells;
mod columns;
mod facts;
mod ink;
mod paint;
mod screen;
mod table;
mod wrap;

pub use ink::{Ink, Looks, prefer};
pub use paint::Paint;
pub use screen::{Color, Terminal, WIDTHS};

use crate::page::Page;

impl Terminal {
    /// A page, with a line end after every line.
    pub fn render(&self, page: &Page) -> String {
        page.blocks.iter().map(|block| self.block(block)).collect()
    }

    /// What is being done at the moment, cut to one line that leaves room for the cursor.
    pub fn one_line(&self, words: &str) -> String {
        let blank = |sign: char| if sign.is_control() { ' ' } else { sign };
        words.chars().take(self.width - 1).map(blank).collect()
    }
}
