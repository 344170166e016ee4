//! Tests of [`super`].

use super::super::sample::{book, card, check_screens, check_text, names};
use super::*;
use crate::model::{
    Course, Deck, Filter, Lang, PlayerPart, Preference, Specialty, StardateEffect, Suit, Token,
};
use crate::solo::Tokens;
use crate::solo::ask::Outcome;
use crate::solo::event::Event;
use crate::solo::setup::DeckMode;
use crate::solo::step::{RowName, Source};
use crate::solo::table::{Ending, Zone};

fn of_the_turn() -> Vec<What> {
    let (one, other) = (card("krell"), card("ancient-relay-station"));
    let mut all = vec![
        What::TurnBegins {
            turn: 3,
            last: false,
        },
        What::TurnBegins {
            turn: 14,
            last: true,
        },
        What::NothingSecured,
        What::TakesControl {
            card: other.clone(),
            teams: 3,
            ships: vec![card("iks-klothos")],
        },
        What::DeckIsOut,
        What::CreditsBegin { last_turn: 14 },
        What::NoMarketCard,
        What::TurnEnds,
        What::Ends {
            ending: Ending::Burn,
        },
        What::Ends {
            ending: Ending::Credits,
        },
        What::NeverResolved { card: one.clone() },
        What::StardateLoses { amount: 1 },
        What::ZoneLoses {
            cards: vec![other.clone()],
        },
        What::ZoneLoses { cards: Vec::new() },
        What::ClearsStaging {
            cards: vec![one.clone()],
        },
        What::ClearsStaging { cards: Vec::new() },
        What::PlacesDilithium {
            card: one.clone(),
            amount: 2,
        },
    ];
    all.extend(of_the_stardates());
    all
}

fn of_the_stardates() -> Vec<What> {
    let one = card("krell");
    let mut all = Vec::new();
    for from in [Source::Stardate, Source::Supply] {
        all.push(What::PlayerGlory { amount: 2, from });
        all.push(What::GainsGlory { amount: 1, from });
        all.push(What::GotGlory {
            card: card("risa"),
            amount: 2,
        });
        all.push(What::PlacesGlory {
            card: one.clone(),
            from,
        });
    }
    for count in 0..3 {
        all.push(What::Draws { cards: count });
        for supplement in [false, true] {
            let cards = usize::from(count);
            all.push(What::Reshuffles { cards, supplement });
        }
        all.push(What::Repeats {
            times: usize::from(count),
        });
    }
    for effect in StardateEffect::ALL {
        all.push(What::Executes {
            card: 2,
            effect: *effect,
        });
    }
    for to_player in [false, true] {
        all.push(What::StardateEmpties {
            card: 1,
            to_player,
            next: 2,
            glory: 7,
        });
    }
    all
}

fn of_rows() -> Vec<What> {
    let one = card("krell");
    let rows = [
        RowName::Surprise,
        RowName::Wildcard,
        RowName::Traits {
            number: 2,
            traits: vec!["klingon".to_owned(), "alien".to_owned()],
        },
        RowName::WithoutOfficer,
        RowName::WithOfficer,
    ];
    let mut all = vec![
        What::NotAble,
        What::Tested { holds: true },
        What::Tested { holds: false },
        What::Chooses { option: Some(1) },
        What::Chooses { option: None },
        What::ChoiceCancelled,
        What::Leaves { card: one.clone() },
        What::NoEffect,
    ];
    for row in rows {
        for attack in [false, true] {
            let card = one.clone();
            all.push(What::Resolves {
                card,
                row: row.clone(),
                attack,
            });
        }
    }
    for outcome in [Outcome::Done, Outcome::Cancelled, Outcome::Unable] {
        for part in [PlayerPart::RemoveTeam, PlayerPart::MayDraw] {
            let attack = part.is_attack();
            all.push(What::Part {
                part,
                outcome,
                attack,
            });
        }
    }
    all
}

fn of_cards() -> Vec<What> {
    let one = card("krell");
    let some = Some(one.clone());
    let tokens = Tokens {
        glory: 2,
        dilithium: 1,
        latinum: 0,
    };
    let levels = vec![vec![
        Filter::Suit(Suit::Ship),
        Filter::Trait("klingon".to_owned()),
    ]];
    let prefer = Preference { levels };
    let mut all = vec![
        What::GainsTrack {
            track: Specialty::Military,
            amount: 2,
            step: 7,
        },
        What::Gets {
            token: Token::Latinum,
            amount: 2,
        },
        What::Gains {
            card: one.clone(),
            tokens,
        },
        What::Takes {
            card: one.clone(),
            tokens: Tokens::default(),
        },
        What::NothingFits { prefer },
        What::NoTokens {
            tokens: vec![Token::Glory, Token::Dilithium],
        },
        What::Junks { card: one.clone() },
        What::NothingToJunk,
        What::TakesIncident { card: None },
        What::TakesIncident { card: some.clone() },
        What::GainsEncounter { card: one.clone() },
        What::TakesEncounter { card: None },
        What::TakesEncounter { card: some },
        What::NoEncounter,
        What::TakesSupplement,
        What::NoSupplement,
        What::PutsOnDeck { card: one.clone() },
        What::Promotes { card: one.clone() },
        What::Keeps { card: one.clone() },
        What::Deploys { card: one.clone() },
        What::NoDestination,
        What::NoTeam,
        What::RemovesTeam { from: one.clone() },
    ];
    all.extend(of_places());
    all
}

