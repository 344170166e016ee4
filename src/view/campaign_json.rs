//! The Five-Year Mission for programs: one stable document for each answer.

use serde_json::{Value, json};

use super::campaign::{Line, Row, Sheet, rows};
use crate::model::Card;
use crate::solo::campaign::State;
use crate::solo::rank::Review;
use crate::solo::upgrade::Options;

/// `{"name","captain","mode","challenges","rank","wins","streak","over","games":[{"number","rank",
/// "difficulty","opponent","outcome","scores","side","upgrade"}],"upgrade_due":{"opponent","outcome",
/// "reinforce","cards","bonuses":[{"number","bonus","cards"}],"may_decline"},"next":{"number",
/// "difficulty","opponents","reinforce","pile","boosts","demands"},"review"}`; what does not apply is
/// `null`.
pub fn status(sheet: &Sheet<'_>) -> String {
    let state = sheet.state;
    let document = json!({
        "name": sheet.name,
        "captain": state.start.captain,
        "mode": state.start.mode,
        "challenges": state.start.challenges,
        "rank": state.rank(),
        "wins": state.wins(),
        "streak": state.streak(),
        "over": state.is_over(),
        "games": rows(state).iter().map(game).collect::<Vec<_>>(),
        "upgrade_due": sheet.options.as_ref().map(options),
        "next": state.next_assignment(),
        "review": state.review(),
    });
    format!("{document:#}\n")
}

fn game(row: &Row<'_>) -> Value {
    let game = &row.played.game;
    json!({
        "number": row.number,
        "rank": row.rank,
        "difficulty": row.level,
        "opponent": game.opponent,
        "outcome": game.outcome,
        "scores": game.scores,
        "side": game.side,
        "upgrade": row.played.upgrade,
    })
}

fn options(options: &Options<'_>) -> Value {
    let ids = |cards: &[&Card]| cards.iter().map(|card| json!(card.id)).collect::<Vec<_>>();
    let bonuses = (1..).zip(&options.offers).map(|(number, offer): (usize, _)| {
        json!({ "number": number, "bonus": offer.bonus, "cards": ids(&offer.cards) })
    });
    json!({
        "opponent": options.game.opponent,
        "outcome": options.game.outcome,
        "reinforce": options.named.reinforce,
        "cards": ids(&options.common),
        "bonuses": bonuses.collect::<Vec<_>>(),
        "may_decline": options.may_decline,
    })
}

/// `{"name","rank","games","wins","review"}`.
pub fn review(name: &str, state: &State, review: Review) -> String {
    let document = json!({
        "name": name,
        "rank": state.rank(),
        "games": state.games.len(),
        "wins": state.wins(),
        "review": review,
    });
    format!("{document:#}\n")
}

/// `{"campaigns":[{"name","captain","mode","rank","games","over"}]}`, the current one first; one that
/// cannot be replayed has its name only.
pub fn list(lines: &[Line]) -> String {
    let row = |line: &Line| match &line.state {
        None => json!({ "name": line.name }),
        Some(state) => json!({
            "name": line.name,
            "captain": state.start.captain,
            "mode": state.start.mode,
            "rank": state.rank(),
            "games": state.games.len(),
            "over": state.is_over(),
        }),
    };
    let campaigns: Vec<Value> = lines.iter().map(row).collect();
    format!("{:#}\n", json!({ "campaigns": campaigns }))
}
