//! Rule texts as parts of a page: symbols become words, lines become paragraphs and points.

use crate::names::captain_name;
use model::CrewDeck;
use model::text::{MarkupBlock, MarkupPiece, blocks, pieces};
use page::locale::{Texts, msg};
use page::{Page, link, symbol};

/// Words of a topic, at most.
const LONGEST_TOPIC: usize = 6;

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

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

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
