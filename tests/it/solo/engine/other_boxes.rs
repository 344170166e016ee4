//! What only the captains of the other boxes do. Cards and rows as printed on their Command cards; where a source is
//! silent, as the rulings say.

use tricorder::model::{CrewDeck, PlayerPart, Specialty, Suit};
use tricorder::solo::Tokens;
use tricorder::solo::engine::run::Done;
use tricorder::solo::state::question::{Chosen, PartOutcome};
use tricorder::solo::state::step::groups::{
    AcquisitionStep, GrowthStep, MovementStep, PileStep, PlayerStep, ResolutionStep, TurnStep,
};
use tricorder::solo::state::step::{RowName, Source, StepKind};
use tricorder::solo::state::table::{Face, Slot, Zone};

use crate::kit::scene::{FILLER, Scene, card, gains, has, lacks, site, slot};

/// The rows a turn carried out, in their order, as a card and what the row matches.
fn rows(done: &Done) -> Vec<(String, String)> {
    let row = |row: &RowName| match row {
        RowName::Surprise => "surprise".to_owned(),
        RowName::Wildcard => "wildcard".to_owned(),
        RowName::Traits { traits, .. } => traits.join("/"),
        RowName::WithoutOfficer => "without".to_owned(),
        RowName::WithOfficer => "with".to_owned(),
        RowName::Exile { .. } => "exile".to_owned(),
    };
    let steps = done.steps.iter();
    let rows = steps.filter_map(|step| match &step.kind {
        StepKind::Resolution(ResolutionStep::Resolves {
            card, row: name, ..
        }) => Some((card.slug().to_owned(), row(name))),
        _ => None,
    });
    rows.filter(|(card, _)| card != FILLER).collect()
}

fn row(card: &str, row: &str) -> (String, String) {
    (card.to_owned(), row.to_owned())
}

#[test]
fn a_continued_resolution_goes_through_all_rows_that_fit_and_ends_with_the_suit() {
    // T'Pol: NX-01 and Person, so the NX-01 row ends it.
    let done = Scene::of(CrewDeck::Archer, "tpol").turn();
    assert_eq!(rows(&done), [row("tpol", "nx-01")]);
    // The NX-01 Enterprise is neither Person nor Cargo.
    let done = Scene::of(CrewDeck::Archer, "nx-01-enterprise").turn();
    let expected = [
        row("nx-01-enterprise", "nx-01"),
        row("nx-01-enterprise", "without"),
    ];
    assert_eq!(rows(&done), expected);
    // Agent Daniels: Time Travel, then the Person row.
    let done = Scene::of(CrewDeck::Archer, "agent-daniels").turn();
    let expected = [
        row("agent-daniels", "time-travel"),
        row("agent-daniels", "without"),
    ];
    assert_eq!(rows(&done), expected);
    assert_eq!(done.table.tracks, [1, 1, 1]);
    assert_eq!(done.table.officer, Some(card("agent-daniels")));
}

#[test]
fn the_worked_example_of_the_rulebook_vulcan_science_academy() {
    let done = Scene::of(CrewDeck::Georgiou, "vulcan-science-academy").turn();
    let expected = [
        row("vulcan-science-academy", "vulcan"),
        row("vulcan-science-academy", "without"),
    ];
    assert_eq!(rows(&done), expected);
    assert!(
        done.table
            .controlled
            .contains(&card("vulcan-science-academy"))
    );
}

#[test]
fn the_side_that_lies_up_by_then_counts_when_a_resolution_is_continued() {
    // Sub-Commander T'Pol is promoted by the Telepath row and then meets the Scientist row.
    let mut scene = Scene::of(CrewDeck::Soval, "tpau").with(|scene| {
        scene.part = PartOutcome::Unable;
    });
    let done = scene.turn();
    assert_eq!(rows(&done), [row("tpau", "telepath"), row("tpau", "with")]);
    // Its own row dismisses the Duty Officer it has just become (ruling).
    assert_eq!(done.table.officer, None);
    assert!(done.table.discard.contains(&card("tpau")));
}

#[test]
fn a_wildcard_goes_on_to_the_second_trait_row() {
    let done = Scene::of(CrewDeck::Archer, "founding-the-federation").turn();
    let names: Vec<String> = rows(&done).into_iter().map(|(_, row)| row).collect();
    assert_eq!(names[..2], ["wildcard".to_owned(), "nx-01".to_owned()]);
}

