//! The cards that count at the end of a game, as lists to tick.

use std::collections::HashSet;

use crate::solo::question::sort_by_title;
use model::{Card, EntryId, Position};
use page::locale::{Texts, msg};
use page::{FormChoice, FormControl, FormField};
use solo::score::holdings::UnnamedCards;
use solo::state::setup::Rulebook;

/// Names of cards, one a line.
pub const CARDS: &str = "cards";
/// Ticks: what the crew began with, what came to it later, what was seen at the table.
pub const TICKED: [&str; 3] = [OWN, LATER, SEEN];
const OWN: &str = "own";
const LATER: &str = "later";
const SEEN: &str = "seen";
/// Ticks: the Bot's facedown cards.
pub const NAMED: &str = "named";

/// What a game knows of the cards that count at its end.
#[derive(Debug, Clone)]
pub struct CardLists<'g> {
    /// The facts of the game.
    pub book: &'g Rulebook,
    /// Cards of no crew of the game's own that were named at the table and that the player may have now.
    pub seen: Vec<EntryId>,
    /// Facedown cards of the Bot that only the player can name.
    pub facedown: Vec<UnnamedCards>,
}

impl CardLists<'_> {
    /// The player's lists: what the crew began with is ticked, all else is not. A list without cards is left out. A
    /// card of the Reinforcement pile counts only if it was taken out of it (solo rules p. 17).
    pub fn of_player(&self, texts: &Texts) -> Vec<FormField> {
        let setup = &self.book.setup;
        let reinforcements = setup.loadout.iter().flat_map(|loadout| &loadout.pile);
        let pile: HashSet<&EntryId> = reinforcements.map(|one| &one.card).collect();
        let own = self.book.cards.values().filter(|card| card.deck == setup.captain || pile.contains(&card.id));
        let (first, later): (Vec<&Card>, Vec<&Card>) =
            own.partition(|card| is_owned_at_first(card.position) && !pile.contains(&card.id));
        let ids = |cards: Vec<&Card>| cards.into_iter().map(|card| card.id.clone()).collect::<Vec<_>>();
        let first = ids(first);
        let ticked = first.iter().map(EntryId::as_str).collect::<Vec<_>>().join("\n");
        let own = self.field(texts, OWN, msg::solo_score_own(texts), first).map(|field| field.holding(ticked));
        let later = self.field(texts, LATER, msg::solo_score_later(texts), ids(later));
        let others = self.seen.iter().filter(|id| !pile.contains(id)).cloned().collect();
        let seen = self.field(texts, SEEN, msg::solo_score_seen(texts), others);
        [own, later, seen].into_iter().flatten().collect()
    }

    /// What the Bot's facedown cards may be; `None` if all are known.
    pub fn of_bot(&self, texts: &Texts) -> Option<FormField> {
        let count = self.facedown.iter().map(|group| group.count).sum::<usize>();
        let among = self.facedown.iter().flat_map(|group| group.among.clone()).collect();
        self.field(texts, NAMED, msg::solo_score_named(texts, count), among)
    }

    fn field(&self, texts: &Texts, name: &str, label: String, mut cards: Vec<EntryId>) -> Option<FormField> {
        sort_by_title(self.book, texts.lang(), &mut cards);
        let listed = cards.iter().filter_map(|id| self.book.card(id));
        let choice = |card: &Card| FormChoice::new(card.id.as_str(), card.title.get(texts.lang()).clone());
        let choices: Vec<FormChoice> = listed.map(choice).collect();
        (!choices.is_empty()).then(|| FormField::new(name, label, FormControl::Several(choices)))
    }
}

/// Whether a crew has a card of its own from the start: no card of its Reserve deck, its Development pile, or a
/// deck that all share.
fn is_owned_at_first(position: Option<Position>) -> bool {
    use Position::{Available, ControlledLocation, Deployed, Discard};
    position.is_none_or(|at| matches!(at, Available | Deployed | Discard | ControlledLocation))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{CrewDeck, Lang, UpgradeOrigin};
    use solo::campaign::challenge::Reinforcement;
    use solo::state::setup::DeckMode;
    use words::sample::{book, loadout};

    #[test]
    fn what_stays_in_the_reinforcement_pile_is_not_ticked_page_17() {
        let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
        let own = |card: &&Card| card.deck == CrewDeck::Picard && card.position == Some(Position::Available);
        let moved = book.cards.values().find(own).expect("a card").id.clone();
        let mut taken = loadout();
        taken.pile.push(Reinforcement { card: moved.clone(), origin: Some(UpgradeOrigin::Available) });
        let common = taken.commons().next().expect("a common card").clone();
        book.setup.loadout = Some(taken);
        let lists = CardLists { book: &book, seen: Vec::new(), facedown: Vec::new() };
        let fields = lists.of_player(&Texts::new(Lang::En));
        let offered = |name: &str, id: &EntryId| {
            let field = fields.iter().find(|field| field.name == name).expect("a list");
            let FormControl::Several(choices) = &field.control else {
                return false;
            };
            choices.iter().any(|choice| choice.value == id.as_str())
        };
        for card in [&moved, &common] {
            assert!(!offered(OWN, card) && offered(LATER, card), "{card}");
        }
    }
}
