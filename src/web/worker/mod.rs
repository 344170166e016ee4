//! A worker of the page: the commands of the terminal, with catalogs that stay open.

use std::cell::Cell;
use std::ffi::OsString;
use std::io;
use std::path::Path;

use serde_json::Value;

mod calc;
mod cards;
mod deck;
mod rules;
mod seats;
mod solo;
mod solo_forms;

use self::cards::Traits;
use self::rules::Rules;
use crate::backend::{
    CalculatorBackend, CalculatorForm, CalculatorSummary, CardSearchBackend, CardSheet, DeckBackend, DeckFormat,
    Facet,
};
use crate::club::identity::Principal;
use crate::games::Refusal;
use crate::html_fragment::html_fragment;
use crate::{Backend, CommandLine, HtmlFragment, Suggestion};
use app::args::Cli;
use app::html_answer::HtmlTarget;
use app::machine::{DataFolder, Machine};
use app::names::Names;
use app::own_boxes;
use app::paths::Folders;
use app::prompt::{Console, LineRead, Memory, Offers};
use app::removal;
use app::session::{CatalogCache, Session};
use app::user::User;
use app::{CommandAnswer, help, parsed};
use keep::trash::{TrashKind, TrashedItem};
use model::{Boxes, Game, Lang};
use page::locale::Texts;
use page::{FilledForm, Page};
use view::entry::place;
use view::error::Error;
use view::problem::{self, Medium};

/// Where a backend finds its data.
#[derive(Debug, Clone, Default)]
pub struct DataPlace {
    /// Where catalogs and the player's own data lie.
    pub folders: Folders,
    /// The folder given with `--data`.
    pub data: Option<DataFolder>,
    /// Whether many share it who have nothing to do with each other.
    pub is_shared: bool,
}

/// A backend as long as it is worked at.
pub(super) struct Worker<'a> {
    texts: &'a [Texts; 2],
    catalogs: &'a CatalogCache,
    pub(super) place: &'a DataPlace,
    traits: &'a Traits,
    rules: &'a Rules,
    pub(super) whose: Owner,
    /// Whether a server did not answer what this worker asked.
    missed: Cell<bool>,
}

/// Whose things a worker works with.
#[derive(Debug, Clone)]
pub(super) enum Owner {
    /// Those of the only player.
    Player,
    /// Nobody's.
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

    fn read(&self, _: &str, _: &dyn Fn() -> Offers) -> Result<LineRead, Error> {
        Ok(None)
    }

    fn plain_line(&self) -> Result<LineRead, Error> {
        Ok(None)
    }
}

/// What a worker works at: the words of both languages, and catalogs that stay open.
pub struct Desk {
    texts: [Texts; 2],
    catalogs: CatalogCache,
    /// The boxes the catalogs were opened for.
    boxes: Boxes,
    place: DataPlace,
    traits: Traits,
    rules: Rules,
}

impl Desk {
    /// A desk with nothing opened yet.
    pub fn new(place: DataPlace) -> Desk {
        let (catalogs, boxes) = (open_for(&place), boxes_of(&place));
        Desk {
            texts: Lang::ALL.map(Texts::new),
            catalogs,
            boxes,
            place,
            traits: Traits::new(),
            rules: Rules::new(),
        }
    }

    /// Lends the program at this desk to the work: for its player, or for nobody where many share it. Whoever has other
    /// boxes now gets other catalogs.
    pub fn lend(&mut self, work: impl FnOnce(&dyn Backend)) {
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
        let texts = &self.texts[usize::from(lang != Lang::ALL[0])];
        Session::of_page(
            texts,
            help::localized,
            text,
            self.folders(),
            HtmlTarget::fragment(html_fragment),
            self.catalogs,
            &PageMachine,
        )
        .with_data(self.place.data.as_ref())
    }

    /// A worker at the same backend, for somebody else.
    pub(super) fn working_for(&self, whose: Principal) -> Worker<'_> {
        Worker { whose: Owner::Other(whose), missed: Cell::new(false), ..*self }
    }

    /// Keeps in mind that a server did not answer, if it is that.
    pub(super) fn note(&self, error: &Error) {
        if error.is_away() {
            self.missed.set(true);
        }
    }

    /// An answer with what is said beside it.
    fn leaf(&self, session: &Session<'_>, answer: CommandAnswer) -> HtmlFragment {
        let CommandAnswer { text, remark, problem, code, trail } = answer;
        let (title, lacking) = (session.html_target.title(), session.lacks());
        problem.iter().chain(&lacking).for_each(|error| self.note(error));
        let problem = problem.map(|error| problem::page(session.texts, &error, Medium::Tapped));
        let lacking = lacking.iter().map(|error| problem::aside(session.texts, error, Medium::Tapped));
        let beside: String = remark
            .into_iter()
            .chain(problem)
            .chain(lacking)
            .map(|page| html_fragment(page, session.texts))
            .collect();
        let total = trail.total;
        HtmlFragment { title, body: text + &beside, entry: trail.into_opened().unwrap_or_default(), total, code }
    }
}