#[test]
fn what_the_player_returns_lets_soval_resolve_another_card() {
    let scene = |part| {
        Scene::of(CrewDeck::Soval, "tpau")
            .below(&[FILLER, FILLER, "muroc"])
            .with(|scene| scene.part = part)
    };
    let mut done = scene(PartOutcome::Done).with(|scene| {
        scene.table.deck.pop();
        scene.table.deck.push(Face::Known(card("muroc")));
        scene.table.deck.push(Face::Known(card("tpau")));
    });
    let done = done.turn();
    assert!(rows(&done).len() > 2, "{:?}", rows(&done));
    let done = scene(PartOutcome::Unable).turn();
    has(
        &done,
        &StepKind::Player(PlayerStep::Part {
            part: PlayerPart::MayReturnIncident,
            outcome: PartOutcome::Unable,
            attack: false,
        }),
    );
}

#[test]
fn archer_sends_only_to_xindi_or_tellarites_or_gains_glory() {
    let scene = || Scene::of(CrewDeck::Archer, "uss-enterprise-c-to-boldly-go");
    let mut scene_without = scene().with(|scene| {
        scene.table.deck.pop();
        scene.table.deck.push(Face::Known(card("medusan-vessel")));
    });
    let done = scene_without.turn();
    assert_eq!(done.table.supply.glory, 1);
    let mut with = scene_without.with(|scene| {
        scene.table.zone[2] = site("denaxi-depot", 0, 0, 0);
    });
    let done = with.turn();
    has(
        &done,
        &StepKind::Movement(MovementStep::Sends {
            teams: 1,
            to: card("denaxi-depot"),
            from: None,
        }),
    );
    assert_eq!(done.table.supply.glory, 0);
}

#[test]
fn archer_gets_another_away_team_up_to_six() {
    let scene = |teams| {
        Scene::of(CrewDeck::Archer, "ambassador-sarek").with(|scene| {
            scene.table.deck.pop();
            scene.table.deck.push(Face::Known(card("ambassador-soval")));
            scene.table.teams = teams;
        })
    };
    let done = scene(2).turn();
    assert_eq!(done.table.teams, 3);
    has(
        &done,
        &StepKind::Movement(MovementStep::AddsTeam { teams: 3 }),
    );
    let done = scene(6).turn();
    assert_eq!(done.table.teams, 6);
    has(&done, &StepKind::Movement(MovementStep::NoTeamInSupply));
}

#[test]
fn archer_strips_a_market_card_of_its_resources() {
    let mut scene = Scene::of(CrewDeck::Archer, "major-hayes-maco").with(|scene| {
        scene.part = PartOutcome::Unable;
        scene.table.market[1] = slot("tribbles", [0, 3]);
        scene.table.market[3] = slot("bolians", [1, 0]);
    });
    let done = scene.turn();
    let taken = Tokens {
        glory: 1,
        ..Tokens::default()
    };
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::GainsResources {
            card: card("bolians"),
            tokens: taken,
        }),
    );
    assert!(
        matches!(&done.table.market[3], Slot::Card { card: there, .. } if *there == card("bolians"))
    );
}

#[test]
fn archer_logs_a_card_that_is_no_nx_01() {
    let mut scene = Scene::of(CrewDeck::Archer, "major-hayes-maco").with(|scene| {
        scene.part = PartOutcome::Unable;
        scene.table.discard = vec![card("horta"), card("porthos")];
    });
    let done = scene.turn();
    assert!(done.table.log.contains(&card("horta")));
    assert!(done.table.discard.contains(&card("porthos")));
}

#[test]
fn all_away_teams_leave_where_the_bot_has_a_ship() {
    let mut scene = Scene::of(CrewDeck::Archer, "major-hayes-maco").with(|scene| {
        scene.table.zone[1] = site("risa", 0, 3, 0);
        scene.table.ships = vec![tricorder::solo::state::table::Ship {
            card: card("shuttlepod-1"),
            at: Some(card("risa")),
        }];
    });
    let done = scene.turn();
    let risa = done
        .table
        .zone
        .iter()
        .find(|site| site.card == Some(card("risa")));
    assert_eq!(risa.map(|site| site.player.teams), Some(0));
    assert!(done.table.log.contains(&card("major-hayes-maco")));
}

