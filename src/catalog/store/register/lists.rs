//! Lists: every record with its titles and traits, and every name of it.

use std::collections::HashMap;
use std::io::Write;

use serde::{Deserialize, Serialize};

use super::super::contents::{CatalogContents, list_order, sort_in_list_order};
use super::super::name_list::ListedName;
use super::super::names::Spelling;
use super::super::on_disk::StoreError;
use super::write::RegisterDraft;
use super::{FileSpan, Register};
use model::order::Order;
use model::text::words;
use model::{Availability, EntryId, Game, Kind, Lang, Localized};

/// Where the records stand that are listed.
const LISTED: &str = "listed/";

/// A line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Id of the record the line stands for.
    pub id: EntryId,
    /// Title in both languages.
    pub title: Localized<String>,
}

/// What lists ask of a record.
#[derive(Serialize, Deserialize)]
struct ListedRecord {
    id: EntryId,
    title: Localized<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    traits: Vec<String>,
    #[serde(default, skip_serializing_if = "Availability::is_always")]
    availability: Availability,
}

impl Register {
    /// All entries of a game and a kind that carry a trait, in list order: game, kind, id. What is `None` is not asked
    /// for.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn list(
        &self,
        game: Option<Game>,
        kind: Option<Kind>,
        trait_slug: Option<&str>,
    ) -> Result<Vec<Summary>, StoreError> {
        let listed: Vec<ListedRecord> = self.all_of(LISTED)?;
        let wanted = listed.into_iter().filter(|one| {
            game.is_none_or(|game| one.id.game() == game)
                && kind.is_none_or(|kind| one.id.kind() == kind)
                && trait_slug.is_none_or(|slug| one.traits.iter().any(|own| own == slug))
                && one.availability.holds(self.boxes.bits())
        });
        Ok(wanted.map(|one| Summary { id: one.id, title: one.title }).collect())
    }

    /// Every title and alias as spelled in the data, by key and list order: of names of one record that have one key the
    /// first.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn spellings(&self) -> Result<Vec<Spelling>, StoreError> {
        let (listed, names) = (self.list(None, None, None)?, self.names()?);
        let places: HashMap<&str, usize> = (0..).zip(&listed).map(|(at, one)| (one.id.as_str(), at)).collect();
        let known = names.beginning("").filter_map(|named| Some((*places.get(named.id)?, named)));
        let mut placed: Vec<(usize, ListedName<'_>)> = known.collect();
        // Thousands of names: here the sort of the standard library is worth its room.
        placed.sort_by_key(|(at, named)| (named.key, *at, !named.is_title, named.lang == Some(Lang::En)));
        let mut spellings: Vec<Spelling> = Vec::with_capacity(placed.len());
        let mut last = None;
        for (at, named) in placed {
            match spellings.last_mut().filter(|_| last == Some((named.key, at))) {
                // A name that is the same in both languages belongs to neither of them.
                Some(known) => known.lang = known.lang.filter(|lang| named.lang == Some(*lang)),
                None => spellings.push(Spelling {
                    name: named.name.to_owned(),
                    lang: named.lang,
                    id: named.id.to_owned(),
                    title: listed[at].title.clone(),
                }),
            }
            last = Some((named.key, at));
        }
        Ok(spellings)
    }

    /// Ids of the cards with a word in one of their names, in list order.
    ///
    /// # Errors
    /// When the register is damaged.
    pub fn cards_with_word(&self, word: &str, game: Option<Game>) -> Result<Vec<EntryId>, StoreError> {
        let names = self.names()?;
        // In keys an `e` that begins a word may have been taken for a part of an umlaut.
        let rest: String = word.chars().skip(1).collect();
        let has_word =
            |named: &ListedName<'_>| named.key.contains(&rest) && words(named.name).iter().any(|own| own == word);
        let ids =
            names.beginning("").filter(has_word).filter_map(|named| EntryId::try_from(named.id.to_owned()).ok());
        let is_wanted = |id: &EntryId| id.kind() == Kind::Card && game.is_none_or(|game| id.game() == game);
        let mut cards: Vec<EntryId> = ids.filter(is_wanted).collect();
        cards.order_by(|a, b| list_order(a).cmp(&list_order(b)));
        cards.dedup();
        Ok(cards)
    }
}

impl<W: Write> RegisterDraft<W> {
    /// Appends the lines of all that is listed.
    pub(super) fn listed(&mut self, contents: &CatalogContents<'_>) -> Result<(), StoreError> {
        let listed =
            sort_in_list_order(&contents.records).into_iter().filter(|record| (contents.is_listed)(record));
        let line = |record: &model::Record| ListedRecord {
            id: record.id().clone(),
            title: record.title().clone(),
            traits: record.traits().to_vec(),
            availability: record.availability().clone(),
        };
        let lines: FileSpan = self.json(&listed.map(line).collect::<Vec<_>>())?;
        self.line(LISTED).facts.push(lines);
        Ok(())
    }
}
