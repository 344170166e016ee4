//! Records for spreadsheets and for the tools of a shell; cards and captains by their names; and rule texts as parts of
//! a page, where symbols become words and lines become paragraphs and points.

use model::text::vocabulary::{TypedForms, typed};
use model::text::{MarkupBlock, MarkupPiece, blocks, pieces, with_capital};
use model::{Card, CrewDeck, EntryId, Lang};
use page::locale::{Texts, msg};
use page::{Page, link, symbol};

/// Words of a topic, at most.
const LONGEST_TOPIC: usize = 6;

/// A header and a line a row, as RFC 4180 wants them, with plain line ends.
pub fn sheet<C: AsRef<str>>(
    header: impl IntoIterator<Item = C>,
    rows: impl IntoIterator<Item = Vec<String>>,
) -> String {
    let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    let header = header.into_iter().map(|name| name.as_ref().to_owned());
    for row in std::iter::once(header.collect()).chain(rows) {
        // Memory takes everything.
        let _ = writer.write_record(row);
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// A line a row, its cells parted by tabs; tabs and line ends in cells become spaces.
pub fn lines(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let cell = |cell: String| cell.replace(['\t', '\n', '\r'], " ");
    let line = |row: Vec<String>| row.into_iter().map(cell).collect::<Vec<_>>().join("\t") + "\n";
    rows.into_iter().map(line).collect()
}

/// Titles one after the other, parted by semicolons where one of them has a comma.
pub fn listed(titles: &[String]) -> String {
    let has_comma = titles.iter().any(|title| title.contains(", "));
    titles.join(if has_comma { "; " } else { ", " })
}

/// The title of the card with an id; the end of the id if the data no longer has the card.
pub fn title(texts: &Texts, id: &EntryId, card: Option<&Card>) -> String {
    card.map_or_else(|| id.slug().to_owned(), |card| card.title.get(texts.lang()).clone())
}

/// The name of a captain.
pub fn captain_name(captain: CrewDeck) -> String {
    with_capital(captain.code())
}

/// A text with its symbols as words.
pub fn spelled(texts: &Texts, text: &str) -> String {
    let pieces = pieces(text).into_iter();
    let words = pieces.map(|piece| match piece {
        MarkupPiece::Words(words) => with_captains_linked(texts, words),
        MarkupPiece::Symbol(name) => symbol(name, &word(texts, name)),
    });
    words.collect()
}

/// Words in which the captain of a sentence that says how somebody breaks a rule leads to the entry of that captain.
fn with_captains_linked(texts: &Texts, words: &str) -> String {
    let mut linked = words.to_owned();
    // Most words name nobody in front of a colon.
    for captain in CrewDeck::ALL.into_iter().filter(|_| words.contains(':')) {
        let name = captain_name(captain);
        let lead = msg::entry_with_captain(texts, &name);
        if linked.contains(&lead) {
            let link = link(&format!("cc/captain/{}", captain.code()), &name);
            linked = linked.replace(&lead, &msg::entry_with_captain(texts, link));
        }
    }
    linked
}

/// The word for a symbol; the code in brackets, as imported game texts have it, if there is none.
fn word(texts: &Texts, name: &str) -> String {
    let word = texts.find(&format!("symbol-{name}"), &[]);
    word.unwrap_or_else(|| format!("[{name}]"))
}

/// A rule text, set in by a margin.
pub fn prose(texts: &Texts, text: &str, margin: usize) -> Page {
    let mut page = Page::new();
    for block in blocks(text) {
        add_block(&mut page, texts, block, margin);
    }
    page
}

fn add_block(page: &mut Page, texts: &Texts, block: MarkupBlock<'_>, margin: usize) {
    match block {
        MarkupBlock::Gap => page.gap(),
        MarkupBlock::Paragraph(words) => page.say_indented(spelled(texts, words), margin),
        MarkupBlock::Item { mark, text } => page.item(mark, spelled(texts, text), margin),
    }
}

/// A rule text whose points begin with their topics, before a colon.
pub fn with_topics(texts: &Texts, text: &str) -> Page {
    let mut page = Page::new();
    for block in blocks(text) {
        match topic(block) {
            Some((topic, words)) => page.topic(spelled(texts, topic), spelled(texts, words)),
            None => add_block(&mut page, texts, block, 0),
        }
    }
    page
}

/// The topic of a point and what is said of it; none where a whole sentence stands before the colon.
fn topic(block: MarkupBlock<'_>) -> Option<(&str, &str)> {
    let MarkupBlock::Item { text, .. } = block else {
        return None;
    };
    let is_name = |topic: &str| topic.split(' ').count() <= LONGEST_TOPIC;
    text.split_once(": ").filter(|(topic, _)| is_name(topic))
}

/// The first paragraph of a rule text.
pub fn gist(texts: &Texts, text: &str) -> String {
    let first = blocks(text).into_iter().find_map(|block| match block {
        MarkupBlock::Paragraph(words) | MarkupBlock::Item { text: words, .. } => Some(words),
        MarkupBlock::Gap => None,
    });
    spelled(texts, first.unwrap_or_default())
}

/// The name of a crew: of its captain, or that it is everybody's.
pub fn crew_name(lang: Lang, deck: CrewDeck) -> String {
    match deck {
        CrewDeck::Common => first_form(lang, typed::CREW_COMMON).to_owned(),
        captain => captain_name(captain),
    }
}

/// The form of a word that is shown in a language.
pub fn first_form(lang: Lang, word: TypedForms) -> &'static str {
    match lang {
        Lang::De => word.de[0],
        Lang::En => word.en[0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: [&str; 2]) -> Vec<String> {
        cells.map(str::to_owned).to_vec()
    }

    #[test]
    fn cells_with_commas_and_quotes_are_quoted() {
        let rows = [row(["a,b", "c"]), row(["say \"d\"", "e\nf"])];
        assert_eq!(sheet(["x", "y"], rows), "x,y\n\"a,b\",c\n\"say \"\"d\"\"\",\"e\nf\"\n");
    }

    #[test]
    fn a_record_is_a_line() {
        assert_eq!(lines([row(["a\tb", "c\nd"]), row(["", "e"])]), "a b\tc d\n\te\n");
    }

    #[test]
    fn the_captain_who_breaks_a_rule_leads_to_his_entry() {
        for (lang, said) in [(Lang::De, "Ja. Mit Khan: nein."), (Lang::En, "Yes. With Khan: no.")] {
            let texts = Texts::new(lang);
            let linked = spelled(&texts, said);
            assert!(linked.contains(&link("cc/captain/khan", "Khan")), "{linked}");
            assert_eq!(page::plain(&linked), said);
        }
        assert_eq!(spelled(&Texts::new(Lang::En), "With Khan you win: no."), "With Khan you win: no.");
    }
}
