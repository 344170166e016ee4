//! The screen of the missions needed to win.

use serde_json::json;

use crate::calc::first::victory::{Alone, Treaty};
use crate::view::Screen;
use crate::view::calc::{Basis, Sheet, title};

/// Every player for themselves.
pub fn alone(screen: &Screen<'_>, game: &Alone, basis: &Basis) -> String {
    let words = [
        ("players", game.players.into()),
        ("missions", game.missions.into()),
    ];
    let needed = screen.texts().with("calc-victory-alone", &words);
    answer(screen, vec![needed, field_words(screen, game.field)], basis)
}

/// With a Treaty.
pub fn treaty(screen: &Screen<'_>, treaty: &Treaty, field: (u64, u64), basis: &Basis) -> String {
    let texts = screen.texts();
    let team = [
        ("sides", treaty.sides.as_str().into()),
        ("missions", treaty.team.into()),
    ];
    let rest = match treaty.single {
        Some(missions) => texts.with("calc-victory-single", &[("missions", missions.into())]),
        None => texts.get("calc-victory-no-single"),
    };
    let result = vec![
        texts.with("calc-victory-team", &team),
        rest,
        field_words(screen, field),
    ];
    answer(screen, result, basis)
}

fn answer(screen: &Screen<'_>, result: Vec<String>, basis: &Basis) -> String {
    let sheet = Sheet {
        title: title(screen, basis),
        result,
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

fn field_words(screen: &Screen<'_>, (width, height): (u64, u64)) -> String {
    let field = format!("{width} × {height} = {}", width.saturating_mul(height));
    screen
        .texts()
        .with("calc-victory-field", &[("field", field.into())])
}

/// `{"calculator", "players", "treaty": null, "field": [width, height], "missions": {"player"}, "rules"}`.
pub fn alone_json(game: &Alone, basis: &Basis) -> String {
    basis.document(json!({
        "players": game.players,
        "treaty": null,
        "field": game.field,
        "missions": { "player": game.missions },
    }))
}

/// The same with a Treaty: `"treaty"` has the sides, `"missions"` `{"team", "single"}`; `single` is
/// null where everybody has a partner.
pub fn treaty_json(treaty: &Treaty, field: (u64, u64), basis: &Basis) -> String {
    basis.document(json!({
        "players": treaty.players,
        "treaty": treaty.sides,
        "field": field,
        "missions": { "team": treaty.team, "single": treaty.single },
    }))
}
