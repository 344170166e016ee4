//! Rules of the Bot's turn, one by one, on tables laid out for them.

use tricorder::model::{Course, Deck, EntryId, Mode, PlayerPart, Specialty, StardateEffect};
use tricorder::solo::ask::{Answer, Chosen, Outcome, Question};
use tricorder::solo::correct::Correction;
use tricorder::solo::event::Event;
use tricorder::solo::exec::{Deed, Done, Input, exec_with};
use tricorder::solo::setup::{BoardSide, DeckMode, Rulebook, Setup};
use tricorder::solo::step::{Source, What};
use tricorder::solo::table::{Ending, Face, Ship, Site, Slot, Table, Zone};
use tricorder::solo::{Forces, Tokens};

use crate::opponent::{library, rulebook};

fn card(slug: &str) -> EntryId {
    EntryId::try_from(format!("cc/card/{slug}")).expect("an id")
}

fn slot(slug: &str, tokens: [u8; 2]) -> Slot {
    let [glory, dilithium] = tokens;
    let tokens = Tokens {
        glory,
        dilithium,
        latinum: 0,
    };
    Slot::Card {
        card: card(slug),
        tokens,
    }
}

fn site(slug: &str, bot_teams: u8, teams: u8, ships: u8) -> Site {
    Site {
        card: Some(card(slug)),
        bot_teams,
        player: Forces { teams, ships },
    }
}

/// A table with one card to resolve, and a player who answers from what is laid out.
struct Scene {
    book: Rulebook,
    table: Table,
    part: Outcome,
    choice: Chosen,
    /// Names of the kinds of questions asked.
    asked: Vec<&'static str>,
}

/// A card the Bot never resolves, to fill the row.
const FILLER: &str = "inert-dilithium";

impl Scene {
    /// A turn of this captain that resolves one card. The deck holds nothing else.
    fn of(bot: Deck, resolved: &str) -> Scene {
        let captain = if bot == Deck::Picard {
            Deck::Shran
        } else {
            Deck::Picard
        };
        let setup = Setup {
            bot,
            difficulty: Mode::Ensign,
            captain,
            side: BoardSide::Basic,
            conspiracy: true,
            deck: DeckMode::Virtual,
            seed: 1,
            campaign: None,
        };
        let book = rulebook(&library(), setup);
        let mut table = book.set_up();
        table.deck = vec![Face::Known(card(FILLER)), Face::Known(card(resolved))];
        table.supplement.clear();
        table.discard.clear();
        table.market = [
            slot("rom", [0, 0]),
            slot("tribbles", [0, 0]),
            slot("pakled-freighter", [0, 0]),
            slot("bolians", [0, 0]),
        ];
        table.zone = vec![
            site("betazed", 0, 0, 0),
            site("risa", 0, 0, 0),
            site("archer-iv", 0, 0, 0),
        ];
        Scene {
            book,
            table,
            part: Outcome::Done,
            choice: Chosen::Option(0),
            asked: Vec::new(),
        }
    }

    fn below(mut self, slugs: &[&str]) -> Scene {
        let below = slugs.iter().rev().map(|slug| Face::Known(card(slug)));
        self.table.deck.splice(0..0, below);
        self
    }

    fn with(mut self, change: impl FnOnce(&mut Scene)) -> Scene {
        change(&mut self);
        self
    }

    fn turn(&mut self) -> Done {
        self.run(&Deed::Turn)
    }