#[test]
fn archer_above_seven_influence_takes_the_encounter_and_attacks() {
    let mut scene = Scene::of(CrewDeck::Archer, "xindi-council").with(|scene| {
        scene.table.tracks = [0, 7, 0];
    });
    let done = scene.turn();
    assert_eq!(done.table.tracks, [0, 8, 0]);
    has(
        &done,
        &StepKind::Player(PlayerStep::Part {
            part: PlayerPart::ExhaustLocation,
            outcome: PartOutcome::Done,
            attack: true,
        }),
    );
    assert!(scene.asked.contains(&"player-has"), "{:?}", scene.asked);
    assert!(done.table.log.contains(&card("xindi-council")));
}

#[test]
fn glory_from_the_supply_leaves_the_stardate_card_alone() {
    let mut scene = Scene::of(CrewDeck::Archer, "automated-repair-station");
    let before = scene.table.stardate;
    let done = scene.turn();
    has(
        &done,
        &StepKind::Growth(GrowthStep::GainsGlory {
            amount: 3,
            from: Source::Supply,
        }),
    );
    // The Clean-up Steps of both sides put one each on the Market.
    assert_eq!(done.table.stardate.glory + 2, before.glory);
}

#[test]
fn archer_dismisses_his_officer_only_if_he_gained_a_ship() {
    let scene = |market: &str| {
        let ship = market.to_owned();
        Scene::of(CrewDeck::Archer, "recruit-archer").with(move |scene| {
            scene.table.officer = Some(card("tpol"));
            scene.table.market = [
                Slot::Empty,
                Slot::Empty,
                Slot::Empty,
                slot("bolians", [0, 0]),
            ];
            if ship == "ship" {
                scene.table.market[3] = Slot::Empty;
                scene.table.market[2] = slot("pakled-freighter", [0, 0]);
            }
        })
    };
    assert_eq!(scene("ship").turn().table.officer, None);
    assert_eq!(scene("ally").turn().table.officer, Some(card("tpol")));
}

#[test]
fn an_nx_01_person_is_promoted_from_the_discard_pile_and_no_other() {
    let mut scene = Scene::of(CrewDeck::Archer, "recruit-archer")
        .below(&[FILLER, "horta"])
        .with(|scene| {
            scene.table.discard = vec![card("tpol"), card("porthos"), card("lursa")];
        });
    assert_eq!(scene.turn().table.officer, Some(card("tpol")));
}

#[test]
fn a_lower_decker_is_discarded_where_the_top_card_would_be_logged() {
    let mut scene = Scene::of(CrewDeck::Freeman, "dooplers").with(|scene| {
        scene.table.deck.insert(0, Face::Known(card("tlyn")));
    });
    let done = scene.turn();
    assert!(done.table.discard.contains(&card("tlyn")));
    assert!(!done.table.log.contains(&card("tlyn")));
    let mut scene = Scene::of(CrewDeck::Freeman, "dooplers").with(|scene| {
        scene.table.deck.insert(0, Face::Known(card("jack-ransom")));
    });
    assert!(scene.turn().table.log.contains(&card("jack-ransom")));
}

#[test]
fn lower_deckers_are_worth_one_more_to_freeman() {
    // Both are printed with 1; the one on the right wins by the special rule.
    let mut scene = Scene::of(CrewDeck::Freeman, "dooplers").with(|scene| {
        scene.table.market[0] = slot("maah", [0, 0]);
        scene.table.deck.insert(0, Face::Known(card("horta")));
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains {
            card: card("maah"),
            tokens: Tokens::default(),
        }),
    );
    let mut scene = Scene::of(CrewDeck::Freeman, "second-contact").with(|scene| {
        scene.table.market = [
            Slot::Empty,
            Slot::Empty,
            slot("fesarius", [0, 0]),
            slot("nova-fleet", [0, 0]),
        ];
    });
    let done = scene.turn();
    let taken = StepKind::Acquisition(AcquisitionStep::Takes {
        card: card("nova-fleet"),
        tokens: Tokens::default(),
    });
    has(&done, &taken);
}

#[test]
fn a_lower_decker_without_an_officer_is_promoted_and_resolves_the_next_card() {
    let mut scene = Scene::of(CrewDeck::Freeman, "tlyn").with(|scene| {
        scene.table.deck.insert(0, Face::Known(card("dooplers")));
    });
    let done = scene.turn();
    assert_eq!(done.table.officer, Some(card("tlyn")));
    assert_eq!(
        rows(&done),
        [row("tlyn", "lower-decker"), row("dooplers", "with")]
    );
}

