//! Khan as the Bot: exile, marked traits, what they make cards worth, and his score (his three program cards;
//! solo set-up of his crew in To Boldly Go).

use model::{CardFilter, CrewDeck, Position, Suit};
use solo::engine::run::Action;
use solo::score::BotScore;
use solo::state::correction::Correction;
use solo::state::event::Event;
use solo::state::step::groups::CaptainStep;
use solo::state::step::groups::GainStep;
use solo::state::step::groups::{AcquisitionStep, MovementStep, PileStep, ResolutionStep};
use solo::state::step::{RowName, StepKind};
use solo::state::tabletop::{Face, Slot, Zone};

use crate::kit::built_in::library;
use crate::kit::scene::{Scene, card, has, lacks, site, slot};

/// Khan on his regular cards.
fn regular(resolved: &str) -> Scene {
    exile(resolved).with(|scene| {
        scene.table.captain.as_mut().expect("Khan").exile = false;
    })
}

fn exile(resolved: &str) -> Scene {
    Scene::of(CrewDeck::Khan, resolved)
}

fn marks(slug: &str, of: Option<&str>, marked: usize) -> StepKind {
    StepKind::Captain(CaptainStep::Marks { slug: slug.to_owned(), card: of.map(card), marked, places: 12 })
}

fn gains(slug: &str) -> StepKind {
    StepKind::Acquisition(AcquisitionStep::Gains { card: card(slug), tokens: solo::TokenCounts::default() })
}

/// Marks the first places of the board.
fn mark_first(scene: &mut Scene, count: usize) {
    for _ in 0..count {
        let places = scene.book.mark_places().expect("places");
        let mark = places.next(scene.table.marks()).expect("a free place");
        scene.table.captain.as_mut().expect("Khan").marks.push(mark);
    }
}

#[test]
fn two_locations_go_to_the_box_and_the_genesis_device_lies_under_the_supplement_deck() {
    let scene = exile("salvage-khan");
    let table = scene.book.set_up();
    assert_eq!(table.supplement.len(), 8);
    assert_eq!(table.supplement[0], Face::Known(card("genesis-device")));
    assert!(scene.book.on_top().is_empty() && table.is_exile());
    assert!(scene.book.starting(Position::ControlledLocation).is_empty());
    let boxed = [card("ceti-alpha-v"), card("devastated-ceti-alpha-v")];
    assert!(boxed.iter().all(|card| table.zone_of(card).is_none()));
    let places = scene.book.mark_places().expect("places");
    assert_eq!(places.count(), 12);
}

#[test]
fn others_have_no_places_for_traits() {
    let scene = Scene::of(CrewDeck::Soval, "salvage-khan");
    assert!(scene.book.set_up().captain.is_none() && scene.book.mark_places().is_none());
}

#[test]
fn a_person_in_exile_brings_glory_of_the_supply_and_every_turn_a_dilithium() {
    let done = exile("marla-mcgivers").turn();
    has(
        &done,
        &StepKind::Resolution(ResolutionStep::Resolves {
            card: card("marla-mcgivers"),
            row: RowName::Exile {
                number: 5,
                matches: ["person", "cargo", "ally", "location"].map(str::to_owned).to_vec(),
            },
            attack: false,
        }),
    );
    assert_eq!((done.table.supply.glory, done.table.supply.dilithium), (1, 1));
    assert!(done.table.is_exile());
}

/// His card in exile: a Location that is played is not placed in the Control Area.
#[test]
fn a_location_played_in_exile_is_not_kept() {
    let played = exile("mutara-nebula").turn();
    assert!(played.table.controlled.is_empty());
    assert!(played.table.discard.contains(&card("mutara-nebula")));
    lacks(&played, |step| matches!(step, StepKind::Gain(GainStep::GainsIncident { .. })));
    let kept = regular("mutara-nebula").turn();
    assert_eq!(kept.table.controlled, [card("mutara-nebula")]);
}

#[test]
fn a_location_taken_over_in_exile_costs_an_incident_and_a_dilithium_and_stays() {
    let done = exile("salvage-khan")
        .with(|scene| {
            scene.table.zone[1] = site("risa", 3, 0, 0);
            scene.table.supply.dilithium = 2;
        })
        .turn();
    assert_eq!(done.table.controlled, [card("risa")]);
    has(&done, &marks("business", Some("risa"), 1));
    assert_eq!(done.table.supply.dilithium, 2, "1 spent, 1 at the end");
    let gained =
        done.steps.iter().filter(|step| matches!(step.kind, StepKind::Gain(GainStep::GainsIncident { .. })));
    assert_eq!(gained.count(), 1);
}

