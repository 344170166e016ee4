//! A card of the Star Trek CCG: its facts as printed, and the game text if it was imported.

use crate::entry::requires;
use model::text::slug;
use model::{
    CardField, CardSet, CcgCard, CcgRecord, EarlierValue, Fact, Figure, Keyword, Lang, Printing, SkillLevel,
    SpanExemption, Split, Uniqueness,
};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, PageTable, faint};
use words::Term;
use words::foot::links;
use words::prose::spelled;
pub use words::terms::word;

/// The full name, behind a dot if the card is unique.
pub fn title(record: &CcgRecord, lang: Lang) -> String {
    match record.card.uniqueness {
        Uniqueness::Unique => format!("• {}", record.title.get(lang)),
        Uniqueness::Universal | Uniqueness::Enigma => record.title.get(lang).clone(),
    }
}

/// Type of the card, for the heading.
pub fn kind(texts: &Texts, card: &CcgCard) -> String {
    word(texts, "type", &card.card_type)
}

/// What a list says of the card in a line: cost, place, affiliation, points.
pub fn gist(texts: &Texts, card: &CcgCard) -> String {
    let mut parts = Vec::new();
    parts.extend(card.cost.map(|cost| msg::ccg_cost(texts, cost.to_string())));
    parts.extend(card.place.map(|place| place.term(texts)));
    parts.extend(card.affiliations.iter().map(|slug| word(texts, "affiliation", slug)));
    parts.extend(card.class.clone());
    // Of a Romulan of the Romulans one word is enough.
    let species = card.species.iter();
    let is_said = |species: &&String| card.affiliations.contains(&slug(species));
    parts.extend(species.filter(|species| !is_said(species)).cloned());
    let points = card.points.as_ref().map(Figure::as_str);
    parts.extend(points.map(|points| msg::ccg_points(texts, points)));
    let attempt = card.attempt.as_ref();
    parts.extend(attempt.map(|attempt| requires::attempt(texts, attempt)));
    parts.join(" · ")
}

/// Everything below the heading.
pub fn body(texts: &Texts, record: &CcgRecord) -> Page {
    let card = &record.card;
    let parts = [facts, attributes, text].map(|part| part(texts, card));
    Page::parts(parts.into_iter().chain([foot(texts, record)]))
}

/// The imported game text, one paragraph a line.
fn text(texts: &Texts, card: &CcgCard) -> Page {
    let mut page = Page::new();
    for line in card.text.as_deref().unwrap_or_default().lines() {
        page.say(spelled(texts, line));
    }
    page
}

fn facts(texts: &Texts, card: &CcgCard) -> Page {
    let words = |kind: &str, codes: &[String]| listed(codes.iter().map(|code| word(texts, kind, code)));
    let mut facts = FactList::new(Labels::Long);
    let cost = card.cost.map(|cost| cost.to_string());
    facts.add(msg::ccg_label_cost(texts), cost.unwrap_or_default());
    let affiliations = words("affiliation", &card.affiliations);
    facts.add(msg::ccg_label_affiliation(texts), affiliations);
    facts.add(msg::ccg_label_icons(texts), words("icon", &card.icons));
    facts.add(msg::ccg_label_staffing(texts), staffing(texts, &card.staffing));
    add_mission(&mut facts, texts, card);
    let class = card.class.as_deref().unwrap_or_default();
    facts.add(msg::ccg_label_class(texts), class);
    facts.add(msg::ccg_label_species(texts), listed(card.species.iter().cloned()));
    facts.add(msg::ccg_label_skills(texts), listed(card.skills.iter().map(SkillLevel::printed)));
    facts.add(msg::ccg_label_keywords(texts), listed(card.keywords.iter().map(Keyword::to_string)));
    for (column, value) in &card.other {
        facts.add(column, value);
    }
    let mut page = Page::new();
    page.facts(facts);
    page
}

