//! The captains of the computer and their whole programs, as they lie beside the play area.

use serde::Serialize;

use super::effects::{Names, Sentences};
use crate::locale::{Texts, msg};
use crate::model;
use crate::model::{
    Board, Bonus, Boost, CrewDeck, Moment, Origin, SpecialRule, SuitRow, Token, Upgrade,
};
use crate::page::{Facts, Labels, Page};
use crate::view::Show;
use crate::view::kit::terms::{Term, terms};
use crate::view::kit::titles::captain_name;

terms! {
    SpecialRule {
        BurnhamDilithium => program_special_burnham_dilithium,
    }
}

/// The captains: `{"captains":[{"captain","rows","away_teams"}]}`.
#[derive(Debug, Serialize)]
pub struct Captains {
    pub captains: Vec<Captain>,
}

/// A captain of the computer.
#[derive(Debug, Serialize)]
pub struct Captain {
    captain: CrewDeck,
    /// Rows of the program, without the one for Surprises.
    rows: usize,
    away_teams: u8,
}

impl Captain {
    /// A captain by program and board.
    pub fn new(program: &model::Program, board: &Board) -> Captain {
        let suits = program.without_officer.len() + program.with_officer.len();
        Captain {
            captain: program.captain,
            rows: program.traits.len() + suits,
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
            page.point(msg::program_captains_row(
                texts,
                name,
                one.rows,
                one.away_teams,
            ));
        }
        page
    }
}

/// The whole program of a captain, as it lies beside the play area: `{"captain","special_rule",
/// "traits":[{"match","effects"}],"without_officer":[{"suit","effects"}],"with_officer","upgrades"}`.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Program {
    pub program: model::Program,
    #[serde(skip)]
    pub names: Names,
}

impl Show for Program {
    fn page(&self, texts: &Texts) -> Page {
        let program = &self.program;
        let mut page = Page::new();
        page.title(msg::program_title(texts, captain_name(program.captain)));
        if let Some(rule) = &program.special_rule {
            let part = section(&mut page, msg::program_special_rule(texts));
            part.say(rule.term(texts));
        }
        section(&mut page, msg::program_traits(texts)).facts(self.traits(texts));
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
    fn traits(&self, texts: &Texts) -> Facts {
        let sentences = Sentences::new(texts, &self.names);
        let mut facts = Facts::new(Labels::Sums);
        let surprise = self.names.of("surprise", texts.lang());
        facts.add(surprise, msg::program_row_surprise(texts));
        for row in &self.program.traits {
            let traits = named(texts, &self.names, &row.traits);
            facts.add(traits, sentences.row(&row.effects));
        }
        facts
    }

    fn suits(&self, texts: &Texts, rows: &[SuitRow]) -> Facts {
        let sentences = Sentences::new(texts, &self.names);
        let mut facts = Facts::new(Labels::Sums);
        for row in rows {
            let suit = self.names.of(row.suit.code(), texts.lang());
            facts.add(suit, sentences.row(&row.effects));
        }
        facts
    }

    fn upgrades(&self, texts: &Texts) -> Facts {
        let upgrades = &self.program.upgrades;
        let mut facts = Facts::new(Labels::Sums);
        self.add_upgrade(&mut facts, texts, &msg::program_win(texts), &upgrades.win);
        self.add_upgrade(&mut facts, texts, &msg::program_loss(texts), &upgrades.loss);
        facts
    }

    fn add_upgrade(&self, facts: &mut Facts, texts: &Texts, result: &str, upgrade: &Upgrade) {
        let wanted = named(texts, &self.names, &upgrade.reinforce);
        facts.add(result, msg::program_option_a(texts, wanted));
        for bonus in &upgrade.bonuses {
            facts.add(result, self::bonus(texts, &self.names, bonus));
        }
    }
}

/// The printed names of suits or traits any of which will do.
pub(in crate::view) fn named(texts: &Texts, names: &Names, slugs: &[String]) -> String {
    let named = slugs.iter().map(|slug| names.of(slug, texts.lang()));
    named.collect::<Vec<_>>().join(" / ")
}

/// A bonus of the upgrades as a sentence.
pub(in crate::view) fn bonus(texts: &Texts, names: &Names, bonus: &Bonus) -> String {
    match bonus {
        Bonus::ReinforceCard(Origin::Reserve) => msg::program_reinforce_reserve(texts),
        Bonus::ReinforceCard(Origin::Available) => msg::program_reinforce_available(texts),
        Bonus::Boost { when, effect } => timed(texts, names, *when, effect),
    }
}

/// A boost with the moment it takes effect at.
pub(in crate::view) fn timed(texts: &Texts, names: &Names, when: Moment, effect: &Boost) -> String {
    let what = boost(texts, names, effect);
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
        Boost::GainTokens { token, amount } => {
            let what = token.term(texts);
            match token {
                Token::Glory => msg::program_boost_gain_glory(texts, *amount, what),
                Token::Dilithium | Token::Latinum => msg::program_boost_gain(texts, *amount, what),
            }
        }
        Boost::Draw(cards) => msg::program_boost_draw(texts, *cards),
        Boost::Find(cards) => msg::program_boost_find(texts, *cards),
        Boost::FindAndPlay(suit) => {
            let suit = names.of(suit.code(), texts.lang());
            msg::program_boost_find_and_play(texts, suit)
        }
        Boost::LogFound => msg::program_boost_log_found(texts),
        Boost::TakeReinforcement => msg::program_boost_take_reinforcement(texts),
    }
}
