//! From rows to cards: a card is one card however many printings and files it stands in.

use std::collections::{BTreeMap, HashSet};

use super::clean::{FieldRefusal, PrintedCard};
use super::corrections::{self, FieldCorrection};
use super::layout::{Edition, Layout};
use super::names::ImportNames;
use super::rows::ImportRow;
use super::{first, second};
use model::text::{slug, unmarked};
use model::{CcgCard, EntryId, Printing, SlugIndex};

/// The rows of one imported file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardRows {
    /// The columns the file has, told by its header.
    pub layout: Layout,
    /// The rows that are cards, mended where need be, in the order of the file.
    pub rows: Vec<ImportRow>,
}

/// A row, and how new its sheet is: whether its layout is the newest, and its place among all.
struct DatedRow {
    is_newest: bool,
    sheet: usize,
    row: PrintedCard,
}

/// Reads a row of a layout.
///
/// # Errors
/// When it is no card.
pub(super) fn printed(layout: Layout, row: &ImportRow, names: &ImportNames) -> Result<PrintedCard, FieldRefusal> {
    match layout.edition() {
        Edition::Second => second::printed(row, names),
        Edition::First => first::printed(row),
    }
}

/// The cards of all sheets, Second Edition first, then by id. Where rows of one card differ, the
/// processed layout counts, which is the newest; then a reprint of the players' committee, which carries
/// the wording of today; then the last sheet, and in it the first row. Rows that are no cards are passed
/// over.
pub fn cards<'a>(sheets: impl IntoIterator<Item = &'a CardRows>, names: &ImportNames) -> Vec<CcgCard> {
    cards_of(sheets.into_iter().map(|sheet| (sheet.layout, read(sheet, names))))
}

/// Every fact that an older sheet has otherwise than the newest, by card.
pub fn differences(sheets: &[CardRows], names: &ImportNames) -> Vec<FieldCorrection> {
    let groups = grouped(sheets.iter().map(|sheet| (sheet.layout, read(sheet, names))));
    let compared = groups.iter().filter_map(|((edition, ..), rows)| Some(compared(&joined(*edition, rows)?, rows)));
    compared.flatten().collect()
}

fn read(sheet: &CardRows, names: &ImportNames) -> impl Iterator<Item = PrintedCard> {
    let rows = sheet.rows.iter();
    rows.filter_map(|row| printed(sheet.layout, row, names).ok())
}

/// The cards of rows that have been read, sheet by sheet.
pub(super) fn cards_of<R>(sheets: impl Iterator<Item = (Layout, R)>) -> Vec<CcgCard>
where
    R: Iterator<Item = PrintedCard>,
{
    let rows = grouped(sheets);
    let joined = rows.iter().filter_map(|((edition, ..), rows)| joined(*edition, rows));
    told_apart(joined.collect())
}

/// The rows of each card, the oldest sheet first.
type Groups = BTreeMap<(Edition, EntryId, String), Vec<DatedRow>>;

fn grouped<R: Iterator<Item = PrintedCard>>(sheets: impl Iterator<Item = (Layout, R)>) -> Groups {
    let mut rows = Groups::new();
    for (sheet, (layout, read)) in sheets.enumerate() {
        for row in read {
            let id = row.card.id.clone();
            let key = (layout.edition(), id, row.card.card_type.clone());
            rows.entry(key).or_default().push(DatedRow {
                is_newest: layout == Layout::SecondProcessed,
                sheet,
                row,
            });
        }
    }
    rows
}

/// Cards of two types can have names that differ in signs alone: the id of the one
/// with the longer name gets its type behind it.
fn told_apart(mut cards: Vec<CcgCard>) -> Vec<CcgCard> {
    cards.sort_by_cached_key(|card| (card.id.game(), card.id.clone(), card.title.len()));
    let mut taken: HashSet<EntryId> = cards.iter().map(|card| card.id.clone()).collect();
    let mut seen = HashSet::new();
    for card in &mut cards {
        if !seen.insert(card.id.clone()) {
            card.id = free(card, &mut taken);
        }
    }
    cards.sort_by_cached_key(|card| (card.id.game(), card.id.clone()));
    cards
}

