//! The captains of the computer and their whole programs, as they lie beside the play area; what a campaign brings
//! after a game against them.

use super::effects::{EffectWriter, Names};
use page::locale::{Texts, msg};

use crate::Show;
use crate::kit::lists::join_words;
use crate::kit::records::captain_name;
use crate::kit::sentences::{Phrase, says};
use crate::kit::terms::Term;
use model::{
    Board, Bonus, Boost, CardFilter, CrewDeck, EffectToken, Moment, SpecialRule, Specialty, SuitRow, TraitRow,
    Upgrade, UpgradeOrigin,
};
use page::{FactList, Labels, Page};
use serde::Serialize;

/// The captains: `{"captains":[{"captain","rows","away_teams"}]}`.
#[derive(Debug, Serialize)]
pub struct Captains {
    /// The captains that come with the player's boxes.
    pub captains: Vec<Captain>,
}

/// A captain of the computer.
#[derive(Debug, Serialize)]
pub struct Captain {
    /// Whose program it is.
    pub captain: CrewDeck,
    /// Rows of the program, without the one for Surprises.
    rows: usize,
    away_teams: u8,
}

impl Captain {
    /// A captain by program and board.
    pub fn new(program: &model::Program, board: &Board) -> Captain {
        let suits = program.without_officer.len() + program.with_officer.len();
        let exile = program.exile.as_ref().map_or(0, |exile| exile.rows.len());
        Captain {
            captain: program.captain,
            rows: program.traits.len() + suits + exile,
            away_teams: board.away_teams,
        }
    }
}

impl Show for Captains {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.title(msg::program_captains_title(texts));
        for one in &self.captains {
            let name = captain_name(one.captain);
            page.point(msg::program_captains_row(texts, name, one.rows, one.away_teams));
        }
        page
    }
}

/// The whole program of a captain, as it lies beside the play area: `{"captain","special_rule",
/// "traits":[{"match","effects"}],"without_officer":[{"suit","effects"}],"with_officer","upgrades"}`.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Program {
    /// The printed cards of the program.
    pub program: model::Program,
    /// Printed names of suits and traits, for people alone.
    #[serde(skip)]
    pub names: Names,
}

impl Show for Program {
    fn page(&self, texts: &Texts) -> Page {
        let program = &self.program;
        let mut page = Page::new();
        page.title(msg::program_title(texts, captain_name(program.captain)));
        if let Some(exile) = &program.exile {
            let part = section(&mut page, msg::program_exile(texts));
            part.say(self.special_rule(texts, exile.special_rule));
            part.facts(self.traits(texts, &exile.rows));
        }
        if let Some(rule) = program.special_rule {
            let part = section(&mut page, msg::program_special_rule(texts));
            part.say(self.special_rule(texts, rule));
        }
        let traits = self.traits(texts, &program.traits);
        section(&mut page, msg::program_traits(texts)).facts(traits);
        let without = self.suits(texts, &program.without_officer);
        section(&mut page, msg::program_without_officer(texts)).facts(without);
        let with = self.suits(texts, &program.with_officer);
        section(&mut page, msg::program_with_officer(texts)).facts(with);
        section(&mut page, msg::program_upgrades(texts)).facts(self.upgrades(texts));
        page
    }
}

/// Begins a part under a heading.
fn section(page: &mut Page, heading: String) -> &mut Page {
    page.gap();
    page.heading(heading);
    page
}

impl Program {
    fn special_rule(&self, texts: &Texts, rule: SpecialRule) -> String {
        let named = |slugs: &[&str]| {
            let slugs: Vec<String> = slugs.iter().map(|slug| (*slug).to_owned()).collect();
            card_titles(texts, &self.names, &slugs)
        };
        let unlogged = || named(rule.unlogged().as_slice());
        match rule {
            SpecialRule::BurnhamDilithium => msg::program_special_burnham_dilithium(texts),
            SpecialRule::FreemanLowerDeckers => {
                let unlogged = msg::program_special_unlogged(texts, unlogged());
                let favorites = msg::program_special_favorites(texts, named(rule.favorites()));
                format!("{unlogged} {favorites}")
            }
            SpecialRule::KhanMarks => msg::program_special_khan_marks(texts),
            SpecialRule::KhanExile => msg::program_special_khan_exile(texts),
            SpecialRule::PikeSkills => msg::program_special_pike_skills(texts),
            SpecialRule::RikerFavorites => msg::program_special_favorites(texts, named(rule.favorites())),
            SpecialRule::SovalPathOfSurak => msg::program_special_unlogged(texts, unlogged()),
        }
    }

    fn traits(&self, texts: &Texts, rows: &[TraitRow]) -> FactList {
        let sentences = EffectWriter::new(texts, &self.names);
        let mut facts = FactList::new(Labels::Sums);
        let surprise = self.names.title("surprise", texts.lang());
        facts.add(surprise, msg::program_row_surprise(texts));
        for row in rows {
            let traits = card_titles(texts, &self.names, &row.traits);
            facts.add(traits, sentences.row(&row.effects));
        }
        facts
    }

    fn suits(&self, texts: &Texts, rows: &[SuitRow]) -> FactList {
        let sentences = EffectWriter::new(texts, &self.names);
        let mut facts = FactList::new(Labels::Sums);
        for row in rows {
            let suit = self.names.title(row.suit.code(), texts.lang());
            facts.add(suit, sentences.row(&row.effects));
        }
        facts
    }

    fn upgrades(&self, texts: &Texts) -> FactList {
        let upgrades = &self.program.upgrades;
        let mut facts = FactList::new(Labels::Sums);
        self.add_upgrade(&mut facts, texts, &msg::program_win(texts), &upgrades.win);
        self.add_upgrade(&mut facts, texts, &msg::program_loss(texts), &upgrades.loss);
        facts
    }

    fn add_upgrade(&self, facts: &mut FactList, texts: &Texts, result: &str, upgrade: &Upgrade) {
        facts.add(result, reinforcement(texts, &self.names, upgrade));
        for offered in &upgrade.bonuses {
            facts.add(result, bonus(texts, &self.names, offered));
        }
    }
}

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
        DiscardTopAndGain { amount } => program_boost_discard_top_and_gain(amount, Phrase(any_track(&Specialty::ALL)));
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
    use crate::sample::{check_pages, names, programs};
    use model::Lang;
    use page::plain;

    #[test]
    fn every_program_reads_well_in_both_languages() {
        for program in programs() {
            let shown = Program { program: program.clone(), names: names() };
            check_pages(|texts| shown.page(texts));
        }
    }

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
