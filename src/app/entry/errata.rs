//! `tricorder list errata`: what later prints of cards and boards say otherwise.
//! What the first print says and what later ones say, on the page of a card and as a list.

use clap::Args;
use serde::Serialize;

use crate::options::{AnswerFormat, OneOf};
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use model::order::Order;
use model::{Alert, EntryId, Erratum, Feature, Game, Kind, LastPrint, Localized, Print, Record, choices};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, command, faint, link, strong};
use words::prose::spelled;
use words::{Problem, Term};

choices! {
    /// The levels as they are typed.
    LEVELS: Alert = ALERT;
}

/// What may have errata: cards, and captains for their boards.
const KINDS: [Kind; 2] = [Kind::Card, Kind::Captain];

/// What `tricorder list errata` takes: the level, or nothing for all of them.
#[derive(Debug, Default, Args)]
pub struct Errata {
    #[arg(long, value_parser = OneOf(&LEVELS))]
    level: Option<Alert>,
    #[command(flatten)]
    _format: AnswerFormat,
}

impl RunCommand<ErrataReport> for Errata {
    fn run(self, session: &Session<'_>) -> Result<Found<ErrataReport>, Problem> {
        let errata = of_level(session, self.level)?;
        let code = u8::from(errata.is_empty());
        Ok(Found::new(errata).ending(code))
    }
}

/// The errata of one level, or of all.
///
/// # Errors
/// When the data is not valid.
pub fn of_level(session: &Session<'_>, level: Option<Alert>) -> Result<ErrataReport, Problem> {
    let mut records = Vec::new();
    for kind in KINDS {
        records.extend(session.ask(|catalog| catalog.of_kind(Game::with(Feature::Crews), kind))?);
    }
    Ok(ErrataReport::from_records(&records, level))
}

/// Errata below their heading; nothing if there are none.
pub(super) fn errata(texts: &Texts, errata: &[Erratum]) -> Page {
    let mut page = Page::new();
    for erratum in errata {
        if page.is_empty() {
            page.heading(msg::errata_heading(texts));
        } else {
            page.gap();
        }
        let level = strong(erratum.level.term(texts));
        page.say(format!("{level} · {}", change(texts, erratum)));
        page.facts(wordings(texts, erratum, true));
    }
    if !page.is_empty() {
        page.say(msg::errata_all(texts, command("tricorder list errata")));
    }
    page
}

