//! Documents of any shape: whichever field holds a card's name or number is the name, whichever small whole number
//! stands beside it is the count, whichever path or field names a pile is the pile.

use super::flat::{FlatRecord, entry};
use super::line_text::plain;
use super::lines;
use super::table::{ListRecord, content_of_mention, parse_count};
use super::tree::Tree;
use super::tree::{CardTally, has_names, holds_entries, is_named};
use super::{Purpose, Section, line_text};
use crate::list::headings::{Heading, Label, ListColumn};
use crate::list::recognizer::{Mention, Recognizer};
use crate::{CardList, Family, LineFault, ListContent, ListLine, Statement, one_line};
use model::text::key;

/// Reads the decks of documents, one or more.
pub(super) fn read<P: Section>(
    trees: &[Tree],
    family: Family,
    purpose: Purpose,
    names: Recognizer<'_>,
) -> Vec<CardList<P>> {
    let decks = trees.iter().flat_map(|tree| decks::<P>(rooted(tree, family), names));
    decks
        .map(|tree| {
            let mut walk = DocumentReader { list: CardList::empty(family), purpose, names };
            walk.any(tree, None);
            if walk.list.name.is_none() && tree.holds_piles::<P>() {
                walk.list.name = tree.own_name().map(one_line);
            }
            walk.list
        })
        .collect()
}

/// A document without the element around all of it, whose name says nothing of the cards.
fn rooted(tree: &Tree, family: Family) -> &Tree {
    match tree.fields() {
        [(_, inner)] if family == Family::Xml => inner,
        _ => tree,
    }
}

/// The decks in a document: the items of a list, or of a field that holds several.
fn decks<'t, P: Section>(tree: &'t Tree, names: Recognizer<'_>) -> Vec<&'t Tree> {
    let inner = match tree {
        Tree::Map(fields) => match &fields[..] {
            [(name, Tree::List(items))] if key(name) == "decks" => items,
            _ => return vec![tree],
        },
        Tree::List(items) => items,
        Tree::Empty | Tree::Number(_) | Tree::Text(_) => return vec![tree],
    };
    let is_deck = |item: &Tree| {
        let lists = item.fields().iter().filter(|(_, field)| field.is_inner());
        lists.clone().count() > 0
            && (item.label_heading::<P>().is_none() || item.holds_piles::<P>())
            && CardTally::new(item, names).is_several()
    };
    if !inner.is_empty() && inner.iter().all(is_deck) { inner.iter().collect() } else { vec![tree] }
}

/// Goes through a document, first to last.
struct DocumentReader<'a, P> {
    list: CardList<P>,
    purpose: Purpose,
    names: Recognizer<'a>,
}

