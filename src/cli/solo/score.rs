//! `tricorder solo score`: Final Scoring, the player's points against those of the Bot.

use clap::Args;

use super::dialogue::Dialogue;
use super::game::Game;
use super::table;
use super::tally::{Known, Tally, Told};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Deck, EntryId};
use crate::solo::estate::Unnamed;
use crate::solo::score::{BotScore, Verdict};
use crate::solo::setup::BoardSide;
use crate::view::question;
use crate::view::score::{self, Cards, Opponent, Sheet};

#[derive(Debug, Args)]
pub struct Score {
    /// Without a game: whose board counts.
    #[arg(long, value_parser = table::captain_parser(), ignore_case = true, conflicts_with = "name")]
    captain: Option<Deck>,
    #[arg(long, value_parser = table::side_parser(), default_value = "basic", requires = "captain")]
    side: BoardSide,
    #[command(flatten)]
    tally: Tally,
    #[arg(long, allow_negative_numbers = true, requires = "captain", value_parser = clap::value_parser!(i32).range(-999..=999))]
    bot_total: Option<i32>,
    /// Facedown cards of the Bot, turned up for scoring.
    #[arg(long, conflicts_with = "captain")]
    named: Option<String>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Score {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        match self.captain {
            Some(captain) => self.by_hand(session, captain),
            None => self.of_game(session),
        }
    }

    /// The player's numbers against a total given by hand.
    fn by_hand(&self, session: &Session<'_>, captain: Deck) -> Result<Answer, Error> {
        let told = self.tally.player_score(session, captain, self.side)?;
        let verdict = self
            .bot_total
            .map(|bot| Verdict::of(told.score.total(), bot, None));
        let bot = self.bot_total.map(Opponent::Told);
        Ok(self.shown(session, Some(&told), bot, verdict, &told.cards))
    }

    /// The player's numbers against the Bot of a game. Without any, at a terminal they are asked
    /// for; elsewhere only the Bot's points are shown.
    fn of_game(self, session: &Session<'_>) -> Result<Answer, Error> {
        let game = Game::open(session, self.name.as_deref())?;
        let bot = self.bot_score(session, &game)?;
        let told = self.told(session, &game)?;
        let verdict = told
            .as_ref()
            .map(|told| Verdict::of(told.score.total(), bot.total(), game.state.table.ending));
        let opponent = Some(Opponent::Counted(&bot));
        let mut answer = self.shown(session, told.as_ref(), opponent, verdict, &game.book.cards);
        if let (Some(told), Some(_), false) = (&told, game.state.table.ending, self.json) {
            let note = record_note(session, &game, told.score.total(), bot.total());
            answer.text.push_str(&note);
        }
        Ok(answer)
    }

    fn told(&self, session: &Session<'_>, game: &Game) -> Result<Option<Told>, Error> {
        let setup = &game.book.setup;
        let dialogue = Dialogue::new();
        if !self.tally.is_empty() {
            let told = self
                .tally
                .player_score(session, setup.captain, setup.side)?;
            return Ok(Some(told));
        }
        if !dialogue.is_live() || self.json {
            return Ok(None);
        }
        let known = Known {
            tokens: own_tokens(game),
            tracks: game.state.table.player_tracks,
        };
        let Some(tally) = Tally::asked(&dialogue, session, setup.side, &known)? else {
            return Ok(None);
        };
        let told = tally.player_score(session, setup.captain, setup.side)?;
        Ok(Some(told))
    }

    fn bot_score(&self, session: &Session<'_>, game: &Game) -> Result<BotScore, Error> {
        let names = self.named.as_deref().unwrap_or_default();
        let names = names.split(';').filter(|name| !name.trim().is_empty());
        let reader = game.reader(session);
        let named = names
            .map(|name| reader.card(name))
            .collect::<Result<Vec<EntryId>, Error>>()?;
        BotScore::of(&game.book, &game.state.table, &named)
            .map_err(|unnamed| unnamed_error(session, game, &unnamed))
    }

    fn shown(
        &self,
        session: &Session<'_>,
        told: Option<&Told>,
        bot: Option<Opponent<'_>>,
        verdict: Option<Verdict>,
        cards: &Cards,
    ) -> Answer {
        let sheet = Sheet {
            you: told.map(|told| &told.score),
            counted: told.and_then(|told| told.counted.as_ref()),
            listed: told.map_or(0, |told| told.cards.len()),
            bot,
            verdict,
            cards,
        };
        Answer::found(if self.json {
            score::score_json(&sheet)
        } else {
            score::sheet(&session.screen, &sheet)
        })
    }
}

/// How the result of an assignment gets into its log book.
fn record_note(session: &Session<'_>, game: &Game, you: i32, bot: i32) -> String {
    let Some(campaign) = &game.book.setup.campaign else {
        return String::new();
    };
    let args = [
        ("opponent", game.book.setup.bot.code().into()),
        ("you", you.to_string().into()),
        ("bot", bot.to_string().into()),
        ("name", campaign.into()),
    ];
    let note = session.screen.texts().with("score-campaign", &args);
    format!("\n{note}\n")
}

/// The player's tokens in the Neutral Zone, as last told.
fn own_tokens(game: &Game) -> u8 {
    let sites = game.state.table.zone.iter();
    let tokens: u32 = sites.map(|site| site.player.count()).sum();
    u8::try_from(tokens).unwrap_or(u8::MAX)
}

fn unnamed_error(session: &Session<'_>, game: &Game, unnamed: &[Unnamed]) -> Error {
    let lang = session.screen.texts().lang();
    let among: Vec<EntryId> = unnamed
        .iter()
        .flat_map(|group| group.among.clone())
        .collect();
    let listed = question::candidates(&game.book, lang, &among);
    let titles = listed.iter().filter_map(|id| game.book.card(id));
    Error::Facedown {
        count: unnamed.iter().map(|group| group.count).sum(),
        among: titles.map(|card| card.title.get(lang).clone()).collect(),
    }
}
