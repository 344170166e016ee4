//! A worker of the page: the commands of the terminal, with catalogs that stay open.

mod answer;
mod campaign;
mod cards;
mod rules;
mod seats;
mod solo;
mod solo_forms;

use std::any::type_name;
use std::cell::{Cell, RefCell};
use std::io;
use std::path::Path;

use maud::Markup;

use crate::club::identity::Principal;
use crate::games::Refusal;
pub(crate) use crate::worker::answer::{Answer, Suggestion};
use crate::worker::cards::Traits;
pub(crate) use crate::worker::cards::{ANY, CardSheet, Facet, FacetChoice, Joint, sorts};
use crate::worker::rules::Rules;
use app::commands::RunCommand;
use app::entry::head::place;
use app::form::FilledCommand;
use app::machine::{DataFolder, Machine};
use app::paths::Folders;
use app::phrases::Phrase;
use app::prompt::{Console, LineRead, Memory, Offers};
use app::session::{CatalogCache, Session};
use app::user::User;
use app::{DynReport, Found, help, own_boxes, removal};
use keep::trash::{TrashKind, TrashedItem};
use model::{Boxes, Game, Lang};
use page::locale::Texts;
use page::{FilledForm, Page};
use words::Problem;
use words::problem::{self, Medium};

/// Where a worker finds its data.
#[derive(Debug, Clone, Default)]
pub struct DataPlace {
    /// Where catalogs and the player's own data lie.
    pub folders: Folders,
    /// The folder given with `--data`.
    pub data: Option<DataFolder>,
    /// Whether many share it who have nothing to do with each other.
    pub is_shared: bool,
}

/// The program with its catalogs, as long as somebody works with it.
pub struct Worker<'a> {
    texts: &'a [Texts; 2],
    catalogs: &'a CatalogCache,
    pub(super) place: &'a DataPlace,
    traits: &'a Traits,
    rules: &'a Rules,
    pub(super) whose: Owner,
    /// Whether a server did not answer what this worker asked.
    missed: Cell<bool>,
    commands: RefCell<Vec<&'static str>>,
}

/// Whose things a worker works with.
#[derive(Debug, Clone)]
pub(super) enum Owner {
    /// The things of the only player.
    Player,
    /// Nobody's things.
    Nobody,
    Other(Principal),
}

/// What a visitor of the page works with: there is no terminal, no clipboard, and nobody to ask.
struct PageMachine;

/// A console at which nobody sits.
struct NoConsole;

fn unsupported() -> io::Error {
    io::ErrorKind::Unsupported.into()
}

impl Machine for PageMachine {
    fn console(&self, _: &Folders, _: Lang, _: Option<Memory>) -> Box<dyn Console> {
        Box::new(NoConsole)
    }

    fn tell(&self, _: &Page) {}

    fn announce(&self, _: &str) {}

    fn read_clipboard(&self, _: u64) -> io::Result<Vec<u8>> {
        Err(unsupported())
    }

    fn edit_file(&self, _: &str, _: &Path) -> io::Result<bool> {
        Err(unsupported())
    }
}

impl Console for NoConsole {
    fn is_live(&self) -> bool {
        false
    }

    fn completes(&self) -> bool {
        false
    }

    fn has_more(&self) -> io::Result<bool> {
        Ok(false)
    }

    fn say(&self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn read(&self, _: &str, _: &dyn Fn() -> Offers) -> Result<LineRead, Problem> {
        Ok(None)
    }

    fn plain_line(&self) -> Result<LineRead, Problem> {
        Ok(None)
    }
}

/// What a worker works at: the words of both languages, and catalogs that stay open.
pub struct WorkerState {
    texts: [Texts; 2],
    catalogs: CatalogCache,
    /// The boxes the catalogs were opened for.
    boxes: Boxes,
    place: DataPlace,
    traits: Traits,
    rules: Rules,
}

impl WorkerState {
    /// A worker that has opened nothing yet.
    pub fn new(place: DataPlace) -> WorkerState {
        let (catalogs, boxes) = (open_for(&place), boxes_of(&place));
        WorkerState {
            texts: Lang::ALL.map(Texts::new),
            catalogs,
            boxes,
            place,
            traits: Traits::new(),
            rules: Rules::new(),
        }
    }

