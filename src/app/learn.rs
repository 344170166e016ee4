//! `tricorder learn`: the first lesson of a game, one new idea a step.

use clap::Args;
use serde::Serialize;

use crate::choices::GAMES;
use crate::entry::show;
use crate::options::{Format, Numbers, OneOf};
use crate::prompt::Dialogue;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand};
use data::{cheat_sheet_of, lesson, lesson_of};
use model::{Feature, Game, Lesson, LessonStep, Link, Localized, RuleText, SourceReference, TablePlace};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page};
use words::prose::{prose, spelled};
use words::{Problem, Term, foot};

/// Steps a lesson has at most: more than ten minutes nobody learns at a stretch.
const MOST_STEPS: usize = 20;

/// What `tricorder learn` takes: the game, and the step if only one is wanted.
#[derive(Debug, Default, Args)]
pub struct Learn {
    #[arg(value_parser = OneOf(&GAMES))]
    game: Option<Game>,
    #[arg(long, requires = "game", value_parser = Numbers(1..=MOST_STEPS))]
    step: Option<usize>,
}

impl RunCommand for Learn {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let Some(game) = self.game else {
            return Ok(Found::shown(lessons(session)?));
        };
        let report = read_lesson(session, game)?;
        if let Some(number) = self.step {
            return Ok(Found::shown(report.only(number)?));
        }
        let dialogue = Dialogue::plain(session);
        if session.format() == Format::Text && dialogue.is_live() {
            walk(session, &dialogue, &report)?;
            return Ok(Found::shown(Page::new()));
        }
        Ok(Found::shown(report))
    }
}

/// Shows step after step, each when the player has done the one before.
fn walk(session: &Session<'_>, dialogue: &Dialogue, report: &LessonReport) -> Result<(), Problem> {
    let texts = session.texts;
    dialogue.say(&session.terminal.render(&report.head(texts)))?;
    for step in &report.steps {
        let mut page = Page::from_words("");
        page.append(report.headed(texts, step));
        dialogue.say_in_view(texts, &session.terminal.render(&page), 1)?;
        let is_last = step.number == report.of;
        if is_last || dialogue.ask(session, &msg::learn_go_on(texts), Some(()), &[], |_| Ok(()))?.is_none() {
            break;
        }
    }
    Ok(())
}

/// The lesson of a game with all its steps.
///
/// # Errors
/// When there is none, or the data cannot be read.
pub fn read_lesson(session: &Session<'_>, game: Game) -> Result<LessonReport, Problem> {
    let lesson = lesson(&session.corpus()?, game).map_err(Problem::of_data)?;
    LessonReport::new(session, game, lesson.ok_or_else(Problem::nothing_listed)?)
}

/// Whether a game has a first lesson, and whether it has a cheat sheet: neither is read.
///
/// # Errors
/// When there is no data.
pub fn papers_of(session: &Session<'_>, game: Game) -> Result<[bool; 2], Problem> {
    let corpus = session.corpus()?;
    Ok([lesson_of(game), cheat_sheet_of(game)].map(|path| !corpus.text(&path).is_empty()))
}

fn lessons(session: &Session<'_>) -> Result<Lessons, Problem> {
    let corpus = session.corpus()?;
    let mut lessons = Vec::new();
    for game in Game::ALL {
        if let Some(Lesson { title, about, steps }) = lesson(&corpus, game).map_err(Problem::of_data)? {
            lessons.push(LessonSummary { game, title, about, steps: steps.len() });
        }
    }
    Ok(Lessons { lessons })
}

/// The lessons there are.
#[derive(Debug, Serialize)]
struct Lessons {
    lessons: Vec<LessonSummary>,
}

/// A lesson as it stands in a list.
#[derive(Debug, Serialize)]
struct LessonSummary {
    game: Game,
    title: Localized<String>,
    about: Localized<String>,
    steps: usize,
}

impl CommandReport for Lessons {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.head(msg::learn_title(texts), "");
        for one in &self.lessons {
            page.gap();
            page.heading(one.game.term(texts));
            page.say(one.about.get(texts.lang()));
            page.say(msg::learn_begin(texts, one.game.code()));
        }
        page
    }
}

/// A lesson, or one step of it.
#[derive(Debug, Serialize)]
pub struct LessonReport {
    game: Game,
    title: Localized<String>,
    about: Localized<String>,
    /// Steps of the whole lesson.
    pub of: usize,
    /// Those that are shown.
    steps: Vec<StepReport>,
}

/// A step with the titles of the rules it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepReport {
    number: usize,
    title: Localized<String>,
    teaches: Localized<String>,
    table: Vec<TablePlace>,
    todo: RuleText,
    why: Localized<String>,
    see: Vec<Link>,
    source: Vec<SourceReference>,
}

