//! What the engine asks, as the player reads it: the question, why it comes up, what is known, and
//! how to answer in one line.

mod laid_out;

use serde_json::{Value, json};

use super::Screen;
use super::entry::Rows;
use super::program::Names;
use super::prose::KEPT_TOGETHER;
use super::telling::{Telling, number};
use super::trace::Phase;
use crate::locale::Texts;
use crate::model::{Effect, EntryId, Lang, PlayerPart, Suit};
use crate::solo::ask::{Origin, Question};
use crate::solo::setup::Rulebook;
use crate::solo::step::{RowName, Step, What};
use crate::solo::table::{Slot, Table};
use crate::text::key;

pub(super) use laid_out::slot;

/// More candidates than this are not listed; their names are typed.
const MOST_LISTED: usize = 30;

/// The screen of a question. `steps` are those of the deed it interrupts.
pub fn ask(
    screen: &Screen<'_>,
    names: &Names,
    book: &Rulebook,
    question: &Question,
    table: &Table,
    steps: &[Step],
) -> String {
    let asking = Asking {
        telling: Telling::on(screen, names, book),
        question,
        table,
        steps,
    };
    let heading = format!("► {}", asking.heading());
    let heading = textwrap::wrap(
        &heading,
        textwrap::Options::new(screen.width()).subsequent_indent("  "),
    );
    let mut out = String::new();
    for line in heading {
        out.push_str(&screen.paint().title(&line));
        out.push('\n');
    }
    out.push_str(&asking.body(screen, names));
    let mut rows = Rows::new(screen);
    rows.add("ask-label-why", &asking.why());
    rows.add("ask-label-known", &asking.known());
    rows.add("ask-label-answer", &asking.answer());
    out + &rows.finish().replace(KEPT_TOGETHER, " ")
}

/// The question with its facts, and `"text"`, `"why"`, `"answer"`, each `{"de","en"}`.
pub fn question_json(
    texts: &[Texts; 2],
    names: &Names,
    book: &Rulebook,
    question: &Question,
    table: &Table,
    steps: &[Step],
) -> Value {
    let [de, en] = texts.each_ref().map(|texts| Asking {
        telling: Telling::plain(texts, names, book),
        question,
        table,
        steps,
    });
    let mut value = json!(question);
    value["text"] = json!({ "de": de.heading(), "en": en.heading() });
    value["why"] = json!({ "de": de.why(), "en": en.why() });
    value["answer"] = {
        let [de, en] = [&de, &en].map(|asking| asking.answer().replace(KEPT_TOGETHER, " "));
        json!({ "de": de, "en": en })
    };
    if let Question::Choice { options, .. } = question {
        let option = |option: &Vec<Effect>| json!({ "de": de.telling.effects(option), "en": en.telling.effects(option) });
        value["option_texts"] = options.iter().map(option).collect();
    }
    value
}

