//! The screen of a Star Trek CCG card: its facts as printed, and the game text if it was imported.

use super::entry::{Rows, titles};
use super::{Screen, grid, prose};
use crate::locale::Texts;
use crate::model::{
    Attempt, CcgCard, CcgRecord, Keyword, Lang, Printing, SkillLevel, Split, Uniqueness,
};

/// Column where the facts start.
const COLUMN: usize = 17;

/// The full name, behind a dot if the card is unique.
pub fn title(record: &CcgRecord, lang: Lang) -> String {
    match record.card.uniqueness {
        Uniqueness::Unique => format!("• {}", record.title.get(lang)),
        _ => record.title.get(lang).clone(),
    }
}

/// Type of the card, for the heading.
pub fn kind(texts: &Texts, card: &CcgCard) -> String {
    word(texts, "type", &card.card_type)
}

/// What a list says of the card in a line: cost, place, affiliation, points.
pub fn gist(screen: &Screen<'_>, card: &CcgCard) -> String {
    let texts = screen.texts();
    let count = |id: &str, number: &str| texts.with(id, &[("number", number.into())]);
    let mut parts = Vec::new();
    parts.extend(card.cost.map(|cost| count("ccg-cost", &cost.to_string())));
    parts.extend(card.place.map(|place| word(texts, "place", place.code())));
    parts.extend(
        card.affiliations
            .iter()
            .map(|slug| word(texts, "affiliation", slug)),
    );
    parts.extend(card.class.clone());
    parts.extend(card.species.iter().cloned());
    let points = card.points.as_ref().map(|points| points.as_str());
    parts.extend(points.map(|points| count("ccg-points", points)));
    parts.join(" · ")
}

/// Everything below the heading.
pub fn body(screen: &Screen<'_>, record: &CcgRecord) -> String {
    let card = &record.card;
    let mut out = facts(screen, card);
    out.push_str(&attributes(screen, card));
    if let Some(text) = &card.text {
        out.push('\n');
        for line in text.lines() {
            out.push_str(&prose::paragraph(screen, line, 0));
            out.push('\n');
        }
    }
    out.push('\n');
    out + &footer(screen, record)
}

fn facts(screen: &Screen<'_>, card: &CcgCard) -> String {
    let texts = screen.texts();
    let words =
        |kind: &str, codes: &[String]| listed(codes.iter().map(|code| word(texts, kind, code)));
    let mut rows = Rows::with_column(screen, COLUMN);
    rows.add(
        "ccg-label-cost",
        &card.cost.map_or(String::new(), |cost| cost.to_string()),
    );
    rows.add(
        "ccg-label-affiliation",
        &words("affiliation", &card.affiliations),
    );
    rows.add("ccg-label-icons", &words("icon", &card.icons));
    rows.add("ccg-label-staffing", &staffing(texts, &card.staffing));
    mission(&mut rows, texts, card);
    rows.add("ccg-label-class", card.class.as_deref().unwrap_or_default());
    rows.add("ccg-label-species", &listed(card.species.iter().cloned()));
    rows.add("ccg-label-skills", &listed(card.skills.iter().map(skill)));
    rows.add(
        "ccg-label-keywords",
        &listed(card.keywords.iter().map(keyword)),
    );
    for (column, value) in &card.other {
        rows.add_labelled(column, value);
    }
    rows.finish()
}

/// What missions and dilemmas have.
fn mission(rows: &mut Rows<'_>, texts: &Texts, card: &CcgCard) {
    let place = card.place.map(|place| word(texts, "place", place.code()));
    rows.add("ccg-label-place", &place.unwrap_or_default());
    let quadrant = card
        .quadrant
        .map(|quadrant| word(texts, "quadrant", quadrant.code()));
    rows.add("ccg-label-quadrant", &quadrant.unwrap_or_default());
    let span = card.span.as_ref().map(|span| span.as_str());
    rows.add("ccg-label-span", span.unwrap_or_default());
    let points = card.points.as_ref().map(|points| points.as_str());
    rows.add("ccg-label-points", points.unwrap_or_default());
    let attempt = card
        .attempt
        .as_ref()
        .map(|attempt| self::attempt(texts, attempt));
    rows.add("ccg-label-attempt", &attempt.unwrap_or_default());
    let requirement = card.requirement.as_ref().map(ToString::to_string);
    rows.add("ccg-label-requirement", &requirement.unwrap_or_default());
    let welcome = card.welcome.as_ref().map(ToString::to_string);
    rows.add("ccg-label-welcome", &welcome.unwrap_or_default());
}

