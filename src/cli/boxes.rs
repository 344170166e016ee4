//! Which boxes of Captain's Chair the player has: `TRICORDER_BOXES`, else what `collection boxes` keeps, else
//! the core box alone. Look-ups and searches show these boxes only.

use super::choices::BOXES;
use super::parsers::shown;
use super::session::Session;
use super::user::User;
use crate::error::{BoxError, Error, UsageError};
use crate::model::{BoxFacts, Boxes, CrewDeck, GameBox, Lang};
use crate::paths::Folders;
use crate::text::vocabulary::{alike, meant};
use crate::view::captain_name;

/// The variable that goes before what is kept.
const VARIABLE: &str = "TRICORDER_BOXES";

/// Where the user database keeps the boxes.
const KEPT: &str = "boxes";

/// The boxes of a player.
///
/// # Errors
/// When the variable names no box, or the user database cannot be read.
pub fn of_player(folders: &Folders, lang: Lang) -> Result<Boxes, Error> {
    if let Some(typed) = std::env::var(VARIABLE)
        .ok()
        .filter(|typed| !typed.trim().is_empty())
    {
        return from_env(&typed, lang);
    }
    if folders.known_user().is_none() {
        return Ok(Boxes::default());
    }
    let kept = User::open(folders)?.with(|db| db.setting(KEPT))?;
    let kept = kept.and_then(|kept| serde_json::from_str(&kept).ok());
    Ok(kept.unwrap_or_default())
}

/// Keeps the boxes of the player.
///
/// # Errors
/// When the user database cannot be written.
pub fn keep(session: &Session<'_>, boxes: &Boxes) -> Result<(), Error> {
    let kept = super::logs::written(boxes)?;
    session.user()?.with(|db| db.keep_setting(KEPT, &kept))
}

/// What is known of all boxes, in the order in which they came out.
///
/// # Errors
/// When the data is not valid.
pub fn facts(session: &Session<'_>) -> Result<Vec<BoxFacts>, Error> {
    let mut facts: Vec<BoxFacts> = session.ask(|catalog| Ok(catalog.db.all_keyed()?))?;
    facts.sort_by_key(|facts| facts.game_box);
    Ok(facts)
}

/// Checks that these boxes can be played with.
///
/// # Errors
/// When none of them stands alone.
pub fn are_enough(session: &Session<'_>, boxes: &Boxes) -> Result<(), Error> {
    let facts = facts(session)?;
    if boxes.are_enough(&facts) {
        return Ok(());
    }
    let lang = session.texts.lang();
    let title = |one: GameBox| title(&facts, one, lang);
    Err(BoxError::NotAlone {
        boxes: boxes.iter().map(title).collect(),
        base: GameBox::Core.code(),
        codes: boxes.codes(),
    }
    .into())
}

/// The boxes named, else those of the player.
///
/// # Errors
/// When those named cannot be played with.
pub fn named(session: &Session<'_>, typed: &[GameBox]) -> Result<Boxes, Error> {
    if typed.is_empty() {
        return session.boxes();
    }
    let named = Boxes::of(typed.iter().copied());
    are_enough(session, &named)?;
    Ok(named)
}

/// Checks that a captain comes with one of these boxes.
///
/// # Errors
/// When none of them has the captain.
pub fn has_captain(session: &Session<'_>, boxes: &Boxes, captain: CrewDeck) -> Result<(), Error> {
    let Some(of) = captain.of_box().filter(|of| !boxes.has(*of)) else {
        return Ok(());
    };
    let facts = facts(session)?;
    Err(BoxError::CaptainBeyond {
        captain: captain_name(captain),
        title: title(&facts, of, session.texts.lang()),
        boxes: Boxes::of(boxes.iter().chain([of])).codes(),
    }
    .into())
}

/// The title of a box; its code if the data has none.
fn title(facts: &[BoxFacts], one: GameBox, lang: Lang) -> String {
    let known = facts.iter().find(|facts| facts.game_box == one);
    known.map_or_else(
        || one.code().to_owned(),
        |facts| facts.title.get(lang).clone(),
    )
}

fn from_env(typed: &str, lang: Lang) -> Result<Boxes, Error> {
    let one = |word: &str| {
        meant(word.trim(), &BOXES).ok_or_else(|| UsageError::UnknownValue {
            option: VARIABLE.to_owned(),
            value: word.trim().to_owned(),
            allowed: BOXES
                .iter()
                .map(|(word, _)| shown(*word, lang).to_owned())
                .collect(),
            suggestions: alike(word, &BOXES, 1),
        })
    };
    let boxes: Result<Vec<GameBox>, UsageError> = typed.split(',').map(one).collect();
    Ok(Boxes::of(boxes?))
}
