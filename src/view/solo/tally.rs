//! What a player has at the end of a game, as controls.

use crate::locale::{Texts, msg};
use crate::model::Specialty;
use crate::page::{Control, Field, Part, Words};
use crate::solo::state::setup::BoardSide;
use crate::solo::state::table::TOP;
use crate::view::kit::terms::Term;

/// The names of these fields, and the options of commands that take their values.
pub mod fields {
    /// Fields that are an option each.
    pub const OPTIONS: [(&str, &str); 7] = [
        ("glory", "--glory"),
        ("tokens", "--tokens"),
        ("endgame", "--endgame"),
        ("printed", "--printed"),
        ("missions", "--missions"),
        ("mission-points", "--mission-points"),
        ("named", "--named"),
    ];
    /// Focus icons of Research, Influence, Military.
    pub const FOCUS: [&str; 3] = ["focus0", "focus1", "focus2"];
    /// Steps of Research, Influence, Military.
    pub const TRACKS: [&str; 3] = ["track0", "track1", "track2"];
    /// Names of cards, one a line.
    pub const CARDS: &str = "cards";
}

/// What the program knows of the player's numbers.
#[derive(Debug, Clone, Copy, Default)]
pub struct Known {
    pub tokens: u8,
    pub tracks: [u8; 3],
}

/// Controls for all that counts on a side of the board (rules p. 24-25). `of_game` adds what a game with a Bot
/// needs.
pub fn tally(texts: &Texts, side: BoardSide, known: Known, of_game: bool) -> Vec<Part> {
    let number = |name: &str, label: String, (least, most): (i64, i64), value: &str| {
        Field::new(name, label, Control::Number { least, most }).holding(value)
    };
    let three = |names: [&'static str; 3], most: i64, values: [String; 3]| {
        let terms = Specialty::ALL.iter().map(|track| track.term(texts));
        let named = names.into_iter().zip(terms).zip(values);
        let fields = named.map(|((name, term), value)| number(name, term, (0, most), &value));
        fields.collect::<Vec<Field>>()
    };
    let own = vec![
        number("glory", msg::score_ask_glory(texts), (0, 999), ""),
        number(
            "tokens",
            msg::score_ask_tokens(texts),
            (0, 99),
            &known.tokens.to_string(),
        ),
        number("endgame", msg::score_ask_endgame(texts), (-999, 999), ""),
        number("missions", msg::score_ask_missions(texts), (0, 9), ""),
    ];
    let points = number(
        "mission-points",
        msg::score_ask_mission_points(texts),
        (0, 99),
        "",
    );
    let advanced = (side == BoardSide::Advanced).then_some(points);
    let cards = Field::new(
        fields::CARDS,
        msg::solo_score_cards(texts),
        Control::Text { rows: 4 },
    );
    let printed = number("printed", msg::solo_score_printed(texts), (-999, 999), "");
    let named = Field::new("named", msg::solo_score_named(texts), Control::Line);
    let part = |legend: String, fields| Part {
        legend: legend.into(),
        fields,
    };
    let steps = three(
        fields::TRACKS,
        TOP.into(),
        known.tracks.map(|step| step.to_string()),
    );
    let focus = three(fields::FOCUS, 99, std::array::from_fn(|_| String::new()));
    let mut parts = vec![
        Part {
            legend: Words::default(),
            fields: own.into_iter().chain(advanced).collect(),
        },
        part(msg::solo_your_tracks(texts), steps),
        part(String::new(), vec![cards, printed]),
        part(msg::solo_score_focus(texts), focus),
    ];
    if of_game {
        parts.push(part(String::new(), vec![named]));
    }
    parts
}
