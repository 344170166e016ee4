//! Checks over program cards and boards: each side has the eight suits once, and every trait and card that is named
//! exists.

use std::collections::HashSet;

use data::{BOARDS, DataProblem, Finding, Library, entry_id, text_problems};
use model::{
    Acquisition, Board, CardFilter, Compound, Effect, EntryId, Localized, Movement, OwnCard, Program, Suit,
    SuitRow, Test,
};

/// Everything wrong with the programs of a library.
pub(crate) fn check(library: &Library) -> Vec<Finding> {
    let known: HashSet<&EntryId> = library.entries().map(|entry| &entry.id).collect();
    let cards: HashSet<&EntryId> = library.cards().map(|card| &card.id).collect();
    let programs = library.programs.iter().flat_map(|program| of_program(program, &known));
    programs.chain(library.boards.iter().flat_map(|board| of_board(board, &known, &cards))).collect()
}

/// Traits and cards a board names that do not exist, and what is wrong with its sentences.
fn of_board(board: &Board, known: &HashSet<&EntryId>, cards: &HashSet<&EntryId>) -> Vec<Finding> {
    let traits = board.marks.iter().flat_map(|marks| &marks.traits).filter_map(|slug| entry_id("trait", slug));
    let named = board.last_development.iter().chain(&board.fleet).filter_map(|slug| entry_id("card", slug));
    let lacking = traits.filter(|id| !known.contains(id)).chain(named.filter(|id| !cards.contains(id)));
    let unknown = lacking.map(|to| DataProblem::UnknownReference { to });
    let sentences = board.training.iter().flat_map(Localized::iter);
    let texts = sentences.flat_map(|(lang, text)| text_problems("training", lang, text));
    let id = Some(board.captain.code().to_owned());
    let problems = unknown.chain(texts);
    problems.map(|problem| Finding { file: BOARDS.to_owned(), id: id.clone(), line: None, problem }).collect()
}

fn of_program(program: &Program, known: &HashSet<&EntryId>) -> Vec<Finding> {
    let mut problems = Vec::new();
    for side in [&program.without_officer, &program.with_officer] {
        let suits: HashSet<Suit> = side.iter().map(|row| row.suit).collect();
        // A row for each of the eight suits: none is missing, none stands there twice.
        if suits.len() != 8 || side.len() != 8 {
            problems.push(DataProblem::SuitRows { found: side.len() });
        }
    }
    problems.extend(slugs(program).into_iter().filter_map(|slug| {
        let to = entry_id("trait", &slug)?;
        let is_known = Suit::from_code(&slug).is_some() || known.contains(&to);
        (!is_known).then_some(DataProblem::UnknownReference { to })
    }));
    let file = format!("cc/programs/{}.yaml", program.captain.code());
    problems.into_iter().map(|problem| Finding { file: file.clone(), id: None, line: None, problem }).collect()
}

/// Every suit and trait a program names.
fn slugs(program: &Program) -> Vec<String> {
    let rows = program.without_officer.iter().chain(&program.with_officer);
    let suit_effects = rows.flat_map(|row: &SuitRow| &row.effects);
    let exile = program.exile.iter().flat_map(|card| &card.rows);
    let trait_rows = || program.traits.iter().chain(exile.clone());
    let effects = trait_rows().flat_map(|row| &row.effects).chain(suit_effects);
    let mut found: Vec<String> = effects.flat_map(of_effect).collect();
    found.extend(trait_rows().flat_map(|row| row.traits.clone()));
    found.extend(program.rule.favorites.iter().chain(&program.rule.unlogged).cloned());
    for upgrade in [&program.upgrades.win, &program.upgrades.loss] {
        let codes = upgrade.reinforce.iter().chain(&upgrade.except);
        found.extend(codes.filter(|code| names_trait(code)).cloned());
    }
    found
}

/// Whether a code of a reinforcement stands for a trait, not for a suit or an icon.
fn names_trait(code: &str) -> bool {
    matches!(CardFilter::from_code(code), Some(CardFilter::Trait(_)) | None)
}

