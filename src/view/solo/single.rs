//! Single questions to the solo assistant: the row of a card, the value of cards.

use serde::Serialize;

use super::effects::{Names, Sentences};
use super::upgrades::named;
use crate::locale::{Texts, msg};
use crate::model::{
    Card, CrewDeck, Effect, EntryId, Focus, Lang, Localized, OperationKind, Program, Suit, SuitRow,
    TraitRow,
};
use crate::page::{Page, Table, plain, strong};
use crate::solo::{Multipliers, Row, Side, Worth};
use crate::view::Show;
use crate::view::kit::foot;
use crate::view::kit::spell::spelled;
use crate::view::kit::terms::Term;
use crate::view::kit::titles::captain_name;

/// A card and the row it activates: `{"captain","card","side","row":{"match"},"attack","steps":[{"effect",
/// "by","text"}]}`.
#[derive(Debug, Serialize)]
pub struct Resolved<'a> {
    captain: CrewDeck,
    #[serde(rename = "card")]
    id: &'a EntryId,
    side: &'static str,
    #[serde(rename = "row")]
    matched: Matched<'a>,
    attack: bool,
    steps: Vec<Step<'a>>,
    /// The rows that were looked at, when they are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Vec<Looked<'a>>>,
    #[serde(skip)]
    card: &'a Card,
    #[serde(skip)]
    row: Row<'a>,
    #[serde(skip)]
    names: &'a Names,
}

/// What the row applies to: slugs of traits or a suit.
#[derive(Debug, Serialize)]
struct Matched<'a> {
    #[serde(rename = "match")]
    slugs: Vec<&'a str>,
}

/// A row in the order in which rows are looked at: the first that fits counts.
#[derive(Debug, Serialize)]
struct Looked<'a> {
    #[serde(flatten)]
    matched: Matched<'a>,
    fits: bool,
    counts: bool,
}

