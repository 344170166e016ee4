//! Situations in which a referee with the rulebooks beside the table found another answer than the program gave.

use model::{CrewDeck, Mode, PlayerPart, Specialty};
use solo::engine::run::{Action, ActionResult};
use solo::state::event::Event;
use solo::state::question::{PartOutcome, Question, QuestionAnswer, QuestionOrigin};
use solo::state::refusal::ReplyRefusal;
use solo::state::setup::{DeckMode, EngineRules, Questions};
use solo::state::step::groups::{GrowthStep, MovementStep, PileStep, PlayerStep, ResolutionStep};
use solo::state::step::rulings::StepRuling;
use solo::state::step::{GlorySource, StepKind};
use solo::state::tabletop::{Face, FacedownPool, Ship};

use crate::kit::built_in::library;
use crate::kit::opponent::rulebook;
use crate::kit::scene::{Scene, card, gains, has, lacks, site};

/// A game that asks together what is needed at the same time.
fn joined(bot: CrewDeck, resolved: &str) -> Scene {
    Scene::of(bot, resolved).with(|scene| scene.book.setup.questions = Questions::Joined)
}

fn part(part: PlayerPart, outcome: PartOutcome) -> StepKind {
    StepKind::Player(PlayerStep::Part { part, outcome, attack: true })
}

fn glory(amount: u8) -> StepKind {
    StepKind::Growth(GrowthStep::GainsGlory { amount, from: GlorySource::Stardate })
}

/// The numbers of the rulings that steps of a turn follow.
fn rulings(done: &ActionResult) -> Vec<u16> {
    done.steps.iter().filter_map(|step| step.ruling).map(|ruling| ruling.number).collect()
}

/// W1: Koloth's Weapon row does not say neutral, so an Away Team may leave a Location the player controls.
#[test]
fn a_row_without_neutral_asks_although_no_team_is_in_the_zone() {
    let mut scene = joined(CrewDeck::Koloth, "klingon-disruptors");
    let done = scene.turn();
    assert!(scene.asked.contains(&"part") && !scene.asked.contains(&"where"), "{:?}", scene.asked);
    has(&done, &part(PlayerPart::RemoveTeam, PartOutcome::Done));
    assert_eq!(done.table.tracks[2], 1, "no more for what was carried out");
    scene.part = PartOutcome::Unable;
    has(&scene.turn(), &gains(Specialty::Military, 1, 2));
}

/// W1: the same with Picard, whose “otherwise” is 1 Glory and an Incident, and with Georgiou and Shran.
#[test]
fn picard_gets_no_glory_for_a_team_that_left_a_controlled_location() {
    let done = joined(CrewDeck::Picard, "arinsen").turn();
    has(&done, &part(PlayerPart::RemoveTeam, PartOutcome::Done));
    lacks(&done, |what| *what == glory(1));
    let done = joined(CrewDeck::Georgiou, "kayshon").turn();
    has(&done, &part(PlayerPart::RemoveTeam, PartOutcome::Done));
}

/// U1: which of several is the player's choice (solo rules p. 10, 14), also where the row has just sent.
#[test]
fn the_player_chooses_which_away_team_leaves() {
    let scene = |to: Option<usize>| {
        joined(CrewDeck::Picard, "arinsen").with(|scene| {
            scene.table.zone = vec![site("betazed", 2, 1, 0), site("risa", 0, 2, 0), site("archer-iv", 0, 0, 0)];
            scene.place = Some(to);
        })
    };
    let teams = |done: &ActionResult| done.table.zone.iter().map(|site| site.player.teams).collect::<Vec<u8>>();
    let mut chosen = scene(Some(1));
    let done = chosen.turn();
    has(&done, &StepKind::Movement(MovementStep::Sends { teams: 1, to: card("betazed"), from: None }));
    assert!(chosen.asked.contains(&"where"), "{:?}", chosen.asked);
    assert_eq!(teams(&done), [1, 1, 0]);
    assert_eq!(teams(&scene(None).turn()), [1, 2, 0], "one from elsewhere");
}