#[test]
fn the_second_anomaly_of_freeman_leaves_the_game() {
    let scene = |log: &[&str]| {
        let log = log.iter().map(|slug| card(slug)).collect();
        Scene::of(CrewDeck::Freeman, "apergosians").with(|scene| scene.table.log = log)
    };
    let done = scene(&[]).turn();
    assert!(done.table.log.contains(&card("apergosians")));
    let done = scene(&["anomaly-consolidation-day"]).turn();
    assert!(done.table.gone.contains(&card("apergosians")));
    has(
        &done,
        &StepKind::Pile(PileStep::Destroys {
            card: card("apergosians"),
        }),
    );
}

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
fn freeman_gains_an_orion_from_the_junk_too() {
    let mut scene = Scene::of(CrewDeck::Freeman, "orion").with(|scene| {
        scene.table.tracks = [0, 4, 0];
        scene.table.junk = vec![card("derika-tendi"), card("dvar")];
    });
    let done = scene.turn();
    assert!(scene.asked.contains(&"junk") || done.table.fresh.junk || done.table.turn == 1);
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::GainsFromJunk { card: card("dvar") }),
    );
    assert_eq!(done.table.junk, [card("derika-tendi")]);
    assert_eq!(rows(&done)[0], row("orion", "orion"));
}

#[test]
fn the_market_wins_a_tie_with_the_junk_and_the_card_junked_last_among_junk() {
    // All of these Ships are worth 2.
    let mut scene = Scene::of(CrewDeck::Rebner, "grebnedlog").with(|scene| {
        scene.table.deck = vec![
            Face::Known(card(FILLER)),
            Face::Known(card("salvage-rebner")),
        ];
    });
    scene.table.junk = Vec::new();
    let mut both = Scene::of(CrewDeck::Pike, "recruit-archer").with(|scene| {
        scene.table.deck = vec![
            Face::Known(card(FILLER)),
            Face::Known(card(FILLER)),
            Face::Known(card("political-crisis-pike")),
        ];
        scene.table.officer = Some(card("cadet-uhura"));
        scene.table.tracks = [10, 0, 0];
        scene.table.market = [
            slot("soji-asha", [0, 0]),
            Slot::Empty,
            Slot::Empty,
            slot("bolians", [0, 0]),
        ];
        scene.table.junk = vec![
            card("unimatrix-zero"),
            card("uss-enterprise-c-to-boldly-go"),
        ];
    });
    let done = both.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::Gains {
            card: card("soji-asha"),
            tokens: Tokens::default(),
        }),
    );
    let mut junk_alone = both.with(|scene| scene.table.market[0] = Slot::Empty);
    let done = junk_alone.turn();
    let last = card("uss-enterprise-c-to-boldly-go");
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::GainsFromJunk { card: last }),
    );
}

#[test]
fn a_junked_card_lies_in_the_junk_and_rebner_gains_it_back() {
    let mut scene = Scene::of(CrewDeck::Rebner, "rebelution").with(|scene| {
        scene.table.discard = vec![card("big-helmet")];
        scene.table.deck = vec![Face::Known(card(FILLER)), Face::Known(card("harpy"))];
        scene.table.junk = vec![card("tribbles"), card("eva-suits")];
        scene.table.market[1] = slot("holosuite", [0, 0]);
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Acquisition(AcquisitionStep::GainsFromJunk {
            card: card("eva-suits"),
        }),
    );
    let mut junks = Scene::of(CrewDeck::Rebner, "reginod");
    let done = junks.turn();
    let junked = done.steps.iter().find_map(|step| match &step.kind {
        StepKind::Acquisition(AcquisitionStep::Junks { card }) => Some(card.clone()),
        _ => None,
    });
    assert_eq!(done.table.junk.last(), junked.as_ref());
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
    assert_eq!(
        rows(&done),
        [
            row("dkora-marauder", "attack"),
            row("dkora-marauder", "without")
        ]
    );
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
    assert_eq!(
        scene(None).turn().table.officer,
        Some(card("captain-spock"))
    );
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
            tokens: Tokens::default(),
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
            tokens: Tokens::default(),
        }),
    );
}

