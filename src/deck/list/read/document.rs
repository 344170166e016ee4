//! Documents in JSON, YAML and XML as lines: what is said of one card becomes a line of cells, a text its own lines,
//! and the names of the parts around them their path.

use super::line_text::{SourceLine, plain, split};
use super::table::{CellColumn, choose_count, is_count, is_named};
use super::tree::Tree;
use super::{Purpose, Section, line_text};
use crate::list::headings::{Label, ListColumn};
use crate::list::recognizer::Recognizer;
use crate::{Family, one_line};
use model::text::key;

/// The lines of a deck, and the name that the document gives it.
#[derive(Debug, Default)]
pub(super) struct FlatDeck {
    pub name: Option<String>,
    pub lines: Vec<SourceLine>,
}

/// The decks of a document, each as its lines.
pub(super) fn flatten<P: Section>(
    tree: &Tree,
    family: Family,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> Vec<FlatDeck> {
    let flat = |tree: &Tree| {
        let mut flattener = Flattener { names, is_xml: family == Family::Xml, path: Vec::new(), name: None };
        let rows = flattener.rows::<P>(tree, true);
        let is_kept = |row: &Row| row.is_sure || row.path.iter().any(|part| has_heading::<P>(part));
        let rows: Vec<Row> = rows.into_iter().filter(is_kept).collect();
        let lines = lines_of(rows, purpose);
        FlatDeck { name: flattener.name.map(|name| one_line(&name)), lines }
    };
    // The element around all of an XML document says nothing of the cards.
    let root = match tree.fields() {
        [(_, inner)] if family == Family::Xml => inner,
        _ => tree,
    };
    let inner = match root {
        Tree::Map(fields) => match &fields[..] {
            [(name, Tree::List(items))] if key(name) == "decks" => &items[..],
            _ => &[],
        },
        Tree::List(items) => &items[..],
        Tree::Empty | Tree::Number(_) | Tree::Text(_) => &[],
    };
    let is_deck = |item: &Tree| {
        item.fields().iter().any(|(_, field)| field.is_inner())
            && (item.label_heading::<P>().is_none() || item.holds_piles::<P>())
    };
    let decks: Vec<FlatDeck> = inner.iter().filter(|item| is_deck(item)).map(flat).collect();
    let are_decks = decks.len() == inner.len() && decks.iter().all(|deck| deck.lines.len() > 1);
    if are_decks && !decks.is_empty() { decks } else { vec![flat(root)] }
}

fn has_heading<P: Section>(name: &str) -> bool {
    line_text::label_heading::<P>(name).is_some()
}

/// A line to be, with the names of its fields.
#[derive(Debug, Default)]
struct Row {
    text: String,
    cells: Vec<(String, String)>,
    path: Vec<String>,
    /// Whether a card is surely meant: it is known, or counted, or has a name in a list.
    is_sure: bool,
    /// Whether it is one of several by its place, so that what stands around it says nothing of this card alone.
    is_listed: bool,
    /// Whether it is a whole text of the document and not a line of one.
    is_item: bool,
}

impl Row {
    fn has(&self, column: ListColumn) -> bool {
        self.cells.iter().any(|(name, value)| ListColumn::parse(name) == Some(column) && !value.trim().is_empty())
    }
}

struct Flattener<'a> {
    names: Recognizer<'a>,
    is_xml: bool,
    /// The names of the parts around the one that is read.
    path: Vec<String>,
    name: Option<String>,
}

