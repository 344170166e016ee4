//! The rule entry: one keyword, concept or glossary term with everything a player needs at the table.

use std::ops::Not;

use serde::{Deserialize, Serialize};

use super::answer_unit::AnswerUnit;
use super::erratum::Erratum;
use super::ruling::Ruling;
use super::statement::{QuestionList, RuleText};
use crate::{EntryId, Game, GameBox, Kind, Lang, Localized, RuleTable, SourceReference, TraitGroup};

/// One entry of the rules reference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Where its file lies: `cc/keyword/log` is `cc/rules/keyword/log.yaml`.
    pub id: EntryId,
    /// Whether a player wrote it.
    #[serde(rename = "own", default, skip_serializing_if = "Not::not")]
    pub is_own: bool,
    /// The box that brings what the entry explains; absent for what the core box has, and in other games.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub game_box: Option<GameBox>,
    /// Only for traits, and required there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<TraitGroup>,
    /// The printed terms.
    pub title: Localized<String>,
    /// Where the titles come from; absent when both are printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title_origin: Option<Localized<TitleOrigin>>,
    /// Inflections, abbreviations, other names. They find the entry as surely as its title does.
    #[serde(default)]
    pub aliases: Localized<Vec<String>>,
    /// Questions this entry answers, and none of its statements alone.
    #[serde(default)]
    pub questions: QuestionList,
    /// The rule.
    pub text: RuleText,
    /// What further boxes add to it, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<BoxAddition>,
    /// The rulebook's worked example, retold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub example: Option<RuleText>,
    /// Tables of the rule, in the order in which they are shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<RuleTable>,
    /// Decisions where the rule is silent or wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
    /// What later prints of a board say otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errata: Vec<Erratum>,
    /// Related entries, in the order in which they are shown; each once, never the entry itself.
    pub see: Vec<EntryId>,
    /// Where the rule is printed. At least one place, unless a player wrote the entry.
    pub source: Vec<SourceReference>,
}

impl Entry {
    /// The rule set the entry belongs to.
    pub fn game(&self) -> Game {
        self.id.game()
    }

    /// What sort of thing it explains.
    pub fn kind(&self) -> Kind {
        self.id.kind()
    }

    /// Title and aliases in one language, title first.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        std::iter::once(self.title.get(lang)).chain(self.aliases.get(lang)).map(String::as_str)
    }

    /// What of it answers by itself, in an order that belongs to the entry: the statements of its text, its rulings,
    /// the statements of its example, the rows of its tables.
    pub fn answers(&self) -> impl Iterator<Item = AnswerUnit<'_>> {
        let rows =
            self.tables.iter().flat_map(|table| table.rows.iter().map(move |row| AnswerUnit::Row(table, row)));
        AnswerUnit::of_text(&self.text)
            .chain(self.rulings.iter().map(AnswerUnit::Ruling))
            .chain(self.example.iter().flat_map(AnswerUnit::of_text))
            .chain(rows)
    }

    /// All questions it answers in one language with the place among [`answers`](Entry::answers) of what answers them:
    /// those that none of these answers alone first.
    fn placed_questions(&self, lang: Lang) -> impl Iterator<Item = (Option<usize>, &str)> {
        let asks = self.answers().enumerate().filter_map(|(at, unit)| Some((at, unit.asks()?)));
        let placed =
            asks.flat_map(move |(at, asks)| asks.get(lang).iter().map(move |asked| (Some(at), asked.as_str())));
        self.questions.get(lang).iter().map(|asked| (None, asked.as_str())).chain(placed)
    }

    /// Puts all questions of the entry into its own list. Returns for each of them the place among
    /// [`answers`](Entry::answers) of what answers it.
    pub fn gather_questions(&mut self) -> Localized<Vec<Option<usize>>> {
        let questions = |lang| self.placed_questions(lang).map(|(_, asked)| asked.to_owned()).collect();
        let places = |lang| self.placed_questions(lang).map(|(at, _)| at).collect();
        let (questions, places) = (Localized::from_fn(questions), Localized::from_fn(places));
        let texts = std::iter::once(&mut self.text).chain(&mut self.example);
        let said = texts.flat_map(|text| &mut text.0).map(|statement| &mut statement.asks);
        let rulings = self.rulings.iter_mut().map(|ruling| &mut ruling.asks);
        let rows = self.tables.iter_mut().flat_map(|table| &mut table.rows).map(|row| &mut row.asks);
        said.chain(rulings).chain(rows).for_each(|asks| *asks = QuestionList::default());
        self.questions = questions;
        places
    }

    /// Where the title in this language comes from.
    pub fn origin(&self, lang: Lang) -> TitleOrigin {
        self.title_origin.as_ref().map_or(TitleOrigin::Printed, |origin| *origin.get(lang))
    }
}

/// What a further box adds to a rule; said only where it is played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxAddition {
    /// The box that adds it.
    #[serde(rename = "box")]
    pub game_box: GameBox,
    /// Statements like those of the text, which they follow.
    pub text: RuleText,
}

/// Where a title comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TitleOrigin {
    /// The term stands in a printed rulebook, on a card or in the original game.
    #[default]
    Printed,
    /// No printed term is known in this language; the title is our translation.
    Translated,
    /// The rules describe the thing without naming it; the title is ours.
    Coined,
    /// A term is in use, but no printed source for it was at hand.
    Unconfirmed,
}
