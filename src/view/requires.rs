//! What a mission takes, who may attempt it, and what a headquarters lets you play, in words. Skills,
//! species and keywords stay English, as on the cards of both languages.

use crate::locale::{Arg, Texts};
use crate::model::{
    Attempt, Attribute, Branch, Comparison, Group, Requirement, Special, Term, Welcome,
    affiliation_name, affiliation_of_icon, skill_name,
};

/// What solving a mission takes.
pub fn requirement(texts: &Texts, requirement: &Requirement) -> String {
    let joint = match requirement.branches.iter().any(|b| b.terms.len() > 1) {
        true => "requires-or-branch",
        false => "requires-or",
    };
    fold(texts, branches(texts, requirement), joint)
}

/// What may be played at a headquarters.
pub fn welcome(texts: &Texts, welcome: &Welcome) -> String {
    let groups = welcome.groups.iter().map(|group| self::group(texts, group));
    listed(texts, groups.collect(), "and")
}

/// Who may attempt a mission.
pub fn attempt(texts: &Texts, attempt: &Attempt) -> String {
    let names = |slugs: &[String], joint: &str| {
        let names = slugs.iter().map(|slug| affiliation(texts, slug));
        listed(texts, names.collect(), joint)
    };
    match attempt {
        Attempt::Only(slugs) => names(slugs, "or"),
        Attempt::AnyExcept(slugs) if slugs.is_empty() => texts.get("ccg-attempt-any"),
        Attempt::AnyExcept(slugs) => {
            let names = names(slugs, "and");
            texts.with("ccg-attempt-any-except", &[("names", names.into())])
        }
    }
}

fn branches(texts: &Texts, requirement: &Requirement) -> Vec<String> {
    let branches = requirement.branches.iter();
    branches.map(|branch| self::branch(texts, branch)).collect()
}

fn branch(texts: &Texts, branch: &Branch) -> String {
    let terms = branch.terms.iter().map(|term| self::term(texts, term));
    listed(texts, terms.collect(), "and")
}

/// One part of what a mission takes.
pub fn term(texts: &Texts, term: &Term) -> String {
    match term {
        Term::Skill { skill, level: 1 } => skill_name(skill).to_owned(),
        Term::Skill { skill, level } => format!("{level} {}", skill_name(skill)),
        Term::Sum {
            attribute,
            comparison,
            than,
        } => sum(texts, *attribute, *comparison, *than),
        Term::Either(inner) => format!("({})", fold(texts, branches(texts, inner), "requires-or")),
        Term::Special(words) => match Special::of(words) {
            Some(special) => self::special(texts, &special),
            None => words.clone(),
        },
    }
}

fn sum(texts: &Texts, attribute: Attribute, comparison: Comparison, than: u16) -> String {
    let attribute = texts.get(match attribute {
        Attribute::Integrity => "requires-attribute-integrity",
        Attribute::Cunning => "requires-attribute-cunning",
        Attribute::Strength => "requires-attribute-strength",
        Attribute::Any => "requires-attribute-any",
    });
    let id = match comparison {
        Comparison::MoreThan => "requires-more",
        Comparison::LessThan => "requires-less",
    };
    texts.with(
        id,
        &[("attribute", attribute.into()), ("than", number(than))],
    )
}

fn special(texts: &Texts, special: &Special) -> String {
    match special {
        Special::DifferentSkills(count) => {
            texts.with("requires-different-skills", &[("number", number(*count))])
        }
        Special::ShipTotal { attribute, than } => {
            let id = format!("ccg-attribute-{}", attribute.to_ascii_lowercase());
            let args = [
                ("attribute", texts.get(&id).into()),
                ("than", number(*than)),
            ];
            texts.with("requires-ship-total", &args)
        }
        Special::Person(name) => name.clone(),
        Special::Personnel { number, kind } => personnel(texts, *number, kind),
        Special::Equipment { number, kind } => {
            counted(texts, "requires-gear", *number, &singular(*number, kind))
        }
        Special::Ships { number, kind } => ships(texts, *number, kind),
        Special::NotOwned => texts.get("requires-not-owned"),
        Special::SkillAboard(skill) => {
            texts.with("requires-aboard", &[("skill", skill_name(skill).into())])
        }
        Special::SkillAt { skill, mission } => {
            let args = [
                ("skill", skill_name(skill).into()),
                ("mission", mission.into()),
            ];
            texts.with("requires-at", &args)
        }
    }
}