impl Backend for Worker<'_> {
    fn of<'a>(&'a self, whose: &Principal) -> Box<dyn Backend + 'a> {
        Box::new(self.working_for(whose.clone()))
    }

    fn texts(&self, lang: Lang) -> &Texts {
        &self.texts[usize::from(lang != Lang::ALL[0])]
    }

    fn ask(&self, lang: Lang, line: &CommandLine) -> HtmlFragment {
        let session = self.session(lang, line.text.clone());
        let answer = answered(&session, &self.meant(line)).inspect_err(|error| self.note(error));
        match answer {
            Ok(answer) => self.leaf(&session, answer),
            Err(error) => complaint(&session, &error),
        }
    }

    fn has_missed(&self) -> bool {
        self.missed.get()
    }

    fn title(&self, lang: Lang, id: &str) -> Option<String> {
        let session = self.session(lang, Vec::new());
        let record = session.ask(|catalog| catalog.record(id)).ok()??;
        Some(record.title().get(lang).clone())
    }

    fn printed(&self, lang: Lang, doc: &str, pages: &str) -> Option<HtmlFragment> {
        rules::on_page(&self.session(lang, Vec::new()), self.rules, doc, pages)
    }

    fn stars(&self) -> Vec<String> {
        User::read_existing(&self.folders(), |store| store.stars()).unwrap_or_default()
    }

    fn trash(&self, lang: Lang) -> Result<Vec<TrashedItem>, Refusal> {
        self.with(lang, |session| session.user()?.with(|db| db.trash()))
    }

    fn restore(&self, lang: Lang, kind: TrashKind, name: &str) -> Result<(), Refusal> {
        self.with(lang, |session| removal::restore(session, &[kind], Some(name)).map(drop))
    }

    fn suggest(&self, lang: Lang, typed: &str, game: Option<Game>, most: usize) -> Vec<Suggestion> {
        let session = self.session(lang, Vec::new());
        let names = session.names();
        names.map_or_else(|_| Vec::new(), |names| suggestions(names, &session, typed, game, most))
    }
}

impl CalculatorBackend for Worker<'_> {
    fn calculators(&self, lang: Lang) -> Vec<CalculatorSummary> {
        calc::list_calculators(self.texts(lang))
    }

    fn calculator(&self, lang: Lang, name: &str, filled: &FilledForm) -> Option<CalculatorForm> {
        calc::fill_form(self.texts(lang), name, filled)
    }
}

impl CardSearchBackend for Worker<'_> {
    fn facets(&self, lang: Lang, typed: &str) -> Vec<Facet> {
        let session = self.session(lang, Vec::new());
        cards::facets(&session, self.traits, typed).unwrap_or_default()
    }

    fn ticked(&self, lang: Lang, typed: &str, ticks: &FilledForm) -> String {
        let session = self.session(lang, Vec::new());
        cards::ticked(&session, self.traits, typed, ticks).unwrap_or_else(|_| typed.to_owned())
    }

    fn card(&self, lang: Lang, id: &str) -> Option<CardSheet> {
        let session = self.session(lang, Vec::new());
        cards::sheet(&session, id)
    }

    fn sorts(&self, lang: Lang) -> Vec<(&'static str, &'static str)> {
        cards::sorts(lang)
    }
}

impl DeckBackend for Worker<'_> {
    fn document(&self, lang: Lang, line: &CommandLine) -> Value {
        let session = self.session(lang, line.text.clone()).for_programs();
        let answer = answered(&session, &line.words).inspect_err(|error| self.note(error));
        session.lacks().iter().for_each(|error| self.note(error));
        let document = answer.ok().and_then(|answer| serde_json::from_str(&answer.text).ok());
        document.unwrap_or(Value::Null)
    }

    fn deck_forms(&self, lang: Lang) -> Vec<DeckFormat> {
        deck::forms(self.texts(lang))
    }
}

fn answered(session: &Session<'_>, words: &[String]) -> Result<CommandAnswer, Error> {
    let arguments: Vec<OsString> = words.iter().map(OsString::from).collect();
    let program = words.first().and_then(|command| Cli::with(command.as_ref()));
    match parsed(program.unwrap_or_else(Cli::command), &arguments) {
        Ok(cli) => cli.command.run(session),
        Err(_) => Err(help::refusal(arguments, session.texts)),
    }
}

fn complaint(session: &Session<'_>, error: &Error) -> HtmlFragment {
    let page = problem::page(session.texts, error, Medium::Tapped);
    let (body, title) = (html_fragment(page, session.texts), error.sentence(session.texts));
    HtmlFragment { body, title, code: error.exit_code(), ..HtmlFragment::default() }
}

/// The entries and cards whose names are near to what is typed.
pub fn suggestions(
    names: &Names,
    session: &Session<'_>,
    typed: &str,
    game: Option<Game>,
    most: usize,
) -> Vec<Suggestion> {
    let in_game = |id: &str| game.is_none_or(|game| id.split('/').next() == Some(game.code()));
    let near = names.near(typed, most, in_game).into_iter();
    near.filter_map(|known| suggestion(session, &known.id)).collect()
}

fn suggestion(session: &Session<'_>, id: &str) -> Option<Suggestion> {
    let record = session.ask(|catalog| catalog.record(id)).ok()??;
    let lang: Lang = session.texts.lang();
    let title = record.title().get(lang).clone();
    let other = record.title().get(lang.other());
    Some(Suggestion {
        id: id.to_owned(),
        other: if *other == title { String::new() } else { other.clone() },
        place: page::plain(&place(session.texts, &record)),
        title,
    })
}