fn attempt(texts: &Texts, attempt: &Attempt) -> String {
    let names = |slugs: &[String]| {
        slugs
            .iter()
            .map(|slug| word(texts, "affiliation", slug))
            .collect::<Vec<_>>()
    };
    match attempt {
        Attempt::Only(slugs) => listed(names(slugs)),
        Attempt::AnyExcept(slugs) if slugs.is_empty() => texts.get("ccg-attempt-any"),
        Attempt::AnyExcept(slugs) => {
            let names = names(slugs).join(", ");
            texts.with("ccg-attempt-any-except", &[("names", names.into())])
        }
    }
}

/// The icons a ship needs aboard, equal ones counted.
fn staffing(texts: &Texts, icons: &[String]) -> String {
    let groups = icons.chunk_by(|a, b| a == b);
    listed(groups.map(|group| format!("{} {}", group.len(), word(texts, "icon", &group[0]))))
}

/// A skill as printed, in English like the cards: `2 Diplomacy`.
fn skill(skill: &SkillLevel) -> String {
    let mut letters = skill.skill.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    let name: String = first.into_iter().chain(letters).collect();
    match skill.level {
        1 => name,
        level => format!("{level} {name}"),
    }
}

fn keyword(keyword: &Keyword) -> String {
    match &keyword.value {
        Some(value) => format!("{}: {value}", keyword.name),
        None => keyword.name.clone(),
    }
}

fn attributes(screen: &Screen<'_>, card: &CcgCard) -> String {
    let Some(figures) = &card.attributes else {
        return String::new();
    };
    let names = match card.card_type.as_str() {
        "ship" => ["range", "weapons", "shields"],
        _ => ["integrity", "cunning", "strength"],
    };
    let header = names.map(|name| screen.texts().get(&format!("ccg-attribute-{name}")));
    let row = figures.iter().map(|figure| figure.as_str().to_owned());
    format!("\n{}", grid::boxed(screen, &header, vec![row.collect()]))
}

fn footer(screen: &Screen<'_>, record: &CcgRecord) -> String {
    let card = &record.card;
    let texts = screen.texts();
    let mut rows = Rows::with_column(screen, COLUMN);
    let printings = card
        .printings
        .iter()
        .map(|printing| self::printing(texts, printing));
    rows.add("ccg-label-printings", &listed(printings));
    rows.add(
        "ccg-label-old-names",
        &listed(card.old_names.iter().cloned()),
    );
    rows.add("label-see", &titles(texts.lang(), &record.see));
    if card.split == Split::Doubtful {
        rows.add("label-title", &texts.get("ccg-split-doubtful"));
    }
    if card.text.is_none() {
        rows.add("label-source", &texts.get("ccg-source"));
    }
    rows.add("label-id", &screen.paint().faint(card.id.as_str()));
    rows.finish()
}

fn printing(texts: &Texts, printing: &Printing) -> String {
    let set = word(texts, "set", &printing.set);
    let rarity = word(texts, "rarity", &printing.rarity);
    let mark = printing
        .mark
        .as_ref()
        .map_or(String::new(), |mark| format!(", {mark}"));
    format!("{set} {} ({rarity}{mark})", printing.number)
}

/// The word for a code; the code itself where there is none, as in sets of imported cards.
pub(super) fn word(texts: &Texts, kind: &str, code: &str) -> String {
    let id = format!("ccg-{kind}-{}", code.to_ascii_lowercase());
    texts.find(&id, &[]).unwrap_or_else(|| code.to_owned())
}

fn listed(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" · ")
}