/// What missions and dilemmas have.
fn add_mission(facts: &mut FactList, texts: &Texts, card: &CcgCard) {
    let figure = |figure: &Option<Figure>| match figure {
        Some(figure) => figure.as_str().to_owned(),
        None => String::new(),
    };
    let place = card.place.map(|place| place.term(texts));
    facts.add(msg::ccg_label_place(texts), place.unwrap_or_default());
    let quadrant = card.quadrant.map(|quadrant| quadrant.term(texts));
    facts.add(msg::ccg_label_quadrant(texts), quadrant.unwrap_or_default());
    facts.add(msg::ccg_label_span(texts), figure(&card.span));
    facts.add(msg::ccg_label_points(texts), figure(&card.points));
    let attempt = card.attempt.as_ref().map(|attempt| requires::attempt(texts, attempt));
    facts.add(msg::ccg_label_attempt(texts), attempt.unwrap_or_default());
    let needed = card.requirement.as_ref().map(|requirement| requires::requirement(texts, requirement));
    facts.add(msg::ccg_label_requirement(texts), needed.unwrap_or_default());
    let welcome = card.welcome.as_ref().map(|welcome| requires::welcome(texts, welcome));
    facts.add(msg::ccg_label_welcome(texts), welcome.unwrap_or_default());
    let printed = card.passage.as_ref();
    let passage = printed.map(|passage| self::passage(texts, passage));
    facts.add(msg::ccg_label_passage(texts), passage.unwrap_or_default());
}

/// The missions to and from which flights take nothing on top.
fn passage(texts: &Texts, passage: &SpanExemption) -> String {
    match passage {
        SpanExemption::Quadrant(quadrant) => msg::ccg_passage_quadrant(texts, quadrant.term(texts)),
        SpanExemption::OutsideQuadrant(quadrant) => msg::ccg_passage_outside(texts, quadrant.term(texts)),
        SpanExemption::Region(region) => msg::ccg_passage_region(texts, region),
    }
}

/// The icons a ship needs aboard, equal ones counted.
fn staffing(texts: &Texts, icons: &[String]) -> String {
    let groups = icons.chunk_by(|a, b| a == b);
    listed(groups.map(|group| format!("{} {}", group.len(), word(texts, "icon", &group[0]))))
}

/// The names of the attributes of a type of card, first to last.
pub(super) fn attribute_names(texts: &Texts, card: &CcgCard) -> [String; 3] {
    if card.card_type.contains("personnel") {
        [msg::ccg_attribute_integrity(texts), msg::ccg_attribute_cunning(texts), msg::ccg_attribute_strength(texts)]
    } else {
        [msg::ccg_attribute_range(texts), msg::ccg_attribute_weapons(texts), msg::ccg_attribute_shields(texts)]
    }
}

fn attributes(texts: &Texts, card: &CcgCard) -> Page {
    let mut page = Page::new();
    if let Some(figures) = &card.attributes {
        let row: Vec<&str> = figures.iter().map(Figure::as_str).collect();
        page.table(PageTable::ruled(attribute_names(texts, card), [row]));
    }
    page
}

fn foot(texts: &Texts, record: &CcgRecord) -> Page {
    let card = &record.card;
    let mut facts = FactList::new(Labels::Long);
    let printings = card.printings.iter().map(|printing| self::printing(texts, printing));
    facts.add(msg::ccg_label_printings(texts), listed(printings));
    let earlier = card.earlier.iter().map(|one| earlier(texts, one));
    facts.add(msg::ccg_label_earlier(texts), listed(earlier));
    let old_names = listed(card.old_names.iter().cloned());
    facts.add(msg::ccg_label_old_names(texts), old_names);
    facts.add(msg::entry_label_see(texts), links(texts.lang(), &record.see));
    for fact in &card.unsure {
        let doubt = match fact {
            Fact::Region => msg::ccg_unsure_region(texts),
            Fact::Title => msg::ccg_unsure_title(texts),
        };
        facts.add(msg::ccg_label_unsure(texts), doubt);
    }
    if card.split == Split::Doubtful {
        facts.add(msg::entry_label_title(texts), msg::ccg_split_doubtful(texts));
    }
    facts.begin_asides();
    if card.text.is_none() && !record.is_imported {
        facts.add(msg::entry_label_source(texts), msg::ccg_source(texts));
    }
    facts.add(msg::entry_label_id(texts), faint(card.id.as_str()));
    let mut page = Page::new();
    page.facts(facts);
    page
}

