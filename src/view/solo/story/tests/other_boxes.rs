//! Steps that only rows of the other boxes bring.

use super::*;
use crate::model::Faceup;

pub(super) fn of_other_boxes() -> Vec<StepKind> {
    [of_gains(), of_moves(), of_checks(), of_lacks()].concat()
}

fn prefer() -> Preference {
    let levels = vec![vec![
        Filter::OtherSpecies,
        Filter::Unmarked,
        Filter::Suit(Suit::Ship),
    ]];
    Preference { levels }
}

fn of_gains() -> Vec<StepKind> {
    let one = || card("krell");
    let tokens = Tokens {
        glory: 2,
        dilithium: 1,
        latinum: 0,
    };
    let suit = Suit::Ship;
    let mut all = vec![
        AcquisitionStep::GainsFromJunk { card: one() }.into(),
        AcquisitionStep::GainsTop { card: one(), suit }.into(),
        AcquisitionStep::NoTop { suit }.into(),
        AcquisitionStep::MarketIsEmpty.into(),
        AcquisitionStep::GainsResources {
            card: one(),
            tokens,
        }
        .into(),
        AcquisitionStep::NoResources.into(),
        AcquisitionStep::JunksIncident.into(),
        AcquisitionStep::GainsIncident {
            card: card("political-crisis"),
        }
        .into(),
        AcquisitionStep::GainsIncident { card: one() }.into(),
    ];
    for from in [Faceup::Market, Faceup::Junk, Faceup::MarketOrJunk] {
        let prefer = prefer();
        all.push(AcquisitionStep::NothingFitsThere { prefer, from }.into());
    }
    for amount in [0, 2] {
        let token = Token::Dilithium;
        all.push(GrowthStep::Spends { token, amount }.into());
    }
    all
}

fn of_moves() -> Vec<StepKind> {
    let one = || card("krell");
    let mut all = vec![
        PileStep::Destroys { card: one() }.into(),
        PileStep::Destroys {
            card: card("pakled-freighter"),
        }
        .into(),
        MovementStep::AddsTeam { teams: 3 }.into(),
        MovementStep::NoTeamInSupply.into(),
        PlayerStep::GoesToYou { card: one() }.into(),
        PlayerStep::GoesToYou {
            card: card("pakled-freighter"),
        }
        .into(),
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
    let mut all = vec![
        Checked::Named {
            wanted: klingon(),
            card: this.clone(),
        },
        Checked::Skill { card: this.clone() },
        Checked::ControlStep { card: this.clone() },
        Checked::Higher {
            track,
            step: 4,
            than,
            other: 2,
        },
        Checked::Marked {
            wanted: 8,
            marked: 3,
        },
        Checked::PlayerHas { wanted: klingon() },
        Checked::PlayerShip,
    ];
    for card in [None, Some(this)] {
        let wanted = klingon();
        all.extend([
            Checked::OfficerWithout {
                wanted: klingon(),
                card: card.clone(),
            },
            Checked::NoOfficer { card: card.clone() },
            Checked::Trait {
                wanted: klingon(),
                card: card.clone(),
            },
            Checked::DiscardAll {
                wanted: vec![klingon(), "person".to_owned()],
                card: card.clone(),
            },
            Checked::Log {
                wanted: klingon(),
                card: card.clone(),
            },
            Checked::InPlay {
                wanted,
                card: card.clone(),
            },
            Checked::Gained {
                wanted: Suit::Ship,
                card: card.clone(),
            },
            Checked::Shares {
                card: card.clone(),
                shared: None,
            },
            Checked::Shares {
                card,
                shared: Some(klingon()),
            },
        ]);
    }
    let both = [false, true].into_iter();
    both.flat_map(|holds| {
        all.clone().into_iter().map(move |what| {
            let checks = vec![Check { holds, what }];
            ResolutionStep::Tested { holds, checks }.into()
        })
    })
    .collect()
}

fn of_lacks() -> Vec<StepKind> {
    let klingon = || "klingon".to_owned();
    let mut all = vec![Lack::NoIncident, Lack::Step { step: 10 }, Lack::Destination];
    for from in [Faceup::Market, Faceup::Junk, Faceup::MarketOrJunk] {
        let prefer = prefer();
        all.push(Lack::Junk { prefer, from });
    }
    for cards in [0, 2] {
        for (wanted, not) in [
            (vec![klingon()], None),
            (vec![klingon()], Some(klingon())),
            (Vec::new(), Some(klingon())),
        ] {
            all.push(Lack::Discarded { wanted, not, cards });
        }
    }
    let lacks = all.into_iter();
    lacks
        .map(|lack| ResolutionStep::NotAble { lack }.into())
        .collect()
}
