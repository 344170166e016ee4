//! The register: every name and id with what it leads to, in a file that is read in place. A look-up that finds a
//! name reads three pieces of it, and so does whoever needs the program of a captain.
//!
//! Every piece is sealed for itself, so that damage of what an answer is made from shows.

mod keyed;
mod lists;
mod write;

use std::cell::RefCell;
use std::fs;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use super::contents::{CatalogContents, list_order};
use super::name_list::NameList;
use super::names::NameTally;
use super::on_disk::{StoreError, checksum, parsed};
use data::record_for;
pub use lists::Summary;
use model::text::key;
use model::{Boxes, Game, Kind, Record};
use write::RegisterDraft;

/// Bytes of a number.
const WORD: u64 = 8;
/// A shelf has at most this many bytes; more is damage.
const LONGEST: u64 = 1 << 20;

/// An opened register.
pub struct Register {
    bytes: Bytes,
    plan: Plan,
    /// The line that was read last: a look-up asks the same key for several things.
    last: RefCell<Option<Rc<RegisterEntry>>>,
    /// Those of whoever asks.
    boxes: Boxes,
}

/// How the lines are spread over shelves. It stands at the end of the file, behind the piece of all names.
#[derive(Clone, Copy)]
struct Plan {
    /// Where the places of the shelves stand, and behind the last one where it ends.
    places: u64,
    /// As many as there are keys, or a little more: about one line each.
    shelves: u64,
}

/// Where the bytes of a register lie.
enum Bytes {
    File(File),
    Memory(Arc<[u8]>),
}

/// What a name or an id leads to. There are thousands, so their fields have short names in the file.
#[derive(Default, Serialize, Deserialize)]
struct RegisterEntry {
    /// A folded name, or an id.
    #[serde(rename = "k")]
    key: String,
    /// Records that are called so, in the order in which they are answered.
    #[serde(rename = "b", default, skip_serializing_if = "Vec::is_empty")]
    bearers: Vec<Bearer>,
    /// Facts of cards that are called so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tallies: Vec<NameTally>,
    /// The record with this id, and its phrases, which are none where boxes decide on them.
    #[serde(rename = "o", default, skip_serializing_if = "Option::is_none")]
    record: Option<(FileSpan, FileSpan)>,
    /// What is no record and stands under this key.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    facts: Vec<FileSpan>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
struct Bearer {
    #[serde(rename = "g")]
    game: Game,
    #[serde(rename = "t")]
    is_title: bool,
    #[serde(rename = "c")]
    is_card: bool,
    #[serde(rename = "r")]
    record: FileSpan,
}

/// A record one of whose names equals a query.
#[derive(Debug, Clone, PartialEq)]
pub struct NameMatch {
    /// The entry or card that bears the name.
    pub record: Record,
    /// The name is the title in one of the languages, not an alias.
    pub is_title: bool,
}

impl NameMatch {
    /// Where it stands among others: what the boxes have, rules before cards, titles before aliases, then in list order.
    pub(crate) fn order(&self) -> impl Ord + '_ {
        let record = &self.record;
        (record.beyond().is_some(), record.kind() == Kind::Card, !self.is_title, list_order(record.id()))
    }
}

/// A part of the file.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct FileSpan {
    #[serde(rename = "a")]
    at: u64,
    #[serde(rename = "l")]
    length: u64,
    #[serde(rename = "s")]
    seal: i64,
}