fn of_places() -> Vec<What> {
    let one = card("krell");
    let mut all = Vec::new();
    for from in Zone::ALL {
        all.push(What::Discards {
            card: one.clone(),
            from,
        });
        all.push(What::Logs {
            card: one.clone(),
            from,
        });
        all.push(What::NoneThere { zone: from });
    }
    for course in [Course::Explore, Course::Engage, Course::Stay] {
        let to = card("ancient-relay-station");
        all.push(What::Warps {
            card: one.clone(),
            to,
            course,
        });
    }
    for from in [None, Some(card("betazed"))] {
        let to = card("ancient-relay-station");
        all.push(What::Sends { teams: 1, to, from });
    }
    for instead_of_log in [false, true] {
        all.push(What::Returns {
            card: one.clone(),
            instead_of_log,
        });
    }
    all
}

fn reports() -> Vec<What> {
    let location = card("betazed");
    let events = vec![
        Event::Draw { cards: 1 },
        Event::Draw { cards: 2 },
        Event::Incident,
        Event::Give {
            card: card("krell"),
        },
        Event::Resource {
            token: Token::Glory,
            amount: 1,
        },
        Event::Steal,
        Event::Hand,
        Event::ReturnIncident,
        Event::DismissOfficer,
        Event::LogOfficer,
        Event::DismissShip { card: None },
        Event::DismissShip {
            card: Some(card("iks-klothos")),
        },
        Event::RemoveTeams {
            location: location.clone(),
            teams: 2,
        },
        Event::Control {
            location: location.clone(),
        },
        Event::LoseLocation {
            location: location.clone(),
            logged: true,
        },
        Event::LoseLocation {
            location,
            logged: false,
        },
        Event::Burn,
    ];
    let choose = Event::Choose {
        options: events.clone(),
    };
    let all = events.into_iter().chain([choose]);
    all.map(|event| What::Reported { event }).collect()
}

fn every_step() -> Vec<Step> {
    let all = [of_the_turn(), of_rows(), of_cards(), reports()].concat();
    let steps = (0..).zip(all);
    steps
        .map(|(at, what): (u8, _)| Step {
            depth: at % 4,
            what,
        })
        .collect()
}

#[test]
fn every_step_reads_well_in_both_languages() {
    let names = names();
    for deck in [DeckMode::Physical, DeckMode::Virtual] {
        let book = book(Deck::Koloth, deck);
        check_screens(|screen| Story::new(screen, &names, &book).steps(&every_step()));
    }
}

#[test]
fn every_step_has_its_sentence_in_json() {
    let names = names();
    let book = book(Deck::Koloth, DeckMode::Physical);
    let texts = Lang::ALL.map(Texts::new);
    let steps = every_step();
    let document = steps_json(&texts, &names, &book, &steps);
    for (step, value) in steps.iter().zip(document.as_array().expect("an array")) {
        for lang in ["de", "en"] {
            check_text(value["text"][lang].as_str().expect("a sentence"));
        }
        assert_eq!(value["page"], step.what.page());
    }
    let kinds: std::collections::BTreeSet<String> = steps
        .iter()
        .map(|step| format!("{:?}", std::mem::discriminant(&step.what)))
        .collect();
    assert_eq!(kinds.len(), 58, "a new kind of step needs a sample");
}

fn told(steps: &[Step]) -> String {
    let texts = Texts::new(Lang::De);
    let screen = Screen::new(&texts, Some(80), false);
    let names = names();
    let book = book(Deck::Koloth, DeckMode::Physical);
    Story::new(&screen, &names, &book).steps(steps)
}

fn step(depth: u8, what: What) -> Step {
    Step { depth, what }
}

#[test]
fn teams_sent_the_same_way_are_told_once() {
    let send = || {
        let to = card("betazed");
        step(
            1,
            What::Sends {
                teams: 1,
                to,
                from: None,
            },
        )
    };
    let text = told(&[send(), send()]);
    assert!(text.starts_with("  Sende 2 Außenteams"), "{text}");
    assert_eq!(text.lines().count(), 1);
}

#[test]
fn the_suits_card_turns_only_when_no_officer_follows() {
    let leaves = step(
        1,
        What::Discards {
            card: card("krell"),
            from: Zone::Officer,
        },
    );
    let follows = step(
        1,
        What::Promotes {
            card: card("korax"),
        },
    );
    assert!(told(std::slice::from_ref(&leaves)).contains("CPK:Typen"));
    assert!(!told(&[leaves, follows]).contains("kein Brückenoffizier"));
}

#[test]
fn phases_stand_above_their_steps() {
    let text = told(&[
        step(0, What::NothingSecured),
        step(0, What::Draws { cards: 2 }),
        step(
            1,
            What::Keeps {
                card: card("betazed"),
            },
        ),
        step(0, What::ClearsStaging { cards: Vec::new() }),
    ]);
    let at = |word: &str| text.find(word).expect(word);
    assert!(at("Kontroll-Phase") < at("Aktions-Phase"));
    assert!(at("Aktions-Phase") < at("Aufräum-Phase"));
}
