//! Which boxes of Captain's Chair the player has: `TRICORDER_BOXES`, else what `collection boxes` keeps, else
//! the core box alone. Look-ups and searches show these boxes only.

use super::choices::BOXES;
use super::parsers::shown;
use super::user::User;
use crate::error::{Error, UsageError};
use crate::model::{Boxes, GameBox, Lang};
use crate::paths::Folders;
use crate::text::vocabulary::{alike, meant};

/// The variable that goes before what is kept.
const VARIABLE: &str = "TRICORDER_BOXES";

/// Where the user database keeps the boxes.
pub const KEPT: &str = "boxes";

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