/// W1, root: Freeman, Soval and Rebner print “neutral”, and there is no elsewhere.
#[test]
fn a_neutral_row_takes_none_from_elsewhere() {
    let mut scene = joined(CrewDeck::Freeman, "kayshon");
    let done = scene.turn();
    assert!(!scene.asked.contains(&"part"), "{:?}", scene.asked);
    has(&done, &part(PlayerPart::RemoveTeamInZone, PartOutcome::Unable));
    has(&done, &glory(2));
    let part = PlayerPart::RemoveTeamInZone;
    let asked = |neutral| Question::Where { part, places: vec![0, 2], neutral };
    assert!(asked(false).accepts(&QuestionAnswer::Where(None)));
    assert!(!asked(true).accepts(&QuestionAnswer::Where(None)));
    let mut scene = joined(CrewDeck::Freeman, "kayshon").with(|scene| {
        scene.table.zone[0] = site("betazed", 0, 1, 0);
        scene.table.zone[2] = site("archer-iv", 0, 1, 0);
        scene.place = Some(None);
    });
    let question = scene.turn().question;
    assert!(matches!(question, Some(Question::Where { neutral: true, .. })), "{question:?}");
    for (bot, slug) in [(CrewDeck::Soval, "vulcan-hello"), (CrewDeck::Rebner, "borg-spatial-trajector")] {
        let program = library().program(bot).expect("a program");
        let rows = program.traits.iter().map(|row| &row.effects);
        let rows = rows.chain(program.with_officer.iter().map(|row| &row.effects));
        let text = format!("{:?}", rows.collect::<Vec<_>>());
        assert!(text.contains("RemoveTeamInZone") || text.contains("RemoveTeamAtToken"), "{slug}");
        assert!(!text.contains("You(RemoveTeam)"), "{slug}");
    }
}

/// A log of before has no answers to what was not asked then.
#[test]
fn games_begun_before_go_on_as_they_were_begun() {
    let before = |scene: &mut Scene| scene.book.setup.rules = EngineRules::First;
    let mut scene = joined(CrewDeck::Koloth, "klingon-disruptors").with(before);
    let done = scene.turn();
    assert!(!scene.asked.contains(&"part"), "{:?}", scene.asked);
    has(&done, &part(PlayerPart::RemoveTeam, PartOutcome::Unable));
    has(&done, &gains(Specialty::Military, 1, 2));
    let mut scene = joined(CrewDeck::Picard, "arinsen").with(before).with(|scene| {
        scene.table.zone = vec![site("betazed", 2, 1, 0), site("risa", 0, 2, 0), site("archer-iv", 0, 0, 0)];
    });
    let done = scene.turn();
    assert!(!scene.asked.contains(&"where"), "{:?}", scene.asked);
    assert_eq!(done.table.zone[0].player.teams, 0);
    let mut scene = best_of_three().with(before);
    scene.turn();
    assert_eq!(scene.asked.iter().filter(|kind| **kind == "drawn").count(), 3, "{:?}", scene.asked);
}

/// W2: emptied cards that only say “destroy” leave the game at once, in the Bot's turn and in the player's.
#[test]
fn a_stardate_card_that_is_only_destroyed_lies_in_no_staging_area() {
    let gone = |owed| StepKind::Growth(GrowthStep::StardateLeaves { card: 2, next: 3, glory: 7, owed });
    let mut scene = Scene::of(CrewDeck::Koloth, "bruce-maddox").with(|scene| {
        scene.table.stardate.card = Some(2);
        scene.table.stardate.glory = 2;
    });
    has(&scene.turn(), &gone(1));
    scene.table.fresh.stardate = true;
    let done = scene.run(&Action::Event(Event::YourGlory { amount: 2 }));
    has(&done, &gone(0));
    assert!(done.table.held.is_empty());
    lacks(&done, |what| matches!(what, StepKind::Growth(GrowthStep::StardateEmpties { .. })));
}

/// W2: SD09, SD11, SD14, SD16 and SD21, and no others.
#[test]
fn five_stardate_cards_are_only_destroyed() {
    let setup = Scene::of(CrewDeck::Koloth, "krell").book.setup;
    let executed = |difficulty| {
        let book = rulebook(library(), solo::state::setup::Setup { difficulty, ..setup.clone() });
        (1..=5).filter(|card| book.is_executed(*card)).collect::<Vec<u8>>()
    };
    assert_eq!(executed(Mode::Ensign), [1, 3, 5]);
    assert_eq!(executed(Mode::Lieutenant), [1, 3, 5]);
    assert_eq!(executed(Mode::Commander), [1, 2, 3, 5]);
    assert_eq!(executed(Mode::Captain), [1, 2, 3, 4, 5]);
    assert_eq!(executed(Mode::Admiral), [1, 2, 3, 4, 5]);
}

