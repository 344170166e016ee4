//! `tricorder solo program`: the program cards of a captain, as they lie beside the play area, and what a campaign brings
//! after a game against them.

use clap::Args;
use serde::{Serialize, Serializer};

use crate::campaign::bonuses::{bonus, card_titles, reinforcement};
use crate::choices::CAPTAINS;
use crate::options::OneOf;
use crate::session::Session;
use crate::solo::{cards, rulebook};
use crate::{CommandReport, Found, RunCommand, boxes};
use model::{CrewDeck, SpecialRule, SuitRow, TraitRow, Upgrade};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page};
use words::Problem;
use words::effects::{EffectWriter, Names};
use words::names::captain_name;

/// What `tricorder solo program` takes: the captain whose cards are shown.
#[derive(Debug, Args)]
pub struct Program {
    #[arg(required = true, value_parser = OneOf(&CAPTAINS))]
    captain: CrewDeck,
}

impl Program {
    /// The command that shows the program of a captain.
    pub fn new(captain: CrewDeck) -> Program {
        Program { captain }
    }
}

impl RunCommand<ProgramReport> for Program {
    fn run(self, session: &Session<'_>) -> Result<Found<ProgramReport>, Problem> {
        boxes::know_captain(session, self.captain)?;
        Ok(Found::new(program(session, self.captain)?))
    }
}

/// The Command cards of a captain.
///
/// # Errors
/// When the data has none.
pub fn program(session: &Session<'_>, captain: CrewDeck) -> Result<ProgramReport, Problem> {
    Ok(ProgramReport { program: rulebook::program(session, captain)?, names: cards::names(session)? })
}

/// The whole program of a captain, as it lies beside the play area: `{"captain","special_rule",
/// "traits":[{"match","effects"}],"without_officer":[{"suit","effects"}],"with_officer","upgrades"}`.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct ProgramReport {
    /// The printed cards of the program.
    #[serde(serialize_with = "printed")]
    pub program: model::Program,
    /// Printed names of suits and traits, for people alone.
    #[serde(skip)]
    pub names: Names,
}

/// A program as programs read it: its special rule is a code there.
fn printed<S: Serializer>(program: &model::Program, serializer: S) -> Result<S::Ok, S::Error> {
    model::Program { rule: SpecialRule::default(), ..program.clone() }.serialize(serializer)
}

impl CommandReport for ProgramReport {
    fn page(&self, texts: &Texts) -> Page {
        let program = &self.program;
        let mut page = Page::new();
        page.title(msg::program_title(texts, captain_name(program.captain)));
        if let Some(exile) = &program.exile {
            let part = section(&mut page, msg::program_exile(texts));
            part.say(msg::program_special_exile(texts));
            part.facts(self.traits(texts, &exile.rows));
        }
        if program.special_rule.is_some() {
            let part = section(&mut page, msg::program_special_rule(texts));
            part.say(self.special_rule(texts, &program.rule));
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

impl ProgramReport {
    fn special_rule(&self, texts: &Texts, rule: &SpecialRule) -> String {
        let named = |slugs: &[String]| card_titles(texts, &self.names, slugs);
        let favorites = (!rule.favorites.is_empty()).then(|| named(&rule.favorites));
        let told = [
            rule.dilithium.then(|| msg::program_special_dilithium(texts)),
            rule.skills.then(|| msg::program_special_skills(texts)),
            rule.marks.map(|_| msg::program_special_marks(texts)),
            rule.unlogged
                .as_ref()
                .map(|slug| msg::program_special_unlogged(texts, named(std::slice::from_ref(slug)))),
            favorites.map(|favorites| msg::program_special_favorites(texts, favorites)),
        ];
        told.into_iter().flatten().collect::<Vec<String>>().join(" ")
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

#[cfg(test)]
mod tests {
    use super::*;
    use words::sample::{check_pages, names, programs};

    #[test]
    fn every_program_reads_well_in_both_languages() {
        for program in programs() {
            let shown = ProgramReport { program: program.clone(), names: names() };
            check_pages(|texts| shown.page(texts));
        }
    }
}
