//! The longest supply route of a network.

use serde_json::json;

use super::{document, footer, sentences};
use crate::calc::Calculator;
use crate::calc::catan::route::{Longest, Network};
use crate::calc::catan::special::SHORTEST_ROUTE;
use crate::model::Record;
use crate::view::Screen;

/// The route point by point, and what its length is good for.
pub fn screen(
    screen: &Screen<'_>,
    network: &Network,
    longest: &Longest,
    rules: &[Record],
) -> String {
    let texts = screen.texts();
    let length = longest.length();
    let way = longest.points.join(" – ");
    let mut told = vec![
        texts.with(
            "calc-route-way",
            &[("way", way.into()), ("length", length.into())],
        ),
        texts.with("calc-route-total", &[("count", network.starships().into())]),
    ];
    let enough = usize::from(SHORTEST_ROUTE);
    let missing = enough.saturating_sub(length);
    told.push(match missing {
        0 => texts.with("calc-route-enough", &[("least", enough.into())]),
        _ => {
            let args = [("least", enough.into()), ("missing", missing.into())];
            texts.with("calc-route-short", &args)
        }
    });
    if longest.connected > length {
        let connected = [("connected", longest.connected.into())];
        told.push(texts.with("calc-route-branches", &connected));
    }
    format!("{}{}", sentences(screen, &told), footer(screen, rules))
}

/// `{"starships","length","route":[points],"connected","enough"}`; `connected` counts side branches too.
pub fn json(network: &Network, longest: &Longest, rules: &[Record]) -> String {
    let fields = json!({
        "starships": network.starships(),
        "length": longest.length(),
        "route": longest.points,
        "connected": longest.connected,
        "enough": longest.length() >= usize::from(SHORTEST_ROUTE),
    });
    document(Calculator::Route, rules, fields)
}
