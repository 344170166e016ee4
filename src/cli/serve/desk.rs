//! A worker of the page: the commands of the terminal, with catalogs that stay open.

use std::cell::Cell;
use std::ffi::OsString;
use std::path::PathBuf;

use serde_json::Value;

use super::cards::Traits;
use super::suggest::suggestions;
use super::{calc, cards, deck};
use crate::cli::args::Cli;
use crate::cli::session::{Session, Shelf};
use crate::cli::{Answer, help, parsed};
use crate::error::Error;
use crate::locale::Texts;
use crate::model::{Game, Lang};
use crate::page::Filled;
use crate::paths::Folders;
use crate::view::problem;
use crate::web::club::person::Whose;
use crate::web::wants::{CardSearch, DeckForm, Decks, Facet, Listed, Reckoner, Sheet};
use crate::web::{Desk, Leaf, Line, Suggestion};

/// Where a desk finds its data.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    pub folders: Folders,
    /// The folder given with `--data`.
    pub data: Option<PathBuf>,
    /// Whether many share it who have nothing to do with each other.
    pub is_shared: bool,
}

/// A desk as long as it is worked at.
pub(super) struct Worker<'a> {
    texts: &'a [Texts; 2],
    shelf: &'a Shelf,
    pub(super) place: &'a Place,
    traits: &'a Traits,
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
    Other(Whose),
}

/// Makes a desk and lends it to the work.
pub fn lend(place: &Place, work: &mut dyn FnMut(&dyn Desk)) {
    let texts = Lang::ALL.map(Texts::new);
    let (shelf, whose) = if place.is_shared {
        (Shelf::common(), Owner::Nobody)
    } else {
        (Shelf::default(), Owner::Player)
    };
    work(&Worker {
        texts: &texts,
        shelf: &shelf,
        place,
        traits: &Traits::new(),
        whose,
        missed: Cell::new(false),
    });
}

impl Worker<'_> {
    pub(super) fn session(&self, lang: Lang, text: Vec<u8>) -> Session<'_> {
        let texts = &self.texts[usize::from(lang != Lang::ALL[0])];
        Session::of_page(texts, help::localized, text, self.folders(), self.shelf)
            .with_data(self.place.data.as_deref())
    }

    /// A worker at the same desk, for somebody else.
    pub(super) fn working_for(&self, whose: Whose) -> Worker<'_> {
        Worker {
            whose: Owner::Other(whose),
            missed: Cell::new(false),
            ..*self
        }
    }

    /// Keeps in mind that a server did not answer, if it is that.
    pub(super) fn note(&self, error: &Error) {
        if error.is_away() {
            self.missed.set(true);
        }
    }

    /// An answer with what is said beside it.
    fn leaf(&self, session: &Session<'_>, answer: Answer) -> Leaf {
        let Answer {
            text,
            remark,
            problem,
            code,
            ..
        } = answer;
        let (title, lacking) = (session.leaf.title(), session.lacks());
        problem
            .iter()
            .chain(&lacking)
            .for_each(|error| self.note(error));
        let problem = problem.map(|error| problem::page(session.texts, &error));
        let lacking = lacking.map(|error| problem::aside(session.texts, &error));
        let beside: String = remark
            .into_iter()
            .chain(problem)
            .chain(lacking)
            .map(|page| session.part(page))
            .collect();
        Leaf {
            title,
            body: text + &beside,
            code,
        }
    }
}

impl Desk for Worker<'_> {
    fn of<'a>(&'a self, whose: &Whose) -> Box<dyn Desk + 'a> {
        Box::new(self.working_for(whose.clone()))
    }

    fn texts(&self, lang: Lang) -> &Texts {
        &self.texts[usize::from(lang != Lang::ALL[0])]
    }

    fn ask(&self, lang: Lang, line: &Line) -> Leaf {
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

    fn suggest(&self, lang: Lang, typed: &str, game: Option<Game>, most: usize) -> Vec<Suggestion> {
        let session = self.session(lang, Vec::new());
        let names = session.names();
        names.map_or_else(
            |_| Vec::new(),
            |names| suggestions(names, &session, typed, game, most),
        )
    }
}

impl Reckoner for Worker<'_> {
    fn calculators(&self, lang: Lang) -> Vec<Listed> {
        calc::all(self.texts(lang))
    }

    fn calculator(&self, lang: Lang, name: &str, filled: &Filled) -> Option<Sheet> {
        calc::one(self.texts(lang), name, filled)
    }
}

impl CardSearch for Worker<'_> {
    fn facets(&self, lang: Lang, typed: &str) -> Vec<Facet> {
        let session = self.session(lang, Vec::new());
        cards::facets(&session, self.traits, typed).unwrap_or_default()
    }

    fn sorts(&self, lang: Lang) -> Vec<(&'static str, &'static str)> {
        cards::sorts(lang)
    }
}

impl Decks for Worker<'_> {
    fn document(&self, lang: Lang, line: &Line) -> Value {
        let session = self.session(lang, line.text.clone()).for_programs();
        let answer = answered(&session, &line.words).inspect_err(|error| self.note(error));
        session.lacks().iter().for_each(|error| self.note(error));
        let document = answer
            .ok()
            .and_then(|answer| serde_json::from_str(&answer.text).ok());
        document.unwrap_or(Value::Null)
    }

    fn deck_forms(&self, lang: Lang) -> Vec<DeckForm> {
        deck::forms(lang)
    }
}

fn answered(session: &Session<'_>, words: &[String]) -> Result<Answer, Error> {
    let arguments: Vec<OsString> = words.iter().map(OsString::from).collect();
    let program = words
        .first()
        .and_then(|command| Cli::with(command.as_ref()));
    match parsed(program.unwrap_or_else(Cli::command), &arguments) {
        Ok(cli) => cli.command.run(session),
        Err(_) => Err(help::refusal(arguments, session.texts)),
    }
}

fn complaint(session: &Session<'_>, error: &Error) -> Leaf {
    let page = problem::page(session.texts, error);
    Leaf {
        body: session.part(page),
        title: error.sentence(session.texts),
        code: error.exit_code(),
    }
}