#[test]
fn pike_gains_a_step_for_the_skills_of_a_card_before_its_row() {
    // Talosians have none; Joseph M'Benga has Military, which the row of Doctors then meets.
    let mut scene = Scene::of(CrewDeck::Pike, "joseph-mbenga");
    let done = scene.turn();
    has(&done, &gains(Specialty::Military, 1, 1));
    // Any Skill: the highest track, on a tie Research.
    let mut scene = Scene::of(CrewDeck::Pike, "uss-enterprise").with(|scene| {
        scene.table.tracks = [0, 2, 0];
        scene.table.deck.insert(0, Face::Known(card("horta")));
    });
    let done = scene.turn();
    has(&done, &gains(Specialty::Influence, 1, 3));
    // Once, although the resolution goes on.
    let mut scene = Scene::of(CrewDeck::Pike, "lt-scott");
    let steps = scene.turn().steps;
    let count = steps
        .iter()
        .filter(|step| step.kind == gains(Specialty::Research, 1, 1));
    assert_eq!(count.count(), 1);
    let done = Scene::of(CrewDeck::Pike, "talosians").turn();
    assert_eq!(done.table.tracks, [0, 0, 0]);
}

#[test]
fn pike_logs_the_supplement_card_he_has_just_resolved() {
    let mut scene = Scene::of(CrewDeck::Pike, "time-crystal").with(|scene| {
        scene.table.supplement = vec![Face::Known(card("rigel-vii"))];
    });
    let done = scene.turn();
    assert!(
        done.table.log.contains(&card("rigel-vii")),
        "{:#?}",
        done.steps
    );
    assert!(!done.table.controlled.contains(&card("rigel-vii")));
}

