//! The controls of a question, by the kind of answer it wants.

use crate::solo::control::controls::{Controls, Group, SUGGESTIONS, TablePlace, capital, number, switch};
use crate::solo::control::fields;
use model::{Effect, EntryId, PlayerPart, Specialty, Suit};
use page::locale::{Texts, msg};
use page::{FormChoice, FormControl, FormField};
use solo::state::question::{AnswerKind, Bundle, PartOutcome, Question, Refill, possible_outcomes};
use solo::state::setup::Rulebook;
use solo::state::tabletop::{TOP, Tabletop};
use words::Term;
use words::effects::{EffectWriter, Names};
use words::steps::StepWriter;

/// Makes controls in one language.
pub struct FormBuilder<'a> {
    pub(super) telling: StepWriter<'a>,
    pub(super) table: &'a Tabletop,
}

impl<'a> FormBuilder<'a> {
    /// A builder for one game and its table.
    pub fn new(texts: &'a Texts, names: &'a Names, book: &'a Rulebook, table: &'a Tabletop) -> FormBuilder<'a> {
        FormBuilder { telling: StepWriter::new(texts, names, book), table }
    }

    pub(super) fn texts(&self) -> &'a Texts {
        self.telling.texts
    }

    /// The controls of a question.
    pub fn answer_form(&self, question: &Question) -> Controls {
        let groups = match question.answer_kind() {
            AnswerKind::Several(Bundle::Table(questions)) => {
                let numbered = questions.iter().enumerate();
                let group = |(at, question): (usize, &Question)| {
                    let kind = question.answer_kind();
                    let title = self.subject(&kind);
                    several(at, self.group(&kind)).titled(title)
                };
                numbered.map(group).collect()
            }
            AnswerKind::Several(Bundle::Revealed(candidates, refills)) => {
                let card = AnswerKind::Card { candidates, may_be_none: false };
                let kinds = std::iter::once(card).chain(refills.into_iter().map(AnswerKind::Refill));
                kinds.enumerate().map(|(at, kind)| several(at, self.group(&kind))).collect()
            }
            kind => vec![self.group(&kind)],
        };
        Controls { groups }.under(fields::ANSWER)
    }

    /// What one of several questions is about.
    pub(super) fn subject(&self, kind: &AnswerKind<'_>) -> String {
        let texts = self.texts();
        match kind {
            AnswerKind::Stardate { .. } => msg::status_stardate(texts),
            AnswerKind::Market(_) => msg::status_market(texts),
            AnswerKind::Zone { .. } => msg::status_zone(texts),
            AnswerKind::Tracks(_) => msg::solo_your_tracks(texts),
            AnswerKind::Count(_) => msg::status_incidents(texts),
            AnswerKind::Refill(Refill::Market(suit)) => self.telling.suit(*suit),
            AnswerKind::Refill(Refill::Zone(place)) => msg::solo_site(texts, place + 1),
            AnswerKind::Junk { .. } => msg::ask_junk(texts),
            AnswerKind::Card { .. }
            | AnswerKind::YesNo
            | AnswerKind::Outcome(_)
            | AnswerKind::Location { .. }
            | AnswerKind::Option { .. }
            | AnswerKind::Several(_) => String::new(),
        }
    }

    /// The controls of one question.
    fn group(&self, kind: &AnswerKind<'_>) -> Group {
        match kind {
            AnswerKind::Stardate { card, glory, first, last } => {
                self.stardate((*first, *last), *card, *glory).under("stardate")
            }
            AnswerKind::Market(slots) => self.market(slots).under("market"),
            AnswerKind::Refill(refill) => self.refill(*refill).under(fields::CARD),
            AnswerKind::Zone { sites, teams } => self.zone(sites, *teams).under("zone"),
            AnswerKind::Tracks(steps) => self.tracks(*steps).under("tracks"),
            AnswerKind::Card { candidates, may_be_none } => self.card(candidates, *may_be_none).under(fields::CARD),
            AnswerKind::YesNo => self.yes_or_no().under("yes"),
            AnswerKind::Junk { cards, unnamed } => self.junk(cards, *unnamed).under("junk"),
            AnswerKind::Count(left) => {
                let most = self.telling.book.most_incidents().max(*left);
                let count = number("count", msg::status_incidents(self.texts()), (1, most));
                Group::plain(vec![count.holding(left.to_string()).needed()])
            }
            AnswerKind::Outcome(part) => self.buttons(self.outcomes(*part)).under("part"),
            AnswerKind::Location { places, or_elsewhere } => self.locations(places, *or_elsewhere).under("where"),
            AnswerKind::Option { options, is_attack, may_be_none } => {
                self.options(options, *is_attack, *may_be_none).under("choice")
            }
            AnswerKind::Several(Bundle::Names { candidates, count, may_run_out }) => {
                self.names(*count, candidates, *may_run_out).under(fields::SEVERAL)
            }
            AnswerKind::Several(Bundle::Discarded(part, suit)) => {
                self.discarded(*part, *suit).under(fields::SEVERAL)
            }
            // Groups of their own.
            AnswerKind::Several(Bundle::Table(_) | Bundle::Revealed(..)) => Group::default(),
        }
    }

    /// Number of the Stardate card and the Glory on it.
    pub(super) fn stardate(&self, (first, last): (u8, u8), card: Option<u8>, glory: u8) -> Group {
        let texts = self.texts();
        let full = (first..=last).filter_map(|card| self.telling.book.stardate(card));
        let most = full.map(|card| card.glory).max().unwrap_or_default().max(glory);
        let top = number(fields::CARD, msg::solo_stardate_card(texts), (first, last))
            .holding(card.unwrap_or(last).to_string())
            .hinting(msg::solo_range(texts, first, last));
        let on_it = number("glory", msg::solo_glory_on_it(texts), (0, most)).holding(glory.to_string());
        let end = switch(fields::NONE, msg::solo_stardate_end(texts), card.is_none());
        Group::plain(vec![top.needed(), on_it.needed(), end]).at(TablePlace::Stardate)
    }

    /// The steps of three tracks.
    pub(super) fn tracks(&self, steps: [u8; 3]) -> Group {
        let tracks = Specialty::ALL.iter().zip(steps).enumerate();
        let field = |(at, (track, step)): (usize, (&Specialty, u8))| {
            let marker = FormField::new(at.to_string(), track.term(self.texts()), FormControl::Steps { most: TOP });
            marker.holding(step.to_string()).needed()
        };
        Group::plain(tracks.map(field).collect())
    }

    /// The cards of the Junk, one a line.
    pub(super) fn junk(&self, cards: &[EntryId], unnamed: u8) -> Group {
        let titles: Vec<String> = cards.iter().map(|card| self.telling.title(card)).collect();
        let rows = u8::try_from(titles.len() + 2).unwrap_or(u8::MAX);
        let control = FormControl::Names { rows, suggestions: SUGGESTIONS.to_owned() };
        let mut names = FormField::new("", msg::ask_junk_lines(self.texts()), control).holding(titles.join("\n"));
        if unnamed > 0 {
            let hint = msg::ask_junk_unnamed(self.texts(), unnamed);
            names = names.hinting(hint).needed();
        }
        Group::plain(vec![names]).at(TablePlace::Junk)
    }

    fn yes_or_no(&self) -> Group {
        let texts = self.texts();
        self.buttons(vec![
            FormChoice::new("true", capital(&msg::play_word_yes(texts))),
            FormChoice::new("false", capital(&msg::play_word_no(texts))),
        ])
    }

    /// How a part that concerns the player went (solo rules p. 10).
    fn outcomes(&self, part: PlayerPart) -> Vec<FormChoice> {
        let texts = self.texts();
        let label = |outcome| match outcome {
            PartOutcome::Done => msg::solo_part_done(texts),
            PartOutcome::Cancelled => msg::solo_part_cancelled(texts),
            PartOutcome::Unable => msg::solo_part_impossible(texts),
        };
        let outcomes = possible_outcomes(part).into_iter();
        outcomes.map(|outcome| FormChoice::new(outcome.code(), label(outcome))).collect()
    }

    /// How a part went, and whether the card discarded for it is of a suit: a button answers both.
    fn discarded(&self, part: PlayerPart, suit: Suit) -> Group {
        let (texts, suit) = (self.texts(), self.telling.suit(suit));
        let done = [
            FormChoice::new("part.done,yes.true", msg::solo_part_done_suit(texts, &suit)),
            FormChoice::new("part.done,yes.false", msg::solo_part_done_other(texts, &suit)),
        ];
        let others = self.outcomes(part).into_iter().skip(1);
        let alone = others.map(|one| FormChoice { value: format!("part.{},later", one.value), ..one });
        self.buttons(done.into_iter().chain(alone).collect())
    }

    fn options(&self, options: &[Vec<Effect>], is_attack: bool, may_be_none: bool) -> Group {
        let texts = self.texts();
        let sentences = EffectWriter::new(texts, self.telling.names);
        let options = options.iter().enumerate();
        let mut choices: Vec<FormChoice> =
            options.map(|(at, option)| FormChoice::new(format!("option.{at}"), sentences.option(option))).collect();
        if is_attack {
            choices.push(FormChoice::new("cancelled", msg::solo_part_cancelled(texts)));
        }
        if may_be_none {
            choices.push(FormChoice::new("unable", msg::solo_choice_none(texts)));
        }
        self.buttons(choices)
    }

    /// Buttons of which each is an answer.
    pub(super) fn buttons(&self, choices: Vec<FormChoice>) -> Group {
        let label = msg::ask_label_answer(self.texts());
        Group::plain(vec![FormField::new("", label, FormControl::Buttons(choices))])
    }
}

/// One of several answers, by its number from 0.
fn several(at: usize, group: Group) -> Group {
    group.under(&at.to_string()).under(fields::SEVERAL)
}
