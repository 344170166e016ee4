//! The records of a library: entries and cards with all they refer to, for whatever boxes.

use std::collections::HashMap;

use super::owned_boxes::record_for;
use super::references::{SharedRulings, Titles};
use super::text_template::TextTemplates;
use super::{Library, captain_of, entry_id};
use model::{
    Availability, BoxCondition, Boxes, Card, CardRecord, CcgCard, CcgRecord, Entry, GameBox, InBox, Lang, Link,
    Localized, Record, RuleRecord,
};

impl Library {
    /// All entries and cards of all boxes with their references resolved: entries first, in this library's order. They
    /// are read by [`record_for`].
    pub fn records(&self) -> Vec<Record> {
        self.records_with(self.ccg())
    }

    /// All entries and cards as somebody reads them who has some boxes, without what these lack.
    pub fn records_for(&self, boxes: &Boxes) -> Vec<Record> {
        let records = self.records().into_iter().map(|record| record_for(record, boxes));
        records.filter(|record| record.beyond().is_none()).collect()
    }

    /// All entries and cards with their references resolved, entries first, in this library's order, then the given
    /// cards of the Star Trek CCG, imported ones among them, in place of the built-in ones.
    pub fn records_with<'c>(&self, ccg: impl Iterator<Item = &'c CcgCard>) -> Vec<Record> {
        let titles = Titles::from_library(self);
        let templates = TextTemplates::new(self);
        let shared = SharedRulings::from_library(self, &titles, &templates);
        let replacing = self.cards().filter_map(|card| Some((card.replaces.as_ref()?, card)));
        let by: HashMap<_, _> = replacing.collect();
        let rules = self.entries().map(|entry| Record::Rule(Box::new(self.rule(entry, &titles, &templates))));
        let cards = self.cards().filter_map(|card| {
            let replaced_by = by.get(&card.id).map(|by| Link { id: by.id.clone(), title: by.title.clone() });
            Some(Record::Card(Box::new(CardRecord { replaced_by, ..self.card_record(card, &titles, &shared)? })))
        });
        let ccg = ccg.map(|card| Record::Ccg(Box::new(CcgRecord::from_card(card, |id| titles.link(id)))));
        rules.chain(cards).chain(ccg).collect()
    }

    fn rule(&self, entry: &Entry, titles: &Titles<'_>, templates: &TextTemplates<'_>) -> RuleRecord {
        let mut own = entry.clone();
        // What cannot be made ready was refused before the program left the house.
        let _ = templates.prepare_entry(&mut own);
        let is_open = has_optional_parts(&own);
        let answered_by = if is_open { Localized::default() } else { own.gather_questions() };
        RuleRecord {
            entry: own,
            is_open,
            availability: titles.availability(&entry.id),
            answered_by,
            see: titles.see(entry),
            cards: titles.carriers(self, &entry.id),
            in_box: entry.game_box.and_then(|one| self.in_box(one, None)),
            beyond: None,
        }
    }

    fn card_record(&self, card: &Card, titles: &Titles<'_>, shared: &SharedRulings<'_>) -> Option<CardRecord> {
        let slugs = card.traits.iter();
        let traits = slugs.filter_map(|slug| titles.link(&entry_id("trait", slug)?));
        Some(CardRecord {
            card: card.clone(),
            availability: titles.availability(&card.id),
            suit: titles.link(&entry_id("type", card.suit.code())?)?,
            traits: traits.collect(),
            captain: captain_of(card.deck).and_then(|id| titles.link(&id)),
            rulings: SharedRulings::unasked(&card.rulings),
            further_rulings: shared.of_card(card),
            boxes: self.boxes_of(card),
            replaces: card.replaces.as_ref().map(|id| Link { id: id.clone(), title: card.title.clone() }),
            replaced_by: None,
            beyond: None,
        })
    }

    /// The boxes a card comes in.
    fn boxes_of(&self, card: &Card) -> Vec<InBox> {
        let printed = card.boxes().zip(card.numbers());
        printed.filter_map(|(one, number)| self.in_box(one, Some(number))).collect()
    }

    fn in_box(&self, game_box: GameBox, number: Option<&str>) -> Option<InBox> {
        let facts = self.boxes.iter().find(|facts| facts.game_box == game_box)?;
        Some(InBox { game_box, title: facts.title.clone(), number: number.map(str::to_owned) })
    }

    /// With which boxes every entry and card is there that not everybody has. A trait is of any box with a card that
    /// carries it.
    pub(super) fn availabilities(&self) -> HashMap<&str, Availability> {
        let conditions = self.card_conditions();
        let alone = |of: GameBox| BoxCondition::new(&Boxes::from_boxes([of]), &Boxes::from_boxes([]));
        let entries = self.entries().filter_map(|entry| {
            let own = alone(entry.game_box?);
            let slug = entry.id.as_str().strip_prefix("cc/trait/");
            let carriers = self.cards().filter(|card| card.traits.iter().any(|one| slug == Some(one)));
            let carried = carriers.filter_map(|card| conditions.get(&card.id).copied());
            Some((entry.id.as_str(), Availability::from_conditions(carried.chain([own]))))
        });
        let cards = conditions.iter().map(|(id, of)| (id.as_str(), Availability::from_conditions([*of])));
        entries.chain(cards).collect()
    }
}

/// Whether boxes decide which statements or rows an entry has, or may do so.
fn has_optional_parts(entry: &Entry) -> bool {
    let begins = |text: &Localized<String>| text.iter().any(|(_, words)| words.trim_start().starts_with('{'));
    let mut said = std::iter::once(&entry.text).chain(&entry.example).flat_map(|text| &text.0);
    let mut cells = entry.tables.iter().flat_map(|table| &table.rows).flat_map(|row| &row.cells);
    !entry.further.is_empty()
        || said.any(|statement| begins(&statement.text))
        || cells.any(|cell| cell.text(Lang::En).starts_with('{'))
}