/// W2: a card the player emptied in their own turn is told with the next one only.
#[test]
fn a_destroyed_stardate_card_is_not_held_when_the_next_one_is_told() {
    let mut scene = Scene::of(CrewDeck::Koloth, "krell").with(|scene| {
        scene.table.stardate.card = Some(2);
        scene.table.stardate.glory = 1;
    });
    let done = scene.turn();
    assert_eq!(done.table.stardate.card, Some(3), "told as expected");
    lacks(&done, |what| matches!(what, StepKind::CleanUp(_)) && format!("{what:?}").contains("Executes"));
}

/// W3: Knowledge of a Terrible Fate discards the bottom card of the Supplement deck.
#[test]
fn pike_asks_for_the_bottom_card_of_the_supplement_deck() {
    let mut scene = Scene::of(CrewDeck::Pike, "knowledge-of-a-terrible-fate").with(|scene| {
        scene.book.setup.deck = DeckMode::Physical;
        scene.table.pools = vec![vec![card("pelia"), card("hemmer")], vec![card("lt-scott"), card("dakrah")]];
        let face = |pool| Face::Hidden(FacedownPool::Crew(pool));
        scene.table.supplement = vec![face(0), face(0), face(1), face(1)];
    });
    let done = scene.turn();
    let bottom = StepKind::Pile(PileStep::DiscardsBottom { card: card("pelia") });
    has(&done, &bottom);
    assert_eq!(done.table.supplement.len(), 3);
    scene.silent = Some("reveal");
    let question = scene.turn().question;
    let wanted = QuestionOrigin::SupplementBottom;
    assert!(
        matches!(&question, Some(Question::Reveal { from, candidates }) if *from == wanted && candidates.len() == 2),
        "{question:?}"
    );
}

fn best_of_three() -> Scene {
    Scene::of(CrewDeck::Khan, "vger").with(|scene| {
        let khan = scene.table.captain.as_mut().expect("Khan");
        khan.exile = false;
        let places = scene.book.mark_places().expect("places");
        for _ in 0..8 {
            let mark = places.next(scene.table.marks()).expect("a free place");
            scene.table.captain.as_mut().expect("Khan").marks.push(mark);
        }
        scene.table.officer = Some(card("joachim"));
    })
}

/// Khan, best of three Encounters: one question for all of them, and a name said twice is refused for that.
#[test]
fn the_three_encounters_of_khan_are_named_in_one_line() {
    let mut scene = best_of_three();
    let done = scene.turn();
    assert_eq!(scene.asked.iter().filter(|kind| **kind == "drawn").count(), 0, "{:?}", scene.asked);
    assert!(scene.asked.contains(&"encounters"), "{:?}", scene.asked);
    assert_eq!(done.table.gone.len() - scene.table.gone.len(), 2, "two leave the game");
    scene.silent = Some("encounters");
    let question = scene.turn().question.expect("a question");
    let named = |slug: &str| QuestionAnswer::Card(Some(card(slug)));
    let twice = QuestionAnswer::Several(vec![named("gomtuu"), named("koala"), named("gomtuu")]);
    assert!(!question.accepts(&twice));
    assert_eq!(ReplyRefusal::find(&question, &twice), ReplyRefusal::Twice { card: card("gomtuu") });
    let two = QuestionAnswer::Several(vec![named("gomtuu"), named("koala"), QuestionAnswer::Card(None)]);
    assert!(question.accepts(&two), "the deck may have run out");
}