impl Flattener<'_> {
    fn rows<P: Section>(&mut self, tree: &Tree, is_top: bool) -> Vec<Row> {
        match tree {
            Tree::Empty => Vec::new(),
            Tree::Number(number) => vec![self.text_row(&number.to_string(), true)],
            Tree::Text(text) => self.texts(text),
            // `[2, "Odo"]` is a card; other lists hold one in each item.
            Tree::List(items) => match &items[..] {
                [Tree::Number(count), Tree::Text(name)] | [Tree::Text(name), Tree::Number(count)] => {
                    vec![self.counted(name, count.to_string())]
                }
                items => self.items::<P>(items),
            },
            Tree::Map(fields) => self.map::<P>(tree, fields, is_top),
        }
    }

    /// The lines of a text, and of one that has a line alone this.
    fn texts(&self, text: &str) -> Vec<Row> {
        let is_item = !text.trim().contains(['\n', '\r']);
        let lines = split(text).filter(|line| !is_item || !line.trim().is_empty());
        lines.map(|line| self.text_row(line, is_item)).collect()
    }

    fn text_row(&self, text: &str, is_item: bool) -> Row {
        let is_sure = is_named(text, self.names);
        Row { text: text.to_owned(), path: self.path.clone(), is_sure, is_listed: true, is_item, ..Row::default() }
    }

    fn counted(&self, name: &str, count: String) -> Row {
        let cells = vec![("count".to_owned(), count), ("name".to_owned(), name.to_owned())];
        Row { cells, path: self.path.clone(), is_sure: true, is_listed: true, ..Row::default() }
    }

    /// Parts side by side: where one calls itself a pile, the others are called something too, and one that has a name
    /// alone is empty.
    fn items<P: Section>(&mut self, items: &[Tree]) -> Vec<Row> {
        let is_group = |item: &Tree| item.fields().iter().any(|(_, field)| field.is_inner());
        let is_headed = items.iter().any(|item| is_group(item) && item.label_heading::<P>().is_some());
        let mut rows = Vec::new();
        for item in items {
            let own = item.own_name().filter(|name| is_headed && !name.is_empty());
            let bare = self.record(item.fields());
            let is_card = bare.has(ListColumn::Count) || is_known(&bare, self.names);
            if own.is_some() && !is_group(item) && !is_card {
                continue;
            }
            let strange = own.filter(|_| is_group(item) && item.label_heading::<P>().is_none());
            self.path.extend(strange.map(str::to_owned));
            let mut inner = self.rows::<P>(item, false);
            self.path.truncate(self.path.len() - usize::from(strange.is_some()));
            for row in inner.iter_mut().filter(|row| !row.is_listed) {
                row.is_listed = true;
                row.is_sure |= row.has(ListColumn::Name);
            }
            rows.extend(inner);
        }
        rows
    }

    fn map<P: Section>(&mut self, tree: &Tree, fields: &[(String, Tree)], is_top: bool) -> Vec<Row> {
        let own = tree.label_heading::<P>().is_some() && !tree.holds_piles::<P>();
        let is_group = fields.iter().any(|(_, field)| field.is_inner());
        let heading = tree.heading_name::<P>().filter(|_| own && is_group);
        self.path.extend(heading.clone());
        let mut inner = Vec::new();
        for (name, field) in fields.iter().filter(|(_, field)| field.is_inner()) {
            inner.extend(self.part::<P>(name, field));
        }
        let single = inner.len() < 2 && inner.iter().all(|row: &Row| !row.is_listed);
        let mut row = self.record(fields);
        let depth = self.path.len();
        let is_headed = |row: &Row| row.path.iter().skip(depth).any(|part| has_heading::<P>(part));
        let is_told_twice = |column| inner.iter().any(|child| child.has(column) && row.has(column));
        let is_one = single
            && !is_told_twice(ListColumn::Count)
            && !inner.iter().any(|child| child.is_sure && child.has(ListColumn::Name) && row.has(ListColumn::Name))
            && (row.has(ListColumn::Count) || !inner.iter().any(is_headed));
        let rows = if is_one && self.is_record::<P>(&row, inner.first(), fields) {
            for child in inner {
                row.path = if is_headed(&child) { child.path } else { row.path };
                row.cells.extend(child.cells);
                row.is_sure |= child.is_sure;
            }
            row.is_sure |= is_known(&row, self.names) || row.has(ListColumn::Count);
            row.is_sure |= self.is_xml && row.has(ListColumn::Name);
            vec![row]
        } else {
            let mut rows = self.scalars::<P>(fields, is_top);
            rows.extend(inner);
            if heading.is_none() {
                let name = tree.own_name().filter(|name| !name.trim().is_empty()).map(str::to_owned);
                self.name = name.or(self.name.take());
            }
            rows
        };
        if heading.is_some() {
            self.path.pop();
        }
        rows
    }

    /// The fields of a map that hold no further ones, as a line.
    fn record(&self, fields: &[(String, Tree)]) -> Row {
        let text = |field: &Tree| match field {
            Tree::List(items) => items.iter().find_map(|item| match item {
                Tree::Text(text) => Some(text.clone()),
                Tree::Empty | Tree::Number(_) | Tree::List(_) | Tree::Map(_) => None,
            }),
            field => field.text(),
        };
        let cell = |(name, field): &(String, Tree)| {
            let is_read = !field.is_inner() || ListColumn::parse(name) == Some(ListColumn::Pile);
            Some((name.clone(), text(field).filter(|_| is_read)?))
        };
        let cells = fields.iter().filter_map(cell).collect();
        Row { cells, path: self.path.clone(), ..Row::default() }
    }

    /// Whether a map speaks of one card: it has a field for its name or number, or one that holds a known card.
    fn is_record<P: Section>(&self, row: &Row, inner: Option<&Row>, fields: &[(String, Tree)]) -> bool {
        let is_card = |(name, field): &(String, Tree)| {
            !field.is_inner() && ListColumn::parse(name).is_none() && self.is_card::<P>(name)
        };
        let has_name =
            |row: &Row| row.has(ListColumn::Name) || row.has(ListColumn::Number) || is_known(row, self.names);
        // A subtitle may be called like a card and still belong to its title.
        let whole = row.cells.iter().filter(|(name, _)| ListColumn::parse(name) != Some(ListColumn::Subtitle));
        let known: Vec<String> = whole.filter_map(|(_, value)| self.known_key(value)).collect();
        let is_same = |one: &String| known.iter().all(|other| one.contains(other) || other.contains(one));
        !fields.iter().any(is_card)
            && (has_name(row) || inner.map_or(row.has(ListColumn::Count), has_name))
            && known.iter().all(is_same)
            && !row
                .cells
                .iter()
                .any(|(_, value)| value.trim().contains(['\n', '\r']) && holds_cards(value, self.names))
    }

    /// The key of a text that is a card and nothing else.
    fn known_key(&self, text: &str) -> Option<String> {
        let read = is_named(text, self.names).then(|| self.names.read(&plain(text)))?;
        read.cards.first().map(|card| key(&card.name))
    }

    /// Whether a field is called like a card, and not like a pile.
    fn is_card<P: Section>(&self, name: &str) -> bool {
        !has_heading::<P>(name) && is_named(name, self.names)
    }

    /// A part of a map: of a name that says nothing it counts only if cards stand in it.
    fn part<P: Section>(&mut self, name: &str, field: &Tree) -> Vec<Row> {
        if let Tree::Map(fields) = field
            && self.is_card::<P>(name)
        {
            let mut row = self.record(fields);
            row.cells.push(("name".to_owned(), name.to_owned()));
            return vec![Row { is_sure: true, is_listed: true, ..row }];
        }
        self.path.push(name.to_owned());
        let rows = self.rows::<P>(field, false);
        self.path.pop();
        let is_meant = |row: &Row| row.is_sure || (row.has(ListColumn::Name) && Label::parse(name).is_none());
        if has_heading::<P>(name) || rows.iter().any(is_meant) { rows } else { Vec::new() }
    }

    /// The fields of a map that is more than a card: cards with their counts, sums, texts with cards.
    fn scalars<P: Section>(&mut self, fields: &[(String, Tree)], is_top: bool) -> Vec<Row> {
        let is_plain = !fields.iter().any(|(_, field)| field.is_inner());
        let is_pile = self.path.last().is_some_and(|name| has_heading::<P>(name));
        let has_cards = fields.iter().any(|(name, field)| !field.is_inner() && self.is_card::<P>(name));
        let counts = has_cards || is_plain && (is_pile || is_top);
        let mut rows = Vec::new();
        for (name, field) in fields {
            let Some(value) = field.text() else {
                continue;
            };
            let is_number = matches!(field, Tree::Number(_)) || is_count(&value);
            match Label::parse(name) {
                Some(Label::Total) if is_number => {
                    let text = format!("{name}: {value}");
                    rows.push(Row { is_sure: true, is_listed: true, ..self.text_row(&text, false) });
                }
                Some(Label::Note | Label::Total | Label::Name) => {}
                None if has_heading::<P>(name) && !is_number && (is_pile || !value.trim().is_empty()) => {
                    self.path.push(name.clone());
                    rows.extend(self.texts(&value));
                    self.path.pop();
                }
                None if ListColumn::parse(name).is_none() && (counts && is_number || self.is_card::<P>(name)) => {
                    rows.push(self.counted(name, value));
                }
                None if holds_cards(&value, self.names) && !is_number => rows.extend(self.texts(&value)),
                None => {}
            }
        }
        rows
    }
}

