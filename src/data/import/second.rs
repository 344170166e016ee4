//! Second Edition rows as facts.

use super::clean::{Doubt, FieldRefusal, PrintedCard, figure, figures, id, some};
use super::clean::{clean, codes};
use super::layout::Edition;
use super::names::ImportNames;
use super::rows::ImportRow;
use model::text::slug;
use model::text::unmarked;
use model::{
    AttemptRule, CcgCard, Keyword, Place, Printing, Quadrant, SKILLS, SkillLevel, Split, Uniqueness, ccg_icon,
    skill_slug,
};

const TYPES: [&str; 7] = ["personnel", "ship", "equipment", "event", "interrupt", "mission", "dilemma"];

/// The columns of a row by name.
struct SecondFields<'a>(&'a [String]);

impl<'a> SecondFields<'a> {
    fn at(&self, column: usize) -> &'a str {
        self.0.get(column - 1).map_or("", |field| field.trim())
    }
}

/// Reads a row of 23 columns.
///
/// # Errors
/// When it has no name, or a type nobody knows.
pub(super) fn printed(row: &ImportRow, names: &ImportNames) -> Result<PrintedCard, FieldRefusal> {
    let fields = SecondFields(&row.fields);
    let card_type = fields.at(7).to_lowercase();
    if !TYPES.contains(&card_type.as_str()) {
        return Err(FieldRefusal::UnknownType(fields.at(7).to_owned()));
    }
    let name = clean(fields.at(1));
    let (name, mark) = unmarked(&name, fields.at(2));
    let mut doubts = Vec::new();
    let mut card = bare(&fields, name, card_type, names)?;
    if card.split == Split::Doubtful {
        doubts.push(Doubt::Title);
    }
    add_play(&mut card, &fields, &mut doubts);
    if card.card_type == "mission" {
        add_mission(&mut card, &fields, &mut doubts);
    } else if ["personnel", "ship"].contains(&card.card_type.as_str()) {
        add_crew(&mut card, &fields, &mut doubts);
    }
    add_text(&mut card, &fields);
    card.pictures.extend(some(fields.at(3).to_owned()));
    let printing = printing(&fields, mark);
    let is_reworded = printing.set == "VP" || printing.mark.as_deref() == Some("VP");
    card.printings.push(printing);
    Ok(PrintedCard {
        line: row.line,
        card,
        name: name.to_owned(),
        written: fields.at(1).to_owned(),
        correction: correction(fields.at(3)).to_owned(),
        is_reworded,
        is_back: false,
        doubts,
    })
}

/// A card with its name alone.
fn bare(
    fields: &SecondFields<'_>,
    name: &str,
    card_type: String,
    names: &ImportNames,
) -> Result<CcgCard, FieldRefusal> {
    let is_unique = fields.at(5) == "Y";
    let current = names.current(name);
    let parted = names.part(current, &card_type, is_unique);
    let id = id(Edition::Second, current).ok_or(FieldRefusal::NoName)?;
    // A name that is only spelled in another way is found without being told.
    let is_other = |old: &&String| slug(old) != id.slug();
    Ok(CcgCard {
        subtitle: parted.subtitle,
        split: parted.split,
        uniqueness: if is_unique { Uniqueness::Unique } else { Uniqueness::Universal },
        old_names: names.old(current).iter().filter(is_other).cloned().collect(),
        ..CcgCard::new(id, parted.title, card_type)
    })
}

/// What cards of several types have. Cost 0 of missions and interrupts is no cost.
fn add_play(card: &mut CcgCard, fields: &SecondFields<'_>, doubts: &mut Vec<Doubt>) {
    let has_cost = !matches!(card.card_type.as_str(), "mission" | "interrupt");
    card.cost = fields.at(8).parse().ok().filter(|_| has_cost);
    if matches!(card.card_type.as_str(), "mission" | "dilemma") {
        card.place = place(fields.at(9));
        doubts.extend(card.place.is_none().then_some(Doubt::Place));
    }
}

