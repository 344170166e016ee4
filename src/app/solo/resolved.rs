//! Which rows of the program cards a card goes through, and what happens in them.

use serde::Serialize;

use crate::CommandReport;
use crate::campaign::bonuses::card_titles;
use model::{
    Boxes, Card, CrewDeck, Effect, EntryId, Lang, Localized, OperationKind, Program, Suit, SuitRow, TraitRow,
};
use page::locale::{Texts, msg};
use page::{Page, PageTable, command, plain, strong};
use solo::rules::through::RowVisit;
use solo::{ProgramRow, Side};
use words::effects::{EffectWriter, Names};
use words::foot;
use words::names::captain_name;
use words::prose::spelled;

/// A card and the rows it activates: `{"captain","card","side","row":{"match"},"attack","steps":[{"effect",
/// "by","text"}],"then":[{"sure","side","row","attack","steps"}]}`; `then` only where a row goes on.
#[derive(Debug, Serialize)]
pub struct CardResolution<'a> {
    captain: CrewDeck,
    #[serde(rename = "card")]
    id: &'a EntryId,
    #[serde(flatten)]
    first: CarriedOut<'a>,
    /// The rows that follow, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<FollowingRow<'a>>,
    /// The rows that were looked at, when they are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Vec<RowCheck<'a>>>,
    #[serde(skip)]
    card: &'a Card,
    /// Where the card comes from, if none of the player's boxes has it.
    #[serde(skip)]
    lacking: Option<LackingCard>,
    #[serde(skip)]
    names: &'a Names,
}

/// A box the player does not have.
#[derive(Debug)]
pub struct LackingCard {
    /// Its title in the player's language, or its code if the data has none.
    pub title: String,
    /// The player's boxes and this one.
    pub with: Boxes,
}

/// A row that is carried out.
#[derive(Debug, Serialize)]
struct CarriedOut<'a> {
    side: &'static str,
    #[serde(rename = "row")]
    matched: MatchedRow<'a>,
    attack: bool,
    steps: Vec<Step<'a>>,
    #[serde(skip)]
    row: ProgramRow<'a>,
}

/// A row that is carried out after another.
#[derive(Debug, Serialize)]
struct FollowingRow<'a> {
    /// Whether it comes to that in any case.
    sure: bool,
    #[serde(flatten)]
    carried: CarriedOut<'a>,
}

/// What the row applies to: slugs of traits or a suit.
#[derive(Debug, Serialize)]
struct MatchedRow<'a> {
    #[serde(rename = "match")]
    slugs: Vec<&'a str>,
}

/// A row in the order in which rows are looked at: the first that fits counts.
#[derive(Debug, Serialize)]
struct RowCheck<'a> {
    #[serde(flatten)]
    matched: MatchedRow<'a>,
    fits: bool,
    counts: bool,
    /// Carried out after another.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    follows: bool,
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