fn holds_cards(text: &str, names: Recognizer<'_>) -> bool {
    split(text).any(|line| is_named(line, names))
}

/// Whether a field of a record holds a known card.
fn is_known(row: &Row, names: Recognizer<'_>) -> bool {
    row.cells
        .iter()
        .any(|(name, value)| ListColumn::parse(name) != Some(ListColumn::Pile) && is_named(value, names))
}

/// The rows as lines whose cells are in columns: fields of one name make one.
fn lines_of(rows: Vec<Row>, purpose: Purpose) -> Vec<SourceLine> {
    let mut columns: Vec<CellColumn> = Vec::new();
    for (name, value) in rows.iter().flat_map(|row| &row.cells) {
        match columns.iter_mut().find(|column| column.head == *name) {
            Some(column) => column.cells.push(value.clone()),
            None => columns.push(CellColumn::new(name.clone(), vec![value.clone()])),
        }
    }
    choose_count(&mut columns, purpose);
    let kind = |name: &str| columns.iter().find(|column| column.head == name).and_then(|column| column.kind);
    let line = |(number, row): (usize, Row)| {
        let cells: Vec<_> = row.cells.into_iter().map(|(name, value)| (kind(&name), value)).collect();
        SourceLine { number, text: row.text, cells, path: row.path, is_item: row.is_item }
    };
    (1..).zip(rows).map(line).collect()
}