/// An id no card has: the card's own with its type behind it, and a number if need be.
fn free(card: &CcgCard, taken: &mut HashSet<EntryId>) -> EntryId {
    let base = format!("{}-{}", card.id, card.card_type);
    let numbers = (2..).map(|number| format!("{base}-{number}"));
    let mut ids = std::iter::once(base.clone()).chain(numbers).filter_map(|id| EntryId::try_from(id).ok());
    let id = ids.find(|id| !taken.contains(id)).unwrap_or_else(|| card.id.clone());
    taken.insert(id.clone());
    id
}

/// Built-in cards with what was imported about them, then the imported cards that are not built in.
/// Printed facts and ids stay; text, further printings and further names come from the import. A card
/// is the same if it is of the same type and has the id, or if one of its names today or before is the
/// same.
pub fn with_built_in(built_in: Vec<CcgCard>, imported: Vec<CcgCard>) -> Vec<CcgCard> {
    let index = SlugIndex::new(&built_in);
    let all = built_in.iter().chain(&imported);
    let mut taken: HashSet<EntryId> = all.map(|card| card.id.clone()).collect();
    let ids: HashSet<EntryId> = built_in.iter().map(|card| card.id.clone()).collect();
    let mut cards = built_in;
    for mut card in imported {
        let place = index.find(&card);
        match place.and_then(|place| cards.get_mut(place)) {
            Some(known) => complete(known, card),
            None => {
                if ids.contains(&card.id) {
                    card.id = free(&card, &mut taken);
                }
                cards.push(card);
            }
        }
    }
    cards
}

fn complete(known: &mut CcgCard, imported: CcgCard) {
    add_names(known, &imported);
    let other = imported.id.slug() != known.id.slug();
    let today = other.then(|| imported.bare_name());
    known.text = imported.text.or(known.text.take());
    known.pictures = imported.pictures;
    for name in today.into_iter().chain(imported.old_names) {
        if slug(&name) != known.id.slug() && !known.old_names.contains(&name) {
            known.old_names.push(name);
        }
    }
    for printing in imported.printings {
        if !known.printings.iter().any(|one| is_same(one, &printing)) {
            known.printings.push(printing);
        }
    }
}

/// The names a built-in card has in the player's files. A file that still has the printed one does not
/// make it a name of the past.
fn add_names(known: &mut CcgCard, imported: &CcgCard) {
    let file_name = imported.plugin_name();
    let is_today = slug(unmarked(&file_name, "").0) == imported.id.slug();
    let is_other = imported.id.slug() != known.id.slug();
    known.today = (is_today && is_other).then(|| imported.full_name());
    known.file_name = (file_name != known.bare_name()).then_some(file_name);
}

fn joined(edition: Edition, rows: &[DatedRow]) -> Option<CcgCard> {
    let weight = |(at, aged): &(usize, &DatedRow)| {
        (!aged.row.is_back, aged.is_newest, aged.row.is_reworded, aged.sheet, std::cmp::Reverse(*at))
    };
    let best = &rows.iter().enumerate().max_by_key(weight)?.1.row;
    let mut card = best.card.clone();
    card.printings = printings(edition, rows);
    card.pictures = pictures(rows);
    if edition == Edition::Second {
        card.file_name = file_name(rows).filter(|name| *name != card.bare_name());
        let corrections = compared(&card, rows).into_iter();
        card.earlier = corrections
            .filter(|difference| difference.is_correction)
            .map(|difference| difference.earlier)
            .collect();
    }
    for DatedRow { row, .. } in rows {
        card.place = card.place.or(row.card.place);
        if row.is_back && !best.is_back {
            add_back(&mut card, row);
        }
        let is_known = card.old_names.contains(&row.name);
        if slug(&row.name) != card.id.slug() && !is_known {
            card.old_names.push(row.name.clone());
        }
    }
    Some(card)
}

/// What the oldest sheet of a card has otherwise than the card, if the newest one has the same printing.
fn compared(card: &CcgCard, rows: &[DatedRow]) -> Vec<FieldCorrection> {
    let is_newest = |aged: &&DatedRow| aged.is_newest;
    let oldest = rows.iter().find(|aged| !aged.is_newest && !aged.row.is_reworded);
    let pair = oldest.and_then(|older| {
        let is_same = |aged: &&DatedRow| aged.row.number() == older.row.number();
        let newest = rows.iter().filter(is_newest).find(is_same)?;
        Some((&older.row, &newest.row))
    });
    pair.map_or(Vec::new(), |(older, newest)| corrections::differences(card, older, newest))
}