impl<'a> CarriedOut<'a> {
    fn new(card: &'a Card, row: ProgramRow<'a>, names: &'a Names) -> CarriedOut<'a> {
        let (side, slugs) = match row {
            ProgramRow::Surprise => ("surprise", vec!["surprise"]),
            ProgramRow::Exile { row, .. } => ("exile", row.traits.iter().map(String::as_str).collect()),
            ProgramRow::Wildcard(row) | ProgramRow::Trait { row, .. } => {
                ("traits", row.traits.iter().map(String::as_str).collect())
            }
            ProgramRow::Suit { side, row } => (side.code(), vec![row.suit.code()]),
        };
        CarriedOut {
            side,
            matched: MatchedRow { slugs },
            attack: row.is_attack(),
            steps: surprises(card, row).chain(effects(row, names)).collect(),
            row,
        }
    }

    /// What happens, as sentences for the player.
    fn sentences(&self, texts: &Texts, names: &Names) -> Vec<String> {
        let sentences = EffectWriter::new(texts, names);
        let steps = self.steps.iter().map(|step| match step.effect {
            What::Effect(effect) => sentences.effect(effect),
            What::Operation(_) => spelled(texts, step.text.get(texts.lang())),
        });
        steps.collect()
    }

    fn list(&self, texts: &Texts, names: &Names, page: &mut Page) {
        for (number, step) in (1..).zip(self.sentences(texts, names)) {
            page.item(format!("{number}."), step, 0);
        }
    }

    /// Why it counts, as the first row.
    fn why(&self, texts: &Texts, names: &Names) -> String {
        match self.row {
            ProgramRow::Surprise => msg::program_row_surprise(texts),
            ProgramRow::Wildcard(_) => msg::program_row_wildcard(texts),
            ProgramRow::Trait { number, row } => {
                msg::program_row_trait(texts, number, card_titles(texts, names, &row.traits))
            }
            ProgramRow::Exile { number, row } => {
                msg::program_row_exile(texts, number, card_titles(texts, names, &row.traits))
            }
            ProgramRow::Suit { side, row } => {
                let suit = names.title(row.suit.code(), texts.lang());
                match side {
                    Side::WithoutOfficer => msg::program_row_suit_without_officer(texts, suit),
                    Side::WithOfficer => msg::program_row_suit_with_officer(texts, suit),
                }
            }
        }
    }

    /// Its name, as a row that follows another.
    fn name(&self, texts: &Texts, names: &Names) -> String {
        match self.row {
            ProgramRow::Surprise => msg::step_row_surprise(texts),
            ProgramRow::Wildcard(_) => msg::step_row_wildcard(texts),
            ProgramRow::Trait { number, row } => {
                msg::step_row_traits(texts, number, card_titles(texts, names, &row.traits))
            }
            ProgramRow::Exile { number, row } => {
                msg::step_row_exile(texts, number, card_titles(texts, names, &row.traits))
            }
            ProgramRow::Suit { side, row } => {
                let suit = names.title(row.suit.code(), texts.lang());
                match side {
                    Side::WithoutOfficer => msg::step_row_without_officer(texts, suit),
                    Side::WithOfficer => msg::step_row_with_officer(texts, suit),
                }
            }
        }
    }
}

impl<'a> CardResolution<'a> {
    /// The rows a card goes through: the first and those that follow.
    pub fn new(
        captain: CrewDeck,
        card: &'a Card,
        first: RowVisit<'a>,
        then: &[RowVisit<'a>],
        names: &'a Names,
    ) -> CardResolution<'a> {
        let following =
            |leg: &RowVisit<'a>| FollowingRow { sure: leg.is_sure, carried: CarriedOut::new(card, leg.row, names) };
        CardResolution {
            captain,
            id: &card.id,
            first: CarriedOut::new(card, first.row, names),
            then: then.iter().map(following).collect(),
            rows: None,
            card,
            lacking: None,
            names,
        }
    }

    /// The resolution with the box of the card, if the player lacks it.
    pub fn of_box(self, lacking: Option<LackingCard>) -> CardResolution<'a> {
        CardResolution { lacking, ..self }
    }

    /// The resolution with all rows of the program on this side, and which of them fit.
    pub fn explained(self, program: &'a Program) -> CardResolution<'a> {
        let has = |slug: &str| {
            let traits = self.card.traits.iter();
            self.card.suit.code() == slug || traits.into_iter().any(|own| own == slug)
        };
        let look = |slugs: Vec<&'a str>| {
            let fits = slugs.iter().any(|slug| has(slug));
            let counts = self.first.matched.slugs == slugs;
            let mut then = self.then.iter();
            let follows = then.any(|one| one.carried.matched.slugs == slugs);
            RowCheck { matched: MatchedRow { slugs }, fits: fits || counts || follows, counts, follows }
        };
        let named = |row: &'a TraitRow| row.traits.iter().map(String::as_str).collect();
        let exile = program.exile.as_ref().filter(|_| self.is_exile(program));
        let (traits, suits): (&[TraitRow], &[SuitRow]) = match (exile, self.last_side()) {
            (Some(exile), _) => (&exile.rows, &[]),
            (None, Some(Side::WithOfficer)) => (&program.traits, &program.with_officer),
            (None, Some(Side::WithoutOfficer) | None) => (&program.traits, &program.without_officer),
        };
        let traits = traits.iter().map(named);
        let suits = suits.iter().map(|row| vec![row.suit.code()]);
        let surprise = std::iter::once(vec!["surprise"]);
        let rows = surprise.chain(traits).chain(suits).map(look).collect();
        CardResolution { rows: Some(rows), ..self }
    }

