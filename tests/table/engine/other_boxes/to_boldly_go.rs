//! What Georgiou, Kirk, Rebner and Soval do, and Surprises.

use model::{CrewDeck, PlayerPart, SPECIES, Suit, TraitGroup};
use solo::TokenCounts;
use solo::engine::run::ActionResult;
use solo::state::question::PartOutcome;
use solo::state::setup::{DeckMode, Questions};
use solo::state::step::StepKind;
use solo::state::step::groups::{AcquisitionStep, MovementStep, PlayerStep, TurnStep};
use solo::state::tabletop::{Face, FacedownPool, Slot};

use crate::kit::built_in::library;
use crate::kit::scene::{FILLER, Scene, card, has, lacks, site, slot};

use super::{row, rows};

#[test]
fn a_gained_incident_lies_in_the_discard_pile() {
    let mut scene = Scene::of(CrewDeck::Soval, "recruit-soval");
    let before = scene.table.incidents;
    let done = scene.turn();
    assert_eq!(done.table.incidents, before - 1);
    let is_incident = |id| scene.book.suit(id) == Suit::Incident;
    assert!(done.table.discard.iter().any(is_incident));
}

#[test]
fn georgiou_goes_on_while_her_research_is_higher() {
    let scene = |tracks| {
        Scene::of(CrewDeck::Georgiou, "xindi-council").with(move |scene| {
            scene.table.deck.pop();
            scene.table.deck.push(Face::Known(card("kamran-gant")));
            scene.table.tracks = tracks;
            scene.part = PartOutcome::Unable;
        })
    };
    // Kamran Gant has Security as well, which comes first.
    let done = scene([2, 0, 1]).turn();
    assert_eq!(rows(&done)[0], row("kamran-gant", "security/ops"));
    let ash = |tracks| {
        Scene::of(CrewDeck::Georgiou, "kamran-gant").with(move |scene| {
            scene.table.deck.pop();
            scene.table.deck.push(Face::Known(card("dkora-marauder")));
            scene.table.tracks = tracks;
            scene.part = PartOutcome::Unable;
        })
    };
    let done = ash([2, 0, 1]).turn();
    assert_eq!(rows(&done), [row("dkora-marauder", "attack"), row("dkora-marauder", "without")]);
    // Equal is not higher. The player dismisses nobody, so the Bot takes a Ship.
    let done = ash([1, 0, 1]).turn();
    assert_eq!(rows(&done), [row("dkora-marauder", "attack")]);
    assert_eq!(done.table.tracks, [2, 0, 1]);
}

#[test]
fn kirk_raises_the_lowest_track_twice_one_after_the_other() {
    let mut scene = Scene::of(CrewDeck::Kirk, "sarek").with(|scene| {
        scene.table.tracks = [3, 1, 1];
        scene.table.officer = Some(card("nyota-uhura"));
        scene.table.deck.insert(0, Face::Known(card("horta")));
    });
    assert_eq!(scene.turn().table.tracks, [3, 2, 2]);
}

#[test]
fn kirk_promotes_a_scientist_only_without_an_officer() {
    let scene = |officer: Option<&str>| {
        let officer = officer.map(card);
        Scene::of(CrewDeck::Kirk, "captain-spock").with(move |scene| {
            scene.table.officer = officer;
            scene.table.deck.insert(0, Face::Known(card("horta")));
        })
    };
    assert_eq!(scene(None).turn().table.officer, Some(card("captain-spock")));
    let kept = scene(Some("nyota-uhura")).turn().table.officer;
    assert_eq!(kept, Some(card("nyota-uhura")));
}

#[test]
fn kirk_wants_any_species_but_human() {
    let mut scene = Scene::of(CrewDeck::Kirk, "nyota-uhura").with(|scene| {
        scene.table.officer = Some(card("leonard-mccoy"));
        scene.table.market[0] = slot("petra-aberdeen", [3, 0]);
        scene.table.market[1] = slot("lirpa-to-boldly-go", [0, 0]);
        scene.table.market[3] = slot("red-squadron", [3, 0]);
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains {
            card: card("lirpa-to-boldly-go"),
            tokens: TokenCounts::default(),
        }),
    );
    let mut scene = Scene::of(CrewDeck::Kirk, "subspace-phenomenon-kirk").with(|scene| {
        scene.table.officer = Some(card("leonard-mccoy"));
        scene.table.deck.pop();
        scene.table.deck.push(Face::Known(card("salt-vampires")));
        scene.table.market[0] = slot("petra-aberdeen", [3, 0]);
        scene.table.market[1] = slot("saurian-brandy", [0, 0]);
        scene.table.market[3] = slot("red-squadron", [3, 0]);
        scene.table.deck.insert(0, Face::Known(card("horta")));
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains {
            card: card("saurian-brandy"),
            tokens: TokenCounts::default(),
        }),
    );
}