fn of_effect(effect: &Effect) -> Vec<String> {
    let mut found = match effect {
        Effect::Acquire(acquisition) => of_acquisition(acquisition),
        Effect::Move(movement) => of_movement(movement),
        Effect::Own(own) => of_own_card(own),
        Effect::Compound(compound) => of_compound(compound),
        Effect::Grow(_) | Effect::Flip(_) | Effect::You(_) | Effect::Continue => Vec::new(),
    };
    found.extend(effect.inner().flat_map(of_effect));
    found
}

fn of_acquisition(acquisition: &Acquisition) -> Vec<String> {
    match acquisition {
        Acquisition::GainCard { prefer, .. } | Acquisition::TakeCard { prefer } => {
            prefer.traits().map(str::to_owned).collect()
        }
        Acquisition::GainByTokens(_)
        | Acquisition::TakeIncident
        | Acquisition::GainEncounter
        | Acquisition::TakeEncounter
        | Acquisition::TakeSupplement
        | Acquisition::GainMostValuable
        | Acquisition::GainMatchingFocus { .. }
        | Acquisition::GainFromDeck(_)
        | Acquisition::GainIncident
        | Acquisition::GainBestEncounter(_)
        | Acquisition::JunkIncident
        | Acquisition::GainResources
        | Acquisition::JunkMostValuable => Vec::new(),
    }
}

fn of_movement(movement: &Movement) -> Vec<String> {
    match movement {
        Movement::Send { prefer, .. } => prefer.traits().map(str::to_owned).collect(),
        Movement::Deploy { .. }
        | Movement::TakeControl
        | Movement::TakeControlUnsecured
        | Movement::AddTeam { .. }
        | Movement::RemoveTeams(_)
        | Movement::Promote(_) => Vec::new(),
    }
}

fn of_own_card(own: &OwnCard) -> Vec<String> {
    match own {
        OwnCard::LogInPlay(slug) | OwnCard::CardToDeck(slug) => vec![slug.clone()],
        OwnCard::ResolveDiscarded(slugs) => slugs.clone(),
        OwnCard::LogDiscarded(sought) => sought.is.iter().chain(&sought.not).cloned().collect(),
        OwnCard::LogControlled { without } => without.iter().cloned().collect(),
        OwnCard::LogThis
        | OwnCard::LogCard(_)
        | OwnCard::DestroyThis
        | OwnCard::ReturnThis
        | OwnCard::ReturnDiscarded
        | OwnCard::LogFromDiscard(_)
        | OwnCard::ResolveFromDiscard(_)
        | OwnCard::ReturnIncident
        | OwnCard::ShipToDeck
        | OwnCard::LogOfficer
        | OwnCard::DismissOfficer
        | OwnCard::LogShip
        | OwnCard::DismissShip => Vec::new(),
    }
}

/// What it names itself; the effects inside are looked at one by one.
fn of_compound(compound: &Compound) -> Vec<String> {
    match compound {
        Compound::ForEach { in_discard, .. } => vec![in_discard.clone()],
        Compound::When { test, .. } => of_test(test),
        Compound::ForEachInPlay { traits, .. } => traits.clone(),
        Compound::Pay { .. }
        | Compound::IfAble { .. }
        | Compound::IfAllAble { .. }
        | Compound::IfYouDo { .. }
        | Compound::ByRuling { .. }
        | Compound::Choice { .. } => Vec::new(),
    }
}

fn of_test(test: &Test) -> Vec<String> {
    match test {
        Test::InDiscard(slug)
        | Test::OfficerIs(slug)
        | Test::OfficerIsNot(slug)
        | Test::ThisHas(slug)
        | Test::InLog(slug)
        | Test::InPlay(slug)
        | Test::TopIs(slug)
        | Test::PlayerHas(slug) => vec![slug.clone()],
        Test::InDiscardAll(slugs) => slugs.clone(),
        Test::All(tests) => tests.iter().flat_map(of_test).collect(),
        Test::ThisIs(_)
        | Test::ThisNamed(_)
        | Test::ThisHasSkill
        | Test::ThisFromControlStep
        | Test::NoOfficer
        | Test::Higher { .. }
        | Test::GainedIs(_)
        | Test::DiscardedIs(_)
        | Test::DiscardedSharesTrait
        | Test::MarkedAtLeast(_)
        | Test::PlayerShipInZone
        | Test::AtLeast { .. }
        | Test::AtMost { .. } => Vec::new(),
    }
}