    /// The side of the suit card that is looked at, if it comes to that.
    fn last_side(&self) -> Option<Side> {
        let then = self.then.iter().map(|one| &one.carried);
        let mut rows = std::iter::once(&self.first).chain(then);
        rows.find_map(|carried| if let ProgramRow::Suit { side, .. } = carried.row { Some(side) } else { None })
    }

    /// Whether the row is one of the card of exile.
    fn is_exile(&self, program: &Program) -> bool {
        let first = program.exile.iter().find_map(|exile| exile.rows.first());
        match self.first.row {
            ProgramRow::Exile { .. } => true,
            ProgramRow::Wildcard(row) => first == Some(row),
            ProgramRow::Surprise | ProgramRow::Trait { .. } | ProgramRow::Suit { .. } => false,
        }
    }

    /// The rows that were looked at as a table.
    fn table_of_rows(&self, texts: &Texts, rows: &[RowCheck<'_>]) -> PageTable {
        let lang = texts.lang();
        let header = [msg::pick_row_number(texts), msg::pick_row_match(texts), msg::pick_row_fits(texts)];
        // Rows are counted from the one below Surprise.
        let rows = rows.iter().enumerate().map(|(number, row)| {
            let slugs = row.matched.slugs.iter();
            let names: Vec<String> = slugs.map(|slug| self.names.title(slug, lang)).collect();
            let mark = if row.counts || row.follows { "► " } else { "" };
            let fits = if row.fits { msg::play_word_yes(texts) } else { msg::play_word_no(texts) };
            let number = match number {
                0 => msg::play_none(texts),
                number => number.to_string(),
            };
            vec![format!("{mark}{number}"), names.join(" / "), fits]
        });
        PageTable::open(header, rows)
    }
}

/// For a Surprise the card's own operation, by its gist.
fn surprises<'a>(card: &'a Card, row: ProgramRow<'a>) -> impl Iterator<Item = Step<'a>> {
    let is_surprise = row == ProgramRow::Surprise;
    let operations = card.operations.iter();
    let surprises = operations.filter(move |operation| is_surprise && operation.kind == OperationKind::Surprise);
    surprises.map(|operation| Step {
        effect: What::Operation("surprise"),
        by: "computer",
        text: operation.gist.clone(),
    })
}

fn effects<'a>(row: ProgramRow<'a>, names: &'a Names) -> impl Iterator<Item = Step<'a>> {
    let texts = Lang::ALL.map(Texts::new);
    row.effects().iter().map(move |effect| {
        let [de, en] = texts.each_ref().map(|texts| plain(&EffectWriter::new(texts, names).effect(effect)));
        Step {
            effect: What::Effect(effect),
            by: if effect.involves_player() { "you" } else { "computer" },
            text: Localized { de, en },
        }
    })
}

impl CommandReport for CardResolution<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let captain = strong(captain_name(self.captain));
        let card = strong(self.card.title.get(texts.lang()));
        let mut page = Page::new();
        page.head(format!("{captain} → {card}"), "");
        if let Some(LackingCard { title, with }) = &self.lacking {
            let had = command(msg::entry_beyond_command(texts, with.codes()));
            page.say(msg::entry_beyond(texts, title, had));
            page.gap();
        }
        self.first.list(texts, self.names, &mut page);
        for following in &self.then {
            let name = following.carried.name(texts, self.names);
            page.gap();
            page.say(strong(if following.sure {
                msg::program_then(texts, name)
            } else {
                msg::program_then_perhaps(texts, name)
            }));
            following.carried.list(texts, self.names, &mut page);
        }
        if self.card.suit == Suit::Location {
            page.gap();
            page.say(msg::program_row_location(texts));
        }
        if let Some(rows) = &self.rows {
            page.gap();
            page.table(self.table_of_rows(texts, rows));
        }
        let source = msg::program_row_source(texts);
        page.part(foot::reasons(texts, self.first.why(texts, self.names), source));
        page
    }
}
