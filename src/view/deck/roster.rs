//! What is said of a crew list of Captain's Chair.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::check::{Standing, section, standing};
use crate::deck::roster::{
    Breach, Crew, CrewContent, CrewLine, CrewList, CrewRule, Misfit, Named, Place,
};
use crate::error::Error;
use crate::model::{Card, Deck};
use crate::view::solo::captain_name;
use crate::view::{Screen, grid, problem, prose};

/// A crew list that was read and judged.
pub struct CheckedCrew<'a> {
    /// The name of its file.
    pub name: Option<String>,
    pub list: CrewList,
    pub crew: Crew<'a>,
    pub breaches: Vec<Breach<'a>>,
    /// Cards of the whole crew in the box.
    pub size: usize,
}

/// A path with what became of its list.
type Results<'a> = [(&'a str, Result<CheckedCrew<'a>, Error>)];

impl CheckedCrew<'_> {
    /// Lines not understood weigh more than broken rules.
    pub fn standing(&self) -> Standing {
        let unread = !self.crew.unnamed.is_empty() || self.list.troubles().next().is_some();
        match (unread, self.breaches.is_empty()) {
            (true, _) => Standing::Unread,
            (false, true) => Standing::Legal,
            (false, false) => Standing::Illegal,
        }
    }

    /// Cards of the own crew in the list, wherever they are.
    fn present(&self) -> usize {
        let own = self.crew.cards.iter().map(|named| named.card);
        let mut ids: Vec<_> = own
            .filter(|card| card.deck == self.crew.captain)
            .map(|card| &card.id)
            .collect();
        ids.sort();
        ids.dedup();
        ids.len()
    }

    fn reinforcements(&self) -> u64 {
        self.crew.pile().map(|named| u64::from(named.count)).sum()
    }
}

/// The reports of all lists.
pub fn screen(screen: &Screen<'_>, results: &Results<'_>, explained: bool) -> String {
    let reports = results.iter().map(|(_, result)| match result {
        Ok(checked) => report(screen, checked, explained),
        Err(error) => problem::error(screen, error),
    });
    reports.collect::<Vec<_>>().join("\n")
}

