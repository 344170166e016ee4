//! What a look-up found: the answer, or a short numbered list of which the player chooses.
//!
//! A skill, a species or a keyword of cards: what it is, how many cards have it, and the search that
//! lists them.

use serde::{Serialize, Serializer};

use super::{answer, best, ccg, json, notes};
use crate::kit::records::{gist, spelled};
use crate::kit::terms::Term;
use crate::{Show, entry};
use catalog::lookup::{LookupAnswer, ScoredRecord};
use catalog::store::names::NameTally;
use model::{CardFact, Game, PlayerNote, Record, skill_name};
use page::locale::{Texts, msg};
use page::{Hit, Page, PageBlock, command, faint, link, strong};

/// The hits of a query, best first.
#[derive(Serialize)]
pub struct Hits {
    /// The query as it was typed.
    pub query: String,
    /// The hits that are shown.
    #[serde(rename = "hits", serialize_with = "json::hits")]
    pub found: Vec<ScoredRecord>,
    /// How many there are, if these are not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<usize>,
    /// How many as good ones other games have than the one asked for.
    #[serde(skip_serializing_if = "is_none")]
    pub elsewhere: usize,
    /// Words that occur nowhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// Skills, species and keywords of cards that are called so.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "tallies_json")]
    pub about: Vec<NameTally>,
    /// What may have been meant where nothing was found.
    pub suggestions: Vec<String>,
    /// What the player wrote on the first, if it is the answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<PlayerNote>,
    /// The game asked for.
    #[serde(skip)]
    pub game: Option<Game>,
    /// The first hit is the answer, the others are worth a mention.
    #[serde(skip)]
    pub is_clear: bool,
    /// So many of the hits, from the first, answer for a game each.
    #[serde(skip)]
    pub games: usize,
}

fn is_none(count: &usize) -> bool {
    *count == 0
}

impl Hits {
    /// Hits of which the first may be the answer.
    pub fn new(query: impl Into<String>, found: Vec<ScoredRecord>, is_clear: bool) -> Hits {
        let answer = LookupAnswer { found, ..LookupAnswer::default() };
        Hits::from_answer(query, answer, is_clear)
    }

    /// All that a look-up knows.
    pub fn from_answer(query: impl Into<String>, answer: LookupAnswer, is_clear: bool) -> Hits {
        let count = answer.found.len();
        Hits {
            query: query.into(),
            total: Some(answer.total).filter(|total| count > 0 && *total > count),
            found: answer.found,
            elsewhere: answer.elsewhere,
            unknown: answer.unknown,
            about: Vec::new(),
            suggestions: Vec::new(),
            notes: Vec::new(),
            game: None,
            is_clear,
            games: 1,
        }
    }

    /// The query as it is typed again, with its game.
    fn query_text(&self) -> String {
        match self.game {
            Some(game) => format!("{} --game {}", self.query, game.code()),
            None => self.query.clone(),
        }
    }

    /// Whether the first hit is an entry of that title.
    fn has_entry(&self) -> bool {
        self.found.first().is_some_and(|found| found.is_title)
    }

    /// What is said before the hits.
    fn opening(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        if !self.unknown.is_empty() {
            page.say(msg::entry_unknown_words(texts, self.unknown.join(", ")));
            page.gap();
        }
        if !self.has_entry() && !self.about.is_empty() {
            page.append(tallies_page(texts, &self.about));
            page.gap();
        }
        page
    }

    /// The first hit beside a list of all of them, with what else is known of the query.
    pub fn first(&self, texts: &Texts) -> Page {
        let mut page = self.opening(texts);
        page.append(best(texts, &self.found, self.games));
        if self.has_entry() {
            page.part(tallies_page(texts, &self.about));
        }
        if self.elsewhere > 0 {
            page.part(Page::from_words(faint(msg::find_elsewhere(texts, self.elsewhere))));
        }
        page
    }

    /// How many more there are, and how many in other games.
    fn others(&self, texts: &Texts) -> Page {
        let rest = self.total.filter(|_| self.is_clear).unwrap_or_default();
        let mut lines = Vec::new();
        if rest > 1 {
            lines.push(msg::entry_answer_rest(texts, rest - 1, self.query_text()));
        }
        if self.elsewhere > 0 {
            lines.push(msg::entry_hits_elsewhere(texts, self.elsewhere));
        }
        let mut page = Page::new();
        if !lines.is_empty() {
            page.say(faint(lines.join(" ")));
        }
        page
    }
}

