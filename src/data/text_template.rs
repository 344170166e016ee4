//! Texts whose words depend on the boxes a player has. What stands in braces is put in when a
//! text is shown:
//!
//! - `{with to-boldly-go, second-contact: words}`: these words if the player has one of the boxes;
//!   `{without to-boldly-go: words}`: if none of them. The words may have braces of their own.
//! - `{cards trait:klingon suit:person}`: how many cards of the boxes are so, with the number of the core box beside it
//!   where that is another one.
//! - `{captains operation:endgame}`: the captains of the boxes one of whose Captain cards is so, in the order of their
//!   decks; `{captain-count ...}` says how many they are;
//! - `{crews trait:klingon}`: how many cards of each crew of the boxes are so, most first: `Koloth 13, Picard 1`;
//! - `{fixed 5 common cards}`: these words, which look like something that could be counted and cannot;
//! - `{deviation captain name}`: what the table of deviations says of a captain under a name, if a box of the player has
//!   that captain.
//!
//! A condition is `name:value`, with a hyphen before it if it must not hold; all of them must be met. One that holds
//! for no card there is, or for no captain, is refused: it would count nothing. A line of which nothing is left goes
//! with its braces.
//!
//! Nothing but the boxes is needed for that: what cards, boards and deviations say is put into the braces beforehand, each
//! with the boxes it takes ([`super::box_text`]).

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;

use super::Library;
use super::box_text::matching_brace;
use model::text::with_capital;
use model::{
    Board, BoxCondition, BoxFacts, Boxes, Card, Cell, CrewDeck, Entry, EntryId, Focus, GameBox, Lang, Localized,
    OperationKind, Skill, Suit,
};

/// How a captain breaks a rule, in a sentence of its own that any entry can show.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CaptainDeviation {
    pub captain: CrewDeck,
    /// By which entries ask for it, beside the captain.
    pub name: String,
    /// The sentence, which begins with whom it is about, "With …:".
    pub text: Localized<String>,
}

/// What texts are made ready from.
pub(crate) struct TextTemplates<'a> {
    /// The cards there are, each with the boxes it takes.
    cards: Vec<(&'a Card, BoxCondition)>,
    boards: &'a [Board],
    deviations: &'a [CaptainDeviation],
    titles: &'a [BoxFacts],
}

/// The part of a text that cannot be filled in, as it stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TemplateFault(pub String);

