//! The screen of a Star Trek CCG card: its facts as printed, and the game text if it was imported.

use super::entry::{Rows, titles};
use super::{Screen, grid, prose, requires};
use crate::locale::Texts;
use crate::model::{
    CcgCard, CcgRecord, Figure, Keyword, Lang, Printing, SkillLevel, Split, Uniqueness, skill_name,
};
use crate::text::slug;

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
    // Of a Romulan of the Romulans one word is enough.
    let species = card.species.iter();
    let is_said = |species: &&String| card.affiliations.contains(&slug(species));
    parts.extend(species.filter(|species| !is_said(species)).cloned());
    let points = card.points.as_ref().map(Figure::as_str);
    parts.extend(points.map(|points| count("ccg-points", points)));
    let attempt = card.attempt.as_ref();
    parts.extend(attempt.map(|attempt| requires::attempt(texts, attempt)));
    parts.join(" · ")
}

/// Everything below the heading.
pub fn body(screen: &Screen<'_>, record: &CcgRecord) -> String {
    let card = &record.card;
    let parts = [
        facts(screen, card),
        attributes(screen, card),
        text(screen, card),
        footer(screen, record),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n")
}

/// The imported game text, one paragraph a line.
fn text(screen: &Screen<'_>, card: &CcgCard) -> String {
    let lines = card.text.as_deref().unwrap_or_default().lines();
    let lines = lines.map(|line| prose::paragraph(screen, line, 0) + "\n");
    lines.collect()
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
    if rows.is_empty() {
        return String::new();
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
    let span = card.span.as_ref().map(Figure::as_str);
    rows.add("ccg-label-span", span.unwrap_or_default());
    let points = card.points.as_ref().map(Figure::as_str);
    rows.add("ccg-label-points", points.unwrap_or_default());
    let attempt = card
        .attempt
        .as_ref()
        .map(|attempt| requires::attempt(texts, attempt));
    rows.add("ccg-label-attempt", &attempt.unwrap_or_default());
    let requirement = card
        .requirement
        .as_ref()
        .map(|requirement| requires::requirement(texts, requirement));
    rows.add("ccg-label-requirement", &requirement.unwrap_or_default());
    let welcome = card
        .welcome
        .as_ref()
        .map(|welcome| requires::welcome(texts, welcome));
    rows.add("ccg-label-welcome", &welcome.unwrap_or_default());
}

/// The icons a ship needs aboard, equal ones counted.
fn staffing(texts: &Texts, icons: &[String]) -> String {
    let groups = icons.chunk_by(|a, b| a == b);
    listed(groups.map(|group| format!("{} {}", group.len(), word(texts, "icon", &group[0]))))
}

/// A skill as printed, in English like the cards: `2 Diplomacy`.
fn skill(skill: &SkillLevel) -> String {
    let name = skill_name(&skill.skill);
    match skill.level {
        1 => name.to_owned(),
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
    let names = match card.card_type.contains("personnel") {
        true => ["integrity", "cunning", "strength"],
        false => ["range", "weapons", "shields"],
    };
    let header = names.map(|name| screen.texts().get(&format!("ccg-attribute-{name}")));
    let row = figures.iter().map(|figure| figure.as_str().to_owned());
    grid::boxed(screen, &header, vec![row.collect()])
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
    if card.text.is_none() && !record.is_imported {
        rows.add("label-source", &texts.get("ccg-source"));
    }
    rows.add("label-id", &screen.paint().faint(card.id.as_str()));
    rows.finish()
}

fn printing(texts: &Texts, printing: &Printing) -> String {
    let set = word(texts, "set", &printing.set);
    let rarity = word(texts, "rarity", &printing.rarity);
    // Marks of older files repeat the rarity: `P` and `Promo`.
    let is_new = |mark: &&String| {
        let said = [&printing.rarity, &rarity];
        !said.iter().any(|said| said.eq_ignore_ascii_case(mark))
    };
    let mark = printing.mark.as_ref().filter(is_new);
    let mark = mark.map_or(String::new(), |mark| format!(", {mark}"));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn card(rest: &str) -> CcgRecord {
        let head = "id: 2e/card/test\ntitle: Test\ntype: personnel\nuniqueness: universal\n\
                    printings: [{ set: XX, number: 9V001, rarity: V, mark: Promo }]\n";
        let card = serde_yaml::from_str(&format!("{head}{rest}")).expect("a card");
        CcgRecord::of(&card, |_| None)
    }

    fn drawn(record: &CcgRecord) -> String {
        let texts = Texts::new(Lang::En);
        body(&Screen::new(&texts, Some(80), false), record)
    }

    #[test]
    fn an_imported_card_shows_its_text_and_unknown_codes_as_they_are() {
        let text = drawn(&card(
            "text: |\n  Some words.\n  More words.\nicons: [New]\n",
        ));
        assert!(text.contains("\nSome words.\nMore words.\n"), "{text}");
        assert!(
            text.contains("XX 9V001 (V, Promo)") && text.contains("New"),
            "{text}"
        );
        assert!(!text.contains("import lackey"), "{text}");
    }

    #[test]
    fn an_imported_card_without_text_has_none() {
        let mut record = card("");
        assert!(drawn(&record).contains("import lackey"));
        record.is_imported = true;
        assert!(!drawn(&record).contains("import lackey"));
    }

    #[test]
    fn a_mark_that_repeats_the_rarity_is_left_out() {
        let text = drawn(&card(""));
        assert!(text.contains("(V, Promo)"), "{text}");
        let mut promo = card("");
        promo.card.printings[0].rarity = "P".to_owned();
        let text = drawn(&promo);
        assert!(text.contains("(promo)"), "{text}");
    }

    #[test]
    fn a_doubtful_title_is_said_to_be_one() {
        assert!(drawn(&card("split: doubtful\n")).contains("guess"));
    }

    #[test]
    fn equal_staffing_icons_are_counted() {
        let icons = ["Cmd", "Stf", "Stf"].map(str::to_owned);
        let words = staffing(&Texts::new(Lang::De), &icons);
        assert_eq!(words, "1 Kommando · 2 Stab");
    }
}