impl Hits {
    /// Whether there are more hits than these, which can be listed in full.
    pub fn has_rest(&self) -> bool {
        let rest = self.total.unwrap_or_default();
        if self.is_clear { rest > 1 } else { !self.found.is_empty() && rest > 0 }
    }

    /// Whether there is a list to choose from.
    pub fn is_list(&self) -> bool {
        !self.is_clear && !self.found.is_empty()
    }

    /// The page, below it the command for the rest of the hits unless something else leads to them.
    ///
    /// Nothing where nothing was found: why, its problem says.
    pub fn page_with(&self, texts: &Texts, leads_on: bool) -> Page {
        if self.found.is_empty() && self.about.is_empty() {
            return Page::new();
        }
        let mut page = self.opening(texts);
        if self.is_clear {
            let is_told = !self.about.is_empty();
            page.append(answer(texts, self, is_told));
            page.part(notes(texts, &self.notes));
        } else if !self.found.is_empty() {
            page.append(list(texts, self, leads_on));
        }
        if self.has_entry() {
            page.part(tallies_page(texts, &self.about));
        }
        if leads_on || !self.is_clear || !self.has_rest() {
            page.part(self.others(texts));
        }
        page
    }
}

impl Show for Hits {
    fn page(&self, texts: &Texts) -> Page {
        self.page_with(texts, true)
    }
}

/// The list, numbered from 1, with the first sentence of each entry.
fn list(texts: &Texts, hits: &Hits, leads_on: bool) -> Page {
    let (query, count) = (&hits.query, hits.found.len());
    let mut page = Page::from_words(match hits.total {
        Some(_) => msg::entry_hits_best(texts, query),
        None => msg::entry_hits_heading(texts, query, count),
    });
    page.gap();
    for (number, found) in (1..).zip(&hits.found) {
        let mut hit = hit(texts, Some(number), &found.record);
        if let Some(passage) = &found.passage {
            hit.gist = spelled(texts, passage.brief(texts.lang())).into();
            hit.is_answer = true;
        }
        page.push(PageBlock::Hit(hit));
    }
    page.gap();
    page.say(faint(msg::entry_hits_hint(texts, hits.query_text())));
    if leads_on && hits.total.is_some() {
        page.say(faint(msg::entry_hits_all(texts, hits.query_text())));
    }
    page
}

/// A record with its place and the first of what it says.
pub fn hit(texts: &Texts, number: Option<usize>, record: &Record) -> Hit {
    let gist = match record {
        Record::Ccg(card) => ccg::gist(texts, &card.card),
        Record::Rule(_) | Record::Card(_) => gist(texts, &record.text(texts.lang())),
    };
    Hit {
        number,
        title: link(record.id().as_str(), entry::title(texts, record)).into(),
        place: entry::place(texts, record).into(),
        gist: gist.into(),
        is_answer: false,
    }
}

/// A sentence for each.
pub(super) fn tallies_page(texts: &Texts, tallies: &[NameTally]) -> Page {
    let mut page = Page::new();
    for tally in tallies {
        let search = command(format!("tricorder search '{}'", tally.search()));
        let (name, game) = (strong(tally_name(tally)), tally.game.term(texts));
        page.say(match tally.fact {
            CardFact::Skill => msg::entry_about_skill(texts, name, game, tally.cards, search),
            CardFact::Species => msg::entry_about_species(texts, name, game, tally.cards, search),
            CardFact::Keyword => msg::entry_about_keyword(texts, name, game, tally.cards, search),
        });
    }
    page
}

/// The name as printed.
fn tally_name(tally: &NameTally) -> &str {
    match tally.fact {
        CardFact::Skill => skill_name(&tally.name),
        CardFact::Species | CardFact::Keyword => &tally.name,
    }
}

#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    tally: &'a NameTally,
    search: String,
}

/// The tallies, each with its search.
pub(super) fn tallies_json<S: Serializer>(tallies: &[NameTally], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tallies.iter().map(|tally| Document { search: tally.search(), tally }))
}