impl<'a> TextTemplates<'a> {
    /// The templates of a library.
    pub(crate) fn new(library: &'a Library) -> TextTemplates<'a> {
        let conditions = library.card_conditions();
        TextTemplates {
            cards: library.cards().filter_map(|card| Some((card, *conditions.get(&card.id)?))).collect(),
            boards: &library.boards,
            deviations: &library.deviations,
            titles: &library.boxes,
        }
    }

    /// Makes an entry ready to be filled in by boxes.
    ///
    /// # Errors
    /// When a text names something unknown; the entry is of no use then.
    pub(crate) fn prepare_entry(&self, entry: &mut Entry) -> Result<(), TemplateFault> {
        if entry.is_own {
            return Ok(());
        }
        let further = entry.further.iter_mut().map(|further| &mut further.text);
        let texts = std::iter::once(&mut entry.text).chain(&mut entry.example).chain(further);
        let said = texts.flat_map(|text| &mut text.0).map(|statement| &mut statement.text);
        let rulings = entry.rulings.iter_mut().map(|ruling| &mut ruling.text);
        said.chain(rulings).try_for_each(|text| self.prepare_both(text))?;
        let rows = entry.tables.iter_mut().flat_map(|table| &mut table.rows);
        rows.flat_map(|row| &mut row.cells).try_for_each(|cell| self.prepare_cell(cell))
    }

    /// Makes a text ready in both languages.
    ///
    /// # Errors
    /// When it names something unknown.
    pub(crate) fn prepare_both(&self, text: &mut Localized<String>) -> Result<(), TemplateFault> {
        for lang in Lang::ALL {
            let own = text.get_mut(lang);
            if let Cow::Owned(prepared) = self.prepare(lang, own)? {
                *own = prepared;
            }
        }
        Ok(())
    }

    fn prepare_cell(&self, cell: &mut Cell) -> Result<(), TemplateFault> {
        match cell {
            Cell::Number(_) => {}
            Cell::Text(text) => self.prepare_both(text)?,
            Cell::Name(name) => {
                let mut both = Localized::from_fn(|_| name.clone());
                self.prepare_both(&mut both)?;
                *cell = if both.de == both.en { Cell::Name(both.en) } else { Cell::Text(both) };
            }
        }
        Ok(())
    }

    /// A text that can be filled in by boxes alone.
    ///
    /// # Errors
    /// When braces do not match, or stand around something unknown.
    fn prepare<'t>(&self, lang: Lang, text: &'t str) -> Result<Cow<'t, str>, TemplateFault> {
        if !text.contains(['{', '}']) {
            return Ok(Cow::Borrowed(text));
        }
        let lines: Result<Vec<String>, TemplateFault> =
            text.split('\n').map(|line| self.prepare_line(lang, line)).collect();
        Ok(Cow::Owned(lines?.join("\n")))
    }

    fn prepare_line(&self, lang: Lang, line: &str) -> Result<String, TemplateFault> {
        let (mut prepared, mut rest) = (String::new(), line);
        while let Some(start) = rest.find(['{', '}']) {
            let end = matching_brace(&rest[start..]).ok_or_else(|| TemplateFault(rest.to_owned()))?;
            prepared.push_str(&rest[..start]);
            prepared.push_str(&self.prepare_part(lang, &rest[start + 1..start + end])?);
            rest = &rest[start + end + 1..];
        }
        Ok(prepared + rest)
    }

    fn prepare_part(&self, lang: Lang, part: &str) -> Result<String, TemplateFault> {
        let fault = || TemplateFault(part.to_owned());
        let (name, rest) = part.split_once(' ').ok_or_else(fault)?;
        let filled = match name {
            "with" | "without" => {
                let (codes, words) = rest.split_once(": ").ok_or_else(fault)?;
                let named = codes.split(", ").map(GameBox::from_code);
                named.collect::<Option<Vec<_>>>().ok_or_else(fault)?;
                format!("{codes}: {}", self.prepare_line(lang, words)?)
            }
            "cards" => self.beside_core(&self.card_conditions(rest).ok_or_else(fault)?),
            "crews" => self.crews(&self.card_conditions(rest).ok_or_else(fault)?),
            "fixed" => return Ok(rest.to_owned()),
            "captains" | "captain-count" => self.captains(rest).ok_or_else(fault)?,
            "deviation" => self.deviation(lang, rest).ok_or_else(fault)?,
            _ => return Err(fault()),
        };
        Ok(format!("{{{name} {filled}}}"))
    }

    /// The cards that are so, with what the core box is called, whose number may be another.
    fn beside_core(&self, conditions: &[Condition]) -> String {
        let counted = counted(self.fitting(conditions).map(|(_, of)| of));
        let core = self.titles.iter().find(|facts| facts.game_box == GameBox::Core);
        core.map_or(counted.clone(), |facts| format!("{counted}: {}|{}", facts.title.de, facts.title.en))
    }

    /// What a captain does otherwise, with the boxes that have the captain.
    fn deviation(&self, lang: Lang, asked: &str) -> Option<String> {
        let (captain, name) = asked.split_once(' ')?;
        let captain = CrewDeck::from_code(captain)?;
        let mut all = self.deviations.iter();
        let found = all.find(|one| one.captain == captain && one.name == name)?;
        Some(format!("{}@{}: {}", captain.code(), condition(captain)?, found.text.get(lang)))
    }

    /// The captains that are so, each with the boxes that have the captain.
    fn captains(&self, conditions: &str) -> Option<String> {
        let conditions = self::conditions(conditions)?;
        let holds_for_any = |kind: &ConditionKind| CrewDeck::ALL.iter().any(|deck| self.holds_for(*deck, kind));
        if !conditions.iter().all(|one| self.may_hold(holds_for_any, one)) {
            return None;
        }
        let fits =
            |deck: &&CrewDeck| conditions.iter().all(|one| one.is_wanted == self.holds_for(**deck, &one.kind));
        let named = |deck: &CrewDeck| Some(format!("{}@{}", with_capital(deck.code()), condition(*deck)?));
        let captains: Vec<String> = CrewDeck::ALL.iter().filter(fits).filter_map(named).collect();
        Some(captains.join(" "))
    }

    /// The conditions of a part, each of which some card meets.
    fn card_conditions(&self, text: &str) -> Option<Vec<Condition>> {
        let holds_for_any = |kind: &ConditionKind| self.cards.iter().any(|(card, _)| kind.holds(card));
        conditions(text).filter(|all| all.iter().all(|one| self.may_hold(holds_for_any, one)))
    }

    fn fitting(&self, conditions: &[Condition]) -> impl Iterator<Item = &(&'a Card, BoxCondition)> {
        self.cards.iter().filter(|(card, _)| conditions.iter().all(|one| one.fits(card)))
    }

    /// How many cards of each crew are so.
    fn crews(&self, conditions: &[Condition]) -> String {
        let count = |deck: &CrewDeck| {
            let own = self.fitting(conditions).filter(|(card, _)| card.deck == *deck);
            let counted = counted(own.map(|(_, of)| of));
            let of = condition(*deck).filter(|_| !counted.is_empty())?;
            Some(format!("{}@{of} {counted}", with_capital(deck.code())))
        };
        CrewDeck::ALL.iter().filter_map(count).collect::<Vec<_>>().join(", ")
    }

    /// Whether a condition can be met at all. A folder of entries alone has no cards to tell.
    fn may_hold(&self, holds: impl Fn(&ConditionKind) -> bool, condition: &Condition) -> bool {
        self.cards.is_empty() || holds(&condition.kind)
    }

    /// Whether one of the cards of a captain is so, or the board.
    fn holds_for(&self, captain: CrewDeck, kind: &ConditionKind) -> bool {
        let board = self.boards.iter().find(|board| board.captain == captain);
        match kind {
            ConditionKind::Basic => board.is_some_and(|board| board.basic.is_some()),
            ConditionKind::AwayTeams(count) => board.is_some_and(|board| board.away_teams == *count),
            ConditionKind::Trait(_)
            | ConditionKind::Suit(_)
            | ConditionKind::Focus(_)
            | ConditionKind::Skill(_)
            | ConditionKind::Deck(_)
            | ConditionKind::Operation(_)
            | ConditionKind::Attack
            | ConditionKind::ShipToken => {
                let mut all = self.cards.iter().map(|(card, _)| card);
                all.any(|card| card.deck == captain && card.suit == Suit::Captain && kind.holds(card))
            }
        }
    }
}

