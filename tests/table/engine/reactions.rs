//! What the player does in the Bot's turn, and what the Bot loses of its Ships.

use model::{CrewDeck, Effect, PlayerPart};
use solo::engine::run::{Action, ActionResult, RunInput, exec_with};
use solo::state::event::Event;
use solo::state::question::Question;
use solo::state::step::groups::{GrowthStep, PileStep, PlayerStep, ResolutionStep, TurnStep};
use solo::state::step::{GlorySource, StepKind};
use solo::state::tabletop::{Ship, Tabletop, Zone};

use crate::kit::scene::{FILLER, Scene, card, has, lacks, site};

/// A turn in which the player reacts to the first question.
fn reacting(scene: &Scene, event: Event) -> ActionResult {
    let mut event = Some(event);
    let mut answer = |_: usize, question: &Question, _: &Tabletop| {
        let reaction = event.take().map(RunInput::Event);
        reaction.or_else(|| question.default_answer().map(RunInput::Answer))
    };
    exec_with(&scene.book, &scene.table, &Action::Turn, &mut answer)
}

#[test]
fn glory_gained_by_a_reaction_empties_the_stardate_card_into_your_hands() {
    let mut scene = Scene::of(CrewDeck::Koloth, FILLER);
    scene.table.stardate.glory = 3;
    let done = reacting(&scene, Event::YourGlory { amount: 2 });
    assert_eq!(done.question, None);
    let from = GlorySource::Stardate;
    has(&done, &StepKind::Growth(GrowthStep::YouGain { amount: 2, from }));
    let emptied = done.steps.iter().any(|step| {
        let kind = &step.kind;
        matches!(kind, StepKind::Growth(GrowthStep::StardateEmpties { card: 1, to_player, .. }) if *to_player)
    });
    assert!(emptied, "{:#?}", done.steps);
    has(&done, &StepKind::Turn(TurnStep::TurnEnds));
}

#[test]
fn a_draw_by_a_reaction_comes_before_the_answer_that_was_asked_for() {
    let scene = Scene::of(CrewDeck::Koloth, FILLER).below(&["krell"]);
    let top = scene.table.deck.last().cloned();
    let done = reacting(&scene, Event::Draw { cards: 1 });
    let reported = StepKind::Player(PlayerStep::Reported { event: Event::Draw { cards: 1 } });
    has(&done, &reported);
    assert_ne!(done.table.deck.last().cloned(), top);
}

#[test]
fn between_turns_nothing_is_reported_into_an_open_report() {
    let scene = Scene::of(CrewDeck::Koloth, FILLER);
    let mut event = |_: usize, _: &Question, _: &Tabletop| Some(RunInput::Event(Event::Steal));
    let done = exec_with(&scene.book, &scene.table, &Action::Event(Event::Incident), &mut event);
    assert!(matches!(done.question, Some(Question::Incidents { .. })));
}

fn with_ships() -> Scene {
    Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
        for slug in ["iks-groth", "iks-klothos"] {
            let card = card(slug);
            scene.table.take_out(&card);
            scene.table.ships.push(Ship { card, at: None });
        }
        scene.table.take_out(&card("krell"));
        scene.table.officer = Some(card("krell"));
    })
}

#[test]
fn a_recalled_ship_or_officer_is_discarded_and_a_logged_one_logged() {
    let run = |event| with_ships().run(&Action::Event(event)).table;
    let last = run(Event::Recall { card: None });
    assert_eq!(last.discard, [card("iks-klothos")]);
    let officer = run(Event::Recall { card: Some(card("krell")) });
    assert_eq!((officer.officer, officer.discard), (None, vec![card("krell")]));
    let logged = run(Event::LogShip { card: Some(card("iks-groth")) });
    assert_eq!(logged.log, [card("iks-groth")]);
    assert_eq!(logged.zone_of(&card("iks-klothos")), Some(Zone::Ships));
}

/// Any two options a card may print: the first that can be carried out counts.
#[test]
fn every_pair_of_options_can_be_chosen_between() {
    let options = || {
        let (location, teams) = (card("risa"), 1);
        vec![
            Event::Draw { cards: 1 },
            Event::Incident,
            Event::Steal,
            Event::Hand,
            Event::ReturnIncident,
            Event::DismissOfficer,
            Event::LogOfficer,
            Event::DismissShip { card: None },
            Event::LogShip { card: None },
            Event::Recall { card: None },
            Event::YourGlory { amount: 1 },
            Event::RemoveTeams { location, teams },
        ]
    };
    for first in options() {
        for second in options() {
            let options = vec![first.clone(), second];
            let done = with_ships().run(&Action::Event(Event::Choose { options }));
            let chosen =
                done.steps.iter().any(|step| matches!(step.kind, StepKind::Player(PlayerStep::Chooses { .. })));
            assert!(chosen && done.question.is_none(), "{first:?}");
        }
    }
}

#[test]
fn away_teams_are_removed_only_by_who_has_as_many() {
    for (teams, option) in [(1, 0), (2, 0), (3, 1)] {
        let mut scene = Scene::of(CrewDeck::Koloth, FILLER).with(|scene| {
            scene.table.zone[1] = site("risa", 2, 0, 0);
        });
        let options = vec![Event::RemoveTeams { location: card("risa"), teams }, Event::Incident];
        let done = scene.run(&Action::Event(Event::Choose { options }));
        has(&done, &StepKind::Player(PlayerStep::Chooses { option: Some(option), what: Vec::new() }));
    }
}

#[test]
fn a_card_picked_up_from_the_discard_pile_is_fetched() {
    let mut scene = Scene::of(CrewDeck::Picard, "letheans").with(|scene| {
        scene.table.discard = vec![card("uss-enterprise-d")];
    });
    let done = scene.turn();
    has(&done, &StepKind::Pile(PileStep::Fetches { card: card("uss-enterprise-d") }));
}

/// Koloth's Weapon row attacks only below Military 9, or without a Klingon as Duty Officer.
#[test]
fn no_attack_is_announced_where_none_can_follow() {
    let announced = |done: &ActionResult| {
        done.steps
            .iter()
            .any(|step| matches!(step.kind, StepKind::Resolution(ResolutionStep::Resolves { attack: true, .. })))
    };
    let rows = |bot: CrewDeck| {
        let book = Scene::of(bot, FILLER).book;
        let rows = book.program.traits.clone();
        rows.into_iter().map(|row| row.effects).collect::<Vec<Vec<Effect>>>()
    };
    let is_attack = |effects: &Vec<Effect>| effects.iter().any(Effect::is_attack);
    assert!(rows(CrewDeck::Koloth).iter().any(is_attack));
    let mut weak = Scene::of(CrewDeck::Koloth, "klingon-disruptors");
    assert!(announced(&weak.turn()));
    let mut unable = Scene::of(CrewDeck::Sisko, FILLER);
    lacks(&unable.turn(), |what| {
        let part = PlayerPart::DiscardCard;
        matches!(what, StepKind::Player(PlayerStep::Part { part: told, .. }) if *told == part)
    });
}
