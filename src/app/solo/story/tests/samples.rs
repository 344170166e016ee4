//! A step of every kind.

use super::*;
use solo::state::step::rulings::StepRuling;

fn of_the_turn() -> Vec<StepKind> {
    let (one, other) = (card("krell"), card("ancient-relay-station"));
    let mut all = vec![
        StepKind::Turn(TurnStep::TurnBegins { turn: 3, last: false }),
        StepKind::Turn(TurnStep::TurnBegins { turn: 14, last: true }),
        StepKind::Turn(TurnStep::NothingSecured),
        StepKind::Turn(TurnStep::TakesControl {
            card: other.clone(),
            teams: 3,
            ships: vec![card("iks-klothos")],
            player: Forces { teams: 2, ships: 1 },
        }),
        StepKind::Deck(DeckStep::DeckIsOut),
        StepKind::Growth(GrowthStep::CreditsBegin { last_turn: 14 }),
        StepKind::CleanUp(CleanUpStep::NoMarketCard),
        StepKind::CleanUp(CleanUpStep::LeavesMarket),
        StepKind::Turn(TurnStep::TurnEnds),
        StepKind::Turn(TurnStep::Ends { ending: Ending::Burn }),
        StepKind::Turn(TurnStep::Ends { ending: Ending::Credits }),
        StepKind::Resolution(ResolutionStep::NeverResolved { card: one.clone() }),
        StepKind::Growth(GrowthStep::StardateLoses { amount: 1 }),
        StepKind::CleanUp(CleanUpStep::ZoneLoses { cards: vec![other.clone()] }),
        StepKind::CleanUp(CleanUpStep::ZoneLoses { cards: Vec::new() }),
        StepKind::CleanUp(CleanUpStep::ClearsStaging { cards: vec![one.clone()] }),
        StepKind::CleanUp(CleanUpStep::ClearsStaging { cards: Vec::new() }),
        StepKind::CleanUp(CleanUpStep::PlacesDilithium { card: one.clone(), amount: 2 }),
    ];
    all.extend(of_the_stardates());
    all
}

fn of_the_stardates() -> Vec<StepKind> {
    let one = card("krell");
    let mut all = Vec::new();
    for from in [GlorySource::Stardate, GlorySource::Supply] {
        all.push(StepKind::Turn(TurnStep::PlayerGlory { amount: 2, from }));
        all.push(StepKind::Growth(GrowthStep::GainsGlory { amount: 1, from }));
        all.push(StepKind::Growth(GrowthStep::YouGain { amount: 1, from }));
        all.push(StepKind::Growth(GrowthStep::GotGlory { card: card("risa"), amount: 2 }));
        all.push(StepKind::CleanUp(CleanUpStep::PlacesGlory { card: one.clone(), from }));
    }
    for count in 0..3 {
        all.push(StepKind::Deck(DeckStep::Draws { cards: count }));
        for supplement in [false, true] {
            let cards = usize::from(count);
            all.push(StepKind::Deck(DeckStep::Reshuffles { cards, supplement }));
        }
        all.push(StepKind::Resolution(ResolutionStep::Repeats {
            times: usize::from(count),
            of: "ship".to_owned(),
        }));
    }
    for effect in StardateEffect::ALL {
        all.push(StepKind::CleanUp(CleanUpStep::Executes { card: 2, effect }));
    }
    for to_player in [false, true] {
        all.push(StepKind::Growth(GrowthStep::StardateEmpties { card: 1, to_player, next: 2, glory: 7, owed: 0 }));
        all.push(StepKind::Growth(GrowthStep::StardateLeaves { card: 2, next: 3, glory: 7, owed: 2 }));
    }
    all
}

