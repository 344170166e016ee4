//! A line as it would be typed in a terminal, and what comes back.

/// A command with its arguments.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    pub words: Vec<String>,
    /// What stands for standard input.
    pub text: Vec<u8>,
}

impl Line {
    /// A command and the options the program itself chooses.
    pub fn of<'a>(words: impl IntoIterator<Item = &'a str>) -> Line {
        Line {
            words: words.into_iter().map(str::to_owned).collect(),
            text: Vec::new(),
        }
    }

    /// The same with an option and its value from outside, which is never taken for another option.
    pub fn option(mut self, name: &str, value: &str) -> Line {
        self.words.push(format!("{name}={value}"));
        self
    }

    /// The same with an option that has no value.
    pub fn switch(mut self, name: &str) -> Line {
        self.words.push(name.to_owned());
        self
    }

    /// The same with words from outside, none of which is taken for an option. They come last.
    pub fn about<'a>(mut self, words: impl IntoIterator<Item = &'a str>) -> Line {
        self.words.push("--".to_owned());
        self.words.extend(words.into_iter().map(str::to_owned));
        self
    }

    /// The same with a text for standard input.
    pub fn reading(self, text: impl Into<Vec<u8>>) -> Line {
        let text = text.into();
        Line { text, ..self }
    }
}

/// An answer as part of a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Leaf {
    /// In plain words; may be empty.
    pub title: String,
    /// HTML, escaped.
    pub body: String,
    /// As programs end: 0 found or done, 1 nothing found or illegal, 2 wrong use.
    pub code: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_from_outside_stand_where_no_option_is_read() {
        let line = Line::of(["search"])
            .option("--sort", "--data")
            .about(["--data", "/etc"]);
        assert_eq!(
            line.words,
            ["search", "--sort=--data", "--", "--data", "/etc"]
        );
    }
}