fn personnel(texts: &Texts, number: u16, kind: &str) -> String {
    let bare = match kind == "personnel" {
        true => String::new(),
        false => match kind.strip_suffix(" personnel") {
            Some(bare) => bare.to_owned(),
            None => singular(number, kind),
        },
    };
    match bare.is_empty() {
        true => {
            let number = self::number(number);
            texts.with("requires-personnel-any", &[("number", number)])
        }
        false => counted(texts, "requires-personnel", number, &kind_of(texts, &bare)),
    }
}

fn ships(texts: &Texts, number: u16, kind: &str) -> String {
    let bare = kind.trim_end_matches('s').trim_end_matches("ship").trim();
    match (number, bare, bare.strip_prefix("staffed ")) {
        (1, "undamaged", _) => texts.get("requires-ship-undamaged"),
        (1, _, Some(with)) => texts.with("requires-ship-staffed-with", &[("kind", with.into())]),
        _ => counted(texts, "requires-ships", number, kind),
    }
}

/// A kind in words: icons by name, what it must not be marked so.
fn kind_of(texts: &Texts, kind: &str) -> String {
    let parted = kind.replace('[', " [").replace(']', "] ");
    let mut parts = Vec::new();
    let mut words = Vec::new();
    for token in parted.split_whitespace() {
        match marked(texts, token) {
            Some(part) => parts.push(part),
            None => words.push(token),
        }
    }
    parts.extend((!words.is_empty()).then(|| words.join(" ")));
    parts.join(", ")
}

fn marked(texts: &Texts, token: &str) -> Option<String> {
    let icon = token
        .strip_prefix('[')
        .and_then(|token| token.strip_suffix(']'));
    if let Some(code) = icon {
        let icon = self::icon(texts, code);
        return Some(texts.with("requires-icon", &[("icon", icon.into())]));
    }
    let kind = token.strip_prefix("non-")?;
    Some(texts.with("requires-not", &[("kind", kind.into())]))
}

fn group(texts: &Texts, group: &Group) -> String {
    let (noun, words) = noun(group.words.as_deref().unwrap_or("cards"));
    let mut traits: Vec<String> = group.icons.iter().map(|code| icon(texts, code)).collect();
    traits.extend((!words.is_empty()).then(|| named(texts, &words)));
    if traits.is_empty() || noun == "equipment" {
        return texts.get(&format!("requires-all-{noun}"));
    }
    let traits = fold(texts, traits, "requires-traits");
    texts.with(
        &format!("requires-group-{noun}"),
        &[("traits", traits.into())],
    )
}

/// The kind of card a group names, and the rest of its words; without one it means personnel.
fn noun(words: &str) -> (&'static str, String) {
    for noun in ["cards", "personnel", "ships", "equipment"] {
        let rest = words.strip_suffix(noun);
        if let Some(rest) = rest.filter(|rest| rest.is_empty() || rest.ends_with(' ')) {
            return (noun, rest.trim().to_owned());
        }
    }
    ("personnel", singular(2, words))
}

fn named(texts: &Texts, words: &str) -> String {
    match words.strip_suffix("-class") {
        Some(class) => texts.with("requires-class", &[("class", class.into())]),
        None => words.to_owned(),
    }
}

/// The name of an icon, of an affiliation too; its code in brackets if it has none.
fn icon(texts: &Texts, code: &str) -> String {
    if let Some(slug) = affiliation_of_icon(code) {
        return affiliation(texts, slug);
    }
    let id = format!("ccg-icon-{}", code.to_ascii_lowercase());
    texts.find(&id, &[]).unwrap_or_else(|| format!("[{code}]"))
}

fn affiliation(texts: &Texts, slug: &str) -> String {
    let name = texts.find(&format!("ccg-affiliation-{slug}"), &[]);
    name.unwrap_or_else(|| affiliation_name(slug).to_owned())
}

/// Without the plural of more than one.
fn singular(number: u16, kind: &str) -> String {
    let one = kind.strip_suffix('s').filter(|_| number > 1);
    one.unwrap_or(kind).to_owned()
}

fn counted(texts: &Texts, id: &str, number: u16, kind: &str) -> String {
    texts.with(
        id,
        &[("number", self::number(number)), ("kind", kind.into())],
    )
}

fn number(number: u16) -> Arg<'static> {
    Arg::Number(number.into())
}

/// `A`, `A and B`, `A, B, and C`; joint is `and` or `or`.
fn listed(texts: &Texts, mut items: Vec<String>, joint: &str) -> String {
    let id = match items.len() {
        0..=2 => format!("requires-{joint}"),
        _ => format!("requires-{joint}-last"),
    };
    let last = items.pop();
    let first = Some(items.join(", ")).filter(|first| !first.is_empty());
    fold(texts, first.into_iter().chain(last).collect(), &id)
}

