//! Where a deck list comes from: a code, a file, an archive, standard input, the clipboard, or the saved decks.

use std::io;
use std::path::Path;

use clap::Args;

use crate::argument_kinds::{ArgKind, Needed, RarelyNeeded};
use crate::choices::FAMILIES;
use crate::deck::named_lists::{self, UnknownDeckName, no_list};
use crate::options::OneOf;
use crate::paths::is_there;
use crate::session::Session;
use deck::{
    ArchiveError, CardList, Citation, DeckList, DecodeError, Family, ListContent, Pile, Purpose, Recognizer,
    decode, has_code, is_archive, one_line, read_all, unzip_files,
};
use model::text::key;
use page::locale::say;
use words::Problem;

/// One byte more than is read of any list, so that larger ones are told from those just small enough.
const MOST: u64 = (1 << 20) + 1;
/// Cards of which none is known make a list of another game.
const FOREIGN: usize = 5;
/// Bytes of a line with a card.
const LONGEST: usize = 10_000;

/// Stands for the clipboard where a path is asked for; no file can be called so.
pub const CLIPBOARD: &str = "\0clipboard";

/// The one list a command is about.
#[derive(Debug, Default, Args)]
pub struct Source {
    #[arg(required_unless_present = "clipboard", conflicts_with = "clipboard", add = Needed(&["clipboard"]), add = ArgKind::DeckOrFile)]
    list: Option<String>,
    #[arg(long)]
    clipboard: bool,
    #[arg(long, value_parser = OneOf(&FAMILIES), add = RarelyNeeded)]
    from: Option<Family>,
}

/// The lists a command is about.
#[derive(Debug, Default, Args)]
pub struct Lists {
    #[arg(required_unless_present = "clipboard", add = Needed(&["clipboard"]), add = ArgKind::DeckOrFile)]
    lists: Vec<String>,
    #[arg(long)]
    clipboard: bool,
    /// How the structure of the lists is read; `None` if each of them shows it.
    #[arg(long, value_parser = OneOf(&FAMILIES), add = RarelyNeeded)]
    pub from: Option<Family>,
}

impl Lists {
    /// The list at a place alone.
    pub fn at(place: &str) -> Lists {
        Lists { lists: vec![place.to_owned()], ..Lists::default() }
    }

    /// The lists that are given, the clipboard last.
    pub fn paths(&self) -> Vec<String> {
        let clipboard = self.clipboard.then(|| CLIPBOARD.to_owned());
        self.lists.iter().cloned().chain(clipboard).collect()
    }
}

impl Source {
    /// The list at a place: a saved deck or an example by its name, or `-` for the text handed over.
    pub fn at(place: &str) -> Source {
        Source { list: Some(place.to_owned()), ..Source::default() }
    }

    /// Reads the list.
    ///
    /// # Errors
    /// When it cannot be read, is no deck list, or is several.
    pub fn load(&self, session: &Session<'_>) -> Result<DeckList, Problem> {
        load(session, self.list.as_deref().unwrap_or(CLIPBOARD), self.from)
    }

    /// Where the list is from, if that has a name.
    pub fn place(&self) -> Option<&str> {
        self.list.as_deref().filter(|path| *path != "-" && !has_code(path))
    }
}

impl Source {
    /// Reads every list, as those of a collection.
    ///
    /// # Errors
    /// When they cannot be read or are no deck lists.
    pub fn load_collection(&self, session: &Session<'_>) -> Result<Vec<DeckList>, Problem> {
        let path = self.list.as_deref().unwrap_or(CLIPBOARD);
        load_for(session, path, self.from, Purpose::Collection)
    }
}

/// Reads a list from the code of a deck, a file, standard input for `-`, the clipboard for [`CLIPBOARD`], or, where
/// there is no such file, from the saved decks. It carries the name of its file unless it gives one
/// itself. Of a file with several decks `FILE#2` is the second.
///
/// # Errors
/// When it cannot be read, is no deck list, or is several.
pub fn load(session: &Session<'_>, path: &str, family: Option<Family>) -> Result<DeckList, Problem> {
    let mut lists = load_all(session, path, family)?;
    if lists.len() > 1 {
        return Err(Problem::misuse(say::err_deck_several(path, lists.len(), numbered_names(&lists)))
            .hint(say::hint_deck_several(path)));
    }
    lists.pop().ok_or_else(|| not_text(path, DecodeError::Empty.code()))
}