/// Every condition and everything that can be lacking.
fn of_reasons() -> Vec<StepKind> {
    let officer = |card| CheckKind::Officer { wanted: "klingon".to_owned(), card };
    let discard = |card| CheckKind::Discard { wanted: "ship".to_owned(), card };
    let (track, wanted, step) = (Specialty::Military, 5, 3);
    let checked = [
        CheckKind::Suit { wanted: Suit::Person, card: card("krell") },
        discard(None),
        discard(Some(card("iks-groth"))),
        CheckKind::AtLeast { track, wanted, step },
        CheckKind::AtMost { track, wanted, step },
        officer(None),
        officer(Some(card("krell"))),
        CheckKind::Discarded { wanted: Suit::Ship, discarded: false },
        CheckKind::Discarded { wanted: Suit::Ship, discarded: true },
    ];
    let tested = [false, true].into_iter().flat_map(|holds| {
        checked.clone().map(|what| {
            let checks = vec![ConditionCheck { holds, what }];
            StepKind::Resolution(ResolutionStep::Tested { holds, checks })
        })
    });
    let nothing = Zone::ALL.map(|zone| Lack::Nothing { zone });
    let counted = [0, 1, 2].into_iter().flat_map(|cards| {
        [
            Lack::Discard { wanted: Suit::Ship, cards },
            Lack::Controlled { without: Some("klingon".to_owned()), cards },
            Lack::Teams { wanted: 2, away: u32::try_from(cards).expect("few") },
        ]
    });
    let levels = vec![vec![CardFilter::Suit(Suit::Ship)]];
    let prefer = Preference { levels };
    let market = Lack::Market { prefer };
    let in_play = Lack::InPlay { wanted: "klingon".to_owned() };
    let lacks = nothing.into_iter().chain(counted).chain([market, in_play]);
    let lacks = lacks.map(|lack| StepKind::Resolution(ResolutionStep::NotAble { lack }));
    tested.chain(lacks).collect()
}

fn of_rows() -> Vec<StepKind> {
    let one = card("krell");
    let rows = [
        RowName::Surprise,
        RowName::Wildcard,
        RowName::Traits { number: 2, traits: vec!["klingon".to_owned(), "alien".to_owned()] },
        RowName::WithoutOfficer,
        RowName::WithOfficer,
    ];
    let mut all = vec![
        StepKind::Player(PlayerStep::Chooses { option: Some(1), what: vec![Effect::You(PlayerPart::DismissShip)] }),
        StepKind::Player(PlayerStep::Chooses { option: None, what: Vec::new() }),
        StepKind::Player(PlayerStep::ChoiceCancelled),
        StepKind::Player(PlayerStep::Leaves { card: one.clone() }),
        StepKind::Player(PlayerStep::NoEffect),
    ];
    for row in rows {
        for attack in [false, true] {
            let card = one.clone();
            all.push(StepKind::Resolution(ResolutionStep::Resolves { card, row: row.clone(), attack }));
        }
    }
    for outcome in [PartOutcome::Done, PartOutcome::Cancelled, PartOutcome::Unable] {
        for part in [PlayerPart::RemoveTeam, PlayerPart::MayDraw] {
            let attack = part.is_attack();
            all.push(StepKind::Player(PlayerStep::Part { part, outcome, attack }));
        }
    }
    all
}

fn of_cards() -> Vec<StepKind> {
    let one = card("krell");
    let some = Some(one.clone());
    let tokens = TokenCounts { glory: 2, dilithium: 1, latinum: 0 };
    let levels = vec![vec![CardFilter::Suit(Suit::Ship), CardFilter::Trait("klingon".to_owned())]];
    let prefer = Preference { levels };
    let mut all = vec![
        StepKind::Growth(GrowthStep::GainsTrack { track: Specialty::Military, amount: 2, step: 7, lost: 0 }),
        StepKind::Growth(GrowthStep::Gets { token: EffectToken::Latinum, amount: 2 }),
        StepKind::Acquisition(AcquisitionStep::Gains { card: one.clone(), tokens }),
        StepKind::Acquisition(AcquisitionStep::Takes { card: one.clone(), tokens: TokenCounts::default() }),
        StepKind::Acquisition(AcquisitionStep::NothingFits { prefer }),
        StepKind::Acquisition(AcquisitionStep::NoTokens {
            tokens: vec![EffectToken::Glory, EffectToken::Dilithium],
        }),
        StepKind::Acquisition(AcquisitionStep::Junks { card: one.clone() }),
        StepKind::Acquisition(AcquisitionStep::NothingToJunk),
        StepKind::Acquisition(AcquisitionStep::TakesIncident { card: None }),
        StepKind::Acquisition(AcquisitionStep::TakesIncident { card: some.clone() }),
        StepKind::Acquisition(AcquisitionStep::GainsEncounter { card: one.clone() }),
        StepKind::Acquisition(AcquisitionStep::TakesEncounter { card: None }),
        StepKind::Acquisition(AcquisitionStep::TakesEncounter { card: some }),
        StepKind::Acquisition(AcquisitionStep::NoEncounter),
        StepKind::Acquisition(AcquisitionStep::TakesSupplement),
        StepKind::Acquisition(AcquisitionStep::NoSupplement),
        StepKind::Acquisition(AcquisitionStep::IncidentsLeft { left: 5 }),
        StepKind::Pile(PileStep::PutsOnDeck { card: one.clone() }),
        StepKind::Pile(PileStep::Receives { card: one.clone() }),
        StepKind::Pile(PileStep::Fetches { card: one.clone() }),
        StepKind::Pile(PileStep::TurnsUp { card: one.clone() }),
        StepKind::Movement(MovementStep::Promotes { card: one.clone() }),
        StepKind::Movement(MovementStep::Keeps { card: one.clone() }),
        StepKind::Movement(MovementStep::Deploys { card: one.clone() }),
        StepKind::Movement(MovementStep::NoDestination),
        StepKind::Movement(MovementStep::NoTeam),
        StepKind::Movement(MovementStep::RemovesTeam { from: one.clone() }),
    ];
    all.extend(of_places());
    all
}