#[test]
fn rebner_needs_both_a_weapon_and_your_ship() {
    let scene = |discard: &[&str], part| {
        let discard = discard.iter().map(|slug| card(slug)).collect();
        Scene::of(CrewDeck::Rebner, "jackabogs-clumpship").with(|scene| {
            scene.table.discard = discard;
            scene.part = part;
        })
    };
    let done = scene(&["varuvian-bomb"], PartOutcome::Done).turn();
    assert!(done.table.log.contains(&card("varuvian-bomb")));
    // Cancelled counts as carried out (solo rules p. 10, 14).
    let done = scene(&["varuvian-bomb"], PartOutcome::Cancelled).turn();
    assert!(done.table.log.contains(&card("varuvian-bomb")));
    let discards = |done: &ActionResult| {
        done.steps.iter().any(|step| {
            matches!(step.kind, StepKind::Player(PlayerStep::Part { part: PlayerPart::DiscardCard, .. }))
        })
    };
    let done = scene(&["varuvian-bomb"], PartOutcome::Unable).turn();
    assert!(!done.table.log.contains(&card("varuvian-bomb")) && discards(&done));
    let done = scene(&["horta"], PartOutcome::Done).turn();
    assert!(discards(&done));
    assert!(done.table.ships.iter().any(|ship| ship.card == card("jackabogs-clumpship")));
}

#[test]
fn rebner_looks_at_the_top_card_before_it_leaves_the_deck() {
    let scene = |top: &str| {
        let top = card(top);
        Scene::of(CrewDeck::Rebner, "grebnedlog").with(move |scene| {
            scene.table.officer = Some(card("ambassador-grubdin"));
            scene.table.deck.insert(0, Face::Known(top));
        })
    };
    let done = scene("even-bigger-helmet").turn();
    assert!(done.table.discard.contains(&card("even-bigger-helmet")));
    let done = scene("horta").turn();
    assert!(done.table.log.contains(&card("horta")));
    assert_eq!(done.table.tracks[2], 1);
}

#[test]
fn the_big_enough_helmet_is_told_from_other_helmets() {
    let done = Scene::of(CrewDeck::Rebner, "big-enough-helmet").turn();
    assert!(done.table.log.contains(&card("big-enough-helmet")));
    let mut scene = Scene::of(CrewDeck::Rebner, "big-helmet");
    let done = scene.turn();
    let gained =
        done.steps.iter().any(|step| matches!(step.kind, StepKind::Acquisition(AcquisitionStep::Gains { .. })));
    assert!(gained && !done.table.log.contains(&card("big-helmet")));
}

#[test]
fn soval_sends_to_the_place_you_left_or_gains_military() {
    let scene = |military, part| {
        Scene::of(CrewDeck::Soval, "vulcan-hello").with(move |scene| {
            scene.table.tracks = [0, 0, military];
            scene.table.zone[2] = site("archer-iv", 0, 1, 0);
            scene.part = part;
        })
    };
    let done = scene(8, PartOutcome::Done).turn();
    has(&done, &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("archer-iv"), from: None }));
    assert_eq!(done.table.tracks[2], 8);
    let done = scene(7, PartOutcome::Unable).turn();
    assert_eq!(done.table.tracks[2], 9);
    lacks(&done, |what| matches!(what, StepKind::Turn(TurnStep::TakesControl { .. })));
    // Cancelled counts as carried out, but there is no Location to send to (ruling).
    let done = scene(7, PartOutcome::Cancelled).turn();
    assert_eq!(done.table.tracks[2], 9);
}