fn report(screen: &Screen<'_>, checked: &CheckedCrew<'_>, explained: bool) -> String {
    let mut parts = vec![heading(screen, checked)];
    if explained {
        parts.push(lines(screen, checked));
    }
    parts.push(section(screen, "unread", &unread(screen, checked)));
    let breaches = checked.breaches.iter().map(|breach| told(screen, breach));
    parts.push(section(screen, "violations", &breaches.collect::<Vec<_>>()));
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

fn heading(screen: &Screen<'_>, checked: &CheckedCrew<'_>) -> String {
    let texts = screen.texts();
    let captain = captain_name(checked.crew.captain);
    let name = checked.name.clone().unwrap_or_else(|| captain.clone());
    let counts = [
        ("captain", captain.into()),
        ("have", checked.present().into()),
        ("all", checked.size.into()),
        ("pile", checked.reinforcements().into()),
    ];
    let id = match checked.crew.is_whole() {
        true => "deck-crew-counts",
        false => "deck-crew-pile-counts",
    };
    format!(
        "{}: {}\n{}\n",
        screen.paint().title(&name),
        standing(screen, checked.standing()),
        prose::paragraph(screen, &texts.with(id, &counts), 0)
    )
}

/// Every line with what was made of it.
fn lines(screen: &Screen<'_>, checked: &CheckedCrew<'_>) -> String {
    let texts = screen.texts();
    let cards = checked.crew.cards.iter();
    let cards: HashMap<usize, &Named<'_>> = cards.map(|named| (named.line, named)).collect();
    let row = |(number, line): (usize, &CrewLine)| {
        let made_of = match &line.content {
            CrewContent::Blank => String::new(),
            CrewContent::Comment => texts.get("deck-line-comment"),
            CrewContent::Heading(at) => place(screen, *at),
            CrewContent::Trouble(why) => texts.get(&format!("deck-trouble-{}", why.code())),
            CrewContent::Card { .. } => card_of_line(screen, cards.get(&number).copied()),
        };
        vec![number.to_string(), line.text.trim().to_owned(), made_of]
    };
    grid::columns(
        screen,
        &[],
        (1..).zip(&checked.list.lines).map(row).collect(),
    )
}

fn card_of_line(screen: &Screen<'_>, named: Option<&Named<'_>>) -> String {
    let Some(named) = named else {
        return screen.texts().get("deck-line-unknown");
    };
    match named.place.or_else(|| Place::of_card(named.card)) {
        Some(at) => format!("{} · {}", title(screen, named.card), place(screen, at)),
        None => title(screen, named.card),
    }
}

fn unread(screen: &Screen<'_>, checked: &CheckedCrew<'_>) -> Vec<String> {
    let texts = screen.texts();
    let troubles = checked.list.troubles().map(|(number, line, trouble)| {
        let why = texts.get(&format!("deck-trouble-{}", trouble.code()));
        let text = prose::shortened(line.text.trim(), screen.width() / 2);
        let place = numbers(screen, &[number]);
        (number, format!("{place}: {text} – {why}"))
    });
    let unknown = checked.crew.unnamed.iter().map(|unnamed| {
        let head = format!("{}: {}", numbers(screen, &[unnamed.line]), unnamed.name);
        let own = checked.crew.captain;
        let near = unnamed.near.iter().map(|card| meant(screen, card, own));
        let names: Vec<String> = near.collect();
        let why = match names.is_empty() {
            true => texts.get("deck-line-unknown"),
            false => texts.with("deck-did-you-mean", &[("names", names.join(", ").into())]),
        };
        (unnamed.line, format!("{head} – {why}"))
    });
    let mut items: Vec<(usize, String)> = troubles.chain(unknown).collect();
    items.sort_by_key(|(line, _)| *line);
    items.into_iter().map(|(_, item)| item).collect()
}

/// A card that could be meant, with its crew if that is another: crews share titles.
fn meant(screen: &Screen<'_>, card: &Card, own: Deck) -> String {
    let args = [("name", title(screen, card).into())];
    let quoted = screen.texts().with("hint-quoted", &args);
    match card.deck {
        Deck::Common => quoted,
        crew if crew == own => quoted,
        crew => format!("{quoted} ({})", captain_name(crew)),
    }
}

fn numbers(screen: &Screen<'_>, lines: &[usize]) -> String {
    let numbers: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let args = [
        ("count", lines.len().into()),
        ("numbers", numbers.join(", ").into()),
    ];
    screen.texts().with("deck-place-line", &args)
}

/// What is broken, with the cards and the place in the rules.
fn told(screen: &Screen<'_>, breach: &Breach<'_>) -> String {
    let cite = match breach.rule {
        CrewRule::Missing | CrewRule::TooMany | CrewRule::Foreign | CrewRule::WrongPlace => {
            "deck-cite-crew"
        }
        _ => "deck-cite-pile",
    };
    let cite = screen.paint().faint(&screen.texts().get(cite));
    format!("{} {cite}", sentence(screen, breach))
}

/// What is broken, with the cards.
fn sentence(screen: &Screen<'_>, breach: &Breach<'_>) -> String {
    let at = breach.place.map(|at| place(screen, at));
    let args = [("place", at.unwrap_or_default().into())];
    let id = format!("deck-crew-{}", breach.rule.code());
    let broken = screen.texts().with(&id, &args);
    let cards = breach.cards.iter().map(|misfit| culprit(screen, misfit));
    format!("{broken} {}.", cards.collect::<Vec<_>>().join("; "))
}

fn culprit(screen: &Screen<'_>, misfit: &Misfit<'_>) -> String {
    let title = title(screen, misfit.card);
    match (&misfit.lines[..], misfit.count) {
        ([], _) => title,
        (lines, 1) => format!("{title} ({})", numbers(screen, lines)),
        (lines, count) => format!("{count} × {title} ({})", numbers(screen, lines)),
    }
}

/// Where cards begin, in the words of the card's own screen.
fn place(screen: &Screen<'_>, place: Place) -> String {
    let id = match place {
        Place::Unmarked | Place::Reinforcement => format!("deck-crew-place-{}", place.code()),
        marked => format!("position-{}", marked.code()),
    };
    screen.texts().get(&id)
}

fn title(screen: &Screen<'_>, card: &Card) -> String {
    card.title.get(screen.texts().lang()).clone()
}

/// `{"name","captain","legal","counts":{"crew","of","reinforcements"},"violations":[{"rule","place",
/// "message","cards":[{"id","title":{"de","en"},"count","lines"}]}],"unknown":[{"line","name",
/// "suggestions"}],"unreadable":[{"line","text","reason"}]}`; of several lists `{"decks":[...]}`, each
/// with `path`, of unreadable ones `error`.
pub fn json(screen: &Screen<'_>, results: &Results<'_>) -> String {
    if let [(_, Ok(checked))] = results {
        return format!("{:#}\n", value(screen, checked));
    }
    let decks = results.iter().map(|(path, result)| {
        let mut value = match result {
            Ok(checked) => value(screen, checked),
            Err(error) => {
                let why = problem::sentence(screen.texts(), error);
                json!({ "legal": false, "error": why })
            }
        };
        value["path"] = json!(path);
        value
    });
    format!("{:#}\n", json!({ "decks": decks.collect::<Vec<_>>() }))
}

fn value(screen: &Screen<'_>, checked: &CheckedCrew<'_>) -> Value {
    let troubles = checked.list.troubles().map(|(number, line, trouble)| {
        json!({ "line": number, "text": line.text, "reason": trouble.code() })
    });
    let unknown = checked.crew.unnamed.iter().map(|unnamed| {
        let near: Vec<&str> = unnamed.near.iter().map(|card| card.id.as_str()).collect();
        json!({ "line": unnamed.line, "name": unnamed.name, "suggestions": near })
    });
    let breaches = checked.breaches.iter();
    let breaches = breaches.map(|breach| breach_value(screen, breach));
    json!({
        "name": checked.name,
        "captain": checked.crew.captain.code(),
        "legal": checked.standing() == Standing::Legal,
        "counts": {
            "crew": checked.present(),
            "of": checked.size,
            "reinforcements": checked.reinforcements(),
        },
        "violations": breaches.collect::<Vec<_>>(),
        "unknown": unknown.collect::<Vec<_>>(),
        "unreadable": troubles.collect::<Vec<_>>(),
    })
}

fn breach_value(screen: &Screen<'_>, breach: &Breach<'_>) -> Value {
    let cards = breach.cards.iter().map(|misfit| {
        json!({
            "id": misfit.card.id.as_str(),
            "title": misfit.card.title,
            "count": misfit.count,
            "lines": misfit.lines,
        })
    });
    json!({
        "rule": breach.rule.code(),
        "place": breach.place.map(Place::code),
        "message": sentence(screen, breach),
        "cards": cards.collect::<Vec<_>>(),
    })
}
