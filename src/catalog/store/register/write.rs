//! How a register is written.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rustc_hash::FxHashMap;
use serde::Serialize;

use super::super::contents::{CatalogContents, Phrases, sort_in_list_order};
use super::super::name_list;
use super::super::names::NameTally;
use super::super::on_disk::{StoreError, checksum};
use super::{Bearer, FileSpan, Plan, RegisterEntry};
use model::text::key;
use model::{Kind, Record};

/// A register while it is written.
pub(super) struct RegisterDraft<W> {
    out: W,
    /// Bytes written.
    end: u64,
    lines: LineWriter,
    phrases: Phrases,
}

impl<W: Write> RegisterDraft<W> {
    fn new(out: W, contents: &CatalogContents<'_>) -> RegisterDraft<W> {
        RegisterDraft { out, end: 0, lines: LineWriter::default(), phrases: (contents.phrases)() }
    }

    /// All of a register.
    pub(super) fn of(out: W, contents: &CatalogContents<'_>) -> Result<W, StoreError> {
        let mut draft = RegisterDraft::new(out, contents);
        for record in sort_in_list_order(&contents.records) {
            draft.add(record, &contents.form.bytes(record)?)?;
        }
        draft.finish(contents)
    }

    /// Appends a record.
    fn add(&mut self, record: &Record, bytes: &[u8]) -> Result<(), StoreError> {
        let piece = self.piece(bytes)?;
        // Which parts such an entry has is known when it is read.
        let is_open = matches!(record, Record::Rule(rule) if rule.is_open);
        let said = if is_open { Vec::new() } else { (self.phrases)(record) };
        let phrases = self.piece(&said)?;
        self.lines.line(record.id().as_str()).record = Some((piece, phrases));
        self.lines.add(record, piece);
        Ok(())
    }

    /// Appends what is no record, and how to find everything.
    fn finish(mut self, contents: &CatalogContents<'_>) -> Result<W, StoreError> {
        for (name, tally) in tallies(&contents.records) {
            self.line(&name).tallies.push(tally);
        }
        self.facts(contents)?;
        self.listed(contents)?;
        let listed = contents.records.iter().filter(|record| (contents.is_listed)(record));
        let names = self.piece(&name_list::written(listed))?;
        self.plan(names)?;
        Ok(self.out)
    }

    /// The line of a key.
    pub(super) fn line(&mut self, key: &str) -> &mut RegisterEntry {
        self.lines.line(key)
    }

    /// Appends a value.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<FileSpan, StoreError> {
        Ok(self.piece(&serde_json::to_vec(value)?)?)
    }

    /// Appends a piece.
    fn piece(&mut self, bytes: &[u8]) -> io::Result<FileSpan> {
        self.out.write_all(bytes)?;
        let piece = FileSpan { at: self.end, length: bytes.len() as u64, seal: checksum(bytes) };
        self.end += piece.length;
        Ok(piece)
    }

    /// Writes the shelves and the plan, with the piece of all names between them.
    fn plan(&mut self, names: FileSpan) -> Result<(), StoreError> {
        let mut places = Vec::new();
        for shelf in std::mem::take(&mut self.lines).shelves()? {
            places.push(self.end);
            self.piece(&shelf)?;
        }
        places.push(self.end);
        let names = [names.at, names.length, names.seal.cast_unsigned()];
        let plan = [self.end, places.len() as u64 - 1];
        for number in places.into_iter().chain(names).chain(plan) {
            self.out.write_all(&number.to_le_bytes())?;
        }
        Ok(())
    }
}

/// Lines by their keys, before they are written.
#[derive(Default)]
struct LineWriter(FxHashMap<String, RegisterEntry>);

impl LineWriter {
    fn line(&mut self, key: &str) -> &mut RegisterEntry {
        let line = self.0.entry(key.to_owned());
        line.or_insert_with_key(|key| RegisterEntry { key: key.clone(), ..RegisterEntry::default() })
    }

    /// Adds a record, in list order, to the lists of its names. Where a title and an alias share a key, the title
    /// counts.
    fn add(&mut self, record: &Record, piece: FileSpan) {
        let titles = record.title().iter().map(|(_, title)| (title, true));
        let by_lang = record.aliases().iter();
        let aliases = by_lang.flat_map(|(_, names)| names.iter().map(|name| (name, false)));
        let mut keys = BTreeMap::new();
        for (name, is_title) in titles.chain(aliases) {
            keys.entry(key(name)).or_insert(is_title);
        }
        for (key, is_title) in keys {
            let is_card = record.kind() == Kind::Card;
            let bearers = &mut self.line(&key).bearers;
            // Behind all that rank alike, for records come in list order.
            let place = bearers.partition_point(|known| (known.is_card, !known.is_title) <= (is_card, !is_title));
            bearers.insert(place, Bearer { game: record.game(), is_title, is_card, record: piece });
        }
    }

    /// The bytes of all shelves with their seals.
    fn shelves(self) -> Result<Vec<Vec<u8>>, StoreError> {
        let plan = Plan { places: 0, shelves: (self.0.len() as u64).max(1) };
        let mut shelves: Vec<Vec<RegisterEntry>> = (0..plan.shelves).map(|_| Vec::new()).collect();
        for (key, line) in self.0 {
            shelves[plan.shelf_of(&key) as usize].push(line);
        }
        let bytes = (0..).zip(&shelves).map(|(at, lines)| {
            let text = serde_json::to_vec(lines)?;
            let mut bytes = plan.sealed(at, &text).to_vec();
            bytes.extend(text);
            Ok(bytes)
        });
        bytes.collect()
    }
}

/// How many built-in cards have each skill, species and keyword, with the folded name, in the order of game and
/// fact.
fn tallies(records: &[Record]) -> Vec<(String, NameTally)> {
    let mut found: BTreeMap<(String, &str, &str), NameTally> = BTreeMap::new();
    for record in sort_in_list_order(records) {
        let Record::Ccg(card) = record else {
            continue;
        };
        for (fact, name) in card.card.named_facts() {
            let place = (key(name), record.game().code(), fact.code());
            let tally = found.entry(place).or_insert_with(|| NameTally {
                game: record.game(),
                fact,
                name: name.to_owned(),
                cards: 0,
            });
            tally.cards += 1;
        }
    }
    let named = found.into_iter();
    named.map(|((key, ..), tally)| (key, tally)).collect()
}
