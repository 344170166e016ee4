//! What a reader can fill in, where a face has controls: the local page. Terminals ask line by line and take
//! the same values as words.

use super::Words;

/// Fields with the button that sends them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// Where it leads: a path of the local page.
    pub action: String,
    /// Whether sending it changes something that is kept; asking alone does not.
    pub is_change: bool,
    /// What it is about; may be empty.
    pub title: Words,
    /// Why it is asked; may be empty.
    pub why: Words,
    /// Names and values that go with it unseen.
    pub kept: Vec<(String, String)>,
    /// The fields from top to bottom, in groups.
    pub parts: Vec<FormPart>,
    /// The word on the button.
    pub submit: String,
}

/// Fields that belong together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FormPart {
    /// May be empty.
    pub legend: Words,
    /// The fields from top to bottom.
    pub fields: Vec<FormField>,
}

impl FormPart {
    /// Takes up what was filled in, so that it is shown again.
    pub fn fill_from(&mut self, filled: &FilledForm) {
        self.fields.iter_mut().for_each(|field| field.fill_from(filled));
    }
}

/// Something to fill in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormField {
    /// Under which its value is sent; unique in its form.
    pub name: String,
    /// What is asked, as it stands at the control.
    pub label: Words,
    /// What stands below it; may be empty.
    pub hint: Words,
    /// How the value is chosen or typed.
    pub control: FormControl,
    /// What it holds at first: what is known already, or what was sent before.
    pub value: String,
    /// What was known before something else was filled in.
    pub known: Option<String>,
    /// Whether it must be filled in.
    pub is_needed: bool,
}

/// How a value is chosen or typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormControl {
    /// One line of words.
    Line,
    /// A line of words, one of a list; others may be typed and are refused by whoever reads them.
    OneOfMany(Vec<String>),
    /// The name of an entry or card, with suggestions while it is typed: those of a path of the page.
    Name {
        /// The path that is asked for suggestions, with `?game=…` where only those of a game are wanted.
        suggestions: String,
    },
    /// Names of entries or cards, one a line, with suggestions: so many lines are shown.
    Names {
        /// Lines that are shown at first.
        rows: u8,
        /// The path that is asked for suggestions to the line that is typed in.
        suggestions: String,
    },
    /// Lines of words: so many are shown.
    Text {
        /// Lines that are shown at first.
        rows: u8,
    },
    /// A number, with keys for one more and one less.
    Number {
        /// The lowest number that may be sent.
        least: i64,
        /// The highest number that may be sent.
        most: i64,
    },
    /// A step of a track, from 0.
    Steps {
        /// The last step of the track.
        most: u8,
    },
    /// One of a few, all of them in sight.
    OneOf(Vec<FormChoice>),
    /// One of a few, each more than the one before it.
    Scale(Vec<FormChoice>),
    /// Any number of a few.
    Several(Vec<FormChoice>),
    /// One of a few, each a button that sends the form.
    Buttons(Vec<FormChoice>),
    /// Yes or no, sent as `on` or not at all.
    Switch,
    /// Lines of words, typed by keys of their own: so many of them a line.
    Keys {
        /// The words, with blanks between them.
        words: String,
        /// What stands between two of them.
        between: char,
        /// Words of a line at most.
        most: u8,
    },
    /// Rows of cells, of which one value is made. Whatever does not fit into them is the value of the field, a text.
    Rows(Vec<FormRow>),
}

/// Fields that stand side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormRow(pub Vec<FormField>);

/// One of several values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormChoice {
    /// What is sent if it is chosen.
    pub value: String,
    /// What stands at it, in the reader's language.
    pub label: Words,
    /// What it means, in a few words; may be empty.
    pub about: Words,
    /// How it is drawn where it is more than words.
    pub badge: Option<FormBadge>,
}

/// Letters on a colored ground.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormBadge {
    /// Two letters.
    pub letters: String,
    /// The number of the color, from 0 to 5.
    pub hue: usize,
}

/// What was filled in: names and values, in the order sent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FilledForm(pub Vec<(String, String)>);

impl FilledForm {
    /// Reads what [`FilledForm::to_query`] wrote, or a browser sent.
    pub fn from_query(query: &[u8]) -> FilledForm {
        let pairs = form_urlencoded::parse(query);
        FilledForm(pairs.map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// All fields in one line, as they stand behind the question mark of an address.
    pub fn to_query(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.0).finish()
    }

    /// What fields hold, as if they were sent as they are.
    pub fn from_parts(parts: &[FormPart]) -> FilledForm {
        let fields = parts.iter().flat_map(|part| &part.fields);
        let values = |field: &FormField| {
            let values: Vec<String> = if field.control.sends_several() {
                field.value.lines().map(str::to_owned).collect()
            } else {
                vec![field.value.clone()]
            };
            values.into_iter().map(|value| (field.name.clone(), value)).collect::<Vec<_>>()
        };
        FilledForm(fields.flat_map(values).collect())
    }

    /// The form with a value that counts in place of all that was sent under its name.
    pub fn with(self, name: &str, value: impl Into<String>) -> FilledForm {
        let mut form = self.without(name);
        form.0.push((name.to_owned(), value.into()));
        form
    }

    /// The form without all that was sent under a name.
    pub fn without(mut self, name: &str) -> FilledForm {
        self.0.retain(|(sent, _)| sent != name);
        self
    }

    /// Whether something was sent under a name.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(sent, _)| sent == name)
    }

