//! Records nobody printed, as many as wanted: nine of ten are cards of Second Edition, read from a card file, one is
//! a rule in both languages. Words are as rare and as common as in any language, and there are more of them the more
//! records there are. The record of a number is always the same.

use std::io::{BufRead, BufReader};
use std::path::Path;

use data::import;
use data::import::ImportNames;
use data::{RENAMED, TITLES, embedded};
use model::{CcgCard, CcgRecord, Record};
use serde_json::json;

/// The line of column names of a card file.
const HEADER: &str = "Name\tSet\tImageFile\tRarity\tUnique\tCollectorsInfo\tType\tCost\tMission/DilemmaType\tSpan\tPoints\tQuadrant\tAffiliation\tIcons\tStaff\tKeywords\tClass\tSpecies\tSkills\tIntegrity/Range\tCunning/Weapons\tStrength/Shields\tText";
/// Of so many records one is a rule.
const RULES: usize = 10;
const AFFILIATIONS: [&str; 6] = ["Federation", "Klingon", "Bajoran", "Romulan", "Cardassian", "Dominion"];
const SKILLS: [&str; 8] =
    ["Leadership", "Officer", "Medical", "Treachery", "Security", "Physics", "Honor", "Engineer"];
const SYLLABLES: [&str; 20] = [
    "ka", "ro", "mi", "ten", "sul", "dar", "vo", "lek", "ni", "gar", "pe", "thu", "ra", "bis", "con", "fel", "do",
    "mor", "qua", "ly",
];

/// Numbers by chance, the same for the same seed.
pub struct Chance(u64);

impl Chance {
    pub fn of(seed: usize) -> Chance {
        Chance(seed as u64 ^ 0x5DEE_CE66)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        ((mixed ^ (mixed >> 27)) >> 20) as usize % limit
    }

    /// A word of a vocabulary, the first ones most often: as often as the words of languages are. The flatter, the
    /// less common is the first.
    fn word(&mut self, words: usize, flat: f64) -> String {
        let share = self.below(1 << 24) as f64 / f64::from(1 << 24);
        let rank = flat * ((words as f64 / flat + 1.0).powf(share) - 1.0);
        word(whole(rank))
    }

    fn words(&mut self, count: usize, words: usize, flat: f64) -> Vec<String> {
        (0..count).map(|_| self.word(words, flat)).collect()
    }
}

/// The word with a number.
/// A number that is not negative, cut off.
#[allow(clippy::cast_sign_loss)]
fn whole(number: f64) -> usize {
    number as usize
}

fn word(number: usize) -> String {
    let mut rest = number + 20;
    let mut word = String::new();
    while rest > 0 {
        word.push_str(SYLLABLES[rest % SYLLABLES.len()]);
        rest /= SYLLABLES.len();
    }
    word
}

fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// Whether the record with a number is a rule.
pub fn is_rule(number: usize) -> bool {
    number.is_multiple_of(RULES)
}

/// How many words rare names are made of: ever more, but fewer than there are names.
fn rare_words(count: usize) -> usize {
    whole((count as f64).sqrt()) * 20
}

/// The four words of a name, which no other record of as many has together.
pub fn name(number: usize, count: usize) -> [String; 4] {
    let mut chance = Chance::of(number);
    let rare = rare_words(count);
    let [own, shared] = [number * 7919 % rare, number / rare];
    [chance.word(4000, 20.0), word(5000 + own), chance.word(3000, 20.0), word(1000 + shared)]
        .map(|word| capital(&word))
}

/// A card file with the cards among the first records.
pub fn sheet(count: usize) -> String {
    let mut sheet = HEADER.to_owned();
    for number in (0..count).filter(|number| !is_rule(*number)) {
        sheet.push('\n');
        sheet.push_str(&row(number, count));
    }
    sheet.push('\n');
    sheet
}

/// How often the types of cards are among ten.
fn row(number: usize, count: usize) -> String {
    let mut chance = Chance::of(number + 1);
    let name = name(number, count).join(" ");
    let text_words = 12 + chance.below(30);
    let text = capital(&chance.words(text_words, 20_000, 2.0).join(" "));
    let set = chance.below(60);
    let common = format!("{name}\tT{set}\timg\tC\tN\t{set}C{:03}", chance.below(400));
    match chance.below(10) {
        0..5 => personnel(&mut chance, &common, &text),
        5 => ship(&mut chance, &common, &text),
        6 => mission(&mut chance, &common, &text),
        7 | 8 => {
            let cost = chance.below(8);
            format!("{common}\tDilemma\t{cost}\tP\t\t\t\t\t\t\t\t\t\t\t\t\t\t{text}.")
        }
        _ => {
            let cost = chance.below(8);
            format!("{common}\tEvent\t{cost}\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t{text}.")
        }
    }
}

