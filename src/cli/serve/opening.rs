//! The choices before a game, as controls: the same as the options of `solo new`, holding what was chosen last.

use crate::cli::choices::{CAPTAINS, DECKS, LEVELS, PRINTS, SIDES};
use crate::cli::session::Session;
use crate::cli::settings;
use crate::cli::solo::new::{New, QUESTIONS, last};
use crate::error::Error;
use crate::locale::{Texts, msg};
use crate::model::{CrewDeck, GameBox, Mode, Print};
use crate::page::{Choice, Control, Field, Filled, Part};
use crate::solo::state::setup::{BoardSide, DeckMode, Questions, Setup};
use crate::store::LogKind;
use crate::text::vocabulary::{Typed, meant};
use crate::view;

const BOT: &str = "bot";
const LEVEL: &str = "difficulty";
const CAPTAIN: &str = "captain";
pub(super) const SIDE: &str = "side";
const DECK: &str = "deck";
const ASKED: &str = "questions";
const PRINT: &str = "printing";
const CONSPIRACY: &str = "conspiracy";
const COUNTDOWN: &str = "countdown";
const CAMPAIGN: &str = "campaign";
const NAME: &str = "name";

/// All choices, those that have to be made first.
///
/// # Errors
/// When what was chosen last cannot be read.
pub fn choices(session: &Session<'_>) -> Result<Vec<Part>, Error> {
    let texts = session.texts;
    let last = last(session)?;
    let campaigns = campaigns(session)?;
    let boxes = session.boxes()?;
    let own = boxes.captains();
    let part = |fields| Part {
        fields,
        ..Part::default()
    };
    let players = vec![
        captain(
            BOT,
            msg::play_choose_bot(texts),
            &own,
            last.as_ref().map(|last| last.bot),
        ),
        level(texts, last.as_ref().map(|last| last.difficulty)),
        captain(
            CAPTAIN,
            msg::play_choose_captain(texts),
            &own,
            last.as_ref().map(|last| last.captain),
        ),
        side(texts, last.as_ref()),
    ];
    let mut ways = vec![deck(texts, last.as_ref())];
    if boxes.has(GameBox::Core) {
        let is_on = last.as_ref().is_some_and(|last| last.conspiracy);
        ways.push(switch(CONSPIRACY, msg::solo_new_challenge(texts), is_on));
    }
    if boxes.has(GameBox::ToBoldlyGo) {
        let is_on = last.as_ref().is_some_and(|last| last.countdown);
        ways.push(switch(COUNTDOWN, msg::solo_new_countdown(texts), is_on));
    }
    ways.extend([questions(texts), print(texts)]);
    if !campaigns.is_empty() {
        ways.push(campaign(texts, &campaigns));
    }
    let name = Field::new(NAME, msg::solo_new_name(texts), Control::Line);
    Ok(vec![part(players), part(ways), part(vec![name])])
}

/// The options that were chosen.
pub fn chosen(filled: &Filled) -> New {
    let campaign = text(filled, CAMPAIGN);
    let is_free = campaign.is_none();
    New {
        bot: one(filled, BOT, &CAPTAINS),
        difficulty: one(filled, LEVEL, &LEVELS).filter(|_| is_free),
        captain: one(filled, CAPTAIN, &CAPTAINS).filter(|_| is_free),
        side: one(filled, SIDE, &SIDES),
        deck: one(filled, DECK, &DECKS),
        conspiracy: filled.is_on(CONSPIRACY),
        countdown: filled.is_on(COUNTDOWN),
        printing: one(filled, PRINT, &PRINTS),
        questions: one(filled, ASKED, &QUESTIONS),
        campaign,
        name: text(filled, NAME),
        ..New::default()
    }
}

fn text(filled: &Filled, name: &str) -> Option<String> {
    let text = filled.get(name);
    (!text.is_empty()).then(|| text.to_owned())
}

