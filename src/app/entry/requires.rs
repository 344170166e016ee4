//! What a mission takes, who may attempt it, and what a headquarters lets you play, in words. Skills,
//! species and keywords stay English, as on the cards of both languages.

use model::{
    AttemptRule, Comparison, ReportGroup, ReportsTo, Requirement, RequirementBranch, RequirementTerm, Special,
    affiliation_name, affiliation_of_icon, skill_name,
};
use page::locale::{Texts, msg};
use words::lists::{listed, one_of};
use words::terms::word;
use words::{Term, terms};

/// What solving a mission takes.
pub fn requirement(texts: &Texts, requirement: &Requirement) -> String {
    let is_long = requirement.branches.iter().any(|b| b.terms.len() > 1);
    let branches = branches(texts, requirement);
    if is_long {
        fold(branches, |first, second| msg::requires_or_branch(texts, first, second))
    } else {
        either(texts, branches)
    }
}

/// What may be played at a headquarters.
pub fn welcome(texts: &Texts, welcome: &ReportsTo) -> String {
    let groups: Vec<String> = welcome.groups.iter().map(|group| self::group(texts, group)).collect();
    listed(texts, &groups)
}

/// Who may attempt a mission.
pub fn attempt(texts: &Texts, attempt: &AttemptRule) -> String {
    let names = |slugs: &[String]| -> Vec<String> {
        let names = slugs.iter().map(|slug| affiliation(texts, slug));
        names.collect()
    };
    match attempt {
        AttemptRule::Only(slugs) => one_of(texts, &names(slugs)),
        AttemptRule::AnyExcept(slugs) if slugs.is_empty() => msg::ccg_attempt_any(texts),
        AttemptRule::AnyExcept(slugs) => msg::ccg_attempt_any_except(texts, listed(texts, &names(slugs))),
    }
}

fn branches(texts: &Texts, requirement: &Requirement) -> Vec<String> {
    let branches = requirement.branches.iter();
    branches.map(|branch| self::branch(texts, branch)).collect()
}

fn branch(texts: &Texts, branch: &RequirementBranch) -> String {
    let terms: Vec<String> = branch.terms.iter().map(|term| self::term(texts, term)).collect();
    listed(texts, &terms)
}

/// One part of what a mission takes.
pub fn term(texts: &Texts, term: &RequirementTerm) -> String {
    match term {
        RequirementTerm::Skill { skill, level: 1 } => skill_name(skill).to_owned(),
        RequirementTerm::Skill { skill, level } => format!("{level} {}", skill_name(skill)),
        RequirementTerm::Sum { attribute, comparison, than } => {
            let attribute = attribute.term(texts);
            match comparison {
                Comparison::MoreThan => msg::requires_more(texts, attribute, *than),
                Comparison::LessThan => msg::requires_less(texts, attribute, *than),
            }
        }
        RequirementTerm::Either(inner) => format!("({})", either(texts, branches(texts, inner))),
        RequirementTerm::Special(words) => match Special::read(words) {
            Some(special) => self::special(texts, &special),
            None => words.clone(),
        },
    }
}

fn special(texts: &Texts, special: &Special) -> String {
    match special {
        Special::DifferentSkills(count) => msg::requires_different_skills(texts, *count),
        Special::ShipTotal { attribute, than } => {
            let attribute = word(texts, "attribute", attribute);
            msg::requires_ship_total(texts, attribute, *than)
        }
        Special::Person(name) => name.clone(),
        Special::Personnel { number, kind } => personnel(texts, *number, kind),
        Special::Each { number, term } => msg::requires_each(texts, *number, self::term(texts, term)),
        Special::Equipment { number, kind } => msg::requires_gear(texts, *number, singular(*number, kind)),
        Special::Ships { number, kind } => ships(texts, *number, kind),
        Special::InText => msg::requires_in_text(texts),
        Special::NotOwned => msg::requires_not_owned(texts),
        Special::SkillAboard(skill) => msg::requires_aboard(texts, skill_name(skill)),
        Special::SkillAt { skill, mission } => msg::requires_at(texts, skill_name(skill), mission),
    }
}

fn personnel(texts: &Texts, number: u16, kind: &str) -> String {
    if kind == "personnel" {
        return msg::requires_personnel_any(texts, number);
    }
    let bare = kind.strip_suffix(" personnel").map_or_else(|| singular(number, kind), str::to_owned);
    msg::requires_personnel(texts, number, kind_of(texts, &bare))
}

