//! What a campaign brings after a game, as sentences.

use super::effects::{Names, Sentences};
use crate::locale::{Texts, msg};
use crate::model::{Bonus, Boost, Filter, Moment, Origin, Specialty, Token, Upgrade};
use crate::view::kit::terms::Term;

/// A bonus of the upgrades as a sentence.
pub(in crate::view) fn bonus(texts: &Texts, names: &Names, bonus: &Bonus) -> String {
    match bonus {
        Bonus::ReinforceCard(Origin::Reserve) => msg::program_reinforce_reserve(texts),
        Bonus::ReinforceCard(Origin::Available) => msg::program_reinforce_available(texts),
        Bonus::ReinforceFitting { fits, from, each } => {
            let fits = fitting(texts, names, fits);
            match (&from[..], each) {
                ([Origin::Reserve], _) => msg::program_reinforce_fitting_reserve(texts, fits),
                ([Origin::Available], _) => msg::program_reinforce_fitting_available(texts, fits),
                (_, true) => msg::program_reinforce_fitting_each(texts, fits),
                (_, false) => msg::program_reinforce_fitting_either(texts, fits),
            }
        }
        Bonus::Boost { when, effect } => timed(texts, names, *when, effect),
    }
}

/// A boost with the moment it takes effect at.
pub(in crate::view) fn timed(texts: &Texts, names: &Names, when: Moment, effect: &Boost) -> String {
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
    match boost {
        Boost::GainTrack { track, amount } => {
            msg::program_boost_gain(texts, *amount, track.term(texts))
        }
        Boost::GainTokens { token, amount } => tokens(texts, *token, *amount),
        Boost::Draw(cards) => msg::program_boost_draw(texts, *cards),
        Boost::Find(cards) => msg::program_boost_find(texts, *cards),
        Boost::FindAndPlay(suit) => {
            let suit = names.of(suit.code(), texts.lang());
            msg::program_boost_find_and_play(texts, suit)
        }
        Boost::LogFound => msg::program_boost_log_found(texts),
        Boost::TakeReinforcement => msg::program_boost_take_reinforcement(texts),
        Boost::GainTracks { each, one_of } => {
            let each = each.iter().map(std::slice::from_ref);
            let one_of = (!one_of.is_empty()).then_some(&one_of[..]);
            let parts = each
                .chain(one_of)
                .map(|any| format!("1 {}", tracks(texts, any)));
            msg::program_boost_gain_all(texts, parts.collect::<Vec<_>>().join(", "))
        }
        Boost::GainOneOf {
            tracks: any,
            amount,
        } => msg::program_boost_gain(texts, *amount, tracks(texts, any)),
        Boost::DiscardTopAndGain { amount } => {
            let any = tracks(texts, &Specialty::ALL);
            msg::program_boost_discard_top_and_gain(texts, *amount, any)
        }
        Boost::GainAction => msg::program_boost_gain_action(texts),
        Boost::DrawAndGainAction => msg::program_boost_draw_and_gain_action(texts),
        Boost::EnlistReserve => msg::program_boost_enlist_reserve(texts),
        Boost::EnlistDevelopment { cost } => {
            msg::program_boost_enlist_development(texts, cost.term(texts))
        }
        Boost::Scan { cost, fits } => {
            msg::program_boost_scan(texts, cost.term(texts), fitting(texts, names, fits))
        }
        Boost::ScanSuit { cost, cards, suit } => {
            let suit = names.of(suit.code(), texts.lang());
            msg::program_boost_scan_suit(texts, cost.term(texts), *cards, suit)
        }
        Boost::FindInDeck(suit) => {
            let suit = names.of(suit.code(), texts.lang());
            msg::program_boost_find_in_deck(texts, suit)
        }
        Boost::FindAndPromote => msg::program_boost_find_and_promote(texts),
        Boost::ReturnFound => msg::program_boost_return_found(texts),
        Boost::Redraw(cards) => msg::program_boost_redraw(texts, *cards),
        Boost::GainTopOrJunk => msg::program_boost_gain_top_or_junk(texts),
        Boost::SendTwo => msg::program_boost_send_two(texts),
        Boost::TwoForShips => msg::program_boost_two_for_ships(texts),
        Boost::PlayAndRecall { without } => {
            msg::program_boost_play_and_recall(texts, names.of(without, texts.lang()))
        }
        Boost::GiveIncident => msg::program_boost_give_incident(texts),
        Boost::DrawAndForceIncident => msg::program_boost_draw_and_force_incident(texts),
    }
}

fn tokens(texts: &Texts, token: Token, amount: u8) -> String {
    let what = token.term(texts);
    match token {
        Token::Glory => msg::program_boost_gain_glory(texts, amount, what),
        Token::Dilithium | Token::Latinum => msg::program_boost_gain(texts, amount, what),
    }
}

/// Tracks of which the player chooses one.
fn tracks(texts: &Texts, any: &[Specialty]) -> String {
    let tracks: Vec<String> = any.iter().map(|track| track.term(texts)).collect();
    tracks.join(" / ")
}

/// The printed names of suits, traits and icons any of which will do.
fn fitting(texts: &Texts, names: &Names, fits: &[Filter]) -> String {
    let sentences = Sentences::new(texts, names);
    let fits: Vec<String> = fits.iter().map(|filter| sentences.filter(filter)).collect();
    fits.join(" / ")
}

/// What may be chosen with Option A.
pub(in crate::view) fn reinforcement(texts: &Texts, names: &Names, upgrade: &Upgrade) -> String {
    let wanted = wanted(texts, names, upgrade);
    if upgrade.except.is_empty() {
        return msg::program_option_a(texts, wanted);
    }
    let except = named(texts, names, &upgrade.except);
    msg::program_option_a_except(texts, wanted, except)
}

/// The suits, traits and icons that Option A names.
pub(in crate::view) fn wanted(texts: &Texts, names: &Names, upgrade: &Upgrade) -> String {
    let codes = upgrade.reinforce.iter();
    let wanted: Vec<Filter> = codes.filter_map(|code| Filter::from_code(code)).collect();
    fitting(texts, names, &wanted)
}

/// The printed names of suits or traits any of which will do.
pub(in crate::view) fn named(texts: &Texts, names: &Names, slugs: &[String]) -> String {
    let named = slugs.iter().map(|slug| names.of(slug, texts.lang()));
    named.collect::<Vec<_>>().join(" / ")
}
