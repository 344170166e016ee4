//! What of a card can be searched: its names, its words, its numbers.

use model::{
    AttemptRule, Card, CardPool, CardRecord, CcgCard, CcgRecord, CollectorNumber, Comparison, Feature, Figure,
    Lang, Localized, Record, Requirement, RequirementBranch, RequirementTerm, Suit, Uniqueness, Vp,
};

use super::neighbours::Neighbours;
use crate::search::query::fields;
use crate::search::query::fields::QueryField;
use model::text::key;

/// The searchable side of one card.
#[derive(Debug, Default)]
pub(super) struct CardDocument {
    pub names: Localized<Vec<String>>,
    pub texts: Localized<String>,
    /// Further words a bare word may mean: type, traits, keywords, species, class.
    pub also: Localized<Vec<String>>,
    /// Values of closed fields as spelled, the one to sort by first.
    pub words: Vec<(&'static QueryField, String)>,
    /// Values that come with a level.
    pub levels: Vec<(&'static QueryField, String, u8)>,
    pub numbers: Vec<(&'static QueryField, i64)>,
    /// What a mission requires, as printed.
    pub requirement: Option<String>,
    /// Attributes a mission requires, with the lowest sum that is enough; for `<` the highest.
    pub sums: Vec<(&'static str, i64)>,
}

impl CardDocument {
    /// The sheet of a card; that of a rule is empty.
    pub(super) fn from_record(record: &Record, neighbours: &Neighbours) -> CardDocument {
        let mut sheet = CardDocument::default();
        sheet.add_word(&fields::GAME, record.game().code());
        for lang in Lang::ALL {
            let names = record.names(lang).map(str::to_owned).collect();
            *lang_mut(&mut sheet.names, lang) = names;
        }
        match record {
            Record::Rule(_) => return CardDocument::default(),
            Record::Card(card) => sheet.add_chair_card(card),
            Record::Ccg(card) => sheet.add_ccg_card(card, neighbours),
        }
        sheet.add_type_words();
        sheet
    }

    fn add_word(&mut self, field: &'static QueryField, value: &str) {
        self.words.push((field, value.to_owned()));
    }

    fn add_words(&mut self, field: &'static QueryField, values: &[String]) {
        for value in values {
            self.add_word(field, value);
        }
    }

    fn add_other_word(&mut self, words: &str) {
        self.also.de.push(words.to_owned());
        self.also.en.push(words.to_owned());
    }

    /// Lets bare words find the type and the affiliation in both languages.
    fn add_type_words(&mut self) {
        for (field, value) in self.words.clone() {
            let is_affiliation = field == &fields::AFFILIATION && fields::is_affiliation(&value);
            if field == &fields::TYPE || is_affiliation {
                self.add_other_word(&value);
                for name in field.names_of(&value) {
                    self.also.de.push((*name).to_owned());
                }
            }
        }
    }

    fn add_chair_card(&mut self, record: &CardRecord) {
        let card = &record.card;
        for lang in Lang::ALL {
            *lang_mut(&mut self.texts, lang) = card.gists(lang);
            lang_mut(&mut self.also, lang).push(record.suit.title.get(lang).clone());
        }
        self.add_word(&fields::TYPE, card.suit.code());
        self.add_word(&fields::DECK, card.deck.code());
        for number in card.numbers() {
            self.add_collector_number(number);
        }
        let again = card.reprints.iter().map(|reprint| reprint.game_box);
        for one in std::iter::once(card.game_box).chain(again) {
            self.add_word(&fields::BOX, one.code());
        }
        self.add_traits(record);
        for skill in &card.skills {
            self.add_level(&fields::SKILL, skill.code());
        }
        if card.suit == Suit::Person || !card.skills.is_empty() {
            self.add_number(&fields::SKILL, i64::try_from(card.skills.len()).ok());
        }
        if let Some(focus) = card.focus {
            self.add_word(&fields::FOCUS, focus.code());
        }
        self.add_number(&fields::VP, points(card));
        let errata = if card.errata.is_empty() { "no" } else { "yes" };
        self.add_word(&fields::ERRATA, errata);
    }

    fn add_traits(&mut self, record: &CardRecord) {
        for link in &record.traits {
            for lang in [Lang::En, Lang::De] {
                let title = link.title.get(lang);
                if lang == Lang::En || link.title.de != link.title.en {
                    self.add_word(&fields::TRAIT, title);
                }
                lang_mut(&mut self.also, lang).push(title.clone());
            }
        }
        self.add_words(&fields::TRAIT, &record.card.traits);
    }

    /// Counts a value once more.
    fn add_level(&mut self, field: &'static QueryField, value: &str) {
        let known = self.levels.iter_mut().find(|(own, word, _)| *own == field && word == value);
        match known {
            Some((_, _, level)) => *level = level.saturating_add(1),
            None => self.levels.push((field, value.to_owned(), 1)),
        }
    }

    fn add_number(&mut self, field: &'static QueryField, number: Option<i64>) {
        self.numbers.extend(number.map(|number| (field, number)));
    }

    fn add_ccg_card(&mut self, record: &CcgRecord, neighbours: &Neighbours) {
        let card = &record.card;
        self.texts.en = card.text.clone().unwrap_or_default();
        self.add_word(&fields::TYPE, &card.card_type);
        self.add_word(&fields::UNIQUE_, card.uniqueness.code());
        self.add_words(&fields::AFFILIATION, &card.affiliations);
        self.add_words(&fields::ICON, &card.icons);
        self.add_words(&fields::SPECIES, &card.species);
        self.add_keywords(card);
        for code in &card.staffing {
            self.add_level(&fields::STAFFING_, code);
        }
        for skill in &card.skills {
            let level = skill.level;
            self.levels.push((&fields::SKILL, skill.skill.clone(), level));
        }
        if let Some(class) = &card.class {
            self.add_word(&fields::CLASS, class);
            if let Some(name) = class.strip_suffix(" Class") {
                self.add_word(&fields::CLASS, name);
            }
            self.add_other_word(class);
        }
        for species in &card.species {
            self.add_other_word(species);
        }
        self.add_number(&fields::COST, card.cost.map(i64::from));
        self.add_attributes(card);
        self.add_place(card, neighbours);
        self.add_printings(card);
        self.add_words(&fields::REPORTS_TO, &neighbours.places_for(card));
        self.add_counts(card);
        self.add_columns(card);
    }

    /// How many skills personnel have, and how many icons a ship needs. Skills of First Edition stand in
    /// its texts.
    fn add_counts(&mut self, card: &CcgCard) {
        let has_skills = card.id.game().has(Feature::Decks) && card.card_type == "personnel";
        let skills = has_skills.then_some(card.skills.len());
        let staffing = (card.card_type == "ship").then_some(card.staffing.len());
        for (field, count) in [(&fields::SKILL, skills), (&fields::STAFFING_, staffing)] {
            self.add_number(field, count.and_then(|count| i64::try_from(count).ok()));
        }
    }

    /// What files say that no printed card says: formats, and whether a card has been retired; and the
    /// columns of First Edition.
    fn add_columns(&mut self, card: &CcgCard) {
        for (column, value) in &card.other {
            match column.as_str() {
                "Formats" => value.split('_').for_each(|name| self.add_word(&fields::FORMAT, name)),
                "Reports" => value.split(", ").for_each(|name| self.add_word(&fields::REPORTS_TO, name)),
                "Region" => self.add_region(value),
                _ => {}
            }
        }
        if card.id.game().has(Feature::Decks) {
            let is_retired = if card.is_retired { "yes" } else { "no" };
            self.add_word(&fields::RETIRED, is_retired);
            self.add_pools(card);
        }
    }

    /// The pools of a card, and what it is.
    fn add_pools(&mut self, card: &CcgCard) {
        let pools = CardPool::ALL.into_iter().filter(|pool| pool.admits(card));
        pools.for_each(|pool| self.add_word(&fields::POOL, pool.code()));
        let qualities = [
            (card.is_retired, "retired"),
            (!card.earlier.is_empty(), "corrected"),
            (card.uniqueness == Uniqueness::Unique, "unique"),
            (card.printings.len() > 1, "reprint"),
        ];
        let own = qualities.into_iter().filter(|(is_so, _)| *is_so);
        own.for_each(|(_, quality)| self.add_word(&fields::IS, quality));
    }

    /// A region, also without the word that says that it is one: `Bajor System`, `Bajor Region`.
    fn add_region(&mut self, name: &str) {
        self.add_word(&fields::REGION, name);
        for kind in [" System", " Region"] {
            if let Some(short) = name.strip_suffix(kind) {
                self.add_word(&fields::REGION, short);
            }
        }
    }

    fn add_keywords(&mut self, card: &CcgCard) {
        for fact in &card.unsure {
            self.add_word(&fields::UNSURE, fact.code());
        }
        for keyword in &card.keywords {
            self.add_word(&fields::KEYWORD, &keyword.name);
            self.add_other_word(&keyword.name);
            if let Some(value) = &keyword.value {
                self.add_word(&fields::KEYWORD, &format!("{}: {value}", keyword.name));
                self.add_other_word(value);
                if keyword.name == "Region" {
                    self.add_region(value);
                }
            }
        }
    }

    fn add_attributes(&mut self, card: &CcgCard) {
        let Some(figures) = &card.attributes else {
            return;
        };
        // First Edition prints ships' attributes on facilities too: shields alone matter there.
        let own: [&'static QueryField; 3] = if card.card_type.contains("personnel") {
            [&fields::INTEGRITY, &fields::CUNNING, &fields::STRENGTH]
        } else {
            [&fields::RANGE, &fields::WEAPONS, &fields::SHIELDS]
        };
        for (field, figure) in own.into_iter().zip(figures) {
            self.add_number(field, figure.number().map(i64::from));
        }
    }

    fn add_place(&mut self, card: &CcgCard, neighbours: &Neighbours) {
        if let Some(place) = card.place {
            if card.card_type.contains("mission") {
                self.add_word(&fields::MISSION_TYPE, place.code());
            }
            if card.card_type.contains("dilemma") {
                self.add_word(&fields::DILEMMA_TYPE, place.code());
            }
        }
        if let Some(quadrant) = card.quadrant {
            self.add_word(&fields::QUADRANT, quadrant.code());
        }
        let figure = |figure: &Option<Figure>| {
            let number = figure.as_ref().and_then(Figure::number);
            number.map(i64::from)
        };
        self.add_number(&fields::SPAN, figure(&card.span));
        self.add_number(&fields::POINTS, figure(&card.points));
        match &card.attempt {
            None => {}
            Some(AttemptRule::Only(slugs)) => self.add_words(&fields::AFFILIATION, slugs),
            Some(AttemptRule::AnyExcept(slugs)) => self.add_open_attempt(slugs, neighbours),
        }
        if let Some(requirement) = &card.requirement {
            self.requirement = Some(requirement.to_string());
            self.add_requirement(requirement);
        }
    }

    /// A mission any affiliation may attempt but some.
    fn add_open_attempt(&mut self, barred: &[String], neighbours: &Neighbours) {
        self.add_word(&fields::AFFILIATION, fields::ANY_AFFILIATION);
        let keys: Vec<String> = barred.iter().map(|slug| key(slug)).collect();
        for affiliation in &neighbours.affiliations {
            if !keys.contains(affiliation) {
                self.add_word(&fields::AFFILIATION, affiliation);
            }
        }
        if !barred.is_empty() {
            self.add_word(&fields::AFFILIATION, fields::ANY_EXCEPT);
        }
        for slug in barred {
            let except = format!("{} {slug}", fields::ANY_EXCEPT);
            self.add_word(&fields::AFFILIATION, &except);
        }
    }

    fn add_requirement(&mut self, requirement: &Requirement) {
        let terms = requirement.branches.iter().flat_map(|branch: &RequirementBranch| &branch.terms);
        for term in terms {
            match term {
                RequirementTerm::Skill { skill, level } => {
                    self.levels.push((&fields::REQUIRES, skill.clone(), *level));
                }
                RequirementTerm::Sum { attribute, comparison, than } => {
                    let enough = match comparison {
                        Comparison::MoreThan => i64::from(*than) + 1,
                        Comparison::LessThan => i64::from(*than) - 1,
                    };
                    let attribute = super::attribute_term(*attribute);
                    self.sums.push((attribute, enough));
                }
                RequirementTerm::Either(inner) => self.add_requirement(inner),
                RequirementTerm::Special(_) => {}
            }
        }
    }

    fn add_printings(&mut self, card: &CcgCard) {
        for printing in &card.printings {
            self.add_word(&fields::SET, &printing.set);
            self.add_word(&fields::RARITY, &printing.rarity);
            self.add_collector_number(&printing.number);
        }
    }

    /// A collector's number as printed, and the number in it without set and rarity.
    fn add_collector_number(&mut self, printed: &str) {
        self.add_word(&fields::COLLECTOR, printed);
        let number = CollectorNumber::parse(printed).map(|parts| i64::from(parts.number));
        self.add_number(&fields::COLLECTOR, number);
    }
}

/// Printed victory points; none if none are printed or only the Focus counts.
fn points(card: &Card) -> Option<i64> {
    match card.vp? {
        Vp::Points(points) | Vp::Asterisk(points) => Some(points.into()),
        Vp::Variable | Vp::Negative => None,
    }
}

fn lang_mut<T>(both: &mut Localized<T>, lang: Lang) -> &mut T {
    match lang {
        Lang::De => &mut both.de,
        Lang::En => &mut both.en,
    }
}
