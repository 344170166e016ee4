//! The list of stored solo games, and how the finished ones ended.

use serde::{Serialize, Serializer};

use crate::CommandReport;
use crate::solo::public::PublicSetup;
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use solo::state::setup::Setup;
use solo::stats::{GameStats, GameTotal, Share};
use words::Term;
use words::names::captain_name;
use words::numbers::decimal;

/// The stored games, last used first: `{"games":[{"name","entries","setup"}]}`.
#[derive(Debug, Serialize)]
pub struct Games {
    /// The games, last used first.
    pub games: Vec<StoredGame>,
}

/// A stored game.
#[derive(Debug, Serialize)]
pub struct StoredGame {
    /// The name it is kept under.
    pub name: String,
    /// Entries of its log that count.
    pub entries: usize,
    /// When it went on last, as stores tell it: for people alone.
    #[serde(skip)]
    pub moved: String,
    /// `None` if its log cannot be read.
    #[serde(serialize_with = "public")]
    pub setup: Option<Setup>,
}

/// A moment as stores tell it, `2026-05-01 18:30`, in the words of a language; what is no such moment stays as it is.
pub fn moment(texts: &Texts, stored: &str) -> String {
    let read = || {
        let (date, time) = stored.split_once(' ')?;
        let mut parts = date.splitn(3, '-');
        let (year, month, day) = (parts.next()?, parts.next()?.parse::<u8>().ok()?, parts.next()?);
        Some(msg::solo_when(texts, day.trim_start_matches('0'), month, year, time))
    };
    read().unwrap_or_else(|| stored.to_owned())
}

fn public<S: Serializer>(setup: &Option<Setup>, serializer: S) -> Result<S::Ok, S::Error> {
    setup.as_ref().map(PublicSetup).serialize(serializer)
}

impl CommandReport for Games {
    fn page(&self, texts: &Texts) -> Page {
        if self.games.is_empty() {
            return Page::from_words(msg::play_no_games(texts));
        }
        let header = [
            msg::play_list_name(texts),
            msg::play_list_bot(texts),
            msg::play_list_difficulty(texts),
            msg::play_list_captain(texts),
            msg::play_list_entries(texts),
            msg::play_list_moved(texts),
        ];
        let mut page = Page::new();
        let rows = self.games.iter().map(|game| game.row(texts));
        page.table(PageTable::open(header, rows));
        page
    }
}

impl StoredGame {
    fn row(&self, texts: &Texts) -> Vec<String> {
        let setup = self.setup.as_ref();
        let told = |tell: &dyn Fn(&Setup) -> String| setup.map_or_else(|| msg::play_unknown(texts), tell);
        vec![
            self.name.clone(),
            told(&|setup| captain_name(setup.bot)),
            told(&|setup| setup.difficulty.term(texts)),
            told(&|setup| captain_name(setup.captain)),
            self.entries.to_string(),
            self.moved.clone(),
        ]
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
        page
    }
}

trait Summarize {
    fn sum(&self, texts: &Texts) -> String;
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

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn a_moment_is_told_in_the_words_of_each_language() {
        let told = |lang| moment(&Texts::new(lang), "2026-05-01 18:30");
        assert_eq!(told(Lang::En), "1 May 2026, 18:30");
        assert_eq!(told(Lang::De), "1. Mai 2026, 18:30");
        assert_eq!(moment(&Texts::new(Lang::En), ""), "");
    }
}
