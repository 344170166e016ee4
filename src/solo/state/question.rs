//! What the program cannot see and asks the player, and what the player answers.

use serde::{Deserialize, Serialize};

use crate::model::{Effect, EntryId, PlayerPart, Suit};
use crate::order::Order;

use super::laid::Laid;
use super::tabletop::{Site, Slot, TOP};

/// A question the engine cannot go on without. Each carries what was last known, as the default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(
    tag = "ask",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum Question {
    /// The Stardate card on top and the Glory on it. The draw depends on it.
    Stardate {
        card: Option<u8>,
        glory: u8,
        /// The lowest and the highest number it may have by now.
        first: u8,
        last: u8,
    },
    /// All four places of the Market with their tokens.
    Market { slots: [Slot; 4] },
    /// The card that filled a place of the Market.
    Refill { suit: Suit },
    /// The Locations of the Neutral Zone with the tokens of both sides.
    Zone {
        sites: Vec<Site>,
        /// All Away Teams the Bot has.
        teams: u8,
    },
    /// The Location that filled a place of the Neutral Zone, counted from 0.
    NewSite { place: usize },
    /// The player's steps of Research, Influence, Military. The player's values depend on them.
    Tracks { steps: [u8; 3] },
    /// The card turned up from a facedown pile.
    Reveal {
        from: Origin,
        candidates: Vec<EntryId>,
    },
    /// The Incident or Encounter the Bot got faceup. An Encounter deck may have run out.
    Drawn {
        suit: Suit,
        candidates: Vec<EntryId>,
        may_be_none: bool,
    },
    /// Whether there was an Encounter left to take facedown.
    EncounterLeft,
    /// Cards in the Incident deck. The Burn depends on them.
    Incidents { left: u8 },
    /// How a part that concerns the player went.
    Part { part: PlayerPart },
    /// From which neutral Location, by its place from 0, something of the player's left.
    Where {
        part: PlayerPart,
        places: Vec<usize>,
    },
    /// The cards of the Junk, the one junked last at the end. What the Bot gains there depends on them.
    Junk {
        cards: Vec<EntryId>,
        /// Cards of the set-up that nobody has named.
        #[serde(skip_serializing_if = "is_none")]
        unnamed: u8,
    },
    /// Whether the player has a card with this trait in play.
    PlayerHas { wanted: String },
    /// Whether the card the player just discarded is of this suit.
    DiscardedIs { suit: Suit },
    /// Several at once, answered in one line.
    Several { questions: Vec<Question> },
    /// Which option the player chooses.
    Choice {
        options: Vec<Vec<Effect>>,
        is_attack: bool,
        /// The player may be unable to do any of them.
        may_be_none: bool,
    },
}

fn is_none(number: &u8) -> bool {
    *number == 0
}

/// What several questions in one line are about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bundle<'q> {
    /// The names of cards in their order, and what they may be.
    Names(Vec<EntryId>),
    /// The card turned up, what it may be, and the places that were laid out anew meanwhile.
    TurnedUp(&'q [EntryId], Vec<Laid>),
    /// How a part that concerns the player went, and of which suit the card is that was discarded for it.
    Discarded(PlayerPart, Suit),
    /// Stardate card, Market, Neutral Zone, tracks, or some of them.
    Table,
}

impl Bundle<'_> {
    /// Of the questions in [`Question::Several`].
    pub fn of(questions: &[Question]) -> Bundle<'_> {
        let names: Option<Vec<&[EntryId]>> = questions.iter().map(Question::turned_up).collect();
        if let Some(names) = names {
            let mut names = names.concat();
            names.put_in_order();
            names.dedup();
            return Bundle::Names(names);
        }
        if let [Question::Part { part }, Question::DiscardedIs { suit }] = questions {
            return Bundle::Discarded(*part, *suit);
        }
        let with_laid = || {
            let (first, others) = questions.split_first()?;
            let laid: Option<Vec<Laid>> = others.iter().map(Question::laid).collect();
            Some(Bundle::TurnedUp(first.turned_up()?, laid?))
        };
        with_laid().unwrap_or(Bundle::Table)
    }
}

/// The pile a revealed card comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    Deck,
    Supplement,
    /// The facedown row of the Staging Area.
    Row,
    /// The Discard pile: a card put there without being named, which an effect now looks for.
    Discard,
    /// The Log: the same.
    Log,
}

/// How a part that concerns the player went (solo rules p. 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PartOutcome {
    Done,
    /// The attack was cancelled. It counts as carried out (solo rules p. 10, 14; ruling 93).
    Cancelled,
    /// The player cannot do it.
    Unable,
}

/// What the player chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chosen {
    /// The option with this place, from 0.
    Option(usize),
    /// The attack was cancelled.
    Cancelled,
    /// No option can be done.
    Unable,
}

