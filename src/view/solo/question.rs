//! What the engine asks, as the player reads it: the question, why it comes up, what is known, and
//! how to answer in one line.

mod answers;
mod heading;
mod laid_out;
mod reasons;

use serde::Serialize;

use reasons::{is_for_market_glory, is_log, may_follow_a_report, reason, tells_tracks_only};

use super::effects::Names;
use super::steps::Telling;
use super::story::Phase;
use crate::locale::{Texts, msg};
use crate::model::{CrewDeck, Effect, EntryId, Lang, Localized, PlayerPart, Suit};
use crate::order::Order;
use crate::page::{self, Block, Facts, Labels, Page, Tone, Words};
use crate::solo::state::question::{Bundle, Origin, Question};
use crate::solo::state::setup::Rulebook;
use crate::solo::state::step::groups::{PlayerStep, ResolutionStep, TurnStep};
use crate::solo::state::step::{RowName, Step, StepKind};
use crate::solo::state::tabletop::Table;
use crate::text::key;
use crate::view::kit::terms::Term;

pub use heading::heading;
pub(in crate::view) use laid_out::slot;

/// More candidates than this are not listed; their names are typed.
const MOST_LISTED: usize = 30;

/// The page of a question. `steps` are those of the action it interrupts.
pub fn ask(
    texts: &Texts,
    names: &Names,
    book: &Rulebook,
    question: &Question,
    table: &Table,
    steps: &[Step],
) -> Page {
    let asking = Asking {
        telling: Telling::new(texts, names, book),
        question,
        table,
        steps,
    };
    let mut page = Page::new();
    page.push(Block::Step(page::Step {
        depth: 0,
        tone: Tone::Yours,
        words: asking.heading().into(),
        place: Words::default(),
    }));
    page.append(asking.body());
    let mut facts = Facts::new(Labels::Short);
    facts.add(msg::ask_label_why(texts), asking.why());
    facts.add(msg::ask_label_known(texts), asking.known());
    facts.add(msg::ask_label_answer(texts), asking.answer());
    page.facts(facts);
    page
}

/// A question with its facts, in both languages.
#[derive(Debug, Serialize)]
pub struct Asked {
    #[serde(flatten)]
    question: Question,
    text: Localized<String>,
    why: Localized<String>,
    answer: Localized<String>,
    /// The options of a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    option_texts: Option<Vec<Localized<String>>>,
}

impl Asked {
    /// A question as a program reads it.
    pub fn new(
        texts: &[Texts; 2],
        names: &Names,
        book: &Rulebook,
        question: &Question,
        table: &Table,
        steps: &[Step],
    ) -> Asked {
        let [de, en] = texts.each_ref().map(|texts| Asking {
            telling: Telling::new(texts, names, book),
            question,
            table,
            steps,
        });
        let both = |tell: &dyn Fn(&Asking<'_>) -> String| Localized {
            de: page::plain(&tell(&de)),
            en: page::plain(&tell(&en)),
        };
        let option = |option: &Vec<Effect>| Localized {
            de: de.telling.option(option),
            en: en.telling.option(option),
        };
        Asked {
            text: both(&|asking| asking.heading()),
            why: both(&|asking| asking.why()),
            answer: both(&|asking| asking.answer()),
            option_texts: match question {
                Question::Choice { options, .. } => Some(options.iter().map(option).collect()),
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
                | Question::DiscardedIs { .. }
                | Question::PlayerHas { .. }
                | Question::Junk { .. }
                | Question::Several { .. } => None,
            },
            question: question.clone(),
        }
    }
}

/// The titles of cards, parted by commas, in plain words.
pub fn titles(texts: &Texts, names: &Names, book: &Rulebook, cards: &[EntryId]) -> String {
    page::plain(&Telling::new(texts, names, book).titles(cards))
}

/// Candidates in the order in which they are listed: by title in a language, then by id. Of Incidents
/// that stand for any, one is listed, behind all others.
pub fn candidates(book: &Rulebook, lang: Lang, cards: &[EntryId]) -> Vec<EntryId> {
    let (any, mut cards): (Vec<EntryId>, Vec<EntryId>) = cards
        .iter()
        .cloned()
        .partition(|id| book.is_any_incident(id));
    sort_by_title(book, lang, &mut cards);
    cards.extend(any.into_iter().min());
    cards
}

/// Puts cards in the order of their titles in a language, then of their ids.
pub fn sort_by_title(book: &Rulebook, lang: Lang, cards: &mut [EntryId]) {
    cards.order_by_key(|id| {
        let title = book.card(id).map(|card| key(card.title.get(lang)));
        (title, id.clone())
    });
}

struct Asking<'a> {
    telling: Telling<'a>,
    question: &'a Question,
    table: &'a Table,
    steps: &'a [Step],
}

