//! Invented cards: enough of every kind to search in.

use tricorder::model::{CcgCard, CcgRecord, Record};

const SKILLS: [&str; 7] = [
    "leadership",
    "officer",
    "medical",
    "treachery",
    "security",
    "physics",
    "honor",
];
const AFFILIATIONS: [&str; 5] = ["federation", "klingon", "bajoran", "romulan", "non-aligned"];
const ICONS: [&str; 5] = ["TNG", "TN", "DS9", "AU", "Maq"];

/// As many cards, of all types in turn.
pub fn cards(count: usize) -> Vec<Record> {
    let card = |number| {
        let text = yaml(number);
        let card: CcgCard =
            serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        Record::Ccg(Box::new(CcgRecord::of(&card, |_| None)))
    };
    (0..count).map(card).collect()
}

fn yaml(number: usize) -> String {
    let pick = |list: &[&str], step: usize| list[(number / step) % list.len()].to_owned();
    let (cost, level) = (number % 8, number % 3 + 1);
    let head = |card_type: &str| {
        format!(
            "id: 2e/card/invented-{number}\ntitle: {} {number}\ntype: {card_type}\nuniqueness: {}\n\
             text: When you play this card, draw {level} cards from pile {}.\n\
             printings: [{{ set: T{}, number: 9V{number:03}, rarity: V }}]\n",
            ["Voyager", "Test", "Anomaly", "Commander"][number % 4],
            ["unique", "universal"][number % 2],
            number % 97,
            number % 9,
        )
    };
    let (skill, other) = (pick(&SKILLS, 1), pick(&SKILLS[1..], 3));
    let (affiliation, icon) = (pick(&AFFILIATIONS, 2), pick(&ICONS, 5));
    match number % 5 {
        0 | 1 => {
            let second = match other == skill {
                true => String::new(),
                false => format!(", {{ skill: {other}, level: 1 }}"),
            };
            format!(
                "{}cost: {cost}\naffiliations: [{affiliation}]\nicons: [Cmd, {icon}]\nspecies: [Human]\n\
                 keywords: [{{ name: Commander, value: U.S.S. Test-{number} }}]\n\
                 skills: [{{ skill: {skill}, level: {level} }}{second}]\n\
                 attributes: [\"{}\", \"{}\", \"{}\"]\n",
                head("personnel"),
                number % 9,
                (number / 3) % 9,
                (number / 7) % 9,
            )
        }
        2 => format!(
            "{}cost: {cost}\naffiliations: [{affiliation}]\nstaffing: [Cmd, Stf, Stf]\nclass: Test Class\n\
             attributes: [\"{}\", \"7\", \"{}\"]\n",
            head("ship"),
            number % 10,
            (number / 3) % 10,
        ),
        3 => format!("{}cost: {cost}\nplace: dual\n", head("dilemma")),
        _ => format!(
            "{}place: planet\nspan: \"{level}\"\npoints: \"{}\"\nquadrant: alpha\n\
             attempt: !any-except [borg]\nrequirement: 2 Security, Medical, and Cunning>{}\n",
            head("mission"),
            30 + number % 4 * 5,
            30 + number % 7,
        ),
    }
}