    fn run(&mut self, deed: &Deed) -> Done {
        let (part, choice) = (self.part, self.choice);
        let asked = &mut self.asked;
        let mut refills = ["lursa", "horta", "borg-probe", "edosians", "sakonna"]
            .into_iter()
            .cycle();
        let mut sites = ["freecloud", "solum", "dozaria"].into_iter();
        let mut answer = |_: usize, question: &Question, table: &Table| {
            asked.push(name_of(question));
            Some(Input::Answer(match question {
                Question::Stardate { card, glory, .. } => Answer::Stardate {
                    card: *card,
                    glory: *glory,
                },
                Question::Market { slots } => Answer::Market(slots.clone()),
                Question::Refill { .. } => Answer::Card(refills.next().map(card)),
                Question::Zone { sites, .. } => Answer::Zone(sites.clone()),
                Question::NewSite { .. } => Answer::Card(sites.next().map(card)),
                Question::Tracks { steps } => Answer::Tracks(*steps),
                Question::Reveal { candidates, .. } => Answer::Card(candidates.first().cloned()),
                Question::Drawn { candidates, .. } => Answer::Card(candidates.first().cloned()),
                Question::EncounterLeft => Answer::Yes(true),
                Question::Incidents { left } => Answer::Count(*left),
                Question::Part { .. } => Answer::Part(part),
                Question::Where { places, .. } => Answer::Where(places.first().copied()),
                Question::DiscardedIs { .. } => Answer::Yes(true),
                Question::Choice { .. } => Answer::Choice(choice),
            }))
            .filter(|_| table.ending.is_none())
        };
        exec_with(&self.book, &self.table, deed, &mut answer)
    }
}

fn name_of(question: &Question) -> &'static str {
    match question {
        Question::Stardate { .. } => "stardate",
        Question::Market { .. } => "market",
        Question::Refill { .. } => "refill",
        Question::Zone { .. } => "zone",
        Question::NewSite { .. } => "new-site",
        Question::Tracks { .. } => "tracks",
        Question::Reveal { .. } => "reveal",
        Question::Drawn { .. } => "drawn",
        Question::EncounterLeft => "encounter-left",
        Question::Incidents { .. } => "incidents",
        Question::Part { .. } => "part",
        Question::Where { .. } => "where",
        Question::DiscardedIs { .. } => "discarded-is",
        Question::Choice { .. } => "choice",
    }
}

#[track_caller]
fn has(done: &Done, what: &What) {
    let found = done.steps.iter().any(|step| step.what == *what);
    assert!(found, "{what:?} is missing: {:#?}", done.steps);
}

#[track_caller]
fn lacks(done: &Done, wrong: impl Fn(&What) -> bool) {
    let found = done.steps.iter().find(|step| wrong(&step.what));
    assert!(found.is_none(), "{found:?} should not be there");
}

fn gains(track: Specialty, amount: u8, step: u8) -> What {
    What::GainsTrack {
        track,
        amount,
        step,
    }
}

#[test]
fn the_most_valuable_secured_location_is_taken_over_and_resolved() {
    let mut scene = Scene::of(Deck::Koloth, FILLER).with(|scene| {
        scene.table.zone = vec![
            site("betazed", 3, 0, 0),
            site("risa", 2, 2, 0),
            site("archer-iv", 0, 0, 0),
        ];
        let card = card("iks-klothos");
        scene.table.ships.push(Ship {
            card,
            at: Some(self::card("risa")),
        });
        scene.table.ships.push(Ship {
            card: self::card("iks-devisor"),
            at: Some(self::card("risa")),
        });
    });
    let done = scene.turn();
    has(
        &done,
        &What::TakesControl {
            card: card("risa"),
            teams: 2,
            ships: vec![card("iks-klothos"), card("iks-devisor")],
        },
    );
    has(
        &done,
        &What::PlayerGlory {
            amount: 2,
            from: Source::Stardate,
        },
    );
    assert_eq!(done.table.controlled, [card("risa")]);
    assert!(done.table.site_of(&card("betazed")).is_some());
}

#[test]
fn nothing_is_asked_about_the_neutral_zone_while_nothing_can_be_secured() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    scene.turn();
    assert!(!scene.asked.contains(&"zone"), "{:?}", scene.asked);
}

#[test]
fn an_empty_deck_is_reshuffled_in_the_middle_with_a_supplement_card_on_top() {
    let mut scene = Scene::of(Deck::Koloth, "krell").with(|scene| {
        scene.table.deck.remove(0);
        scene.table.discard = vec![card("korax"), card("lirpa")];
        scene.table.supplement = vec![Face::Known(card("rura-penthe"))];
    });
    let done = scene.turn();
    has(
        &done,
        &What::Reshuffles {
            cards: 2,
            supplement: true,
        },
    );
    let mut second = done.steps.iter().filter_map(|step| match &step.what {
        What::Resolves { card, .. } if step.depth == 1 => Some(card.clone()),
        _ => None,
    });
    assert_eq!(second.next_back(), Some(card("rura-penthe")));
}