impl Register {
    /// Writes a register. The file must not exist.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn create(path: &Path, contents: &CatalogContents<'_>) -> Result<(), StoreError> {
        let mut written = RegisterDraft::of(BufWriter::new(File::create_new(path)?), contents)?;
        Ok(written.flush()?)
    }

    /// The bytes of a register.
    ///
    /// # Errors
    /// When a record cannot be written.
    pub fn write_bytes(contents: &CatalogContents<'_>) -> Result<Vec<u8>, StoreError> {
        RegisterDraft::of(Vec::new(), contents)
    }

    /// Opens a register that lies in memory. Damage shows when it is read.
    ///
    /// # Errors
    /// When it is none.
    pub fn open_bytes(bytes: Arc<[u8]>, boxes: &Boxes) -> Result<Register, StoreError> {
        Register::from_bytes(Bytes::Memory(bytes), boxes)
    }

    /// Opens a register for somebody who has some boxes. Damage shows when it is read.
    ///
    /// # Errors
    /// When there is no such file.
    pub fn open(path: &Path, boxes: &Boxes) -> Result<Register, StoreError> {
        // A pipe in its place would keep a look-up waiting for ever.
        if !fs::symlink_metadata(path)?.is_file() {
            return Err(io::Error::from(io::ErrorKind::InvalidData).into());
        }
        Register::from_bytes(Bytes::File(File::open(path)?), boxes)
    }

    fn from_bytes(bytes: Bytes, boxes: &Boxes) -> Result<Register, StoreError> {
        let end = bytes.length()?;
        let plan = end.checked_sub(2 * WORD).ok_or_else(|| damaged("plan"))?;
        let [places, shelves] = bytes.numbers(plan)?;
        if shelves == 0 {
            return Err(damaged("plan"));
        }
        let plan = Plan { places, shelves };
        let last = RefCell::default();
        Ok(Register { bytes, plan, last, boxes: boxes.clone() })
    }

    /// All records with a name that equals `query` when folded: those of the boxes before others, rules before cards,
    /// titles before aliases, then in list order.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn bearers(&self, query: &str, game: Option<Game>) -> Result<Vec<NameMatch>, StoreError> {
        let line = self.line(&key(query))?;
        let bearers = line.bearers.iter().filter(|bearer| game.is_none_or(|game| bearer.game == game));
        let read = bearers.map(|bearer| {
            let record = record_for(self.read(bearer.record)?, &self.boxes);
            Ok(NameMatch { record, is_title: bearer.is_title })
        });
        let mut named = read.collect::<Result<Vec<_>, StoreError>>()?;
        // The rest of the order is that of the line.
        named.sort_by_key(|named| named.record.beyond().is_some());
        Ok(named)
    }

    /// The record with this id, of whatever box.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn with_id(&self, id: &str) -> Result<Option<Record>, StoreError> {
        let found = self.line(id)?.record;
        found.map(|(record, _)| Ok(record_for(self.read(record)?, &self.boxes))).transpose()
    }

    /// The phrases of the record with this id; none if there is no such record, or boxes decide on them.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn kept_phrases(&self, id: &str) -> Result<Vec<u8>, StoreError> {
        let found = self.line(id)?.record;
        found.map_or_else(|| Ok(Vec::new()), |(_, phrases)| self.piece(phrases))
    }

    /// What built-in cards call a skill, a species or a keyword so, with how many have it.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn card_values(&self, name: &str, game: Option<Game>) -> Result<Vec<NameTally>, StoreError> {
        let line = self.line(&key(name))?;
        let all = line.tallies.iter();
        let tallies = all.filter(|tally| game.is_none_or(|game| tally.game == game));
        Ok(tallies.cloned().collect())
    }

    /// All names.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn names(&self) -> Result<NameList, StoreError> {
        let end = self.bytes.length()?;
        // Three numbers tell where the names lie; behind them stand the two of the plan.
        let at = end.checked_sub(5 * WORD).ok_or_else(|| damaged("names"))?;
        let [from, length] = self.bytes.numbers(at)?;
        let [seal, _] = self.bytes.numbers(at + 2 * WORD)?;
        // A damaged number must not ask for more memory than there is file.
        if length > end {
            return Err(damaged("names"));
        }
        let seal = seal.cast_signed();
        NameList::read(self.piece(FileSpan { at: from, length, seal })?, &self.boxes)
    }

    /// The line of a key; an empty one if there is none.
    fn line(&self, key: &str) -> Result<Rc<RegisterEntry>, StoreError> {
        if let Some(last) = self.last.borrow().as_ref().filter(|last| last.key == key) {
            return Ok(Rc::clone(last));
        }
        let lines: Vec<RegisterEntry> = parsed(&self.shelf(key)?)?;
        let found = lines.into_iter().find(|line| line.key == key);
        let line =
            Rc::new(found.unwrap_or_else(|| RegisterEntry { key: key.to_owned(), ..RegisterEntry::default() }));
        self.last.replace(Some(Rc::clone(&line)));
        Ok(line)
    }

    /// The text of the shelf on which a key would stand.
    fn shelf(&self, key: &str) -> Result<Vec<u8>, StoreError> {
        let at = self.plan.shelf_of(key);
        let place = at.checked_mul(WORD).and_then(|at| at.checked_add(self.plan.places));
        let [from, to] = self.bytes.numbers(place.ok_or_else(|| damaged(key))?)?;
        let span = to.checked_sub(from).filter(|length| *length <= LONGEST);
        let length = span.ok_or_else(|| damaged(key))?;
        let mut shelf = vec![0; length as usize];
        self.bytes.read_at(from, &mut shelf)?;
        let (seal, text) = shelf.split_at_checked(WORD as usize).ok_or_else(|| damaged(key))?;
        if seal != self.plan.sealed(at, text) {
            return Err(damaged(key));
        }
        Ok(shelf.split_off(WORD as usize))
    }

    fn read<T: DeserializeOwned>(&self, piece: FileSpan) -> Result<T, StoreError> {
        parsed(&self.piece(piece)?)
    }

    fn piece(&self, piece: FileSpan) -> Result<Vec<u8>, StoreError> {
        let mut bytes = vec![0; piece.length as usize];
        self.bytes.read_at(piece.at, &mut bytes)?;
        if checksum(&bytes) != piece.seal {
            return Err(damaged("piece"));
        }
        Ok(bytes)
    }
}