impl<P: Section> DocumentReader<'_, P> {
    fn any(&mut self, tree: &Tree, place: Option<P>) {
        self.part(tree, place, place.is_some());
    }

    /// A part of a document; in a pile or a list whatever has a name is a card.
    fn part(&mut self, tree: &Tree, place: Option<P>, is_listed: bool) {
        match tree {
            Tree::Empty => {}
            Tree::Number(number) => self.doubt(&number.to_string(), LineFault::Strange),
            Tree::Text(text) => self.text(text, place),
            Tree::List(items) => self.items(items, place),
            Tree::Map(_) => match entry::<P>(tree, self.names, is_listed || !self.list.lines.is_empty()) {
                Some(record) => self.record(&record, place),
                None => self.map(tree, place),
            },
        }
    }

    /// `[2, "Odo"]` is a card; other lists hold one in each item.
    fn items(&mut self, items: &[Tree], place: Option<P>) {
        match items {
            [Tree::Number(count), Tree::Text(name)] | [Tree::Text(name), Tree::Number(count)] => {
                self.copies(place, *count, name);
            }
            items => self.parts(items.iter(), place),
        }
    }

    /// Parts side by side: where one calls itself a pile, those of other names are none that counts.
    fn parts<'t>(&mut self, parts: impl Iterator<Item = &'t Tree> + Clone, place: Option<P>) {
        let is_headed = parts.clone().any(|part| self.is_group(part) && part.label_heading::<P>().is_some());
        for part in parts {
            let is_bare = !part.fields().iter().any(|(_, field)| field.is_inner());
            let is_nothing = is_headed
                && is_bare
                && part.own_name().is_some()
                && !FlatRecord::new(part).is_counted()
                && !CardTally::new(part, self.names).is_any();
            if is_headed && self.is_group(part) {
                self.group(part, place);
            } else if !is_nothing {
                self.part(part, place, true);
            }
        }
    }

    fn is_group(&self, tree: &Tree) -> bool {
        tree.fields().iter().any(|(_, field)| field.is_inner())
            && (tree.own_name().is_some() || tree.label_heading::<P>().is_some())
            && entry::<P>(tree, self.names, true).is_none()
    }

    /// A part with the name of a pile.
    fn group(&mut self, tree: &Tree, place: Option<P>) {
        let place = match tree.label_heading::<P>() {
            Some(Heading::Pile(found)) => Some(found),
            Some(Heading::Any) => None,
            Some(Heading::Subsection) => place,
            None if tree.own_name().is_none_or(str::is_empty) => place,
            None => {
                self.doubt(tree.own_name().unwrap_or_default(), LineFault::UnknownHeading);
                P::ASIDE
            }
        };
        self.fields(tree, place, false);
    }

    /// A line of a list, or several in one text, with headings among them.
    fn text(&mut self, text: &str, place: Option<P>) {
        if text.trim().contains(['\n', '\r']) {
            let inner: CardList<P> = lines::read(text, Family::Text, self.purpose, self.names);
            for line in inner.lines {
                let mut content = line.content;
                content.place_cards(place);
                if !matches!(content, ListContent::Blank) {
                    self.push(line.text, content);
                }
            }
            return;
        }
        let meant = plain(text);
        let line = meant.trim();
        if !line.is_empty() {
            let mut content = lines::read_line(line, self.names);
            content.place_cards(place);
            self.push(line.to_owned(), content);
        }
    }

    fn record(&mut self, flat: &FlatRecord, place: Option<P>) {
        let mut record = ListRecord::default();
        for (_, name, value) in &flat.fields {
            if let (Some(column), Some(text)) = (ListColumn::parse(name), value.text())
                && (column != ListColumn::Name || line_text::heading::<P>(&text).is_none())
            {
                record.fill(Some(column), &plain(&text));
            }
        }
        record.name = flat.name::<P>(&record, self.names);
        let named = flat.fields.iter().filter(|(_, name, _)| ListColumn::parse(name) == Some(ListColumn::Name));
        let names = named.filter_map(|(_, _, value)| value.text()).filter(|name| *name != record.name);
        let inner = flat.path.iter().cloned().chain(names).chain([record.pile.clone()]);
        let own = inner.filter_map(|name| line_text::label_heading::<P>(&name)).next_back();
        let place = match own {
            Some(Heading::Pile(found)) => Some(found),
            Some(Heading::Any | Heading::Subsection) | None => place,
        };
        let mut is_torn = false;
        if record.count.is_none() {
            let numbers = flat.numbers(self.names);
            is_torn = numbers.windows(2).any(|pair| pair[0] != pair[1]);
            record.count = numbers.first().map(i64::to_string);
        }
        let content = if is_torn {
            ListContent::Fault(LineFault::Contradiction)
        } else {
            record.content(place, self.purpose, self.names)
        };
        let first = content.cards().first();
        let shown = one_line(first.map_or(record.name.as_str(), |card| card.shown()));
        let count = record.count.unwrap_or_default();
        self.push(format!("{count} {shown}").trim().to_owned(), content);
    }

    fn map(&mut self, tree: &Tree, place: Option<P>) {
        if tree.label_heading::<P>().is_some() {
            return self.group(tree, place);
        }
        let own_name = tree.own_name().filter(|name| !name.trim().is_empty());
        self.list.name = self.list.name.take().or(own_name.map(one_line));
        self.fields(tree, place, true);
    }

    fn fields(&mut self, tree: &Tree, place: Option<P>, is_top: bool) {
        let fields = tree.fields();
        let is_headed = |name: &str| line_text::label_heading::<P>(name).is_some();
        let has_piles = fields.iter().any(|(name, field)| is_headed(name) && !matches!(field, Tree::Number(_)));
        let is_plain = !fields.iter().any(|(_, field)| field.is_inner());
        let has_cards = fields.iter().any(|(name, field)| !field.is_inner() && is_named(name, self.names));
        let scope = Scope {
            place,
            has_piles,
            is_plain,
            is_top,
            counts: place.is_some() || (is_plain && !has_piles) || has_cards,
        };
        for (name, field) in fields {
            self.field(name, field, scope);
        }
    }

    /// A field of a map: a pile, a card with its count, or nothing a deck needs.
    fn field(&mut self, name: &str, field: &Tree, scope: Scope<P>) {
        let heading = line_text::label_heading::<P>(name);
        let is_card = is_named(name, self.names);
        match field {
            Tree::Empty => {}
            Tree::Number(count) if scope.counts && (heading.is_none() || is_card) => {
                self.number(name, *count, scope);
            }
            Tree::Number(_) => self.stated(name, field),
            Tree::Map(_) if is_card && heading.is_none() => {
                let counted =
                    field.fields().iter().find(|(name, _)| ListColumn::parse(name) == Some(ListColumn::Count));
                let count = counted.and_then(|(_, count)| count.number()).unwrap_or(1);
                self.copies(scope.place, count, name);
            }
            Tree::List(_) | Tree::Map(_) => match heading {
                Some(Heading::Pile(place)) => self.any(field, Some(place)),
                Some(Heading::Any | Heading::Subsection) => self.any(field, scope.place),
                None => self.inner(name, field, scope),
            },
            Tree::Text(text) => match heading {
                Some(Heading::Pile(place)) if self.holds_cards(text) || Label::parse(name).is_none() => {
                    self.text(text, Some(place));
                }
                Some(Heading::Any | Heading::Subsection | Heading::Pile(_)) if self.holds_cards(text) => {
                    self.text(text, scope.place);
                }
                Some(_) => {}
                None => self.value(name, text, scope),
            },
        }
    }

    fn holds_cards(&self, text: &str) -> bool {
        text.lines().any(|line| is_named(line, self.names))
    }

    fn number(&mut self, name: &str, count: i64, scope: Scope<P>) {
        match Label::parse(name) {
            Some(_) => self.stated(name, &Tree::Number(count)),
            None => self.copies(scope.place, count, name),
        }
    }

    /// A sum that the document states.
    fn stated(&mut self, name: &str, field: &Tree) {
        let total = field.number().and_then(|total| u32::try_from(total).ok());
        if let (Some(Label::Total), Some(total)) = (Label::parse(name), total) {
            self.push(format!("{name}: {total}"), ListContent::Statement(Statement::Total(total)));
        }
    }

    /// A part whose name is no pile: of a document that names piles, one that does not count.
    fn inner(&mut self, name: &str, field: &Tree, scope: Scope<P>) {
        let found = CardTally::new(field, self.names);
        let has_cards = found.is_any();
        let is_unknown = scope.has_piles && (has_cards || holds_entries(field)) && key(name) != "decks";
        if is_unknown {
            self.doubt(name, LineFault::UnknownHeading);
            return self.any(field, P::ASIDE);
        }
        let is_said = Label::parse(name).is_some();
        let is_card = ListColumn::parse(name) == Some(ListColumn::Name);
        let is_inside = scope.place.is_some() || self.list.family == Family::Xml;
        if has_cards || holds_entries(field) || ((is_card || (is_inside && has_names(field))) && !is_said) {
            self.any(field, scope.place);
        }
    }

    fn value(&mut self, name: &str, text: &str, scope: Scope<P>) {
        match Label::parse(name).or(match ListColumn::parse(name) {
            Some(ListColumn::Name) => Some(Label::Name),
            Some(_) => Some(Label::Note),
            None => None,
        }) {
            Some(Label::Name) if self.list.name.is_none() && scope.is_top => {
                self.list.name = Some(one_line(text));
            }
            Some(Label::Name | Label::Note) => {}
            Some(Label::Total) => self.stated(name, &Tree::Text(text.to_owned())),
            None if self.holds_cards(text) => self.text(text, scope.place),
            None if is_named(name, self.names) || (scope.place.is_some() && scope.is_plain) => {
                match parse_count(text) {
                    Some(count) => self.copies(scope.place, count, name),
                    None => self.doubt(name, LineFault::Strange),
                }
            }
            None => {}
        }
    }

    fn copies(&mut self, place: Option<P>, count: i64, name: &str) {
        let name = one_line(&plain(name));
        let read = self.names.read(&name);
        let mention = match &read.cards[..] {
            [only] if read.strangers == 0 && only.name.is_empty() => only.clone(),
            _ => Mention { name: name.clone(), ..Mention::default() },
        };
        self.push(format!("{count} {name}"), content_of_mention(mention, count, place, self.purpose));
    }

    fn doubt(&mut self, text: &str, doubt: LineFault) {
        self.push(one_line(text), ListContent::Fault(doubt));
    }

    fn push(&mut self, text: String, content: ListContent<P>) {
        let number = self.list.lines.len() + 1;
        self.list.lines.push(ListLine { number, text, content });
    }
}

/// What holds for the fields of a map.
#[derive(Clone, Copy)]
struct Scope<P> {
    place: Option<P>,
    /// Whether some of them are called as piles.
    has_piles: bool,
    /// Whether numbers count cards.
    counts: bool,
    /// Whether a name among them is that of the deck.
    is_top: bool,
    /// Whether no field holds further ones.
    is_plain: bool,
}
