//! Where a page leads: the entries and cards it links to.

use model::order::Order;

use super::{Fact, FactValue, Page, PageBlock, PageItem, Paragraph, Span, Words};

impl Page {
    /// The ids of the entries and cards it links to, each once, with the words of the first link, in the
    /// order of the page.
    pub fn links(&self) -> Vec<(&str, String)> {
        let mut links: Vec<(&str, String)> = Vec::new();
        for words in self.blocks.iter().flat_map(words) {
            collect(words, &mut links);
        }
        links
    }

    /// Makes the terms in its sentences and points links: symbols, by the entry `of_symbol` knows for them, and the
    /// first mention of each title the page refers to among its facts. What the page itself is about stays as it is.
    pub fn link_terms(&mut self, of_symbol: impl Fn(&str) -> Option<&'static str>) {
        let about = title_words(&self.blocks);
        let mut titles: Vec<(String, String)> = Vec::new();
        for fact in self.blocks.iter().flat_map(facts) {
            let mut found = Vec::new();
            words_of_fact(fact).into_iter().for_each(|words| collect(words, &mut found));
            titles.extend(found.into_iter().map(|(id, title)| (id.to_owned(), title)));
        }
        // The longest first, so that no title is found within another.
        titles.order_by_key(|(_, title)| std::cmp::Reverse(title.chars().count()));
        let of_symbol = |name: &str, word: &str| of_symbol(name).filter(|_| !about.starts_with(word));
        self.blocks.iter_mut().filter_map(sentence).for_each(|words| words.link_terms(&of_symbol, &mut titles));
    }

    /// Makes links in its steps: of each place in print that leads nowhere yet, to the address that `printed` knows for its words, and of the
    /// first mention of each name among those given with their ids, the longest first.
    pub fn link_steps(&mut self, printed: impl Fn(&str) -> Option<String>, mut names: Vec<(String, String)>) {
        for block in &mut self.blocks {
            let PageBlock::Step(step) = block else {
                continue;
            };
            step.words.link_terms(&|_, _| None, &mut names);
            let is_linked = matches!(&step.place.0[..], [Span::Link { .. }]);
            if let Some(id) = printed(&step.place.plain()).filter(|_| !is_linked) {
                let words = std::mem::take(&mut step.place);
                step.place = Words(vec![Span::Link { id, words }]);
            }
        }
    }

    /// Puts what `change` makes of a text of its sentences and points in its place; commands stay as they are.
    pub fn change_texts(&mut self, change: &dyn Fn(&str) -> String) {
        self.blocks.iter_mut().filter_map(sentence).for_each(|words| words.change_texts(change));
    }

    /// Puts what `replace` makes of a command of the program, given as typed behind its name, in its place.
    /// Sentences, points and facts about one of which it makes nothing are left out.
    pub fn replace_commands(&mut self, replace: impl Fn(&str) -> Option<Span>) {
        self.blocks.retain_mut(|block| {
            if let PageBlock::Facts(facts) = block {
                facts.rows.retain_mut(|fact| match &mut fact.value {
                    FactValue::Words(words) | FactValue::AtMost { words, .. } => words.replace_commands(&replace),
                    FactValue::Lines(_) => true,
                });
            }
            sentence(block).is_none_or(|words| words.replace_commands(&replace))
        });
    }
}

/// The words of a sentence or a point.
fn sentence(block: &mut PageBlock) -> Option<&mut Words> {
    if let PageBlock::Paragraph(Paragraph { words, .. }) | PageBlock::Item(PageItem { words, .. }) = block {
        return Some(words);
    }
    None
}

/// The words a page begins with.
fn title_words(blocks: &[PageBlock]) -> String {
    blocks.first().into_iter().flat_map(words).map(Words::plain).collect()
}

/// The facts of a block, if it is one of facts.
fn facts(block: &PageBlock) -> &[Fact] {
    let PageBlock::Facts(facts) = block else {
        return &[];
    };
    &facts.rows
}

/// All words of a block, in order.
fn words(block: &PageBlock) -> Vec<&Words> {
    match block {
        PageBlock::Head { title, place } => vec![title, place],
        PageBlock::Title(words) | PageBlock::Heading(words) => vec![words],
        PageBlock::Paragraph(paragraph) => vec![&paragraph.words],
        PageBlock::Item(item) => vec![&item.topic, &item.words],
        PageBlock::Facts(facts) => facts.rows.iter().flat_map(words_of_fact).collect(),
        PageBlock::Table(table) => {
            let cells = table.header.iter().chain(table.rows.iter().flatten());
            table.title.iter().chain(cells).collect()
        }
        PageBlock::Bars(bars) => {
            let rows = bars.rows.iter();
            rows.flat_map(|bar| std::iter::once(&bar.label).chain(&bar.cells)).collect()
        }
        PageBlock::Hit(hit) => vec![&hit.title, &hit.place, &hit.gist],
        PageBlock::Step(step) => vec![&step.words, &step.place],
        PageBlock::Names(names) => names.iter().collect(),
        PageBlock::Scan { caption, .. } => vec![caption],
        PageBlock::Pointed { .. } | PageBlock::Verbatim(_) | PageBlock::Gap => Vec::new(),
    }
}

