//! The turn printed in the solo rulebook (p. 11), as forms that a browser sends, and what is read off the pages before
//! them.

/// The choices of the game printed in the solo rulebook (p. 11).
pub const PRINTED: [(&str, &str); 7] = [
    ("bot", "koloth"),
    ("difficulty", "commander"),
    ("captain", "picard"),
    ("side", "advanced"),
    ("deck", "virtual"),
    ("questions", "joined"),
    ("printing", "first"),
];

/// The cards that come up in that turn, from below.
pub const DECK: [&str; 6] =
    ["klingon-disruptors", "hostile-contact-koloth", "good-day-to-die", "rura-penthe", "iks-klothos", "krell"];

/// Market and Neutral Zone of p. 11, names as players type them.
pub const TABLE: [(&str, &str); 13] = [
    ("answer.several.0.stardate.card", "2"),
    ("answer.several.0.stardate.glory", "2"),
    ("answer.several.1.market.0.card", "harry mudd"),
    ("answer.several.1.market.1.card", "lirpa"),
    ("answer.several.1.market.2.card", "xrb"),
    ("answer.several.1.market.2.tokens.glory", "1"),
    ("answer.several.1.market.3.card", "kelpeins"),
    ("answer.several.2.zone.0.card", "ars"),
    ("answer.several.2.zone.0.player.teams", "2"),
    ("answer.several.2.zone.1.card", "cc/card/betazed"),
    ("answer.several.2.zone.1.bot_teams", "1"),
    ("answer.several.2.zone.2.card", "xahea"),
    ("answer.several.2.zone.2.player.teams", "1"),
];

/// Where a page says that the game stands.
pub fn at(page: &str) -> String {
    let behind = page.split("data-at=\"").nth(1).expect("a game");
    behind.split('"').next().expect("a number").to_owned()
}

/// Names and values of all fields of the game.
pub fn held(page: &str) -> Vec<(String, String)> {
    let form = page.split("<form class=\"game").nth(1).expect("a game");
    let form = form.split("</form>").next().expect("its end");
    let inputs = form.split("<input ").skip(1);
    let inputs = inputs.filter_map(|rest| rest.split('>').next());
    let is_ticked =
        |input: &&str| ["checkbox", "radio"].iter().all(|kind| !input.contains(kind)) || input.contains("checked");
    let sent = inputs.filter(is_ticked);
    sent.filter_map(|input| Some((attribute(input, "name")?, attribute(input, "value")?))).collect()
}

fn attribute(input: &str, name: &str) -> Option<String> {
    let behind = input.split(&format!(" {name}=\"")).nth(1)?;
    let value = behind.split('"').next()?;
    Some(value.replace("&#39;", "'").replace("&amp;", "&"))
}

/// What a browser sends from a page: what its form holds goes with what is filled in, and where the game was seen to
/// stand.
pub fn sent(page: &str, fields: &[(&str, &str)]) -> Vec<(String, String)> {
    let is_free = |name: &str| name != "at" && fields.iter().all(|(other, _)| *other != name);
    let held = held(page).into_iter().filter(|(name, _)| is_free(name));
    let own = fields.iter();
    let own = own.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    held.chain([("at".to_owned(), at(page))]).chain(own).collect()
}

/// A form: the page below that of the game which it is sent to, and what is filled in.
pub type Step = (&'static str, Vec<(&'static str, String)>);

/// The cards laid on the deck, and the tracks of p. 11.
pub fn laid_out() -> Vec<Step> {
    let card = |card: &&str| {
        let card = format!("cc/card/{card}");
        let zone = ("move.to", "deck".to_owned());
        ("correct", vec![("correct", "move".to_owned()), zone, ("move.card", card)])
    };
    let tracks = [("correct", "tracks"), ("tracks.steps.0", "0"), ("tracks.steps.1", "2"), ("tracks.steps.2", "3")];
    let stardate = [("correct", "stardate"), ("stardate.card", "2"), ("stardate.glory", "3")];
    let mut steps: Vec<Step> = DECK.iter().map(card).collect();
    steps.push(step("correct", &tracks));
    steps.push(step("correct", &stardate));
    steps
}

/// The whole turn, as a player answers it.
pub fn turn() -> Vec<Step> {
    let told = [
        ("answer.several.0.market.1.card", "biobed"),
        ("answer.several.1.tracks.0", "10"),
        ("answer.several.1.tracks.1", "3"),
        ("answer.several.1.tracks.2", "4"),
    ];
    vec![
        step("turn", &[]),
        step("answer", &TABLE),
        step("answer", &told),
        step("answer", &[("answer.part", "cancelled")]),
        step("answer", &[("answer.card", "holosuite")]),
    ]
}

fn step(below: &'static str, fields: &[(&'static str, &str)]) -> Step {
    let fields = fields.iter().map(|(name, value)| (*name, (*value).to_owned()));
    (below, fields.collect())
}

/// The same fields, lent.
pub fn pairs<N: AsRef<str>>(fields: &[(N, String)]) -> Vec<(&str, &str)> {
    fields.iter().map(|(name, value)| (name.as_ref(), value.as_str())).collect()
}
