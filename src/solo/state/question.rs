//! What the program cannot see and asks the player, and what the player answers.

use serde::Serialize;

use model::order::Order;
use model::{Effect, EntryId, PlayerPart, Suit};

use super::tabletop::{LocationSlot, Slot, TOP};

pub use super::answer::{Chosen, PartOutcome, QuestionAnswer, possible_outcomes};
pub use super::question_origin::QuestionOrigin;
pub use super::tabletop::Refill;

/// A question the engine cannot go on without. Each carries what was last known, as the default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Question {
    /// The Stardate card on top and the Glory on it. The draw depends on it.
    Stardate {
        /// The number expected by now, from 1; `None` once the last is emptied.
        card: Option<u8>,
        /// The Glory expected on it.
        glory: u8,
        /// The lowest and the highest number it may have by now.
        first: u8,
        /// The highest number it may have: that of the last card.
        last: u8,
    },
    /// All four places of the Market with their tokens.
    Market {
        /// The places as last known, from left to right.
        slots: [Slot; 4],
    },
    /// The card that filled a place of the Market.
    Refill {
        /// The suit of the place.
        suit: Suit,
    },
    /// The Locations of the Neutral Zone with the tokens of both sides.
    Zone {
        /// The Locations as last known, from left to right.
        sites: Vec<LocationSlot>,
        /// All Away Teams the Bot has.
        teams: u8,
    },
    /// The Location that filled a place of the Neutral Zone, counted from 0.
    NewSite {
        /// Its place from the left.
        place: usize,
    },
    /// The player's steps of Research, Influence, Military. The player's values depend on them.
    Tracks {
        /// The steps as last told, in that order.
        steps: [u8; 3],
    },
    /// The card turned up from a facedown pile.
    Reveal {
        /// The pile it was turned up from.
        from: QuestionOrigin,
        /// The cards it may be.
        candidates: Vec<EntryId>,
    },
    /// The Incident or Encounter the Bot got faceup. An Encounter deck may have run out.
    Drawn {
        /// Incident or Encounter, or the suit of a Market deck whose top card is turned up.
        suit: Suit,
        /// The cards it may be.
        candidates: Vec<EntryId>,
        /// Whether the deck may have run out, so that there is no card.
        may_be_none: bool,
    },
    /// Whether there was an Encounter left to take facedown.
    EncounterLeft,
    /// Cards in the Incident deck. The Burn depends on them.
    Incidents {
        /// Cards left by the program's count.
        left: u8,
    },
    /// How a part that concerns the player went.
    Part {
        /// The part as the program card names it.
        part: PlayerPart,
    },
    /// From which neutral Location, by its place from 0, something of the player's left.
    Where {
        /// The part by which it left.
        part: PlayerPart,
        /// The places it can have left.
        places: Vec<usize>,
        /// It is one of them: the row says that the Location is neutral.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        neutral: bool,
    },
    /// The cards of the Junk, the one junked last at the end. What the Bot gains there depends on them.
    Junk {
        /// Those whose names are known.
        cards: Vec<EntryId>,
        /// Cards of the set-up that nobody has named.
        #[serde(skip_serializing_if = "is_none")]
        unnamed: u8,
    },
    /// Whether the player has a card with this trait in play.
    PlayerHas {
        /// Slug of the trait.
        wanted: String,
    },
    /// What only the player with a certain captain can tell.
    OwnCaptain {
        /// What is asked of it.
        about: CaptainQuestion,
    },
    /// Whether the card the player just discarded is of this suit.
    DiscardedIs {
        /// The suit that is looked for.
        suit: Suit,
    },
    /// Several at once, answered in one line.
    Several {
        /// At least two, in the order of their answers.
        questions: Vec<Question>,
    },
    /// Which option the player chooses.
    Choice {
        /// What each option makes happen, in printed order.
        options: Vec<Vec<Effect>>,
        /// Whether one of them is an attack, which the player may cancel.
        is_attack: bool,
        /// The player may be unable to do any of them.
        may_be_none: bool,
    },
}

fn is_none(number: &u8) -> bool {
    *number == 0
}