/// What was changed, and whether that changes the game.
fn change(texts: &Texts, erratum: &Erratum) -> String {
    let printed = erratum.part.as_ref();
    let part = printed.map(|part| part.get(texts.lang()).clone());
    let parts = part.into_iter().chain([erratum.change.term(texts), erratum.effect.term(texts)]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Both wordings and which one counts; in full also the prints that have them, and why that one counts.
fn wordings(texts: &Texts, erratum: &Erratum, is_full: bool) -> FactList {
    let mut facts = FactList::new(Labels::Medium);
    for print in Print::ALL {
        let mut text = spelled(texts, erratum.wording(print, texts.lang()));
        let prints = prints(texts, erratum, print);
        if is_full && !prints.is_empty() {
            text = format!("{text} {}", faint(format!("({prints})")));
        }
        facts.add(print.term(texts), text);
    }
    let told = if is_full { verdict(texts, erratum) } else { counts(texts, erratum) };
    facts.add(msg::errata_counts(texts), told);
    facts
}

/// Which wording counts, and how sure that is.
fn counts(texts: &Texts, erratum: &Erratum) -> String {
    let certainty = erratum.certainty.term(texts);
    match erratum.counts {
        Print::First => msg::errata_counts_first(texts, certainty),
        Print::Latest => msg::errata_counts_latest(texts, certainty),
    }
}

/// Which prints say it.
fn prints(texts: &Texts, erratum: &Erratum, print: Print) -> String {
    match print {
        Print::First => first_prints(texts, erratum.until),
        Print::Latest => {
            let own = later_prints(texts, erratum.until);
            let others = erratum.later.iter().map(|later| later.term(texts));
            let all = own.into_iter().chain(others);
            all.collect::<Vec<_>>().join("; ")
        }
    }
}

fn first_prints(texts: &Texts, until: LastPrint) -> String {
    match until {
        LastPrint::First => msg::errata_prints_one(texts),
        LastPrint::Second => msg::errata_prints_two(texts),
        LastPrint::Third => msg::errata_prints_three(texts),
        LastPrint::Every => msg::errata_prints_every(texts),
        LastPrint::Unknown => msg::errata_prints_unknown(texts),
    }
}

fn later_prints(texts: &Texts, until: LastPrint) -> Option<String> {
    match until {
        LastPrint::First => Some(msg::errata_prints_from(texts, 2)),
        LastPrint::Second => Some(msg::errata_prints_from(texts, 3)),
        LastPrint::Third => Some(msg::errata_prints_from(texts, 4)),
        LastPrint::Every => None,
        LastPrint::Unknown => Some(msg::errata_prints_unknown(texts)),
    }
}

/// Which wording counts, how sure that is, why, and what else is known.
fn verdict(texts: &Texts, erratum: &Erratum) -> String {
    let basis = erratum.basis.term(texts);
    let written = erratum.note.as_ref();
    let note = written.map(|note| spelled(texts, note.get(texts.lang())));
    let parts = [counts(texts, erratum), basis].into_iter().chain(note);
    parts.collect::<Vec<_>>().join(" ")
}

/// Errata of several cards and boards.
#[derive(Serialize)]
pub struct ErrataReport {
    total: usize,
    errata: Vec<ErratumItem>,
}

#[derive(Serialize)]
struct ErratumItem {
    id: EntryId,
    title: Localized<String>,
    #[serde(flatten)]
    erratum: Erratum,
}

impl ErrataReport {
    /// The errata of some records, of one level if asked: the weightiest first, then in the order of the
    /// records.
    pub fn from_records(records: &[Record], level: Option<Alert>) -> ErrataReport {
        let all = records.iter().flat_map(|record| {
            record.errata().iter().map(|erratum| ErratumItem {
                id: record.id().clone(),
                title: record.title().clone(),
                erratum: erratum.clone(),
            })
        });
        let is_wanted = |listed: &ErratumItem| level.is_none_or(|level| listed.erratum.level == level);
        let mut errata: Vec<ErratumItem> = all.filter(is_wanted).collect();
        errata.order_by_key(|listed| listed.erratum.level);
        ErrataReport { total: errata.len(), errata }
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.errata.is_empty()
    }
}

impl CommandReport for ErrataReport {
    /// Under a title for each level: what was changed, both wordings, and which one counts.
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        for group in self.errata.chunk_by(|a, b| a.erratum.level == b.erratum.level) {
            let level = group[0].erratum.level.term(texts);
            page.title(format!("{level} ({})", group.len()));
            page.gap();
            for listed in group {
                listed.show(texts, &mut page);
            }
        }
        page.say(msg::errata_total(texts, self.total));
        if let Some(first) = self.errata.first() {
            let example = command(format!("tricorder show {}", first.id));
            page.say(msg::errata_hint(texts, example));
        }
        page
    }
}

impl ErratumItem {
    fn show(&self, texts: &Texts, page: &mut Page) {
        let title = link(self.id.as_str(), self.title.get(texts.lang()));
        page.say(format!("{} · {}", strong(title), change(texts, &self.erratum)));
        page.facts(wordings(texts, &self.erratum, false));
        page.gap();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use data::{Library, embedded};
    use model::Boxes;
    use words::sample::check_pages;

    #[test]
    fn the_weightiest_come_first_and_a_level_leaves_out_the_others() {
        let records = Library::load(&embedded()).expect("valid data").records_for(&Boxes::default());
        let all = ErrataReport::from_records(&records, None);
        assert!(all.errata.is_sorted_by_key(|listed| listed.erratum.level));
        let counts = Alert::ALL.map(|level| ErrataReport::from_records(&records, Some(level)).total);
        assert_eq!(counts.iter().sum::<usize>(), all.total);
        assert_eq!(counts, [2, 3, 5, 24]);
        check_pages(|texts| all.page(texts));
    }
}
