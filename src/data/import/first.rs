//! First Edition rows as facts. Skills stand in the game text there and stay in it.

use super::clean::{Doubt, FieldRefusal, PrintedCard, figure, figures, id, some};
use super::clean::{clean, codes};
use super::layout::Edition;
use super::names::unmarked_first;
use super::rows::ImportRow;
use model::text::slug;
use model::{AttemptRule, CcgCard, Keyword, Place, Printing, Quadrant, Uniqueness};

/// Columns kept as they are, with the names they are shown under.
const OTHER: [(usize, &str); 9] = [
    (2, "Formats"),
    (6, "Property"),
    (16, "Region"),
    (22, "Requires"),
    (23, "Persona"),
    (24, "Command"),
    (25, "Reports"),
    (26, "Names"),
    (28, "Lore"),
];

struct FirstFields<'a>(&'a [String]);

impl<'a> FirstFields<'a> {
    fn at(&self, column: usize) -> &'a str {
        self.0.get(column - 1).map_or("", |field| field.trim())
    }
}

/// Reads a row of 27 columns, or of 28 with lore.
///
/// # Errors
/// When it has no name or no type.
pub(super) fn printed(row: &ImportRow) -> Result<PrintedCard, FieldRefusal> {
    let fields = FirstFields(&row.fields);
    let name = clean(fields.at(1));
    let (name, mark, is_back) = unmarked_first(&name);
    let card_type = slug(fields.at(8));
    if card_type.is_empty() {
        return Err(FieldRefusal::UnknownType(fields.at(8).to_owned()));
    }
    let mut doubts = Vec::new();
    let mut card = card(&fields, name, card_type)?;
    if card.card_type.contains("mission") {
        add_attempt(&mut card, &fields);
    } else {
        let names = fields.at(10).split('/').map(slug);
        card.affiliations = names.filter(|name| !name.is_empty()).collect();
    }
    if card.place.is_none() && !fields.at(9).is_empty() {
        doubts.push(Doubt::Place);
    }
    card.pictures.extend(some(fields.at(3).to_owned()));
    card.printings.push(Printing {
        set: fields.at(4).to_owned(),
        number: fields.at(5).to_owned(),
        rarity: fields.at(5).split(' ').next_back().unwrap_or_default().to_owned(),
        mark: mark.clone(),
    });
    Ok(PrintedCard {
        line: row.line,
        card,
        name: name.to_owned(),
        written: fields.at(1).to_owned(),
        correction: String::new(),
        is_reworded: mark.is_some(),
        is_back,
        doubts,
    })
}

fn card(fields: &FirstFields<'_>, name: &str, card_type: String) -> Result<CcgCard, FieldRefusal> {
    let attributes = figures([fields.at(12), fields.at(13), fields.at(14)]);
    let id = id(Edition::First, name).ok_or(FieldRefusal::NoName)?;
    Ok(CcgCard {
        uniqueness: uniqueness(fields.at(7)),
        place: place(fields.at(9)),
        span: figure(fields.at(18)),
        points: figure(fields.at(15)),
        quadrant: Quadrant::from_code(&fields.at(17).to_lowercase()),
        icons: codes(fields.at(19)),
        staffing: codes(fields.at(20)),
        keywords: keywords(fields.at(21)),
        class: some(clean(fields.at(11))),
        other: other(fields, attributes.is_some()),
        attributes,
        text: some(clean(fields.at(27))),
        ..CcgCard::new(id, name.to_owned(), card_type)
    })
}

fn uniqueness(code: &str) -> Uniqueness {
    match code {
        "univ" => Uniqueness::Universal,
        "enig" => Uniqueness::Enigma,
        _ => Uniqueness::Unique,
    }
}

fn place(code: &str) -> Option<Place> {
    Some(match code {
        "[P]" => Place::Planet,
        "[S]" => Place::Space,
        "[S/P]" | "[S][P]" => Place::Dual,
        _ => return None,
    })
}

fn keywords(text: &str) -> Vec<Keyword> {
    let items = text.split(';').map(clean).filter(|item| !item.is_empty());
    let parted = items.map(|item| match item.split_once(": ") {
        Some((name, value)) => (name.to_owned(), some(value.to_owned())),
        None => (item, None),
    });
    parted.map(|(name, value)| Keyword { name, value }).collect()
}