/// A player's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Stardate {
        card: Option<u8>,
        glory: u8,
    },
    Market([Slot; 4]),
    Zone(Vec<Site>),
    Tracks([u8; 3]),
    /// A card, or that there is none.
    Card(Option<EntryId>),
    Count(u8),
    Part(PartOutcome),
    /// A place from 0, or elsewhere.
    Where(Option<usize>),
    Yes(bool),
    Choice(Chosen),
    /// The cards of the Junk.
    Junk(Vec<EntryId>),
    /// To each of several questions, in their order.
    Several(Vec<Answer>),
    /// Not now: what it is about will be asked for when it matters.
    Later,
}

impl Question {
    /// Questions as one; `None` if there are none.
    pub fn joined(mut questions: Vec<Question>) -> Option<Question> {
        if questions.len() > 1 {
            return Some(Question::Several { questions });
        }
        questions.pop()
    }

    /// What is asked: the questions of one line, else this one alone.
    pub fn parts(&self) -> &[Question] {
        match self {
            Question::Several { questions } => questions,
            Question::Stardate { .. }
            | Question::Market { .. }
            | Question::Refill { .. }
            | Question::Zone { .. }
            | Question::NewSite { .. }
            | Question::Tracks { .. }
            | Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::EncounterLeft
            | Question::Incidents { .. }
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::Junk { .. }
            | Question::PlayerHas { .. }
            | Question::DiscardedIs { .. }
            | Question::Choice { .. } => std::slice::from_ref(self),
        }
    }

    /// What is known already, as the answer that Enter alone gives; `None` if nothing is.
    pub fn shown(&self) -> Option<Answer> {
        Some(match self {
            Question::Stardate { card, glory, .. } => Answer::Stardate {
                card: *card,
                glory: *glory,
            },
            Question::Market { slots } if !slots.contains(&Slot::Unknown) => {
                Answer::Market(slots.clone())
            }
            Question::Zone { sites, .. } => Answer::Zone(sites.clone()),
            Question::Tracks { steps } => Answer::Tracks(*steps),
            Question::Incidents { left } => Answer::Count(*left),
            Question::Junk { cards, unnamed: 0 } => Answer::Junk(cards.clone()),
            Question::Several { questions } => {
                let shown: Option<Vec<Answer>> = questions.iter().map(Question::shown).collect();
                Answer::Several(shown?)
            }
            Question::Where { places, .. } if places.len() == 1 => {
                Answer::Where(places.first().copied())
            }
            Question::Market { .. }
            | Question::Refill { .. }
            | Question::NewSite { .. }
            | Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::EncounterLeft
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::DiscardedIs { .. }
            | Question::Junk { .. }
            | Question::PlayerHas { .. }
            | Question::Choice { .. } => return None,
        })
    }

    /// What the card turned up may be; `None` if something else is asked.
    fn turned_up(&self) -> Option<&[EntryId]> {
        let Question::Reveal { candidates, .. } = self else {
            return None;
        };
        Some(candidates)
    }

    /// The place laid out anew; `None` if something else is asked.
    fn laid(&self) -> Option<Laid> {
        match self {
            Question::Refill { suit } => Some(Laid::Market(*suit)),
            Question::NewSite { place } => Some(Laid::Site(*place)),
            Question::Stardate { .. }
            | Question::Market { .. }
            | Question::Zone { .. }
            | Question::Tracks { .. }
            | Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::EncounterLeft
            | Question::Incidents { .. }
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::Junk { .. }
            | Question::PlayerHas { .. }
            | Question::DiscardedIs { .. }
            | Question::Several { .. }
            | Question::Choice { .. } => None,
        }
    }

    /// Whether it may be left open when it is asked for together with another.
    fn may_wait(&self) -> bool {
        matches!(
            self,
            Question::Refill { .. } | Question::NewSite { .. } | Question::DiscardedIs { .. }
        )
    }

