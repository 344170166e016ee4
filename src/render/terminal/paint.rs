//! Colours, by what they mean.

use super::ink::{Ink, looks};

/// Paints or does not.
#[derive(Debug, Clone, Copy)]
pub struct Paint {
    on: bool,
    /// Where links lead, with `{id}` where the id belongs; without it nowhere.
    address: Option<&'static str>,
}

impl Paint {
    pub fn new(on: bool) -> Paint {
        Paint { on, address: None }
    }

    /// The same with links that lead to an address, made with each id.
    pub fn leading(self, address: &'static str) -> Paint {
        Paint {
            address: Some(address).filter(|address| self.on && !address.is_empty()),
            ..self
        }
    }

    /// Words that lead to the entry or card with an id, each word by itself, so that no margin becomes part
    /// of a link where lines are broken.
    pub fn link(self, id: &str, words: &str) -> String {
        let Some(address) = self.address else {
            return words.to_owned();
        };
        let whole = if address.contains("{id}") {
            address.replace("{id}", id)
        } else {
            format!("{address}{id}")
        };
        // Nothing in an address may end the sequence it stands in.
        let target: String = whole.chars().filter(char::is_ascii_graphic).collect();
        // With one id terminals take the words for one link and light them up together.
        let linked = words
            .split(' ')
            .map(|word| format!("\u{1b}]8;id={id};{target}\u{1b}\\{word}\u{1b}]8;;\u{1b}\\"));
        linked.collect::<Vec<_>>().join(" ")
    }

    pub fn is_on(self) -> bool {
        self.on
    }

    pub fn leads(self) -> bool {
        self.address.is_some()
    }

    /// The name of what is shown.
    pub fn title(self, text: &str) -> String {
        self.styled(text, looks().title)
    }

    /// A heading inside a screen.
    pub fn label(self, text: &str) -> String {
        self.styled(text, looks().label)
    }

    /// What may be overlooked: ids, sources.
    pub fn faint(self, text: &str) -> String {
        self.styled(text, looks().faint)
    }

    /// A symbol of a card.
    pub fn symbol(self, text: &str) -> String {
        self.styled(text, looks().symbol)
    }

    /// What is wrong.
    pub fn wrong(self, text: &str) -> String {
        self.styled(text, looks().alarm)
    }

    fn styled(self, text: &str, ink: Ink) -> String {
        if self.on && !text.is_empty() {
            ink.paint(text)
        } else {
            text.to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_somewhere_only_where_there_is_an_address() {
        let paint = Paint::new(true);
        assert_eq!(paint.link("cc/keyword/log", "Log"), "Log");
        assert_eq!(Paint::new(false).leading("x:{id}").link("a", "b"), "b");
        let linked = paint.leading("x:{id}?").link("cc/keyword/log", "To log");
        let word = |word: &str| {
            format!("\u{1b}]8;id=cc/keyword/log;x:cc/keyword/log?\u{1b}\\{word}\u{1b}]8;;\u{1b}\\")
        };
        assert_eq!(linked, format!("{} {}", word("To"), word("log")));
    }

    #[test]
    fn an_id_stands_behind_an_address_without_a_place_for_it() {
        let linked = Paint::new(true)
            .leading("http://localhost/")
            .link("a/b/c", "d");
        assert!(
            linked.contains(";http://localhost/a/b/c\u{1b}"),
            "{linked:?}"
        );
    }
}
