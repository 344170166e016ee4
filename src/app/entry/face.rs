//! A card as it lies on the table: what its frame, corner and figures show, and its words, each with a search for the
//! cards that share it.

use std::path::PathBuf;

use crate::entry::ccg;
use crate::entry::head::{kind, name, place};
use crate::pictures::pictures_of;
use catalog::search::query::fields::{self, QueryField};
use model::text::slug;
use model::{Card, CardRecord, CcgCard, CcgRecord, Figure, Lang, Link, Record};
use page::locale::{Texts, msg};
use words::Term;
use words::terms::word;

/// What a card shows at a glance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardFace {
    /// What colors the frame, as a code: affiliation, else type; in Captain's Chair the suit.
    pub frame: String,
    /// In the corner; `None` where the card prints none.
    pub cost: Option<u8>,
    /// The title without the subtitle, that of a unique card behind a dot.
    pub title: String,
    /// The subtitle, or the title in the other language; may be empty.
    pub subtitle: String,
    /// Type, or suit and crew, as shown.
    pub kind: String,
    /// Game, kind and box, as shown.
    pub place: String,
    /// Names and values, in the order as printed.
    pub figures: Vec<(String, String)>,
    /// Affiliations, icons, species, skills and keywords, or traits and skills, in this order.
    pub tags: Vec<CardTag>,
    /// The files with the player's own picture of it, one for each printed side.
    pub pictures: Vec<PathBuf>,
}

/// A word on a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardTag {
    /// As shown.
    pub label: String,
    /// The name of its symbol, where one is drawn.
    pub symbol: String,
    /// The search for the cards of the game that have it.
    pub query: String,
}

impl CardFace {
    /// The face of a card; `None` for what is no card.
    pub fn of(texts: &Texts, record: &Record) -> Option<CardFace> {
        match record {
            Record::Rule(_) => None,
            Record::Card(card) => Some(chair(texts, record, card)),
            Record::Ccg(card) => Some(traded(texts, record, card)),
        }
    }
}

/// The card without what its face shows.
pub(super) fn without_face(record: &Record) -> Record {
    match record {
        Record::Rule(rule) => Record::Rule(rule.clone()),
        Record::Card(card) => {
            let rest = Card { skills: Vec::new(), focus: None, vp: None, away_teams: None, ..card.card.clone() };
            Record::Card(Box::new(CardRecord { card: rest, traits: Vec::new(), ..(**card).clone() }))
        }
        Record::Ccg(card) => {
            let rest = CcgCard {
                cost: None,
                span: None,
                points: None,
                affiliations: Vec::new(),
                icons: Vec::new(),
                species: Vec::new(),
                skills: Vec::new(),
                keywords: Vec::new(),
                attributes: None,
                ..card.card.clone()
            };
            Record::Ccg(Box::new(CcgRecord { card: rest, ..(**card).clone() }))
        }
    }
}

fn chair(texts: &Texts, record: &Record, of: &CardRecord) -> CardFace {
    let (lang, card) = (texts.lang(), &of.card);
    let tag = tags(record, lang);
    let of_trait = |link: &Link| {
        let title = link.title.get(lang);
        tag(&fields::TRAIT, title.clone(), title)
    };
    let traits = of.traits.iter().map(of_trait);
    let skills = card.skills.iter().map(|skill| tag(&fields::SKILL, skill.term(texts), skill.code()));
    let focus = card.focus.iter().map(|focus| tag(&fields::FOCUS, focus.term(texts), focus.code()));
    let more = if card.away_teams_elsewhere { "+" } else { "" };
    let teams = card.away_teams.map(|teams| (msg::entry_label_away_teams(texts), format!("{teams}{more}")));
    let vp = card.vp.map(|vp| (msg::entry_label_vp(texts), vp.to_string()));
    let other = name(record, lang.other());
    let title = name(record, lang);
    CardFace {
        frame: card.suit.code().to_owned(),
        cost: None,
        subtitle: if other == title { String::new() } else { other },
        title,
        kind: kind(texts, record),
        place: place(texts, record),
        figures: vp.into_iter().chain(teams).collect(),
        tags: traits.chain(skills).chain(focus).collect(),
        pictures: pictures_of(record),
    }
}

fn traded(texts: &Texts, record: &Record, of: &CcgRecord) -> CardFace {
    let card = &of.card;
    let whole = name(record, texts.lang());
    let subtitle = card.subtitle.clone().unwrap_or_default();
    let title = whole.strip_suffix(&subtitle).map(|title| title.trim_end_matches([' ', ',']));
    CardFace {
        frame: card.affiliations.first().unwrap_or(&card.card_type).clone(),
        cost: card.cost,
        title: title.filter(|title| !title.is_empty()).unwrap_or(&whole).to_owned(),
        subtitle,
        kind: kind(texts, record),
        place: place(texts, record),
        figures: figures(texts, card),
        tags: words(texts, record, card),
        pictures: pictures_of(record),
    }
}

fn figures(texts: &Texts, card: &CcgCard) -> Vec<(String, String)> {
    let printed = card.attributes.iter().flatten().map(|figure| figure.as_str().to_owned());
    let attributes = ccg::attribute_names(texts, card).into_iter().zip(printed);
    let of = |label: String, figure: &Option<Figure>| Some((label, figure.as_ref()?.as_str().to_owned()));
    let points = of(msg::ccg_label_points(texts), &card.points);
    let span = of(msg::ccg_label_span(texts), &card.span);
    attributes.chain(points).chain(span).collect()
}

fn words(texts: &Texts, record: &Record, card: &CcgCard) -> Vec<CardTag> {
    let tag = tags(record, texts.lang());
    let affiliations =
        card.affiliations.iter().map(|code| tag(&fields::AFFILIATION, word(texts, "affiliation", code), code));
    let icons = card.icons.iter().map(|code| tag(&fields::ICON, word(texts, "icon", code), code));
    // Of a Romulan of the Romulans one word is enough.
    let others = card.species.iter().filter(|species| !card.affiliations.contains(&slug(species)));
    let species = others.map(|name| tag(&fields::SPECIES, name.clone(), name));
    let skills = card.skills.iter().map(|skill| tag(&fields::SKILL, skill.printed(), &skill.skill));
    let keywords = card.keywords.iter().map(|keyword| tag(&fields::KEYWORD, keyword.to_string(), &keyword.name));
    affiliations.chain(icons).chain(species).chain(skills).chain(keywords).collect()
}

/// Makes tags whose searches stay within the game of a card.
fn tags(record: &Record, lang: Lang) -> impl Fn(&'static QueryField, String, &str) -> CardTag {
    let game = fields::GAME.term(record.game().code(), lang);
    move |field, label, value| {
        let query = format!("{game} {}", field.term(value, lang));
        CardTag { label, symbol: slug(value), query }
    }
}