#[test]
fn the_staging_area_is_not_shuffled_in() {
    let mut scene = Scene::of(Deck::Koloth, "krell").with(|scene| {
        scene.table.deck.remove(0);
    });
    let done = scene.turn();
    has(&done, &What::DeckIsOut);
    assert!(done.table.deck.is_empty());
}

#[test]
fn a_stardate_card_held_by_the_bot_is_executed_before_the_glory_is_placed() {
    let mut scene = Scene::of(Deck::Koloth, FILLER).with(|scene| {
        scene.table.held = vec![3];
        scene.table.zone[1] = site("risa", 0, 1, 0);
    });
    let done = scene.turn();
    has(
        &done,
        &What::Executes {
            card: 3,
            effect: StardateEffect::WipeMarketAndZone,
        },
    );
    has(
        &done,
        &What::ZoneLoses {
            cards: vec![card("betazed"), card("archer-iv")],
        },
    );
    assert_eq!(
        scene.asked.iter().filter(|kind| **kind == "refill").count(),
        4
    );
    assert!(done.table.held.is_empty());
}

#[test]
fn an_easy_stardate_card_wipes_nothing() {
    let mut scene = Scene::of(Deck::Koloth, FILLER).with(|scene| scene.table.held = vec![2]);
    let done = scene.turn();
    has(
        &done,
        &What::Executes {
            card: 2,
            effect: StardateEffect::None,
        },
    );
    assert!(!scene.asked.contains(&"refill"));
}

#[test]
fn glory_beyond_the_stardate_card_comes_from_the_next_which_goes_to_the_player() {
    let mut scene = Scene::of(Deck::Koloth, "bruce-maddox");
    scene.table.stardate.glory = 2;
    let done = scene.turn();
    has(
        &done,
        &What::GainsGlory {
            amount: 2,
            from: Source::Stardate,
        },
    );
    has(
        &done,
        &What::StardateEmpties {
            card: 1,
            to_player: true,
            next: 2,
            glory: 7,
        },
    );
    assert!(done.table.held.is_empty());
}

#[test]
fn after_the_last_stardate_card_one_more_round_is_played() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    scene.table.stardate.card = Some(5);
    scene.table.stardate.glory = 2;
    let done = scene.turn();
    has(&done, &What::CreditsBegin { last_turn: 2 });
    assert_eq!(done.table.ending, None);
    scene.table = done.table;
    let done = scene.turn();
    has(
        &done,
        &What::Ends {
            ending: Ending::Credits,
        },
    );
    let placed = done.steps.iter().any(|step| {
        matches!(
            step.what,
            What::PlacesGlory {
                from: Source::Supply,
                ..
            }
        )
    });
    assert!(placed, "Glory now comes from the supply");
}

#[test]
fn the_last_incident_burns_the_game_at_once() {
    let mut scene = Scene::of(Deck::Koloth, "good-day-to-die");
    scene.table.incidents = 1;
    let done = scene.turn();
    assert_eq!(done.table.ending, Some(Ending::Burn));
    lacks(&done, |what| matches!(what, What::TurnEnds));
}

#[test]
fn a_burnham_bot_places_dilithium_instead_of_glory() {
    let mut scene = Scene::of(Deck::Burnham, FILLER);
    let done = scene.turn();
    has(&done, &What::StardateLoses { amount: 1 });
    has(
        &done,
        &What::PlacesDilithium {
            card: card("rom"),
            amount: 2,
        },
    );
    lacks(&done, |what| matches!(what, What::PlacesGlory { .. }));
    scene.table.stardate.card = None;
    let done = scene.turn();
    lacks(&done, |what| matches!(what, What::StardateLoses { .. }));
    has(
        &done,
        &What::PlacesDilithium {
            card: card("rom"),
            amount: 2,
        },
    );
}

#[test]
fn a_burnham_bot_gains_the_card_with_most_dilithium_and_its_tokens() {
    let mut scene = Scene::of(Deck::Burnham, "holosuite").with(|scene| {
        scene.table.market[1] = slot("horta", [5, 0]);
        scene.table.market[2] = slot("pakled-freighter", [0, 2]);
    });
    let done = scene.turn();
    has(
        &done,
        &What::Gains {
            card: card("pakled-freighter"),
            tokens: Tokens {
                glory: 0,
                dilithium: 2,
                latinum: 0,
            },
        },
    );
    assert_eq!(done.table.supply.dilithium, 2);
}

