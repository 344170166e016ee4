//! The Five-Year Mission with the real programs and cards: random campaigns keep all their promises.

use std::sync::LazyLock;

use model::{Bonus, Boxes, CampaignMode, Card, Challenge, CrewDeck, Rank};
use proptest::prelude::*;
use solo::campaign::assignment::ReinforcePlace;
use solo::campaign::challenge::is_open_to;
use solo::campaign::log::{CampaignEntry, CampaignGame, GameOutcome, LogBook, Start};
use solo::campaign::rank::rank_after;
use solo::campaign::upgrade::{Options, TimedBoost, UpgradeCard, UpgradeChoice, origin_in};
use solo::campaign::{ASSIGNMENTS, CampaignState, replay};

use crate::kit::built_in::library;
use crate::kit::desk::Desk;

static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| library().cards().cloned().collect());

fn captains() -> impl Iterator<Item = CrewDeck> {
    CrewDeck::ALL.iter().copied().filter(|deck| library().program(*deck).is_some())
}

/// All upgrades that may be chosen now.
fn choices(options: &Options<'_>) -> Vec<UpgradeChoice> {
    let common = options.common.iter().map(|card| UpgradeChoice::Reinforce { card: card.id.clone() });
    let offers = options.offers.iter().flat_map(|offer| match offer.bonus {
        Bonus::Boost { when, effect } => {
            vec![UpgradeChoice::Boost(TimedBoost { when: *when, effect: effect.clone() })]
        }
        Bonus::ReinforceCard(origin) => {
            let own = |card: &&Card| UpgradeCard { card: card.id.clone(), origin: *origin };
            offer.cards.iter().map(own).map(UpgradeChoice::OwnCard).collect()
        }
        Bonus::ReinforceFitting { from, each, .. } => {
            let own = |card: &&Card| {
                let origin = origin_in(from, card)?;
                let card = card.id.clone();
                Some(UpgradeCard { card, origin })
            };
            let own: Vec<UpgradeCard> = offer.cards.iter().filter_map(own).collect();
            let last = own.last().cloned();
            let pair = own.first().cloned().zip(last.filter(|_| *each));
            let pair = pair.filter(|(one, other)| one.origin != other.origin);
            let pair = pair.map(|(one, other)| UpgradeChoice::OwnCards(vec![one, other]));
            own.into_iter().map(UpgradeChoice::OwnCard).chain(pair).collect()
        }
    });
    let none = options.may_decline.then_some(UpgradeChoice::None);
    common.chain(offers).chain(none).collect()
}

/// Plays on with a game and, if one is due, an upgrade; both allowed.
fn play(
    entries: &mut Vec<CampaignEntry>,
    state: &CampaignState,
    pick: usize,
    won: bool,
    choice: usize,
) -> CampaignState {
    let opponents = state.next_assignment().expect("an assignment").opponents;
    let game = CampaignEntry::Game(CampaignGame {
        opponent: opponents[pick % opponents.len()],
        outcome: if won { GameOutcome::Won } else { GameOutcome::Lost },
        scores: None,
        side: None,
    });
    let state = state.after(&game).expect("a game");
    assert!(state.is_over() || state.after(&game).is_err());
    entries.push(game);
    let Some(played) = state.upgrade_due() else {
        return state;
    };
    let program = library().program(played.opponent).expect("a program");
    let options = Options::after(&state, played, program, &CARDS);
    let choices = choices(&options);
    assert!(choices.iter().all(|choice| options.permits(choice)));
    let upgrade = CampaignEntry::Upgrade(choices[choice % choices.len()].clone());
    let next = state.after(&upgrade).expect("an upgrade");
    assert!(next.after(&upgrade).is_err());
    entries.push(upgrade);
    next
}

fn check(state: &CampaignState) {
    assert!(state.games.len() <= ASSIGNMENTS);
    assert_eq!(state.rank(), rank_after(state.wins()));
    assert_eq!(state.review().is_some(), state.is_over());
    assert!(state.streak() <= state.wins());
    let pile = state.pile();
    for (at, card) in pile.iter().enumerate() {
        assert!(pile[..at].iter().all(|other| other.card != card.card));
    }
    assert!(pile.len() + state.boosts().len() <= state.games.len());
    match state.next_assignment() {
        None => assert!(state.rank() == Rank::Admiral || state.games.len() == ASSIGNMENTS),
        Some(next) => {
            assert!(!next.opponents.is_empty());
            assert_eq!(next.loadout.reinforce == ReinforcePlace::Box, pile.is_empty());
        }
    }
}

proptest! {
    #[test]
    fn any_campaign_stays_in_bounds_and_replays(
        captain in 0..6_usize,
        mode in 0..4_usize,
        challenges in proptest::sample::subsequence(Challenge::ALL.to_vec(), 0..=7),
        moves in proptest::collection::vec((0..5_usize, any::<bool>(), any::<usize>()), 0..12),
    ) {
        let start = Start {
            captain: captains().nth(captain).expect("a captain"),
            mode: CampaignMode::ALL[mode],
            challenges,
        boxes: Boxes::default(),
        };
        let mut entries = vec![CampaignEntry::Started(start.clone())];
        let mut state = CampaignState::new(start).expect("a campaign");
        for (pick, won, choice) in moves {
            check(&state);
            if state.is_over() {
                break;
            }
            state = play(&mut entries, &state, pick, won, choice);
        }
        check(&state);
        let written = serde_json::to_string(&entries).expect("json");
        let read: Vec<CampaignEntry> = serde_json::from_str(&written).expect("entries");
        prop_assert_eq!(replay(&read), Ok(state));
        let book = LogBook { version: LogBook::VERSION, name: "a: b".to_owned(), entries };
        let yaml = book.to_yaml().expect("yaml");
        prop_assert_eq!(LogBook::from_yaml(&yaml).expect("a log book"), book);
    }
}