    /// Whether an answer is of the kind the question wants and names nothing impossible.
    pub fn accepts(&self, answer: &Answer) -> bool {
        match self {
            Question::Stardate { first, last, .. } => {
                matches!(answer, Answer::Stardate { card, glory }
                    if card.is_none_or(|card| (*first..=*last).contains(&card) && *glory > 0))
            }
            Question::Market { .. } => {
                matches!(answer, Answer::Market(slots) if !slots.contains(&Slot::Unknown))
            }
            Question::Refill { .. } | Question::NewSite { .. } => {
                matches!(answer, Answer::Card(_))
            }
            Question::Zone { teams, .. } => {
                matches!(answer, Answer::Zone(sites) if are_possible(sites, *teams))
            }
            Question::Tracks { .. } => {
                matches!(answer, Answer::Tracks(steps) if steps.iter().all(|step| *step <= TOP))
            }
            Question::Reveal { candidates, .. } => {
                matches!(answer, Answer::Card(Some(card)) if candidates.contains(card))
            }
            Question::Drawn {
                candidates,
                may_be_none,
                ..
            } => matches!(answer, Answer::Card(card)
                if card.as_ref().map_or(*may_be_none, |card| candidates.contains(card))),
            Question::EncounterLeft | Question::DiscardedIs { .. } | Question::PlayerHas { .. } => {
                matches!(answer, Answer::Yes(_))
            }
            // None left is the Burn, which is reported as such.
            Question::Incidents { .. } => matches!(answer, Answer::Count(1..)),
            Question::Junk { .. } => {
                matches!(answer, Answer::Junk(cards) if are_all_different(cards))
            }
            Question::Part { part } => {
                matches!(answer, Answer::Part(outcome) if may_go(*part, *outcome))
            }
            Question::Where { places, .. } => matches!(answer, Answer::Where(place)
                if place.is_none_or(|place| places.contains(&place))),
            Question::Several { questions } => {
                matches!(answer, Answer::Several(answers) if fit(questions, answers))
            }
            Question::Choice {
                options,
                is_attack,
                may_be_none,
            } => matches!(answer, Answer::Choice(chosen) if match chosen {
                Chosen::Option(place) => *place < options.len(),
                Chosen::Cancelled => *is_attack,
                Chosen::Unable => *may_be_none,
            }),
        }
    }
}

impl From<Laid> for Question {
    fn from(laid: Laid) -> Question {
        match laid {
            Laid::Market(suit) => Question::Refill { suit },
            Laid::Site(place) => Question::NewSite { place },
        }
    }
}

/// Whether there is an answer to each question, and no card is named twice.
fn fit(questions: &[Question], answers: &[Answer]) -> bool {
    let mut cards: Vec<&EntryId> = answers.iter().filter_map(Answer::card).collect();
    cards.put_in_order();
    let are_different = cards.windows(2).all(|pair| pair[0] != pair[1]);
    let mut pairs = questions.iter().zip(answers);
    let are_accepted = pairs.all(|(question, answer)| {
        question.accepts(answer) || question.may_wait() && *answer == Answer::Later
    });
    questions.len() == answers.len() && are_different && are_accepted
}

impl Answer {
    /// The answers to each of several questions, or the one to one.
    pub fn parts(self) -> Vec<Answer> {
        match self {
            Answer::Several(answers) => answers,
            one @ (Answer::Stardate { .. }
            | Answer::Market(_)
            | Answer::Zone(_)
            | Answer::Tracks(_)
            | Answer::Card(_)
            | Answer::Count(_)
            | Answer::Part(_)
            | Answer::Where(_)
            | Answer::Yes(_)
            | Answer::Choice(_)
            | Answer::Junk(_)
            | Answer::Later) => vec![one],
        }
    }

    /// The card it names, if it names one by itself.
    fn card(&self) -> Option<&EntryId> {
        match self {
            Answer::Card(card) => card.as_ref(),
            Answer::Stardate { .. }
            | Answer::Market(_)
            | Answer::Zone(_)
            | Answer::Tracks(_)
            | Answer::Count(_)
            | Answer::Part(_)
            | Answer::Where(_)
            | Answer::Yes(_)
            | Answer::Choice(_)
            | Answer::Junk(_)
            | Answer::Several(_)
            | Answer::Later => None,
        }
    }
}

/// Whether a part that concerns the player can have gone so.
fn may_go(part: PlayerPart, outcome: PartOutcome) -> bool {
    match outcome {
        PartOutcome::Done => true,
        PartOutcome::Cancelled => part.is_attack(),
        PartOutcome::Unable => part.may_be_impossible(),
    }
}

/// Whether the Neutral Zone can look so: all Locations named, each once, with no more Away Teams than
/// the Bot has.
fn are_possible(sites: &[Site], teams: u8) -> bool {
    let sent: u32 = sites.iter().map(|site| u32::from(site.bot_teams)).sum();
    let all_known = sites.iter().all(|site| site.card.is_some());
    all_known && are_different(sites) && sent <= u32::from(teams)
}

fn are_all_different(cards: &[EntryId]) -> bool {
    let mut cards: Vec<&EntryId> = cards.iter().collect();
    cards.put_in_order();
    cards.windows(2).all(|pair| pair[0] != pair[1])
}

fn are_different(sites: &[Site]) -> bool {
    let mut cards: Vec<&EntryId> = sites.iter().filter_map(|site| site.card.as_ref()).collect();
    cards.put_in_order();
    cards.windows(2).all(|pair| pair[0] != pair[1])
}
