//! What holds for every deck list, however odd.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::convert::Infallible;
use std::rc::Rc;
use std::sync::LazyLock;

use deck::roster;
use deck::roster::{crew_violations, resolve_crew};
use deck::{CardSource, DeckCounts, DeckList, Family, Format, FoundDeck, NameIndex, Number, Pile, Recognizer};
use deck::{ListError, Purpose, decode, read_all, write};
use deck::{one_line, resolve, update_names, violations};
use model::text::key;
use model::{Card, CcgCard};
use proptest::prelude::*;

use crate::kit::built_in::library;

/// Type, title, subtitle: names with digits, quotes, colons, signs, and titles shared by several cards.
const CARDS: [(&str, &str, &str); 15] = [
    ("personnel", "Anara", ""),
    ("personnel", "Jean-Luc Picard", "Explorer"),
    ("personnel", "Jean-Luc Picard", "Argo Pilot"),
    ("personnel", "1962 Roger Maris", ""),
    ("personnel", "Laas", "One of the 100"),
    ("ship", "U.S.S. Sao Paulo", "NCC-75633"),
    ("event", "Cry \"Havoc!\"", ""),
    ("event", "Rule of Acquisition #6", ""),
    ("event", "BaH!", ""),
    ("interrupt", "Evasive Maneuvers x2", ""),
    ("dilemma", "Chula: The Dice", ""),
    ("dilemma", "0413-Theta", ""),
    ("mission", "Earth", "Cradle of the Federation"),
    ("mission", "Earth", "Home of Starfleet Command"),
    ("mission", "Mouth of the Wormhole", "Deep Space 9"),
];

fn cards() -> Vec<Rc<CcgCard>> {
    let card = |(number, (card_type, title, subtitle)): (usize, (&str, &str, &str))| {
        let quoted = |text: &str| serde_json::to_string(text).expect("a text");
        let bare = subtitle;
        let subtitle = match subtitle {
            "" => String::new(),
            subtitle => format!("subtitle: {}\n", quoted(subtitle)),
        };
        // Of some cards the player's files have a mark behind the name.
        let file_name = match number % 4 {
            0 => format!("file_name: {}\n", quoted(&format!("{title} {bare} *VP").replace("  ", " "))),
            _ => String::new(),
        };
        // As in sets of hundreds, numbers of cards are hardly ever those of copies.
        let printing = format!("{{ set: XX, number: 1U{:03}, rarity: U }}", number + 101);
        let text = format!(
            "id: 2e/card/card-{number}\ntitle: {}\n{subtitle}{file_name}type: {card_type}\n\
             uniqueness: universal\nprintings: [{printing}]\n",
            quoted(title)
        );
        Rc::new(serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    };
    CARDS.into_iter().enumerate().map(card).collect()
}

type ByName = HashMap<String, Vec<Rc<CcgCard>>>;

thread_local! {
    static KNOWN: ByName = by_name();
}

static NAMES: LazyLock<NameIndex> = LazyLock::new(|| NameIndex::new(by_name().into_keys()));

fn names() -> Recognizer<'static> {
    Recognizer::new(&NAMES)
}

fn read(text: &str, family: Option<Family>) -> Result<DeckList, ListError> {
    deck::read(text, family, names())
}

/// The family a form belongs to.
fn family(format: Format) -> Family {
    match format {
        Format::Lackey | Format::Text | Format::Markdown | Format::Trekcc | Format::Bbcode => Family::Text,
        Format::Csv => Family::Csv,
        Format::Html => Family::Html,
        Format::Yaml => Family::Yaml,
        Format::Json | Format::Tabletop => Family::Json,
        Format::Octgn | Format::Dek | Format::Cockatrice => Family::Xml,
    }
}

fn by_name() -> ByName {
    let mut known = ByName::new();
    for card in cards() {
        for name in BTreeSet::from([key(&card.full_name()), key(&card.title)]) {
            known.entry(name).or_default().push(Rc::clone(&card));
        }
    }
    known
}

fn found(list: &DeckList) -> FoundDeck {
    KNOWN.with(|known| resolve(list, Known(known)).expect("cards are at hand"))
}

struct Known<'a>(&'a ByName);

