//! `tricorder cheat`: what is looked up on an evening, on one page of paper, made from the entries.

use clap::Args;
use serde::Serialize;

use crate::choices::GAMES;
use crate::entry::show;
use crate::options::OneOf;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use data::cheat_sheet;
use model::{
    AnswerUnit, Cell, CheatPick, CheatSection, CheatSheet, Entry, EntryId, Game, Lang, Localized, Record, RuleText,
    Statement, StatementForm,
};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, faint, link};
use words::prose::spelled;
use words::{Problem, Term};

/// Stands between what is said in one line.
const SEPARATOR: &str = " · ";

/// What `tricorder cheat` takes: the game.
#[derive(Debug, Args)]
pub struct Cheat {
    #[arg(required = true, value_parser = OneOf(&GAMES))]
    game: Game,
}

impl Cheat {
    /// The command that shows the sheet of a game.
    pub fn new(game: Game) -> Cheat {
        Cheat { game }
    }
}

impl RunCommand<CheatReport> for Cheat {
    fn run(self, session: &Session<'_>) -> Result<Found<CheatReport>, Problem> {
        let sheet = cheat_sheet(&session.corpus()?, self.game).map_err(Problem::of_data)?;
        Ok(Found::new(CheatReport::new(session, self.game, sheet.ok_or_else(Problem::nothing_listed)?)?))
    }
}

/// A cheat sheet with what its entries say today, for the boxes of the player.
#[derive(Debug, Serialize)]
pub struct CheatReport {
    game: Game,
    sections: Vec<SectionReport>,
}

#[derive(Debug, Serialize)]
struct SectionReport {
    title: Localized<String>,
    lines: Vec<CheatLine>,
}

/// A line of a sheet: what an entry says, or a row of its table.
#[derive(Debug, Serialize)]
struct CheatLine {
    id: EntryId,
    label: Localized<String>,
    text: Localized<String>,
}

impl CheatReport {
    fn new(session: &Session<'_>, game: Game, sheet: CheatSheet) -> Result<CheatReport, Problem> {
        let sections = sheet.sections.into_iter().map(|section| SectionReport::new(session, section));
        Ok(CheatReport { game, sections: sections.collect::<Result<_, _>>()? })
    }
}

impl SectionReport {
    fn new(session: &Session<'_>, section: CheatSection) -> Result<SectionReport, Problem> {
        let mut lines = Vec::new();
        for pick in section.picks {
            if let Some(Record::Rule(rule)) = show::by_id(session, pick.entry.as_str())? {
                lines.extend(taken(&rule.entry, &pick));
            }
        }
        Ok(SectionReport { title: section.title, lines })
    }
}

/// What a sheet takes of an entry: its statements in one line, each row of a table in a line of its own. What belongs to
/// boxes that the player does not have says nothing and is left out.
fn taken(entry: &Entry, pick: &CheatPick) -> Vec<CheatLine> {
    let units: Vec<AnswerUnit<'_>> = entry.answers().collect();
    let mut lines: Vec<CheatLine> = Vec::new();
    for unit in pick.take.iter().filter_map(|part| units.get(part.checked_sub(1)?)) {
        let line = CheatLine::new(entry, *unit);
        match lines.last_mut() {
            _ if line.text.en.is_empty() => {}
            Some(last) if last.label == line.label => last.go_on(&line.text),
            Some(_) | None => lines.push(line),
        }
    }
    lines
}

impl CheatLine {
    fn new(entry: &Entry, unit: AnswerUnit<'_>) -> CheatLine {
        let (label, text) = match unit {
            AnswerUnit::Statement(text, at) => (entry.title.clone(), statement(text, at)),
            AnswerUnit::Ruling(ruling) => (entry.title.clone(), ruling.text.clone()),
            AnswerUnit::Row(_, row) => {
                let (label, rest) = row.cells.split_at(row.cells.len().min(1));
                (in_one_line(label), in_one_line(rest))
            }
        };
        CheatLine { id: entry.id.clone(), label, text }
    }

    /// Adds what is said next; where the text does not end as a sentence, a dot in the middle parts them.
    fn go_on(&mut self, next: &Localized<String>) {
        for lang in Lang::ALL {
            let text = self.text.get_mut(lang);
            let ends = text.ends_with(|last: char| last.is_ascii_punctuation() && last != ']');
            text.push_str(if ends { " " } else { SEPARATOR });
            text.push_str(next.get(lang));
        }
    }

    fn add_to(&self, facts: &mut FactList, lang: Lang, texts: &Texts) {
        let label = spelled(texts, self.label.get(lang));
        facts.add(link(self.id.as_str(), &label), spelled(texts, self.text.get(lang)));
    }
}

fn in_one_line(cells: &[Cell]) -> Localized<String> {
    Localized::from_fn(|lang| cells.iter().map(|cell| cell.text(lang)).collect::<Vec<_>>().join(SEPARATOR))
}

/// A statement, a step with its number.
fn statement(text: &RuleText, at: usize) -> Localized<String> {
    let Statement { form, text: said, .. } = &text.0[at];
    match form {
        StatementForm::Step => Localized::from_fn(|lang| format!("{} {}", text.mark(at), said.get(lang))),
        StatementForm::Paragraph | StatementForm::Item => said.clone(),
    }
}

impl CommandReport for CheatReport {
    fn page(&self, texts: &Texts) -> Page {
        let lang = texts.lang();
        let mut page = Page::sheet();
        page.head(msg::cheat_title(texts), self.game.term(texts));
        for section in &self.sections {
            let mut facts = FactList::new(Labels::Sums);
            section.lines.iter().for_each(|line| line.add_to(&mut facts, lang, texts));
            page.gap();
            page.heading(section.title.get(lang));
            page.facts(facts);
        }
        page.gap();
        page.say(faint(msg::cheat_foot(texts)));
        page
    }
}
