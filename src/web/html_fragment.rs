//! Parts of pages of the program as parts of the page for browsers, where commands become links.

use maud::PreEscaped;

use crate::place::ERRATA;
use crate::visit::encode_query;
use app::args::{Command, PagePlace};
use app::calc::Calculator;
use page::locale::{Message, Texts, msg};
use page::render::{Headings, Links, encode_path, fragment};
use page::{Page, Span, Words};
use words::Term;

/// Links of the local page.
const ADDRESSES: Links<'_> = Links { before: "/e/", between: "/", behind: "" };

/// The rooms commands lead to, by what their addresses begin with.
static ROOMS: [(&str, Message); 14] = [
    ("/learn", msg::learn_title),
    ("/records", msg::stats_title),
    ("/calc", msg::page_tab_calc),
    ("/roll", msg::dice_title),
    ("/table", msg::dice_nonaligned),
    (ERRATA, msg::place_errata),
    ("/list", msg::page_list),
    ("/solo/new", msg::solo_new_title),
    ("/solo", msg::page_tab_solo),
    ("/campaign", msg::solo_campaigns),
    ("/decks", msg::page_tab_decks),
    ("/collection", msg::decks_collection),
    ("/settings", msg::settings_title),
    ("/marks", msg::marks_title),
];

/// A page as part of another of the local page: a command that has its place there becomes a link, what is about
/// any other is left out, for it helps nobody without a terminal.
pub(crate) fn html_fragment(mut page: Page, texts: &Texts, headings: Headings) -> PreEscaped<String> {
    page.replace_commands(|typed| {
        let (id, label) = page_address(texts, typed.trim().trim_end_matches('.'))?;
        let words = Words(vec![Span::Text(label)]);
        Some(Span::Link { id, words })
    });
    page.link_terms(entry_of_symbol);
    PreEscaped(fragment(&page, ADDRESSES, headings))
}

/// The entry that says what a symbol in texts means.
fn entry_of_symbol(name: &str) -> Option<&'static str> {
    let id = match name {
        "action" | "actions" => "cc/symbol/action-token",
        "any-skill" => "cc/symbol/any-skill",
        "away-team" | "away-teams" => "cc/symbol/away-team",
        "best-focus" => "cc/symbol/best-focus",
        "dilithium" => "cc/resource/dilithium",
        "glory" => "cc/resource/glory",
        "latinum" => "cc/resource/latinum",
        "influence" => "cc/symbol/influence",
        "influence-focus" => "cc/symbol/influence-focus",
        "influence-skill" => "cc/symbol/influence-skill",
        "military" => "cc/symbol/military",
        "military-focus" => "cc/symbol/military-focus",
        "military-skill" => "cc/symbol/military-skill",
        "research" => "cc/symbol/research",
        "research-focus" => "cc/symbol/research-focus",
        "research-skill" => "cc/symbol/research-skill",
        "ship-token" | "ship-tokens" => "cc/setup/ship-token",
        "vp" => "cc/symbol/victory-points",
        "command" | "staff" => "2e/glossary/staffing-requirements",
        "planet" => "2e/glossary/planet",
        "space" => "2e/glossary/space",
        _ => return None,
    };
    Some(id)
}

/// The address for a command, and what is to be read there.
fn page_address(texts: &Texts, command: &str) -> Option<(String, String)> {
    let (first, rest) = command.split_once(' ').unwrap_or((command, ""));
    let rest = rest.trim();
    let is_free = !rest.starts_with('-') && !rest.contains(" --") && !rest.contains('…');
    let address = match Command::page_place(first) {
        Some(PagePlace::Cards) if is_free && !rest.is_empty() => {
            let typed = unquoted(rest);
            let address = format!("/cards?{}", encode_query(&[("q", typed)]));
            return Some((address, typed.to_owned()));
        }
        Some(PagePlace::Entry) if is_free && !rest.is_empty() => {
            return Some((format!("/e/{}", encode_path(rest)), rest.to_owned()));
        }
        Some(PagePlace::At(address)) if rest.is_empty() => address.to_owned(),
        Some(PagePlace::Room(address)) => address.to_owned(),
        Some(PagePlace::Lessons) => format!("/learn/{rest}").replace(" --step ", "/"),
        Some(PagePlace::CheatSheets) => format!("/cheat/{rest}"),
        Some(PagePlace::Calculators) if rest.is_empty() => "/calc".to_owned(),
        Some(PagePlace::Calculators) => calculator_address(rest),
        Some(PagePlace::Rooms(rooms)) => {
            let is_meant = |name: &str| rest == name || !name.is_empty() && rest.starts_with(&format!("{name} "));
            let (_, address) = rooms.iter().find(|(name, _)| is_meant(name))?;
            (*address).to_owned()
        }
        Some(PagePlace::Nowhere | PagePlace::At(_)) => return None,
        Some(PagePlace::Search | PagePlace::Cards | PagePlace::Entry) | None => {
            return search_address(command);
        }
    };
    let label = room_label(texts, &address)?;
    Some((address, label))
}

/// What the place of a command is called on the page.
fn room_label(texts: &Texts, address: &str) -> Option<String> {
    let path = address.split('?').next().unwrap_or_default();
    if let Some(calculator) = path.strip_prefix("/calc/").and_then(Calculator::from_code) {
        return Some(calculator.term(texts));
    }
    let (_, named) = ROOMS.iter().find(|(start, _)| path.starts_with(start))?;
    Some(named(texts))
}

/// The form of a calculator, a roll or a table by the words behind `calc`.
fn calculator_address(rest: &str) -> String {
    let mut words = rest.split(' ');
    match (words.next(), words.next()) {
        (Some(room @ ("roll" | "table")), Some(name)) => format!("/{room}/{name}"),
        (name, _) => format!("/calc/{}", name.unwrap_or_default()),
    }
}

/// `bestellen --all --game cc`: a look-up with its options.
fn search_address(command: &str) -> Option<(String, String)> {
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
    let address = format!("/?{}", encode_query(&fields));
    is_named.then(|| (address, typed.clone()))
}

/// A word of a shell without the quotes around it.
fn unquoted(word: &str) -> &str {
    let within = |sign: char| word.strip_prefix(sign)?.strip_suffix(sign);
    within('\'').or_else(|| within('"')).unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use page::command;

    #[test]
    fn commands_with_a_place_here_become_links() {
        let addressed = |text: &str| page_address(&Texts::new(Lang::En), text).map(|(address, _)| address);
        let cases = [
            ("bestellen --all", Some("/?q=bestellen&all=1")),
            ("wild cards --game 2e", Some("/?q=wild+cards&game=2e")),
            ("worf --pick 1", None),
            ("search type:ship range>=9", Some("/cards?q=type%3Aship+range%3E%3D9")),
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
        let texts = Texts::new(Lang::En);
        let mut page = Page::from_words("Two fit.");
        page.say(msg::entry_hits_hint(&texts, "worf"));
        page.say(msg::entry_hits_all(&texts, "bestellen"));
        page.say(format!("For the phone: {}", command("tricorder serve --lan")));
        assert_eq!(
            html_fragment(page, &texts, Headings::Own).0,
            "<section>\n<p>Two fit.</p>\n<p>See all: \
             <a href=\"/?q=bestellen&amp;all=1\">bestellen</a></p>\n</section>\n"
        );
    }
}