fn words_of_fact(fact: &Fact) -> Vec<&Words> {
    let behind = match &fact.value {
        FactValue::Words(words) | FactValue::AtMost { words, .. } => vec![words],
        FactValue::Lines(lines) => lines.iter().flatten().collect(),
    };
    std::iter::once(&fact.label).chain(behind).collect()
}

fn collect<'p>(words: &'p Words, links: &mut Vec<(&'p str, String)>) {
    for span in &words.0 {
        match span {
            Span::Link { id, words } => {
                if links.iter().all(|(known, _)| known != id) {
                    links.push((id, words.plain()));
                }
            }
            Span::Styled(_, words) => collect(words, links),
            Span::Text(_) | Span::Symbol { .. } | Span::Command(_) | Span::Hint(_) | Span::Excerpt(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{FactList, Labels, Page, PageBlock, PageStep, Span, Tone, faint, link, strong, symbol};

    #[test]
    fn terms_in_a_text_lead_to_their_entries_once_and_never_to_the_page_itself() {
        let mut page = Page::new();
        page.head("Glory", "Resource");
        page.say(format!(
            "Gain {} or {}; a card in the Staging Area stays. Staging Areas, the Staging Area, Draw.",
            symbol("glory", "Glory"),
            symbol("latinum", "Latinum")
        ));
        let mut facts = FactList::new(Labels::Short);
        facts.add(
            "See",
            format!("{} · {}", link("x/zone/staging-area", "Staging Area"), link("x/keyword/draw", "Draw")),
        );
        page.facts(facts);
        page.link_terms(|name| match name {
            "glory" => Some("x/resource/glory"),
            "latinum" => Some("x/resource/latinum"),
            _ => None,
        });
        let PageBlock::Paragraph(said) = &page.blocks[1] else { panic!("{page:?}") };
        let linked = |span: &Span| match span {
            Span::Link { id, words } => Some(format!("{id} {}", words.plain())),
            _ => None,
        };
        let linked: Vec<String> = said.words.0.iter().filter_map(linked).collect();
        let expected = ["x/resource/latinum Latinum", "x/zone/staging-area Staging Area", "x/keyword/draw Draw"];
        assert_eq!(linked, expected);
        assert_eq!(said.words.plain().matches("Staging Area").count(), 3);
    }

    #[test]
    fn a_step_leads_to_its_page_in_print_and_each_name_once_to_its_rule() {
        let step = |words: &str, place: &str| {
            let (words, place) = (words.into(), place.into());
            PageBlock::Step(PageStep {
                depth: 0,
                tone: Tone::Plain,
                short: crate::Words::default(),
                words,
                place,
                why: Vec::new(),
            })
        };
        let card = strong(link("x/card/teams", "Away Teams of Old"));
        let mut page = Page::new();
        page.push(step(&format!("Send 2 Away Teams, an Away Team, {card}"), "p. 9"));
        page.push(step("Send 1 Away Team", "p. 99"));
        let name = |name: &str| ("x/symbol/away-team".to_owned(), name.to_owned());
        page.link_steps(
            |place| (place == "p. 9").then(|| "/printed/9".to_owned()),
            vec![name("Away Teams"), name("Away Team")],
        );
        let expected = [
            ("x/symbol/away-team", "Away Teams".to_owned()),
            ("x/card/teams", "Away Teams of Old".to_owned()),
            ("/printed/9", "p. 9".to_owned()),
        ];
        assert_eq!(page.links(), expected);
    }

    #[test]
    fn every_link_is_found_once_in_the_order_of_the_page() {
        let mut page = Page::from_words(format!("{} a", link("x/y/one", "One")));
        let mut facts = FactList::new(Labels::Short);
        let again = link("x/y/one", "Uno");
        facts.add("See", format!("{again} · {}", faint(link("x/y/two", "Two"))));
        page.facts(facts);
        let expected = [("x/y/one", "One".to_owned()), ("x/y/two", "Two".to_owned())];
        assert_eq!(page.links(), expected);
    }
}
