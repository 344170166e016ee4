//! What of a record somebody reads who has some boxes: the texts they fill in, what they bring, what lies in others.

use std::borrow::Cow;

use super::box_text::fill;
use model::{
    Availability, Boxes, CardRecord, Cell, Entry, InBox, Lang, Localized, Record, Reference, RuleRecord, RuleRow,
    RuleText,
};

/// A record as somebody reads it who has some boxes. What these lack reads as with all boxes, and says which it is from.
pub fn record_for(mut record: Record, boxes: &Boxes) -> Record {
    if matches!(record, Record::Ccg(_)) {
        return record;
    }
    let beyond = (!record.availability().holds(boxes.bits())).then(|| {
        let of = record.boxes().first().map(|of| of.game_box);
        Boxes::from_boxes(boxes.iter().chain(of))
    });
    let all = Boxes::all();
    let read = if beyond.is_some() { &all } else { boxes };
    match &mut record {
        Record::Rule(rule) => choose_parts(rule, read, beyond),
        Record::Card(card) => choose_rulings(card, read, beyond),
        Record::Ccg(_) => {}
    }
    record
}

fn choose_parts(rule: &mut RuleRecord, boxes: &Boxes, beyond: Option<Boxes>) {
    let chosen = |reference: Reference| match beyond {
        Some(_) => Some(reference.beside_all()),
        None => reference.for_boxes(boxes.bits()),
    };
    rule.see = std::mem::take(&mut rule.see).into_iter().filter_map(chosen).collect();
    rule.cards = std::mem::take(&mut rule.cards).into_iter().filter_map(chosen).collect();
    rule.availability = Availability::default();
    rule.beyond = beyond;
    fill_entry(&mut rule.entry, boxes);
    if std::mem::take(&mut rule.is_open) {
        rule.answered_by = rule.entry.gather_questions();
    }
}

fn choose_rulings(card: &mut CardRecord, boxes: &Boxes, beyond: Option<Boxes>) {
    for (availability, mut ruling) in std::mem::take(&mut card.further_rulings) {
        if beyond.is_some() || availability.holds(boxes.bits()) {
            fill_both(&mut ruling.text, boxes);
            card.rulings.push(ruling);
        }
    }
    card.boxes.retain(|one: &InBox| boxes.has(one.game_box) && !boxes.is_core_alone());
    card.replaced_by = card.replaced_by.take().filter(|_| beyond.is_some());
    card.availability = Availability::default();
    card.beyond = beyond;
}

/// Makes an entry what somebody with some boxes reads: its texts filled in, and what the boxes add to it.
pub(crate) fn fill_entry(entry: &mut Entry, boxes: &Boxes) {
    if entry.is_own {
        return;
    }
    let further = std::mem::take(&mut entry.further).into_iter();
    for addition in further.filter(|addition| boxes.has(addition.game_box)) {
        entry.text.0.extend(addition.text.0);
    }
    for text in std::iter::once(&mut entry.text).chain(&mut entry.example) {
        fill_text(text, boxes);
    }
    for ruling in &mut entry.rulings {
        fill_both(&mut ruling.text, boxes);
    }
    for table in &mut entry.tables {
        for cell in table.rows.iter_mut().flat_map(|row| &mut row.cells) {
            fill_cell(cell, boxes);
        }
        let is_left = |row: &RuleRow| row.cells.iter().any(|cell| !cell.text(Lang::En).is_empty());
        table.rows.retain(is_left);
    }
}

/// Fills in all statements. One of which nothing is left goes, with the questions it answers.
fn fill_text(text: &mut RuleText, boxes: &Boxes) {
    text.0.retain_mut(|statement| {
        let is_template = statement.text.iter().any(|(_, words)| words.contains('{'));
        fill_both(&mut statement.text, boxes);
        !is_template || statement.text.iter().any(|(_, words)| !words.trim().is_empty())
    });
}

fn fill_both(text: &mut Localized<String>, boxes: &Boxes) {
    for lang in Lang::ALL {
        let own = text.get_mut(lang);
        if let Cow::Owned(filled) = fill(lang, own, boxes) {
            *own = filled;
        }
    }
}

fn fill_cell(cell: &mut Cell, boxes: &Boxes) {
    match cell {
        Cell::Number(_) => {}
        Cell::Text(text) => fill_both(text, boxes),
        Cell::Name(name) => {
            let mut both = Localized::from_fn(|_| name.clone());
            fill_both(&mut both, boxes);
            if both.de == both.en {
                *name = both.en;
            } else {
                *cell = Cell::Text(both);
            }
        }
    }
}
