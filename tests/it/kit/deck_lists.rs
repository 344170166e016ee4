//! Lists in all the shapes files have: the base deck of `tests/decks/base.yaml`, edited, written down, encoded.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Piles by name, each line with its count and the name of its card.
type Piles = BTreeMap<String, Vec<(String, String)>>;

/// How a list is written down.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Shape {
    line: String,
    /// Above the deck, the dilemmas, the missions; empty: none.
    heads: [String; 3],
    order: [String; 3],
    /// A line for each copy.
    each: bool,
    before: String,
    after: String,
    end: String,
    /// Whether the last line is ended.
    last: bool,
    encoding: Encoding,
}

#[derive(Deserialize, Clone, Copy)]
enum Encoding {
    #[serde(rename = "utf-8")]
    Utf8,
    #[serde(rename = "utf-8-mark")]
    Utf8Mark,
    #[serde(rename = "utf-16le")]
    Utf16Le,
    #[serde(rename = "utf-16be")]
    Utf16Be,
    #[serde(rename = "windows-1252")]
    Windows1252,
}

const PILES: [&str; 3] = ["deck", "dilemmas", "missions"];

impl Default for Shape {
    fn default() -> Shape {
        Shape {
            line: "{n}\t{plain}".to_owned(),
            heads: ["", "Dilemmas:", "Missions:"].map(str::to_owned),
            order: PILES.map(str::to_owned),
            each: false,
            before: String::new(),
            after: String::new(),
            end: "\n".to_owned(),
            last: true,
            encoding: Encoding::Utf8,
        }
    }
}

impl Shape {
    /// The bytes of the edited base.
    pub fn of_base(&self, edits: &[String]) -> Vec<u8> {
        let mut piles = base();
        edits.iter().for_each(|edit| change(&mut piles, edit));
        self.bytes(&self.text(&piles))
    }

    /// The bytes of a text.
    pub fn bytes(&self, text: &str) -> Vec<u8> {
        let mut text = text.replace('\n', &self.end);
        if !self.last {
            text.truncate(text.trim_end_matches(['\r', '\n']).len());
        }
        let text = text + &self.after;
        let units = text.encode_utf16();
        match self.encoding {
            Encoding::Utf8 => text.into_bytes(),
            Encoding::Utf8Mark => [&[0xEF, 0xBB, 0xBF], text.as_bytes()].concat(),
            Encoding::Utf16Le => marked([0xFF, 0xFE], units.flat_map(u16::to_le_bytes)),
            Encoding::Utf16Be => marked([0xFE, 0xFF], units.flat_map(u16::to_be_bytes)),
            Encoding::Windows1252 => text.chars().map(windows).collect(),
        }
    }

    fn text(&self, piles: &Piles) -> String {
        let pile = |name: &String| {
            let at = PILES.iter().position(|pile| pile == name).expect("a pile");
            let cards = &piles[name];
            let count: usize = cards.iter().map(|(n, _)| n.parse::<usize>().unwrap_or(0)).sum();
            let head = match self.heads[at].as_str() {
                "" => String::new(),
                head => head.replace("{n}", &count.to_string()) + "\n",
            };
            let lines = cards.iter().map(|(n, name)| self.lines(n, name));
            head + &lines.collect::<String>()
        };
        self.before.clone() + &self.order.iter().map(pile).collect::<String>()
    }

    fn lines(&self, count: &str, name: &str) -> String {
        let (copies, count) = if self.each { (count.parse().expect("a count"), "1") } else { (1, count) };
        let line = self
            .line
            .replace("{n}", count)
            .replace("{name}", name)
            .replace("{plain}", &name.replace(',', ""))
            .replace("{lower}", &name.to_lowercase())
            .replace("{upper}", &name.to_uppercase());
        (line + "\n").repeat(copies)
    }
}

fn base() -> Piles {
    let text = include_str!("../../decks/base.yaml");
    let lines: BTreeMap<String, Vec<String>> = serde_yaml::from_str(text).expect("a base");
    let counted = |lines: Vec<String>| lines.iter().map(|line| counted(line)).collect();
    lines.into_iter().map(|(pile, lines)| (pile, counted(lines))).collect()
}

fn counted(line: &str) -> (String, String) {
    let (count, name) = line.split_once(' ').expect("a count and a name");
    (count.to_owned(), name.to_owned())
}

/// `PILE + N NAME`, `PILE - NAME`, `PILE = NAME -> N OTHER`; a name to be found may be its beginning.
fn change(piles: &mut Piles, edit: &str) {
    let mut parts = edit.splitn(3, ' ');
    let mut part = || parts.next().expect("pile, sign, card");
    let (pile, sign, rest) = (part(), part(), part());
    let pile = piles.get_mut(pile).expect("a pile of the base");
    let find = |pile: &[(String, String)], name: &str| {
        let mut found = (0..pile.len()).filter(|at| pile[*at].1.starts_with(name));
        let at = found.next().unwrap_or_else(|| panic!("no {name}"));
        assert_eq!(found.next(), None, "{name} is one card of the base");
        at
    };
    match sign {
        "+" => pile.push(counted(rest)),
        "-" => drop(pile.remove(find(pile, rest))),
        _ => {
            let (old, new) = rest.split_once(" -> ").expect("old -> new");
            let at = find(pile, old);
            pile[at] = counted(new);
        }
    }
}

fn marked(mark: [u8; 2], bytes: impl Iterator<Item = u8>) -> Vec<u8> {
    mark.into_iter().chain(bytes).collect()
}

/// The signs of the test lists that Windows-1252 has at places of its own.
fn windows(c: char) -> u8 {
    match c {
        '„' => 0x84,
        '’' => 0x92,
        '“' => 0x93,
        '”' => 0x94,
        '•' => 0x95,
        '–' => 0x96,
        other => u8::try_from(u32::from(other)).expect("a sign of Windows-1252"),
    }
}