impl Library {
    /// For every card of Captain's Chair the boxes it takes to have it: one it comes in, and none with a card that takes
    /// its place.
    pub(crate) fn card_conditions(&self) -> HashMap<&EntryId, BoxCondition> {
        let mut replacing: HashMap<&EntryId, Vec<GameBox>> = HashMap::new();
        for card in self.cards() {
            if let Some(replaced) = &card.replaces {
                replacing.entry(replaced).or_default().extend(card.boxes());
            }
        }
        let condition = |card: &Card| {
            let others = replacing.get(&card.id).into_iter().flatten().copied();
            BoxCondition::new(&Boxes::from_boxes(card.boxes()), &Boxes::from_boxes(others))
        };
        self.cards().map(|card| (&card.id, condition(card))).collect()
    }
}

/// How many there are for each condition: `12@1 3@2-8`.
fn counted<'c>(conditions: impl Iterator<Item = &'c BoxCondition>) -> String {
    let mut counts: BTreeMap<BoxCondition, usize> = BTreeMap::new();
    conditions.for_each(|of| *counts.entry(*of).or_default() += 1);
    counts.iter().map(|(of, count)| format!("{count}@{of}")).collect::<Vec<_>>().join(" ")
}

/// The box a captain comes in.
fn condition(captain: CrewDeck) -> Option<BoxCondition> {
    Some(BoxCondition::new(&Boxes::from_boxes([captain.of_box()?]), &Boxes::from_boxes([])))
}

/// What of a text is written by hand: without what the data puts in or leaves. The words for a box stand on lines of
/// their own.
pub(crate) fn by_hand(text: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        left.push_str(&rest[..start]);
        let end = matching_brace(&rest[start..]).map_or(rest.len(), |end| start + end);
        let inner = rest.get(start + 1..end).unwrap_or_default();
        let words = inner.split_once(": ").filter(|(name, _)| name.starts_with("with"));
        left.push_str(&words.map_or_else(String::new, |(_, words)| format!("\n{}\n", by_hand(words))));
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    left + rest
}

/// Something that is asked of a card.
struct Condition {
    is_wanted: bool,
    kind: ConditionKind,
}

enum ConditionKind {
    Trait(String),
    Suit(Suit),
    /// A Focus, or any.
    Focus(Option<Focus>),
    Skill(Skill),
    Deck(CrewDeck),
    Operation(OperationKind),
    Attack,
    ShipToken,
    AwayTeams(u8),
    /// The board of the captain has a Basic side.
    Basic,
}

/// The conditions of a part; `None` if one of them is unknown.
fn conditions(text: &str) -> Option<Vec<Condition>> {
    text.split_whitespace().map(Condition::parse).collect()
}