/// U2: which controlled Location is logged and which Away Teams are paid is a ruling of ours, and the step says so.
#[test]
fn a_choice_the_book_is_silent_on_is_marked_as_a_ruling() {
    let done = Scene::of(CrewDeck::Picard, "diplomacy")
        .with(|scene| {
            scene.table.officer = Some(card("worf"));
            scene.table.controlled = vec![card("delta-vega"), card("dozaria")];
            scene.table.zone[0] = site("betazed", 2, 0, 0);
        })
        .turn();
    assert_eq!(rulings(&done), [582, 86, 86], "{:#?}", done.steps);
    let alone = Scene::of(CrewDeck::Picard, "diplomacy")
        .with(|scene| {
            scene.table.officer = Some(card("worf"));
            scene.table.controlled = vec![card("delta-vega")];
            scene.table.zone[0] = site("betazed", 2, 0, 0);
        })
        .turn();
    assert_eq!(rulings(&alone), [86, 86], "a single Location is no choice");
}

/// Rebner's Ship without a Helmet in the Discard pile: nothing follows, by a ruling.
#[test]
fn rebner_without_a_helmet_says_by_which_ruling_nothing_follows() {
    let done = Scene::of(CrewDeck::Rebner, "harpy").turn();
    let tested = done
        .steps
        .iter()
        .find(|step| matches!(step.kind, StepKind::Resolution(ResolutionStep::Tested { holds: false, .. })));
    let ruling = tested.and_then(|step| step.ruling);
    assert_eq!(ruling.map(|ruling| ruling.number), Some(543), "{:#?}", done.steps);
}

/// Where a branch ends, and what a cancelled attack leaves, hangs on rulings of ours: the step says so.
#[test]
fn branches_that_end_by_a_ruling_say_so() {
    let archer = Scene::of(CrewDeck::Archer, "analyze-archer")
        .with(|scene| {
            scene.table.officer = Some(card("malcolm-reed"));
            scene.table.controlled = vec![card("delta-vega")];
            scene.table.zone[0] = site("betazed", 2, 0, 0);
        })
        .turn();
    assert!(rulings(&archer).contains(&542), "{:#?}", archer.steps);
    let riker = Scene::of(CrewDeck::Riker, "brad-boimler-lt-jg")
        .with(|scene| scene.table.discard.push(card("william-boimler-lt-jg")))
        .turn();
    assert!(rulings(&riker).contains(&549), "{:#?}", riker.steps);
    let soval = |part| {
        let scene = Scene::of(CrewDeck::Soval, "vulcan-hello").with(|scene| {
            scene.table.zone[2] = site("archer-iv", 0, 1, 0);
            scene.part = part;
        });
        rulings(&{ scene }.turn()).contains(&545)
    };
    assert!(soval(PartOutcome::Cancelled) && !soval(PartOutcome::Done) && !soval(PartOutcome::Unable));
}

/// A Ship the rules name themselves is marked only where a row takes one of several.
#[test]
fn the_ship_a_row_takes_is_marked_if_there_are_several() {
    let with = |ships: &[&str]| {
        let ships: Vec<Ship> = ships.iter().map(|slug| Ship { card: card(slug), at: None }).collect();
        Scene::of(CrewDeck::Koloth, "recruit-koloth")
            .with(|scene| {
                scene.table.officer = Some(card("krell"));
                scene.table.ships = ships;
                scene.table.zone[0] = site("betazed", 2, 0, 0);
            })
            .turn()
    };
    assert!(!rulings(&with(&["iks-klothos"])).contains(&87));
    assert!(rulings(&with(&["iks-klothos", "iks-devisor"])).contains(&87));
}

#[test]
fn every_ruling_a_step_follows_stands_with_its_entry() {
    for ruling in StepRuling::ALL {
        let entry = library().entries().find(|entry| entry.id.as_str() == ruling.entry);
        let entry = entry.unwrap_or_else(|| panic!("{} is missing", ruling.entry));
        assert!(entry.rulings.iter().any(|own| own.number == ruling.number), "{ruling:?}");
    }
}

/// R04: 4 Glory where the Stardate card has 3 left; the last one comes off the next card.
#[test]
fn glory_over_two_stardate_cards_is_told_of_both() {
    let mut scene = Scene::of(CrewDeck::Koloth, "krell").with(|scene| {
        scene.table.stardate.glory = 3;
        scene.table.fresh.stardate = true;
    });
    let done = scene.run(&Action::Event(Event::YourGlory { amount: 4 }));
    has(
        &done,
        &StepKind::Growth(GrowthStep::StardateEmpties { card: 1, to_player: false, next: 2, glory: 7, owed: 1 }),
    );
    assert_eq!(done.table.stardate.glory, 6);
}