/// Something that happens.
#[derive(Debug, Serialize)]
struct Step<'a> {
    effect: What<'a>,
    by: &'static str,
    text: Localized<String>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum What<'a> {
    Effect(&'a Effect),
    /// An operation of the card itself.
    Operation(&'static str),
}

impl<'a> Resolved<'a> {
    /// The row a card activates.
    pub fn new(captain: CrewDeck, card: &'a Card, row: Row<'a>, names: &'a Names) -> Resolved<'a> {
        let (side, slugs) = match row {
            Row::Surprise => ("surprise", vec!["surprise"]),
            Row::Exile { row, .. } => ("exile", row.traits.iter().map(String::as_str).collect()),
            Row::Wildcard(row) | Row::Trait { row, .. } => {
                ("traits", row.traits.iter().map(String::as_str).collect())
            }
            Row::Suit { side, row } => (side.code(), vec![row.suit.code()]),
        };
        Resolved {
            captain,
            id: &card.id,
            side,
            matched: Matched { slugs },
            attack: row.is_attack(),
            steps: surprises(card, row).chain(effects(row, names)).collect(),
            rows: None,
            card,
            row,
            names,
        }
    }

    /// The same with all rows of the program on this side, and which of them fit.
    pub fn explained(self, program: &'a Program) -> Resolved<'a> {
        let has = |slug: &str| {
            let traits = self.card.traits.iter();
            self.card.suit.code() == slug || traits.into_iter().any(|own| own == slug)
        };
        let look = |slugs: Vec<&'a str>| {
            let fits = slugs.iter().any(|slug| has(slug));
            let counts = self.matched.slugs == slugs;
            let matched = Matched { slugs };
            Looked {
                matched,
                fits: fits || counts,
                counts,
            }
        };
        let named = |row: &'a TraitRow| row.traits.iter().map(String::as_str).collect();
        let exile = program.exile.as_ref().filter(|_| self.is_exile(program));
        let (traits, suits): (&[TraitRow], &[SuitRow]) = match (exile, self.row) {
            (Some(exile), _) => (&exile.rows, &[]),
            (
                None,
                Row::Suit {
                    side: Side::WithOfficer,
                    ..
                },
            ) => (&program.traits, &program.with_officer),
            (None, _) => (&program.traits, &program.without_officer),
        };
        let traits = traits.iter().map(named);
        let suits = suits.iter().map(|row| vec![row.suit.code()]);
        let surprise = std::iter::once(vec!["surprise"]);
        let rows = surprise.chain(traits).chain(suits).map(look).collect();
        Resolved {
            rows: Some(rows),
            ..self
        }
    }

    /// Whether the row is one of the card Khan starts on.
    fn is_exile(&self, program: &Program) -> bool {
        let first = program.exile.iter().find_map(|exile| exile.rows.first());
        match self.row {
            Row::Exile { .. } => true,
            Row::Wildcard(row) => first == Some(row),
            Row::Surprise | Row::Trait { .. } | Row::Suit { .. } => false,
        }
    }

    /// The rows that were looked at as a table.
    fn looked(&self, texts: &Texts, rows: &[Looked<'_>]) -> Table {
        let lang = texts.lang();
        let header = [
            msg::pick_row_number(texts),
            msg::pick_row_match(texts),
            msg::pick_row_fits(texts),
        ];
        // Rows are counted from the one below Surprise.
        let rows = rows.iter().enumerate().map(|(number, row)| {
            let names = row.matched.slugs.iter();
            let names: Vec<String> = names.map(|slug| self.names.of(slug, lang)).collect();
            let mark = if row.counts { "► " } else { "" };
            let fits = if row.fits {
                msg::play_word_yes(texts)
            } else {
                msg::play_word_no(texts)
            };
            let number = match number {
                0 => msg::play_none(texts),
                number => number.to_string(),
            };
            vec![format!("{mark}{number}"), names.join(" / "), fits]
        });
        Table::open(header, rows)
    }

    /// What happens, as sentences for the player.
    fn sentences(&self, texts: &Texts) -> Vec<String> {
        let sentences = Sentences::new(texts, self.names);
        let steps = self.steps.iter().map(|step| match step.effect {
            What::Effect(effect) => sentences.effect(effect),
            What::Operation(_) => spelled(texts, step.text.get(texts.lang())),
        });
        steps.collect()
    }

    fn why(&self, texts: &Texts) -> String {
        match self.row {
            Row::Surprise => msg::program_row_surprise(texts),
            Row::Wildcard(_) => msg::program_row_wildcard(texts),
            Row::Trait { number, row } => {
                let traits = named(texts, self.names, &row.traits);
                msg::program_row_trait(texts, number, traits)
            }
            Row::Exile { number, row } => {
                let matches = named(texts, self.names, &row.traits);
                msg::program_row_exile(texts, number, matches)
            }
            Row::Suit { side, row } => {
                let suit = self.names.of(row.suit.code(), texts.lang());
                match side {
                    Side::WithoutOfficer => msg::program_row_suit_without_officer(texts, suit),
                    Side::WithOfficer => msg::program_row_suit_with_officer(texts, suit),
                }
            }
        }
    }
}

/// For a Surprise the card's own operation, by its gist.
fn surprises<'a>(card: &'a Card, row: Row<'a>) -> impl Iterator<Item = Step<'a>> {
    let is_surprise = row == Row::Surprise;
    let operations = card.operations.iter();
    let surprises = operations
        .filter(move |operation| is_surprise && operation.kind == OperationKind::Surprise);
    surprises.map(|operation| Step {
        effect: What::Operation("surprise"),
        by: "computer",
        text: operation.gist.clone(),
    })
}

fn effects<'a>(row: Row<'a>, names: &'a Names) -> impl Iterator<Item = Step<'a>> {
    let texts = Lang::ALL.map(Texts::new);
    row.effects().iter().map(move |effect| {
        let [de, en] = texts
            .each_ref()
            .map(|texts| plain(&Sentences::new(texts, names).effect(effect)));
        Step {
            effect: What::Effect(effect),
            by: if effect.involves_player() {
                "you"
            } else {
                "computer"
            },
            text: Localized { de, en },
        }
    })
}

impl Show for Resolved<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let captain = strong(captain_name(self.captain));
        let card = strong(self.card.title.get(texts.lang()));
        let mut page = Page::new();
        page.head(format!("{captain} → {card}"), "");
        for (number, step) in (1..).zip(self.sentences(texts)) {
            page.item(format!("{number}."), step, 0);
        }
        if self.card.suit == Suit::Location {
            page.gap();
            page.say(msg::program_row_location(texts));
        }
        if let Some(rows) = &self.rows {
            page.gap();
            page.table(self.looked(texts, rows));
        }
        let source = msg::program_row_source(texts);
        page.part(foot::reasons(texts, self.why(texts), source));
        page
    }
}

/// What cards are worth: `{"values":[{"card","value","parts":{"printed","focus","endgame","glory"}}]}`.
#[derive(Debug, Serialize)]
pub struct Values {
    values: Vec<Valued>,
    #[serde(skip)]
    multipliers: Multipliers<'static>,
    /// Whether it is said where each addend comes from.
    #[serde(skip)]
    is_explained: bool,
}

/// A card with its value.
#[derive(Debug, Serialize)]
struct Valued {
    card: EntryId,
    value: i32,
    parts: Worth,
    #[serde(skip)]
    title: Localized<String>,
    #[serde(skip)]
    focus: Option<Focus>,
}

impl Values {
    /// Cards with their values.
    pub fn new(cards: Vec<(Card, Worth)>, multipliers: Multipliers<'static>) -> Values {
        let valued = |(card, worth): (Card, Worth)| Valued {
            card: card.id,
            value: worth.total(),
            parts: worth,
            title: card.title,
            focus: card.focus,
        };
        Values {
            values: cards.into_iter().map(valued).collect(),
            multipliers,
            is_explained: false,
        }
    }

    /// The same with a sentence for each card: where each addend comes from.
    pub fn explained(self) -> Values {
        Values {
            is_explained: true,
            ..self
        }
    }
}

impl Valued {
    fn row(&self, lang: Lang) -> Vec<String> {
        let Worth {
            printed,
            focus,
            endgame,
            glory,
            special: _,
        } = self.parts;
        let numbers = [printed, focus, endgame, glory, self.value];
        let title = std::iter::once(self.title.get(lang).clone());
        title.chain(numbers.map(|n| n.to_string())).collect()
    }

    /// The addends that are not 0, and where they come from.
    fn sum(&self, texts: &Texts, multipliers: Multipliers) -> String {
        let parts = self.parts;
        let track = self.focus.map(|focus| {
            let multiplier = multipliers.of(multipliers.track_of(focus));
            msg::pick_why_focus(texts, parts.focus, focus.term(texts), multiplier)
        });
        let some = |number: i32, words: fn(&Texts, i32) -> String| {
            (number != 0).then(|| words(texts, number))
        };
        let addends = [
            some(parts.printed, msg::pick_why_printed),
            track,
            some(parts.endgame, msg::pick_why_endgame),
            some(parts.glory, msg::pick_why_glory),
            some(parts.special, msg::pick_why_special),
        ];
        let addends: Vec<String> = addends.into_iter().flatten().collect();
        let title = strong(self.title.get(texts.lang()));
        if addends.is_empty() {
            return msg::pick_why_nothing(texts, title);
        }
        msg::pick_why(texts, title, addends.join(" + "), self.value)
    }
}

/// The head of a table of values with their addends.
pub(super) fn worth_header(texts: &Texts) -> Vec<String> {
    vec![
        msg::pick_worth_card(texts),
        msg::pick_worth_printed(texts),
        msg::pick_worth_focus(texts),
        msg::pick_worth_endgame(texts),
        msg::pick_worth_glory(texts),
        msg::pick_worth_total(texts),
    ]
}

impl Show for Values {
    fn page(&self, texts: &Texts) -> Page {
        let header = worth_header(texts);
        let rows = self.values.iter().map(|valued| valued.row(texts.lang()));
        let [research, influence, military] = self.multipliers.in_order();
        let mut page = Page::new();
        page.table(Table::ruled(header, rows));
        page.say(msg::pick_worth_multipliers(
            texts, research, influence, military,
        ));
        if self.is_explained {
            for valued in &self.values {
                page.point(valued.sum(texts, self.multipliers));
            }
        }
        page.append(foot::reasons(texts, "", msg::pick_worth_source(texts)));
        page
    }
}