#[test]
fn koloth_deploys_no_ship_he_did_not_gain() {
    let mut scene = Scene::of(Deck::Koloth, "boltzmann-brain").with(|scene| {
        scene.table.officer = Some(card("krell"));
        scene.table.market[2] = Slot::Empty;
    });
    let done = scene.turn();
    lacks(&done, |what| matches!(what, What::Deploys { .. }));
    assert!(done.table.ships.is_empty());
}

#[test]
fn koloth_deploys_the_ship_he_gains_and_it_engages() {
    let mut scene = Scene::of(Deck::Koloth, "boltzmann-brain").with(|scene| {
        scene.table.officer = Some(card("krell"));
        scene.table.zone[2] = site("archer-iv", 0, 2, 0);
    });
    let done = scene.turn();
    has(
        &done,
        &What::Warps {
            card: card("pakled-freighter"),
            to: card("archer-iv"),
            course: Course::Engage,
        },
    );
}

#[test]
fn sisko_logs_a_starbase_only_for_a_supplement_card() {
    let scene = || {
        Scene::of(Deck::Sisko, "uss-rio-grande").with(|scene| {
            scene.table.officer = Some(card("kira-nerys"));
            scene.table.controlled = vec![card("starbase-375"), card("regula-i")];
        })
    };
    let done = scene().turn();
    assert_eq!(done.table.controlled.len(), 2);
    let mut scene = scene().with(|scene| {
        scene.table.supplement = vec![Face::Known(card("tribbles"))];
    });
    let done = scene.turn();
    let logged = done.table.log.contains(&card("starbase-375"))
        || done.table.log.contains(&card("regula-i"));
    assert!(logged, "{:#?}", done.steps);
}

#[test]
fn a_cancelled_attack_counts_as_carried_out() {
    let mut scene = Scene::of(Deck::Picard, "arinsen").with(|scene| {
        scene.part = Outcome::Cancelled;
    });
    let done = scene.turn();
    has(
        &done,
        &What::Part {
            part: PlayerPart::RemoveTeam,
            outcome: Outcome::Cancelled,
            attack: true,
        },
    );
    lacks(&done, |what| matches!(what, What::GainsGlory { .. }));
    scene.part = Outcome::Unable;
    let done = scene.turn();
    has(
        &done,
        &What::GainsGlory {
            amount: 1,
            from: Source::Stardate,
        },
    );
}

#[test]
fn what_the_bot_does_beside_a_cancelled_attack_still_happens() {
    let mut scene = Scene::of(Deck::Sisko, "kira-nerys").with(|scene| {
        scene.part = Outcome::Cancelled;
    });
    let done = scene.turn();
    has(&done, &gains(Specialty::Military, 2, 3));
}

#[test]
fn cancelling_the_choice_of_sela_resolves_no_card() {
    let mut scene = Scene::of(Deck::Sela, "ambassador-kamarag")
        .below(&["tribbles", "horta", "holosuite"])
        .with(|scene| scene.choice = Chosen::Cancelled);
    let done = scene.turn();
    has(&done, &What::ChoiceCancelled);
    let nested = done
        .steps
        .iter()
        .any(|step| step.depth > 1 && matches!(step.what, What::Resolves { .. }));
    assert!(!nested);
    scene.choice = Chosen::Option(1);
    let done = scene.turn();
    let nested = done
        .steps
        .iter()
        .any(|step| matches!(step.what, What::Resolves { .. }) && step.depth == 2);
    assert!(nested, "{:#?}", done.steps);
}

#[test]
fn sela_takes_control_where_she_has_most_tokens() {
    let mut scene = Scene::of(Deck::Sela, "letheans").with(|scene| {
        scene.table.tracks = [0, 0, 7];
        scene.table.zone[1] = site("risa", 1, 1, 0);
    });
    let done = scene.turn();
    has(
        &done,
        &What::TakesControl {
            card: card("risa"),
            teams: 1,
            ships: Vec::new(),
        },
    );
    assert!(done.table.log.contains(&card("letheans")));
    assert_eq!(done.table.tracks[2], 8 + u8::from(done.table.tracks[2] > 8));
}

