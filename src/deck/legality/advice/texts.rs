//! Which game texts of a deck could change a word of advice. They are named and, where they were imported, quoted;
//! they are not judged. Texts of dilemmas serve the opponents.

use std::rc::Rc;

use super::AdviceTopic;
use crate::playability::Quote;
use crate::reach::{MissionReach, Shortfall};
use crate::{FoundDeck, Pile};
use model::{Attribute, Bearing, CcgCard};

/// The texts that bear on a topic, a sentence of each card, in the order of the list.
pub(super) fn against(deck: &FoundDeck, topic: AdviceTopic) -> Vec<Quote> {
    let meant: &[Bearing] = match topic {
        AdviceTopic::NoPlanet | AdviceTopic::NoSpace => &[Bearing::WinsGame],
        AdviceTopic::FewPoints => &[Bearing::ScoresPoints],
        AdviceTopic::NoHeadquarters => &[Bearing::OpensShip, Bearing::OpensMission, Bearing::NeedsNoHeadquarters],
        AdviceTopic::NoPersonnel => &[Bearing::BringsPersonnel],
        AdviceTopic::NoShip => &[Bearing::BringsShip, Bearing::OpensMission],
        AdviceTopic::Unattempted => &[Bearing::LetsAttempt],
        AdviceTopic::Unstaffed => &[Bearing::HelpsStaffing],
        AdviceTopic::Unwelcome
        | AdviceTopic::OutOfReach
        | AdviceTopic::OneKindOfDilemma
        | AdviceTopic::UniqueCopies
        | AdviceTopic::Retired => &[],
    };
    quotes(deck, |bearing| meant.contains(bearing))
}

/// The texts that bear on missions beyond reach: those about what is missing, then, where there are too few
/// points, those about points.
pub(super) fn about_reach(deck: &FoundDeck, beyond: &[MissionReach], has_points: bool) -> Vec<Quote> {
    let lacks: Vec<&Shortfall> = beyond.iter().flat_map(|reach| &reach.lacks).collect();
    if lacks.is_empty() {
        return Vec::new();
    }
    let mut found = quotes(deck, |bearing| lacks.iter().any(|lack| supplies(bearing, lack)));
    if has_points {
        return found;
    }
    for quote in quotes(deck, |bearing| *bearing == Bearing::ScoresPoints) {
        if !found.iter().any(|known| known.card == quote.card) {
            found.push(quote);
        }
    }
    found
}

fn quotes(deck: &FoundDeck, is_meant: impl Fn(&Bearing) -> bool) -> Vec<Quote> {
    let piles = [Pile::Missions, Pile::Deck].into_iter();
    let cards = piles.flat_map(|pile| deck.copies(pile));
    let bears = |(card, _): &(Rc<CcgCard>, u32)| card.text_facts.bearings.iter().any(&is_meant);
    let quote = |(card, _): (Rc<CcgCard>, u32)| Quote::new(&card, card.sentence_bearing(&is_meant));
    cards.filter(bears).map(quote).collect()
}

/// Whether a text may bring what is missing.
fn supplies(bearing: &Bearing, lack: &Shortfall) -> bool {
    if *bearing == Bearing::ReplacesRequirements {
        return true;
    }
    match lack {
        Shortfall::Access => *bearing == Bearing::LetsAttempt,
        Shortfall::Skill { skill, .. } => match bearing {
            Bearing::GainsSkill(gained) => gained == skill,
            other => *other == Bearing::GainsAnySkill,
        },
        Shortfall::Sum { attribute, .. } => [*attribute, Attribute::Any].map(Bearing::Raises).contains(bearing),
        Shortfall::Count { .. } | Shortfall::Together => false,
    }
}
