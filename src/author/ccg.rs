//! Checks over the cards of the Star Trek CCG that are built in: each with the facts of its type and no others, in
//! sets that are known, and the Premiere set complete.

use std::collections::{HashMap, HashSet};

use data::{DataItem, DataProblem, Finding, Library, RETIRED};
use model::text::slug;
use model::{
    CCG_SPECIES, CardSet, CcgCard, CollectorNumber, EntryId, Feature, Kind, Place, Printing, SKILLS, ccg_icon,
    icon_of_affiliation,
};

/// Cards of the Premiere set, numbered from 1 (rulebook of Second Edition, list of cards).
const PREMIERE: u16 = 415;
/// Code of the Premiere set.
const SET: &str = "SE";
/// Rarities: common, uncommon, rare, starter, promo, virtual, virtual promo, archive portrait, other picture,
/// without border, promo of a deck.
const RARITIES: [&str; 11] = ["C", "U", "R", "S", "P", "V", "VP", "AP", "A", "B", "D"];
/// Icons a ship may need aboard.
const STAFFING: [&str; 2] = ["Cmd", "Stf"];

/// Everything wrong with the Star Trek CCG cards of a library.
pub(crate) fn check(library: &Library) -> Vec<Finding> {
    let cards = &library.ccg;
    let mut first: HashMap<&EntryId, &str> = HashMap::new();
    let mut named: HashMap<String, &EntryId> = HashMap::new();
    let mut findings = Vec::new();
    for (at, located) in cards.iter().enumerate() {
        let mut problems = alone(&located.value);
        if let Some(file) = first.insert(&located.value.id, &located.file) {
            let first = file.to_owned();
            problems.push(DataProblem::DuplicateId { first });
        }
        let name = format!("{} {}", located.value.card_type, located.value.full_name());
        if let Some(other) = named.insert(slug(&name), &located.value.id) {
            let first = other.to_string();
            problems.push(DataProblem::DuplicateId { first });
        }
        problems.extend(unsorted(located, cards.get(at + 1)));
        findings.extend(problems.into_iter().map(|problem| Finding {
            file: located.file.clone(),
            id: Some(located.value.id.to_string()),
            line: Some(located.line),
            problem,
        }));
    }
    findings.extend(against_the_list(library));
    findings.extend(retired(library));
    findings
}

fn unsorted(located: &DataItem<CcgCard>, next: Option<&DataItem<CcgCard>>) -> Option<DataProblem> {
    let next = next.filter(|next| next.file == located.file)?;
    let before = next.value.id.clone();
    (before < located.value.id).then_some(DataProblem::Unsorted { before })
}

fn alone(card: &CcgCard) -> Vec<DataProblem> {
    let mut problems = names(card);
    problems.extend(fields(card));
    problems.extend(codes(card));
    let printings = card.printings.iter();
    problems.extend(printings.filter(|printing| !is_sound(printing)).map(|bad| {
        let number = bad.number.clone();
        DataProblem::BadPrinting { number }
    }));
    problems
}

fn names(card: &CcgCard) -> Vec<DataProblem> {
    let facts = [
        (card.id.kind() != Kind::Card || !card.id.game().has(Feature::Decks), DataProblem::NoCardId),
        (!is_id_of(card), DataProblem::SlugDiffers),
    ];
    let wrong = facts.into_iter().filter(|(wrong, _)| *wrong);
    wrong.map(|(_, problem)| problem).collect()
}

/// Whether its id is made of its name or of one it had; behind it may stand the type, where a card of another type
/// is called alike.
fn is_id_of(card: &CcgCard) -> bool {
    let with_type = card.id.slug();
    let behind = format!("-{}", card.card_type);
    let without = with_type.strip_suffix(&behind).unwrap_or(with_type);
    card.names().any(|name| [with_type, without].contains(&slug(&name).as_str()))
}

