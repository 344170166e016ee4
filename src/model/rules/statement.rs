//! Statements: what of a rule stands by itself, in both languages, with the questions it answers.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor, value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::{MarkupBlock, blocks};
use crate::{Lang, Localized, codes};

/// Short questions in both languages, as players type them. Searched, and offered while somebody types.
pub type QuestionList = Localized<Vec<String>>;

codes!(
    /// What a statement is among others.
    StatementForm {
        /// A paragraph of its own.
        Paragraph => "paragraph",
        /// An item of a list.
        Item => "item",
        /// A step of those that are carried out in order; they are counted from 1.
        Step => "step",
    }
);

/// A paragraph, an item of a list or a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenStatement", into = "WrittenStatement")]
pub struct Statement {
    /// What it is among others.
    pub form: StatementForm,
    /// What it says, in one line and without a mark before it; symbols stand as names in brackets (`[glory]`).
    pub text: Localized<String>,
    /// What it answers.
    pub asks: QuestionList,
}

/// A statement as it is written: `{ form, de, en, asks }`, of which form and questions may be absent.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStatement {
    #[serde(default = "paragraph", skip_serializing_if = "is_paragraph")]
    form: StatementForm,
    de: String,
    en: String,
    #[serde(default, skip_serializing_if = "is_unasked")]
    asks: QuestionList,
}

fn paragraph() -> StatementForm {
    StatementForm::Paragraph
}

fn is_paragraph(form: &StatementForm) -> bool {
    *form == StatementForm::Paragraph
}

/// Whether there is no question in either language.
pub(super) fn is_unasked(asks: &QuestionList) -> bool {
    asks.de.is_empty() && asks.en.is_empty()
}

impl From<WrittenStatement> for Statement {
    fn from(written: WrittenStatement) -> Statement {
        let WrittenStatement { form, de, en, asks } = written;
        Statement { form, text: Localized { de, en }, asks }
    }
}

impl From<Statement> for WrittenStatement {
    fn from(statement: Statement) -> WrittenStatement {
        let Statement { form, text: Localized { de, en }, asks } = statement;
        WrittenStatement { form, de, en, asks }
    }
}

/// The text of a rule: its statements in their order. A plain text, `{de, en}`, is read as well: blank lines part its
/// paragraphs, and lines with `- ` or `1. ` are items and steps.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RuleText(pub Vec<Statement>);

impl RuleText {
    /// The statements of a plain text. One whose lines are not alike in both languages, or that is set otherwise than
    /// statements are, is one statement.
    pub fn from_plain(plain: Localized<String>) -> RuleText {
        let (de, en) = (lines(&plain.de), lines(&plain.en));
        let pairs = de.iter().zip(&en);
        let statement = |((form, de), (_, en)): (&(StatementForm, &str), &(StatementForm, &str))| {
            let text = Localized { de: (*de).to_owned(), en: (*en).to_owned() };
            Statement { form: *form, text, asks: QuestionList::default() }
        };
        let text = RuleText(pairs.map(statement).collect());
        let is_whole = Lang::ALL.into_iter().all(|lang| text.joined(lang).trim() == plain.get(lang).trim());
        if is_whole {
            return text;
        }
        let asks = QuestionList::default();
        RuleText(vec![Statement { form: StatementForm::Paragraph, text: plain, asks }])
    }

    /// The whole text in one language. Paragraphs are separated by blank lines; items begin with `- `, steps with
    /// their number.
    pub fn joined(&self, lang: Lang) -> String {
        let mut joined = String::new();
        for (at, statement) in self.0.iter().enumerate() {
            let form = statement.form;
            let gap = match at.checked_sub(1).map(|before| self.0[before].form) {
                None => "",
                Some(before) if before == form && form != StatementForm::Paragraph => "\n",
                Some(_) => "\n\n",
            };
            let blank = if form == StatementForm::Paragraph { "" } else { " " };
            joined.extend([gap, &self.mark(at), blank, statement.text.get(lang)]);
        }
        joined.push('\n');
        joined
    }

    /// What stands before the statement of a place: a hyphen before an item, its number with a dot before a step, nothing
    /// before a paragraph.
    pub fn mark(&self, at: usize) -> String {
        match self.0[..=at].iter().rev().take_while(|one| one.form == StatementForm::Step).count() {
            0 if self.0[at].form == StatementForm::Item => "-".to_owned(),
            0 => String::new(),
            step => format!("{step}."),
        }
    }

    /// The whole text in both languages.
    pub fn both(&self) -> Localized<String> {
        Localized::from_fn(|lang| self.joined(lang))
    }
}

/// The lines of a plain text with what each of them is.
fn lines(text: &str) -> Vec<(StatementForm, &str)> {
    let line = |block| match block {
        MarkupBlock::Paragraph(text) => Some((StatementForm::Paragraph, text)),
        MarkupBlock::Item { mark: "-", text } => Some((StatementForm::Item, text)),
        MarkupBlock::Item { text, .. } => Some((StatementForm::Step, text)),
        MarkupBlock::Gap => None,
    };
    blocks(text).into_iter().filter_map(line).collect()
}

impl Serialize for RuleText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RuleText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RuleTextVisitor)
    }
}

struct RuleTextVisitor;

impl<'de> Visitor<'de> for RuleTextVisitor {
    type Value = RuleText;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{ de, en } or a list of statements")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<RuleText, A::Error> {
        Vec::deserialize(value::SeqAccessDeserializer::new(seq)).map(RuleText)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RuleText, A::Error> {
        Localized::deserialize(value::MapAccessDeserializer::new(map)).map(RuleText::from_plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(text: &str) -> Localized<String> {
        Localized::from_fn(|_| text.to_owned())
    }

    #[test]
    fn a_plain_text_is_the_statements_it_says() {
        let plain = "Eins.\n\n- zwei\n- drei\n\nVier:\n\n1. fünf\n2. sechs\n";
        let text = RuleText::from_plain(both(plain));
        let forms: Vec<&str> = text.0.iter().map(|statement| statement.form.code()).collect();
        assert_eq!(forms, ["paragraph", "item", "item", "paragraph", "step", "step"]);
        assert_eq!(text.both(), both(plain));
    }

    #[test]
    fn what_is_set_otherwise_stays_whole() {
        for (de, en) in [("Eins.\nZwei.", "One.\nTwo."), ("Eins.\n\nZwei.", "One."), ("3. Drei", "3. Three")] {
            let (de, en) = (de.to_owned(), en.to_owned());
            let text = RuleText::from_plain(Localized { de: de.clone(), en });
            assert_eq!((text.0.len(), text.joined(Lang::De)), (1, format!("{de}\n")));
        }
    }

    #[test]
    fn statements_keep_their_shape_through_json() {
        let written = r#"[{"de":"a","en":"b"},{"form":"item","de":"c","en":"d","asks":{"de":["e"],"en":[]}}]"#;
        let text: RuleText = serde_json::from_str(written).expect("two statements");
        assert_eq!(serde_json::to_string(&text).expect("json"), written);
        assert!(serde_json::from_str::<RuleText>(r#"[{"de":"a","en":"b","ask":1}]"#).is_err());
    }
}
