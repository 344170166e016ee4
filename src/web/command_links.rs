//! What answers say about commands, as the page has it: a command that has its place here becomes a link, a
//! paragraph about any other is left out, for it helps nobody without a terminal.

use super::visit::encoded;
use crate::page::{Block, Fact, Page, Paragraph, Span, Value, Words};

/// What every command begins with.
const PROGRAM: &str = "tricorder ";
/// The calculators and rolls, which have forms of their own.
const CALC: &str = "calc";

/// Rooms of the page that do what some subcommands do, by their commands.
pub(crate) const ROOMS: [(&str, &[&str], &str); 3] = [
    (
        "solo",
        &["play", "list", "status", "score", "undo", "log"],
        "/solo",
    ),
    ("solo", &["new"], "/solo/new"),
    ("deck", &["list", "check", "stats", "save"], "/decks"),
];
/// Other commands that have a place on the page.
#[cfg(test)]
pub(crate) const PLACED: [&str; 6] = ["lookup", "show", "list", "errata", "search", CALC];
/// Commands that only a terminal has.
pub(crate) const NOWHERE: [&str; 23] = [
    "find",
    "open",
    "campaign",
    "collection",
    "random",
    "note",
    "edit",
    "star",
    "recent",
    "memory",
    "roll",
    "table",
    "serve",
    "site",
    "import",
    "data",
    "index",
    "db",
    "config",
    "doctor",
    "completions",
    "licenses",
    "man",
];

/// A page with links where commands stood.
pub fn led(page: Page) -> Page {
    let blocks = page.blocks.into_iter().filter_map(block);
    Page {
        blocks: blocks.collect(),
    }
}

fn block(block: Block) -> Option<Block> {
    match block {
        Block::Paragraph(paragraph) => {
            let words = words(paragraph.words)?;
            Some(Block::Paragraph(Paragraph { words, ..paragraph }))
        }
        Block::Facts(mut facts) => {
            facts.rows = facts.rows.into_iter().filter_map(fact).collect();
            Some(Block::Facts(facts))
        }
        Block::Item(mut item) => {
            item.words = words(item.words)?;
            Some(Block::Item(item))
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
        | Block::Gap => Some(block),
    }
}

fn fact(fact: Fact) -> Option<Fact> {
    let Fact { label, value } = fact;
    let value = match value {
        Value::Words(words) => Value::Words(self::words(words)?),
        Value::AtMost { .. } | Value::Lines(_) => value,
    };
    Some(Fact { label, value })
}

/// The words with links; `None` if they are about a command that has no place here.
fn words(words: Words) -> Option<Words> {
    let spans: Option<Vec<Vec<Span>>> = words.0.into_iter().map(span).collect();
    Some(Words(spans?.concat()))
}

fn span(span: Span) -> Option<Vec<Span>> {
    match span {
        Span::Text(text) => text_with_links(&text),
        Span::Command(text) => match text.strip_prefix(PROGRAM) {
            Some(command) => Some(vec![link(command)?]),
            None => Some(vec![Span::Command(text)]),
        },
        Span::Strong(inner) => Some(vec![Span::Strong(words(inner)?)]),
        Span::Label(inner) => Some(vec![Span::Label(words(inner)?)]),
        Span::Faint(inner) => Some(vec![Span::Faint(words(inner)?)]),
        Span::Alarm(inner) => Some(vec![Span::Alarm(words(inner)?)]),
        Span::Symbol { .. } | Span::Link { .. } | Span::Excerpt(_) => Some(vec![span]),
    }
}

/// A text in which commands may stand: each runs to the end of its sentence.
fn text_with_links(text: &str) -> Option<Vec<Span>> {
    let Some((before, rest)) = text.split_once(PROGRAM) else {
        return Some(vec![Span::Text(text.to_owned())]);
    };
    let end = [". ", ", ", " (", " · ", "; "]
        .iter()
        .filter_map(|mark| rest.find(mark))
        .min()
        .unwrap_or(rest.len());
    let (command, after) = rest.split_at(end);
    let mut spans = vec![Span::Text(before.to_owned()), link(command)?];
    spans.extend(text_with_links(after)?);
    Some(spans)
}

/// A link to where the page does what a command does.
fn link(command: &str) -> Option<Span> {
    let command = command.trim().trim_end_matches('.');
    let (address, label) = way(command)?;
    Some(Span::Link {
        id: address,
        words: Words(vec![Span::Text(label)]),
    })
}

/// The address for a command, and what is to be read there.
fn way(command: &str) -> Option<(String, String)> {
    let (first, rest) = command.split_once(' ').unwrap_or((command, ""));
    let rest = rest.trim();
    let is_free = !rest.starts_with('-') && !rest.contains(" --") && !rest.contains('…');
    let labelled = |address: &str| Some((address.to_owned(), command.to_owned()));
    match first {
        "search" if is_free && !rest.is_empty() => {
            let query = bare(rest);
            Some((
                format!("/cards?{}", query_of(&[("q", query)])),
                query.to_owned(),
            ))
        }
        "show" if is_free && !rest.is_empty() => {
            Some((format!("/e/{}", encoded(rest)), rest.to_owned()))
        }
        "list" if rest.is_empty() => labelled("/list"),
        "errata" if rest.is_empty() => labelled("/list?kind=errata"),
        CALC if rest.is_empty() => labelled("/calc"),
        CALC => labelled(&format!(
            "/calc/{}",
            rest.split(' ').next().unwrap_or_default()
        )),
        _ if NOWHERE.contains(&first) => None,
        _ if ROOMS.iter().any(|(command, ..)| *command == first) => labelled(room(first, rest)?),
        _ => looked_up(command),
    }
}

/// The room that does what a subcommand does.
fn room(command: &str, behind: &str) -> Option<&'static str> {
    let word = behind.split(' ').next()?;
    let mut rooms = ROOMS.iter();
    let room = rooms.find(|(of, words, _)| *of == command && words.contains(&word));
    room.map(|(.., address)| *address)
}