impl Asking<'_> {
    /// What is asked.
    fn heading(&self) -> String {
        let telling = &self.telling;
        match self.question {
            Question::Stardate { .. } => msg::ask_stardate(telling.texts),
            Question::Market { .. } => msg::ask_market(telling.texts),
            Question::Refill { suit } => msg::ask_refill(telling.texts, telling.suit(*suit)),
            Question::Zone { .. } => msg::ask_zone(telling.texts),
            Question::NewSite { place } => msg::ask_new_site(telling.texts, place + 1),
            Question::Tracks { .. } => msg::ask_tracks(telling.texts),
            Question::Reveal { from, .. } => match from {
                Origin::Deck => msg::ask_reveal_deck(telling.texts),
                Origin::Supplement => msg::ask_reveal_supplement(telling.texts),
                Origin::Row => msg::ask_reveal_row(telling.texts),
                Origin::Discard => msg::ask_name(telling.texts),
                Origin::Log => msg::ask_name_log(telling.texts),
            },
            Question::Several { questions } => match Bundle::of(questions) {
                Bundle::Names(_) if is_log(questions) => msg::ask_names_log(telling.texts),
                Bundle::Names(_) => msg::ask_names(telling.texts),
                Bundle::TurnedUp(..) => msg::ask_reveal_row(telling.texts),
                Bundle::Discarded(part, _) => self.how_it_went(part),
                Bundle::Table if tells_tracks_only(questions) => {
                    msg::ask_market_and_tracks(telling.texts)
                }
                Bundle::Table => msg::ask_table(telling.texts),
            },
            Question::Drawn {
                suit: Suit::Encounter,
                ..
            } => msg::ask_drawn_encounter(telling.texts),
            Question::Drawn {
                suit: Suit::Incident,
                ..
            } => msg::ask_drawn_incident(telling.texts),
            Question::Drawn { suit, .. } => {
                msg::ask_drawn_market(telling.texts, telling.suit(*suit))
            }
            Question::Junk { .. } => msg::ask_junk(telling.texts),
            Question::PlayerHas { wanted } => {
                let wanted = telling.names.of(wanted, telling.texts.lang());
                msg::ask_player_has(telling.texts, wanted)
            }
            Question::EncounterLeft => msg::ask_encounter_left(telling.texts),
            Question::Incidents { .. } => msg::ask_incidents(telling.texts),
            Question::Part { part } => self.how_it_went(*part),
            Question::Where {
                part:
                    PlayerPart::RemoveTeam
                    | PlayerPart::RemoveTeamsAtShip
                    | PlayerPart::RemoveTeamAtToken,
                ..
            } => msg::ask_where_team(telling.texts),
            Question::Where { .. } => msg::ask_where_ship(telling.texts),
            Question::DiscardedIs { suit } => {
                msg::ask_discarded_is(telling.texts, telling.suit(*suit))
            }
            Question::Choice { .. } => msg::ask_choice(telling.texts),
        }
    }

    /// A reason to ask for the Neutral Zone, with what a player with Freeman has to know: her fleet is one
    /// token that weighs two (her card).
    fn with_fleet(&self, reason: String) -> String {
        let is_zone = |question: &Question| matches!(question, Question::Zone { .. });
        let asks_zone = self.question.parts().iter().any(is_zone);
        if !asks_zone || self.telling.book.setup.captain != CrewDeck::Freeman {
            return reason;
        }
        format!("{reason} {}", msg::ask_why_fleet(self.telling.texts))
    }

    fn how_it_went(&self, part: PlayerPart) -> String {
        let sentence = self.telling.effects(&[Effect::You(part)]);
        let what = sentence.trim_start_matches("► ").to_owned();
        msg::ask_part(self.telling.texts, what)
    }

    /// Why it is asked: the card or phase that needs it, and what for.
    fn why(&self) -> String {
        let telling = &self.telling;
        let cause = self.cause();
        let is_in_clean_up = matches!(cause, Some(Cause::Phase(Phase::CleanUp)));
        let bare = if is_in_clean_up && is_for_market_glory(self.question) {
            msg::ask_why_market_glory(telling.texts)
        } else {
            reason(telling.texts, self.question)
        };
        let reason = self.with_fleet(bare);
        match cause {
            Some(Cause::Card(card, row)) => {
                let (card, row) = (telling.title(card), telling.row(card, row));
                msg::ask_for_card(telling.texts, card, row, reason)
            }
            Some(Cause::Phase(phase)) => {
                msg::ask_in_phase(telling.texts, phase.term(telling.texts), reason)
            }
            Some(Cause::Report(event)) => {
                msg::ask_for_report(telling.texts, telling.event(event), reason)
            }
            None => reason,
        }
    }

    /// The card being resolved, else the phase or the report. Both a card and the Action Step may
    /// need the Stardate card; which one does not show in the steps.
    fn cause(&self) -> Option<Cause<'_>> {
        if let Question::Reveal {
            from: Origin::Row, ..
        } = self.question
        {
            return Some(Cause::Phase(Phase::Action));
        }
        if let Question::Several { questions } = self.question {
            match Bundle::of(questions) {
                Bundle::TurnedUp(..) => return Some(Cause::Phase(Phase::Action)),
                Bundle::Table if self.steps.len() <= 1 => return None,
                Bundle::Names(_) | Bundle::Discarded(..) | Bundle::Table => {}
            }
        }
        let mut deepest = u8::MAX;
        for (at, step) in self.steps.iter().enumerate().rev() {
            if let StepKind::Resolution(ResolutionStep::Resolves { card, row, .. }) = &step.kind {
                if matches!(self.question, Question::Stardate { .. }) {
                    return None;
                }
                if step.depth <= deepest {
                    return Some(Cause::Card(card, row));
                }
            }
            if let StepKind::Player(PlayerStep::Reported { event }) = &step.kind {
                if at == 0 || may_follow_a_report(self.question) {
                    return Some(Cause::Report(event));
                }
                // A Reaction to what was asked before: that still holds.
                deepest = u8::MAX;
                continue;
            }
            if matches!(step.kind, StepKind::Turn(TurnStep::TurnBegins { .. })) {
                return Some(Cause::Phase(Phase::Control));
            }
            if step.kind == TurnStep::NothingSecured.into() {
                return Some(Cause::Phase(Phase::Action));
            }
            if let Some(phase) = Phase::begun_by(step) {
                return Some(Cause::Phase(phase));
            }
            deepest = deepest.min(step.depth);
        }
        None
    }

    /// What was last known, where it is not shown as a list.
    fn known(&self) -> String {
        let telling = &self.telling;
        match self.question {
            Question::Stardate { card: None, .. } => msg::ask_stardate_all_empty(telling.texts),
            Question::Stardate {
                card: Some(card),
                glory,
                ..
            } => msg::ask_stardate_known(telling.texts, *card, *glory),
            Question::Tracks {
                steps: [research, influence, military],
            } => msg::ask_tracks_known(telling.texts, *research, *influence, *military),
            Question::Incidents { left } => left.to_string(),
            Question::Reveal {
                from: Origin::Discard,
                ..
            } => self.faceup_pile(&self.table.discard, 1),
            Question::Reveal {
                from: Origin::Log, ..
            } => self.faceup_pile(&self.table.log, 1),
            Question::Several { questions } => match Bundle::of(questions) {
                Bundle::Names(_) if is_log(questions) => {
                    self.faceup_pile(&self.table.log, questions.len())
                }
                Bundle::Names(_) => self.faceup_pile(&self.table.discard, questions.len()),
                Bundle::TurnedUp(..) | Bundle::Discarded(..) => String::new(),
                Bundle::Table => {
                    let known = questions.iter().filter_map(|one| self.known_of_table(one));
                    known.collect::<Vec<_>>().join(" · ")
                }
            },
            Question::Market { .. }
            | Question::Refill { .. }
            | Question::Zone { .. }
            | Question::NewSite { .. }
            | Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::EncounterLeft
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::DiscardedIs { .. }
            | Question::PlayerHas { .. }
            | Question::Junk { .. }
            | Question::Choice { .. } => String::new(),
        }
    }

    /// What a table does not show.
    fn known_of_table(&self, question: &Question) -> Option<String> {
        let texts = self.telling.texts;
        match question {
            Question::Stardate {
                card: Some(card),
                glory,
                ..
            } => Some(msg::ask_table_known_stardate(texts, *card, *glory)),
            Question::Tracks {
                steps: [research, influence, military],
            } => {
                let known = msg::ask_table_known_tracks;
                Some(known(texts, *research, *influence, *military))
            }
            Question::Market { .. } | Question::Zone { .. } => None,
            other => Some(self.about(other).known()),
        }
    }

    /// The same asking about another question.
    fn about<'q>(&'q self, question: &'q Question) -> Asking<'q> {
        Asking {
            telling: Telling::new(self.telling.texts, self.telling.names, self.telling.book),
            question,
            table: self.table,
            steps: self.steps,
        }
    }

    /// The Bot Discard pile from its top down to so many cards without a name.
    fn faceup_pile(&self, pile: &[EntryId], unnamed: usize) -> String {
        let mut left = unnamed;
        let mut cards = Vec::new();
        for card in pile.iter().rev() {
            if left == 0 {
                break;
            }
            if self.table.unnamed_of(card).is_some() {
                left -= 1;
                cards.push(msg::play_unknown(self.telling.texts));
            } else {
                cards.push(self.telling.title(card));
            }
        }
        msg::ask_names_known(self.telling.texts, cards.join(", "))
    }
}

/// What a question comes from.
enum Cause<'a> {
    Card(&'a EntryId, &'a RowName),
    Phase(Phase),
    Report(&'a crate::solo::state::event::Event),
}

#[cfg(test)]
mod tests;
