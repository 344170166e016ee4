//! What a look-up found: the answer, or a short numbered list of which the player chooses.
//!
//! A skill, a species or a keyword of cards: what it is, how many cards have it, and the search that
//! lists them.

use serde::{Serialize, Serializer};

use crate::CommandReport;
use crate::entry::head::{self, mention, name};
use crate::entry::record::{self, notes};
use crate::entry::{ccg, json};
use catalog::lookup::{LookupAnswer, ScoredRecord, variant_beside};
use catalog::search::Passage;
use catalog::store::names::NameTally;
use model::{CardFact, Game, Lang, Localized, PlayerNote, Record, skill_name};
use page::locale::{Texts, msg};
use page::{FactList, Hit, Labels, Page, PageBlock, Words, command, faint, link, strong};
use words::Term;
use words::prose::{gist, spelled};

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
    pub has_single_answer: bool,
    /// So many of the hits, from the first, answer for a game each.
    #[serde(skip)]
    pub games: usize,
}

fn is_none(count: &usize) -> bool {
    *count == 0
}

impl Hits {
    /// Hits of which the first may be the answer.
    pub fn new(query: impl Into<String>, found: Vec<ScoredRecord>, has_single_answer: bool) -> Hits {
        let answer = LookupAnswer { found, ..LookupAnswer::default() };
        Hits::from_answer(query, answer, has_single_answer)
    }