/// The keywords and the game text, with what stands of it among the keywords. What it says depends on type and place.
fn add_text(card: &mut CcgCard, fields: &SecondFields<'_>) {
    let (keywords, rest) = keywords(&clean(fields.at(16)));
    card.keywords = keywords;
    let text = [rest, clean(fields.at(23))].join(" ");
    if let Some(text) = some(text.trim().to_owned()) {
        card.set_text(&text);
    }
}

fn place(code: &str) -> Option<Place> {
    Some(match code {
        "P" => Place::Planet,
        "S" => Place::Space,
        "D" => Place::Dual,
        "H" => Place::Headquarters,
        _ => return None,
    })
}

fn add_mission(card: &mut CcgCard, fields: &SecondFields<'_>, doubts: &mut Vec<Doubt>) {
    card.span = figure(fields.at(10));
    card.quadrant = match fields.at(12) {
        "A" => Some(Quadrant::Alpha),
        "G" => Some(Quadrant::Gamma),
        "D" => Some(Quadrant::Delta),
        _ => None,
    };
    let needs = clean(fields.at(19));
    if card.place == Some(Place::Headquarters) {
        let owners = AttemptRule::headquarters_of(&clean(fields.at(13))).unwrap_or_default();
        card.affiliations = owners.iter().map(|owner| slug(owner)).collect();
        card.welcome = needs.parse().ok();
        let is_lost = card.welcome.is_none() && !needs.is_empty();
        doubts.extend(is_lost.then_some(Doubt::ReportsTo(needs)));
        return;
    }
    card.points = figure(fields.at(11));
    card.requirement = needs.parse().ok();
    let is_lost = card.requirement.is_none() && !needs.is_empty();
    doubts.extend(is_lost.then_some(Doubt::Requirement(needs)));
    let who = clean(fields.at(13));
    match AttemptRule::parse(&who) {
        Ok(attempt) => card.attempt = attempt,
        Err(_) => doubts.push(Doubt::Attempt(who)),
    }
}

fn add_crew(card: &mut CcgCard, fields: &SecondFields<'_>, doubts: &mut Vec<Doubt>) {
    card.affiliations = some(slug(fields.at(13))).into_iter().collect();
    card.icons = codes(fields.at(14)).iter().map(|code| icon(code)).collect();
    card.staffing = codes(fields.at(15)).iter().map(|code| icon(code)).collect();
    card.class = some(clean(fields.at(17)));
    let species = clean(fields.at(18));
    card.species = species.split('/').map(|name| name.trim().to_owned()).collect();
    card.species.retain(|name| !name.is_empty());
    card.attributes = figures([fields.at(20), fields.at(21), fields.at(22)]);
    if card.card_type == "personnel" {
        card.skills = skills(&clean(fields.at(19)), doubts);
    }
}

/// An icon code in its usual case.
fn icon(code: &str) -> String {
    ccg_icon(code).unwrap_or(code).to_owned()
}

/// `2 Law Security`: a number belongs to the skill after it. A word that is no skill is doubted, and
/// kept; but the beginning of a single skill is that skill with its last letter lost.
fn skills(text: &str, doubts: &mut Vec<Doubt>) -> Vec<SkillLevel> {
    let mut skills: Vec<SkillLevel> = Vec::new();
    let mut level = 1;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if let Ok(number) = word.parse::<u8>() {
            level = number.max(1);
            continue;
        }
        let skill = skill(word, doubts);
        skills.push(SkillLevel { skill, level });
        level = 1;
    }
    skills
}

/// The slug of a skill.
fn skill(word: &str, doubts: &mut Vec<Doubt>) -> String {
    let owned = word.to_owned();
    match (skill_slug(word), cut_short(word)) {
        (Some(skill), _) => skill.to_owned(),
        (None, Some(skill)) => {
            let skill = skill.to_owned();
            doubts.push(Doubt::SkillMended { word: owned, skill: skill.clone() });
            skill
        }
        (None, None) => {
            doubts.push(Doubt::Skill(owned));
            slug(word)
        }
    }
}

