//! Results of the card search: a table, a list, JSON, CSV, ids; and the guide to the query language.

use serde::Serialize;

use crate::CommandReport;
use crate::entry::{card, ccg, head, hits};
use crate::search::export::printings;
use model::{AttemptRule, CcgCard, CcgRecord, Figure, Printing, Record, icon_of_affiliation};
use page::locale::{Texts, msg};
use page::{Page, PageBlock, PageTable, Words, faint, link};
use words::Term;

/// What a search found.
#[derive(Serialize)]
pub struct Results {
    /// The query as it was typed.
    pub query: String,
    /// Cards that fit, shown or not.
    pub total: usize,
    /// Cards to show.
    #[serde(serialize_with = "super::export::cards")]
    pub cards: Vec<Record>,
    /// What may have been meant if nothing was found.
    pub suggestions: Vec<String>,
    /// The name taken for what was typed, which no card is called.
    #[serde(skip)]
    pub meant: Option<String>,
    /// Words that no card has, without which the rest was asked.
    #[serde(skip)]
    pub dropped: Vec<String>,
    /// What stood behind `t:` and was looked for in texts, as it is no type of cards.
    #[serde(skip)]
    pub in_texts: Vec<String>,
    /// Cards whose region is uncertain, if regions were asked for.
    #[serde(skip)]
    pub unsure: Vec<Record>,
    /// Show printings too.
    #[serde(skip)]
    pub has_printings: bool,
    /// Show cards below each other, not in a table.
    #[serde(skip)]
    pub is_list: bool,
    /// Whether each card has a number by which it can be opened.
    #[serde(skip)]
    pub is_numbered: bool,
    /// How many cards stand before the first of these, if the player looks at them part by part.
    #[serde(skip)]
    pub skipped: Option<usize>,
}

/// How many cards fit.
#[derive(Serialize)]
pub struct Count {
    /// The query as it was typed.
    pub query: String,
    /// Cards that fit.
    pub total: usize,
}

impl CommandReport for Count {
    fn page(&self, _: &Texts) -> Page {
        Page::from_words(self.total.to_string())
    }
}

impl CommandReport for Results {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = self.how_read(texts);
        page.append(if self.is_list { self.list(texts) } else { self.table(texts) });
        page.gap();
        page.say(faint(self.shown(texts)));
        if self.cards.len() < self.total && self.skipped.is_none() {
            page.say(faint(msg::search_the_rest(texts, self.total)));
        }
        page.append(self.uncertain(texts));
        page
    }
}

impl Results {
    /// The cards whose region is uncertain; empty unless regions were asked for.
    pub fn uncertain(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        if !self.unsure.is_empty() {
            let linked = |card: &Record| link(card.id().as_str(), head::name(card, texts.lang()));
            let names: Vec<_> = self.unsure.iter().map(linked).collect();
            page.say(msg::search_unsure_region(texts, names.join(" · ")));
        }
        page
    }

    /// How the query was read where that is not what it says; empty where it is.
    pub fn how_read(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        if let Some(name) = &self.meant {
            page.say(faint(msg::search_meant(texts, &self.query, name)));
            page.gap();
        }
        if !self.dropped.is_empty() {
            let words: Vec<String> = self.dropped.iter().map(|word| msg::search_quoted(texts, word)).collect();
            page.say(faint(msg::search_dropped(texts, words.join(", "))));
            if !self.suggestions.is_empty() {
                let near: Vec<String> =
                    self.suggestions.iter().map(|word| msg::search_quoted(texts, word)).collect();
                page.say(faint(msg::search_dropped_near(texts, near.join(", "))));
            }
            page.gap();
        }
        for text in &self.in_texts {
            page.say(faint(msg::search_in_texts(texts, text)));
        }
        page
    }

    /// How many of the cards found these are.
    fn shown(&self, texts: &Texts) -> String {
        let (shown, total) = (self.cards.len(), self.total);
        if shown == total {
            return msg::search_all(texts, total);
        }
        match self.skipped {
            None => msg::search_some(texts, shown, total),
            Some(skipped) => {
                let (from, to) = (skipped.saturating_add(1), skipped.saturating_add(shown));
                msg::search_range(texts, from, to, total)
            }
        }
    }

    fn list(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        for (number, card) in (1..).zip(&self.cards) {
            let number = self.is_numbered.then_some(number);
            page.push(PageBlock::Hit(hits::hit(texts, number, card)));
            for printing in printings(card).iter().filter(|_| self.has_printings) {
                page.say_indented(in_short(printing), 2);
            }
        }
        page
    }

    fn table(&self, texts: &Texts) -> Page {
        let printing = self.has_printings.then(|| msg::search_column_printing(texts));
        let header = [
            msg::search_column_name(texts),
            msg::search_column_type(texts),
            msg::search_column_affiliation(texts),
            msg::search_column_cost(texts),
            msg::search_column_figures(texts),
        ];
        let number = self.is_numbered.then(|| msg::search_column_number(texts));
        let header = number.into_iter().chain(header).chain(printing);
        let cards = (1..).zip(&self.cards);
        let rows = cards.flat_map(|(number, card)| self.rows(texts, number, card));
        let mut page = Page::new();
        page.table(PageTable::open(header, rows));
        page
    }