    /// All that a look-up knows.
    pub fn from_answer(query: impl Into<String>, answer: LookupAnswer, has_single_answer: bool) -> Hits {
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
            has_single_answer,
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
        // Above an answer nobody wants to read what was not found.
        if !self.unknown.is_empty() && self.answering().is_none() {
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
        let rest = self.total.filter(|_| self.has_single_answer).unwrap_or_default();
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
        if self.has_single_answer { rest > 1 } else { !self.found.is_empty() && rest > 0 }
    }

    /// Whether there is a list to choose from.
    pub fn is_list(&self) -> bool {
        !self.has_single_answer && !self.found.is_empty()
    }

    /// The hit a statement of which answers, what answers in other games, and what else may be meant; nothing where a name
    /// was looked up or there is a choice.
    pub fn answering(&self) -> Option<(&ScoredRecord, &[ScoredRecord], &[ScoredRecord])> {
        let (first, others) =
            self.found.split_first().filter(|_| self.has_single_answer && self.about.is_empty())?;
        let (of_games, meant) = others.split_at(self.games.saturating_sub(1).min(others.len()));
        first.passage.is_some().then_some((first, of_games, meant))
    }

    /// What answers, and all of the entry where it stands.
    pub fn answer(&self, texts: &Texts) -> Option<(Page, Page)> {
        let (first, _, _) = self.answering()?;
        let mut answer = said(texts, first.passage.as_ref()?);
        answer.append(beside(texts, &self.found));
        let mut whole = whole(texts, first);
        whole.part(notes(texts, &self.notes));
        Some((answer, whole))
    }

    /// The page, below it the command for the rest of the hits unless something else leads to them.
    ///
    /// Nothing where nothing was found: why, its problem says.
    pub fn page_with(&self, texts: &Texts, leads_on: bool) -> Page {
        if self.found.is_empty() && self.about.is_empty() {
            return Page::new();
        }
        let mut page = self.opening(texts);
        if self.has_single_answer {
            let is_told = !self.about.is_empty();
            page.append(answer(texts, self, is_told));
            page.part(notes(texts, &self.notes));
        } else if !self.found.is_empty() {
            page.append(list(texts, self, leads_on));
        }
        if self.has_entry() {
            page.part(tallies_page(texts, &self.about));
        }
        if leads_on || !self.has_single_answer || !self.has_rest() {
            page.part(self.others(texts));
        }
        page
    }
}

impl CommandReport for Hits {
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
            let (lang, next) = (texts.lang(), passage.next.as_ref().filter(|_| number == 1));
            let first = passage.brief(lang, if number == 1 { LONGEST_ANSWER } else { LONGEST_IN_LIST });
            let all: Vec<String> =
                std::iter::once(first).chain(next.map(|next| next.brief(lang, LONGEST_IN_LIST))).collect();
            hit.gist = spelled(texts, &all.join(" · ")).into();
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
        title: link(record.id().as_str(), head::title(texts, record)).into(),
        place: head::place(texts, record).into(),
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

/// Longest answer that stands whole among hits, in characters: three lines of a terminal.
const LONGEST_IN_LIST: usize = 220;
/// Longest that stands whole as the likeliest of them or for its game: no statement of the rules is much longer.
const LONGEST_ANSWER: usize = 440;
/// How far what an answer needs is set in.
const LISTED: usize = 2;

/// The first of the records found, with a word on how it was found and on the others.
/// Nothing on how it was found if it `is_told` already.
pub(super) fn answer(texts: &Texts, hits: &Hits, is_told: bool) -> Page {
    let [first, others @ ..] = &hits.found[..] else {
        return Page::new();
    };
    let mut page = Page::new();
    // Whoever asks a question expects no entry of that name.
    if !first.is_exact() && first.passage.is_none() && !is_told {
        page.say(faint(msg::entry_answer_inexact(texts, &hits.query)));
        page.gap();
    }
    page.append(best(texts, &hits.found, hits.games));
    let exact = others.iter().filter(|other| other.is_exact());
    let titles: Vec<String> = exact.map(|other| mention(texts, &other.record)).collect();
    let mut also = FactList::new(Labels::Short);
    also.add(msg::entry_label_also(texts), titles.join(" · "));
    page.facts(also);
    page
}

/// The first of the records found: what answers, in each of so many games if they are several, what answers beside it
/// for another way to play, and the whole of it with those words marked.
pub(super) fn best(texts: &Texts, found: &[ScoredRecord], games: usize) -> Page {
    let mut page = Page::new();
    let Some(first) = found.first() else {
        return page;
    };
    if let Some(passage) = &first.passage {
        if games > 1 {
            page.append(of_games(texts, &found[..games.min(found.len())]));
        } else {
            page.append(said(texts, passage));
        }
        page.append(beside(texts, found));
        page.gap();
    }
    page.append(whole(texts, first));
    page
}

/// What answers beside the first for another way to play.
fn beside(texts: &Texts, found: &[ScoredRecord]) -> Page {
    let mut page = Page::new();
    if let Some((other, beside)) = variant_beside(found).and_then(|other| Some((other, other.passage.as_ref()?))) {
        let title = link(other.record.id().as_str(), name(&other.record, texts.lang()));
        let words = spelled(texts, &beside.brief(texts.lang(), LONGEST_IN_LIST));
        page.point(msg::entry_passage_beside(texts, other.record.kind().code(), title, words));
    }
    page
}

/// All of a record, with what answers marked.
fn whole(texts: &Texts, hit: &ScoredRecord) -> Page {
    match &hit.passage {
        Some(passage) => record::page(texts, &with_mark(&hit.record, passage, texts.lang())),
        None => record::page(texts, &hit.record),
    }
}

/// What answers in a hit, as it stands in a list, in plain words.
pub fn brief(texts: &Texts, hit: &ScoredRecord) -> String {
    let passage = hit.passage.as_ref().map(|passage| passage.brief(texts.lang(), LONGEST_IN_LIST));
    Words::from(spelled(texts, &passage.unwrap_or_default())).plain()
}

/// What answers in each of several games, a line for each.
fn of_games(texts: &Texts, found: &[ScoredRecord]) -> Page {
    let mut page = Page::new();
    for hit in found {
        let words =
            hit.passage.as_ref().map(|passage| passage.brief(texts.lang(), LONGEST_ANSWER)).unwrap_or_default();
        let game = link(hit.record.id().as_str(), hit.game().term(texts));
        page.point(format!("{game}: {}", strong(spelled(texts, &words))));
    }
    page
}

/// What answers, in strong letters, with the lines it needs.
fn said(texts: &Texts, passage: &Passage) -> Page {
    let mut page = Page::new();
    for (at, line) in passage.lines.iter().enumerate() {
        let spelled = spelled(texts, line.text.get(texts.lang()));
        let words = if at == passage.answer { strong(spelled) } else { spelled };
        match (at, line.mark.as_str()) {
            (0, _) if passage.lines.len() == 1 => page.point(words),
            (0, _) => page.say(words),
            (_, "") => page.say_indented(words, LISTED),
            (_, mark) => page.item(mark, words, LISTED),
        }
    }
    if let Some(next) = &passage.next {
        page.point(spelled(texts, &next.brief(texts.lang(), LONGEST_IN_LIST)));
    }
    page
}

/// A record with the words of a passage marked where they stand first.
fn with_mark(record: &Record, passage: &Passage, lang: Lang) -> Record {
    let mut marked = record.clone();
    if let Record::Rule(rule) = &mut marked {
        let entry = &mut rule.entry;
        let rulings = entry.rulings.iter_mut().map(|ruling| &mut ruling.text);
        let example = entry.example.iter_mut().flat_map(|example| &mut example.0);
        let said = entry.text.0.iter_mut().map(|statement| &mut statement.text).chain(rulings);
        let words = passage.words.get(lang);
        let holds = |text: &&mut Localized<String>| text.get(lang) == words;
        if let Some(text) = said.chain(example.map(|statement| &mut statement.text)).find(holds) {
            *text.get_mut(lang) = page::passage(words);
        }
    }
    marked
}
