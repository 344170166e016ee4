//! The program asked in process: what a command line shows as pages, which have no width yet.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::rc::Rc;

use crate::kit::desk::Desk;
use app::admin::completions::Completions;
use app::admin::data::Data;
use app::admin::site::Site;
use app::args::Cli;
use app::find::Find;
use app::host::Host;
use app::input::Input;
use app::line::{Line, subcommands_first};
use app::machine::{DataReader, Machine};
use app::paths::{CatalogFolders, Folders, UserDataPlace};
use app::prompt::{Console, LineRead, Memory, Offers};
use app::serve::Serve;
use app::session::{CatalogCache, Session};
use app::{Found, help, parsed};
use model::Lang;
use page::Page;
use page::locale::{self, Texts};
use page::render::Terminal;
use words::Problem;
use words::problem::{self, Medium};

/// A machine whose player has typed all lines beforehand, and who hears everything.
#[derive(Clone, Default)]
struct Typed(Rc<Talk>);

#[derive(Default)]
struct Talk {
    lines: RefCell<VecDeque<String>>,
    heard: RefCell<Vec<Page>>,
    said: RefCell<String>,
}

fn unsupported<T>() -> Result<T, Problem> {
    Err(io::Error::from(io::ErrorKind::Unsupported).into())
}

impl Host for Typed {
    fn find(&self, _: Find, _: &Session<'_>) -> Result<Found, Problem> {
        unsupported()
    }

    fn serve(&self, _: Serve, _: &Session<'_>) -> Result<Found, Problem> {
        unsupported()
    }

    fn write_site(&self, _: Site, _: &Session<'_>) -> Result<Found, Problem> {
        unsupported()
    }

    fn run_data(&self, arguments: Data, session: &Session<'_>) -> Result<Found, Problem> {
        author::run(arguments, session)
    }

    fn completions(&self, _: Completions, _: &Session<'_>) -> Result<Found, Problem> {
        unsupported()
    }
}

impl Machine for Typed {
    fn data_reader(&self) -> DataReader {
        author::from_folder
    }

    fn console(&self, _: &Folders, _: Lang, _: Option<Memory>) -> Box<dyn Console> {
        Box::new(self.clone())
    }

    fn tell(&self, page: &Page) {
        self.0.heard.borrow_mut().push(page.clone());
    }

    fn announce(&self, _: &str) {}

    fn read_clipboard(&self, _: u64) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn edit_file(&self, _: &str, _: &Path) -> io::Result<bool> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

impl Console for Typed {
    fn is_live(&self) -> bool {
        false
    }

    fn completes(&self) -> bool {
        false
    }

    fn has_more(&self) -> io::Result<bool> {
        Ok(!self.0.lines.borrow().is_empty())
    }

    fn say(&self, text: &str) -> io::Result<()> {
        self.0.said.borrow_mut().push_str(text);
        Ok(())
    }

    fn read(&self, _: &str, _: &dyn Fn() -> Offers) -> Result<LineRead, Problem> {
        self.plain_line()
    }

    fn plain_line(&self) -> Result<LineRead, Problem> {
        Ok(self.0.lines.borrow_mut().pop_front().map(Ok))
    }
}

/// What a command line shows: its page with what is told beside it, and what is said in a conversation of a width.
pub struct Shown {
    pub pages: Vec<Page>,
    pub said: String,
    /// The width of the conversation.
    pub width: usize,
    /// What the program ends with.
    pub code: u8,
}

impl Shown {
    /// All its pages at a width.
    pub fn screen(&self, width: usize) -> String {
        let terminal = Terminal::new(Some(width), false);
        self.pages.iter().map(|page| terminal.render(page)).collect()
    }
}

/// A desk at which the program is asked in a language, one line after the other.
pub struct Answers {
    texts: Texts,
    catalogs: CatalogCache,
    folders: Folders,
    /// Holds the folders.
    pub desk: Desk,
}

impl Answers {
    pub fn new(lang: Lang) -> Answers {
        let desk = Desk::new();
        let folders = Folders {
            catalogs: CatalogFolders::only_cache(Some(desk.cache.path().to_owned())),
            user: Some(UserDataPlace::File(desk.own.path().join("user.db"))),
            settings: None,
        };
        Answers { texts: Texts::new(lang), catalogs: CatalogCache::default(), folders, desk }
    }

    /// Closes all catalogs: the next line opens what it needs.
    pub fn reopen(&mut self) {
        self.catalogs = CatalogCache::default();
    }

    /// What a line writes that is a file to be kept and has no page.
    pub fn text(&self, line: &str) -> Option<String> {
        let host = Typed::default();
        let arguments: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let cli = parsed(Cli::with(&arguments[0])?, &arguments).ok()?;
        let mut session = Session::new(&self.texts, cli.global, help::localized, &self.catalogs, &host);
        session.folders = self.folders.clone();
        let found = cli.command.run_on(&host, &session).ok()?;
        found.report.as_text().map(ToString::to_string)
    }

    /// What a line of words shows to people whose conversations are of a width, given lines typed beforehand; what clap says
    /// if it is none. What is a file to be kept has no page.
    pub fn show(&self, line: &[&str], typed: &str, width: usize) -> Result<Shown, String> {
        let (texts, host) = (&self.texts, Typed::default());
        host.0.lines.borrow_mut().extend(typed.lines().map(str::to_owned));
        let words = line.iter().filter(|word| !word.starts_with("--json")).map(OsString::from);
        let mut arguments = Line::read(words.collect()).arguments;
        let program = Cli::with(&arguments[0]).ok_or("no command")?;
        arguments = subcommands_first(&program, arguments);
        let cli = parsed(program, &arguments).map_err(|error| error.to_string())?;
        let mut session = Session::new(texts, cli.global, help::localized, &self.catalogs, &host);
        session.terminal = Terminal::new(Some(width), false);
        session.folders = self.folders.clone();
        if line.contains(&"-") {
            session.input = Input::Handed(typed.as_bytes().to_vec());
        }
        let (page, code) = match cli.command.run_on(&host, &session) {
            Ok(found) if found.report.as_text().is_some() => (Page::new(), found.code),
            Ok(found) => {
                let beside = found.problem.iter().map(|error| problem::page(texts, error, Medium::Typed));
                host.0.heard.borrow_mut().extend(beside.chain(found.remark));
                (found.report.as_page(texts), found.code)
            }
            Err(error) => (problem::page(texts, &error, Medium::Typed), error.exit_code()),
        };
        let mut pages = vec![page];
        pages.append(&mut host.0.heard.borrow_mut());
        Ok(Shown { pages, said: host.0.said.take(), width, code })
    }
}

/// What a line ends with, answered in the folders that the environment names, as a terminal answers it.
pub fn exit_code(line: Vec<OsString>) -> u8 {
    let line = Line::read(line);
    let texts = Texts::new(locale::wanted(line.language()));
    match app::answer(line, &texts, &Typed::default()) {
        Ok(answer) => answer.code,
        Err(error) => {
            Terminal::new(Some(80), false).render(&problem::page(&texts, &error, Medium::Typed));
            error.exit_code()
        }
    }
}
