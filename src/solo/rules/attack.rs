//! Whether an attack on the player can follow from a row (solo rules p. 10): not, if it stands behind a condition that is
//! decided already.

use crate::model::{Compound, Effect, Test};

/// Whether any attack among effects can come about. `settled` says of a condition how it will be decided, if nothing that
/// happens before can change that; the flag tells whether anything happens before it.
pub fn may_attack(effects: &[Effect], settled: &impl Fn(&Test, bool) -> Option<bool>) -> bool {
    let mut before = false;
    for effect in effects {
        if may_bring(effect, before, settled) {
            return true;
        }
        before = true;
    }
    false
}

fn may_bring(
    effect: &Effect,
    before: bool,
    settled: &impl Fn(&Test, bool) -> Option<bool>,
) -> bool {
    let Effect::Compound(Compound::When {
        test,
        then,
        otherwise,
    }) = effect
    else {
        return effect.is_attack();
    };
    let any = |effects: &[Effect]| effects.iter().any(Effect::is_attack);
    match settled(test, before) {
        Some(true) => any(then),
        Some(false) => any(otherwise),
        None => any(then) || any(otherwise),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{PlayerPart, Suit};

    #[test]
    fn what_is_decided_already_brings_no_attack() {
        let attack = vec![Effect::You(PlayerPart::TakeIncident)];
        let row = [Effect::Compound(Compound::When {
            test: Test::ThisIs(Suit::Person),
            then: attack.clone(),
            otherwise: Vec::new(),
        })];
        assert!(!may_attack(&row, &|_, _| Some(false)));
        assert!(may_attack(&row, &|_, _| Some(true)));
        assert!(may_attack(&row, &|_, _| None));
        assert!(may_attack(&attack, &|_, _| Some(false)));
    }
}