#[test]
fn soval_with_nine_military_takes_over_what_you_have_not_secured() {
    let mut scene = Scene::of(CrewDeck::Soval, "vulcan-hello").with(|scene| {
        scene.table.tracks = [0, 0, 9];
        scene.table.zone = vec![site("tanuga-iv", 0, 3, 0), site("risa", 0, 1, 0)];
    });
    let done = scene.turn();
    assert!(done.table.controlled.contains(&card("risa")), "{:#?}", done.steps);
    assert!(done.table.log.contains(&card("vulcan-hello")));
}

#[test]
fn the_path_of_surak_is_discarded_where_the_top_card_would_be_logged() {
    let mut scene = Scene::of(CrewDeck::Soval, "energy-drain-soval").with(|scene| {
        scene.table.deck.insert(0, Face::Known(card("kirshara")));
    });
    let done = scene.turn();
    assert!(done.table.discard.contains(&card("kirshara")));
}

#[test]
fn soval_keeps_a_vulcan_officer() {
    let scene = |officer: &str| {
        let officer = card(officer);
        Scene::of(CrewDeck::Soval, "bolians").with(move |scene| {
            scene.table.officer = Some(officer);
            scene.table.market[3] = Slot::Empty;
            scene.table.deck = vec![Face::Known(card(FILLER)), Face::Known(card("red-squadron"))];
        })
    };
    let _ = scene("muroc");
    let ally = |officer: &str| {
        let mut scene = scene(officer).with(|scene| {
            scene.table.deck = vec![Face::Known(card(FILLER)), Face::Known(card("illyrians"))];
        });
        scene.turn().table.officer
    };
    assert_eq!(ally("muroc"), Some(card("muroc")));
    assert_eq!(ally("lursa"), None);
}

#[test]
fn surprises_of_the_other_boxes_concern_both_sides() {
    let mut scene = Scene::of(CrewDeck::Archer, "dilithium-shockwave");
    let done = scene.turn();
    assert_eq!(rows(&done), [row("dilithium-shockwave", "surprise")]);
    has(
        &done,
        &StepKind::Player(PlayerStep::Part {
            part: PlayerPart::GainTwoDilithium,
            outcome: PartOutcome::Done,
            attack: false,
        }),
    );
    let mut scene = Scene::of(CrewDeck::Pike, "knowledge-of-a-terrible-fate").with(|scene| {
        scene.table.supplement = vec![Face::Known(card("pelia")), Face::Known(card("horta"))];
    });
    let done = scene.turn();
    assert!(done.table.discard.contains(&card("pelia")), "the bottom card");
    assert!(done.table.gone.contains(&card("knowledge-of-a-terrible-fate")));
    let mut scene = Scene::of(CrewDeck::Archer, "time-is-running-out");
    let before = scene.table.incidents;
    assert_eq!(scene.turn().table.incidents, before - 1);
}

/// A facedown Incident needs a name where one of those it may be has a Surprise, and none where the Bot resolves
/// all of them alike.
#[test]
fn incidents_are_told_apart_where_one_is_resolved_otherwise() {
    let turn = |bot| {
        let mut scene = Scene::of(bot, FILLER).with(|scene| {
            scene.book.setup.questions = Questions::Joined;
            scene.book.setup.deck = DeckMode::Physical;
            let incident = Face::Hidden(FacedownPool::Incident);
            scene.table.deck = vec![Face::Known(card(FILLER)), incident];
        });
        let done = scene.turn();
        let rows = rows(&done);
        assert_eq!(rows.len(), 1, "{rows:?}");
        let is_asked = scene.asked.iter().any(|kind| kind.starts_with("reveal"));
        (is_asked, rows[0].1.clone())
    };
    // The first it may be is Dilithium Shockwave.
    assert_eq!(turn(CrewDeck::Soval), (true, "surprise".to_owned()));
    assert_eq!(turn(CrewDeck::Koloth), (false, "without".to_owned()));
}

/// Two entries of the group stand for several species.
#[test]
fn species_are_the_traits_whose_entries_say_so() {
    let entries = library().entries();
    let species = entries.filter(|entry| entry.group == Some(TraitGroup::Species));
    let mut slugs: Vec<&str> = species.map(|entry| entry.id.slug()).collect();
    slugs.retain(|slug| !["any-species", "different-species"].contains(slug));
    slugs.sort_unstable();
    assert_eq!(slugs, SPECIES);
}