#[test]
fn every_captain_can_take_every_challenge_that_asks_for_what_there_is() {
    // Who begins without a deployed Ship or a Reserve cannot be asked for it.
    let closed = [
        (CrewDeck::Khan, Challenge::OnlyShip),
        (CrewDeck::Khan, Challenge::Tuesday),
        (CrewDeck::Soval, Challenge::OnlyShip),
        (CrewDeck::Pike, Challenge::OnlyShip),
    ];
    for captain in captains() {
        for challenge in Challenge::ALL {
            let is_closed = closed.contains(&(captain, challenge));
            let is_open = is_open_to(challenge, captain, &CARDS);
            assert_eq!(is_open, !is_closed, "{captain:?} {challenge:?}");
        }
    }
    assert!(!is_open_to(Challenge::OnlyShip, CrewDeck::Common, &CARDS));
    assert!(!is_open_to(Challenge::Tuesday, CrewDeck::Common, &CARDS));
}

#[test]
fn the_worked_example_is_the_printed_one() {
    // Solo rules p. 17: against Koloth.
    let start = Start {
        captain: CrewDeck::Picard,
        mode: CampaignMode::Stun,
        challenges: Vec::new(),
        boxes: Boxes::default(),
    };
    let program = library().program(CrewDeck::Koloth).expect("a program");
    for (outcome, named, bonuses) in
        [(GameOutcome::Won, vec!["ship"], 2), (GameOutcome::Lost, vec!["weapon", "attack", "klingon"], 2)]
    {
        let game = CampaignGame { opponent: CrewDeck::Koloth, outcome, scores: None, side: None };
        let state = CampaignState::new(start.clone()).expect("a campaign");
        let state = state.after(&CampaignEntry::Game(game)).expect("a game");
        let game = state.upgrade_due().expect("an upgrade");
        let options = Options::after(&state, game, program, &CARDS);
        assert_eq!(options.named.reinforce, named);
        assert_eq!(options.offers.len(), bonuses);
        let is_named = |card: &&Card| {
            named.iter().any(|slug| card.suit.code() == *slug || card.traits.iter().any(|t| t == slug))
        };
        assert!(options.common.iter().all(is_named) && options.common.len() > 3);
    }
}

/// Runs `tricorder campaign` with arguments parted by spaces; the output only if the code is right.
fn run(desk: &Desk, line: &str, code: i32) -> String {
    let mut command = desk.tricorder();
    command.env("TRICORDER_DATA_DIR", desk.own.path());
    command.args(["campaign", "--lang", "en"]).args(line.split_whitespace());
    let output = command.output().expect("the program starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{line}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

fn json(desk: &Desk, line: &str) -> serde_json::Value {
    serde_json::from_str(&run(desk, line, 0)).expect("json")
}

#[test]
fn the_log_book_is_kept_in_the_right_order() {
    let desk = Desk::new();
    run(&desk, "status", 1);
    run(&desk, "new --captain picard --mode gates --challenge acquisition --name mine", 0);
    run(&desk, "new --captain sela --mode gates --name mine", 2);
    run(&desk, "undo", 2);
    assert!(run(&desk, "review", 0).contains("10 assignments"));
    run(&desk, "upgrade --bonus 1", 2);
    run(&desk, "record --bot picard --won", 2);
    run(&desk, "record --bot koloth --won --score 70 --bot-score 70", 2);
    run(&desk, "record --bot koloth --score 84 --bot-score 71", 0);
    run(&desk, "record --bot sela --won", 2);
    run(&desk, "upgrade --bonus 1", 2);
    run(&desk, "upgrade --reinforce Tribbles", 2);
    assert_eq!(json(&desk, "status --json")["upgrade_due"]["may_decline"], true);
    run(&desk, "upgrade --none", 0);
    run(&desk, "record --bot koloth --lost", 2);
    run(&desk, "record --bot sela --lost", 0);
    run(&desk, "upgrade --none", 2);
    run(&desk, "upgrade --bonus 1", 2);
    run(&desk, "upgrade --bonus 1 --own-card Worf", 2);
    run(&desk, "upgrade --bonus 2 --own-card Worf", 0);
    let status = json(&desk, "status --json");
    assert_eq!(status["next"]["difficulty"], "commander");
    assert_eq!(status["next"]["pile"][0]["origin"], "available");
    run(&desk, "undo", 0);
    assert_eq!(json(&desk, "status --json")["upgrade_due"]["opponent"], "sela");
}

#[test]
fn a_log_book_goes_out_and_comes_back() {
    let desk = Desk::new();
    run(&desk, "new --captain sisko --mode stun", 0);
    run(&desk, "record --bot sela --lost --side basic", 0);
    run(&desk, "upgrade --bonus 1 --own-card Odo", 0);
    let before = json(&desk, "status --json");
    let file = desk.own.path().join("book.yaml");
    let yaml = run(&desk, "export --to yaml", 0);
    std::fs::write(&file, &yaml).expect("a file");
    let import = format!("import {}", file.display());
    run(&desk, &import, 2);
    run(&desk, "delete sisko", 0);
    run(&desk, &import, 0);
    assert_eq!(json(&desk, "status --json"), before);
    std::fs::write(&file, yaml.replace("lost", "won")).expect("a file");
    run(&desk, &format!("{import} --name other"), 2);
    assert!(run(&desk, "export", 0).contains("| 1 | Ensign | Ensign | Sela | Basic | lost |"));
}