/// What only the player with a certain captain can tell, answered by yes or no.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaptainQuestion {
    /// Whether a mission has flipped the Captain of a board without tracks: Focus icons count from then on.
    IsFlipped,
    /// Whether every trait of that board is marked: Focus icons count most then.
    AreAllMarked,
    /// Whether the fleet, one token that weighs two, is at a Location.
    IsFleetAt(EntryId),
}

/// What answers a question, whatever it is asked for: by this it is drawn, read and offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerKind<'q> {
    /// A Stardate card between two numbers, and the Glory on it.
    Stardate {
        /// The number expected; `None` once the last is emptied.
        card: Option<u8>,
        /// The Glory expected on it.
        glory: u8,
        /// The lowest number accepted.
        first: u8,
        /// The highest number accepted.
        last: u8,
    },
    /// The four places of the Market, as last known.
    Market(&'q [Slot; 4]),
    /// The Neutral Zone, with no more Away Teams of the Bot than it has.
    Zone {
        /// The Locations as last known, from left to right.
        sites: &'q [LocationSlot],
        /// All Away Teams the Bot has.
        teams: u8,
    },
    /// Steps of the player's Research, Influence, Military, as last told.
    Tracks([u8; 3]),
    /// Cards left in the Incident deck, as last known; an answer is 1 or more.
    Count(u8),
    /// One card of several, or none.
    Card {
        /// The cards it may be.
        candidates: &'q [EntryId],
        /// Whether there may be no card.
        may_be_none: bool,
    },
    /// The card that was laid out at a place, or that none was.
    Refill(Refill),
    /// A plain yes or no; nothing is taken for granted.
    YesNo,
    /// How a part that concerns the player went.
    Outcome(PlayerPart),
    /// One of these places of the Neutral Zone.
    Location {
        /// The places, counted from 0.
        places: &'q [usize],
        /// Whether it may be elsewhere.
        or_elsewhere: bool,
    },
    /// The cards of the Junk, each once, the one junked last at the end.
    Junk {
        /// Those whose names are known.
        cards: &'q [EntryId],
        /// Cards of the set-up that nobody has named.
        unnamed: u8,
    },
    /// One option of a row.
    Option {
        /// What each option makes happen, in printed order.
        options: &'q [Vec<Effect>],
        /// Whether the player may have cancelled the attack.
        is_attack: bool,
        /// Whether the player may be unable to do any of them.
        may_be_none: bool,
    },
    /// Answers to several questions, in one line.
    Several(Bundle<'q>),
}

/// What several questions in one line are about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bundle<'q> {
    /// The names of so many cards in their order, and what they may be.
    Names {
        /// The cards they may be, each once, in the order of their ids.
        candidates: Vec<EntryId>,
        /// How many names are asked for.
        count: usize,
        /// Whether the deck they are turned up from may have run out before.
        may_run_out: bool,
    },
    /// The card turned up, what it may be, and the places that were refilled meanwhile.
    Revealed(&'q [EntryId], Vec<Refill>),
    /// How a part that concerns the player went, and of which suit the card is that was discarded for it.
    Discarded(PlayerPart, Suit),
    /// Stardate card, Market, Neutral Zone, tracks, or some of them.
    Table(&'q [Question]),
}

impl Bundle<'_> {
    /// The bundle that the questions of a [`Question::Several`] make.
    pub fn from_questions(questions: &[Question]) -> Bundle<'_> {
        let names: Option<Vec<&[EntryId]>> = questions.iter().map(Question::named).collect();
        if let Some(names) = names {
            let mut candidates = names.concat();
            candidates.put_in_order();
            candidates.dedup();
            let count = questions.len();
            let may_run_out = questions.iter().any(|question| question.accepts(&QuestionAnswer::Card(None)));
            return Bundle::Names { candidates, count, may_run_out };
        }
        if let [Question::Part { part }, Question::DiscardedIs { suit }] = questions {
            return Bundle::Discarded(*part, *suit);
        }
        let with_refills = || {
            let (first, others) = questions.split_first()?;
            let refills: Option<Vec<Refill>> = others.iter().map(Question::refill).collect();
            Some(Bundle::Revealed(first.revealed()?, refills?))
        };
        with_refills().unwrap_or(Bundle::Table(questions))
    }
}

