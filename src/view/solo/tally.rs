//! What a player has at the end of a game, as controls.

use super::card_ticks::CardLists;
use super::control::SUGGESTIONS;
use super::score_fields as fields;
use crate::kit::terms::Term;
use model::Specialty;
use page::locale::{Texts, msg};
use page::{FormControl, FormField, FormPart};
use solo::state::setup::BoardSide;
use solo::state::tabletop::TOP;

/// Points that may be negative.
const POINTS: (i64, i64) = (-999, 999);

/// What the program knows of the player's numbers.
#[derive(Debug, Clone, Copy, Default)]
pub struct PlayerDefaults {
    /// `None` where Freeman's fleet may be among them, which was told as 2.
    pub tokens: Option<u8>,
    /// The most there can be; `None` where nobody knows.
    pub most_tokens: Option<u8>,
    /// Steps of Research, Influence, Military.
    pub tracks: [u8; 3],
    /// Places for traits, on Khan's board, which has no tracks.
    pub places: Option<usize>,
}

/// Controls for all that counts on a side of the board (rules p. 24-25), with the lists of a game with a Bot.
pub fn tally(texts: &Texts, side: BoardSide, known: PlayerDefaults, lists: Option<&CardLists>) -> Vec<FormPart> {
    let steps = match known.places {
        Some(places) => part(String::new(), vec![marks(texts, places)]),
        None => {
            let values = known.tracks.map(|step| step.to_string());
            let steps = three(texts, fields::TRACKS, TOP.into(), values);
            part(msg::solo_your_tracks(texts), steps)
        }
    };
    let named = lists.and_then(|lists| lists.of_bot(texts));
    let parts = [
        part(String::new(), own(texts, side, known)),
        steps,
        part(msg::score_your_cards(texts), cards(texts, lists)),
        part(String::new(), named.into_iter().collect()),
        part(msg::solo_score_by_hand(texts), vec![number(fields::PRINTED, msg::solo_score_printed(texts), POINTS)]),
        part(msg::solo_score_focus(texts), three(texts, fields::FOCUS, 99, [const { String::new() }; 3])),
    ];
    parts.into_iter().filter(|part| !part.fields.is_empty()).collect()
}

/// Lists to tick, and a place for names of others.
fn cards(texts: &Texts, lists: Option<&CardLists>) -> Vec<FormField> {
    let names = FormControl::Names { rows: 2, suggestions: SUGGESTIONS.to_owned() };
    let others = FormField::new(fields::CARDS, msg::solo_score_cards(texts), names);
    let ticked = lists.map(|lists| lists.of_player(texts)).unwrap_or_default();
    ticked.into_iter().chain([others]).collect()
}

/// What lies in front of the player, in the order in which it is scored.
fn own(texts: &Texts, side: BoardSide, known: PlayerDefaults) -> Vec<FormField> {
    let points = msg::score_ask_mission_points(texts);
    let advanced = side == BoardSide::Advanced || known.places.is_some();
    let points = advanced.then(|| number("mission-points", points, (0, 99)));
    let fields = [
        number("glory", msg::score_ask_glory(texts), (0, 999)),
        tokens(texts, known),
        number("endgame", msg::score_ask_endgame(texts), POINTS),
        number("missions", msg::score_ask_missions(texts), (0, 9)),
    ];
    fields.into_iter().chain(points).collect()
}

/// Nothing is suggested where it may be one too many.
fn tokens(texts: &Texts, known: PlayerDefaults) -> FormField {
    let range = (0, known.most_tokens.map_or(99, i64::from));
    match known.tokens {
        Some(tokens) => number("tokens", msg::score_ask_tokens(texts), range).holding(tokens.to_string()),
        None => number("tokens", msg::score_ask_tokens_fleet(texts), range).needed(),
    }
}

fn marks(texts: &Texts, places: usize) -> FormField {
    let most = i64::try_from(places).unwrap_or(i64::MAX);
    number("marks", msg::score_ask_marks(texts, places), (0, most))
}

fn number(name: &str, label: String, (least, most): (i64, i64)) -> FormField {
    FormField::new(name, label, FormControl::Number { least, most })
}

/// A number for each of Research, Influence, Military.
fn three(texts: &Texts, names: [&str; 3], most: i64, values: [String; 3]) -> Vec<FormField> {
    let tracks = Specialty::ALL.iter().zip(names).zip(values);
    let field = |((track, name), value): ((&Specialty, &str), String)| {
        number(name, track.term(texts), (0, most)).holding(value)
    };
    tracks.map(field).collect()
}

fn part(legend: String, fields: Vec<FormField>) -> FormPart {
    FormPart { legend: legend.into(), fields }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn tokens_are_not_suggested_where_a_fleet_may_be_among_them() {
        let texts = Texts::new(Lang::En);
        let field = |tokens| {
            let known = PlayerDefaults { tokens, ..PlayerDefaults::default() };
            own(&texts, BoardSide::Basic, known).swap_remove(1)
        };
        let (known, unsure) = (field(Some(4)), field(None));
        assert_eq!((known.name.as_str(), known.value.as_str()), ("tokens", "4"));
        assert_eq!(unsure.value, "");
        assert!(unsure.is_needed && format!("{:?}", unsure.label).contains("1 token"));
    }
}