impl Condition {
    fn parse(text: &str) -> Option<Condition> {
        let kind = text.trim_start_matches('-');
        let (name, value) = kind.split_once(':')?;
        let kind = match name {
            "trait" => ConditionKind::Trait(value.to_owned()),
            "suit" => ConditionKind::Suit(Suit::from_code(value)?),
            "focus" if value == "any" => ConditionKind::Focus(None),
            "focus" => ConditionKind::Focus(Some(Focus::from_code(value)?)),
            "skill" => ConditionKind::Skill(Skill::from_code(value)?),
            "deck" => ConditionKind::Deck(CrewDeck::from_code(value)?),
            "operation" => ConditionKind::Operation(OperationKind::from_code(value)?),
            "has" if value == "attack" => ConditionKind::Attack,
            "has" if value == "ship-token" => ConditionKind::ShipToken,
            "away-teams" => ConditionKind::AwayTeams(value.parse().ok()?),
            "side" if value == "basic" => ConditionKind::Basic,
            _ => return None,
        };
        Some(Condition { is_wanted: !text.starts_with('-'), kind })
    }

    fn fits(&self, card: &Card) -> bool {
        self.is_wanted == self.kind.holds(card)
    }
}

impl ConditionKind {
    fn holds(&self, card: &Card) -> bool {
        match self {
            ConditionKind::Trait(slug) => card.traits.contains(slug),
            ConditionKind::Suit(suit) => card.suit == *suit,
            ConditionKind::Focus(None) => card.focus.is_some(),
            ConditionKind::Focus(focus) => card.focus == *focus,
            ConditionKind::Skill(skill) => card.skills.contains(skill),
            ConditionKind::Deck(deck) => card.deck == *deck,
            ConditionKind::Operation(kind) => card.operations.iter().any(|one| one.kind == *kind),
            ConditionKind::Attack => card.operations.iter().any(|one| one.attack),
            ConditionKind::ShipToken => card.ship_token,
            // Asked of boards alone.
            ConditionKind::AwayTeams(_) | ConditionKind::Basic => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::box_text::fill;
    use crate::sample::written;

    fn filled(boxes: &Boxes, text: &str) -> Result<String, TemplateFault> {
        let library = Library::load(&written()).expect("sound data");
        let prepared = TextTemplates::new(&library).prepare(Lang::En, text)?.into_owned();
        Ok(fill(Lang::En, &prepared, boxes).into_owned())
    }

    fn core(text: &str) -> String {
        filled(&Boxes::default(), text).expect("a text")
    }

    fn all(text: &str) -> String {
        filled(&Boxes::all(), text).expect("a text")
    }

    #[test]
    fn words_depend_on_boxes() {
        let text =
            "One{with to-boldly-go, second-contact: and {captain-count side:basic}}{without to-boldly-go: alone}.";
        assert_eq!(core(text), "Onealone.");
        let library = Library::load(&written()).expect("sound data");
        let basic = library.boards.iter().filter(|board| board.basic.is_some()).count();
        assert_eq!(all(text), format!("Oneand {basic}."));
    }

    #[test]
    fn what_is_counted_is_that_of_the_cards() {
        let library = Library::load(&written()).expect("sound data");
        let klingons = |boxes: &Boxes| {
            let cards = boxes.kept(library.cards()).into_iter();
            cards.filter(|card| card.traits.iter().any(|one| one == "klingon")).count()
        };
        let (few, many) = (klingons(&Boxes::default()), klingons(&Boxes::all()));
        assert_eq!(core("{cards trait:klingon}"), few.to_string());
        assert_eq!(all("{cards trait:klingon}"), format!("{many} (core box: {few})"));
        assert_eq!(core("{captains operation:endgame}"), "Picard, Sisko and Sela");
        assert_eq!(all("{captains -side:basic}"), "Khan");
    }

    #[test]
    fn a_line_of_which_nothing_is_left_goes() {
        let text = "A.\n\n- one\n- {with to-boldly-go: two}\n\n{with to-boldly-go: B.}\n\nC.";
        assert_eq!(core(text), "A.\n\n- one\n\nC.");
        assert_eq!(all(text), "A.\n\n- one\n- two\n\nB.\n\nC.");
    }

    #[test]
    fn what_is_unknown_is_named() {
        let parts = [
            "cards hue:red",
            "cards side:basic",
            "cards -side:basic",
            "cards trait:klingo",
            "captains suit:ship",
            "captain-count away-teams:9",
            "with sandbox: x",
            "captains",
            "sum 1",
            "with core",
        ];
        for part in parts {
            let fault = filled(&Boxes::default(), &format!("a {{{part}}} b"));
            assert_eq!(fault, Err(TemplateFault(part.to_owned())), "{part}");
        }
        assert!(filled(&Boxes::default(), "a { b").is_err());
        assert!(filled(&Boxes::default(), "a } b").is_err());
    }
}
