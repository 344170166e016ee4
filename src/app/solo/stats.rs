//! `tricorder solo stats`: how the finished games ended.

use clap::Args;

use crate::session::Session;
use crate::solo::results::{GameResults, results};
use crate::{CommandReport, Found, RunCommand};
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use solo::stats::{CaptainAtLevel, GameStats, GameTotal, Records, Share};
use words::names::captain_name;
use words::numbers::decimal;
use words::{Problem, Term};

/// What `tricorder solo stats` takes: nothing.
#[derive(Debug, Default, Args)]
pub struct Stats {}

impl RunCommand for Stats {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let GameResults { finished, unscored, running } = results(session)?;
        Ok(Found::shown(GameStats::new(&finished, running, unscored)))
    }
}

impl CommandReport for GameStats {
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
        page.part(self.records(texts));
        page
    }
}

trait Summarize {
    fn sum(&self, texts: &Texts) -> String;
    fn records(&self, texts: &Texts) -> Page;
}

impl Summarize for GameStats {
    /// All games in a sentence, and how many are still being played.
    fn sum(&self, texts: &Texts) -> String {
        let GameTotal { games, won, best, average } = self.total;
        let mut parts = vec![msg::stats_games(texts, games, won)];
        if let Some((best, average)) = best.zip(average) {
            let average = decimal(texts, average, 1);
            parts.push(msg::stats_points(texts, best.to_string(), average));
        }
        if self.records.longest_streak > 0 {
            let Records { streak, longest_streak, .. } = self.records;
            parts.push(msg::stats_streak(texts, streak, longest_streak));
        }
        if let Some(hardest) = self.records.hardest {
            parts.push(msg::stats_hardest(texts, hardest.level.term(texts), captain_name(hardest.bot)));
        }
        if self.running > 0 {
            parts.push(msg::stats_running(texts, self.running));
        }
        parts.join(" ")
    }

    /// Won, lost and best of each captain at each level.
    fn records(&self, texts: &Texts) -> Page {
        let header = [
            msg::stats_captain(texts),
            msg::stats_level(texts),
            msg::stats_head_won(texts),
            msg::stats_head_lost(texts),
            msg::stats_head_best(texts),
        ];
        let row = |row: &CaptainAtLevel| {
            let GameTotal { games, won, best, .. } = row.total;
            let best = best.map_or_else(|| msg::play_none(texts), |best| best.to_string());
            vec![captain_name(row.captain), row.level.term(texts), won.to_string(), (games - won).to_string(), best]
        };
        Page::from(PageTable::ruled(header, self.by_captain_at_level.iter().map(row)))
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
    Page::from(PageTable::ruled(header, rows))
}

fn rows<T>(texts: &Texts, shares: &[Share<T>], name: impl Fn(&Share<T>) -> String) -> Vec<Vec<String>> {
    let row = |share: &Share<T>| {
        let none = || msg::play_none(texts);
        let total = &share.total;
        vec![
            name(share),
            total.games.to_string(),
            total.won.to_string(),
            total.best.map_or_else(none, |best| best.to_string()),
            total.average.map_or_else(none, |average| decimal(texts, average, 1)),
        ]
    };
    shares.iter().map(row).collect()
}
