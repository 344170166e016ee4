//! Tests of [`super`].

use super::upgrade::{TimedBoost, UpgradeCard};
use super::*;
use crate::state::setup::BoardSide;
use model::{Boost, Boxes, CampaignMode, Mode, Moment, Specialty, UpgradeOrigin};

const FIVE: [CrewDeck; 5] = [CrewDeck::Shran, CrewDeck::Koloth, CrewDeck::Sisko, CrewDeck::Sela, CrewDeck::Burnham];

pub fn id(slug: &str) -> EntryId {
    EntryId::try_from(format!("cc/card/{slug}")).expect("an id")
}

pub fn campaign(challenges: &[Challenge]) -> CampaignState {
    let start = Start {
        captain: CrewDeck::Picard,
        mode: CampaignMode::YellowAlert,
        challenges: challenges.to_vec(),
        boxes: Boxes::default(),
    };
    CampaignState::new(start).expect("a campaign")
}

pub fn game(opponent: CrewDeck, outcome: GameOutcome) -> CampaignEntry {
    CampaignEntry::Game(CampaignGame { opponent, outcome, scores: None, side: None })
}

pub fn boost(when: Moment) -> CampaignEntry {
    let track = Specialty::Research;
    let effect = Boost::GainTrack { track, amount: 1 };
    CampaignEntry::Upgrade(UpgradeChoice::Boost(TimedBoost { when, effect }))
}

fn card(slug: &str) -> CampaignEntry {
    CampaignEntry::Upgrade(UpgradeChoice::Reinforce { card: id(slug) })
}

/// A campaign after games won (`w`) or lost (`l`), each but the last with a card for the pile.
pub fn played(challenges: &[Challenge], results: &str) -> CampaignState {
    let mut state = campaign(challenges);
    let mut fresh = FIVE.iter();
    for (at, result) in results.chars().enumerate() {
        if at > 0 {
            state = state.after(&card(&format!("c{at}"))).expect("an upgrade");
        }
        let (opponent, outcome) = match result {
            'w' => (*fresh.next().expect("an opponent"), GameOutcome::Won),
            _ => (FIVE[4], GameOutcome::Lost),
        };
        state = state.after(&game(opponent, outcome)).expect("a game");
    }
    state
}

fn refusal(state: &CampaignState, entry: &CampaignEntry) -> CampaignRefusal {
    state.after(entry).expect_err("refused")
}

#[test]
fn five_wins_end_it_at_once() {
    let state = played(&[], "wwwww");
    assert_eq!((state.rank(), state.games.len()), (Rank::Admiral, 5));
    assert!(state.is_over() && state.next_assignment().is_none());
    assert_eq!(state.upgrade_due(), None);
    assert_eq!(refusal(&state, &card("x")), CampaignRefusal::Over);
    assert_eq!(refusal(&state, &game(CrewDeck::Sela, GameOutcome::Lost)), CampaignRefusal::Over);
    assert_eq!(state.review(), Some(Review::AdmiralEarly));
}

#[test]
fn ten_games_end_it() {
    let state = played(&[], "llllllllll");
    assert_eq!((state.rank(), state.is_over()), (Rank::Ensign, true));
    assert_eq!(state.upgrade_due(), None);
    assert_eq!(refusal(&state, &game(CrewDeck::Sela, GameOutcome::Won)), CampaignRefusal::Over);
    assert_eq!(state.review(), Some(Review::Ensign));
    assert_eq!(played(&[], "lllllwwwww").review(), Some(Review::AdmiralLate));
    assert_eq!(played(&[], "lllllllll").review(), None);
}

