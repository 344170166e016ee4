//! The records of a library: entries and cards with all they refer to.

use super::owned_boxes::fill_entry;
use super::references::SharedRulings;
use super::references::Titles;
use super::text_template::TextTemplates;
use super::{Library, captain_of, entry_id};
use model::{
    Boxes, Card, CardRecord, CcgCard, CcgRecord, Entry, EntryId, GameBox, InBox, Link, Record, RuleRecord,
};

impl Library {
    /// All entries and cards with their references resolved: entries first, in this library's order.
    pub fn records(&self) -> Vec<Record> {
        self.records_with(self.ccg())
    }

    /// All entries and cards with their references resolved, entries first, in this library's order, then the given
    /// cards of the Star Trek CCG, imported ones among them, in place of the built-in ones.
    pub fn records_with<'c>(&self, ccg: impl Iterator<Item = &'c CcgCard>) -> Vec<Record> {
        let titles = Titles::from_library(self);
        let ccg = ccg.map(|card| Record::Ccg(Box::new(CcgRecord::from_card(card, |id| titles.link(id)))));
        self.chair(&titles, &self.owned, |_| true).chain(ccg).collect()
    }

    /// The records of Captain's Chair that are not in the library of a player, which is made from this one.
    pub fn records_beyond(&self, own: &Library) -> Vec<Record> {
        let known: std::collections::HashSet<_> = own.ids().collect();
        let titles = Titles::from_library(self);
        let all = Boxes::all();
        let templates = TextTemplates::new(self, &all);
        let others = self.chair(&titles, &all, |id| !known.contains(id));
        let filled = others.map(|record| match record {
            Record::Rule(mut rule) => {
                let _ = fill_entry(&mut rule.entry, &templates);
                Record::Rule(rule)
            }
            Record::Card(_) | Record::Ccg(_) => record,
        });
        filled.map(|record| beyond(record, &own.owned)).collect()
    }

    /// The entries, and the cards of Captain's Chair, whose ids are meant; boxes are told of where these are not
    /// the core box alone.
    fn chair<'a>(
        &'a self,
        titles: &'a Titles<'a>,
        told: &'a Boxes,
        is_meant: impl Fn(&EntryId) -> bool + Clone + 'a,
    ) -> impl Iterator<Item = Record> + 'a {
        let is_card_meant = is_meant.clone();
        let entries = self.entries().filter(move |entry| is_meant(&entry.id));
        let rules = entries.map(move |entry| {
            let (gathered, answered_by) = entry.gathered();
            Record::Rule(Box::new(RuleRecord {
                entry: gathered,
                answered_by,
                see: titles.see(entry),
                cards: titles.carriers(self, &entry.id),
                in_box: self.in_box_of(entry),
                beyond: None,
            }))
        });
        let shared = SharedRulings::from_library(self);
        let meant = self.cards().filter(move |card| is_card_meant(&card.id));
        let cards = meant.filter_map(move |card| {
            let card = self.card_record(card, titles, &shared, told)?;
            Some(Record::Card(Box::new(card)))
        });
        rules.chain(cards)
    }

    fn card_record(
        &self,
        card: &Card,
        titles: &Titles<'_>,
        shared: &SharedRulings<'_>,
        told: &Boxes,
    ) -> Option<CardRecord> {
        let slugs = card.traits.iter();
        let traits = slugs.filter_map(|slug| titles.link(&entry_id("trait", slug)?));
        let by = self.cards().find(|one| one.replaces.as_ref() == Some(&card.id));
        Some(CardRecord {
            card: card.clone(),
            suit: titles.link(&entry_id("type", card.suit.code())?)?,
            traits: traits.collect(),
            captain: captain_of(card.deck).and_then(|id| titles.link(&id)),
            rulings: shared.of_card(card),
            boxes: self.boxes_of(card, told),
            replaces: card.replaces.as_ref().map(|id| Link { id: id.clone(), title: card.title.clone() }),
            replaced_by: by.map(|one| Link { id: one.id.clone(), title: one.title.clone() }),
            beyond: None,
        })
    }

    /// The boxes a card comes in, as far as they are among these; none for somebody who has but the core
    /// box.
    fn boxes_of(&self, card: &Card, told: &Boxes) -> Vec<InBox> {
        if told.is_core_alone() {
            return Vec::new();
        }
        let reprints = card.reprints.iter();
        let again = reprints.map(|reprint| (reprint.game_box, &reprint.number));
        std::iter::once((card.game_box, &card.number))
            .chain(again)
            .filter(|(one, _)| told.has(*one))
            .filter_map(|(one, number)| self.in_box(one, Some(number)))
            .collect()
    }

    fn in_box_of(&self, entry: &Entry) -> Option<InBox> {
        self.in_box(entry.game_box?, None)
    }

    fn in_box(&self, game_box: GameBox, number: Option<&String>) -> Option<InBox> {
        let facts = self.boxes.iter().find(|facts| facts.game_box == game_box)?;
        Some(InBox { game_box, title: facts.title.clone(), number: number.cloned() })
    }
}

/// A record the player's boxes lack.
fn beyond(mut record: Record, own: &Boxes) -> Record {
    let of = record.boxes().first().map(|of| of.game_box);
    let with = Some(Boxes::from_boxes(own.iter().chain(of)));
    match &mut record {
        Record::Rule(rule) => rule.beyond = with,
        Record::Card(card) => card.beyond = with,
        Record::Ccg(_) => {}
    }
    record
}
