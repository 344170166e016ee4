//! The 415 cards of the Premiere set: all there, right, found and shown.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::kit::built_in::library;
use crate::kit::desk::Desk;
use crate::kit::reference::Reference;
use app::entry::record;
use data::Library;
use model::{
    AttemptRule, CardField, CcgCard, EarlierValue, Figure, Game, Lang, Place, Quadrant, Record, Uniqueness,
};
use page::locale::Texts;
use page::render::Terminal;

/// Widest line of a screen.
const WIDTH: usize = 80;

fn card(library: &Library, slug: &str) -> CcgCard {
    let id = format!("2e/card/{slug}");
    let mut cards = library.ccg();
    cards.find(|card| card.id.as_str() == id).cloned().expect("the card")
}

fn figures(card: &CcgCard) -> Vec<Option<i16>> {
    card.attributes.iter().flatten().map(Figure::number).collect()
}

fn skills(card: &CcgCard) -> Vec<(&str, u8)> {
    let skills = card.skills.iter();
    skills.map(|skill| (skill.skill.as_str(), skill.level)).collect()
}

fn keywords(card: &CcgCard) -> Vec<(&str, Option<&str>)> {
    let keywords = card.keywords.iter();
    keywords.map(|keyword| (keyword.name.as_str(), keyword.value.as_deref())).collect()
}

#[test]
fn all_cards_are_there() {
    let library = library();
    let mut types: BTreeMap<&str, usize> = BTreeMap::new();
    let mut rarities: BTreeMap<&str, usize> = BTreeMap::new();
    let mut numbers = BTreeSet::new();
    for card in library.ccg() {
        assert_eq!(card.text, None);
        let printings = card.printings.iter();
        let premiere: Vec<_> = printings.filter(|printing| printing.set == "SE").collect();
        let [printing] = premiere[..] else {
            assert!(premiere.is_empty(), "one printing: {}", card.id);
            continue;
        };
        *types.entry(&card.card_type).or_default() += 1;
        *rarities.entry(&printing.rarity).or_default() += 1;
        numbers.insert(printing.number[2..].parse::<u16>().expect("a number"));
    }
    let counts = [
        ("dilemma", 60),
        ("equipment", 12),
        ("event", 47),
        ("interrupt", 28),
        ("mission", 59),
        ("personnel", 173),
        ("ship", 36),
    ];
    assert_eq!(types, BTreeMap::from(counts));
    assert_eq!(rarities, BTreeMap::from([("C", 121), ("R", 121), ("S", 52), ("U", 121)]));
    assert!(numbers.into_iter().eq(1..=415));
}

#[test]
fn personnel_have_their_facts() {
    let library = library();
    let picard = card(library, "jean-luc-picard-explorer");
    assert_eq!(picard.full_name(), "Jean-Luc Picard, Explorer");
    assert_eq!(picard.uniqueness, Uniqueness::Unique);
    assert_eq!((picard.cost, &picard.affiliations[..]), (Some(4), &["federation".to_owned()][..]));
    assert_eq!(picard.icons, ["Cmd", "TNG"]);
    let expected = [("archaeology", 1), ("diplomacy", 2), ("honor", 1), ("leadership", 1), ("officer", 1)];
    assert_eq!(skills(&picard), expected);
    assert_eq!(keywords(&picard), [("Commander", Some("U.S.S. Enterprise-E"))]);
    assert_eq!(figures(&picard), [Some(8), Some(6), Some(6)]);
    assert_eq!(picard.printings[0].number, "1S268");
    let martok = card(library, "martok-soldier-of-the-empire");
    let expected = [("Commander", Some("I.K.S. Rotarran")), ("General", None), ("High Council Member", None)];
    assert_eq!(keywords(&martok), expected);
    // The cost on the card is 3; an erratum made it 2, which counts.
    let crusher = card(library, "beverly-crusher-chief-medical-officer");
    let earlier = EarlierValue { field: CardField::Cost, value: Some("3".to_owned()), is_corrected: false };
    assert_eq!((crusher.cost, crusher.earlier), (Some(2), vec![earlier]));
    let evek = card(library, "evek-attache-to-the-demilitarized-zone");
    assert_eq!(evek.subtitle.as_deref(), Some("Attaché to the Demilitarized Zone"));
}

#[test]
fn missions_have_their_facts() {
    let library = library();
    let plot = card(library, "abduction-plot");
    assert_eq!((plot.subtitle.as_deref(), plot.place), (Some("Abduction Plot"), Some(Place::Space)));
    let numbers = [&plot.span, &plot.points].map(|figure| figure.as_ref().and_then(Figure::number));
    assert_eq!((numbers, plot.quadrant), ([Some(3), Some(35)], Some(Quadrant::Alpha)));
    let affiliations = ["cardassian", "dominion", "romulan"].map(str::to_owned).to_vec();
    assert_eq!(plot.attempt, Some(AttemptRule::Only(affiliations)));
    let printed = "Transporters, Treachery, Cunning>34, and (Intelligence and Leadership or Law and Officer)";
    assert_eq!(plot.requirement.map(|needed| needed.to_string()).as_deref(), Some(printed));
    let talks = card(library, "amnesty-talks");
    assert_eq!(talks.attempt, Some(AttemptRule::AnyExcept(vec!["borg".to_owned()])));
    let home = card(library, "earth-home-of-starfleet-command");
    assert_eq!((home.place, home.points, home.attempt), (Some(Place::Headquarters), None, None));
    let groups = home.welcome.map(|welcome| welcome.groups).unwrap_or_default();
    let groups: Vec<String> = groups.iter().map(ToString::to_string).collect();
    assert_eq!(groups, ["[Fed][DS9]", "[E]", "[NA]", "equipment"]);
    assert_eq!(keywords(&card(library, "earth-home-of-starfleet-command")), [("Region", Some("Sector 001"))]);
}