#[test]
fn an_encounter_fits_no_row_in_exile_but_a_wildcard_the_first() {
    let done = exile("omega-particle").turn();
    let card_of = card("omega-particle");
    has(&done, &StepKind::Captain(CaptainStep::NoRow { card: card_of }));
    let wild = exile("koala").turn();
    lacks(&wild, |step| matches!(step, StepKind::Captain(CaptainStep::NoRow { .. })));
    has(
        &wild,
        &StepKind::Resolution(ResolutionStep::Resolves {
            card: card("koala"),
            row: RowName::Wildcard,
            attack: false,
        }),
    );
}

/// His card in exile: with 5 Dilithium at the end of the turn all of it goes, the top Encounter comes, and
/// the regular cards count. The Encounter marks a trait too.
#[test]
fn five_dilithium_end_the_exile() {
    let done = exile("salvage-khan").with(|scene| scene.table.supply.dilithium = 4).turn();
    has(&done, &StepKind::Captain(CaptainStep::SpendsAll { dilithium: 5 }));
    has(&done, &StepKind::Captain(CaptainStep::LeavesExile { with_officer: false }));
    assert!(!done.table.is_exile() && done.table.supply.dilithium == 0);
    let gained = done
        .steps
        .iter()
        .any(|step| matches!(step.kind, StepKind::Acquisition(AcquisitionStep::GainsEncounter { .. })));
    assert!(gained);
    let later = regular("salvage-khan").with(|scene| scene.table.supply.dilithium = 7).turn();
    assert_eq!(later.table.supply.dilithium, 7);
}

#[test]
fn a_card_that_leaves_the_supplement_deck_brings_a_dilithium_in_exile_alone() {
    let reshuffled = |scene: Scene| {
        let mut scene = scene.with(|scene| {
            scene.table.deck.clear();
            scene.table.discard = vec![card("joachim")];
            scene.table.supplement = vec![Face::Known(card("ceti-eel"))];
        });
        scene.run(&Action::Event(Event::Draw { cards: 1 }))
    };
    let done = reshuffled(exile("salvage-khan"));
    let dilithium = CaptainStep::GainsDilithium { at_end: false, dilithium: 1 };
    has(&done, &StepKind::Captain(dilithium));
    let later = reshuffled(regular("salvage-khan"));
    assert_eq!(later.table.supply.dilithium, 0);
}

#[test]
fn what_is_gained_from_the_junk_may_be_any_unmarked_card_first() {
    let done = exile("salvage-khan")
        .with(|scene| {
            scene.table.junk = vec![card("edosians"), card("rom")];
            scene.table.market = [const { Slot::Empty }; 4];
        })
        .turn();
    has(&done, &StepKind::Gain(GainStep::GainsFromJunk { card: card("rom") }));
    has(&done, &marks("engineer", Some("rom"), 1));
}

/// His regular card: a card with an unmarked trait is worth 3 more.
#[test]
fn an_unmarked_trait_outweighs_printed_points() {
    let market = |scene: &mut Scene| {
        scene.table.market = [slot("sakonna", [0, 0]), Slot::Empty, slot("pakled-freighter", [0, 0]), Slot::Empty];
    };
    let mut scene = regular("bolians").with(market);
    has(&scene.turn(), &gains("pakled-freighter"));
    let mut scene = regular("bolians").with(market).with(|scene| {
        scene.table.market[0] = slot("rom", [0, 0]);
        mark_first(scene, 2);
    });
    let done = scene.turn();
    has(&done, &gains("rom"));
    has(&done, &marks("engineer", Some("rom"), 3));
}

#[test]
fn an_away_team_goes_to_an_unmarked_location_first() {
    let sends = |scene: &mut Scene| {
        let done = scene.turn();
        let to = done.steps.iter().find_map(|step| match &step.kind {
            StepKind::Movement(MovementStep::Sends { to, .. }) => Some(to.clone()),
            _ => None,
        });
        to.expect("an Away Team is sent")
    };
    let mut scene = regular("joachim").with(|scene| {
        scene.table.zone[0] = site("betazed", 1, 0, 0);
    });
    assert_eq!(sends(&mut scene), card("risa"));
    let mut scene = scene.with(|scene| mark_first(scene, 2));
    assert_eq!(sends(&mut scene), card("betazed"));
}

