//! Where a page leads: the entries and cards it links to.

use super::{Block, Fact, Page, Span, Value, Words};

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
            Block::Paragraph(paragraph) => paragraph.words.replace_commands(&replace),
            Block::Item(item) => item.words.replace_commands(&replace),
            Block::Facts(facts) => {
                facts.rows.retain_mut(|fact| match &mut fact.value {
                    Value::Words(words) => words.replace_commands(&replace),
                    Value::AtMost { .. } | Value::Lines(_) => true,
                });
                true
            }
            Block::Head { .. }
            | Block::Title(_)
            | Block::Heading(_)
            | Block::Table(_)
            | Block::Bars(_)
            | Block::Hit(_)
            | Block::Step(_)
            | Block::Names(_)
            | Block::Pointed { .. }
            | Block::Verbatim(_)
            | Block::Gap => true,
        });
    }
}

/// All words of a block, in order.
fn words(block: &Block) -> Vec<&Words> {
    match block {
        Block::Head { title, place } => vec![title, place],
        Block::Title(words) | Block::Heading(words) => vec![words],
        Block::Paragraph(paragraph) => vec![&paragraph.words],
        Block::Item(item) => vec![&item.words],
        Block::Facts(facts) => facts.rows.iter().flat_map(words_of_fact).collect(),
        Block::Table(table) => {
            let cells = table.header.iter().chain(table.rows.iter().flatten());
            table.title.iter().chain(cells).collect()
        }
        Block::Bars(bars) => {
            let rows = bars.rows.iter();
            rows.flat_map(|bar| std::iter::once(&bar.label).chain(&bar.cells))
                .collect()
        }
        Block::Hit(hit) => vec![&hit.title, &hit.place, &hit.gist],
        Block::Step(step) => vec![&step.words, &step.place],
        Block::Names(names) => names.iter().collect(),
        Block::Pointed { .. } | Block::Verbatim(_) | Block::Gap => Vec::new(),
    }
}

fn words_of_fact(fact: &Fact) -> Vec<&Words> {
    let behind = match &fact.value {
        Value::Words(words) | Value::AtMost { words, .. } => vec![words],
        Value::Lines(lines) => lines.iter().flatten().collect(),
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
            Span::Strong(words) | Span::Label(words) | Span::Faint(words) | Span::Alarm(words) => {
                collect(words, links);
            }
            Span::Text(_)
            | Span::Symbol { .. }
            | Span::Command(_)
            | Span::Hint(_)
            | Span::Excerpt(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Facts, Labels, Page, faint, link};

    #[test]
    fn every_link_is_found_once_in_the_order_of_the_page() {
        let mut page = Page::of(format!("{} a", link("x/y/one", "One")));
        let mut facts = Facts::new(Labels::Short);
        let again = link("x/y/one", "Uno");
        facts.add(
            "See",
            format!("{again} · {}", faint(link("x/y/two", "Two"))),
        );
        page.facts(facts);
        let expected = [("x/y/one", "One".to_owned()), ("x/y/two", "Two".to_owned())];
        assert_eq!(page.links(), expected);
    }
}