/// Fields only some types have, and whether a card has them.
fn present(card: &CcgCard) -> [(&'static str, bool); 16] {
    [
        ("cost", card.cost.is_some()),
        ("place", card.place.is_some()),
        ("span", card.span.is_some()),
        ("points", card.points.is_some()),
        ("quadrant", card.quadrant.is_some()),
        ("attempt", card.attempt.is_some()),
        ("requirement", card.requirement.is_some()),
        ("welcome", card.welcome.is_some()),
        ("passage", card.passage.is_some()),
        ("affiliations", !card.affiliations.is_empty()),
        ("icons", !card.icons.is_empty()),
        ("staffing", !card.staffing.is_empty()),
        ("class", card.class.is_some()),
        ("species", !card.species.is_empty()),
        ("skills", !card.skills.is_empty()),
        ("attributes", card.attributes.is_some()),
    ]
}

/// The fields a card of its type must have, and those it may have; `None` for an unknown type.
fn expected(card: &CcgCard) -> Option<(&'static [&'static str], &'static [&'static str])> {
    Some(match card.card_type.as_str() {
        "dilemma" => (&["cost", "place"], &[]),
        "equipment" | "event" => (&["cost"], &[]),
        "interrupt" => (&[], &[]),
        "mission" if card.place == Some(Place::Headquarters) => {
            (&["place", "span", "quadrant", "affiliations", "welcome"], &["passage"])
        }
        "mission" => (&["place", "span", "points", "quadrant", "attempt", "requirement"], &["passage"]),
        "personnel" => (&["cost", "affiliations", "species", "attributes"], &["icons", "skills"]),
        "ship" => (&["cost", "affiliations", "staffing", "class", "attributes"], &["icons"]),
        _ => return None,
    })
}

/// Fields that are missing, or do not belong to the type of the card. Game text is never built in.
fn fields(card: &CcgCard) -> Vec<DataProblem> {
    let Some((must, may)) = expected(card) else {
        return vec![unknown("type", &card.card_type)];
    };
    let wrong = present(card).into_iter().filter_map(|(field, is_there)| {
        let needed = must.contains(&field);
        if is_there && !needed && !may.contains(&field) {
            Some(DataProblem::FieldStray { field })
        } else if !is_there && needed {
            Some(DataProblem::FieldMissing { field })
        } else {
            None
        }
    });
    let text = card.text.as_ref().map(|_| DataProblem::FieldStray { field: "text" });
    wrong.chain(text).collect()
}

fn codes(card: &CcgCard) -> Vec<DataProblem> {
    let strange = |field: &'static str, codes: &[String], known: &dyn Fn(&str) -> bool| {
        let codes = codes.iter().filter(|code| !known(code));
        codes.map(|code| unknown(field, code)).collect::<Vec<_>>()
    };
    let skills: Vec<String> = card.skills.iter().map(|skill| skill.skill.clone()).collect();
    let is_owner = card.card_type == "mission";
    let mut problems =
        strange("affiliations", &card.affiliations, &|slug| is_owner || icon_of_affiliation(slug).is_some());
    problems.extend(strange("species", &card.species, &|name| CCG_SPECIES.binary_search(&name).is_ok()));
    let sets: Vec<String> = card.printings.iter().map(|one| one.set.clone()).collect();
    problems.extend(strange("printings", &sets, &|code| CardSet::find(code).is_some_and(|set| set.code == code)));
    problems.extend(strange("icons", &card.icons, &|code| ccg_icon(code) == Some(code)));
    problems.extend(strange("staffing", &card.staffing, &|code| STAFFING.contains(&code)));
    problems.extend(strange("skills", &skills, &|slug| SKILLS.iter().any(|(known, _)| *known == slug)));
    let levels = card.skills.iter().filter(|skill| skill.level == 0);
    problems.extend(levels.map(|skill| unknown("level", &skill.skill)));
    problems
}

fn unknown(field: &'static str, code: &str) -> DataProblem {
    let code = code.to_owned();
    DataProblem::UnknownCode { field, code }
}

/// Whether a printing has a known rarity and a collector's number. Only in the first print of a card they must fit
/// each other: other prints may repeat the number of an older one.
fn is_sound(printing: &Printing) -> bool {
    let is_rarity = RARITIES.contains(&printing.rarity.as_str());
    let number = CollectorNumber::parse(&printing.number);
    let fits =
        |number: CollectorNumber<'_>| printing.set != SET || number.set == 1 && number.rarity == printing.rarity;
    is_rarity && number.is_some_and(fits)
}

