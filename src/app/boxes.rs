//! The boxes of Captain's Chair: which the player has, which a game is played with, and what they lack.

use crate::session::Session;
use crate::small_texts::SmallText;
use crate::solo::resolved::LackingCard;
use model::order::Order;
use model::{BoxFacts, Boxes, Card, CrewDeck, GameBox, Kind, Lang, Record};
use page::locale::{Fact, Sentence, say};
use words::Problem;
use words::names::captain_name;

/// Keeps the boxes of the player.
///
/// # Errors
/// When there is no folder for it, or it cannot be written.
pub fn keep(session: &Session<'_>, boxes: &Boxes) -> Result<(), Problem> {
    SmallText::Boxes.keep(&session.folders, &boxes.codes())
}

/// What is known of all boxes, in the order in which they came out.
///
/// # Errors
/// When the data is not valid.
pub fn facts(session: &Session<'_>) -> Result<Vec<BoxFacts>, Problem> {
    let mut facts: Vec<BoxFacts> = session.ask(|catalog| Ok(catalog.register().all_keyed()?))?;
    facts.order_by_key(|facts| facts.game_box);
    Ok(facts)
}

/// Checks that these boxes can be played with.
///
/// # Errors
/// When none of them stands alone.
pub fn are_enough(session: &Session<'_>, boxes: &Boxes) -> Result<(), Problem> {
    let facts = facts(session)?;
    if boxes.are_enough(&facts) {
        return Ok(());
    }
    let lang = session.texts.lang();
    let title = |one: GameBox| title(&facts, one, lang);
    Err(Problem::misuse(say::err_boxes_not_alone(Fact::names(boxes.iter().map(title))))
        .hint(say::hint_boxes_not_alone(GameBox::Core.code(), boxes.codes())))
}

/// The boxes named, else those of the player.
///
/// # Errors
/// When those named cannot be played with.
pub fn resolve_boxes(session: &Session<'_>, typed: &[GameBox]) -> Result<Boxes, Problem> {
    if typed.is_empty() {
        return session.boxes();
    }
    let named = Boxes::from_boxes(typed.iter().copied());
    are_enough(session, &named)?;
    Ok(named)
}

/// The refusal of an option that needs a box the game is not played with.
///
/// # Errors
/// When the data is not valid.
pub fn lacking(session: &Session<'_>, boxes: &Boxes, option: &str, of: GameBox) -> Result<Problem, Problem> {
    let title = title(&facts(session)?, of, session.texts.lang());
    Ok(beyond(say::err_option_beyond(option, title), boxes, of))
}

fn beyond(sentence: Sentence, boxes: &Boxes, of: GameBox) -> Problem {
    let with = Boxes::from_boxes(boxes.iter().chain([of])).codes();
    Problem::misuse(sentence).hint(say::hint_captain_beyond(with)).tap(say::hint_captain_beyond_tap())
}

/// Checks that a captain comes with one of these boxes.
///
/// # Errors
/// When none of them has the captain.
pub fn has_captain(session: &Session<'_>, boxes: &Boxes, captain: CrewDeck) -> Result<(), Problem> {
    let Some(of) = captain.of_box().filter(|of| !boxes.has(*of)) else {
        return Ok(());
    };
    let facts = facts(session)?;
    let title = title(&facts, of, session.texts.lang());
    Err(beyond(say::err_captain_beyond(captain_name(captain), title), boxes, of))
}

/// Checks that a captain comes with one of the player's boxes.
///
/// # Errors
/// When none of them has the captain.
pub fn know_captain(session: &Session<'_>, captain: CrewDeck) -> Result<(), Problem> {
    let own = session.boxes()?;
    let Some(of) = captain.of_box().filter(|of| !own.has(*of)) else {
        return Ok(());
    };
    let title = title(&facts(session)?, of, session.texts.lang());
    let with = Boxes::from_boxes(own.iter().chain([of])).codes();
    Err(Problem::missing(say::err_captain_unknown(captain_name(captain), title))
        .hint(say::hint_captain_unknown(with)))
}

/// What to say where a search names a card that only a box has which the player does not.
///
/// # Errors
/// When the catalog is damaged.
pub fn card_beyond(session: &Session<'_>, name: &str) -> Result<Option<Problem>, Problem> {
    let named = session.ask(|catalog| catalog.find_by_name(name, None))?;
    let lang = session.texts.lang();
    let lacking = |record: &Record| {
        let (with, of) = (record.beyond()?, record.boxes().first()?);
        let sentence = say::err_card_beyond(record.title().get(lang), of.title.get(lang));
        Some(Problem::missing(sentence).hint(say::hint_captain_unknown(with.codes())))
    };
    let mut cards = named.iter().map(|named| &named.record).filter(|record| record.kind() == Kind::Card);
    Ok(cards.find_map(lacking))
}

/// What a player whose boxes lack a card has to know: the title of its box, and all boxes with it.
///
/// # Errors
/// When the data is not valid.
pub fn lacking_for(session: &Session<'_>, card: &Card) -> Result<Option<LackingCard>, Problem> {
    let own = session.boxes()?;
    if own.hold(card) {
        return Ok(None);
    }
    let of = card.game_box;
    Ok(Some(LackingCard {
        title: title(&facts(session)?, of, session.texts.lang()),
        with: Boxes::from_boxes(own.iter().chain([of])),
    }))
}

/// The title of a box; its code if the data has none.
fn title(facts: &[BoxFacts], one: GameBox, lang: Lang) -> String {
    let known = facts.iter().find(|facts| facts.game_box == one);
    known.map_or_else(|| one.code().to_owned(), |facts| facts.title.get(lang).clone())
}