    /// Does a piece of work with the program: for its player, or for nobody where many share it. To whoever has other
    /// boxes now the same catalogs say other things: what was read of them is forgotten.
    pub fn with_worker(&mut self, work: impl FnOnce(&Worker<'_>)) {
        let boxes = boxes_of(&self.place);
        if boxes != self.boxes {
            (self.catalogs, self.boxes) = (open_for(&self.place), boxes);
            self.rules = Rules::new();
        }
        work(&Worker {
            texts: &self.texts,
            catalogs: &self.catalogs,
            place: &self.place,
            traits: &self.traits,
            rules: &self.rules,
            whose: if self.place.is_shared { Owner::Nobody } else { Owner::Player },
            missed: Cell::new(false),
            commands: RefCell::default(),
        });
    }
}

fn open_for(place: &DataPlace) -> CatalogCache {
    if place.is_shared { CatalogCache::common() } else { CatalogCache::default() }
}

/// The boxes of the player; where many share the program, the core box.
fn boxes_of(place: &DataPlace) -> Boxes {
    if place.is_shared {
        return Boxes::default();
    }
    own_boxes::of_player(&place.folders, Lang::En).unwrap_or_default()
}

impl Worker<'_> {
    pub(super) fn session(&self, lang: Lang, text: Vec<u8>) -> Session<'_> {
        Session::of_page(self.texts(lang), help::localized, text, self.folders(), self.catalogs, &PageMachine)
            .with_data(self.place.data.as_ref())
    }

    /// Keeps in mind that a server did not answer, if it is that.
    pub(super) fn note(&self, error: &Problem) {
        if error.is_away() {
            self.missed.set(true);
        }
    }

    /// The words of a language.
    pub(crate) fn texts(&self, lang: Lang) -> &Texts {
        &self.texts[usize::from(lang != Lang::ALL[0])]
    }