/// Every card the retired list means exists.
fn retired(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.ccg().map(|card| &card.id).collect();
    let listed = library.retired.iter().flat_map(|list| &list.cards);
    let meant = listed.filter_map(|listed| listed.card.as_ref());
    let unknown = meant.filter(|id| !known.contains(id));
    let finding = |id: &EntryId| Finding {
        file: RETIRED.to_owned(),
        id: None,
        line: None,
        problem: DataProblem::UnknownReference { to: id.clone() },
    };
    unknown.map(finding).collect()
}

/// The set is complete or absent: a folder of own entries need not bring cards.
fn against_the_list(library: &Library) -> Vec<Finding> {
    if library.ccg.is_empty() {
        return Vec::new();
    }
    let mut counts: HashMap<u16, usize> = (1..=PREMIERE).map(|number| (number, 0)).collect();
    let printings = library.ccg().flat_map(|card| &card.printings);
    for printing in printings.filter(|printing| printing.set == SET) {
        let number = CollectorNumber::parse(&printing.number).map(|parts| parts.number);
        if let Some(number) = number.and_then(|number| u16::try_from(number).ok()) {
            *counts.entry(number).or_default() += 1;
        }
    }
    let mut wrong: Vec<(u16, usize)> = counts
        .into_iter()
        .filter(|(number, found)| *found != usize::from((1..=PREMIERE).contains(number)))
        .collect();
    wrong.sort_unstable();
    let finding = |(number, found)| Finding {
        file: "2e/cards".to_owned(),
        id: None,
        line: None,
        problem: DataProblem::SetNumber { number, found },
    };
    wrong.into_iter().map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The problems of the built-in cards after a change of one file's text.
    fn problems_after(file: &str, from: &str, to: &str) -> Vec<DataProblem> {
        let path = format!("2e/cards/{file}.yaml");
        crate::problems_after(&path, |text| text.replacen(from, to, 1))
    }

    #[test]
    fn a_wrong_number_is_found_twice() {
        let number = |number, found| DataProblem::SetNumber { number, found };
        let problems = problems_after("dilemmas", "number: 1U001", "number: 1U002");
        assert_eq!(problems, [number(1, 0), number(2, 2)]);
    }

    #[test]
    fn rarity_and_number_agree() {
        let problems = problems_after("dilemmas", "number: 1U001", "number: 1R001");
        let number = "1R001".to_owned();
        assert_eq!(problems, [DataProblem::BadPrinting { number }]);
    }

    #[test]
    fn each_type_has_its_fields() {
        let problems = problems_after("equipment", "  cost: ", "  span: ");
        assert!(problems.contains(&DataProblem::FieldMissing { field: "cost" }));
        assert!(problems.contains(&DataProblem::FieldStray { field: "span" }));
        let problems = problems_after("missions", "  requirement: ", "  text: ");
        assert!(problems.contains(&DataProblem::FieldStray { field: "text" }));
    }

    #[test]
    fn skills_icons_and_ids_are_known() {
        let problems = problems_after("personnel-bajoran", "skill: ", "skill: x");
        assert!(matches!(problems[..], [DataProblem::UnknownCode { field: "skills", .. }]));
        let problems = problems_after("personnel-bajoran", "icons: [", "icons: [x");
        assert!(matches!(problems[..], [DataProblem::UnknownCode { field: "icons", .. }]));
        let problems = problems_after("personnel-bajoran", "  title: ", "  title: X");
        assert_eq!(problems, [DataProblem::SlugDiffers]);
    }

    /// Whom a text serves is somebody: a description nobody answers to would never be shown.
    #[test]
    fn everybody_a_text_serves_exists() {
        let library = Library::checked(&data::sample::written(), crate::check).expect("sound data");
        let bearings = library.ccg().flat_map(|card| &card.text_facts.bearings);
        let named: HashSet<&String> = bearings.flat_map(|bearing| &bearing.who).collect();
        assert!(named.len() > 50, "{named:?}");
        for who in named {
            let mut people = library.ccg().filter(|card| card.card_type == "personnel");
            assert!(people.any(|card| card.is(who)), "{who}");
        }
    }
}
