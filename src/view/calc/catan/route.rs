//! The longest supply route of a network.

use serde_json::json;

use crate::calc::catan::route::{Longest, Network};
use crate::calc::catan::special::SHORTEST_ROUTE;
use crate::view::calc::{Basis, Sheet, title};
use crate::view::{Screen, prose};

/// The route point by point, and what its length is good for.
pub fn show(screen: &Screen<'_>, network: &Network, longest: &Longest, basis: &Basis) -> String {
    let texts = screen.texts();
    let length = longest.length();
    let way = longest.points.join(" – ");
    let way = [("way", way.into()), ("length", length.into())];
    let starships = [("count", network.starships().into())];
    let mut told = vec![texts.with("calc-route-total", &starships)];
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
    let sheet = Sheet {
        title: title(screen, basis),
        sums: prose::paragraph(screen, &texts.with("calc-route-way", &way), 0) + "\n",
        result: told,
        ..Sheet::default()
    };
    sheet.show(screen, basis)
}

/// `{"calculator","starships","length","route":[points],"connected","enough","rules"}`; `connected` counts
/// side branches too.
pub fn json(network: &Network, longest: &Longest, basis: &Basis) -> String {
    let fields = json!({
        "starships": network.starships(),
        "length": longest.length(),
        "route": longest.points,
        "connected": longest.connected,
        "enough": longest.length() >= usize::from(SHORTEST_ROUTE),
    });
    basis.document(fields)
}