#[test]
fn sela_below_eight_military_gains_more_instead() {
    let mut scene = Scene::of(Deck::Sela, "letheans").with(|scene| {
        scene.table.tracks = [0, 0, 6];
        scene.table.zone[1] = site("risa", 1, 0, 0);
    });
    let done = scene.turn();
    assert_eq!(done.table.tracks, [0, 1, 8]);
    lacks(&done, |what| matches!(what, What::TakesControl { .. }));
}

#[test]
fn a_location_more_than_secured_is_skipped() {
    // Your Ship keeps Risa from being secured, so the Control Step leaves it alone.
    let mut scene = Scene::of(Deck::Koloth, "iks-klothos").with(|scene| {
        scene.table.zone = vec![site("betazed", 0, 0, 0), site("risa", 6, 3, 0)];
        scene.table.teams = 8;
    });
    scene.table.zone[1].player.teams = 5;
    let done = scene.turn();
    has(
        &done,
        &What::Sends {
            teams: 1,
            to: card("risa"),
            from: None,
        },
    );
    let mut scene = Scene::of(Deck::Koloth, "iks-klothos").with(|scene| {
        scene.table.zone = vec![site("betazed", 0, 0, 0), site("risa", 6, 3, 0)];
        scene.table.teams = 8;
        scene.table.controlled.clear();
    });
    let done = scene.turn();
    lacks(
        &done,
        |what| matches!(what, What::Sends { to, .. } if *to == card("risa")),
    );
}

#[test]
fn without_a_team_at_home_one_comes_from_where_there_are_fewest() {
    let mut scene = Scene::of(Deck::Picard, "arinsen").with(|scene| {
        scene.table.zone = vec![
            site("betazed", 2, 2, 0),
            site("risa", 1, 1, 0),
            site("archer-iv", 2, 1, 0),
        ];
    });
    let done = scene.turn();
    has(
        &done,
        &What::Sends {
            teams: 1,
            to: card("betazed"),
            from: Some(card("risa")),
        },
    );
}

#[test]
fn your_ships_bar_a_location_unless_the_row_ignores_them() {
    let mut scene = Scene::of(Deck::Picard, "arinsen").with(|scene| {
        scene.table.zone = vec![
            site("betazed", 1, 0, 1),
            site("risa", 0, 0, 0),
            site("archer-iv", 0, 0, 0),
        ];
    });
    let done = scene.turn();
    has(
        &done,
        &What::Sends {
            teams: 1,
            to: card("risa"),
            from: None,
        },
    );
    let mut scene = Scene::of(Deck::Sela, "bolians").with(|scene| {
        scene.table.market[3] = slot("tholians", [0, 0]);
        scene.table.zone[0] = site("betazed", 1, 0, 2);
    });
    let done = scene.turn();
    has(
        &done,
        &What::Sends {
            teams: 1,
            to: card("betazed"),
            from: None,
        },
    );
}

#[test]
fn your_tracks_are_asked_for_only_if_the_choice_depends_on_them() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    scene.turn();
    assert!(!scene.asked.contains(&"tracks"), "{:?}", scene.asked);
    let mut scene = Scene::of(Deck::Koloth, FILLER).with(|scene| {
        scene.table.market[0] = slot("lursa", [0, 0]);
    });
    scene.turn();
    assert!(scene.asked.contains(&"tracks"), "{:?}", scene.asked);
}

#[test]
fn deep_space_9_is_deployed_and_stays() {
    let mut scene = Scene::of(Deck::Sisko, "deep-space-9");
    let done = scene.turn();
    has(
        &done,
        &What::Deploys {
            card: card("deep-space-9"),
        },
    );
    assert_eq!(done.table.ships[0].at, None);
}

#[test]
fn conspiracy_leaves_or_brings_the_bot_glory() {
    let mut scene = Scene::of(Deck::Koloth, "conspiracy").with(|scene| {
        scene.table.supplement = vec![Face::Known(card("horta"))];
    });
    let incidents = scene.table.incidents;
    let done = scene.turn();
    assert_eq!(done.table.zone_of(&card("conspiracy")), Some(Zone::Gone));
    assert_eq!(done.table.incidents, incidents - 1);
    scene.choice = Chosen::Option(1);
    let done = scene.turn();
    assert_eq!(done.table.supply.glory, 2);
    assert!(done.table.discard.contains(&card("horta")));
    assert_eq!(done.table.zone_of(&card("conspiracy")), Some(Zone::Discard));
}