#[test]
fn the_attack_row_marks_the_first_free_trait_and_revenge_goes_to_your_log() {
    let mut scene = regular("revenge-is-a-dish-best-served-cold").with(|scene| {
        mark_first(scene, 1);
    });
    let done = scene.turn();
    has(&done, &marks("business", None, 2));
    assert!(done.table.gone.contains(&card("revenge-is-a-dish-best-served-cold")));
    let logged = regular("surprise-attack").turn();
    assert_eq!(logged.table.log, [card("surprise-attack")]);
    let full = regular("surprise-attack").with(|scene| mark_first(scene, 12)).turn();
    has(&full, &StepKind::Captain(CaptainStep::NothingToMark));
}

#[test]
fn mind_control_goes_on_with_the_next_row() {
    let done = regular("cpt-terrell").with(|scene| scene.part = solo::state::question::PartOutcome::Unable).turn();
    assert_eq!(done.table.officer, Some(card("cpt-terrell")));
    assert_eq!(done.table.supply.glory, 3, "2 and 1 of the Person row");
}

/// An Incident taken facedown needs no name: none has a trait that may be marked.
#[test]
fn no_incident_has_a_trait_for_the_board() {
    let boards: Vec<String> = CrewDeck::ALL
        .iter()
        .filter_map(|deck| library().board(*deck))
        .filter_map(|board| board.marks.as_ref())
        .flat_map(|marks| marks.traits.clone())
        .collect();
    let captains = library().cards().filter(|card| card.suit == Suit::Captain);
    let all: Vec<String> =
        captains.flat_map(|card| card.traits.clone()).chain(boards).chain(["wildcard".to_owned()]).collect();
    let incidents = library().cards().filter(|card| card.suit == Suit::Incident);
    for incident in incidents {
        let fits = all.iter().any(|slug| incident.fits(&CardFilter::Trait(slug.clone())));
        assert!(!fits, "{}", incident.id);
    }
}

/// His regular card: 3 points for each marked trait and each Focus icon; while he is in exile his other card
/// counts, which says nothing of points.
#[test]
fn marks_and_focus_icons_score_three() {
    let scene = regular("salvage-khan").with(|scene| {
        mark_first(scene, 4);
        scene.table.deck.clear();
        scene.table.log = vec![card("lursa")];
        scene.table.pools.clear();
    });
    let score = |scene: &Scene| BotScore::count(&scene.book, &scene.table, &[]).expect("no card to be named");
    let there = score(&scene);
    assert_eq!(there.marks.map(|marks| marks.points), Some(12));
    assert_eq!(there.focus[2].points, 3);
    assert!(there.endgame.cards.is_empty(), "the Captain never flips");
    let mut scene = scene;
    scene.table.captain.as_mut().expect("Khan").exile = true;
    let away = score(&scene);
    assert_eq!(away.marks.map(|marks| marks.points), Some(0));
    assert_eq!(there.total - away.total, 15);
}

#[test]
fn two_dimensional_thinking_always_goes_back() {
    let done = regular("two-dimensional-thinking").turn();
    assert!(done.table.gone.contains(&card("two-dimensional-thinking")));
    let three = regular("i-spit-my-last-breath-at-thee").below(&["wajahut"]).turn();
    let discards = StepKind::Pile(PileStep::Discards { card: card("wajahut"), from: Zone::Deck });
    has(&three, &discards);
    assert!(three.table.gone.contains(&card("i-spit-my-last-breath-at-thee")));
}

#[test]
fn marks_and_exile_can_be_set_right() {
    let mut table = exile("salvage-khan").table;
    Correction::Exile { exile: false }.apply(&mut table);
    assert!(!table.is_exile());
    let scene = exile("salvage-khan");
    let places = scene.book.mark_places().expect("places");
    let named = |wanted: &&str, _: usize, slug: &str| *wanted == slug;
    let marks = places.marks_for(&[], &["spy", "starfleet"], named);
    let marks = marks.expect("two places");
    Correction::Marks { marks }.apply(&mut table);
    let marked = table.marks().iter().map(|mark| mark.slug.as_str());
    assert_eq!(marked.collect::<Vec<_>>(), ["spy", "starfleet"]);
    let refused = places.marks_for(&[], &["spy", "klingon"], named);
    assert_eq!(refused.expect_err("no place").0, 1);
    let twice = places.marks_for(&[], &["spy", "spy"], named);
    assert_eq!(twice.expect_err("one place").0, 1);
}
