//! In which game a visit is, and what stands for a game everywhere: its mark, its names, the way to its place.

use maud::{Markup, html};

use crate::visit::Visit;
use app::calc::Calculator;
use app::calc::throws::DiceUse;
use model::{Feature, Game};
use page::locale::{Message, Texts, msg};
use words::terms::by_code;

/// What dice are rolled for where no game is chosen.
const USUAL: DiceUse = DiceUse::Yields;
/// Where all that was corrected is listed.
pub(crate) const ERRATA: &str = "/list?kind=errata";

/// The game a visit is in: the one its address is about, else the one whose place was entered last. Nobody is in one at the
/// front door.
pub(crate) fn of_visit(visit: &Visit) -> Option<Game> {
    let mut parts = visit.path.split('/').skip(1);
    match (parts.next().unwrap_or_default(), parts.next()) {
        ("e" | "game" | "learn", Some(code)) => Game::from_code(code),
        ("calc", Some(name)) => Calculator::from_code(name).map(Calculator::game),
        ("roll", kind) => dice_of(visit, kind).map(DiceUse::game),
        ("table", _) => Some(Calculator::Nonaligned.game()),
        ("solo" | "records" | "campaign" | "cadet" | "sheet", _) => Some(Game::with(Feature::Opponent)),
        ("deck" | "decks" | "collection", _) => Some(Game::with(Feature::Decks)),
        ("list", _) if visit.asked.get("kind") == "errata" => Some(Game::with(Feature::Crews)),
        _ if visit.is_first_page() => None,
        _ => visit.game(),
    }
}

/// What is rolled for at an address: what it names, else what the game wants that was entered last. `None` if it names
/// nothing that is.
pub(crate) fn dice_of(visit: &Visit, kind: Option<&str>) -> Option<DiceUse> {
    match kind {
        Some(kind) => DiceUse::from_code(kind),
        None => Some(visit.game().and_then(|game| DiceUse::of(game).next()).unwrap_or(USUAL)),
    }
}

/// The address of the place of a game.
pub(crate) fn address(game: Game) -> String {
    format!("/game/{}", game.code())
}

/// The mark of a game, beside its name.
pub(crate) fn mark(game: Game) -> Markup {
    html! { svg.mark viewBox="0 0 24 24" aria-hidden="true" { path d=(game.mark()); } }
}

/// The name of a game where there is little room.
pub(crate) fn short_name(texts: &Texts, game: Game) -> String {
    const SHORT: [Message; Game::CODES.len()] = by_code(Game::CODES, msg::ENTRY_PLACE_SHORT);
    SHORT[game as usize](texts)
}

/// The name of a game on its tile.
pub(crate) fn full_name(texts: &Texts, game: Game) -> String {
    const NAME: [Message; Game::CODES.len()] = by_code(Game::CODES, msg::ENTRY_PLACE_NAME);
    NAME[game as usize](texts)
}

/// What there is in the place of a game, in a few words.
pub(crate) fn what_is_there(texts: &Texts, game: Game) -> String {
    const WHAT: [Message; Game::CODES.len()] = by_code(Game::CODES, msg::ENTRY_PLACE_WHAT);
    WHAT[game as usize](texts)
}

/// A line that leads on, with what is there.
pub(crate) fn way(address: &str, title: impl Into<String>, what: impl Into<String>) -> Markup {
    html! { li { a href=(address) { b { (title.into()) } small { (what.into()) } } } }
}
