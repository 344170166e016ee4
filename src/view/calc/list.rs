//! All calculators, a line each.

use serde::Serialize;

use super::about;
use crate::calc::Calculator;
use crate::locale::{Texts, msg};
use crate::model::Game;
use crate::page::{Page, Table, command};
use crate::view::Show;
use crate::view::kit::terms::Term;

/// All calculators, by game: `{"calculators": [{"calculator", "game", "command"}]}`.
#[derive(Debug, Serialize)]
pub struct Calculators {
    calculators: Vec<Line>,
}

#[derive(Debug, Serialize)]
struct Line {
    calculator: Calculator,
    game: Game,
    command: String,
}

impl Calculators {
    /// All there are.
    pub fn all() -> Calculators {
        let line = |calculator: &Calculator| Line {
            calculator: *calculator,
            game: calculator.game(),
            command: calculator.command(),
        };
        Calculators {
            calculators: Calculator::ALL.iter().map(line).collect(),
        }
    }

    fn of_game(&self, texts: &Texts, game: Game) -> Page {
        let lines = self.calculators.iter().filter(|line| line.game == game);
        let rows: Vec<Vec<String>> = lines.map(|line| line.row(texts)).collect();
        let mut page = Page::new();
        if !rows.is_empty() {
            page.heading(game.term(texts));
            page.table(Table::bare(rows));
        }
        page
    }
}

impl Line {
    fn row(&self, texts: &Texts) -> Vec<String> {
        let typed = command(format!("tricorder {}", self.command));
        vec![format!("  {typed}"), about(texts, self.calculator)]
    }
}

impl Show for Calculators {
    fn page(&self, texts: &Texts) -> Page {
        let games = Game::ALL.map(|game| self.of_game(texts, game));
        let hint = Page::of(msg::calc_list_hint(texts));
        Page::parts(games.into_iter().chain([hint]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Lang;
    use crate::page::Block;

    #[test]
    fn games_with_calculators_have_a_heading_each() {
        for lang in Lang::ALL {
            let page = Calculators::all().page(&Texts::new(lang));
            let headings = page
                .blocks
                .iter()
                .filter(|block| matches!(block, Block::Heading(_)));
            assert_eq!(headings.count(), 3);
        }
    }
}
