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
        let text: String = page.blocks.iter().map(|block| self.block(block)).collect();
        if self.has_blocks {
            text
        } else {
            in_ascii(&text)
        }
    }

    /// What is being done at the moment, cut to one line that leaves room for the cursor.
    pub fn one_line(&self, words: &str) -> String {
        let blank = |sign: char| if sign.is_control() { ' ' } else { sign };
        words.chars().take(self.width - 1).map(blank).collect()
    }
}

/// The same with bars of signs that every terminal has.
fn in_ascii(text: &str) -> String {
    let sign = |sign| match sign {
        '█'..='▏' => '#',
        '░' => '.',
        other => other,
    };
    text.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Bar, Bars};

    #[test]
    fn bars_are_ascii_where_the_locale_is() {
        let mut page = Page::new();
        let half = Bar::numbers("b", ["50 %"]).sharing([Some(50)]);
        page.bars(Bars::of([Bar::counted("a", 3), half]));
        page.bars(Bars::of([Bar::gauge(4, 10)]));
        page.say("██░ of three");
        let terminal = Terminal {
            has_blocks: false,
            ..Terminal::new(Some(80), false)
        };
        let lines = "  a     3  ###\n  b  50 %\n    ####......\n##. of three\n";
        assert_eq!(terminal.render(&page), lines);
    }
}