#[test]
fn one_upgrade_after_each_game_and_none_before() {
    let state = campaign(&[]);
    assert_eq!(refusal(&state, &card("x")), CampaignRefusal::NoUpgradeDue);
    for outcome in [GameOutcome::Won, GameOutcome::Lost] {
        let due = state.after(&game(CrewDeck::Sela, outcome)).expect("a game");
        let again = game(CrewDeck::Koloth, GameOutcome::Won);
        assert_eq!(refusal(&due, &again), CampaignRefusal::UpgradeDue);
        assert_eq!(refusal(&due, &CampaignEntry::Upgrade(UpgradeChoice::None)), CampaignRefusal::UpgradeNeeded);
        let done = due.after(&card("x")).expect("an upgrade");
        assert_eq!(refusal(&done, &card("y")), CampaignRefusal::NoUpgradeDue);
    }
}

#[test]
fn the_beaten_and_the_own_captain_are_out() {
    let state = played(&[], "wlw").after(&card("x")).expect("an upgrade");
    let next = state.next_assignment().expect("an assignment");
    assert_eq!(next.opponents, [CrewDeck::Sisko, CrewDeck::Sela, CrewDeck::Burnham]);
    assert_eq!((next.loadout.number, next.difficulty), (4, Mode::Captain));
    let beaten = game(CrewDeck::Shran, GameOutcome::Lost);
    assert_eq!(refusal(&state, &beaten), CampaignRefusal::Beaten);
    let own = game(CrewDeck::Picard, GameOutcome::Won);
    assert_eq!(refusal(&state, &own), CampaignRefusal::OwnCaptain);
    let nobody = game(CrewDeck::Common, GameOutcome::Won);
    assert_eq!(refusal(&state, &nobody), CampaignRefusal::NoCaptain);
}

#[test]
fn a_tie_is_no_win() {
    let tie = Scores { player: 70, bot: 70 };
    assert_eq!(tie.outcome(), GameOutcome::Lost);
    let won = CampaignEntry::Game(CampaignGame {
        opponent: CrewDeck::Sela,
        outcome: GameOutcome::Won,
        scores: Some(tie),
        side: Some(BoardSide::Basic),
    });
    assert_eq!(refusal(&campaign(&[]), &won), CampaignRefusal::NotWon);
}

#[test]
fn a_card_joins_the_pile_once() {
    let state = played(&[], "wl");
    assert_eq!(refusal(&state, &card("c1")), CampaignRefusal::InPile);
}

#[test]
fn acquisition_bars_option_b_after_a_win_only() {
    let challenges = [Challenge::Acquisition];
    let won = played(&challenges, "w");
    let own = UpgradeCard { card: id("own"), origin: UpgradeOrigin::Available };
    for upgrade in [boost(Moment::Unnamed), CampaignEntry::Upgrade(UpgradeChoice::OwnCard(own))] {
        assert_eq!(refusal(&won, &upgrade), CampaignRefusal::OptionBBarred);
    }
    assert!(won.after(&card("x")).is_ok());
    assert!(won.after(&CampaignEntry::Upgrade(UpgradeChoice::None)).is_ok());
    let lost = played(&challenges, "l");
    assert!(lost.after(&boost(Moment::Unnamed)).is_ok());
    let none = CampaignEntry::Upgrade(UpgradeChoice::None);
    assert_eq!(refusal(&lost, &none), CampaignRefusal::UpgradeNeeded);
}

#[test]
fn a_log_that_breaks_the_rules_is_named() {
    let start = CampaignEntry::Started(campaign(&[]).start);
    let lost = game(CrewDeck::Sela, GameOutcome::Lost);
    assert_eq!(replay(&[]), Err(ReplayError { number: 0 }));
    assert_eq!(replay(std::slice::from_ref(&lost)), Err(ReplayError { number: 0 }));
    assert_eq!(replay(&[start.clone(), lost.clone(), lost]), Err(ReplayError { number: 2 }));
    assert_eq!(replay(&[start.clone(), start]), Err(ReplayError { number: 1 }));
    let twice = CampaignEntry::Started(Start {
        captain: CrewDeck::Picard,
        mode: CampaignMode::Stun,
        challenges: vec![Challenge::Tuesday; 2],
        boxes: Boxes::default(),
    });
    assert_eq!(replay(&[twice]), Err(ReplayError { number: 0 }));
}
