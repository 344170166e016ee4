//! Steps that only rows of the other boxes bring.

use super::*;
use model::Faceup;
use solo::state::step::groups::GainStep;
use solo::state::step::reasons::{CardCheck, SideCheck};

pub(super) fn of_other_boxes() -> Vec<StepKind> {
    [of_gains(), of_moves(), of_checks(), of_lacks()].concat()
}

fn prefer() -> Preference {
    let levels = vec![vec![CardFilter::OtherSpecies, CardFilter::Unmarked, CardFilter::Suit(Suit::Ship)]];
    Preference { levels }
}

fn of_gains() -> Vec<StepKind> {
    let one = || card("krell");
    let tokens = TokenCounts { glory: 2, dilithium: 1, latinum: 0 };
    let suit = Suit::Ship;
    let mut all = vec![
        GainStep::GainsFromJunk { card: one() }.into(),
        GainStep::GainsTop { card: one(), suit }.into(),
        GainStep::NoTop { suit }.into(),
        GainStep::MarketIsEmpty.into(),
        GainStep::GainsResources { card: one(), tokens }.into(),
        GainStep::NoResources.into(),
        GainStep::JunksIncident.into(),
        GainStep::GainsIncident { card: card("political-crisis") }.into(),
        GainStep::GainsIncident { card: one() }.into(),
    ];
    for from in [Faceup::Market, Faceup::Junk, Faceup::MarketOrJunk] {
        let prefer = prefer();
        all.push(GainStep::NothingFitsThere { prefer, from }.into());
    }
    for amount in [0, 2] {
        let token = EffectToken::Dilithium;
        all.push(GrowthStep::Spends { token, amount }.into());
    }
    all
}

fn of_moves() -> Vec<StepKind> {
    let one = || card("krell");
    let mut all = vec![
        PileStep::Destroys { card: one() }.into(),
        PileStep::Destroys { card: card("pakled-freighter") }.into(),
        MovementStep::AddsTeam { teams: 3 }.into(),
        MovementStep::NoTeamInSupply.into(),
        PlayerStep::GoesToYou { card: one() }.into(),
        PlayerStep::GoesToYou { card: card("pakled-freighter") }.into(),
    ];
    for times in [0, 1, 2] {
        let of = vec!["klingon".to_owned(), "romulan".to_owned()];
        all.push(ResolutionStep::RepeatsInPlay { times, of }.into());
    }
    for part in [
        PlayerPart::RemoveTeamsAtShip,
        PlayerPart::RemoveTeamAtToken,
        PlayerPart::DismissShipInZone,
        PlayerPart::RecallShip,
    ] {
        let location = card("betazed");
        all.push(PlayerStep::LeavesSite { part, location }.into());
    }
    all
}

fn of_checks() -> Vec<StepKind> {
    let klingon = || "klingon".to_owned();
    let (track, than) = (Specialty::Research, Specialty::Military);
    let this = card("krell");
    let mut all: Vec<CheckKind> = vec![
        CardCheck::Named { wanted: klingon(), card: this.clone() }.into(),
        CardCheck::Skill { card: this.clone() }.into(),
        CardCheck::ControlStep { card: this.clone() }.into(),
        SideCheck::Higher { track, step: 4, than, other: 2 }.into(),
        SideCheck::Marked { wanted: 8, marked: 3 }.into(),
        SideCheck::PlayerHas { wanted: klingon() }.into(),
        SideCheck::PlayerShip.into(),
    ];
    all.extend(of_looks());
    let both = [false, true].into_iter();
    both.flat_map(|holds| {
        all.clone().into_iter().map(move |what| {
            let checks = vec![ConditionCheck { holds, what }];
            ResolutionStep::Tested { holds, checks }.into()
        })
    })
    .collect()
}

/// What a card may be missing for.
fn of_looks() -> Vec<CheckKind> {
    let klingon = || "klingon".to_owned();
    let mut all: Vec<CheckKind> = Vec::new();
    for card in [None, Some(card("krell"))] {
        let wanted = klingon();
        all.extend([
            SideCheck::OfficerWithout { wanted: klingon(), card: card.clone() }.into(),
            SideCheck::NoOfficer { card: card.clone() }.into(),
            CardCheck::Trait { wanted: klingon(), card: card.clone() }.into(),
            SideCheck::DiscardAll { wanted: vec![klingon(), "person".to_owned()], card: card.clone() }.into(),
            SideCheck::Log { wanted: klingon(), card: card.clone() }.into(),
            SideCheck::InPlay { wanted, card: card.clone() }.into(),
            CardCheck::Gained { wanted: Suit::Ship, card: card.clone() }.into(),
            CardCheck::Shares { card: card.clone(), shared: None }.into(),
            CardCheck::Shares { card, shared: Some(klingon()) }.into(),
        ]);
    }
    all
}

fn of_lacks() -> Vec<StepKind> {
    let klingon = || "klingon".to_owned();
    let mut all = vec![Lack::NoIncident, Lack::Step { step: 10 }, Lack::Destination];
    for from in [Faceup::Market, Faceup::Junk, Faceup::MarketOrJunk] {
        let prefer = prefer();
        all.push(Lack::Junk { prefer, from });
    }
    for cards in [0, 2] {
        for (wanted, not) in
            [(vec![klingon()], None), (vec![klingon()], Some(klingon())), (Vec::new(), Some(klingon()))]
        {
            all.push(Lack::Discarded { wanted, not, cards });
        }
    }
    let lacks = all.into_iter();
    lacks.map(|lack| ResolutionStep::NotAble { lack }.into()).collect()
}
