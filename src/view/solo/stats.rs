//! How the finished games ended.

use crate::locale::{Texts, msg};
use crate::page::{Page, Table};
use crate::solo::stats::{Share, Stats, Total};
use crate::view::Show;
use crate::view::kit::numbers::decimal;
use crate::view::kit::terms::Term;
use crate::view::kit::titles::captain_name;

impl Show for Stats {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        page.title(msg::stats_title(texts));
        page.say(self.sum(texts));
        if !self.unscored.is_empty() {
            page.say(msg::stats_unscored(texts, self.unscored.join(", ")));
        }
        if self.total.games == 0 {
            return page;
        }
        let captain = |share: &Share<_>| captain_name(share.of);
        let bots = rows(texts, &self.by_bot, captain);
        let levels = rows(texts, &self.by_level, |share| share.of.term(texts));
        let captains = rows(texts, &self.by_captain, captain);
        page.part(table(texts, msg::stats_bot(texts), bots));
        page.part(table(texts, msg::stats_level(texts), levels));
        page.part(table(texts, msg::stats_captain(texts), captains));
        page
    }
}

trait Summed {
    fn sum(&self, texts: &Texts) -> String;
}

impl Summed for Stats {
    /// All games in a sentence, and how many are still being played.
    fn sum(&self, texts: &Texts) -> String {
        let Total {
            games,
            won,
            best,
            average,
        } = self.total;
        let mut parts = vec![msg::stats_games(texts, games, won)];
        if let Some((best, average)) = best.zip(average) {
            let average = decimal(texts, average, 1);
            parts.push(msg::stats_points(texts, best.to_string(), average));
        }
        if self.running > 0 {
            parts.push(msg::stats_running(texts, self.running));
        }
        parts.join(" ")
    }
}

fn table(texts: &Texts, first: String, rows: Vec<Vec<String>>) -> Page {
    let header = [
        first,
        msg::stats_head_games(texts),
        msg::stats_head_won(texts),
        msg::stats_head_best(texts),
        msg::stats_head_average(texts),
    ];
    Page::from(Table::ruled(header, rows))
}

fn rows<T>(
    texts: &Texts,
    shares: &[Share<T>],
    name: impl Fn(&Share<T>) -> String,
) -> Vec<Vec<String>> {
    let row = |share: &Share<T>| {
        let none = || msg::play_none(texts);
        let total = &share.total;
        vec![
            name(share),
            total.games.to_string(),
            total.won.to_string(),
            total.best.map_or_else(none, |best| best.to_string()),
            total
                .average
                .map_or_else(none, |average| decimal(texts, average, 1)),
        ]
    };
    shares.iter().map(row).collect()
}