fn ships(texts: &Texts, number: u16, kind: &str) -> String {
    let bare = kind.trim_end_matches('s').trim_end_matches("ship").trim();
    match (number, bare, bare.strip_prefix("staffed ")) {
        (1, "undamaged", _) => msg::requires_ship_undamaged(texts),
        (1, _, Some(with)) => msg::requires_ship_staffed_with(texts, with),
        _ => msg::requires_ships(texts, number, kind),
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
    let code = token.strip_prefix('[').and_then(|token| token.strip_suffix(']'));
    if let Some(code) = code {
        return Some(msg::requires_icon(texts, icon(texts, code)));
    }
    let kind = token.strip_prefix("non-")?;
    Some(msg::requires_not(texts, kind))
}

/// The kind of card a group names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Noun {
    Cards,
    Personnel,
    Ships,
    Equipment,
}

terms! {
    Noun {
        Cards => requires_all_cards,
        Personnel => requires_all_personnel,
        Ships => requires_all_ships,
        Equipment => requires_all_equipment,
    }
}

fn group(texts: &Texts, group: &ReportGroup) -> String {
    let (noun, words) = noun(group.words.as_deref().unwrap_or("cards"));
    let mut traits: Vec<String> = group.icons.iter().map(|code| icon(texts, code)).collect();
    traits.extend((!words.is_empty()).then(|| requirement_text(texts, &words)));
    let all = || noun.term(texts);
    if traits.is_empty() {
        return all();
    }
    let traits = fold(traits, |first, second| msg::requires_traits(texts, first, second));
    match noun {
        Noun::Cards => msg::requires_group_cards(texts, traits),
        Noun::Personnel => msg::requires_group_personnel(texts, traits),
        Noun::Ships => msg::requires_group_ships(texts, traits),
        Noun::Equipment => all(),
    }
}

/// The kind of card a group names, and the rest of its words; without one it means personnel.
fn noun(words: &str) -> (Noun, String) {
    let nouns = [
        ("cards", Noun::Cards),
        ("personnel", Noun::Personnel),
        ("ships", Noun::Ships),
        ("equipment", Noun::Equipment),
    ];
    for (word, noun) in nouns {
        let rest = words.strip_suffix(word);
        if let Some(rest) = rest.filter(|rest| rest.is_empty() || rest.ends_with(' ')) {
            return (noun, rest.trim().to_owned());
        }
    }
    (Noun::Personnel, singular(2, words))
}

fn requirement_text(texts: &Texts, words: &str) -> String {
    match words.strip_suffix("-class") {
        Some(class) => msg::requires_class(texts, class),
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

/// Several of which one is enough.
fn either(texts: &Texts, items: Vec<String>) -> String {
    fold(items, |first, second| msg::list_or(texts, first, second))
}

/// All items, each joined to those before it.
fn fold(items: Vec<String>, join: impl Fn(String, String) -> String) -> String {
    items.into_iter().reduce(join).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{attempt, requirement, welcome};
    use model::{AttemptRule, Lang};
    use page::locale::Texts;

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
            ("16 different skills", "16 verschiedene Fähigkeiten", "16 different skills"),
            ("a Klingon", "1 Personalkarte (Klingon)", "1 personnel (Klingon)"),
            ("3 Holograms", "3 Personalkarten (Hologram)", "3 personnel (Hologram)"),
            ("three [Voy] personnel", "3 Personalkarten (Icon Voyager)", "3 personnel (Voyager icon)"),
            ("a non-Hologram personnel", "1 Personalkarte (nicht Hologram)", "1 personnel (not Hologram)"),
            ("a Hand Weapon", "1 Ausrüstung (Hand Weapon)", "1 equipment (Hand Weapon)"),
            ("an undamaged ship", "ein unbeschädigtes Schiff", "an undamaged ship"),
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
            ("[Car] Law personnel", "Personal (Cardassianer, Law)", "Cardassian Law personnel"),
        ];
        for (list, de, en) in cases {
            let text = format!("You may play {list} at this mission.");
            assert_eq!(both(welcome, &text.parse().expect(list)), [de, en]);
        }
    }

    #[test]
    fn attempts_in_words() {
        let cases = [
            ("[Baj][Fed]", "Bajoraner oder Föderation", "Bajoran or Federation"),
            ("[Hir]", "Hirogen", "Hirogen"),
            (
                "Any affiliation (except [Bor]) may attempt this mission.",
                "Jede Fraktion außer Borg",
                "Any affiliation except Borg",
            ),
        ];
        for (text, de, en) in cases {
            let parsed = AttemptRule::parse(text).expect(text).expect(text);
            assert_eq!(both(attempt, &parsed), [de, en]);
        }
    }
}
