//! A deck played alone, turn by turn.

use serde::Serialize;

use crate::deck::goldfish::left_out;
use crate::deck::page_parts::below;
use deck::FoundDeck;
use deck::goldfish::{GameAction, GameMove, GameTurn, Obstacle, Omission, goldfish_game};
use model::{CcgCard, EntryId};
use page::locale::{Texts, msg};
use page::{Page, PageTable, link};
use words::Term;

/// The turns of a game, and what it leaves out.
#[derive(Debug, Serialize)]
pub struct GameTurns {
    turns: Vec<PlayedTurn>,
    left_out: [Omission; Omission::ALL.len()],
}

/// `{"turn","moves","hand","points"}`: what was done, what is still in hand at the end, all points so far.
#[derive(Debug, Serialize)]
struct PlayedTurn {
    turn: usize,
    moves: Vec<PlayedMove>,
    hand: Vec<KeptCard>,
    points: i32,
}

/// `{"action","card","mission"}`; a solved mission has no card, most moves no mission.
#[derive(Debug, Serialize)]
struct PlayedMove {
    action: GameAction,
    card: Option<NamedCard>,
    mission: Option<NamedCard>,
}

/// A card still in hand, and why.
#[derive(Debug, Serialize)]
struct KeptCard {
    #[serde(flatten)]
    card: NamedCard,
    why: Obstacle,
}

#[derive(Debug, Serialize)]
struct NamedCard {
    id: EntryId,
    name: String,
    #[serde(skip)]
    cost: Option<u8>,
}

impl NamedCard {
    fn new(card: &CcgCard) -> NamedCard {
        NamedCard { id: card.id.clone(), name: card.full_name(), cost: card.cost }
    }

    fn link(&self) -> String {
        link(self.id.as_str(), &self.name)
    }
}

impl GameTurns {
    /// Plays so many turns with the hand of a seed; `None` if that is none.
    pub(super) fn play(deck: &FoundDeck, seed: u64, turns: u8) -> Option<GameTurns> {
        let played = goldfish_game(deck, seed, turns);
        let turns = played.iter().enumerate().map(|(at, turn)| PlayedTurn::new(at + 1, turn)).collect::<Vec<_>>();
        (!turns.is_empty()).then_some(GameTurns { turns, left_out: Omission::ALL })
    }

    /// How many turns there are.
    pub fn count(&self) -> usize {
        self.turns.len()
    }

    /// Every turn below its number.
    pub fn turns_page(&self, texts: &Texts) -> Page {
        Page::parts(self.turns.iter().map(|turn| turn.page(texts)))
    }

    /// How it is played, and what it leaves out.
    pub fn left_out_page(&self, texts: &Texts) -> Page {
        left_out(texts, &[])
    }
}

impl PlayedTurn {
    fn new(turn: usize, played: &GameTurn<'_>) -> PlayedTurn {
        PlayedTurn {
            turn,
            moves: played.moves.iter().map(PlayedMove::new).collect(),
            hand: played
                .hand
                .iter()
                .map(|(card, why)| KeptCard { card: NamedCard::new(card), why: *why })
                .collect(),
            points: played.points,
        }
    }

    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.table(PageTable::bare(self.moves.iter().map(|one| one.row(texts))));
        if !self.hand.is_empty() {
            let kept = self.hand.iter().map(|one| format!("{} ({})", one.card.link(), one.why.term(texts)));
            page.gap();
            page.say_hanging(msg::deck_game_hand(texts, kept.collect::<Vec<_>>().join(" · ")), 2);
        }
        page.say_indented(msg::deck_game_points(texts, self.points), 2);
        below(msg::deck_game_turn(texts, self.turn), page)
    }
}

impl PlayedMove {
    fn new(one: &GameMove<'_>) -> PlayedMove {
        PlayedMove {
            action: one.action,
            card: one.card.map(NamedCard::new),
            mission: one.mission.map(NamedCard::new),
        }
    }

    /// What is done, with which card, and what it costs or where that is.
    fn row(&self, texts: &Texts) -> Vec<String> {
        let name = self.card.as_ref().or(self.mission.as_ref()).map(NamedCard::link).unwrap_or_default();
        let at = self.card.as_ref().and(self.mission.as_ref()).map(NamedCard::link);
        let cost = self.card.as_ref().and_then(|card| card.cost).filter(|_| self.action == GameAction::Play);
        let costs = cost.map(|cost| msg::ccg_cost(texts, cost));
        let details: Vec<String> = costs.into_iter().chain(at.map(|at| format!("→ {at}"))).collect();
        vec![self.action.term(texts), name, details.join(" ")]
    }
}