impl CardSource for Known<'_> {
    type Error = Infallible;

    fn find_by_key(&mut self, key: &str) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        Ok(self.0.get(key).cloned().unwrap_or_default())
    }

    fn numbered(&mut self, number: &Number) -> Result<Vec<Rc<CcgCard>>, Infallible> {
        let fits = |card: &&Rc<CcgCard>| card.printings.iter().any(|one| number.fits(one));
        let mut found: Vec<_> = self.0.values().flatten().filter(fits).cloned().collect();
        found.dedup_by(|a, b| a.id == b.id);
        Ok(found)
    }
}

/// Copies by pile and name.
fn contents(deck: &FoundDeck) -> BTreeMap<(Pile, String), u32> {
    let known = deck.cards.iter().map(|card| (card.pile, card.card.full_name(), card.count));
    let unknown = deck.unknown.iter().map(|card| (card.pile(), card.name.clone(), card.count));
    let mut contents = BTreeMap::new();
    for (pile, name, count) in known.chain(unknown) {
        *contents.entry((pile, name)).or_insert(0) += count;
    }
    contents
}

/// A name of a card, or any other; none is called like a heading, a count or a sign.
fn name() -> impl Strategy<Value = String> {
    let known = prop::sample::select(CARDS.to_vec());
    let known = known.prop_map(|(_, title, subtitle)| match subtitle {
        "" => title.to_owned(),
        subtitle => format!("{title}, {subtitle}"),
    });
    let odd = prop::sample::select(vec![
        "Odo x2",
        "Odo 2x",
        "12 Monkeys",
        "// none",
        "; none",
        "name: Odo",
        "- Odo",
        "* Odo",
        "• Odo",
        "'Odo'",
        "\"Odo\"",
        "null",
        "true",
        "1.5",
        "Odo:",
        "Odo: 3",
        "!tag",
        "&a",
        "*a",
        "Odo *VP",
        "Müller ß Æ",
        "🖖",
        "Beta\u{a0}Omega",
    ]);
    let any = "[A-Za-zÄéß]\\PC{1,60}[a-z0-9é]".prop_filter("a name", |name| {
        // A sign between cells behind a count makes a table of it, tags make a page or a post of any list.
        let name = name.trim();
        name.chars().any(char::is_alphanumeric)
            && !name.starts_with([';', ','])
            // A number below 0 changes a list.
            && !name.replace(['−', '–', '—'], "-").split('-').skip(1).any(|rest| rest.starts_with(|c| matches!(c, '0'..='9' | '０'..='９')))
            // A second number, like that of a collector, contradicts the count; what reads like a heading is one.
            && !name.contains('#') && !["hq", "deck", "draw", "side", "na"].contains(&&*key(name))
            // What stands behind two strokes is a remark.
            && !name.contains("//") && !name.contains(['<', '['])
    });
    prop_oneof![4 => known, 2 => odd.prop_map(str::to_owned), 1 => any]
}

fn lines() -> impl Strategy<Value = Vec<(Pile, u32, String)>> {
    let pile = prop::sample::select(Pile::ALL.to_vec());
    prop::collection::vec((pile, 1u32..5, name()), 1..24)
}

/// A list of the plugin: a heading and a card for each.
fn plugin_list(lines: &[(Pile, u32, String)]) -> String {
    let line = |(pile, count, name): &(Pile, u32, String)| format!("{}:\n{count}\t{name}\n", pile.code());
    lines.iter().map(line).collect()
}

/// A verdict without the order of lines.
fn verdict(deck: &FoundDeck) -> (DeckCounts, BTreeSet<String>) {
    let told = violations(deck).into_iter().map(|violation| {
        let cards: BTreeMap<String, u32> =
            violation.cards.iter().map(|card| (card.name.clone(), card.count)).collect();
        let title = violation.title.as_deref().map(key);
        let (rule, pile) = (violation.rule, violation.pile);
        format!("{rule:?} {pile:?} {} {title:?} {cards:?}", violation.have)
    });
    (DeckCounts::from_deck(deck), told.collect())
}

