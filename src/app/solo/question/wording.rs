//! What a question says: what is asked, why, and what is known.

use crate::solo::question::page::QuestionText;
use crate::solo::story::Phase;
use model::{Effect, EntryId, PlayerPart, Suit};
use page::locale::msg;
use solo::state::event::Event;
use solo::state::question::{AnswerKind, Bundle, CaptainQuestion, Question, QuestionOrigin};
use solo::state::step::groups::{PlayerStep, ResolutionStep, TurnStep};
use solo::state::step::{RowName, StepKind};
use words::Term;

/// What is asked, and what the answer is needed for.
struct Wording {
    heading: String,
    reason: String,
}

impl QuestionText<'_> {
    /// What is asked.
    pub(super) fn heading(&self) -> String {
        self.wording().heading
    }

    /// The words of each question.
    fn wording(&self) -> Wording {
        let (telling, texts) = (&self.telling, self.telling.texts);
        let (heading, reason) = match self.question {
            Question::Stardate { .. } => (msg::ask_stardate(texts), msg::ask_why_stardate(texts)),
            Question::Market { .. } => (msg::ask_market(texts), msg::ask_why_market(texts)),
            Question::Refill { suit } => {
                let heading = msg::ask_refill(texts, telling.suit(*suit));
                (heading, msg::ask_why_refill(texts))
            }
            Question::Zone { .. } => (msg::ask_zone(texts), msg::ask_why_zone(texts)),
            Question::NewSite { place } => (msg::ask_new_site(texts, place + 1), msg::ask_why_new_site(texts)),
            Question::Tracks { .. } => (msg::ask_tracks(texts), msg::ask_why_tracks(texts)),
            Question::Reveal { from, .. } => match from {
                QuestionOrigin::Deck => (msg::ask_reveal_deck(texts), msg::ask_why_reveal(texts)),
                QuestionOrigin::Supplement => (msg::ask_reveal_supplement(texts), msg::ask_why_reveal(texts)),
                QuestionOrigin::SupplementBottom => {
                    (msg::ask_reveal_supplement_bottom(texts), msg::ask_why_reveal(texts))
                }
                QuestionOrigin::Row => (msg::ask_reveal_row(texts), msg::ask_why_reveal(texts)),
                QuestionOrigin::Discard => (msg::ask_name(texts), msg::ask_why_names(texts)),
                QuestionOrigin::Log => (msg::ask_name_log(texts), msg::ask_why_names(texts)),
            },
            Question::Drawn { suit, .. } => (self.drawn_heading(*suit), msg::ask_why_drawn(texts)),
            Question::EncounterLeft => (msg::ask_encounter_left(texts), msg::ask_why_encounter_left(texts)),
            Question::Incidents { .. } => (msg::ask_incidents(texts), msg::ask_why_incidents(texts)),
            Question::Part { part } => (self.part_heading(*part), msg::ask_why_part(texts)),
            Question::Where { part, .. } => (self.where_heading(*part), msg::ask_why_where(texts)),
            Question::Junk { .. } => (msg::ask_junk(texts), msg::ask_why_junk(texts)),
            Question::PlayerHas { wanted } => {
                let wanted = telling.names.title(wanted, texts.lang());
                (msg::ask_player_has(texts, wanted), msg::ask_why_discarded_is(texts))
            }
            Question::OwnCaptain { about } => {
                let heading = match about {
                    CaptainQuestion::IsFlipped => msg::ask_captain_flipped(texts),
                    CaptainQuestion::AreAllMarked => msg::ask_captain_all_marked(texts),
                    CaptainQuestion::IsFleetAt(card) => msg::ask_fleet_at(texts, telling.title(card)),
                };
                let reason = match about {
                    CaptainQuestion::IsFlipped | CaptainQuestion::AreAllMarked => msg::ask_why_captain_focus(texts),
                    CaptainQuestion::IsFleetAt(_) => msg::ask_why_fleet_at(texts),
                };
                (heading, reason)
            }
            Question::DiscardedIs { suit } => {
                let heading = msg::ask_discarded_is(texts, telling.suit(*suit));
                (heading, msg::ask_why_discarded_is(texts))
            }
            Question::Choice { .. } => (msg::ask_choice(texts), msg::ask_why_choice(texts)),
            Question::Several { questions } => match Bundle::from_questions(questions) {
                Bundle::Names { count, may_run_out: true, .. } => {
                    (msg::ask_drawn_encounters(texts, count), msg::ask_why_drawn_best(texts))
                }
                Bundle::Names { .. } if is_log(questions) => (msg::ask_names_log(texts), msg::ask_why_names(texts)),
                Bundle::Names { .. } => (msg::ask_names(texts), msg::ask_why_names(texts)),
                Bundle::Revealed(..) => (msg::ask_reveal_row(texts), msg::ask_why_reveal(texts)),
                Bundle::Discarded(part, _) => (self.part_heading(part), msg::ask_why_part(texts)),
                Bundle::Table([Question::Market { .. }, Question::Tracks { .. }]) => {
                    (msg::ask_market_and_tracks(texts), msg::ask_why_tracks(texts))
                }
                Bundle::Table(_) => (msg::ask_table(texts), msg::ask_why_table(texts)),
            },
        };
        Wording { heading, reason }
    }

    fn drawn_heading(&self, suit: Suit) -> String {
        let texts = self.telling.texts;
        match suit {
            Suit::Encounter => msg::ask_drawn_encounter(texts),
            Suit::Incident => msg::ask_drawn_incident(texts),
            market => msg::ask_drawn_market(texts, self.telling.suit(market)),
        }
    }

    fn part_heading(&self, part: PlayerPart) -> String {
        let sentence = self.telling.effects(&[Effect::You(part)]);
        let what = sentence.trim_start_matches("► ").to_owned();
        msg::ask_part(self.telling.texts, what)
    }

    fn where_heading(&self, part: PlayerPart) -> String {
        if part.takes_team() {
            return msg::ask_where_team(self.telling.texts);
        }
        msg::ask_where_ship(self.telling.texts)
    }

    /// What a player with a fleet has to know where the Neutral Zone is asked for: it is one token that weighs two (its
    /// card).
    pub(super) fn about_fleet(&self) -> Option<String> {
        let is_zone = |question: &Question| matches!(question, Question::Zone { .. });
        let asks_zone = self.question.parts().iter().any(is_zone);
        let has_fleet = self.telling.book.own_board.fleet.is_some();
        (asks_zone && has_fleet).then(|| msg::ask_why_fleet(self.telling.texts))
    }

    /// Why it is asked: the card or phase that needs it, and what for.
    pub(super) fn why(&self) -> String {
        let telling = &self.telling;
        let cause = self.cause();
        let is_in_clean_up = matches!(cause, Some(Cause::Phase(Phase::CleanUp)));
        let bare = if is_in_clean_up && is_for_market_glory(self.question) {
            msg::ask_why_market_glory(telling.texts)
        } else {
            self.wording().reason
        };
        let reason = match self.about_fleet() {
            Some(fleet) => format!("{bare} {fleet}"),
            None => bare,
        };
        match cause {
            Some(Cause::Card(card, row)) => {
                let (card, row) = (telling.title(card), telling.row(card, row));
                msg::ask_for_card(telling.texts, card, row, reason)
            }
            Some(Cause::Phase(phase)) => msg::ask_in_phase(telling.texts, phase.term(telling.texts), reason),
            Some(Cause::Report(event)) => msg::ask_for_report(telling.texts, telling.event(event), reason),
            None => reason,
        }
    }

    /// The card being resolved, else the phase or the report. Both a card and the Action Step may
    /// need the Stardate card; which one does not show in the steps.
    fn cause(&self) -> Option<Cause<'_>> {
        if let Question::Reveal { from: QuestionOrigin::Row, .. } = self.question {
            return Some(Cause::Phase(Phase::Action));
        }
        if let Question::Several { questions } = self.question {
            match Bundle::from_questions(questions) {
                Bundle::Revealed(..) => return Some(Cause::Phase(Phase::Action)),
                Bundle::Table(_) if self.steps.len() <= 1 => return None,
                Bundle::Names { .. } | Bundle::Discarded(..) | Bundle::Table(_) => {}
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
    pub(super) fn count_text(&self) -> String {
        let texts = self.telling.texts;
        if let Some((pile, unnamed)) = self.named_pile() {
            return self.faceup_pile(pile, unnamed);
        }
        match self.question.answer_kind() {
            AnswerKind::Stardate { card: None, .. } => msg::ask_stardate_all_empty(texts),
            AnswerKind::Stardate { card: Some(card), glory, .. } => msg::ask_stardate_known(texts, card, glory),
            AnswerKind::Tracks([research, influence, military]) => {
                msg::ask_tracks_known(texts, research, influence, military)
            }
            AnswerKind::Count(left) => left.to_string(),
            AnswerKind::Several(Bundle::Table(questions)) => {
                let known = questions.iter().filter_map(|one| self.known_of_table(one));
                known.collect::<Vec<_>>().join(" · ")
            }
            AnswerKind::Market(_)
            | AnswerKind::Zone { .. }
            | AnswerKind::Card { .. }
            | AnswerKind::Refill(_)
            | AnswerKind::YesNo
            | AnswerKind::Outcome(_)
            | AnswerKind::Location { .. }
            | AnswerKind::Junk { .. }
            | AnswerKind::Option { .. }
            | AnswerKind::Several(_) => String::new(),
        }
    }

    /// The faceup pile whose cards are to be named, and how many of them; `None` if something else is asked.
    pub(super) fn named_pile(&self) -> Option<(&[EntryId], usize)> {
        let (from, count) = if let Question::Reveal { from, .. } = self.question {
            (*from, 1)
        } else if let AnswerKind::Several(Bundle::Names { count, may_run_out: false, .. }) =
            self.question.answer_kind()
        {
            let is_log = is_log(self.question.parts());
            (if is_log { QuestionOrigin::Log } else { QuestionOrigin::Discard }, count)
        } else {
            return None;
        };
        match from {
            QuestionOrigin::Discard => Some((&self.table.discard, count)),
            QuestionOrigin::Log => Some((&self.table.log, count)),
            QuestionOrigin::Deck
            | QuestionOrigin::Supplement
            | QuestionOrigin::SupplementBottom
            | QuestionOrigin::Row => None,
        }
    }

    /// What a table does not show.
    fn known_of_table(&self, question: &Question) -> Option<String> {
        let texts = self.telling.texts;
        match question {
            Question::Stardate { card: Some(card), glory, .. } => {
                Some(msg::ask_table_known_stardate(texts, *card, *glory))
            }
            Question::Tracks { steps: [research, influence, military] } => {
                let known = msg::ask_table_known_tracks;
                Some(known(texts, *research, *influence, *military))
            }
            Question::Market { .. } | Question::Zone { .. } => None,
            other => Some(self.about(other).count_text()),
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
    Report(&'a Event),
}

/// Whether the cards to be named lie in the Log.
fn is_log(questions: &[Question]) -> bool {
    matches!(questions, [Question::Reveal { from: QuestionOrigin::Log, .. }, ..])
}

/// Whether it is asked for the Glory on the Market when it comes up in the Clean-up Step.
fn is_for_market_glory(question: &Question) -> bool {
    matches!(question, Question::Market { .. } | Question::Refill { .. } | Question::Several { .. })
}

/// Whether what a player reports can lead to such a question; others belong to the Bot's turn.
fn may_follow_a_report(question: &Question) -> bool {
    let follows = |one: &Question| {
        matches!(
            one,
            Question::Stardate { .. }
                | Question::Incidents { .. }
                | Question::Drawn { .. }
                | Question::Reveal { .. }
        )
    };
    question.parts().iter().all(follows)
}
