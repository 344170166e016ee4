//! Every command line of the documents, answered for people: in both languages, at three widths of a terminal.

use std::cell::RefCell;
use std::collections::{BTreeSet, VecDeque};
use std::ffi::OsString;
use std::path::Path;
use std::rc::Rc;
use std::sync::LazyLock;
use std::thread;
use std::{fs, io};

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
use page::locale::Texts;
use page::render::Terminal;
use view::error::Error;
use view::problem::{self, Medium};

use super::{Case, cases, folders, words};
use crate::kit::desk::Desk;
use crate::kit::files::files_below;

/// Widths of terminals: the narrowest that is served, the common one, and wider than any line gets.
const WIDTHS: [usize; 3] = [40, 80, 120];

/// Command lines that are not answered here: what they show belongs to the machine of the process, or is the text of
/// licenses.
const LEFT_OUT: [&str; 4] = ["config", "find", "admin completions", "admin licenses"];

/// Command lines that may end otherwise for people: they are told where nothing is kept yet, are shown what is nearly
/// meant, and their games go other ways, for they are asked one thing after the other.
const OTHERWISE: [&str; 3] = ["campaign list", "search pikard", "solo event"];

/// A machine whose player has typed all lines beforehand, and who hears everything.
#[derive(Clone, Default)]
struct Typed(Rc<Talk>);

#[derive(Default)]
struct Talk {
    lines: RefCell<VecDeque<String>>,
    heard: RefCell<Vec<Page>>,
    said: RefCell<String>,
}

fn unsupported<T>() -> Result<T, Error> {
    Err(io::Error::from(io::ErrorKind::Unsupported).into())
}

impl Host for Typed {
    fn find(&self, _: Find, _: &Session<'_>) -> Result<Found, Error> {
        unsupported()
    }

    fn serve(&self, _: Serve, _: &Session<'_>) -> Result<Found, Error> {
        unsupported()
    }

    fn write_site(&self, _: Site, _: &Session<'_>) -> Result<Found, Error> {
        unsupported()
    }

    fn run_data(&self, arguments: Data, session: &Session<'_>) -> Result<Found, Error> {
        author::run(arguments, session)
    }

    fn completions(&self, _: Completions, _: &Session<'_>) -> Result<Found, Error> {
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

    fn read(&self, _: &str, _: &dyn Fn() -> Offers) -> Result<LineRead, Error> {
        self.plain_line()
    }

    fn plain_line(&self) -> Result<LineRead, Error> {
        Ok(self.0.lines.borrow_mut().pop_front().map(Ok))
    }
}

/// What a command line shows: its page with what is told beside it, and what is said in a conversation of a width.
struct Shown {
    pages: Vec<Page>,
    said: String,
    width: usize,
}

impl Shown {
    /// All its pages at a width.
    fn screen(&self, width: usize) -> String {
        let terminal = Terminal::new(Some(width), false);
        self.pages.iter().map(|page| terminal.render(page)).collect()
    }

    /// What is wrong with it at any width, if anything is.
    fn fault(&self) -> Option<String> {
        let pages = WIDTHS.into_iter().find_map(|width| fault(&self.screen(width), width));
        pages.or_else(|| fault(&self.said, self.width))
    }
}

/// Answers a case as on a terminal, but with pages that have no width yet.
fn show(case: &Case, folders: &Folders, texts: &Texts, width: usize) -> Result<Shown, String> {
    let host = Typed::default();
    host.0.lines.borrow_mut().extend(case.input.lines().map(str::to_owned));
    let typed = words(&case.run).into_iter().filter(|word| *word != "--json").map(OsString::from);
    let mut arguments = Line::read(typed.collect()).arguments;
    let program = Cli::with(&arguments[0]).ok_or("no command")?;
    arguments = subcommands_first(&program, arguments);
    let cli = parsed(program, &arguments).map_err(|error| error.to_string())?;
    let catalogs = CatalogCache::default();
    let mut session = Session::new(texts, cli.global, help::localized, &catalogs, &host);
    session.terminal = Terminal::new(Some(width), false);
    session.folders = folders.clone();
    if arguments.iter().any(|word| word == "-") {
        session.input = Input::Handed(case.input.clone().into_bytes());
    }
    let (page, code) = match cli.command.run_on(&host, &session) {
        // What is a file is written as it is.
        Ok(found) if found.report.as_text().is_some() => (Page::new(), found.code),
        Ok(found) => {
            let beside = found.problem.iter().map(|error| problem::page(texts, error, Medium::Typed));
            host.0.heard.borrow_mut().extend(beside.chain(found.remark));
            (found.report.as_page(texts), found.code)
        }
        Err(error) => (problem::page(texts, &error, Medium::Typed), error.exit_code()),
    };
    if i32::from(code) != case.code && !begins(case, &OTHERWISE) {
        return Err(format!("ended with {code}: {}", Terminal::new(Some(80), false).render(&page)));
    }
    let mut pages = vec![page];
    pages.append(&mut host.0.heard.borrow_mut());
    Ok(Shown { pages, said: host.0.said.take(), width })
}

fn begins(case: &Case, lines: &[&str]) -> bool {
    lines.iter().any(|line| case.run.starts_with(line))
}

/// What all cases show in a language, at a desk of their own.
fn shown(cases: &[Case], lang: Lang) -> Vec<Result<Shown, String>> {
    let (desk, texts) = (Desk::new(), Texts::new(lang));
    let folders = Folders {
        catalogs: CatalogFolders::only_cache(Some(desk.cache.path().to_owned())),
        user: Some(UserDataPlace::File(desk.own.path().join("user.db"))),
    };
    let widths = WIDTHS.into_iter().cycle();
    cases.iter().zip(widths).map(|(case, width)| show(case, &folders, &texts, width)).collect()
}

/// The names of all messages.
static MESSAGES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let texts = files_below(&folder).into_iter().map(|path| fs::read_to_string(path).expect("messages"));
    let texts = texts.collect::<String>();
    let names = texts.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    names.filter(|name| name.contains('-') && !name.contains(' ')).map(str::to_owned).collect()
});

