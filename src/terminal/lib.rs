//! The program at a terminal: arguments in, screen out, exit code.
//!
//! # To add something
//!
//! - **A key of the finder**: what it is called in `find/press.rs`; the compiler then names the places where it may
//!   mean something. Its line on the page of keys stands in `find/answers.rs`, its words in `find.ftl`. What its
//!   answer reads once and keeps is read ahead while nobody types: a line in `AHEAD` (`find/catalog.rs`).
//! - **An argument that names something kept or known**: what stands in it, `#[arg(add = ArgKind::Deck)]`
//!   (`app/argument_kinds.rs`); the Tab key then knows it.

mod clipboard;
mod complete;
mod completions;
mod find;
mod greeting;
mod other_programs;
mod pager;
mod prompt;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use app::admin::completions::Completions;
use app::admin::data::Data;
use app::admin::site::Site;
use app::find::Find;
use app::follow_up::FollowUp;
use app::host::Host;
use app::line::Line;
use app::machine::{DataReader, Machine};
use app::paths::{Folders, is_there, set_database_address};
use app::prompt::{Console, Dialogue, Memory, Offers, is_farewell, looked_up};
use app::serve::Serve;
use app::session::Session;
use app::small_texts::SmallText;
use app::{CommandAnswer, Found, answer, settings};
use model::text::vocabulary::typed;
use model::text::{steers, visible};
use model::{Boxes, Lang};
use page::Page;
use page::locale::{self, Texts, msg};
use page::render::{Terminal, sanitize_output};
use words::Problem;
use words::problem::{self, Medium};

/// The terminal the program was started at.
struct TerminalHost;

impl Host for TerminalHost {
    fn find(&self, arguments: Find, session: &Session<'_>) -> Result<Found, Problem> {
        find::run(arguments, session)
    }

    fn serve(&self, arguments: Serve, session: &Session<'_>) -> Result<Found, Problem> {
        server::run(&arguments, session)
    }

    fn write_site(&self, arguments: Site, session: &Session<'_>) -> Result<Found, Problem> {
        web::site::write(&arguments, session)
    }

    fn run_data(&self, arguments: Data, session: &Session<'_>) -> Result<Found, Problem> {
        author::run(arguments, session)
    }

    fn completions(&self, arguments: Completions, session: &Session<'_>) -> Result<Found, Problem> {
        completions::run(&arguments, session)
    }
}

impl Machine for TerminalHost {
    fn data_reader(&self) -> DataReader {
        author::from_folder
    }

    fn console(&self, folders: &Folders, lang: Lang, memory: Option<Memory>) -> Box<dyn Console> {
        Box::new(prompt::StandardConsole::new(folders, lang, memory))
    }

    fn tell(&self, page: &Page) {
        tell(page);
    }

    fn announce(&self, line: &str) {
        if !find::screen::is_open() {
            pager::announce(line);
        }
    }

    fn read_clipboard(&self, most: u64) -> io::Result<Vec<u8>> {
        clipboard::read(most)
    }

    fn edit_file(&self, editor: &str, file: &Path) -> io::Result<bool> {
        let ended = other_programs::program(editor, &[file.as_os_str()]).status()?;
        Ok(ended.success())
    }
}

/// Runs the program and returns its exit code: 0 found or done, 1 nothing found, 2 wrong use or
/// unreadable data.
pub fn run(arguments: Vec<OsString>) -> u8 {
    if let Some(shell) = complete::asking() {
        complete::answer(shell, arguments);
        return 0;
    }
    let arguments: Vec<OsString> = arguments.into_iter().map(unsteered).collect();
    let unset = settings::load_settings();
    let line = Line::read(arguments);
    set_database_address(line.server.clone());
    let texts = Texts::new(locale::wanted(language(&line)));
    let is_paged = line.is_paged;
    let outcome = greeted(line, &texts).and_then(|line| match line {
        Some(line) => answer(line, &texts, &TerminalHost),
        None => Ok(CommandAnswer::from_text(String::new())),
    });
    if let Some(fault) = unset.filter(|_| !outcome.as_ref().is_err_and(Problem::is_of_settings)) {
        tell(&problem::aside(&texts, &fault, Medium::Typed));
    }
    let code = outcome.and_then(|answer| {
        let follow_up = answer.follow_up.clone();
        let code = print_answer(answer, &texts, is_paged)?;
        follow_up.keep();
        ask_for_box(&follow_up, &texts)?;
        chosen(&follow_up, &texts, is_paged).map(|chosen| chosen.unwrap_or(code))
    });
    match code {
        Ok(code) => code,
        Err(error) if error.is_closed_pipe() => 0,
        Err(error) => {
            complain(&error, &texts);
            error.exit_code()
        }
    }
}