fn personnel(chance: &mut Chance, common: &str, text: &str) -> String {
    let cost = chance.below(8);
    let affiliation = AFFILIATIONS[chance.below(AFFILIATIONS.len())];
    let icon = ["[Cmd]", "[Stf]", "[Cmd][TNG]", "[Stf][DS9]"][chance.below(4)];
    let keyword = capital(&chance.word(300, 4.0));
    let species = capital(&chance.word(60, 2.0));
    let [one, other] = [chance.below(8), chance.below(7)];
    let (one, other) = (SKILLS[one], SKILLS[(one + 1 + other) % 8]);
    let level = if chance.below(3) == 0 { " 2" } else { "" };
    let [integrity, cunning, strength] = [(); 3].map(|()| 2 + chance.below(7));
    format!(
        "{common}\tPersonnel\t{cost}\t\t\t\t\t{affiliation}\t{icon}\t\t{keyword}. \t\t{species}\t{one}{level} {other}\t{integrity}\t{cunning}\t{strength}\t{text}."
    )
}

fn ship(chance: &mut Chance, common: &str, text: &str) -> String {
    let cost = chance.below(8);
    let affiliation = AFFILIATIONS[chance.below(AFFILIATIONS.len())];
    let class = capital(&chance.word(200, 4.0));
    let [range, weapons, shields] = [(); 3].map(|()| 4 + chance.below(7));
    format!(
        "{common}\tShip\t{cost}\t\t\t\t\t{affiliation}\t\t[Cmd][Stf]\t\t{class} Class\t\t\t{range}\t{weapons}\t{shields}\t{text}."
    )
}

fn mission(chance: &mut Chance, common: &str, text: &str) -> String {
    let [points, span] = [25 + 5 * chance.below(5), 1 + chance.below(5)];
    let [one, other] = [chance.below(8), chance.below(7)];
    let (one, other) = (SKILLS[one], SKILLS[(one + 1 + other) % 8]);
    let cunning = 28 + chance.below(12);
    format!(
        "{common}\tMission\t0\tP\t{span}\t{points}\tA\tAny affiliation may attempt this mission.\t\t\t\t\t\t{one}, {other}, and Cunning>{cunning}\t\t\t\t{text}."
    )
}

/// A question that a rule answers.
pub fn question(number: usize, at: usize) -> String {
    let mut chance = Chance::of(number * 3 + at);
    let words = chance.words(3, 6000, 8.0);
    format!("how do i {} the {} {}", words[0], words[1], words[2])
}

fn rule(number: usize, count: usize) -> Record {
    let mut chance = Chance::of(number + 1);
    let [first, own, third, shared] = name(number, count);
    let text = |chance: &mut Chance| {
        let words = 20 + chance.below(60);
        capital(&chance.words(words, 20_000, 2.0).join(" ")) + "."
    };
    let questions: Vec<String> = (0..3).map(|at| question(number, at)).collect();
    let entry = json!({
        "id": format!("cc/concept/rule-{number}"),
        "title": { "de": format!("{shared} {own}"), "en": format!("{own} {shared}") },
        "aliases": { "de": [format!("{first}{third}")], "en": [format!("{first} {own}")] },
        "questions": { "de": questions, "en": questions },
        "text": { "de": text(&mut chance), "en": text(&mut chance) },
        "see": [],
        "source": [],
    });
    let record = json!({ "Rule": { "entry": entry, "see": [], "cards": [] } });
    serde_json::from_value(record).expect("a rule")
}

/// The cards of a card file.
pub fn imported(sheet: &str) -> Vec<CcgCard> {
    let corpus = embedded();
    let names = ImportNames::new(corpus.text(TITLES), corpus.text(RENAMED));
    let rows = import::read(sheet.as_bytes()).expect("a card file");
    let (sheet, _) = import::report(rows, &names);
    import::cards(&[sheet], &names)
}

/// The cards that were imported into a file before.
pub fn cards(imported: &Path) -> Vec<Record> {
    let file = std::fs::File::open(imported).expect("a file");
    let lines = BufReader::new(file).lines();
    let cards = lines.map(|line| {
        let card: CcgCard = serde_json::from_str(&line.expect("a line")).expect("a card");
        Record::Ccg(Box::new(CcgRecord::from_card(&card, |_| None)))
    });
    cards.collect()
}

/// The first records, given the file of imported cards.
pub fn records(count: usize, imported: &Path) -> Vec<Record> {
    let mut records = cards(imported);
    let rules = (0..count).filter(|number| is_rule(*number));
    records.extend(rules.map(|number| rule(number, count)));
    records
}
