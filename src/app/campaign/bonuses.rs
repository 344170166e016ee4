//! What a campaign brings after a game against a captain: boosts, bonuses and the cards that may reinforce.

use model::{Bonus, Boost, CardFilter, EffectToken, Moment, Specialty, Upgrade, UpgradeOrigin};
use page::locale::{Texts, msg};
use words::effects::{EffectWriter, Names};
use words::lists::join_words;
use words::sentences::FixedWords;
use words::{Term, says};

/// A bonus of the upgrades as a sentence.
pub fn bonus(texts: &Texts, names: &Names, bonus: &Bonus) -> String {
    let sentences = &EffectWriter::new(texts, names);
    says! { sentences, bonus => Bonus {
        ReinforceCard(UpgradeOrigin::Reserve) => program_reinforce_reserve();
        ReinforceCard(UpgradeOrigin::Available) => program_reinforce_available();
        ReinforceFitting { fits, from, .. } if from[..] == [UpgradeOrigin::Reserve] => program_reinforce_fitting_reserve(fits);
        ReinforceFitting { fits, from, .. } if from[..] == [UpgradeOrigin::Available] => program_reinforce_fitting_available(fits);
        ReinforceFitting { fits, each: true, .. } => program_reinforce_fitting_each(fits);
        ReinforceFitting { fits, each: false, .. } => program_reinforce_fitting_either(fits);
        Boost { when, effect } => { timed(texts, names, *when, effect) };
    } }
}

/// A boost with the moment it takes effect at.
pub fn timed(texts: &Texts, names: &Names, when: Moment, effect: &Boost) -> String {
    let what = if effect.is_attack() {
        msg::program_boost_attack(texts, boost(texts, names, effect))
    } else {
        boost(texts, names, effect)
    };
    match when {
        Moment::Unnamed => msg::program_boost_unnamed(texts, what),
        Moment::BeforeHand => msg::program_boost_before_hand(texts, what),
        Moment::AfterHand => msg::program_boost_after_hand(texts, what),
    }
}

fn boost(texts: &Texts, names: &Names, boost: &Boost) -> String {
    let any_track = |tracks: &[Specialty]| join_words(tracks, " / ", |track| track.term(texts));
    let sentences = &EffectWriter::new(texts, names);
    says! { sentences, boost => Boost {
        GainTrack { track, amount } => program_boost_gain(amount, track);
        GainTokens { token: token @ EffectToken::Glory, amount } => program_boost_gain_glory(amount, token);
        GainTokens { token, amount } => program_boost_gain(amount, token);
        Draw(cards) => program_boost_draw(cards);
        Find(cards) => program_boost_find(cards);
        FindAndPlay(suit) => program_boost_find_and_play(suit);
        LogFound => program_boost_log_found();
        TakeReinforcement => program_boost_take_reinforcement();
        GainTracks { each, one_of } => {
            let each = each.iter().map(std::slice::from_ref);
            let one_of = (!one_of.is_empty()).then_some(&one_of[..]);
            let parts: Vec<String> = each.chain(one_of).map(|any| format!("1 {}", any_track(any))).collect();
            msg::program_boost_gain_all(texts, parts.join(", "))
        };
        GainOneOf { tracks, amount } => program_boost_gain(amount, tracks);
        DiscardTopAndGain { amount } => program_boost_discard_top_and_gain(amount, FixedWords(any_track(&Specialty::ALL)));
        GainAction => program_boost_gain_action();
        DrawAndGainAction => program_boost_draw_and_gain_action();
        EnlistReserve => program_boost_enlist_reserve();
        EnlistDevelopment { cost } => program_boost_enlist_development(cost);
        Scan { cost, fits } => program_boost_scan(cost, fits);
        ScanSuit { cost, cards, suit } => program_boost_scan_suit(cost, cards, suit);
        FindInDeck(suit) => program_boost_find_in_deck(suit);
        FindAndPromote => program_boost_find_and_promote();
        ReturnFound => program_boost_return_found();
        Redraw(cards) => program_boost_redraw(cards);
        GainTopOrJunk => program_boost_gain_top_or_junk();
        SendTwo => program_boost_send_two();
        TwoForShips => program_boost_two_for_ships();
        PlayAndRecall { without } => program_boost_play_and_recall(without);
        GiveIncident => program_boost_give_incident();
        DrawAndForceIncident => program_boost_draw_and_force_incident();
    } }
}

/// The printed names of suits, traits and icons any of which will do.
fn fitting(texts: &Texts, names: &Names, fits: &[CardFilter]) -> String {
    let sentences = EffectWriter::new(texts, names);
    join_words(fits, " / ", |filter| sentences.filter(filter))
}

/// What may be chosen with Option A.
pub fn reinforcement(texts: &Texts, names: &Names, upgrade: &Upgrade) -> String {
    msg::program_option_a(texts, wanted(texts, names, upgrade))
}

/// The suits, traits and icons that Option A names, and those it leaves out.
pub fn wanted(texts: &Texts, names: &Names, upgrade: &Upgrade) -> String {
    let codes = upgrade.reinforce.iter();
    let filters: Vec<CardFilter> = codes.filter_map(|code| CardFilter::from_code(code)).collect();
    let wanted = fitting(texts, names, &filters);
    if upgrade.except.is_empty() {
        return wanted;
    }
    msg::program_names_except(texts, wanted, card_titles(texts, names, &upgrade.except))
}

/// The printed names of suits or traits any of which will do.
pub fn card_titles(texts: &Texts, names: &Names, slugs: &[String]) -> String {
    join_words(slugs, " / ", |slug| names.title(slug, texts.lang()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{CrewDeck, Lang};
    use page::plain;
    use words::sample::{names, programs};

    /// Rebner's win leaves Helmets out; Riker's loss asks for icons, which have names.
    #[test]
    fn option_a_says_what_it_leaves_out_and_names_icons() {
        let (texts, names) = (Texts::new(Lang::En), names());
        let of =
            |deck| programs().iter().find(|program| program.captain == deck).expect("a program").upgrades.clone();
        assert_eq!(wanted(&texts, &names, &of(CrewDeck::Rebner).win), "Cargo, not Helmet");
        let icons = wanted(&texts, &names, &of(CrewDeck::Riker).loss);
        assert!(icons.contains("Research Skill") && !icons.contains('-'), "{icons}");
    }

    /// A slug in a sentence is a name that is missing.
    #[test]
    fn every_row_names_traits_as_they_are_printed() {
        for lang in Lang::ALL {
            let (texts, names) = (Texts::new(lang), names());
            let sentences = EffectWriter::new(&texts, &names);
            for program in programs() {
                let exile = program.exile.iter().flat_map(|card| &card.rows);
                let traits = program.traits.iter().chain(exile).map(|row| &row.effects);
                let sides = program.without_officer.iter().chain(&program.with_officer);
                for effects in traits.chain(sides.map(|row| &row.effects)) {
                    let told = plain(&sentences.row(effects));
                    let is_slug = |word: &str| {
                        let small = |sign: char| sign.is_ascii_lowercase() || sign == '-';
                        word.contains('-') && word.chars().all(small)
                    };
                    let slug = told.split(' ').find(|word| is_slug(word.trim_matches(['.', ':'])));
                    assert_eq!(slug, None, "{told}");
                }
            }
        }
    }
}
