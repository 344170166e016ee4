//! Single questions to the solo assistant: the row of a card, the value of cards.

use serde::Serialize;

use super::captains::named;
use super::effects::{Names, Sentences};
use crate::locale::{Texts, msg};
use crate::model::{Card, CrewDeck, Effect, EntryId, Lang, Localized, OperationKind, Suit};
use crate::page::{Page, Table, plain, strong};
use crate::solo::{Multipliers, Row, Side, Worth};
use crate::view::Show;
use crate::view::kit::foot;
use crate::view::kit::spell::spelled;
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
            card,
            row,
            names,
        }
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
    multipliers: Multipliers,
}

/// A card with its value.
#[derive(Debug, Serialize)]
struct Valued {
    card: EntryId,
    value: i32,
    parts: Worth,
    #[serde(skip)]
    title: Localized<String>,
}

impl Values {
    /// Cards with their values.
    pub fn new(cards: Vec<(Card, Worth)>, multipliers: Multipliers) -> Values {
        let valued = |(card, worth): (Card, Worth)| Valued {
            card: card.id,
            value: worth.total(),
            parts: worth,
            title: card.title,
        };
        Values {
            values: cards.into_iter().map(valued).collect(),
            multipliers,
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
        } = self.parts;
        let numbers = [printed, focus, endgame, glory, self.value];
        let title = std::iter::once(self.title.get(lang).clone());
        title.chain(numbers.map(|n| n.to_string())).collect()
    }
}

impl Show for Values {
    fn page(&self, texts: &Texts) -> Page {
        let header = [
            msg::pick_worth_card(texts),
            msg::pick_worth_printed(texts),
            msg::pick_worth_focus(texts),
            msg::pick_worth_endgame(texts),
            msg::pick_worth_glory(texts),
            msg::pick_worth_total(texts),
        ];
        let rows = self.values.iter().map(|valued| valued.row(texts.lang()));
        let [research, influence, military] = self.multipliers.in_order();
        let mut page = Page::new();
        page.table(Table::ruled(header, rows));
        page.say(msg::pick_worth_multipliers(
            texts, research, influence, military,
        ));
        page.append(foot::reasons(texts, "", msg::pick_worth_source(texts)));
        page
    }
}
