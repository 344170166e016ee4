//! Texts whose words depend on the boxes a player has. What stands in braces is put in when the library of a player
//! is made:
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

use std::borrow::Cow;
use std::cmp::Reverse;

use serde::Deserialize;

use super::Library;
use model::order::Order;
use model::text::with_capital;
use model::{Board, BoxFacts, Boxes, Card, CrewDeck, Focus, GameBox, Lang, Localized, OperationKind, Skill, Suit};

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

/// What texts are filled in from.
pub(crate) struct TextTemplates<'a> {
    pub boxes: &'a Boxes,
    /// The cards there are, those on the table with these boxes, and those with the core box alone.
    all: Vec<&'a Card>,
    cards: Vec<&'a Card>,
    core: Vec<&'a Card>,
    boards: &'a [Board],
    deviations: &'a [CaptainDeviation],
    titles: &'a [BoxFacts],
}

/// The part of a text that cannot be filled in, as it stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TemplateFault(pub String);

impl<'a> TextTemplates<'a> {
    /// The templates as they read for a player with some boxes, given the library of all boxes.
    pub(crate) fn new(all: &'a Library, boxes: &'a Boxes) -> TextTemplates<'a> {
        TextTemplates {
            boxes,
            all: all.cards().collect(),
            cards: boxes.kept(all.cards()),
            core: Boxes::default().kept(all.cards()),
            boards: &all.boards,
            deviations: &all.deviations,
            titles: &all.boxes,
        }
    }

    /// A text with everything filled in.
    ///
    /// # Errors
    /// When braces do not match, or stand around something unknown.
    pub(crate) fn fill<'t>(&self, lang: Lang, text: &'t str) -> Result<Cow<'t, str>, TemplateFault> {
        if !text.contains(['{', '}']) {
            return Ok(Cow::Borrowed(text));
        }
        let mut lines = Vec::new();
        for line in text.split('\n') {
            let filled = self.fill_line(lang, line)?;
            let is_left = !line.contains('{') || !matches!(filled.trim(), "" | "-");
            lines.extend(is_left.then_some(filled));
        }
        Ok(Cow::Owned(without_empty_pairs(&lines)))
    }

    fn fill_line(&self, lang: Lang, line: &str) -> Result<String, TemplateFault> {
        self.fill_after(lang, line, None)
    }

    /// A line with its braces filled. `told` is the captain the line has just spoken of: what more is said of the same
    /// one has no lead of its own.
    fn fill_after(&self, lang: Lang, line: &str, told: Option<&str>) -> Result<String, TemplateFault> {
        let Some(start) = line.find(['{', '}']) else {
            return Ok(line.to_owned());
        };
        let fault = || TemplateFault(line.to_owned());
        let end = matching_brace(&line[start..]).ok_or_else(fault)?;
        let (inner, rest) = (&line[start + 1..start + end], &line[start + end + 1..]);
        let mut filled = self.fill_part(lang, inner)?;
        let captain = inner.strip_prefix("deviation ").and_then(|asked| asked.split(' ').next());
        let goes_on = captain.is_some() && captain == told && line[..start].trim().is_empty();
        if let Some((_, more)) = filled.split_once(": ").filter(|_| goes_on) {
            filled = more.to_owned();
        }
        Ok(format!("{}{filled}{}", &line[..start], self.fill_after(lang, rest, captain)?))
    }

    fn fill_part(&self, lang: Lang, part: &str) -> Result<String, TemplateFault> {
        let fault = || TemplateFault(part.to_owned());
        let (name, rest) = part.split_once(' ').ok_or_else(fault)?;
        match name {
            "with" | "without" => {
                let (codes, words) = rest.split_once(": ").ok_or_else(fault)?;
                let named = codes.split(", ").map(GameBox::from_code);
                let boxes: Vec<GameBox> = named.collect::<Option<_>>().ok_or_else(fault)?;
                let has_one = boxes.iter().any(|one| self.boxes.has(*one));
                let words = self.fill_line(lang, words)?;
                Ok(if has_one == (name == "with") { words } else { String::new() })
            }
            "cards" => {
                let conditions = self.card_conditions(rest).ok_or_else(fault)?;
                let count = |cards: &[&Card]| {
                    let fitting = cards.iter().filter(|card| conditions.iter().all(|one| one.fits(card)));
                    fitting.count()
                };
                let (own, core) = (count(&self.cards), count(&self.core));
                Ok(self.beside_core(lang, own, core))
            }
            "crews" => Ok(self.crews(&self.card_conditions(rest).ok_or_else(fault)?)),
            "fixed" => Ok(rest.to_owned()),
            "captains" => Ok(listed(lang, &self.captains(rest).ok_or_else(fault)?)),
            "deviation" => self.deviation(lang, rest).ok_or_else(fault),
            "captain-count" => Ok(self.captains(rest).ok_or_else(fault)?.len().to_string()),
            _ => Err(fault()),
        }
    }

    /// A number, with that of the core box beside it where it is another.
    fn beside_core(&self, lang: Lang, count: usize, core: usize) -> String {
        let title = self.titles.iter().find(|facts| facts.game_box == GameBox::Core);
        match title.filter(|_| count != core) {
            Some(facts) => format!("{count} ({}: {core})", facts.title.get(lang)),
            None => count.to_string(),
        }
    }

    /// What a captain does otherwise, if there is one to play with.
    fn deviation(&self, lang: Lang, asked: &str) -> Option<String> {
        let (captain, name) = asked.split_once(' ')?;
        let captain = CrewDeck::from_code(captain)?;
        let mut all = self.deviations.iter();
        let found = all.find(|one| one.captain == captain && one.name == name)?;
        let is_played = self.boxes.captains().contains(&captain);
        Some(if is_played { found.text.get(lang).clone() } else { String::new() })
    }

    /// The captains of the boxes that are so.
    fn captains(&self, conditions: &str) -> Option<Vec<CrewDeck>> {
        let conditions = self::conditions(conditions)?;
        let holds_for_any = |kind: &ConditionKind| CrewDeck::ALL.iter().any(|deck| self.holds_for(*deck, kind));
        if !conditions.iter().all(|one| self.may_hold(holds_for_any, one)) {
            return None;
        }
        let fits = |deck: &CrewDeck| conditions.iter().all(|one| one.is_wanted == self.holds_for(*deck, &one.kind));
        let captains = self.boxes.captains().into_iter();
        Some(captains.filter(fits).collect())
    }

    /// The conditions of a part, each of which some card meets.
    fn card_conditions(&self, text: &str) -> Option<Vec<Condition>> {
        let holds_for_any = |kind: &ConditionKind| self.all.iter().any(|card| kind.holds(card));
        conditions(text).filter(|all| all.iter().all(|one| self.may_hold(holds_for_any, one)))
    }

    /// How many cards of each crew are so; crews without any are left out.
    fn crews(&self, conditions: &[Condition]) -> String {
        let count = |deck: &CrewDeck| {
            let own = self.cards.iter().filter(|card| card.deck == *deck);
            own.filter(|card| conditions.iter().all(|one| one.fits(card))).count()
        };
        let all = self.boxes.captains().into_iter().map(|deck| (count(&deck), with_capital(deck.code())));
        let mut crews: Vec<(usize, String)> = all.filter(|(count, _)| *count > 0).collect();
        crews.order_by_key(|(count, name)| (Reverse(*count), name.clone()));
        crews.iter().map(|(count, name)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
    }

    /// Whether a condition can be met at all. A folder of entries alone has no cards to tell.
    fn may_hold(&self, holds: impl Fn(&ConditionKind) -> bool, condition: &Condition) -> bool {
        self.all.is_empty() || holds(&condition.kind)
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
                let is_own = |card: &&&Card| card.deck == captain && card.suit == Suit::Captain;
                self.all.iter().filter(is_own).any(|card| kind.holds(card))
            }
        }
    }
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

/// The place of the brace that ends what begins with one.
fn matching_brace(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The lines, without a second empty one where a line between two has gone.
fn without_empty_pairs(lines: &[String]) -> String {
    let mut kept: Vec<&str> = Vec::with_capacity(lines.len());
    for line in lines {
        let is_second = line.is_empty() && kept.last().is_none_or(|before| before.is_empty());
        if !is_second {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// Names in a sentence: `Picard, Sela and Sisko`.
fn listed(lang: Lang, captains: &[CrewDeck]) -> String {
    let names: Vec<String> = captains.iter().map(|captain| with_capital(captain.code())).collect();
    let and = match lang {
        Lang::De => "und",
        Lang::En => "and",
    };
    match &names[..] {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
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
    use crate::sample::written;

    fn filled(boxes: &Boxes, text: &str) -> Result<String, TemplateFault> {
        let library = Library::load(&written()).expect("sound data");
        let templates = TextTemplates::new(&library, boxes);
        templates.fill(Lang::En, text).map(Cow::into_owned)
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
        assert_eq!(all(text), "Oneand 14.");
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