impl From<Refill> for Question {
    fn from(refill: Refill) -> Question {
        match refill {
            Refill::Market(suit) => Question::Refill { suit },
            Refill::Zone(place) => Question::NewSite { place },
        }
    }
}

impl Question {
    /// Questions as one; `None` if there are none.
    pub fn join(mut questions: Vec<Question>) -> Option<Question> {
        if questions.len() > 1 {
            return Some(Question::Several { questions });
        }
        questions.pop()
    }

    /// What is asked: the questions of one line, else this one alone.
    pub fn parts(&self) -> &[Question] {
        if let Question::Several { questions } = self {
            return questions;
        }
        std::slice::from_ref(self)
    }

    /// What answers it.
    pub fn answer_kind(&self) -> AnswerKind<'_> {
        match self {
            Question::Stardate { card, glory, first, last } => {
                let (card, glory, first, last) = (*card, *glory, *first, *last);
                AnswerKind::Stardate { card, glory, first, last }
            }
            Question::Market { slots } => AnswerKind::Market(slots),
            Question::Refill { suit } => AnswerKind::Refill(Refill::Market(*suit)),
            Question::Zone { sites, teams } => AnswerKind::Zone { sites, teams: *teams },
            Question::NewSite { place } => AnswerKind::Refill(Refill::Zone(*place)),
            Question::Tracks { steps } => AnswerKind::Tracks(*steps),
            Question::Reveal { candidates, .. } => AnswerKind::Card { candidates, may_be_none: false },
            Question::Drawn { candidates, may_be_none, .. } => {
                AnswerKind::Card { candidates, may_be_none: *may_be_none }
            }
            Question::EncounterLeft
            | Question::PlayerHas { .. }
            | Question::OwnCaptain { .. }
            | Question::DiscardedIs { .. } => AnswerKind::YesNo,
            Question::Incidents { left } => AnswerKind::Count(*left),
            Question::Part { part } => AnswerKind::Outcome(*part),
            Question::Where { places, neutral, .. } => AnswerKind::Location { places, or_elsewhere: !neutral },
            Question::Junk { cards, unnamed } => AnswerKind::Junk { cards, unnamed: *unnamed },
            Question::Several { questions } => AnswerKind::Several(Bundle::from_questions(questions)),
            Question::Choice { options, is_attack, may_be_none } => {
                let (is_attack, may_be_none) = (*is_attack, *may_be_none);
                AnswerKind::Option { options, is_attack, may_be_none }
            }
        }
    }

    /// What is known already, as the answer that Enter alone gives; `None` if nothing is.
    pub fn default_answer(&self) -> Option<QuestionAnswer> {
        match self.answer_kind() {
            AnswerKind::Stardate { card, glory, .. } => Some(QuestionAnswer::Stardate { card, glory }),
            AnswerKind::Market(slots) => {
                (!slots.contains(&Slot::Unknown)).then(|| QuestionAnswer::Market(slots.clone()))
            }
            AnswerKind::Zone { sites, .. } => Some(QuestionAnswer::Zone(sites.to_vec())),
            AnswerKind::Tracks(steps) => Some(QuestionAnswer::Tracks(steps)),
            AnswerKind::Count(left) => Some(QuestionAnswer::Count(left)),
            AnswerKind::Junk { cards, unnamed } => (unnamed == 0).then(|| QuestionAnswer::Junk(cards.to_vec())),
            AnswerKind::Location { places, .. } => match places {
                [only] => Some(QuestionAnswer::Where(Some(*only))),
                _ => None,
            },
            AnswerKind::Several(_) => {
                let parts = self.parts().iter().map(Question::default_answer);
                Some(QuestionAnswer::Several(parts.collect::<Option<Vec<_>>>()?))
            }
            AnswerKind::Card { .. }
            | AnswerKind::Refill(_)
            | AnswerKind::YesNo
            | AnswerKind::Outcome(_)
            | AnswerKind::Option { .. } => None,
        }
    }

    /// What the card to be named may be; `None` if something else is asked.
    fn named(&self) -> Option<&[EntryId]> {
        let (Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. }) = self else {
            return None;
        };
        Some(candidates)
    }

    /// What the card turned up may be; `None` if something else is asked.
    fn revealed(&self) -> Option<&[EntryId]> {
        let Question::Reveal { candidates, .. } = self else {
            return None;
        };
        Some(candidates)
    }

    /// The place laid out anew; `None` if something else is asked.
    fn refill(&self) -> Option<Refill> {
        let AnswerKind::Refill(refill) = self.answer_kind() else {
            return None;
        };
        Some(refill)
    }

    /// Whether it may be left open when it is asked for together with another.
    fn may_wait(&self) -> bool {
        matches!(self, Question::Refill { .. } | Question::NewSite { .. } | Question::DiscardedIs { .. })
    }

    /// Whether an answer is of the kind the question wants and names nothing impossible.
    pub fn accepts(&self, answer: &QuestionAnswer) -> bool {
        match self.answer_kind() {
            AnswerKind::Stardate { first, last, .. } => {
                matches!(answer, QuestionAnswer::Stardate { card, glory }
                    if card.is_none_or(|card| (first..=last).contains(&card) && *glory > 0))
            }
            AnswerKind::Market(_) => {
                matches!(answer, QuestionAnswer::Market(slots) if !slots.contains(&Slot::Unknown))
            }
            AnswerKind::Refill(_) => matches!(answer, QuestionAnswer::Card(_)),
            AnswerKind::Zone { teams, .. } => {
                matches!(answer, QuestionAnswer::Zone(sites) if are_possible(sites, teams))
            }
            AnswerKind::Tracks(_) => {
                matches!(answer, QuestionAnswer::Tracks(steps) if steps.iter().all(|step| *step <= TOP))
            }
            AnswerKind::Card { candidates, may_be_none } => matches!(answer, QuestionAnswer::Card(card)
                if card.as_ref().map_or(may_be_none, |card| candidates.contains(card))),
            AnswerKind::YesNo => matches!(answer, QuestionAnswer::Yes(_)),
            // None left is the Burn, which is reported as such.
            AnswerKind::Count(_) => matches!(answer, QuestionAnswer::Count(1..)),
            AnswerKind::Junk { .. } => {
                matches!(answer, QuestionAnswer::Junk(cards) if are_different(cards.iter()))
            }
            AnswerKind::Outcome(part) => {
                matches!(answer, QuestionAnswer::Part(outcome) if possible_outcomes(part).contains(outcome))
            }
            AnswerKind::Location { places, or_elsewhere } => matches!(answer, QuestionAnswer::Where(place)
                if place.map_or(or_elsewhere, |place| places.contains(&place))),
            AnswerKind::Several(_) => {
                matches!(answer, QuestionAnswer::Several(answers) if all_fit(self.parts(), answers))
            }
            AnswerKind::Option { options, is_attack, may_be_none } => {
                matches!(answer, QuestionAnswer::Choice(chosen) if match chosen {
                    Chosen::Option(place) => *place < options.len(),
                    Chosen::Cancelled => is_attack,
                    Chosen::Unable => may_be_none,
                })
            }
        }
    }
}

