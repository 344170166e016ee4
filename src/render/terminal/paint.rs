//! Colours, by what they mean.

use anstyle::{AnsiColor, Style};

/// Paints or does not.
#[derive(Debug, Clone, Copy)]
pub struct Paint {
    on: bool,
}

impl Paint {
    pub fn new(on: bool) -> Paint {
        Paint { on }
    }

    pub fn is_on(self) -> bool {
        self.on
    }

    /// The name of what is shown.
    pub fn title(self, text: &str) -> String {
        self.styled(text, Style::new().bold())
    }

    /// A heading inside a screen.
    pub fn label(self, text: &str) -> String {
        self.styled(text, AnsiColor::Cyan.on_default())
    }

    /// What may be overlooked: ids, sources.
    pub fn faint(self, text: &str) -> String {
        self.styled(text, Style::new().dimmed())
    }

    /// A symbol of a card.
    pub fn symbol(self, text: &str) -> String {
        self.styled(text, AnsiColor::Yellow.on_default())
    }

    /// What is wrong.
    pub fn wrong(self, text: &str) -> String {
        self.styled(text, AnsiColor::Red.on_default().bold())
    }

    fn styled(self, text: &str, style: Style) -> String {
        if self.on && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}
