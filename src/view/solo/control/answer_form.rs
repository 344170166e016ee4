//! The controls of a question, by the kind of answer it wants.

use super::controls::{Controls, Group, TablePlace, capital, field, number};
use super::fields;
use crate::kit::terms::Term;
use crate::solo::effects::{EffectWriter, Names};
use crate::solo::steps::StepWriter;
use model::{Effect, EntryId, PlayerPart, Specialty, Suit};
use page::locale::{Texts, msg};
use page::{FormChoice, FormControl, FormField};
use solo::state::question::{AnswerKind, Bundle, PartOutcome, Question, Refill, possible_outcomes};
use solo::state::setup::Rulebook;
use solo::state::tabletop::{TOP, Tabletop};

/// Makes controls in one language.
pub struct FormBuilder<'a> {
    pub(super) telling: StepWriter<'a>,
    pub(super) table: &'a Tabletop,
}

impl<'a> FormBuilder<'a> {
    /// For one game.
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
                    self.group(&kind, &fields::prefix(at)).titled(title)
                };
                numbered.map(group).collect()
            }
            AnswerKind::Several(Bundle::Revealed(candidates, refills)) => self.revealed(candidates, &refills),
            kind => vec![self.group(&kind, "")],
        };
        Controls { groups }
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

    /// The controls of one question; its fields have the prefix.
    fn group(&self, kind: &AnswerKind<'_>, prefix: &str) -> Group {
        match kind {
            AnswerKind::Stardate { card, glory, first, last } => {
                self.stardate(prefix, (*first, *last), *card, *glory)
            }
            AnswerKind::Market(slots) => self.market(slots, prefix),
            AnswerKind::Refill(refill) => self.refill(*refill, prefix),
            AnswerKind::Zone { sites, teams } => self.zone(sites, *teams, prefix),
            AnswerKind::Tracks(steps) => Group::plain(self.tracks(*steps, prefix)),
            AnswerKind::Card { candidates, may_be_none } => self.card(candidates, *may_be_none),
            AnswerKind::YesNo => self.yes_or_no(),
            AnswerKind::Junk { cards, unnamed } => self.junk(cards, *unnamed, prefix),
            AnswerKind::Count(left) => Group::plain(vec![self.count(*left, prefix)]),
            AnswerKind::Outcome(part) => self.outcomes(*part),
            AnswerKind::Location { places, or_elsewhere } => self.locations(places, *or_elsewhere),
            AnswerKind::Option { options, is_attack, may_be_none } => {
                self.options(options, *is_attack, *may_be_none)
            }
            AnswerKind::Several(Bundle::Names { candidates, count, may_run_out }) => {
                self.names(*count, candidates, *may_run_out)
            }
            AnswerKind::Several(Bundle::Discarded(part, suit)) => self.discarded(*part, *suit),
            // Groups of their own.
            AnswerKind::Several(Bundle::Table(_) | Bundle::Revealed(..)) => Group::default(),
        }
    }

    /// Number of the Stardate card and the Glory on it.
    pub(super) fn stardate(&self, prefix: &str, (first, last): (u8, u8), card: Option<u8>, glory: u8) -> Group {
        let texts = self.texts();
        let top = number(prefix, fields::STARDATE, (first.into(), last.into()));
        let full = (first..=last).filter_map(|card| self.telling.book.stardate(card));
        let most = full.map(|card| card.glory).max();
        let on_it = number(prefix, fields::GLORY, (0, most.unwrap_or_default().max(glory).into()));
        let card_value = card.unwrap_or(last).to_string();
        let all_empty = if card.is_none() { "on" } else { "" };
        let card = top(msg::solo_stardate_card(texts)).holding(card_value);
        let hint = msg::solo_range(texts, first, last);
        let glory = on_it(msg::solo_glory_on_it(texts)).holding(glory.to_string());
        let labelled = field(prefix, fields::END, FormControl::Switch);
        let end = labelled(msg::solo_stardate_end(texts)).holding(all_empty);
        Group::plain(vec![card.hinting(hint).needed(), glory.needed(), end]).at(TablePlace::Stardate)
    }

    /// The steps of three tracks.
    pub(super) fn tracks(&self, steps: [u8; 3], prefix: &str) -> Vec<FormField> {
        let tracks = Specialty::ALL.iter().zip(steps).enumerate();
        let field = |(at, (track, step)): (usize, (&Specialty, u8))| {
            let marker = field(prefix, &fields::track(at), FormControl::Steps { most: TOP });
            marker(track.term(self.texts())).holding(step.to_string()).needed()
        };
        tracks.map(field).collect()
    }

    fn count(&self, left: u8, prefix: &str) -> FormField {
        let count = number(prefix, fields::COUNT, (1, self.telling.book.most_incidents().max(left).into()));
        count(msg::status_incidents(self.texts())).holding(left.to_string()).needed()
    }

    /// The cards of the Junk, one a line.
    pub(super) fn junk(&self, cards: &[EntryId], unnamed: u8, prefix: &str) -> Group {
        let titles: Vec<String> = cards.iter().map(|card| self.telling.title(card)).collect();
        let rows = u8::try_from(titles.len() + 2).unwrap_or(u8::MAX);
        let labelled = field(prefix, fields::CARDS, FormControl::Text { rows });
        let mut names = labelled(msg::ask_junk_lines(self.texts())).holding(titles.join("\n"));
        if unnamed > 0 {
            let hint = msg::ask_junk_unnamed(self.texts(), unnamed);
            names = names.hinting(hint).needed();
        }
        Group::plain(vec![names]).at(TablePlace::Junk)
    }

    fn yes_or_no(&self) -> Group {
        let texts = self.texts();
        self.buttons(
            fields::YES,
            vec![
                FormChoice::new(fields::YES, capital(&msg::play_word_yes(texts))),
                FormChoice::new(fields::NO, capital(&msg::play_word_no(texts))),
            ],
        )
    }

    /// How a part that concerns the player went (solo rules p. 10).
    fn outcomes(&self, part: PlayerPart) -> Group {
        let texts = self.texts();
        let choice = |outcome| match outcome {
            PartOutcome::Done => FormChoice::new(fields::DONE, msg::solo_part_done(texts)),
            PartOutcome::Cancelled => FormChoice::new(fields::CANCELLED, msg::solo_part_cancelled(texts)),
            PartOutcome::Unable => FormChoice::new(fields::UNABLE, msg::solo_part_impossible(texts)),
        };
        let choices = possible_outcomes(part).into_iter().map(choice);
        self.buttons(fields::PART, choices.collect())
    }

    /// How a part went, and whether the card discarded for it is of a suit.
    fn discarded(&self, part: PlayerPart, suit: Suit) -> Group {
        let (texts, suit) = (self.texts(), self.telling.suit(suit));
        let done = [
            FormChoice::new(fields::DONE_YES, msg::solo_part_done_suit(texts, &suit)),
            FormChoice::new(fields::DONE_NO, msg::solo_part_done_other(texts, &suit)),
        ];
        let mut group = self.outcomes(part);
        for field in group.parts.iter_mut().flat_map(|part| &mut part.fields) {
            if let FormControl::Buttons(choices) = &mut field.control {
                choices.splice(..1, done.clone());
            }
        }
        group
    }

    fn options(&self, options: &[Vec<Effect>], is_attack: bool, may_be_none: bool) -> Group {
        let texts = self.texts();
        let sentences = EffectWriter::new(texts, self.telling.names);
        let options = options.iter().enumerate();
        let mut choices: Vec<FormChoice> =
            options.map(|(at, option)| FormChoice::new(at.to_string(), sentences.option(option))).collect();
        if is_attack {
            choices.push(FormChoice::new(fields::CANCELLED, msg::solo_part_cancelled(texts)));
        }
        if may_be_none {
            choices.push(FormChoice::new(fields::UNABLE, msg::solo_choice_none(texts)));
        }
        self.buttons(fields::OPTION, choices)
    }

    /// Buttons of which each is an answer.
    pub(super) fn buttons(&self, name: &str, choices: Vec<FormChoice>) -> Group {
        let label = msg::ask_label_answer(self.texts());
        Group::plain(vec![FormField::new(name, label, FormControl::Buttons(choices))])
    }
}
