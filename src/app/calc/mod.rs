//! `tricorder calc`: rules that are arithmetic, answered with the sum and the rule behind it.
//!
//! A calculator is one file, `<game>/<name>.rs`: its rule, a pure function of what was typed; the struct with
//! the result, which is the document for programs and, as a [`answer::Calculation`], makes the page; its
//! arguments. Its command is a line beside its `mod`; which rules it follows is its line in `calculator.rs`; all it says
//! stands in `calc.ftl` under its code. Title, place, rulings, rules and sources of the page come from the
//! [`answer::RuleBasis`].

pub mod answer;
pub mod calculator;
pub mod catan;
pub mod first;
mod numbers;
pub mod second;

use clap::Args;
use serde::Serialize;

use crate::commands::{RunCommand, commands};
use crate::session::Session;
use crate::{CommandReport, Found};
use calculator::Calculator;
use model::Game;
use page::locale::{Texts, msg};
use page::{Page, PageTable, command};
use words::{Problem, Term};

/// What `tricorder calc` takes: a calculator, or nothing for the list of all.
#[derive(Debug, Args)]
pub struct CalcArgs {
    #[command(subcommand)]
    command: Option<Command>,
}

commands! {
    /// A calculator of Second Edition.
    #[command(flatten)]
    Second(second::Command),
    /// A calculator of Star Trek Catan.
    #[command(flatten)]
    Catan(catan::Command),
    /// A calculator of the board variant of First Edition.
    #[command(flatten)]
    First(first::Command),
    /// Makes the rolls of the First Edition board variant, with the row of their table.
    Roll(first::roll::RollArgs),
    /// Shows tables of the First Edition board variant.
    Table(first::nonaligned::TableArgs),
}

impl RunCommand for CalcArgs {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            None => Ok(Found::shown(CalculatorList::new())),
            Some(command) => command.run(session),
        }
    }
}

/// All calculators, by game: `{"calculators": [{"calculator", "game", "command"}]}`.
#[derive(Debug, Serialize)]
struct CalculatorList {
    calculators: Vec<ListedCalculator>,
}

#[derive(Debug, Serialize)]
struct ListedCalculator {
    calculator: Calculator,
    game: Game,
    command: String,
}

impl CalculatorList {
    fn new() -> CalculatorList {
        let listed = Calculator::ALL.map(|calculator| ListedCalculator {
            calculator,
            game: calculator.game(),
            command: calculator.command(),
        });
        CalculatorList { calculators: listed.into() }
    }

    fn page_of_game(&self, texts: &Texts, game: Game) -> Page {
        let of_game = self.calculators.iter().filter(|listed| listed.game == game);
        let rows: Vec<Vec<String>> = of_game
            .map(|listed| {
                let typed = command(format!("tricorder {}", listed.command));
                vec![format!("  {typed}"), listed.calculator.about(texts)]
            })
            .collect();
        let mut page = Page::new();
        if !rows.is_empty() {
            page.heading(game.term(texts));
            page.table(PageTable::bare(rows));
        }
        page
    }
}

impl CommandReport for CalculatorList {
    fn page(&self, texts: &Texts) -> Page {
        let games = Game::ALL.map(|game| self.page_of_game(texts, game));
        let hint = Page::from_words(msg::calc_list_hint(texts));
        Page::parts(games.into_iter().chain([hint]))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use model::Lang;
    use page::PageBlock;

    #[test]
    fn games_with_calculators_have_a_heading_each() {
        for lang in Lang::ALL {
            let page = CalculatorList::new().page(&Texts::new(lang));
            let headings = page.blocks.iter().filter(|block| matches!(block, PageBlock::Heading(_)));
            let games: BTreeSet<Game> = Calculator::ALL.into_iter().map(Calculator::game).collect();
            assert_eq!(headings.count(), games.len());
        }
    }
}
