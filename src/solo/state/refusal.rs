//! Why an answer that can be read does not fit its question, or cannot be by the pieces of the game.

use super::correction::Correction;
use super::question::{Question, QuestionAnswer};
use super::setup::Rulebook;
use super::tabletop::{LocationSlot, Slot, TOP, Tabletop};
use model::EntryId;

/// What speaks against an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplyRefusal {
    /// More Away Teams of the Bot than it has.
    Teams {
        /// Away Teams of the Bot in the answer.
        sent: u32,
        /// Away Teams the Bot has.
        teams: u8,
    },
    /// A card or Location stands twice.
    Twice {
        /// The one that stands twice.
        card: EntryId,
    },
    /// More Away Teams of the player than they have.
    OwnTeams {
        /// Away Teams of the player in the answer.
        sent: u32,
        /// Away Teams the player can have.
        teams: u8,
    },
    /// More Ships of the player than have a token.
    OwnShips {
        /// Ships of the player in the answer.
        sent: u32,
        /// Ships the player can have.
        ships: u8,
    },
    /// More Glory than a Stardate card begins with.
    FullGlory {
        /// The number of the card.
        card: u8,
        /// The Glory it begins with.
        most: u8,
    },
    /// More Glory than a Stardate card can hold by now.
    Glory {
        /// The number of the card.
        card: u8,
        /// The most Glory there can be on it.
        most: u8,
    },
    /// A marker beyond the end of its track.
    Track,
    /// A number outside its range.
    Range {
        /// The lowest number possible.
        least: u8,
        /// The highest number possible.
        most: u8,
    },
    /// A place of the Neutral Zone without its Location.
    OpenSite,
    /// The number of the Stardate card is lower or higher than it can be by now.
    Stardate {
        /// The lowest number possible.
        first: u8,
        /// The highest number possible.
        last: u8,
    },
    /// A Stardate card without Glory is no longer on top.
    NoGlory,
    /// A place of the Market was not named; counted from 1, from the left.
    OpenMarket {
        /// The first place that is open.
        place: usize,
    },
    /// Something else: the line above the prompt says how to answer.
    Other,
}

impl ReplyRefusal {
    /// What speaks against an answer the question does not accept.
    pub fn find(question: &Question, answer: &QuestionAnswer) -> ReplyRefusal {
        match (question, answer) {
            (Question::Zone { teams, .. }, QuestionAnswer::Zone(sites)) => ReplyRefusal::in_zone(sites, *teams),
            (Question::Stardate { first, last, .. }, QuestionAnswer::Stardate { card, .. }) => {
                let (first, last) = (*first, *last);
                let in_range = card.is_none_or(|card| (first..=last).contains(&card));
                if in_range { ReplyRefusal::NoGlory } else { ReplyRefusal::Stardate { first, last } }
            }
            (Question::Market { .. }, QuestionAnswer::Market(slots)) => {
                let open = slots.iter().position(|slot| *slot == Slot::Unknown);
                open.map_or(ReplyRefusal::Other, |open| ReplyRefusal::OpenMarket { place: open + 1 })
            }
            (Question::Tracks { .. }, QuestionAnswer::Tracks(_)) => ReplyRefusal::Track,
            (Question::Several { .. }, QuestionAnswer::Several(answers)) => {
                ReplyRefusal::twice(&answers.iter().filter_map(QuestionAnswer::card).collect::<Vec<_>>())
            }
            _ => ReplyRefusal::Other,
        }
    }

    /// What the pieces of the game do not allow in an answer the question accepts; nothing speaks against what is
    /// known. The rules take such an answer all the same: games begun before this was asked may hold one.
    pub fn by_pieces(
        book: &Rulebook,
        table: &Tabletop,
        question: &Question,
        answer: &QuestionAnswer,
    ) -> Option<ReplyRefusal> {
        if question.default_answer().as_ref() == Some(answer) {
            return None;
        }
        match (question, answer) {
            (Question::Stardate { .. }, QuestionAnswer::Stardate { card: Some(card), glory }) => {
                let most = book.most_glory(table, *card)?;
                let refusal = (*glory > most).then_some(ReplyRefusal::Glory { card: *card, most });
                ReplyRefusal::beyond_print(book, *card, *glory).or(refusal)
            }
            (Question::Zone { .. }, QuestionAnswer::Zone(sites)) => ReplyRefusal::in_own_forces(book, table, sites),
            (Question::Incidents { .. }, QuestionAnswer::Count(left)) => {
                ReplyRefusal::outside(*left, (1, book.most_incidents()))
            }
            (Question::Several { questions }, QuestionAnswer::Several(answers)) => {
                let mut pairs = questions.iter().zip(answers);
                pairs.find_map(|(question, answer)| ReplyRefusal::by_pieces(book, table, question, answer))
            }
            _ => None,
        }
    }