/// The name in the newest sheet, without a printing mark if a row has it so, and of those the first.
fn file_name(rows: &[DatedRow]) -> Option<String> {
    let weight = |(at, aged): &(usize, &DatedRow)| {
        let mut printings = aged.row.card.printings.iter();
        (aged.is_newest, aged.sheet, printings.all(|printing| printing.mark.is_none()), std::cmp::Reverse(*at))
    };
    let newest = rows.iter().enumerate().max_by_key(weight);
    newest.map(|(_, aged)| aged.row.written.clone())
}

/// The text of the second face, under a name of its own.
fn add_back(card: &mut CcgCard, back: &PrintedCard) {
    let is_there = card.other.iter().any(|(name, _)| name == "Back");
    if let (false, Some(text)) = (is_there, &back.card.text) {
        card.other.push(("Back".to_owned(), text.clone()));
    }
}

/// Each printing once; Second Edition in the order of sets, promotional cards last.
fn printings(edition: Edition, rows: &[DatedRow]) -> Vec<Printing> {
    let mut out: Vec<Printing> = Vec::new();
    for printing in rows.iter().flat_map(|aged| &aged.row.card.printings) {
        match out.iter_mut().find(|known| is_same(known, printing)) {
            Some(known) if known.mark.is_none() => known.mark.clone_from(&printing.mark),
            Some(_) => {}
            None => out.push(printing.clone()),
        }
    }
    if edition == Edition::Second {
        out.sort_by_key(|printing| (order(&printing.number), printing.mark.clone()));
    }
    out
}

/// The name of each picture once.
fn pictures(rows: &[DatedRow]) -> Vec<String> {
    let mut seen = HashSet::new();
    let named = rows.iter().flat_map(|aged| &aged.row.card.pictures);
    named.filter(|name| seen.insert(*name)).cloned().collect()
}

/// Whether two rows are of one printing: a mark that only repeats the set may be missing.
fn is_same(one: &Printing, other: &Printing) -> bool {
    let mark = |printing: &Printing| {
        let mark = printing.mark.clone();
        mark.unwrap_or_else(|| printing.set.clone())
    };
    (&one.set, &one.number, &one.rarity) == (&other.set, &other.number, &other.rarity) && mark(one) == mark(other)
}