/// Reads every deck of a text that is at hand.
///
/// # Errors
/// When it is no deck list.
pub fn read_text(session: &Session<'_>, text: &str) -> Result<Vec<DeckList>, Problem> {
    let reader = ListReader { family: None, purpose: Purpose::Deck, names: session.recognizer()? };
    reader.lists("-", text.as_bytes())
}

/// Reads every deck of a file, an archive or what else [`load`] takes; there is at least one.
///
/// # Errors
/// When it cannot be read or is no deck list.
pub fn load_all(session: &Session<'_>, path: &str, family: Option<Family>) -> Result<Vec<DeckList>, Problem> {
    load_for(session, path, family, Purpose::Deck)
}

fn load_for(
    session: &Session<'_>,
    path: &str,
    family: Option<Family>,
    purpose: Purpose,
) -> Result<Vec<DeckList>, Problem> {
    let lists = |path: &str, bytes: &[u8]| {
        let reader = ListReader { family, purpose, names: session.recognizer()? };
        reader.lists(path, bytes)
    };
    if has_code(path) {
        return lists("-", path.as_bytes());
    }
    if let Some(example) = named_lists::find_example(session, path)? {
        return Ok(vec![example]);
    }
    let error = match bytes(session, path) {
        Ok(bytes) => return lists(path, &bytes),
        Err(error) => error,
    };
    let UnknownDeckName { near } = match named_lists::find_saved_list(session, path)? {
        Ok(deck) => return Ok(vec![deck]),
        Err(missing) => missing,
    };
    match path.rsplit_once('#') {
        Some((file, wanted)) if session.input.has_files() && is_there(Path::new(file)).unwrap_or(true) => {
            let bytes = bytes(session, file).map_err(|error| read_error(file, &error))?;
            Ok(vec![pick_deck(file, wanted, lists(file, &bytes)?)?])
        }
        _ if is_nowhere(path, &error) => Err(not_found(path, near)),
        _ => Err(read_error(path, &error)),
    }
}

/// Whether a word without folder and ending, as saved decks have them, is no file either.
fn is_nowhere(path: &str, error: &io::Error) -> bool {
    let is_word = Path::new(path).extension().is_none() && !path.contains(['/', '\\']);
    is_word && path != CLIPBOARD && error.kind() == io::ErrorKind::NotFound
}

fn not_found(name: &str, suggestions: Vec<String>) -> Problem {
    Problem::missing(say::err_deck_nowhere(name)).hint(say::hint_deck_unreadable()).near(suggestions)
}

/// How texts are read.
struct ListReader<'a> {
    family: Option<Family>,
    purpose: Purpose,
    names: Recognizer<'a>,
}

impl ListReader<'_> {
    /// The decks of a file or of all files in an archive.
    fn lists(&self, path: &str, bytes: &[u8]) -> Result<Vec<DeckList>, Problem> {
        if !is_archive(bytes) {
            return self.in_text(path, bytes);
        }
        let files = unzip_files(bytes).map_err(|reason| not_text(path, reason.code()))?;
        let of_file = |(name, bytes): &(String, Vec<u8>)| {
            let inside = self.in_text(name, bytes);
            inside.map_err(|_| not_text(&format!("{path}: {name}"), ArchiveError::Damaged.code()))
        };
        let lists: Result<Vec<Vec<DeckList>>, Problem> = files.iter().map(of_file).collect();
        Ok(lists?.into_iter().flatten().collect())
    }

    fn in_text(&self, path: &str, bytes: &[u8]) -> Result<Vec<DeckList>, Problem> {
        let text = decode(bytes).map_err(|reason| not_text(path, reason.code()))?;
        let read = read_all(&text, self.family, self.purpose, self.names);
        let mut lists = read.map_err(|error| no_list(path, error))?;
        if lists.iter().any(has_endless_line) {
            return Err(not_text(path, DecodeError::LongLine.code()));
        }
        if lists.iter().all(CardList::is_no_list) {
            return Err(not_text(path, DecodeError::NoCards.code()));
        }
        if let Some(names) = self.foreign(&lists) {
            return Err(Problem::misuse(say::err_deck_foreign(path, names)).hint(say::hint_deck_foreign()));
        }
        for list in &mut lists {
            list.name = list.name.take().filter(|name| !name.is_empty());
            list.file = stem(path);
        }
        Ok(lists)
    }

    /// How many cards there are if none of them is known: lists of other games.
    fn foreign(&self, lists: &[DeckList]) -> Option<usize> {
        let cards = || lists.iter().flat_map(CardList::cards).map(|(_, card)| card);
        let is_known = |card: &Citation<Pile>| !self.names.read(card.shown()).cards.is_empty();
        let count = cards().count();
        // That it is of First Edition is told with its lines.
        let is_told = lists.iter().any(DeckList::is_of_first_edition);
        (count >= FOREIGN && !is_told && !cards().any(is_known)).then_some(count)
    }
}