/// Scraps that lists are made of, so that chance gets beyond the first sign.
fn scraps() -> impl Strategy<Value = Vec<u8>> {
    let scrap = prop::sample::select(vec![
        "\n",
        "\r",
        "\r\n",
        "\t",
        " ",
        "\u{feff}",
        "3",
        "3x ",
        "×",
        "1\tOdo\n",
        "Deck:\n",
        "Dilemmas:\t\r\n",
        "## Missionen (5)\n",
        "# ",
        "//",
        ";",
        "- ",
        "• ",
        ":",
        "deck:\n",
        "missions:\n",
        "- count: 1\n  name: Odo\n",
        "count:",
        "name:",
        "{\"deck\": [",
        "{\"count\": 1, \"name\": \"Odo\"}",
        "]}",
        "[",
        "\"",
        "\u{1a}",
        "\u{0}",
        "Müller",
        "99999999999",
        "&a",
        "*a",
        "Tribbles:\n",
        "Deck Name: X\n",
        "Missions\n1 Earth\nDilemmas\n1 0413-Theta\nDeck\n1 Anara\n",
        "-3 Anara\n",
        "− 1x Anara",
        "1. ",
        "7) ",
        "[ ] ",
        "(3) ",
        " (x3)",
        " #1",
        "1U152",
        "1\tU\t152\t\t2x •",
        "Count,Name\n",
        "Name;Anzahl\n",
        "2,\"Anara\"\n",
        "| 3 | Anara |\n",
        "|---|---|\n",
        "<html>",
        "<li>",
        "<td>",
        "</td>",
        "<!--",
        "<script>",
        "&amp;",
        "&#x41;",
        "[b]",
        "[*]",
        "[/list]",
        "<deck><section name=\"Deck\"><card qty=\"2\">Anara</card></section></deck>",
        "<cockatrice_deck>",
        "<superzone name=\"X\">",
        "{\"Anara\": 2}",
        "{\"ObjectStates\": [{\"Nickname\": \"Anara\"}]}",
        "---\n",
        "\u{200b}",
        "３ｘ",
        "** ",
        "](",
    ]);
    let bytes = prop_oneof![
        6 => scrap.prop_map(|scrap| scrap.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..6),
        1 => prop::sample::select(vec![vec![0xFF, 0xFE], vec![0xFE, 0xFF], vec![0xE9], vec![0x95]]),
    ];
    prop::collection::vec(bytes, 0..40).prop_map(|scraps| scraps.concat())
}

static CREW: LazyLock<NameIndex> = LazyLock::new(|| roster::name_index(BOX.iter()));
static BOX: LazyLock<Vec<Card>> = LazyLock::new(|| library().cards().cloned().collect());

/// Scraps that crew lists are made of.
fn crew_scraps() -> impl Strategy<Value = Vec<u8>> {
    let scrap = prop::sample::select(vec![
        "Captain: Picard\n",
        "Captain:",
        "Sela\n",
        "Verstärkung:\n",
        "Verstärkung\n",
        "## Reserve (4)\n",
        "Reinforcement pile\n",
        "2x Worf\n",
        "- Data\n",
        "Rekrutierung\n",
        "999 ",
        "Datta\n",
    ]);
    let scrap = scrap.prop_map(|scrap| scrap.as_bytes().to_vec());
    let scraps = prop::collection::vec(prop_oneof![3 => scrap, 1 => scraps()], 0..30);
    scraps.prop_map(|scraps| scraps.concat())
}