fn one<T: Copy>(filled: &Filled, name: &str, known: &[(Typed, T)]) -> Option<T> {
    meant(filled.get(name), known)
}

/// One of the values of an option, by their English words.
pub(super) fn one_of<T: Copy + PartialEq>(
    name: &str,
    label: String,
    values: &[(Typed, T)],
    shown: impl Fn(T) -> String,
    held: Option<T>,
) -> Field {
    let code = |word: &Typed| word.en.first().copied().unwrap_or_default();
    let choices = values
        .iter()
        .map(|(word, value)| Choice::new(code(word), shown(*value)));
    let held = values.iter().find(|(_, value)| Some(*value) == held);
    let field = Field::new(name, label, Control::OneOf(choices.collect()));
    field
        .holding(held.map_or("", |(word, _)| code(word)))
        .needed()
}

/// One of the captains of the player's boxes.
pub(super) fn captain(
    name: &str,
    label: String,
    own: &[CrewDeck],
    last: Option<CrewDeck>,
) -> Field {
    let known: Vec<_> = CAPTAINS
        .into_iter()
        .filter(|(_, deck)| own.contains(deck))
        .collect();
    one_of(name, label, &known, view::captain_name, last)
}

fn level(texts: &Texts, last: Option<Mode>) -> Field {
    let label = msg::play_choose_difficulty(texts);
    one_of(
        LEVEL,
        label,
        &LEVELS,
        |level| view::solo::level(texts, level),
        last,
    )
}

pub(super) fn side(texts: &Texts, last: Option<&Setup>) -> Field {
    let shown = |side| match side {
        BoardSide::Basic => msg::play_word_basic(texts),
        BoardSide::Advanced => msg::play_word_advanced(texts),
    };
    let held = last.map_or(BoardSide::Basic, |last| last.side);
    one_of(
        SIDE,
        msg::play_choose_side(texts),
        &SIDES,
        shown,
        Some(held),
    )
}

fn deck(texts: &Texts, last: Option<&Setup>) -> Field {
    let shown = |deck| match deck {
        DeckMode::Physical => msg::play_choice_physical(texts),
        DeckMode::Virtual => msg::play_choice_virtual(texts),
    };
    let held = last.map_or(DeckMode::Physical, |last| last.deck);
    one_of(
        DECK,
        msg::play_choose_deck(texts),
        &DECKS,
        shown,
        Some(held),
    )
}

fn questions(texts: &Texts) -> Field {
    let shown = |questions| match questions {
        Questions::Joined => msg::solo_new_joined(texts),
        Questions::Single => msg::solo_new_single(texts),
    };
    let label = msg::solo_new_questions(texts);
    one_of(ASKED, label, &QUESTIONS, shown, Some(Questions::Joined))
}

fn print(texts: &Texts) -> Field {
    let shown = |print| match print {
        Print::First => msg::solo_new_print_first(texts),
        Print::Latest => msg::solo_new_print_latest(texts),
    };
    one_of(
        PRINT,
        msg::solo_new_print(texts),
        &PRINTS,
        shown,
        Some(settings::of_player().printing.unwrap_or_default()),
    )
}

fn switch(name: &str, label: String, is_on: bool) -> Field {
    let field = Field::new(name, label, Control::Switch);
    field.holding(if is_on { "on" } else { "" })
}

/// The campaign the game is part of; none is an empty word.
fn campaign(texts: &Texts, names: &[String]) -> Field {
    let none = Choice::new("", msg::solo_new_campaign_none(texts));
    let names = names.iter().map(|name| Choice::new(name, name));
    let choices = Control::OneOf(std::iter::once(none).chain(names).collect());
    Field::new(CAMPAIGN, msg::solo_new_campaign(texts), choices)
}

fn campaigns(session: &Session<'_>) -> Result<Vec<String>, Error> {
    let logs = session.user()?.with(|db| db.list(LogKind::Campaign))?;
    Ok(logs.into_iter().map(|log| log.name).collect())
}
