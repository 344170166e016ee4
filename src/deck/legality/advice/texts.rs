//! Which game texts of a deck could change a word of advice. They are named and, where they were imported, quoted;
//! they are not judged. Texts of dilemmas serve the opponents.

use std::rc::Rc;

use super::{AdviceTopic, DeckAnalysis};
use crate::playability::Quote;
use crate::reach::{MissionReach, Shortfall};
use model::{Attribute, Bearing, CcgCard, Comparison, TextEffect};

/// The texts that bear on a topic, a sentence of each card, in the order of the list. What a ship says of staffing
/// helps with that ship alone: it must be one of those named.
pub(super) fn against(analysis: &DeckAnalysis<'_>, topic: AdviceTopic, named: &[String]) -> Vec<Quote> {
    use TextEffect::{
        HelpsStaffing, LetsAttempt, NeedsNoHeadquarters, OpensMission, OpensShip, ScoresPoints, WinsGame,
    };
    let meant: &[TextEffect] = match topic {
        AdviceTopic::NoPlanet | AdviceTopic::NoSpace => &[WinsGame],
        AdviceTopic::FewPoints => &[ScoresPoints],
        AdviceTopic::NoHeadquarters => &[OpensShip, OpensMission, NeedsNoHeadquarters],
        AdviceTopic::NoShip => &[OpensMission],
        AdviceTopic::Unattempted => &[LetsAttempt],
        AdviceTopic::Unstaffed => &[HelpsStaffing],
        AdviceTopic::NoPersonnel
        | AdviceTopic::Unwelcome
        | AdviceTopic::OutOfReach
        | AdviceTopic::OneKindOfDilemma
        | AdviceTopic::UniqueCopies
        | AdviceTopic::TitleInDoubt
        | AdviceTopic::Retired => &[],
    };
    let is_of_others = |card: &CcgCard| *meant != [HelpsStaffing] || card.card_type != "ship";
    quotes(analysis, |card, effect| {
        meant.contains(effect) && (is_of_others(card) || named.contains(&card.full_name()))
    })
}

/// The texts that bear on missions beyond reach: those about what is missing, then, where there are too few
/// points, those about points. What a mission says helps with that mission alone.
pub(super) fn about_reach(analysis: &DeckAnalysis<'_>, beyond: &[MissionReach], has_points: bool) -> Vec<Quote> {
    if beyond.iter().all(|reach| reach.lacks.is_empty()) {
        return Vec::new();
    }
    let mut found = quotes(analysis, |card, effect| {
        let is_mission = card.attempt.is_some();
        let reaches = beyond.iter().filter(|reach| !is_mission || reach.mission.id == card.id);
        reaches.flat_map(|reach| &reach.lacks).any(|lack| supplies(effect, lack))
    });
    if has_points {
        return found;
    }
    for quote in quotes(analysis, |_, effect| *effect == TextEffect::ScoresPoints) {
        if !found.iter().any(|known| known.card == quote.card) {
            found.push(quote);
        }
    }
    found
}

/// The texts, of cards that can come into play, with an effect that is meant for somebody who can too.
fn quotes(analysis: &DeckAnalysis<'_>, is_meant: impl Fn(&CcgCard, &TextEffect) -> bool) -> Vec<Quote> {
    let is_there = |who: &String| analysis.company.personnel.iter().any(|(card, _)| card.is(who));
    let serves = |bearing: &Bearing| bearing.who.is_empty() || bearing.who.iter().any(is_there);
    let quote = |card: &Rc<CcgCard>| {
        let helps = |bearing: &Bearing| is_meant(card, &bearing.effect) && serves(bearing);
        let is_one = card.text_facts.bearings.iter().any(helps);
        is_one.then(|| Quote::new(card, card.sentence_bearing(helps)))
    };
    let played = analysis.company.played.iter().map(|(card, _)| card);
    analysis.missions.iter().chain(played).filter_map(quote).collect()
}

/// Whether a text may bring what is missing.
fn supplies(effect: &TextEffect, lack: &Shortfall) -> bool {
    use TextEffect::{
        EasesAttributes, GainsAnySkill, GainsLevels, GainsSkill, LetsAttempt, Raises, ReplacesRequirements,
    };
    if *effect == ReplacesRequirements {
        return *lack != Shortfall::Access;
    }
    match lack {
        Shortfall::Access => *effect == LetsAttempt,
        Shortfall::Skill { skill, have, .. } => match effect {
            GainsSkill(gained) => gained == skill,
            GainsLevels => *have > 0,
            other => *other == GainsAnySkill,
        },
        Shortfall::Sum { attribute, comparison: Comparison::MoreThan, .. } => {
            *effect == EasesAttributes || [*attribute, Attribute::Any].map(Raises).contains(effect)
        }
        Shortfall::Sum { .. } | Shortfall::Count { .. } | Shortfall::Together => false,
    }
}