/// The line as it is answered: where nothing is asked for on a terminal, what the player chooses there; `None` if nothing.
fn greeted(line: Line, texts: &Texts) -> Result<Option<Line>, Problem> {
    if line.asks_for_nothing && find::is_on_a_terminal() {
        return Ok(greeting::greet(&line.arguments, texts, &TerminalHost)?.map(Line::read));
    }
    Ok(Some(line))
}

/// Writes an answer, and returns its code.
fn print_answer(answer: CommandAnswer, texts: &Texts, is_paged: bool) -> Result<u8, Problem> {
    let written = pager::print(&answer.text, is_paged);
    if let Some(problem) = answer.problem {
        complain(&problem, texts);
    }
    if let Some(remark) = answer.remark {
        tell(&remark);
    }
    written.map(|()| answer.code)
}

/// Asks a player at a terminal who has never said which boxes they have whether they have the one an answer is from;
/// either answer is kept, and then nobody asks again.
fn ask_for_box(follow_up: &FollowUp, texts: &Texts) -> Result<(), Problem> {
    let Some(with) = follow_up.boxes_to_ask_for() else {
        return Ok(());
    };
    let dialogue = Dialogue::from_console(Box::new(prompt::StandardConsole::plain()));
    if !dialogue.is_live() {
        return Ok(());
    }
    let Some(typed) = dialogue.read(texts, &format!("{} ", msg::entry_ask_for_box(texts)), Offers::default)? else {
        return Ok(());
    };
    let boxes = if typed::ANSWER_YES.is(&typed) { with.clone() } else { Boxes::default() };
    SmallText::Boxes.keep(&Folders::of_system(), &boxes.codes())?;
    dialogue.say(&format!("{}\n", msg::entry_boxes_kept(texts, boxes.codes())))
}

/// Lets the player choose one of a list by its number, or look up another word; the code of what is shown last, if
/// anything is. Where nobody sits at a terminal nobody is asked.
fn chosen(follow_up: &FollowUp, texts: &Texts, is_paged: bool) -> Result<Option<u8>, Problem> {
    let Some(count) = follow_up.choices() else {
        return Ok(None);
    };
    let dialogue = Dialogue::from_console(Box::new(prompt::StandardConsole::plain()));
    if !dialogue.is_live() {
        return Ok(None);
    }
    let prompt = format!("{} ", msg::entry_choose(texts, count));
    while let Some(typed) = dialogue.read(texts, &prompt, Offers::default)? {
        if typed.is_empty() || is_farewell(&typed) {
            break;
        }
        let answered =
            follow_up.line(looked_up(&typed).unwrap_or(&typed)).and_then(|line| answer(line, texts, &TerminalHost));
        match answered.and_then(CommandAnswer::or_problem) {
            Err(error) => {
                let mut page = problem::page(texts, &error, Medium::Typed);
                page.replace_commands(|_| None);
                tell(&page);
            }
            Ok(answer) => {
                let next = answer.follow_up.clone();
                next.keep();
                let code = print_answer(answer, texts, is_paged)?;
                return Ok(chosen(&next, texts, is_paged)?.or(Some(code)));
            }
        }
    }
    Ok(None)
}

/// The language named on the line or by a variable, else the one set for all runs.
fn language(line: &Line) -> Option<Lang> {
    line.language().or(settings::of_player().language)
}

/// An argument without signs that steer a screen, unless a file is called so.
fn unsteered(argument: OsString) -> OsString {
    match argument.to_str() {
        Some(text) if text.contains(steers) && !is_there(Path::new(text)).unwrap_or(false) => {
            visible(text).into_owned().into()
        }
        Some(_) | None => argument,
    }
}

/// Tells the player about a fault of the program itself and ends it. Nothing a player types should
/// lead here.
pub fn report_panic(detail: &str) -> ! {
    find::leave();
    let texts = Texts::new(locale::wanted(language(&Line::default())));
    let text = Terminal::of_stderr().render(&problem::panic(&texts, detail));
    let _ = io::stderr().lock().write_all(sanitize_output(&text).as_bytes());
    std::process::exit(2)
}

fn complain(error: &Problem, texts: &Texts) {
    tell(&problem::page(texts, error, Medium::Typed));
}

fn tell(page: &Page) {
    let text = Terminal::of_stderr().render(page);
    // Without standard error there is nobody left to tell.
    let _ = io::stderr().lock().write_all(sanitize_output(&text).as_bytes());
}