/// Candidates in the order in which they are listed: by title in a language, then by id.
pub fn candidates(book: &Rulebook, lang: Lang, cards: &[EntryId]) -> Vec<EntryId> {
    let mut cards = cards.to_vec();
    cards.sort_by_cached_key(|id| {
        let title = book.card(id).map(|card| key(card.title.get(lang)));
        (title, id.clone())
    });
    cards
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
            Question::Stardate { .. } => telling.get("ask-stardate"),
            Question::Market { .. } => telling.get("ask-market"),
            Question::Refill { suit } => {
                telling.say("ask-refill", &[("suit", telling.suit(*suit).into())])
            }
            Question::Zone { .. } => telling.get("ask-zone"),
            Question::NewSite { place } => {
                telling.say("ask-new-site", &[("place", (place + 1).into())])
            }
            Question::Tracks { .. } => telling.get("ask-tracks"),
            Question::Reveal { from, .. } => telling.get(match from {
                Origin::Deck => "ask-reveal-deck",
                Origin::Supplement => "ask-reveal-supplement",
                Origin::Row => "ask-reveal-row",
            }),
            Question::Drawn {
                suit: Suit::Encounter,
                ..
            } => telling.get("ask-drawn-encounter"),
            Question::Drawn { .. } => telling.get("ask-drawn-incident"),
            Question::EncounterLeft => telling.get("ask-encounter-left"),
            Question::Incidents { .. } => telling.get("ask-incidents"),
            Question::Part { part } => {
                let what = telling.effects(&[Effect::You(*part)]);
                let what = what.trim_start_matches("► ").to_owned();
                telling.say("ask-part", &[("what", what.into())])
            }
            Question::Where {
                part: PlayerPart::RemoveTeam,
                ..
            } => telling.get("ask-where-team"),
            Question::Where { .. } => telling.get("ask-where-ship"),
            Question::DiscardedIs { suit } => {
                telling.say("ask-discarded-is", &[("suit", telling.suit(*suit).into())])
            }
            Question::Choice { .. } => telling.get("ask-choice"),
        }
    }

    /// The answers that are possible.
    fn several(&self, answers: &[(bool, &str)]) -> String {
        let possible = answers.iter().filter(|(is_possible, _)| *is_possible);
        let words: Vec<String> = possible.map(|(_, id)| self.telling.get(id)).collect();
        words.join(" · ")
    }

    /// Why it is asked: the card or phase that needs it, and what for.
    fn why(&self) -> String {
        let telling = &self.telling;
        let reason = telling.get(reason(self.question));
        match self.cause() {
            Some(Cause::Card(card, row)) => {
                let args = [
                    ("card", telling.title(card).into()),
                    ("row", telling.row(card, row).into()),
                    ("reason", reason.into()),
                ];
                telling.say("ask-for-card", &args)
            }
            Some(Cause::Phase(phase)) => {
                let phase = telling.get(phase.message());
                let args = [("phase", phase.into()), ("reason", reason.into())];
                telling.say("ask-in-phase", &args)
            }
            Some(Cause::Report(event)) => {
                let event = telling.event(event);
                let args = [("event", event.into()), ("reason", reason.into())];
                telling.say("ask-for-report", &args)
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
        let mut deepest = u8::MAX;
        for step in self.steps.iter().rev() {
            match &step.what {
                What::Resolves { .. } if matches!(self.question, Question::Stardate { .. }) => {
                    return None;
                }
                What::Resolves { card, row, .. } if step.depth <= deepest => {
                    return Some(Cause::Card(card, row));
                }
                What::Reported { event } => return Some(Cause::Report(event)),
                What::TurnBegins { .. } => return Some(Cause::Phase(Phase::Control)),
                What::NothingSecured => return Some(Cause::Phase(Phase::Action)),
                _ => {}
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
            Question::Stardate { card: None, .. } => telling.get("ask-stardate-all-empty"),
            Question::Stardate {
                card: Some(card),
                glory,
                ..
            } => {
                let args = [("card", number(*card)), ("glory", number(*glory))];
                telling.say("ask-stardate-known", &args)
            }
            Question::Tracks {
                steps: [research, influence, military],
            } => {
                let args = [
                    ("research", number(*research)),
                    ("influence", number(*influence)),
                    ("military", number(*military)),
                ];
                telling.say("ask-tracks-known", &args)
            }
            Question::Incidents { left } => left.to_string(),
            _ => String::new(),
        }
    }

    /// How to answer.
    fn answer(&self) -> String {
        let telling = &self.telling;
        let both =
            |first: &str, second: &str| format!("{} {}", telling.get(first), telling.get(second));
        match self.question {
            Question::Stardate { .. } => telling.get("ask-stardate-answer"),
            Question::Market { slots } if slots.contains(&Slot::Unknown) => {
                both("ask-market-missing", "ask-market-answer")
            }
            Question::Market { .. } => both("ask-market-unchanged", "ask-market-answer"),
            Question::Refill { .. } => telling.get("ask-refill-answer"),
            Question::Zone { sites, .. } if sites.iter().any(|site| site.card.is_none()) => {
                both("ask-zone-missing", "ask-zone-answer")
            }
            Question::Zone { .. } => both("ask-zone-unchanged", "ask-zone-answer"),
            Question::NewSite { .. } => telling.get("ask-new-site-answer"),
            Question::Tracks { .. } => telling.get("ask-tracks-answer"),
            Question::Reveal { candidates, .. } => self.card_answer(candidates, false),
            Question::Drawn {
                candidates,
                may_be_none,
                ..
            } => self.card_answer(candidates, *may_be_none),
            Question::EncounterLeft | Question::DiscardedIs { .. } => telling.get("ask-yes-no"),
            Question::Incidents { .. } => telling.get("ask-incidents-answer"),
            Question::Part { part } => self.several(&[
                (true, "ask-part-done"),
                (part.is_attack(), "ask-part-cancelled"),
                (part.may_be_impossible(), "ask-part-impossible"),
            ]),
            Question::Where { .. } => telling.get("ask-where-answer"),
            Question::Choice {
                is_attack,
                may_be_none,
                ..
            } => self.several(&[
                (true, "ask-choice-number"),
                (*is_attack, "ask-choice-cancelled"),
                (*may_be_none, "ask-choice-none"),
            ]),
        }
    }

    fn card_answer(&self, candidates: &[EntryId], may_be_none: bool) -> String {
        let name = self.telling.get(if candidates.len() > MOST_LISTED {
            "ask-reveal-answer"
        } else {
            "ask-reveal-answer-listed"
        });
        if may_be_none {
            format!("{name} · {}", self.telling.get("ask-reveal-answer-none"))
        } else {
            name
        }
    }
}

/// What a question comes from.
enum Cause<'a> {
    Card(&'a EntryId, &'a RowName),
    Phase(Phase),
    Report(&'a crate::solo::event::Event),
}

fn reason(question: &Question) -> &'static str {
    match question {
        Question::Stardate { .. } => "why-stardate",
        Question::Market { .. } => "why-market",
        Question::Refill { .. } => "why-refill",
        Question::Zone { .. } => "why-zone",
        Question::NewSite { .. } => "why-new-site",
        Question::Tracks { .. } => "why-tracks",
        Question::Reveal { .. } => "why-reveal",
        Question::Drawn { .. } => "why-drawn",
        Question::EncounterLeft => "why-encounter-left",
        Question::Incidents { .. } => "why-incidents",
        Question::Part { .. } => "why-part",
        Question::Where { .. } => "why-where",
        Question::DiscardedIs { .. } => "why-discarded-is",
        Question::Choice { .. } => "why-choice",
    }
}

#[cfg(test)]
mod tests;
