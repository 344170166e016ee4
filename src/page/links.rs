//! Where a page leads: the entries and cards it links to.

use super::{Fact, FactValue, Page, PageBlock, Span, Words};

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

    /// Puts what `replace` makes of a command of the program, given as typed behind its name, in its place.
    /// Sentences, points and facts about one of which it makes nothing are left out.
    pub fn replace_commands(&mut self, replace: impl Fn(&str) -> Option<Span>) {
        self.blocks.retain_mut(|block| match block {
            PageBlock::Paragraph(paragraph) => paragraph.words.replace_commands(&replace),
            PageBlock::Item(item) => item.words.replace_commands(&replace),
            PageBlock::Facts(facts) => {
                facts.rows.retain_mut(|fact| match &mut fact.value {
                    FactValue::Words(words) => words.replace_commands(&replace),
                    FactValue::AtMost { .. } | FactValue::Lines(_) => true,
                });
                true
            }
            PageBlock::Head { .. }
            | PageBlock::Title(_)
            | PageBlock::Heading(_)
            | PageBlock::Table(_)
            | PageBlock::Bars(_)
            | PageBlock::Hit(_)
            | PageBlock::Step(_)
            | PageBlock::Names(_)
            | PageBlock::Pointed { .. }
            | PageBlock::Verbatim(_)
            | PageBlock::Gap => true,
        });
    }
}

/// All words of a block, in order.
fn words(block: &PageBlock) -> Vec<&Words> {
    match block {
        PageBlock::Head { title, place } => vec![title, place],
        PageBlock::Title(words) | PageBlock::Heading(words) => vec![words],
        PageBlock::Paragraph(paragraph) => vec![&paragraph.words],
        PageBlock::Item(item) => vec![&item.words],
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
    use crate::{FactList, Labels, Page, faint, link};

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
