//! Why an answer that can be read does not fit its question.

use super::question::{Question, QuestionAnswer};
use super::tabletop::{LocationSlot, Slot};
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
            (Question::Several { .. }, QuestionAnswer::Several(answers)) => {
                ReplyRefusal::twice(&answers.iter().filter_map(QuestionAnswer::card).collect::<Vec<_>>())
            }
            _ => ReplyRefusal::Other,
        }
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
