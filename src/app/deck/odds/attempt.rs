//! Odds of meeting a mission with crews of some size, with how they were found.

use std::rc::Rc;

use serde::Serialize;

use crate::CommandReport;
use crate::deck::odds::report::{HandCounts, hundredths};
use crate::deck::page_parts::place_and_points;
use crate::deck::unrecognized::{ListFaults, ReadList};
use crate::entry::requires;
use deck::{CrewOdds, OddsMethod};
use model::{CcgCard, EntryId};
use page::locale::{Texts, msg};
use page::{Bar, Bars, FactList, Labels, Page, link};
use words::numbers::{decimal, grouped, percent};

/// `{"name","mission":{"id","name","in_deck"},"personnel","rows":[{"drawn","met","unclear","method":"counted",
/// "favorable","all"}],"unknown","unreadable"}`; rows that were tried out have `"method":"tried",
/// "samples","seed","standard_error"` instead.
#[derive(Debug, Serialize)]
pub struct MissionOddsReport {
    name: Option<String>,
    mission: MissionDocument,
    /// Personnel of the deck.
    personnel: u32,
    rows: Vec<CrewRow>,
    #[serde(flatten)]
    unread: ListFaults,
    #[serde(skip)]
    card: Rc<CcgCard>,
    /// Whether unique personnel are there more than once.
    #[serde(skip)]
    has_rivals: bool,
    #[serde(skip)]
    title: String,
}

/// The mission that personnel are to meet.
#[derive(Debug)]
pub struct MissionChoice {
    /// The mission, which has a requirement.
    pub card: Rc<CcgCard>,
    /// Whether it is one of the deck's own missions.
    pub is_in_deck: bool,
}

#[derive(Debug, Serialize)]
struct MissionDocument {
    id: EntryId,
    name: String,
    in_deck: bool,
}

/// A crew of some size before the mission.
#[derive(Debug, Serialize)]
struct CrewRow {
    drawn: u32,
    met: f64,
    unclear: f64,
    #[serde(flatten)]
    way: MethodDocument,
    #[serde(skip)]
    odds: CrewOdds,
}

/// How the odds were found.
#[derive(Debug, Serialize)]
#[serde(tag = "method", rename_all = "kebab-case")]
enum MethodDocument {
    Counted(HandCounts),
    Tried { samples: u32, seed: u64, standard_error: f64 },
}

impl MissionOddsReport {
    /// Crews before a mission, out of so many personnel.
    pub fn new(
        texts: &Texts,
        read: &ReadList,
        mission: MissionChoice,
        personnel: u32,
        has_rivals: bool,
        odds: Vec<CrewOdds>,
    ) -> MissionOddsReport {
        MissionOddsReport {
            name: read.deck.name.clone(),
            mission: MissionDocument {
                id: mission.card.id.clone(),
                name: mission.card.full_name(),
                in_deck: mission.is_in_deck,
            },
            personnel,
            rows: odds.into_iter().map(CrewRow::new).collect(),
            unread: read.unread(texts),
            card: mission.card,
            has_rivals,
            title: read.title(texts),
        }
    }

    fn facts(&self, texts: &Texts) -> Page {
        let mission = &self.card;
        let facts = place_and_points(texts, mission).join(" · ");
        let mut page = Page::new();
        let name = link(mission.id.as_str(), &self.mission.name);
        page.say_hanging(format!("{name}: {facts}"), 0);
        let requirement = mission.requirement.as_ref().map(|requirement| requires::requirement(texts, requirement));
        let attempt = mission.attempt.as_ref().map(|attempt| requires::attempt(texts, attempt));
        let mut rows = FactList::new(Labels::Long);
        rows.add(msg::ccg_label_attempt(texts), attempt.unwrap_or_default());
        rows.add(msg::ccg_label_requirement(texts), requirement.unwrap_or_default());
        page.facts(rows);
        if !self.mission.in_deck {
            page.gap();
            page.say(msg::deck_odds_beyond(texts, &self.mission.name));
        }
        page
    }

    fn crews(&self, texts: &Texts) -> Page {
        let is_unclear = self.has_unclear();
        let mut header = vec![msg::deck_odds_met(texts)];
        header.extend(is_unclear.then(|| msg::deck_odds_unclear(texts)));
        let rows = self.rows.iter().map(|row| row.bar(texts, is_unclear));
        let mut page = Page::new();
        page.bars(Bars::below(header, rows));
        page
    }

    fn has_unclear(&self) -> bool {
        self.rows.iter().any(|row| row.unclear > 0.0)
    }

    /// How the numbers were found, told of the last line, and what was assumed.
    fn method(&self, texts: &Texts) -> Page {
        let mut sentences = Vec::new();
        sentences.extend(self.rows.last().map(|row| row.found(texts, self.personnel)));
        sentences.extend(self.has_rivals.then(|| msg::deck_odds_rivals(texts)));
        sentences.extend(self.has_unclear().then(|| msg::deck_odds_judge(texts)));
        sentences.push(msg::deck_odds_no_dilemmas(texts));
        Page::from_words(sentences.join(" "))
    }
}

impl CommandReport for MissionOddsReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut head = Page::new();
        head.title(&self.title);
        head.say(msg::deck_odds_attempt(texts, self.personnel));
        Page::parts([head, self.unread.page(texts), self.facts(texts), self.crews(texts), self.method(texts)])
    }
}

impl CrewRow {
    fn new(odds: CrewOdds) -> CrewRow {
        let way = match odds.method {
            OddsMethod::Counted => MethodDocument::Counted(HandCounts::from_odds(&odds.met)),
            OddsMethod::Tried { samples, seed, error } => {
                MethodDocument::Tried { samples, seed, standard_error: error }
            }
        };
        CrewRow { drawn: odds.drawn, met: odds.met.probability, unclear: odds.unclear.probability, way, odds }
    }

    fn bar(&self, texts: &Texts, is_unclear: bool) -> Bar {
        let mut cells = vec![percent(texts, self.met)];
        cells.extend(is_unclear.then(|| percent(texts, self.unclear)));
        Bar {
            value: Some(hundredths(self.met).into()),
            full: Some(100),
            ..Bar::numbers(msg::deck_odds_crew(texts, self.drawn), cells).sharing([Some(hundredths(self.met))])
        }
    }

    fn found(&self, texts: &Texts, size: u32) -> String {
        let met = percent(texts, self.met);
        match self.odds.method {
            OddsMethod::Tried { samples, seed, error } => {
                let (samples, seed) = (grouped(texts, samples.into()), seed.to_string());
                let error = decimal(texts, error * 100.0, 2);
                msg::deck_odds_tried(texts, met, self.drawn, samples, seed, error)
            }
            OddsMethod::Counted => {
                let hands = self.odds.met.hands;
                let all = grouped(texts, hands.map_or(0, |hands| hands.all));
                let favorable = grouped(texts, hands.map_or(0, |hands| hands.favorable));
                msg::deck_odds_counted(texts, size, self.drawn, all, favorable, met)
            }
        }
    }
}