/// Whether there is an answer to each question, and no card is named twice.
fn all_fit(questions: &[Question], answers: &[QuestionAnswer]) -> bool {
    let mut pairs = questions.iter().zip(answers);
    let are_accepted = pairs.all(|(question, answer)| {
        question.accepts(answer) || question.may_wait() && *answer == QuestionAnswer::Later
    });
    let cards = answers.iter().filter_map(QuestionAnswer::card);
    questions.len() == answers.len() && are_different(cards) && are_accepted
}

/// Whether the Neutral Zone can look so: all Locations named, each once, with no more Away Teams than
/// the Bot has.
fn are_possible(sites: &[LocationSlot], teams: u8) -> bool {
    let sent: u32 = sites.iter().map(|site| u32::from(site.bot_teams)).sum();
    let all_known = sites.iter().all(|site| site.card.is_some());
    let cards = sites.iter().filter_map(|site| site.card.as_ref());
    all_known && are_different(cards) && sent <= u32::from(teams)
}

/// Whether no card stands twice.
fn are_different<'c>(cards: impl Iterator<Item = &'c EntryId>) -> bool {
    let mut cards: Vec<&EntryId> = cards.collect();
    cards.put_in_order();
    cards.windows(2).all(|pair| pair[0] != pair[1])
}