#[test]
fn a_new_duty_officer_sends_the_former_to_the_discard_pile() {
    let mut scene = Scene::of(Deck::Picard, "b-4").with(|scene| {
        scene.table.officer = Some(card("worf"));
    });
    let done = scene.turn();
    assert_eq!(done.table.officer, Some(card("b-4")));
    assert!(done.table.discard.contains(&card("worf")));
}

#[test]
fn the_most_recently_discarded_match_is_found() {
    let mut scene = Scene::of(Deck::Picard, "letheans").with(|scene| {
        scene.table.discard = vec![
            card("uss-enterprise-d"),
            card("pakled-freighter"),
            card("horta"),
        ];
        scene.table.market[2] = Slot::Empty;
    });
    let done = scene.turn();
    has(
        &done,
        &What::PutsOnDeck {
            card: card("pakled-freighter"),
        },
    );
}

#[test]
fn a_taken_card_lies_on_top_of_the_deck_a_gained_one_in_the_discard_pile() {
    let mut scene = Scene::of(Deck::Koloth, "tholians");
    let done = scene.turn();
    has(
        &done,
        &What::Takes {
            card: card("pakled-freighter"),
            tokens: Tokens::default(),
        },
    );
    assert_eq!(
        done.table.deck.last(),
        Some(&Face::Known(card("pakled-freighter")))
    );
}

#[test]
fn you_get_nothing_from_the_bots_supply_and_it_never_returns_an_incident() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    for event in [Event::Steal, Event::Hand, Event::ReturnIncident] {
        let done = scene.run(&Deed::Event(event));
        has(&done, &What::NoEffect);
        assert_eq!(done.table, scene.table);
    }
}

#[test]
fn a_draw_of_the_bot_is_a_discard() {
    let mut scene = Scene::of(Deck::Koloth, "krell");
    let done = scene.run(&Deed::Event(Event::Draw { cards: 1 }));
    assert_eq!(done.table.discard, [card("krell")]);
}

#[test]
fn the_bot_chooses_the_first_option_it_can_carry_out() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    let options = vec![Event::DismissShip { card: None }, Event::Draw { cards: 1 }];
    let event = Deed::Event(Event::Choose { options });
    let done = scene.run(&event);
    has(&done, &What::Chooses { option: Some(1) });
    scene.table.ships.push(Ship {
        card: card("iks-groth"),
        at: None,
    });
    let done = scene.run(&event);
    has(&done, &What::Chooses { option: Some(0) });
    assert_eq!(done.table.discard, [card("iks-groth")]);
}

#[test]
fn the_bot_gains_glory_where_you_take_control() {
    let mut scene = Scene::of(Deck::Koloth, FILLER).with(|scene| {
        scene.table.zone[1] = site("risa", 2, 4, 0);
        scene.table.ships.push(Ship {
            card: card("iks-groth"),
            at: Some(card("risa")),
        });
    });
    let done = scene.run(&Deed::Event(Event::Control {
        location: card("risa"),
    }));
    assert_eq!(done.table.supply.glory, 3);
    assert_eq!(done.table.teams_home(), done.table.teams);
    assert!(done.table.discard.contains(&card("iks-groth")));
    assert_eq!(done.table.zone[1].card, None);
}

#[test]
fn a_stardate_card_emptied_in_your_turn_goes_to_the_bot() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    scene.table.stardate.glory = 1;
    let done = scene.run(&Deed::Event(Event::Resource {
        token: tricorder::model::Token::Glory,
        amount: 1,
    }));
    assert_eq!(done.table.held, [1]);
    assert_eq!(done.table.stardate.card, Some(2));
}

#[test]
fn a_hidden_card_can_be_corrected_without_losing_another() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    scene.book.setup.deck = DeckMode::Physical;
    let mut table = scene.book.set_up();
    let before = table.deck.len();
    Correction::Move {
        card: card("krell"),
        to: Zone::Log,
    }
    .apply(&mut table);
    assert_eq!(table.deck.len(), before - 1);
    assert_eq!(table.log, [card("krell")]);
}