    /// What the pieces of the game do not allow in something set by hand.
    pub fn of_correction(book: &Rulebook, table: &Tabletop, correction: &Correction) -> Option<ReplyRefusal> {
        let last = u8::try_from(book.stardates.cards.len()).unwrap_or(u8::MAX);
        match correction {
            Correction::Tracks { steps } | Correction::PlayerTracks { steps } => {
                steps.iter().any(|step| *step > TOP).then_some(ReplyRefusal::Track)
            }
            Correction::Stardate { card: Some(card), glory } => match book.stardate(*card) {
                None => Some(ReplyRefusal::Stardate { first: 1, last }),
                Some(_) if *glory == 0 => Some(ReplyRefusal::NoGlory),
                Some(_) => ReplyRefusal::beyond_print(book, *card, *glory),
            },
            Correction::Zone { sites } => {
                let open = [ReplyRefusal::OpenSite, ReplyRefusal::Other];
                let refusal =
                    Some(ReplyRefusal::in_zone(sites, table.teams)).filter(|refusal| !open.contains(refusal));
                refusal.or_else(|| ReplyRefusal::in_own_forces(book, table, sites))
            }
            Correction::Incidents { left } => ReplyRefusal::outside(*left, (0, book.most_incidents())),
            Correction::Encounters { left } => ReplyRefusal::outside(*left, (0, book.most_encounters())),
            Correction::Held { cards } => cards.iter().find_map(|card| ReplyRefusal::outside(*card, (1, last))),
            Correction::Token { .. }
            | Correction::Move { .. }
            | Correction::Market { .. }
            | Correction::Ship { .. }
            | Correction::Stardate { card: None, .. }
            | Correction::Junk { .. }
            | Correction::Marks { .. }
            | Correction::Exile { .. }
            | Correction::LastTurn { .. } => None,
        }
    }

    /// More Glory than a Stardate card begins with.
    fn beyond_print(book: &Rulebook, card: u8, glory: u8) -> Option<ReplyRefusal> {
        let most = book.stardate(card)?.glory;
        (glory > most).then_some(ReplyRefusal::FullGlory { card, most })
    }

    /// That a number is not in a range.
    pub fn outside(number: u8, (least, most): (u8, u8)) -> Option<ReplyRefusal> {
        (!(least..=most).contains(&number)).then_some(ReplyRefusal::Range { least, most })
    }

    /// More of the player's tokens than there are; those that are known to be there stay.
    fn in_own_forces(book: &Rulebook, table: &Tabletop, sites: &[LocationSlot]) -> Option<ReplyRefusal> {
        let count = |sites: &[LocationSlot], of: fn(&LocationSlot) -> u8| -> u32 {
            sites.iter().map(|site| u32::from(of(site))).sum()
        };
        let more = |of: fn(&LocationSlot) -> u8, most: u8| {
            let sent = count(sites, of);
            (sent > u32::from(most).max(count(&table.zone, of))).then_some(sent)
        };
        let (teams, ships) = (book.most_own_teams(), book.most_own_ships(table));
        let too_many = more(|site| site.player.teams, teams).map(|sent| ReplyRefusal::OwnTeams { sent, teams });
        let too_many_ships = || more(|site| site.player.ships, ships);
        too_many.or_else(|| too_many_ships().map(|sent| ReplyRefusal::OwnShips { sent, ships }))
    }

    /// What speaks against a Neutral Zone.
    pub fn in_zone(sites: &[LocationSlot], teams: u8) -> ReplyRefusal {
        let sent: u32 = sites.iter().map(|site| u32::from(site.bot_teams)).sum();
        if sent > u32::from(teams) {
            return ReplyRefusal::Teams { sent, teams };
        }
        let named: Vec<&EntryId> = sites.iter().filter_map(|site| site.card.as_ref()).collect();
        if named.len() < sites.len() {
            return ReplyRefusal::OpenSite;
        }
        ReplyRefusal::twice(&named)
    }

    fn twice(named: &[&EntryId]) -> ReplyRefusal {
        let twice = (1..named.len()).find(|at| named[..*at].contains(&named[*at]));
        twice.map_or(ReplyRefusal::Other, |at| ReplyRefusal::Twice { card: named[at].clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_away_teams_are_counted() {
        let mut site = LocationSlot::unknown();
        site.bot_teams = 4;
        let refused = ReplyRefusal::in_zone(&[site.clone(), site], 6);
        assert_eq!(refused, ReplyRefusal::Teams { sent: 8, teams: 6 });
    }

    #[test]
    fn a_stardate_card_has_its_range() {
        let question = Question::Stardate { card: Some(2), glory: 3, first: 2, last: 5 };
        let answer = |card, glory| QuestionAnswer::Stardate { card, glory };
        let (first, last) = (2, 5);
        assert_eq!(ReplyRefusal::find(&question, &answer(Some(1), 3)), ReplyRefusal::Stardate { first, last });
        assert_eq!(ReplyRefusal::find(&question, &answer(Some(2), 0)), ReplyRefusal::NoGlory);
    }
}