/// Whether a sign is a noncharacter or another mark that stands around words until they are drawn.
fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{fdd0}'..='\u{fdef}' | '\u{fffd}'..='\u{ffff}' | '\u{2066}'..='\u{2069}')
}

/// What is wrong with a screen of a width, if anything is. A line without a blank is a word that fits nowhere.
fn fault(screen: &str, width: usize) -> Option<String> {
    if let Some(mark) = screen.chars().find(|sign| is_mark(*sign)) {
        return Some(format!("has the mark {mark:?}"));
    }
    let words = screen.split(|sign: char| !sign.is_alphanumeric() && !"-_/.".contains(sign));
    if let Some(name) = words.map(|word| word.trim_matches('.')).find(|word| MESSAGES.contains(*word)) {
        return Some(format!("shows the message {name} by its name"));
    }
    let is_too_wide = |line: &&str| line.chars().count() > width && line.trim().contains(' ');
    Some(format!("has a line that is wider than {width}: {}", screen.lines().find(is_too_wide)?))
}

/// Lines of a screen that are a sentence or a part of one: they have several words in small letters.
fn sentences(screen: &str) -> BTreeSet<&str> {
    let is_small = |word: &&str| word.chars().all(|sign| sign.is_alphabetic() && sign.is_lowercase());
    let is_sentence = |line: &&str| {
        let small: BTreeSet<&str> = line.split_whitespace().filter(is_small).collect();
        small.len() >= 4
    };
    screen.lines().map(str::trim).filter(is_sentence).collect()
}

/// What is wrong with what a case shows, a line each. Whole phrases that were typed are shown as they are.
fn faults(typed: &[&str], german: &Shown, english: &Shown) -> Vec<String> {
    let mut found: Vec<String> = [german, english].into_iter().filter_map(Shown::fault).collect();
    let [german, english] = [german, english].map(|shown| shown.screen(120) + &shown.said);
    if german == english && german.contains(char::is_alphabetic) {
        found.push(format!("is the same in both languages: {german}"));
    }
    let (german, english) = (sentences(&german), sentences(&english));
    let both = german.intersection(&english).filter(|line| !typed.iter().any(|phrase| line.ends_with(phrase)));
    found.extend(both.map(|line| format!("is not translated: {line}")));
    found
}

#[test]
fn every_page_is_shown_in_both_languages_at_every_width() {
    let mut found = Vec::new();
    for folder in folders() {
        let mut cases = cases(&folder);
        cases.retain(|case| !begins(case, &LEFT_OUT));
        let typed: Vec<&str> =
            cases.iter().flat_map(|case| words(&case.run)).filter(|word| word.contains(' ')).collect();
        let [german, english] = thread::scope(|scope| {
            let running = Lang::ALL.map(|lang| {
                let cases = &cases;
                scope.spawn(move || shown(cases, lang))
            });
            running.map(|one| one.join().expect("no panic"))
        });
        for (case, (german, english)) in cases.iter().zip(german.into_iter().zip(english)) {
            let wrong = match (german, english) {
                (Ok(german), Ok(english)) => faults(&typed, &german, &english),
                (Err(wrong), _) | (_, Err(wrong)) => vec![wrong],
            };
            found.extend(wrong.iter().map(|wrong| format!("tricorder {}: {wrong}", case.run)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_wrong_with_a_page_is_noticed() {
    assert_eq!(fault("two words\n", 9), None);
    assert_eq!(fault("two words\n", 8).as_deref(), Some("has a line that is wider than 8: two words"));
    assert_eq!(fault("a \u{fdd0}word", 80).as_deref(), Some("has the mark '\\u{fdd0}'"));
    assert_eq!(
        fault("See err-unknown-card.", 80).as_deref(),
        Some("shows the message err-unknown-card by its name")
    );
    let lines = "Odo, Constable of the Station\nput this back on top";
    assert_eq!(sentences(lines).into_iter().collect::<Vec<_>>(), ["put this back on top"]);
}
