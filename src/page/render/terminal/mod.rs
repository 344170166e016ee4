//! A page on a terminal: wrapped, aligned, painted. The only place with widths and colors.

mod bars;
mod blocks;
mod cells;
mod facts;
mod ink;
mod screen;
mod table;

pub use ink::Paint;
pub use ink::{TerminalTheme, TextStyle, set_theme};
pub use screen::{Color, Terminal, WIDTHS};
pub use screen::{drawn, draws_unicode};

use crate::{Page, PageBlock};
use screen::{bars_in_ascii, in_ascii};

impl Terminal {
    /// A page, with a line end after every line. Where the locale is not one of Unicode, what draws is ASCII on a
    /// terminal; to a file or a program go bars in ASCII, and all else as it is written.
    pub fn render(&self, page: &Page) -> String {
        page.blocks.iter().map(|block| self.shown(block)).collect()
    }

    /// A block in the signs of this terminal. What stands there as it is, to be copied, keeps its own.
    fn shown(&self, block: &PageBlock) -> String {
        let text = self.block(block);
        if self.has_blocks || matches!(block, PageBlock::Verbatim(_) | PageBlock::Scan { .. }) {
            text
        } else if self.height.is_some() {
            in_ascii(&text)
        } else {
            bars_in_ascii(&text)
        }
    }

    /// What is being done at the moment, cut to one line that leaves room for the cursor.
    pub fn one_line(&self, words: &str) -> String {
        let blank = |sign: char| if sign.is_control() { ' ' } else { sign };
        drawn(words).chars().take(self.width - 1).map(blank).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bar, Bars, strong};

    #[test]
    fn what_draws_is_ascii_where_the_locale_is() {
        let mut page = Page::new();
        let half = Bar::numbers("b", ["50 %"]).sharing([Some(50)]);
        page.bars(Bars::new([Bar::counted("a", 3), half]));
        page.bars(Bars::new([Bar::gauge(4, 10)]));
        page.say("██░ of three");
        page.head(strong("Log · Loggen"), "");
        page.push(PageBlock::Verbatim("1 · as it is".to_owned()));
        let terminal = Terminal { has_blocks: false, height: Some(24), ..Terminal::new(Some(80), false) };
        let lines = "  a     3  ###\n  b  50 %\n    ####......\n##. of three\nLog . Loggen\n";
        let rule = "-".repeat(80);
        let lines = format!("{lines}{rule}\n1 · as it is\n");
        assert_eq!(terminal.render(&page), lines);
        let pipe = Terminal { height: None, ..terminal };
        let piped = pipe.render(&page);
        assert!(piped.contains("a     3  ###\n") && piped.contains("Log · Loggen\n──"));
    }
}
