//! The list of all calculators.

use serde::Serialize;

use super::Calculator;
use crate::CommandReport;
use model::Game;
use page::locale::{Texts, msg};
use page::{Page, PageTable, command};
use words::Term;

/// All calculators, by game: `{"calculators": [{"calculator", "game", "command"}]}`.
#[derive(Debug, Serialize)]
pub(super) struct CalculatorList {
    calculators: Vec<ListedCalculator>,
}

#[derive(Debug, Serialize)]
struct ListedCalculator {
    calculator: Calculator,
    game: Game,
    command: String,
}

impl CalculatorList {
    /// The list.
    pub(super) fn new() -> CalculatorList {
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
    use model::text::key;
    use page::PageBlock;

    #[test]
    fn no_calculator_says_its_title_twice() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for one in Calculator::ALL {
                let (title, about) = (key(&one.term(&texts)), key(&one.about(&texts)));
                assert!(!about.contains(&title), "{}: {about}", one.code());
            }
        }
    }

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