impl Plan {
    fn shelf_of(self, key: &str) -> u64 {
        xxh3_64(key.as_bytes()) % self.shelves
    }

    /// The seal of a shelf: that of its text and its number among so many, for one shelf is no other.
    fn sealed(self, at: u64, text: &[u8]) -> [u8; WORD as usize] {
        // Number and count in halves of their own, so that neither makes up for the other.
        let number = at ^ self.shelves.rotate_left(32);
        (xxh3_64(text) ^ number).to_le_bytes()
    }
}

impl Bytes {
    fn length(&self) -> io::Result<u64> {
        match self {
            Bytes::File(file) => Ok(file.metadata()?.len()),
            Bytes::Memory(all) => Ok(all.len() as u64),
        }
    }

    /// Two numbers beside each other.
    fn numbers(&self, at: u64) -> io::Result<[u64; 2]> {
        let mut pair = [0; 2 * WORD as usize];
        self.read_at(at, &mut pair)?;
        let number = |half: usize| std::array::from_fn(|at| pair[half * WORD as usize + at]);
        Ok([0, 1].map(|half| u64::from_le_bytes(number(half))))
    }

    fn read_at(&self, at: u64, bytes: &mut [u8]) -> io::Result<()> {
        match self {
            Bytes::File(file) => read_exactly(file, at, bytes),
            Bytes::Memory(all) => {
                let rest = all.get(at as usize..).unwrap_or_default();
                (&*rest).read_exact(bytes)
            }
        }
    }
}

#[cfg(unix)]
fn read_exactly(file: &File, at: u64, bytes: &mut [u8]) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

#[cfg(not(unix))]
fn read_exactly(mut file: &File, at: u64, bytes: &mut [u8]) -> io::Result<()> {
    use std::io::Seek;
    file.seek(io::SeekFrom::Start(at))?;
    file.read_exact(bytes)
}

fn damaged(what: &str) -> StoreError {
    StoreError::Checksum(what.to_owned())
}