/// The skill a word is but for its last letter.
fn cut_short(word: &str) -> Option<&'static str> {
    let lacks_one = |name: &str| name.len() == word.len() + 1 && name.starts_with(word);
    let found = SKILLS.iter().find(|(_, name)| lacks_one(name));
    found.map(|(slug, _)| *slug)
}

/// The keywords of a column, each once, and what stands there but belongs to the text. A full stop ends a
/// keyword unless it belongs to an abbreviation (`U.S.S.`), or stands by mistake where the colon of a
/// commander belongs; reminders in brackets are left out. What a keyword costs stands behind a dash: its
/// name is a keyword all the same, and the whole is text.
fn keywords(text: &str) -> (Vec<Keyword>, String) {
    let (mut keywords, mut rest) = (Vec::<Keyword>::new(), Vec::new());
    for sentence in sentences(&without_brackets(text)) {
        let is_name = |word: &str| word.starts_with(|c: char| !c.is_lowercase());
        let priced = sentence.split_once("- ").map(|(name, _)| name.trim());
        if priced.is_some() || !rest.is_empty() && !sentence.split(' ').all(is_name) {
            rest.push(format!("{sentence}."));
            let name = priced.filter(|name| name.split(' ').all(is_name));
            keywords.extend(name.map(keyword));
            continue;
        }
        match keywords.last_mut() {
            Some(last) if last.name == "Commander" && last.value.is_none() => {
                last.value = Some(sentence.to_owned());
            }
            _ => keywords.push(keyword(sentence)),
        }
    }
    let mut seen = Vec::new();
    keywords.retain(|keyword| {
        let is_new = !seen.contains(keyword);
        seen.push(keyword.clone());
        is_new
    });
    (keywords, rest.join(" "))
}

/// A keyword, with what stands behind its colon.
fn keyword(text: &str) -> Keyword {
    let (name, value) = match text.split_once(':') {
        Some((name, value)) => (name, some(value.trim().trim_end_matches('.').to_owned())),
        None => (text, None),
    };
    Keyword { name: name.trim().to_owned(), value }
}

fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices('.') {
        let (before, after) = (&text[start..at], &text[at + 1..]);
        let is_end = after.is_empty() || after.starts_with(' ');
        if is_end && (after.is_empty() || !is_abbreviation(before)) {
            found.push(before);
            start = at + 1;
        }
    }
    found.push(&text[start..]);
    found.retain(|sentence| !sentence.trim().is_empty());
    found.into_iter().map(str::trim).collect()
}

/// Whether a text ends in `.S`, the end of `U.S.S`.
fn is_abbreviation(text: &str) -> bool {
    let mut last = text.chars().rev();
    last.next().is_some_and(char::is_uppercase) && last.next() == Some('.')
}

fn without_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

/// The letters behind the number of an image, by which files mark corrected prints: `ab` of `EN03004ab`,
/// `ST2E-EN01257a_2`.
fn correction(image: &str) -> &str {
    let image = image.split([',', '_']).next().unwrap_or_default();
    let stem = image.trim_end_matches(|c: char| "abcABC".contains(c));
    let letters = &image[stem.len()..];
    let is_mark = stem.ends_with(|c: char| c.is_ascii_digit());
    if is_mark { letters } else { "" }
}

/// Older files have other codes for two sets.
fn printing(fields: &SecondFields<'_>, mark: Option<String>) -> Printing {
    let set = match fields.at(2) {
        "TOSP" => "TSOP",
        "SY" => "Sym",
        set => set,
    };
    Printing { set: set.to_owned(), number: fields.at(6).to_owned(), rarity: fields.at(4).to_owned(), mark }
}

#[cfg(test)]
mod tests;