    /// Whether something was sent below a path.
    pub fn has_below(&self, path: &str) -> bool {
        self.0.iter().any(|(sent, _)| sent.strip_prefix(path).is_some_and(|rest| rest.starts_with('.')))
    }

    /// The value of a field; empty if it was not sent.
    pub fn get(&self, name: &str) -> &str {
        let values = self.0.iter();
        let mut of_name = values.filter(|(sent, _)| sent == name);
        of_name.next().map_or("", |(_, value)| value.trim())
    }

    /// What was filled into a field: every value where it sends several, else one at most.
    pub fn values<'a>(&'a self, field: &'a FormField) -> impl Iterator<Item = &'a str> {
        let most = if field.control.sends_several() { usize::MAX } else { 1 };
        let values = self.all(&field.name).take(most);
        values.filter(|value| !value.is_empty())
    }

    /// All values of a field.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let values = self.0.iter();
        let of_name = values.filter(move |(sent, _)| sent == name);
        of_name.map(|(_, value)| value.trim())
    }

    /// Whether a switch is on.
    pub fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }
}

impl FormControl {
    /// Whether any number of values may be sent under its name.
    pub fn sends_several(&self) -> bool {
        matches!(self, FormControl::Several(_))
    }

    /// Whether several values are typed into it, one a line.
    pub fn takes_lines(&self) -> bool {
        matches!(self, FormControl::Names { .. } | FormControl::Text { .. } | FormControl::Keys { .. })
    }
}

impl FormField {
    /// A field that may stay empty.
    pub fn new(name: impl Into<String>, label: impl Into<Words>, control: FormControl) -> FormField {
        FormField {
            name: name.into(),
            label: label.into(),
            hint: Words::default(),
            control,
            value: String::new(),
            known: None,
            is_needed: false,
        }
    }

    /// The field holding a value at first.
    pub fn holding(self, value: impl Into<String>) -> FormField {
        let value = value.into();
        FormField { value, ..self }
    }

    /// The choices of which one is held; none where there is nothing to choose.
    pub fn one_of_mut(&mut self) -> &mut [FormChoice] {
        if let FormControl::OneOf(choices) | FormControl::Scale(choices) = &mut self.control {
            return choices;
        }
        &mut []
    }

    /// The words of what it holds, if that is chosen and not typed.
    pub fn held(&self) -> Option<&Words> {
        match &self.control {
            FormControl::OneOf(choices)
            | FormControl::Scale(choices)
            | FormControl::Several(choices)
            | FormControl::Buttons(choices) => {
                choices.iter().find(|choice| choice.value == self.value).map(|choice| &choice.label)
            }
            FormControl::Switch => (self.value == "on").then_some(&self.label),
            FormControl::Line
            | FormControl::OneOfMany(_)
            | FormControl::Name { .. }
            | FormControl::Names { .. }
            | FormControl::Text { .. }
            | FormControl::Number { .. }
            | FormControl::Steps { .. }
            | FormControl::Keys { .. }
            | FormControl::Rows(_) => None,
        }
    }

    /// Whether nothing is filled in.
    pub fn is_empty(&self) -> bool {
        let FormControl::Rows(rows) = &self.control else {
            return self.value.trim().is_empty();
        };
        self.value.trim().is_empty()
            && rows.iter().flat_map(|row| &row.0).all(|cell| matches!(cell.value.trim(), "" | "0"))
    }

    /// Takes up what was filled in, several values one a line.
    pub fn fill_from(&mut self, filled: &FilledForm) {
        let value = filled.values(self).collect::<Vec<_>>().join("\n");
        if value != self.value {
            let known = std::mem::replace(&mut self.value, value);
            self.known.get_or_insert(known);
        }
    }

    /// The field with a hint below it.
    pub fn hinting(self, hint: impl Into<Words>) -> FormField {
        let hint = hint.into();
        FormField { hint, ..self }
    }

    /// The field as one that must be filled in.
    pub fn needed(self) -> FormField {
        FormField { is_needed: true, ..self }
    }
}

impl FormChoice {
    /// A choice that sends a value and shows a label.
    pub fn new(value: impl Into<String>, label: impl Into<Words>) -> FormChoice {
        FormChoice { value: value.into(), label: label.into(), about: Words::default(), badge: None }
    }

    /// The choice with words about what it means.
    pub fn meaning(self, about: impl Into<Words>) -> FormChoice {
        FormChoice { about: about.into(), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_filled_in_is_found_by_its_name() {
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let filled = FilledForm(vec![pair("a", " 1 "), pair("b", "on"), pair("a", "2")]);
        assert_eq!(filled.get("a"), "1");
        assert_eq!(filled.all("a").collect::<Vec<_>>(), ["1", "2"]);
        assert!(filled.is_on("b") && !filled.is_on("c"));
        assert_eq!(filled.get("c"), "");
    }

    #[test]
    fn a_field_takes_up_as_many_values_as_it_sends() {
        let pair = |value: &str| ("a".to_owned(), value.to_owned());
        let filled = FilledForm(vec![pair("1"), pair(" "), pair("2")]);
        let held = |control| {
            let mut field = FormField::new("a", "A", control);
            field.fill_from(&filled);
            field.value
        };
        assert_eq!(held(FormControl::Line), "1");
        assert_eq!(held(FormControl::Several(Vec::new())), "1\n2");
    }
}