impl StepReport {
    fn new(session: &Session<'_>, number: usize, step: LessonStep) -> Result<StepReport, Problem> {
        let LessonStep { title, teaches, table, todo, why, see, source } = step;
        let mut links = Vec::new();
        for id in see {
            let record = show::by_id(session, id.as_str())?;
            links.extend(record.map(|record| Link { id, title: record.title().clone() }));
        }
        Ok(StepReport { number, title, teaches, table, todo, why, see: links, source })
    }

    /// The step in two lines: what is new in it.
    pub fn new_idea(&self, texts: &Texts) -> String {
        let lang = texts.lang();
        msg::learn_new(texts, self.title.get(lang), spelled(texts, self.teaches.get(lang)))
    }

    /// What it teaches, how the table lies, what to do, why, and where to read on.
    fn page(&self, texts: &Texts) -> Page {
        let lang = texts.lang();
        let mut page = Page::from_words(msg::learn_teaches(texts, spelled(texts, self.teaches.get(lang))));
        let mut table = FactList::new(Labels::Long);
        for at in &self.table {
            table.add(at.place.get(lang), spelled(texts, at.holds.get(lang)));
        }
        if !self.table.is_empty() {
            page.gap();
            page.heading(msg::learn_table(texts));
            page.facts(table);
        }
        page.gap();
        page.heading(msg::learn_todo(texts));
        page.append(prose(texts, &self.todo.joined(lang), 0));
        let mut foot = FactList::new(Labels::Short);
        foot.add(msg::entry_label_why(texts), spelled(texts, self.why.get(lang)));
        foot.add(msg::learn_rules(texts), foot::links(lang, &self.see));
        foot.add(msg::entry_label_source(texts), foot::sources(texts, &self.source));
        page.gap();
        page.facts(foot);
        page
    }
}

impl LessonReport {
    fn new(session: &Session<'_>, game: Game, lesson: Lesson) -> Result<LessonReport, Problem> {
        let Lesson { title, about, steps } = lesson;
        let numbered = (1..).zip(steps).map(|(number, step)| StepReport::new(session, number, step));
        let steps = numbered.collect::<Result<Vec<_>, _>>()?;
        Ok(LessonReport { game, title, about, of: steps.len(), steps })
    }

    /// The lesson with one step alone, counted from 1.
    ///
    /// # Errors
    /// When it has no such step.
    pub fn only(self, number: usize) -> Result<LessonReport, Problem> {
        let most = i32::try_from(self.of).unwrap_or(i32::MAX);
        let is_wanted = |step: &StepReport| step.number == number;
        let steps: Vec<StepReport> = self.steps.into_iter().filter(is_wanted).collect();
        if steps.is_empty() {
            return Err(Problem::out_of_range(&number.to_string(), 1, most));
        }
        Ok(LessonReport { steps, ..self })
    }

    /// The step with a number, if the lesson has one.
    pub fn into_step(self, number: usize) -> Option<StepReport> {
        self.steps.into_iter().find(|step| step.number == number)
    }

    /// The title of the lesson, and for whom it is.
    fn head(&self, texts: &Texts) -> Page {
        let lang = texts.lang();
        let mut page = Page::new();
        page.head(self.title.get(lang), self.game.term(texts));
        page.say(spelled(texts, self.about.get(lang)));
        page
    }

    fn headed(&self, texts: &Texts, step: &StepReport) -> Page {
        let mut page = Page::new();
        page.heading(msg::learn_step(texts, step.number, self.of, step.title.get(texts.lang())));
        page.append(step.page(texts));
        page
    }
}

impl CommandReport for LessonReport {
    fn page(&self, texts: &Texts) -> Page {
        if let [step] = &self.steps[..] {
            let title = step.title.get(texts.lang());
            let mut page = Page::new();
            page.head(title, msg::learn_place(texts, self.title.get(texts.lang()), step.number, self.of));
            if step.number == 1 {
                page.say(spelled(texts, self.about.get(texts.lang())));
                page.gap();
            }
            page.append(step.page(texts));
            return page;
        }
        let steps = self.steps.iter().map(|step| self.headed(texts, step));
        let mut page = Page::parts(std::iter::once(self.head(texts)).chain(steps));
        if self.game.has(Feature::Opponent) {
            page.gap();
            page.say(msg::learn_training(texts));
        }
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use data::embedded;

    #[test]
    fn a_lesson_has_a_few_steps() {
        let lessons = Game::ALL.map(|game| lesson(&embedded(), game).expect("sound data"));
        assert!(lessons.iter().flatten().count() >= 4);
        for lesson in lessons.iter().flatten() {
            assert!((6..=MOST_STEPS).contains(&lesson.steps.len()), "{}", lesson.title.en);
            assert!(lesson.steps.iter().all(|step| !step.todo.0.is_empty()), "{}", lesson.title.en);
        }
    }
}
