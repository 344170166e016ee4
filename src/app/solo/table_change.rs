//! What a player may have changed at the table in their turn, so far as the Bot's turn asks for it: it is asked what
//! changed, not how all stands.

use page::locale::{Texts, msg};
use solo::engine::run::{Action, exec};
use solo::state::question::{AnswerKind, Question};
use solo::state::setup::Rulebook;
use solo::state::tabletop::Tabletop;

/// Something changed at the table in the player's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableChange {
    /// A card of the Market is the player's, and another lies in its place.
    Card,
    /// Away Teams of the player went to a neutral Location or left it.
    Team,
    /// A Ship of the player went to a neutral Location or left it.
    Ship,
    /// A Location of the Neutral Zone is the player's, and another lies in its place.
    Location,
    /// A marker of the player's went up or down its track.
    Track,
}

impl TableChange {
    /// All of them, in the order in which they are asked for.
    pub const ALL: [TableChange; 5] = {
        use TableChange::{Card, Location, Ship, Team, Track};
        [Card, Team, Ship, Location, Track]
    };

    /// Its name in documents and forms.
    pub fn code(self) -> &'static str {
        match self {
            TableChange::Card => "card",
            TableChange::Team => "team",
            TableChange::Ship => "ship",
            TableChange::Location => "location",
            TableChange::Track => "track",
        }
    }

    /// What the player did, in their words.
    pub fn says(self, texts: &Texts) -> String {
        match self {
            TableChange::Card => msg::solo_change_card(texts),
            TableChange::Team => msg::solo_change_team(texts),
            TableChange::Ship => msg::solo_change_ship(texts),
            TableChange::Location => msg::solo_change_location(texts),
            TableChange::Track => msg::solo_change_track(texts),
        }
    }

    /// Whether the answer of this kind tells it.
    pub fn is_told_by(self, kind: &AnswerKind<'_>) -> bool {
        match self {
            TableChange::Card => matches!(kind, AnswerKind::Market(_)),
            TableChange::Team | TableChange::Ship | TableChange::Location => {
                matches!(kind, AnswerKind::Zone { .. })
            }
            TableChange::Track => matches!(kind, AnswerKind::Tracks(_)),
        }
    }

    /// The part of a question that tells it, counted from 0; `None` if the Bot's turn can do without.
    pub fn part_of(self, question: &Question) -> Option<usize> {
        question.parts().iter().position(|part| self.is_told_by(&part.answer_kind()))
    }
}

/// What the Bot's turn asks of the table before anything happens in it, with what is known as the default; `None` if it
/// asks nothing, or something else. It begins with this question, so both can be told together.
pub fn table_asked(book: &Rulebook, table: &Tabletop) -> Option<Question> {
    exec(book, table, &Action::Turn, &[]).question.filter(is_of_table)
}

/// Whether a question asks how the table stands, and nothing else.
pub fn is_of_table(question: &Question) -> bool {
    use AnswerKind::{Market, Stardate, Tracks, Zone};
    let is_part =
        |part: &Question| matches!(part.answer_kind(), Stardate { .. } | Market(_) | Zone { .. } | Tracks(_));
    question.parts().iter().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::CrewDeck;
    use solo::state::setup::{DeckMode, Questions};
    use words::sample::book;

    #[test]
    fn what_changed_is_told_with_the_question_the_turn_begins_with() {
        let mut joined = book(CrewDeck::Koloth, DeckMode::Physical);
        joined.setup.questions = Questions::Joined;
        let asked = table_asked(&joined, &joined.set_up()).expect("a question");
        let parts = TableChange::ALL.map(|change| change.part_of(&asked).is_some());
        assert_eq!(parts, [true, true, true, true, false], "{asked:?}");
        assert_eq!(TableChange::Team.part_of(&asked), TableChange::Location.part_of(&asked));
    }
}