#[test]
fn pike_sends_to_where_he_has_a_ship_if_no_incident_can_be_returned() {
    let ship = || tricorder::solo::state::table::Ship {
        card: card("uss-enterprise"),
        at: Some(card("archer-iv")),
    };
    let mut scene = Scene::of(CrewDeck::Pike, "christine-chapel").with(|scene| {
        scene.table.ships = vec![ship()];
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Movement(MovementStep::Sends {
            teams: 1,
            to: card("archer-iv"),
            from: None,
        }),
    );
    assert_eq!(
        rows(&done),
        [
            row("christine-chapel", "doctor"),
            row("christine-chapel", "without")
        ]
    );
}

#[test]
fn pike_gains_the_unseen_top_card_of_the_ship_deck() {
    let mut scene = Scene::of(CrewDeck::Pike, "illyrians").with(|scene| {
        scene.table.officer = Some(card("cadet-uhura"));
    });
    let done = scene.turn();
    assert!(scene.asked.contains(&"drawn"), "{:?}", scene.asked);
    let top = done.steps.iter().any(|step| {
        matches!(
            step.kind,
            StepKind::Acquisition(AcquisitionStep::GainsTop {
                suit: Suit::Ship,
                ..
            })
        )
    });
    assert!(top, "{:#?}", done.steps);
    assert_eq!(done.table.tracks[0], 1);
    assert_eq!(done.table.officer, None);
    assert!(done.table.log.contains(&card("illyrians")));
}

#[test]
fn pike_counts_doctors_in_play_and_in_the_discard_pile() {
    let mut scene = Scene::of(CrewDeck::Pike, "illyrians").with(|scene| {
        scene.table.officer = Some(card("christine-chapel"));
        scene.table.tracks = [9, 0, 0];
        scene.table.discard = vec![card("joseph-mbenga"), card("horta")];
        scene.table.market[0] = Slot::Empty;
    });
    let done = scene.turn();
    has(
        &done,
        &StepKind::Resolution(ResolutionStep::RepeatsInPlay {
            times: 2,
            of: vec!["doctor".to_owned()],
        }),
    );
}

#[test]
fn pike_logs_a_person_for_glory_but_none_from_another_time() {
    let scene = |discard: &[&str]| {
        let discard = discard.iter().map(|slug| card(slug)).collect();
        Scene::of(CrewDeck::Pike, "moopsy").with(|scene| {
            scene.table.deck = vec![
                Face::Known(card(FILLER)),
                Face::Known(card("saurian-brandy")),
            ];
            scene.table.discard = discard;
        })
    };
    let done = scene(&["dakrah", "james-kirk-united-earth-fleet"]).turn();
    assert!(
        done.table.log.contains(&card("dakrah")),
        "{:#?}",
        done.steps
    );
    let done = scene(&["james-kirk-united-earth-fleet"]).turn();
    assert!(done.table.supply.glory == 0);
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
    let discards = |done: &Done| {
        done.steps.iter().any(|step| {
            matches!(
                step.kind,
                StepKind::Player(PlayerStep::Part {
                    part: PlayerPart::DiscardCard,
                    ..
                })
            )
        })
    };
    let done = scene(&["varuvian-bomb"], PartOutcome::Unable).turn();
    assert!(!done.table.log.contains(&card("varuvian-bomb")) && discards(&done));
    let done = scene(&["horta"], PartOutcome::Done).turn();
    assert!(discards(&done));
    assert!(
        done.table
            .ships
            .iter()
            .any(|ship| ship.card == card("jackabogs-clumpship"))
    );
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
    let gained = done.steps.iter().any(|step| {
        matches!(
            step.kind,
            StepKind::Acquisition(AcquisitionStep::Gains { .. })
        )
    });
    assert!(gained && !done.table.log.contains(&card("big-helmet")));
}

#[test]
fn riker_returns_an_incident_he_has_just_discarded_or_gains_cargo() {
    let scene = |below: &[&str], discard: &[&str]| {
        let discard = discard.iter().map(|slug| card(slug)).collect();
        Scene::of(CrewDeck::Riker, "chief-engineer-uss-titan")
            .with(|scene| {
                scene.table.deck = vec![Face::Known(card("chief-engineer-uss-titan"))];
                scene.table.discard = discard;
            })
            .below(below)
    };
    let done = scene(&[FILLER, "horta", "red-alert-riker", "tribbles"], &[]).turn();
    has(
        &done,
        &StepKind::Pile(PileStep::Returns {
            card: card("red-alert-riker"),
            instead_of_log: false,
            from: Some(Zone::Discard),
        }),
    );
    // One that lay there before does not count.
    let done = scene(
        &[FILLER, "horta", "holosuite", "tribbles"],
        &["red-alert-riker"],
    )
    .turn();
    assert!(done.table.discard.contains(&card("red-alert-riker")));
}

#[test]
fn riker_discards_his_whole_deck_and_shuffles_only_when_a_card_is_needed() {
    let mut scene = Scene::of(CrewDeck::Riker, "species-10-c").below(&["horta", "tribbles"]);
    scene.table.deck = vec![
        Face::Known(card("horta")),
        Face::Known(card("utilize-riker")),
        Face::Known(card("species-10-c")),
    ];
    let done = scene.turn();
    assert!(
        done.table.deck.is_empty() || done.table.discard.len() > 1,
        "{:#?}",
        done.steps
    );
}

#[test]
fn riker_asks_for_a_ship_of_yours_only_if_there_is_one() {
    let scene = |ships| {
        Scene::of(CrewDeck::Riker, "uss-zheng-he").with(move |scene| {
            scene.table.zone[0] = site("betazed", 0, 0, ships);
            scene.choice = Chosen::Option(0);
        })
    };
    let mut with = scene(1);
    let done = with.turn();
    let betazed = done
        .table
        .zone
        .iter()
        .find(|site| site.card == Some(card("betazed")));
    assert_eq!(betazed.map(|site| site.player.ships), Some(0));
    assert!(with.asked.contains(&"choice"));
    let mut without = scene(0);
    without.turn();
    assert!(!without.asked.contains(&"choice"));
}

#[test]
fn riker_gains_more_research_for_a_directive_with_a_skill() {
    let done = Scene::of(CrewDeck::Riker, "the-riker-maneuver").turn();
    assert_eq!(done.table.tracks, [3, 0, 0]);
    let done = Scene::of(CrewDeck::Riker, "recruit-riker").turn();
    assert_eq!(done.table.tracks, [1, 0, 0]);
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
    has(
        &done,
        &StepKind::Movement(MovementStep::Sends {
            teams: 1,
            to: card("archer-iv"),
            from: None,
        }),
    );
    assert_eq!(done.table.tracks[2], 8);
    let done = scene(7, PartOutcome::Unable).turn();
    assert_eq!(done.table.tracks[2], 9);
    lacks(&done, |what| {
        matches!(what, StepKind::Turn(TurnStep::TakesControl { .. }))
    });
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
    assert!(
        done.table.controlled.contains(&card("risa")),
        "{:#?}",
        done.steps
    );
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
    assert!(
        done.table.discard.contains(&card("pelia")),
        "the bottom card"
    );
    assert!(
        done.table
            .gone
            .contains(&card("knowledge-of-a-terrible-fate"))
    );
    let mut scene = Scene::of(CrewDeck::Archer, "time-is-running-out");
    let before = scene.table.incidents;
    assert_eq!(scene.turn().table.incidents, before - 1);
}