proptest! {
    #[test]
    fn writing_and_reading_back_changes_nothing(lines in lines()) {
        let list = read(&plugin_list(&lines), Some(Family::Text)).expect("a list");
        let deck = found(&list);
        prop_assert_eq!(deck.cards.len() + deck.unknown.len(), lines.len());
        for format in Format::ALL {
            let text = write(&deck, format, |pile| pile.code().to_owned());
            for forced in [Some(family(format)), None] {
                let back = read(&text, forced).expect("a list");
                prop_assert_eq!(contents(&found(&back)), contents(&deck), "{}", text);
            }
        }
    }

    #[test]
    fn any_form_leads_to_any_other_and_back(
        lines in lines(),
        [first, second] in prop::array::uniform2(prop::sample::select(Format::ALL.to_vec())),
    ) {
        let list = read(&plugin_list(&lines), Some(Family::Text)).expect("a list");
        let deck = found(&list);
        let through = |deck: &FoundDeck, format| {
            let text = write(deck, format, |pile| pile.code().to_owned());
            found(&read(&text, None).expect("a list"))
        };
        let there = through(&deck, first);
        let back = through(&through(&there, second), first);
        prop_assert_eq!(contents(&there), contents(&deck));
        prop_assert_eq!(contents(&back), contents(&deck));
    }

    #[test]
    fn names_of_decks_are_kept(name in "[A-Za-z\"':#][A-Za-z0-9 \"':#é-]{0,60}[0-9a-z]") {

        let mut list = read("1\tAnara\n", None).expect("a list");
        list.name = Some(name.clone());
        let deck = found(&list);
        for format in [Format::Json, Format::Yaml] {
            let text = write(&deck, format, |pile| pile.code().to_owned());
            let back = read(&text, None).expect("a list");
            prop_assert_eq!(back.name, Some(one_line(&name)), "{}", text);
        }
    }

    #[test]
    fn the_order_of_lines_does_not_matter(
        (lines, shuffled) in lines().prop_flat_map(|lines| (Just(lines.clone()), Just(lines).prop_shuffle())),
    ) {
        let judged = |lines: &[_]| {
            let list = read(&plugin_list(lines), Some(Family::Text)).expect("a list");
            verdict(&found(&list))
        };
        prop_assert_eq!(judged(&lines), judged(&shuffled));
    }

    #[test]
    fn every_line_is_accounted_for(text in "([a-zA-Z0-9:#•x\t ]{0,12}(\n|\r\n|\r)){0,20}[a-z]{0,4}") {
        let plain = text.replace("\r\n", "\n").replace('\r', "\n");
        for family in [Family::Text, Family::Csv] {
            let list = read(&text, Some(family)).expect("lists of lines can be read");
            let ended: String = list.lines.iter().map(|line| line.text.clone() + "\n").collect();
            prop_assert_eq!(ended.trim_end_matches('\n'), plain.trim_end_matches('\n'));
            let numbers = list.lines.iter().map(|line| line.number);
            prop_assert!(numbers.eq(1..=list.lines.len()));
            let deck = found(&list);
            prop_assert_eq!(deck.cards.len() + deck.unknown.len(), list.cards().count());
        }
    }

    #[test]
    fn no_bytes_make_a_reader_fall(bytes in scraps()) {
        if let Ok(text) = decode(&bytes) {
            for family in Family::ALL.iter().copied().map(Some).chain([None]) {
                if let Ok(list) = read(&text, family) {
                    verdict(&found(&list));
                }
                for list in read_all(&text, family, Purpose::Deck, names()).into_iter().flatten() {
                    verdict(&found(&list));
                }
            }
        }
    }

    #[test]
    fn no_bytes_make_the_reader_of_crews_fall(bytes in crew_scraps()) {
        if let Ok(text) = decode(&bytes) {
            let Ok(list) = roster::read(&text, &CREW) else {
                return Ok(());
            };
            let lines: String = list.lines.iter().map(|line| line.text.clone() + "\n").collect();
            let plain = text.trim_end_matches('\u{1a}').replace("\r\n", "\n").replace('\r', "\n");
            if list.family == Family::Text {
                prop_assert_eq!(lines.trim_end_matches('\n'), plain.trim_end_matches('\n'));
            }
            if let Some(crew) = resolve_crew(&list, None, &BOX) {
                prop_assert_eq!(crew.cards.len() + crew.unnamed.len(), list.cards().count());
                crew_violations(&crew, &BOX, |_| None, None);
            }
        }
    }

    #[test]
    fn no_line_counts_cards_that_are_not_surely_there(line in "\\PC{0,30}", sign in prop::sample::select(vec!["-", "−", "–"])) {
        let list = read(&format!("{sign}2 Anara\n"), Some(Family::Text)).expect("a list");
        prop_assert_eq!(list.cards().count(), 0);
        let list = read(&format!("Deck:\n{line}\n"), Some(Family::Text)).expect("a list");
        for card in found(&list).cards {
            let written = key(&card.written);
            let names = [card.card.full_name(), card.card.title.clone()];
            prop_assert!(names.iter().any(|name| key(name) == written), "{} {:?}", line, card);
        }
    }

    #[test]
    fn a_list_of_today_is_mended_without_change(lines in lines()) {
        let text = plugin_list(&lines);
        let list = read(&text, Some(Family::Text)).expect("a list");
        let (mended, changes) = update_names(&list, &found(&list));
        let again = read(&mended, Some(Family::Text)).expect("a list");
        prop_assert_eq!(contents(&found(&again)), contents(&found(&list)));
        prop_assert_eq!(again.lines.len(), list.lines.len());
        prop_assert!(!changes.is_empty() || mended == text);
    }
}
