//! The captains of the computer and their whole programs, as they lie beside the play area.

use serde::Serialize;

use super::effects::{Names, Sentences};
use super::upgrades::{bonus, named, reinforcement};
use crate::locale::{Texts, msg};
use crate::model;
use crate::model::{Board, CrewDeck, SpecialRule, SuitRow, TraitRow, Upgrade};
use crate::page::{Facts, Labels, Page};
use crate::view::Show;
use crate::view::kit::titles::captain_name;

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
            named(texts, &self.names, &slugs)
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
            SpecialRule::RikerFavorites => {
                msg::program_special_favorites(texts, named(rule.favorites()))
            }
            SpecialRule::SovalPathOfSurak => msg::program_special_unlogged(texts, unlogged()),
        }
    }

    fn traits(&self, texts: &Texts, rows: &[TraitRow]) -> Facts {
        let sentences = Sentences::new(texts, &self.names);
        let mut facts = Facts::new(Labels::Sums);
        let surprise = self.names.of("surprise", texts.lang());
        facts.add(surprise, msg::program_row_surprise(texts));
        for row in rows {
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
        facts.add(result, reinforcement(texts, &self.names, upgrade));
        for offered in &upgrade.bonuses {
            facts.add(result, bonus(texts, &self.names, offered));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Lang;
    use crate::page::plain;
    use crate::view::sample::{check_pages, names, programs};

    #[test]
    fn every_program_reads_well_in_both_languages() {
        for program in programs() {
            let shown = Program {
                program: program.clone(),
                names: names(),
            };
            check_pages(|texts| shown.page(texts));
        }
    }

    /// A slug in a sentence is a name that is missing.
    #[test]
    fn every_row_names_traits_as_they_are_printed() {
        for lang in Lang::ALL {
            let (texts, names) = (Texts::new(lang), names());
            let sentences = Sentences::new(&texts, &names);
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
                    let slug = told
                        .split(' ')
                        .find(|word| is_slug(word.trim_matches(['.', ':'])));
                    assert_eq!(slug, None, "{told}");
                }
            }
        }
    }
}