/// Answers a question, then lays the Neutral Zone out anew with a correction before the next one.
#[test]
fn a_correction_in_the_middle_of_a_question_breaks_nothing() {
    let mut corrected = false;
    let mut answer = |_: usize, question: &Question, _: &Table| {
        if matches!(question, Question::Where { .. } | Question::NewSite { .. }) && !corrected {
            corrected = true;
            return Some(Input::Correction(Correction::Zone { sites: Vec::new() }));
        }
        Some(Input::Answer(match question {
            Question::Stardate { card, glory, .. } => Answer::Stardate {
                card: *card,
                glory: *glory,
            },
            Question::Market { slots } => Answer::Market(slots.clone()),
            Question::Zone { sites, .. } => Answer::Zone(sites.clone()),
            Question::Tracks { steps } => Answer::Tracks(*steps),
            Question::Incidents { left } => Answer::Count(*left),
            Question::Part { .. } => Answer::Part(Outcome::Done),
            Question::Where { .. } => Answer::Where(None),
            _ => Answer::Card(None),
        }))
    };
    let picard = Scene::of(Deck::Picard, "arinsen");
    let mut table = picard.table.clone();
    table.zone[2] = site("archer-iv", 0, 2, 0);
    let done = exec_with(&picard.book, &table, &Deed::Turn, &mut answer);
    assert_eq!(done.question, None);
    assert!(done.table.zone.is_empty());
}

#[test]
fn the_incident_deck_is_counted_before_you_take_the_card() {
    let mut scene = Scene::of(Deck::Koloth, "tholians").with(|scene| scene.table.incidents = 2);
    let done = scene.turn();
    let at = |kind| scene.asked.iter().position(|asked| *asked == kind);
    assert!(at("incidents") < at("part"), "{:?}", scene.asked);
    assert_eq!((done.table.incidents, done.table.ending), (1, None));
}

#[test]
fn an_incident_returned_by_you_is_counted_anew() {
    let mut scene = Scene::of(Deck::Shran, "ambassador-kamarag");
    scene.table.fresh.incidents = true;
    let done = scene.turn();
    has(
        &done,
        &What::Part {
            part: PlayerPart::MayReturnIncident,
            outcome: Outcome::Done,
            attack: false,
        },
    );
}

#[test]
fn where_an_option_is_always_possible_none_is_refused() {
    for (bot, resolved) in [
        (Deck::Sela, "ambassador-kamarag"),
        (Deck::Koloth, "conspiracy"),
        (Deck::Shran, "mekleth"),
    ] {
        let mut scene = Scene::of(bot, resolved).with(|scene| scene.choice = Chosen::Unable);
        let done = scene.turn();
        assert!(
            matches!(
                done.question,
                Some(Question::Choice {
                    may_be_none: false,
                    ..
                })
            ),
            "{resolved}: {:?}",
            done.question
        );
    }
}

#[test]
fn a_team_removed_by_choice_may_come_from_anywhere() {
    let mut scene = Scene::of(Deck::Shran, "mekleth").with(|scene| {
        scene.table.zone[0] = site("betazed", 0, 1, 0);
        scene.table.zone[2] = site("archer-iv", 0, 1, 0);
        scene.table.fresh.zone = true;
        scene.choice = Chosen::Option(1);
    });
    let done = scene.turn();
    assert_eq!(done.question, None, "{:#?}", done.steps);
}

#[test]
fn costs_in_away_teams_are_judged_by_the_neutral_zone_as_it_is_now() {
    let mut scene = Scene::of(Deck::Picard, "diplomacy").with(|scene| {
        scene.table.officer = Some(card("worf"));
        scene.table.controlled = vec![card("farpoint-station")];
        scene.table.zone[0] = site("betazed", 2, 0, 0);
    });
    let done = scene.turn();
    assert!(scene.asked.contains(&"zone"), "{:?}", scene.asked);
    has(
        &done,
        &What::RemovesTeam {
            from: card("betazed"),
        },
    );
}