/// `bestellen --all --game cc`: a look-up with its options.
fn looked_up(command: &str) -> Option<(String, String)> {
    let command = command.strip_prefix("lookup ").unwrap_or(command);
    let mut typed: Vec<&str> = Vec::new();
    let mut fields: Vec<(&str, &str)> = Vec::new();
    let mut words = command.split(' ').filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        match word {
            "--all" | "-a" => fields.push(("all", "1")),
            "--game" | "-g" => fields.push(("game", words.next()?)),
            option if option.starts_with('-') => return None,
            word => typed.push(word.trim_matches(['"', '\''])),
        }
    }
    let typed = typed.join(" ");
    let is_named = !typed.is_empty() && !typed.contains(['<', '…']);
    fields.insert(0, ("q", &typed));
    let address = format!("/?{}", query_of(&fields));
    is_named.then(|| (address, typed.clone()))
}

/// A word of a shell without the quotes around it.
fn bare(word: &str) -> &str {
    let within = |sign: char| word.strip_prefix(sign)?.strip_suffix(sign);
    within('\'').or_else(|| within('"')).unwrap_or(word)
}

fn query_of(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields)
        .finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::command;

    fn plain(page: Page) -> Vec<String> {
        let words = led(page)
            .blocks
            .into_iter()
            .filter_map(|block| match block {
                Block::Paragraph(paragraph) => Some(paragraph.words.plain()),
                _ => None,
            });
        words.collect()
    }

    #[test]
    fn commands_with_a_place_here_become_links() {
        let addressed = |text: &str| way(text).map(|(address, _)| address);
        let cases = [
            ("bestellen --all", Some("/?q=bestellen&all=1")),
            ("wild cards --game 2e", Some("/?q=wild+cards&game=2e")),
            ("worf --pick 1", None),
            (
                "search type:ship range>=9",
                Some("/cards?q=type%3Aship+range%3E%3D9"),
            ),
            ("search --sort name", None),
            ("show cc/keyword/log", Some("/e/cc/keyword/log")),
            ("list", Some("/list")),
            ("solo play", Some("/solo")),
            ("solo resolve koloth worf", None),
            ("calc range", Some("/calc/range")),
            ("search 'cost<=4'", Some("/cards?q=cost%3C%3D4")),
            ("search 'a:\"b c\"'", Some("/cards?q=a%3A%22b+c%22")),
            ("import lackey <folder>", None),
        ];
        for (command, address) in cases {
            assert_eq!(addressed(command).as_deref(), address, "{command}");
        }
    }

    #[test]
    fn what_only_a_terminal_can_do_is_left_out() {
        let mut page = Page::of("Two fit.");
        page.say("The whole entry, for example: tricorder worf --pick 1");
        page.say("What fits the rest: tricorder bestellen --all. Or not.");
        page.say(format!(
            "For the phone: {}",
            command("tricorder serve --lan")
        ));
        assert_eq!(
            plain(page),
            ["Two fit.", "What fits the rest: bestellen. Or not."]
        );
    }
}
