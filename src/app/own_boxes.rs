//! Which boxes of Captain's Chair the player has: `TRICORDER_BOXES`, else what `collection boxes` keeps, else
//! the core box alone. Look-ups and searches show these boxes only.

use crate::choices::{BOXES, CAPTAINS};
use crate::parsers::shown;
use crate::paths::Folders;
use crate::small_texts::SmallText;
use model::text::vocabulary::{alike, meant};
use model::{Boxes, GameBox, Lang};
use words::Problem;

/// The variable that goes before what is kept.
const VARIABLE: &str = "TRICORDER_BOXES";

/// No list of boxes is longer, in bytes.
const LONGEST: u64 = 1000;

/// The boxes of a player.
///
/// # Errors
/// When the variable names no box, or a server does not answer. What is no readable list counts as the core box.
pub fn of_player(folders: &Folders, lang: Lang) -> Result<Boxes, Problem> {
    if let Some(typed) = std::env::var(VARIABLE).ok().filter(|typed| !typed.trim().is_empty()) {
        return from_env(&typed, lang);
    }
    Ok(load(folders)?.unwrap_or_default())
}

/// Whether the player has said which boxes they have; where that cannot be read, so it counts.
pub fn are_known(folders: &Folders) -> bool {
    let is_set = std::env::var(VARIABLE).is_ok_and(|typed| !typed.trim().is_empty());
    is_set || load(folders).is_ok_and(|kept| kept.is_some()) || folders.user.is_none()
}

/// Whether words are names of captains, of whatever box.
pub fn are_captains(words: &[String]) -> bool {
    words.iter().all(|word| meant(word, &CAPTAINS).is_some())
}

/// Whether words are names of boxes.
pub fn are_boxes(words: &[String]) -> bool {
    words.iter().all(|word| meant(word, &BOXES).is_some())
}

/// Words without captains of boxes the player does not have; words for other things stay.
pub fn without_others(words: Vec<String>, folders: &Folders) -> Vec<String> {
    if !are_captains(&words) {
        return words;
    }
    let boxes = of_player(folders, Lang::En).unwrap_or_default();
    let own = boxes.captains();
    let is_own = |word: &String| meant(word, &CAPTAINS).is_some_and(|one| own.contains(&one));
    words.into_iter().filter(is_own).collect()
}

/// What was kept. A file that is no list counts as none; a server that does not answer is a fault.
fn load(folders: &Folders) -> Result<Option<Boxes>, Problem> {
    let text = match SmallText::Boxes.read(folders, LONGEST) {
        Err(_) if folders.local_user().is_some() => None,
        read => read?,
    };
    Ok(text.and_then(|text| listed(&text)))
}

fn listed(text: &str) -> Option<Boxes> {
    let boxes: Vec<GameBox> = text.trim().split(',').filter_map(GameBox::from_code).collect();
    (!boxes.is_empty()).then(|| Boxes::from_boxes(boxes))
}

fn from_env(typed: &str, lang: Lang) -> Result<Boxes, Problem> {
    let one = |word: &str| {
        meant(word.trim(), &BOXES).ok_or_else(|| {
            Problem::no_such_name(VARIABLE, word.trim(), BOXES.iter().map(|(word, _)| shown(*word, lang)))
                .near(alike(word, &BOXES, 1))
        })
    };
    let boxes: Result<Vec<GameBox>, Problem> = typed.split(',').map(one).collect();
    Ok(Boxes::from_boxes(boxes?))
}