/// Icons name affiliations; a sentence that is more than "any" stays a sentence.
fn add_attempt(card: &mut CcgCard, fields: &FirstFields<'_>) {
    let text = clean(fields.at(10));
    let slugs: Option<Vec<String>> = codes(&text).iter().map(|code| affiliation(code)).collect();
    let is_list = text.starts_with('[') && text.ends_with(']') && !text.contains(' ');
    card.attempt = match slugs {
        Some(slugs) if is_list => Some(AttemptRule::Only(slugs)),
        _ if text == "Any crew may attempt mission." => Some(AttemptRule::AnyExcept(Vec::new())),
        _ if text == "Any Away Team may attempt mission." => Some(AttemptRule::AnyExcept(Vec::new())),
        _ => None,
    };
    if card.attempt.is_none() && !text.is_empty() {
        card.other.push(("Affil".to_owned(), text));
    }
}

fn affiliation(code: &str) -> Option<String> {
    let slug = match code.to_uppercase().as_str() {
        "BAJ" => "bajoran",
        "BOR" | "BORG" => "borg",
        "CAR" => "cardassian",
        "DOM" => "dominion",
        "FED" => "federation",
        "FER" => "ferengi",
        "HIR" => "hirogen",
        "KAZ" => "kazon",
        "KLI" => "klingon",
        "NA" | "NON" => "non-aligned",
        "NEU" => "neutral",
        "ROM" => "romulan",
        "STA" => "starfleet",
        "VID" => "vidiian",
        "VUL" => "vulcan",
        _ => return None,
    };
    Some(slug.to_owned())
}

/// What has no field of its own, as column and value.
fn other(fields: &FirstFields<'_>, has_attributes: bool) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut add = |name: &str, value: String| {
        if !value.is_empty() {
            out.push((name.to_owned(), value));
        }
    };
    for (column, name) in OTHER {
        let value = clean(fields.at(column));
        add(name, value.trim_end_matches(';').to_owned());
    }
    if !has_attributes {
        add("Int/Rng", clean(fields.at(12)));
        add("Cun/Wpn", clean(fields.at(13)));
        add("Str/Shd", clean(fields.at(14)));
    }
    let has_words = fields.at(20).split(['[', ']']).step_by(2).any(|part| !part.trim().is_empty());
    if has_words {
        add("Staff", clean(fields.at(20)));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(columns: &[(usize, &str)]) -> CcgCard {
        let mut fields = vec![String::new(); 27];
        for (column, value) in columns {
            fields[column - 1] = (*value).to_owned();
        }
        printed(&ImportRow { line: 2, fields }).expect("a card").card
    }

    #[test]
    fn ships_have_all_their_facts() {
        let card = read(&[
            (1, "R.S. Gull*"),
            (2, "Trad_Open"),
            (4, "mm"),
            (5, "110 R+"),
            (7, "univ"),
            (8, "Ship"),
            (10, "Klingon/Non-Aligned"),
            (11, "Gull Class"),
            (12, "7+X"),
            (13, "6"),
            (14, "6"),
            (19, "[AU][Films]"),
            (20, "[Cmd][Stf]  OR 2 cadets"),
            (21, "Scout; Cloaking Device;"),
        ]);
        assert_eq!((card.id.as_str(), card.title.as_str()), ("1e/card/rs-gull", "R.S. Gull"));
        assert_eq!(card.affiliations, ["klingon", "non-aligned"]);
        assert_eq!(card.attributes.as_ref().map(|figures| figures[0].as_str()), Some("7+X"));
        assert_eq!((card.keywords.len(), card.staffing.len()), (2, 2));
        assert_eq!((card.printings[0].number.as_str(), card.printings[0].rarity.as_str()), ("110 R+", "R+"));
        let other: Vec<&str> = card.other.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(other, ["Formats", "Staff"]);
    }

    #[test]
    fn missions_say_who_may_attempt_them() {
        let mission = |who| read(&[(1, "Errand"), (8, "Mission"), (9, "[S/P]"), (10, who), (15, "30*")]);
        assert_eq!(
            mission("[FED][VUL]").attempt,
            Some(AttemptRule::Only(vec!["federation".into(), "vulcan".into()]))
        );
        assert_eq!(mission("Any crew may attempt mission.").attempt, Some(AttemptRule::AnyExcept(vec![])));
        assert_eq!(mission("Nobody at all.").other, [("Affil".to_owned(), "Nobody at all.".to_owned())]);
        assert_eq!(mission("[FED]").place, Some(Place::Dual));
    }
}
