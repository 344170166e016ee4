//! `tricorder solo list`: the stored games.

use std::collections::BTreeMap;

use clap::Args;
use serde::{Serialize, Serializer};

use crate::session::Session;
use crate::solo::game::list_games;
use crate::solo::public::PublicSetup;
use crate::solo::results::{describe_end, progress_of_games};
use crate::{CommandReport, Found, RunCommand};
use page::locale::{Texts, msg};
use page::{Page, PageTable};
use solo::state::setup::Setup;
use solo::stats::Progress;
use words::names::captain_name;
use words::{Problem, Term};

/// `solo list`.
#[derive(Debug, Args)]
pub struct Games {}

impl RunCommand for Games {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let progress: BTreeMap<String, Progress> =
            progress_of_games(session)?.into_iter().map(|(log, progress)| (log.name, progress)).collect();
        let games = list_games(session)?.into_iter().map(|(log, setup)| StoredGame {
            progress: progress.get(&log.name).copied(),
            name: log.name,
            entries: log.head,
            moved: log.moved,
            setup,
        });
        Ok(Found::shown(GameList { games: games.collect() }))
    }
}

/// The stored games, last used first: `{"games":[{"name","entries","progress","setup"}]}`.
#[derive(Debug, Serialize)]
pub struct GameList {
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
    /// Whether it goes on, waits for its Final Scoring, or how it ended: `"running"`, `"unscored"`, `{"finished": …}`;
    /// `None` if its log cannot be read.
    pub progress: Option<Progress>,
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

impl CommandReport for GameList {
    fn page(&self, texts: &Texts) -> Page {
        if self.games.is_empty() {
            return Page::from_words(msg::play_no_games(texts));
        }
        let header = [
            msg::play_list_name(texts),
            msg::play_list_bot(texts),
            msg::play_list_difficulty(texts),
            msg::play_list_captain(texts),
            msg::play_list_progress(texts),
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
            self.progress.map_or_else(|| msg::play_unknown(texts), |progress| describe_progress(texts, &progress)),
            self.moved.clone(),
        ]
    }
}

fn describe_progress(texts: &Texts, progress: &Progress) -> String {
    match progress {
        Progress::Running => msg::play_list_running(texts),
        Progress::Unscored => msg::solo_state_over(texts),
        Progress::Finished(game) => describe_end(texts, game),
    }
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