/// Number of the set, 0 last, then number in the set.
fn order(number: &str) -> (u32, u32) {
    let set: String = number.chars().take_while(char::is_ascii_digit).collect();
    let digits: String = number.chars().skip_while(char::is_ascii_digit).filter(char::is_ascii_digit).collect();
    let set = set.parse().ok().filter(|set| *set != 0);
    (set.unwrap_or(u32::MAX), digits.parse().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, set: &str, number: &str, text: &str) -> ImportRow {
        let mut fields = vec![String::new(); 23];
        let values = [(0, name), (1, set), (3, "C"), (4, "N"), (5, number), (6, "Event"), (7, "1"), (22, text)];
        for (at, value) in values {
            fields[at] = value.to_owned();
        }
        ImportRow { line: 2, fields }
    }

    fn sheet(rows: Vec<ImportRow>) -> CardRows {
        CardRows { layout: Layout::Second, rows }
    }

    #[test]
    fn printings_of_one_name_are_one_card() {
        let first =
            sheet(vec![row("Red Alarm", "SE", "1C001", "old"), row("Red Alarm *VP", "VP", "0VP009", "new")]);
        let second = sheet(vec![row("Red Alarm (CM)", "CM", "62C003", "other")]);
        let cards = cards(&[first.clone(), first, second], &ImportNames::default());
        let numbers: Vec<&str> = cards[0].printings.iter().map(|p| p.number.as_str()).collect();
        assert_eq!((cards.len(), numbers), (1, vec!["1C001", "62C003", "0VP009"]));
        assert_eq!(cards[0].text.as_deref(), Some("new"));
    }

    #[test]
    fn without_a_reprint_the_last_sheet_counts() {
        let one = |text: &str| sheet(vec![row("Red Alarm", "SE", "1C001", text)]);
        let cards = cards(&[one("old"), one("new")], &ImportNames::default());
        assert_eq!(cards[0].text.as_deref(), Some("new"));
    }

    #[test]
    fn every_card_has_an_id_of_its_own() {
        let of_type = |name: &str, kind: &str| {
            let mut row = row(name, "SE", "1C002", "");
            row.fields[6] = kind.to_owned();
            row
        };
        let rows = vec![
            of_type("Red Alarm", "Event"),
            of_type("Red Alarm!", "Interrupt"),
            of_type("Red Alarm Interrupt", "Event"),
        ];
        let built_in = cards(&[sheet(vec![of_type("Red Alarm", "Dilemma")])], &ImportNames::default());
        let all = with_built_in(built_in, cards(&[sheet(rows)], &ImportNames::default()));
        let ids: HashSet<&EntryId> = all.iter().map(|card| &card.id).collect();
        assert_eq!((all.len(), ids.len()), (4, 4));
        assert_eq!((all[0].card_type.as_str(), all[0].id.as_str()), ("dilemma", "2e/card/red-alarm"));
    }

    #[test]
    fn built_in_cards_keep_their_facts_and_gain_texts() {
        let names = ImportNames::new("", "old\tnew\nErrand\tFar Moon Errand\n");
        let printed = |name: &str, text: &str| sheet(vec![row(name, "SE", "1C001", text)]);
        let mut built_in = cards(&[printed("Errand", "")], &ImportNames::default());
        built_in[0].cost = Some(9);
        let far = printed("Far Moon Errand", "text");
        let imported = cards(&[far, printed("Other", "more")], &names);
        let all = with_built_in(built_in, imported);
        assert_eq!((all.len(), all[0].cost), (2, Some(9)));
        assert_eq!(all[0].id.as_str(), "2e/card/errand");
        assert_eq!(all[0].text.as_deref(), Some("text"));
        assert_eq!(all[0].old_names, ["Far Moon Errand"]);
        assert_eq!(all[0].printings.len(), 1);
    }

    #[test]
    fn a_card_is_written_as_the_newest_file_has_it() {
        let table = "old\tnew\nErrand\tFar Moon Errand\n";
        let names = ImportNames::new("", table);
        let of = |name: &str| sheet(vec![row(name, "SE", "1C001", "")]);
        let built_in = || cards(&[of("Errand")], &ImportNames::default());
        let old = with_built_in(built_in(), cards(&[of("Errand")], &names));
        assert_eq!((&old[0].today, &old[0].file_name), (&None, &None));
        let sheets = [
            of("Errand"),
            sheet(vec![row("Far Moon Errand *VP", "VP", "0VP001", ""), row("Far Moon Errand", "SE", "1C001", "")]),
        ];
        let new = with_built_in(built_in(), cards(&sheets, &names));
        assert_eq!(new[0].today.as_deref(), Some("Far Moon Errand"));
        assert_eq!(new[0].plugin_name(), "Far Moon Errand");
        assert_eq!(new[0].full_name(), "Errand");
        let marked = cards(&[of("Errand *VP")], &ImportNames::default());
        assert_eq!(marked[0].plugin_name(), "Errand *VP");
    }

    #[test]
    fn cards_of_two_types_are_not_one() {
        let mut other = row("Red Alarm!", "SE", "1C002", "");
        other.fields[6] = "Interrupt".to_owned();
        let rows = vec![other, row("Red Alarm", "SE", "1C001", "")];
        let cards = cards(&[sheet(rows)], &ImportNames::default());
        let ids: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
        assert_eq!(ids, ["2e/card/red-alarm", "2e/card/red-alarm-interrupt"]);
    }

    #[test]
    fn a_reprint_carries_the_wording_of_today() {
        let rows = vec![
            row("Red Alarm", "SE", "1C001", "old"),
            row("Red Alarm *VP", "VP", "0VP009", "new"),
            row("Red Alarm *A", "SE", "1C001", "old"),
        ];
        let cards = cards(&[sheet(rows)], &ImportNames::default());
        assert_eq!((cards[0].text.as_deref(), cards[0].printings.len()), (Some("new"), 3));
    }

    #[test]
    fn renamed_cards_stay_one_card() {
        let names = ImportNames::new("", "old\tnew\nErrand\tFar Moon Errand\n");
        let sheets = [
            sheet(vec![row("Errand", "SE", "1C001", "a")]),
            sheet(vec![row("Far Moon Errand", "SE", "1C001", "b")]),
        ];
        let cards = cards(&sheets, &names);
        assert_eq!((cards.len(), cards[0].printings.len()), (1, 1));
        assert_eq!(cards[0].old_names, ["Errand"]);
        assert_eq!(cards[0].id.as_str(), "2e/card/far-moon-errand");
    }
}