/// What was corrected since, as printed before: `Cost 3`.
fn earlier(texts: &Texts, earlier: &EarlierValue) -> String {
    let field = earlier.field.term(texts);
    let value = match (&earlier.value, earlier.field) {
        (None, _) => msg::ccg_earlier_nothing(texts),
        (Some(code), CardField::Uniqueness) => word(texts, "uniqueness", code),
        (Some(code), CardField::Place) => word(texts, "place", code),
        (Some(codes), CardField::Icons) => codes_listed(texts, "icon", codes),
        (Some(slugs), CardField::Affiliations | CardField::Attempt) => codes_listed(texts, "affiliation", slugs),
        (
            Some(words),
            CardField::Cost
            | CardField::Span
            | CardField::Points
            | CardField::Requirement
            | CardField::Keywords
            | CardField::Species
            | CardField::Skills
            | CardField::Attributes,
        ) => words.clone(),
    };
    if earlier.is_corrected {
        msg::ccg_earlier_corrected(texts, field, value)
    } else {
        msg::ccg_earlier(texts, field, value)
    }
}

fn codes_listed(texts: &Texts, kind: &str, codes: &str) -> String {
    let words: Vec<String> = codes.split(", ").map(|code| word(texts, kind, code)).collect();
    words.join(", ")
}

/// The name of a set; its code where no source tells one.
pub fn set_name(code: &str) -> &str {
    let set = CardSet::find(code);
    set.and_then(|set| set.name).unwrap_or(code)
}

fn printing(texts: &Texts, printing: &Printing) -> String {
    let set = set_name(&printing.set);
    let rarity = word(texts, "rarity", &printing.rarity);
    // Marks of older files repeat the rarity: `P` and `Promo`.
    let is_new = |mark: &&String| {
        let said = [&printing.rarity, &rarity];
        !said.iter().any(|said| said.eq_ignore_ascii_case(mark))
    };
    let mark = printing.mark.as_ref().filter(is_new).map_or(String::new(), |mark| format!(", {mark}"));
    format!("{set} {} ({rarity}{mark})", printing.number)
}

fn listed(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use page::render::Terminal;

    fn card(rest: &str) -> CcgRecord {
        let head = "id: 2e/card/test\ntitle: Test\ntype: personnel\nuniqueness: universal\n\
                    printings: [{ set: XX, number: 9V001, rarity: V, mark: Promo }]\n";
        let card = serde_yaml::from_str(&format!("{head}{rest}")).expect("a card");
        CcgRecord::from_card(&card, |_| None)
    }

    fn drawn(record: &CcgRecord) -> String {
        let texts = Texts::new(Lang::En);
        Terminal::new(Some(80), false).render(&body(&texts, record))
    }

    #[test]
    fn an_imported_card_shows_its_text_and_unknown_codes_as_they_are() {
        let text = drawn(&card("text: |\n  Some words.\n  More words.\nicons: [New]\n"));
        assert!(text.contains("\nSome words.\nMore words.\n"), "{text}");
        assert!(text.contains("XX 9V001 (V, Promo)") && text.contains("New"), "{text}");
        assert!(!text.contains("tricorder import"), "{text}");
    }

    #[test]
    fn an_imported_card_without_text_has_none() {
        let mut record = card("");
        assert!(drawn(&record).contains("tricorder import"));
        record.is_imported = true;
        assert!(!drawn(&record).contains("tricorder import"));
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