/// Whether a card would have a name that nobody could read on a screen.
fn has_endless_line(list: &DeckList) -> bool {
    list.lines.iter().any(|line| {
        let names_a_card = matches!(line.content, ListContent::Cards(_));
        names_a_card && line.text.len() > LONGEST
    })
}

/// The deck of a number, counted from 1, or of a name.
fn pick_deck(path: &str, wanted: &str, mut lists: Vec<DeckList>) -> Result<DeckList, Problem> {
    let names = numbered_names(&lists);
    let is_called = |list: &DeckList| list.name.as_deref().is_some_and(|name| key(name) == key(wanted));
    let at = match wanted.parse::<usize>() {
        Ok(number) => number.checked_sub(1).filter(|at| *at < lists.len()),
        Err(_) => lists.iter().position(is_called),
    };
    match at {
        Some(at) => Ok(lists.swap_remove(at)),
        None => {
            Err(Problem::missing(say::err_deck_no_such_deck(path, wanted, names))
                .hint(say::hint_deck_no_such_deck()))
        }
    }
}

/// `1 Bajor · 2 Klingons`.
fn numbered_names(lists: &[DeckList]) -> String {
    let names = (1..).zip(lists).map(|(number, list): (usize, &DeckList)| {
        let name = list.name.as_deref().or(list.file.as_deref()).unwrap_or_default();
        format!("{number} {name}").trim_end().to_owned()
    });
    names.collect::<Vec<_>>().join(" · ")
}

fn read_error(path: &str, error: &io::Error) -> Problem {
    if path == CLIPBOARD {
        return Problem::misuse(say::err_deck_no_clipboard()).hint(say::hint_deck_no_clipboard());
    }
    if error.kind() == io::ErrorKind::NotFound {
        return Problem::misuse(say::err_deck_no_file(path)).hint(say::hint_deck_unreadable());
    }
    let problem = Problem::unreadable(say::err_deck_unreadable(path, error));
    // Of a folder it is said already that a file in it is wanted.
    if error.kind() == io::ErrorKind::IsADirectory { problem } else { problem.hint(say::hint_deck_unreadable()) }
}

fn not_text(path: &str, reason: &'static str) -> Problem {
    Problem::misuse(say::err_deck_no_text(path, reason)).hint(say::hint_deck_no_text())
}

/// The text of a file, or of standard input for `-`.
///
/// # Errors
/// When it cannot be read or is no text.
pub fn text(session: &Session<'_>, path: &str) -> Result<String, Problem> {
    let bytes = bytes(session, path).map_err(|error| read_error(path, &error))?;
    decode(&bytes).map_err(|reason| not_text(path, reason.code()))
}

fn bytes(session: &Session<'_>, path: &str) -> io::Result<Vec<u8>> {
    match path {
        CLIPBOARD if session.input.has_files() => session.machine.read_clipboard(MOST),
        path => session.input.read(path, MOST),
    }
}

/// The name of a file without its ending; standard input has none. Files carry the names of decks.
pub fn stem(path: &str) -> Option<String> {
    let stem = Path::new(path).file_stem()?.to_str()?;
    (path != "-" && path != CLIPBOARD).then(|| one_line(stem))
}