#[test]
fn ships_and_dilemmas_have_their_facts() {
    let library = library();
    let galor = card(library, "galor");
    assert_eq!((galor.uniqueness, galor.class.as_deref()), (Uniqueness::Universal, Some("Galor Class")));
    assert_eq!(galor.staffing, ["Cmd", "Stf", "Stf"]);
    assert_eq!(figures(&galor), [Some(8), Some(8), Some(8)]);
    let death = card(library, "a-living-death");
    assert_eq!((death.printings[0].number.as_str(), death.printings[0].rarity.as_str()), ("1U001", "U"));
}

#[test]
fn cards_are_found_by_every_name_and_with_errors() {
    let mut reference = Reference::open();
    let cases = [
        ("Jean-Luc Picard, Explorer", "jean-luc-picard-explorer"),
        ("jean-luc picard explorer", "jean-luc-picard-explorer"),
        ("evek attache to the demilitarized zone", "evek-attache-to-the-demilitarized-zone"),
        ("USS Galaxy", "uss-galaxy"),
        ("risan approach abduction plot", "abduction-plot"),
        ("Lapideas System Geological Survey", "geological-survey"),
        ("IKS Var'cha", "iks-vorcha"),
        ("william t riker number one", "william-t-riker-number-one"),
        ("cargo rendevous", "cargo-rendezvous"),
        ("gravimetrc distortion", "gravimetric-distortion"),
        ("kevin uxbrige", "kevin-uxbridge"),
    ];
    for (query, slug) in cases {
        let found = reference.find(query, None);
        let first = found.first().map(|found| found.record.id().as_str());
        assert_eq!(first, Some(format!("2e/card/{slug}").as_str()), "{query}");
    }
    let both = reference.find("jean-luc picard", Some(Game::SecondEdition));
    let ids: Vec<&str> = both.iter().map(|found| found.record.id().as_str()).collect();
    for slug in ["argo-pilot", "explorer"] {
        assert!(ids.contains(&format!("2e/card/jean-luc-picard-{slug}").as_str()), "{ids:?}");
    }
}

#[test]
fn every_full_name_finds_its_card_first() {
    let mut reference = Reference::open();
    for record in library().records() {
        let Record::Ccg(card) = &record else { continue };
        let found = reference.find(&card.title.en, Some(record.game()));
        // A rule that is called so is shown alone.
        if matches!(&found[..], [rule, ..] if matches!(rule.record, Record::Rule(_))) {
            assert!(found[0].is_exact(), "{}", card.title.en);
            continue;
        }
        let place = found.iter().position(|found| found.is(record.id().as_str()));
        assert_eq!(place, Some(0), "{}", card.title.en);
    }
}

#[test]
fn every_screen_is_whole_and_fits() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for color in [false, true] {
            let terminal = Terminal::new(Some(WIDTH), color);
            for record in library().records() {
                if matches!(record, Record::Ccg(_)) {
                    check_screen(&terminal.render(&record::page(&texts, &record)));
                }
            }
        }
    }
}

fn check_screen(text: &str) {
    assert!(!text.contains("ccg-") && !text.contains("requires-"), "{text}");
    assert!(!text.contains("label-") && !text.contains("kind-"), "{text}");
    assert!(!text.contains("\n\n\n") && !text.contains("─\n\n"), "{text}");
    for line in text.lines() {
        let width = textwrap::core::display_width(line);
        assert!(width <= WIDTH, "{width} columns: {line}");
    }
}

#[test]
fn each_type_says_what_its_cards_have() {
    let cases = [
        ("a-living-death", "Dilemma", "Kosten"),
        ("tricorder", "Ausrüstung", "Kosten"),
        ("tapestry", "Ereignis", "Kosten"),
        ("escape", "Unterbrechung", "Gedruckt in"),
        ("abduction-plot", "Mission", "Anforderungen"),
        ("bajor-gift-of-the-prophets", "Hauptquartier", "Hier spielbar"),
        ("worf-security-detail-leader", "Personal", "Fähigkeiten"),
        ("uss-defiant-prototype-warship", "Schiff", "Besatzung"),
    ];
    let desk = Desk::new();
    for (slug, kind, label) in cases {
        let output = desk.run(&format!("--lang de show 2e/card/{slug}"));
        let text = String::from_utf8(output.stdout).expect("text");
        assert_eq!(output.status.code(), Some(0), "{slug}");
        assert!(text.contains(kind) && text.contains(label), "{text}");
    }
}

#[test]
fn json_of_the_search_has_numbers_as_numbers() {
    let output = Desk::new().run("search abduction plot --json");
    let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let card = &value["cards"][0];
    assert_eq!((&card["span"], &card["points"]), (&3.into(), &35.into()));
    assert_eq!(value["suggestions"], serde_json::json!([]));
    let output = Desk::new().run("search abducton --json");
    let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(value["suggestions"][0], "Abduction");
}

#[test]
fn json_has_names_in_both_languages_and_the_facts() {
    let output = Desk::new().run("show 2e/card/uss-enterprise-e-federation-envoy --json");
    let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let card = &value["entry"];
    assert_eq!(card["kind"], "card");
    assert_eq!(card["title"]["de"], "U.S.S. Enterprise-E, Federation Envoy");
    assert_eq!(card["subtitle"], "Federation Envoy");
    assert_eq!(card["type"], "ship");
    assert_eq!(card["staffing"].as_array().map(Vec::len), Some(4));
    assert_eq!(card["see"][0]["id"], "2e/glossary/ship");
    assert_eq!(card["attributes"], serde_json::json!([9, 9, 9]));
}
