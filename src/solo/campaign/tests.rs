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

/// The Burn (p. 4) and the challenge of the only Ship (p. 18) lose a game whatever the points.
#[test]
fn a_game_may_be_lost_with_more_points_page_4() {
    let scores = Some(Scores { player: 90, bot: 40 });
    let lost = CampaignGame { opponent: CrewDeck::Sela, outcome: GameOutcome::Lost, scores, side: None };
    let state = campaign(&[]).after(&CampaignEntry::Game(lost)).expect("a game");
    assert_eq!((state.wins(), state.rank()), (0, Rank::Ensign));
}

/// A campaign begins as Ensign, each win is one rank, and no loss takes one back.
#[test]
fn a_loss_leaves_the_rank_page_16() {
    assert_eq!(campaign(&[]).rank(), Rank::Ensign);
    for (results, rank) in [("w", Rank::Lieutenant), ("wlll", Rank::Lieutenant), ("wlwlw", Rank::Captain)] {
        assert_eq!(played(&[], results).rank(), rank, "{results}");
    }
}

/// The level of the next game goes by the rank after the last one, and a loss keeps it.
#[test]
fn the_level_follows_the_rank_page_16() {
    let level = |results: &str| {
        let state = played(&[], results);
        let next = if results.is_empty() { state } else { state.after(&card("x")).expect("an upgrade") };
        next.next_assignment().expect("an assignment").difficulty
    };
    let levels = ["", "l", "w", "wl", "ww", "www", "wwww"].map(level);
    let expected = [
        Mode::Lieutenant,
        Mode::Lieutenant,
        Mode::Commander,
        Mode::Commander,
        Mode::Captain,
        Mode::Captain,
        Mode::Admiral,
    ];
    assert_eq!(levels, expected);
}

/// Whoever has beaten the player may be faced again; so may whoever tied.
#[test]
fn a_captain_who_was_not_beaten_may_be_faced_again_page_16() {
    let state = played(&[], "l").after(&card("x")).expect("an upgrade");
    assert_eq!(state.may_face(CrewDeck::Burnham), Ok(()));
    assert!(state.after(&game(CrewDeck::Burnham, GameOutcome::Won)).is_ok());
}

/// Upgrades, boosts and cards alike, are there in every later game, after wins and losses.
#[test]
fn upgrades_stay_for_the_rest_of_the_campaign_page_16() {
    let mut state = played(&[], "w").after(&boost(Moment::Unnamed)).expect("an upgrade");
    for (opponent, outcome) in [
        (CrewDeck::Koloth, GameOutcome::Lost),
        (CrewDeck::Koloth, GameOutcome::Won),
        (CrewDeck::Sela, GameOutcome::Lost),
    ] {
        let next = state.next_assignment().expect("an assignment");
        assert_eq!(next.loadout.boosts.len(), 1);
        state = state.after(&game(opponent, outcome)).expect("a game");
        state = state.after(&card(&format!("after{}", state.games.len()))).expect("an upgrade");
    }
    let last = state.next_assignment().expect("an assignment").loadout;
    assert_eq!((last.boosts.len(), last.pile.len(), last.number), (1, 3, 5));
}

/// Ten games without an Admiral: the review goes by the rank that was reached.
#[test]
fn the_review_goes_by_the_final_rank_page_18() {
    let reviews =
        [("wlllllllll", Review::Lieutenant), ("wwlllllwll", Review::Captain), ("wwwwllllll", Review::Commodore)];
    for (results, review) in reviews {
        assert_eq!(played(&[], results).review(), Some(review), "{results}");
    }
    assert_eq!(played(&[], "lwwwww").review(), Some(Review::AdmiralEarly));
    assert_eq!(played(&[], "llwwwww").review(), Some(Review::Admiral));
}