fn of_places() -> Vec<StepKind> {
    let one = card("krell");
    let mut all = Vec::new();
    for from in Zone::ALL {
        all.push(StepKind::Pile(PileStep::Discards { card: one.clone(), from }));
        all.push(StepKind::Pile(PileStep::Logs { card: one.clone(), from }));
        all.push(StepKind::Pile(PileStep::Stages { card: one.clone(), from }));
        all.push(StepKind::Pile(PileStep::NoneThere { zone: from }));
    }
    for course in [Course::Explore, Course::Engage, Course::Stay] {
        let to = card("ancient-relay-station");
        all.push(StepKind::Movement(MovementStep::Warps { card: one.clone(), to, course }));
    }
    for from in [None, Some(card("betazed"))] {
        let to = card("ancient-relay-station");
        all.push(StepKind::Movement(MovementStep::Sends { teams: 1, to, from }));
    }
    all.push(StepKind::Pile(PileStep::DiscardsBottom { card: one.clone() }));
    all.push(StepKind::Resolution(ResolutionStep::GoesOn { card: one.clone() }));
    for cards in [1, 2] {
        all.push(StepKind::Pile(PileStep::DiscardsUnnamed { cards }));
        all.push(StepKind::Pile(PileStep::LogsUnnamed { cards }));
    }
    all.push(StepKind::Movement(MovementStep::JustSent));
    for instead_of_log in [false, true] {
        for slug in ["krell", "pakled-freighter"] {
            all.push(StepKind::Pile(PileStep::Returns {
                card: card(slug),
                instead_of_log,
                from: Some(Zone::Deck).filter(|_| instead_of_log),
            }));
        }
    }
    for part in [PlayerPart::RemoveTeam, PlayerPart::DismissShip] {
        let location = card("betazed");
        all.push(StepKind::Player(PlayerStep::LeavesSite { part, location }));
    }
    all
}

fn reports() -> Vec<StepKind> {
    let location = card("betazed");
    let events = vec![
        Event::Draw { cards: 1 },
        Event::Draw { cards: 2 },
        Event::Incident,
        Event::Incidents { cards: 2 },
        Event::Give { card: card("krell") },
        Event::Resource { token: EffectToken::Glory, amount: 1 },
        Event::Steal,
        Event::Hand,
        Event::ReturnIncident,
        Event::DismissOfficer,
        Event::LogOfficer,
        Event::DismissShip { card: None },
        Event::DismissShip { card: Some(card("iks-klothos")) },
        Event::LogShip { card: None },
        Event::LogShip { card: Some(card("iks-klothos")) },
        Event::Recall { card: None },
        Event::Recall { card: Some(card("krell")) },
        Event::YourGlory { amount: 2 },
        Event::RemoveTeams { location: location.clone(), teams: 2 },
        Event::Control { location: location.clone() },
        Event::LoseLocation { location: location.clone(), logged: true },
        Event::LoseLocation { location, logged: false },
        Event::Burn,
    ];
    let choose = Event::Choose { options: events.clone() };
    let all = events.into_iter().chain([choose]);
    all.map(|event| StepKind::Player(PlayerStep::Reported { event })).collect()
}

pub(super) fn every_step() -> Vec<Step> {
    let all =
        [of_the_turn(), of_reasons(), of_rows(), of_cards(), reports(), other_boxes::of_other_boxes()].concat();
    let steps = (0..).zip(all);
    steps
        .map(|(at, kind): (usize, _)| Step {
            ruling: StepRuling::find(86).filter(|_| at % 5 == 0),
            ..Step::new(u8::try_from(at % 4).expect("less than four"), kind)
        })
        .collect()
}