#[test]
fn a_location_you_took_in_your_turn_brings_the_bot_its_glory_once() {
    let scene = Scene::of(Deck::Picard, "arinsen").with(|scene| {
        scene.table.zone[0] = site("betazed", 2, 0, 0);
    });
    let told = vec![
        site("freecloud", 0, 0, 0),
        scene.table.zone[1].clone(),
        scene.table.zone[2].clone(),
    ];
    let mut glory = 0;
    let mut answer = |_: usize, question: &Question, table: &Table| {
        Some(Input::Answer(match question {
            Question::Stardate { .. } => {
                glory = 4;
                Answer::Stardate {
                    card: Some(1),
                    glory: 4,
                }
            }
            Question::Zone { .. } => Answer::Zone(told.clone()),
            Question::Market { slots } => Answer::Market(slots.clone()),
            Question::Tracks { steps } => Answer::Tracks(*steps),
            Question::Part { .. } => Answer::Part(Outcome::Cancelled),
            _ => Answer::Card(table.controlled.first().cloned()),
        }))
    };
    let done = exec_with(&scene.book, &scene.table, &Deed::Turn, &mut answer);
    has(
        &done,
        &What::GotGlory {
            card: card("betazed"),
            amount: 2,
        },
    );
    assert_eq!(
        done.table.stardate.glory, 3,
        "only the Clean-up Step takes one"
    );
    assert_eq!(done.table.supply.glory, 2);
}

#[test]
fn a_corrected_stardate_empties_nothing() {
    let scene = Scene::of(Deck::Koloth, FILLER);
    let mut corrected = false;
    let mut answer = |_: usize, question: &Question, _: &Table| {
        if !corrected {
            corrected = true;
            return Some(Input::Correction(Correction::Stardate {
                card: Some(3),
                glory: 3,
            }));
        }
        Some(Input::Answer(match question {
            Question::Stardate { card, glory, .. } => Answer::Stardate {
                card: *card,
                glory: *glory,
            },
            Question::Market { slots } => Answer::Market(slots.clone()),
            _ => Answer::Tracks([0; 3]),
        }))
    };
    let done = exec_with(&scene.book, &scene.table, &Deed::Turn, &mut answer);
    lacks(&done, |what| matches!(what, What::Executes { .. }));
    assert_eq!(done.table.stardate.glory, 2);
}

#[test]
fn a_stardate_card_does_not_go_back_by_an_answer() {
    let question = Question::Stardate {
        card: Some(3),
        glory: 4,
        first: 3,
        last: 5,
    };
    let answer = |card| Answer::Stardate {
        card: Some(card),
        glory: 5,
    };
    assert!(!question.accepts(&answer(2)));
    assert!(question.accepts(&answer(4)));
    assert!(!question.accepts(&answer(6)));
}

#[test]
fn setting_the_stardates_empty_ends_the_game_in_time() {
    let mut scene = Scene::of(Deck::Koloth, FILLER);
    Correction::Stardate {
        card: None,
        glory: 0,
    }
    .apply(&mut scene.table);
    assert_eq!(scene.table.last_turn, Some(2));
    Correction::Stardate {
        card: Some(5),
        glory: 2,
    }
    .apply(&mut scene.table);
    assert_eq!(scene.table.last_turn, None);
}

#[test]
fn a_neutral_location_moved_by_hand_is_neutral_no_longer() {
    let mut scene = Scene::of(Deck::Koloth, FILLER).with(|scene| {
        scene.table.zone[1] = site("risa", 2, 1, 0);
        scene.table.ships.push(Ship {
            card: card("iks-groth"),
            at: Some(card("risa")),
        });
    });
    Correction::Move {
        card: card("risa"),
        to: Zone::Controlled,
    }
    .apply(&mut scene.table);
    assert_eq!(scene.table.site_of(&card("risa")), None);
    assert_eq!(scene.table.teams_home(), scene.table.teams);
    assert_eq!(scene.table.ships[0].at, None);
}

#[test]
fn without_any_token_the_most_valuable_market_card_is_gained() {
    let mut scene = Scene::of(Deck::Burnham, "holosuite");
    let done = scene.turn();
    has(
        &done,
        &What::Gains {
            card: card("bolians"),
            tokens: Tokens::default(),
        },
    );
}
