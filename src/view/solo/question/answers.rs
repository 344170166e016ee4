//! How a question is answered, in one line.

use super::{Asking, MOST_LISTED};
use crate::locale::msg;
use crate::model::{EntryId, PlayerPart, Suit};
use crate::page;
use crate::solo::state::laid::Laid;
use crate::solo::state::question::{Bundle, Question};
use crate::solo::state::tabletop::Slot;

impl Asking<'_> {
    /// How to answer. What is to be typed is not parted at a line end: the messages have spaces there
    /// at which no line is broken.
    pub(super) fn answer(&self) -> String {
        const NO_BREAK: char = '\u{a0}';
        let words = self.possible_answers();
        words.replace(NO_BREAK, &page::KEPT_TOGETHER.to_string())
    }

    fn possible_answers(&self) -> String {
        let texts = self.telling.texts;
        match self.question {
            Question::Stardate { .. } => msg::ask_stardate_answer(texts),
            Question::Market { slots } => self.market_answer(slots),
            Question::Refill { .. } => msg::ask_refill_answer(texts),
            Question::Zone { sites, .. } => {
                let first = if sites.iter().any(|site| site.card.is_none()) {
                    msg::ask_zone_missing(texts)
                } else {
                    msg::ask_zone_unchanged(texts)
                };
                format!("{first} {}", msg::ask_zone_answer(texts))
            }
            Question::NewSite { .. } => msg::ask_new_site_answer(texts),
            Question::Tracks { .. } => msg::ask_tracks_answer(texts),
            Question::Reveal { candidates, .. } => self.card_answer(candidates, false),
            Question::Several { questions } => match Bundle::of(questions) {
                Bundle::Names(_) => msg::ask_names_answer(texts),
                Bundle::TurnedUp(candidates, laid) => {
                    let places: Vec<_> = laid.iter().map(|one| self.place(*one)).collect();
                    let card = self.card_answer(candidates, false);
                    format!(
                        "{card} · {}",
                        msg::ask_laid_answer(texts, places.join(", "))
                    )
                }
                Bundle::Discarded(part, suit) => self.discarded_answer(part, suit),
                Bundle::Table => self.table_answer(questions),
            },
            Question::Drawn {
                candidates,
                may_be_none,
                ..
            } => self.card_answer(candidates, *may_be_none),
            Question::EncounterLeft | Question::DiscardedIs { .. } | Question::PlayerHas { .. } => {
                msg::ask_yes_no(texts)
            }
            Question::Junk { unnamed: 0, .. } => msg::ask_junk_answer(texts),
            Question::Junk { .. } => msg::ask_junk_names(texts),
            Question::Incidents { .. } => msg::ask_incidents_answer(texts),
            Question::Part { part } => {
                several([Some(msg::ask_part_done(texts)), self.undone_answer(*part)])
            }
            Question::Where { places, .. } => {
                several([self.only_place(places), Some(msg::ask_where_answer(texts))])
            }
            Question::Choice {
                is_attack,
                may_be_none,
                ..
            } => several([
                Some(msg::ask_choice_number(texts)),
                is_attack.then(|| msg::ask_choice_cancelled(texts)),
                may_be_none.then(|| msg::ask_choice_none(texts)),
            ]),
        }
    }

    fn market_answer(&self, slots: &[Slot]) -> String {
        let texts = self.telling.texts;
        let first = if slots.contains(&Slot::Unknown) {
            msg::ask_market_missing(texts)
        } else {
            msg::ask_market_unchanged(texts)
        };
        format!("{first} {}", msg::ask_market_answer(texts))
    }

    /// How a part may have gone otherwise.
    fn undone_answer(&self, part: PlayerPart) -> Option<String> {
        let texts = self.telling.texts;
        let undone = several([
            part.is_attack().then(|| msg::ask_part_cancelled(texts)),
            part.may_be_impossible()
                .then(|| msg::ask_part_impossible(texts)),
        ]);
        (!undone.is_empty()).then_some(undone)
    }

    fn discarded_answer(&self, part: PlayerPart, suit: Suit) -> String {
        let texts = self.telling.texts;
        let done = msg::ask_part_discarded(texts, self.telling.suit(suit));
        several([Some(done), self.undone_answer(part)])
    }

    /// What Enter alone says where a single place comes into question.
    fn only_place(&self, places: &[usize]) -> Option<String> {
        let [only] = places else { return None };
        let card = self.table.zone.get(*only)?.card.as_ref()?;
        let title = self.telling.title(card);
        Some(msg::ask_where_enter(self.telling.texts, title))
    }

    /// The place that was laid out anew.
    fn place(&self, laid: Laid) -> String {
        let texts = self.telling.texts;
        match laid {
            Laid::Market(suit) => msg::ask_laid_market(texts, self.telling.suit(suit)),
            Laid::Site(place) => msg::ask_laid_site(texts, place + 1),
        }
    }

    fn table_answer(&self, questions: &[Question]) -> String {
        let texts = self.telling.texts;
        let first = if questions.iter().all(|question| question.shown().is_some()) {
            msg::ask_table_unchanged(texts)
        } else {
            msg::ask_table_missing(texts)
        };
        let has = |kind: fn(&Question) -> bool| questions.iter().any(kind);
        let wanted = [
            has(|one| matches!(one, Question::Stardate { .. }))
                .then(|| msg::ask_table_stardate(texts)),
            has(|one| matches!(one, Question::Market { .. })).then(|| msg::ask_table_market(texts)),
            has(|one| matches!(one, Question::Zone { .. })).then(|| msg::ask_table_zone(texts)),
            has(|one| matches!(one, Question::Tracks { .. })).then(|| msg::ask_table_tracks(texts)),
        ];
        let parts = wanted.into_iter().flatten().collect::<Vec<_>>().join("; ");
        format!("{first} {parts} · {}", msg::ask_table_more(texts))
    }

    fn card_answer(&self, candidates: &[EntryId], may_be_none: bool) -> String {
        let texts = self.telling.texts;
        let name = if candidates.len() > MOST_LISTED {
            msg::ask_reveal_answer(texts)
        } else {
            msg::ask_reveal_answer_listed(texts)
        };
        let none = may_be_none.then(|| msg::ask_reveal_answer_none(texts));
        several([Some(name), none])
    }
}

/// The answers that are possible.
fn several<const N: usize>(answers: [Option<String>; N]) -> String {
    let possible: Vec<String> = answers.into_iter().flatten().collect();
    possible.join(" · ")
}