/// All items, each joined to those before it by a message.
fn fold(texts: &Texts, items: Vec<String>, joint: &str) -> String {
    let join = |first: String, second: String| {
        texts.with(joint, &[("first", first.into()), ("second", second.into())])
    };
    items.into_iter().reduce(join).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{attempt, requirement, welcome};
    use crate::locale::Texts;
    use crate::model::{Attempt, Lang};

    fn both<T>(say: impl Fn(&Texts, &T) -> String, value: &T) -> [String; 2] {
        [Lang::De, Lang::En].map(|lang| say(&Texts::new(lang), value))
    }

    #[test]
    fn requirements_in_words() {
        let cases = [
            (
                "Law, 2 Honor, Cunning>34, and (Officer and Medical or Law)",
                "Law, 2 Honor, Intelligenz (Cunning) über 34 und (Officer und Medical oder Law)",
                "Law, 2 Honor, Cunning above 34, and (Officer and Medical or Law)",
            ),
            (
                "Law and Integrity<9 or Honor and any attribute>30",
                "Law und Integrität unter 9; oder Honor und ein beliebiges Attribut über 30",
                "Law and Integrity below 9; or Honor and any one attribute above 30",
            ),
            ("Law or Honor", "Law oder Honor", "Law or Honor"),
            (
                "16 different skills",
                "16 verschiedene Fähigkeiten",
                "16 different skills",
            ),
            (
                "a Klingon",
                "1 Personalkarte (Klingon)",
                "1 personnel (Klingon)",
            ),
            (
                "3 Holograms",
                "3 Personalkarten (Hologram)",
                "3 personnel (Hologram)",
            ),
            (
                "three [Voy] personnel",
                "3 Personalkarten (Icon Voyager)",
                "3 personnel (Voyager icon)",
            ),
            (
                "a non-Hologram personnel",
                "1 Personalkarte (nicht Hologram)",
                "1 personnel (not Hologram)",
            ),
            (
                "a Hand Weapon",
                "1 Ausrüstung (Hand Weapon)",
                "1 equipment (Hand Weapon)",
            ),
            (
                "an undamaged ship",
                "ein unbeschädigtes Schiff",
                "an undamaged ship",
            ),
            (
                "a staffed Cloaking Device ship",
                "ein bemanntes Schiff mit Cloaking Device",
                "a staffed ship with Cloaking Device",
            ),
            (
                "total Weapons at this mission>12",
                "Waffen an dieser Mission zusammen über 12",
                "Weapons at this mission above 12 in total",
            ),
            (
                "an Engineer at your {Earth}",
                "Engineer an deiner Mission „Earth“",
                "Engineer at your mission “Earth”",
            ),
        ];
        for (text, de, en) in cases {
            let parsed = text.parse().expect(text);
            assert_eq!(both(requirement, &parsed), [de, en]);
        }
    }

    #[test]
    fn headquarters_in_words() {
        let cases = [
            (
                "[Fed][DS9] cards, [NA] cards, and equipment",
                "Karten (Föderation, Deep Space Nine), Karten (Nicht zugehörig) und Ausrüstung",
                "Federation Deep Space Nine cards, Non-Aligned cards, and equipment",
            ),
            (
                "Holograms and D'deridex-class ships",
                "Personal (Hologram) und Schiffe (Klasse D'deridex)",
                "Hologram personnel and D'deridex-class ships",
            ),
            (
                "[Car] Law personnel",
                "Personal (Cardassianisch, Law)",
                "Cardassian Law personnel",
            ),
        ];
        for (list, de, en) in cases {
            let text = format!("You may play {list} at this mission.");
            assert_eq!(both(welcome, &text.parse().expect(list)), [de, en]);
        }
    }

    #[test]
    fn attempts_in_words() {
        let cases = [
            (
                "[Baj][Fed]",
                "Bajoranisch oder Föderation",
                "Bajoran or Federation",
            ),
            ("[Hir]", "Hirogen", "Hirogen"),
            (
                "Any affiliation (except [Bor]) may attempt this mission.",
                "Jede Fraktion außer Borg",
                "Any affiliation except Borg",
            ),
        ];
        for (text, de, en) in cases {
            let parsed = Attempt::parse(text).expect(text).expect(text);
            assert_eq!(both(attempt, &parsed), [de, en]);
        }
    }
}