    /// A row, or one a printing.
    fn rows(&self, texts: &Texts, number: usize, card: &Record) -> Vec<Vec<Words>> {
        let number = self.is_numbered.then(|| number.to_string().into());
        let cells = row(texts, card).map(Words::from).into_iter();
        let row: Vec<Words> = number.into_iter().chain(cells).collect();
        let printings = printings(card);
        if !self.has_printings || printings.is_empty() {
            return vec![row];
        }
        let with = |printing| [row.clone(), vec![in_short(printing).into()]].concat();
        printings.iter().map(with).collect()
    }
}

/// Name, type, affiliation or deck, cost, figures.
fn row(texts: &Texts, record: &Record) -> [String; 5] {
    let name = link(record.id().as_str(), head::name(record, texts.lang()));
    match record {
        Record::Rule(_) => [name, String::new(), String::new(), String::new(), String::new()],
        Record::Card(record) => {
            let suit = record.suit.title.get(texts.lang()).clone();
            let vp = record.card.vp.map(|vp| msg::search_vp(texts, vp.to_string()));
            let deck = card::deck(texts, record);
            [name, suit, deck, String::new(), vp.unwrap_or_default()]
        }
        Record::Ccg(record) => {
            let CcgRecord { card, .. } = &**record;
            let cost = card.cost.map(|cost| cost.to_string());
            [
                name,
                ccg::kind(texts, card),
                affiliations(texts, card),
                cost.unwrap_or_default(),
                figures(texts, card),
            ]
        }
    }
}

/// The affiliations of a card; of a mission those that may attempt it.
fn affiliations(texts: &Texts, card: &CcgCard) -> String {
    match &card.attempt {
        Some(attempt) => attempted_by(texts, attempt),
        None => {
            let slugs = card.affiliations.iter();
            let words = slugs.map(|slug| ccg::word(texts, "affiliation", slug));
            words.collect::<Vec<_>>().join(", ")
        }
    }
}

/// Who may attempt a mission, by the codes of the icons: there may be many.
fn attempted_by(texts: &Texts, attempt: &AttemptRule) -> String {
    let code = |slug: &String| icon_of_affiliation(slug).unwrap_or(slug).to_owned();
    let codes = |slugs: &[String]| slugs.iter().map(code).collect::<Vec<_>>().join(" ");
    match attempt {
        AttemptRule::Only(slugs) => codes(slugs),
        AttemptRule::AnyExcept(slugs) if slugs.is_empty() => msg::search_open(texts),
        AttemptRule::AnyExcept(slugs) => msg::search_open_except(texts, codes(slugs)),
    }
}

/// Attributes, or what a mission or dilemma has in their place.
fn figures(texts: &Texts, card: &CcgCard) -> String {
    if let Some(attributes) = &card.attributes {
        return attributes.each_ref().map(Figure::as_str).join("/");
    }
    let place = card.place.map(|place| place.term(texts));
    let points = card.points.as_ref().map(|points| points.as_str().to_owned());
    let parts: Vec<String> = place.into_iter().chain(points).collect();
    parts.join(" ")
}

/// Set, number and mark.
fn in_short(printing: &Printing) -> String {
    let mark = printing.mark.as_deref();
    let parts = [&*printing.set, &*printing.number].into_iter().chain(mark);
    parts.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    fn results(has_printings: bool, is_list: bool) -> Results {
        let yaml = "id: 2e/card/test\ntitle: Test\ntype: event\nuniqueness: unique\ncost: 2\n\
                    printings: [{ set: SE, number: 1U1, rarity: U }, { set: XX, number: 2C2, rarity: C, mark: VP }]\n";
        let card = serde_yaml::from_str(yaml).expect("a card");
        Results {
            query: "test".to_owned(),
            total: 3,
            cards: vec![Record::Ccg(Box::new(CcgRecord::from_card(&card, |_| None)))],
            suggestions: Vec::new(),
            meant: None,
            dropped: Vec::new(),
            in_texts: Vec::new(),
            unsure: Vec::new(),
            has_printings,
            is_list,
            is_numbered: false,
            skipped: None,
        }
    }

    #[test]
    fn a_table_has_a_row_a_card_or_a_row_a_printing() {
        let texts = Texts::new(Lang::En);
        for (has_printings, rows, columns) in [(false, 1, 5), (true, 2, 6)] {
            let page = results(has_printings, false).page(&texts);
            let Some(PageBlock::Table(table)) = page.blocks.first() else {
                panic!("{page:?}");
            };
            assert_eq!((table.rows.len(), table.header.len()), (rows, columns));
            assert!(table.rows.iter().all(|row| row.len() == columns));
        }
    }

    #[test]
    fn a_list_says_how_many_cards_it_leaves_out() {
        let texts = Texts::new(Lang::En);
        let text = page::render::Terminal::new(Some(80), false).render(&results(true, true).page(&texts));
        assert!(text.starts_with("• Test  Second Edition · Event\n"), "{text}");
        assert!(text.contains("\n  SE 1U1\n  XX 2C2 VP\n"), "{text}");
        assert!(text.ends_with("--limit 3\n"), "{text}");
    }

    #[test]
    fn every_line_of_a_spreadsheet_has_all_columns() {
        let cards = results(true, false).cards;
        for has_printings in [false, true] {
            let csv = crate::search::export::csv(&cards, has_printings);
            let commas: Vec<usize> = csv.lines().map(|line| line.matches(',').count()).collect();
            assert!(commas.iter().all(|count| *count == commas[0]), "{csv}");
            assert_eq!(commas.len(), if has_printings { 3 } else { 2 });
        }
    }
}