    /// A worker with the things of one visitor.
    pub(crate) fn of(&self, whose: Principal) -> Worker<'_> {
        Worker { whose: Owner::Other(whose), missed: Cell::new(false), commands: RefCell::default(), ..*self }
    }

    /// Whether the database they have in common did not answer something that was asked of this worker.
    pub(crate) fn has_missed(&self) -> bool {
        self.missed.get()
    }

    /// The commands it has run, in their order.
    pub fn commands(&self) -> Vec<&'static str> {
        self.commands.borrow().clone()
    }

    /// Runs a command that was filled in on the page.
    pub(crate) fn run<R: DynReport + 'static, C: RunCommand<R>>(&self, lang: Lang, command: C) -> Answer<R> {
        self.run_on(lang, "", command)
    }

    /// Runs a command to which a text is handed over.
    pub(crate) fn run_on<R: DynReport + 'static, C: RunCommand<R>>(
        &self,
        lang: Lang,
        text: &str,
        command: C,
    ) -> Answer<R> {
        self.find(lang, (type_name::<C>(), text), |session| command.run(session))
    }

    /// What a command finds, by its name and with the text that is handed over to it; what it had to do without is said
    /// beside it. No file is ever opened.
    pub(crate) fn find<R>(
        &self,
        lang: Lang,
        (name, text): (&'static str, &str),
        find: impl FnOnce(&Session<'_>) -> Result<Found<R>, Problem>,
    ) -> Answer<R> {
        self.commands.borrow_mut().push(name);
        let session = self.session(lang, text.as_bytes().to_vec());
        let found = find(&session);
        self.answer(&session, found)
    }

    /// What is read of the player's own data without a command; what of it is damaged is said beside it.
    pub(crate) fn look_up<R>(
        &self,
        lang: Lang,
        read: impl FnOnce(&Session<'_>) -> Result<R, Problem>,
    ) -> Answer<R> {
        let session = self.session(lang, Vec::new());
        let found = read(&session).map(Found::new);
        self.answer(&session, found)
    }

    /// What was found in a session, with what is to be said beside it.
    pub(crate) fn answer<R>(&self, session: &Session<'_>, found: Result<Found<R>, Problem>) -> Answer<R> {
        let lacking = session.take_warnings();
        lacking.iter().chain(found.as_ref().err()).for_each(|error| self.note(error));
        let lacking = lacking.iter().map(|error| problem::aside(session.texts, error, Medium::Tapped));
        match found {
            Err(error) => Answer {
                report: None,
                code: error.exit_code(),
                opened: String::new(),
                refusal: error.sentence(session.texts),
                beside: vec![problem::page(session.texts, &error, Medium::Tapped)],
            },
            Ok(Found { report, code, follow_up, remark, problem }) => {
                problem.iter().for_each(|error| self.note(error));
                let problem = problem.map(|error| problem::page(session.texts, &error, Medium::Tapped));
                Answer {
                    report: Some(report),
                    code,
                    opened: follow_up.into_opened().unwrap_or_default(),
                    refusal: String::new(),
                    beside: remark.into_iter().chain(problem).chain(lacking).collect(),
                }
            }
        }
    }

    /// Runs a command with what was filled in for its arguments.
    pub(crate) fn fill_in(&self, lang: Lang, filled: FilledCommand) -> Answer<Box<dyn DynReport>> {
        let text = filled.text.clone();
        self.run_on(lang, &text, filled)
    }

    /// The title of an entry or card; `None` if no id is like this.
    pub(crate) fn title(&self, lang: Lang, id: &str) -> Option<String> {
        let session = self.session(lang, Vec::new());
        let record = session.ask(|catalog| catalog.record(id)).ok()??;
        Some(record.title().get(lang).clone())
    }

    /// The rules on pages of a printed document, by its code and their numbers: the title, and what they say; `None`
    /// where nothing is known of them.
    pub(crate) fn printed(&self, lang: Lang, doc: &str, pages: &str) -> Option<(String, Markup)> {
        rules::on_page(&self.session(lang, Vec::new()), self.rules, doc, pages)
    }

    /// The entries and cards with a star of the player's, by their ids.
    pub(crate) fn stars(&self) -> Vec<String> {
        User::read_existing(&self.folders(), |store| store.stars()).unwrap_or_default()
    }

    /// What was removed and can be brought back, removed last first.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn trash(&self, lang: Lang) -> Result<Vec<TrashedItem>, Refusal> {
        self.with(lang, |session| session.user()?.with(|db| db.trash()))
    }

    /// Brings back what was removed last of a kind under a name.
    ///
    /// # Errors
    /// When there is nothing of this name, or nothing can be written.
    pub(crate) fn restore(&self, lang: Lang, kind: TrashKind, name: &str) -> Result<(), Refusal> {
        self.with(lang, |session| removal::restore(session, &[kind], Some(name)).map(drop))
    }

    /// Names and questions that may become of what is typed, at most so many, if their ids are wanted.
    pub(crate) fn suggest(
        &self,
        lang: Lang,
        typed: &str,
        most: usize,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Vec<Suggestion> {
        let session = self.session(lang, Vec::new());
        let begun = session.phrases().map(|phrases| phrases.begun(typed, lang, most, is_wanted));
        begun.into_iter().flatten().filter_map(|phrase| suggestion(&session, phrase)).collect()
    }

    /// What a query can be narrowed down by within a game, the wanted one where the query names none, and the query
    /// that its ticks are added to; nothing if it cannot be read.
    pub(crate) fn facets(&self, lang: Lang, typed: &str, game: Game, ticks: &FilledForm) -> (String, Vec<Facet>) {
        let session = self.session(lang, Vec::new());
        let found = cards::facets(&session, self.traits, typed, (game, ticks));
        found.unwrap_or_else(|_| (typed.to_owned(), Vec::new()))
    }

    /// A query with the ticks of a form in the place of those it had: values under the codes of their fields. What
    /// cannot be ticked stays as it was typed.
    pub(crate) fn ticked(&self, lang: Lang, typed: &str, ticks: &FilledForm) -> String {
        let session = self.session(lang, Vec::new());
        cards::ticked(&session, self.traits, typed, ticks).unwrap_or_else(|_| typed.to_owned())
    }

    /// A card by its id, as it is shown on a page of its own; `None` for any other entry.
    pub(crate) fn card(&self, lang: Lang, id: &str) -> Option<CardSheet> {
        cards::sheet(&self.session(lang, Vec::new()), id)
    }
}

fn suggestion(session: &Session<'_>, phrase: &Phrase) -> Option<Suggestion> {
    let record = session.ask(|catalog| catalog.record(phrase.id())).ok()??;
    let lang: Lang = session.texts.lang();
    let title = record.title().get(lang);
    let (shown, other, is_question) = match phrase {
        Phrase::Name(_) => (title, record.title().get(lang.other()), false),
        Phrase::Question(question) => (&question.text, title, true),
    };
    Some(Suggestion {
        id: phrase.id().to_owned(),
        other: if other == shown { String::new() } else { other.clone() },
        place: page::plain(&place(session.texts, &record)),
        title: shown.clone(),
        is_question,
    })
}
