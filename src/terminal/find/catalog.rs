//! Answers from the catalog: the same functions as those of the commands.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::PathBuf;

use crate::find::answers::{self, AnswerSource, Filter, FilterValues, HitRow, SearchResult, nature};
use app::CommandReport;
use app::choices::CAPTAINS;
use app::entry::Hits;
use app::entry::head::apart;
use app::entry::lookup::{LookupResult, among, find_known};
use app::entry::record::FullRecord;
use app::entry::show;
use app::phrases::Phrase;
use app::pictures::pictures_of;
use app::search::{Search, is_search};
use app::session::Session;
use catalog::CatalogHandle;
use catalog::lookup::{LookupScope, ScoredRecord};
use catalog::store::register::Summary;
use model::order::Order;
use model::text::{collation, key};
use model::{CrewDeck, Feature, Game, Kind, Lang, Localized, Record};
use page::locale::Texts;
use page::{Page, Words, plain};
use words::Problem;
use words::problem::{self, Medium};

/// Rows that names near to what is typed fill up.
const ROWS: usize = 60;

/// The catalog, asked in both languages.
pub(super) struct CatalogAnswers<'a> {
    /// A session for each language, in the order of the languages.
    sessions: [Session<'a>; 2],
    /// All entries and built-in cards.
    all: OnceCell<Vec<Summary>>,
    /// The cards of the crews.
    crews: OnceCell<BTreeMap<CrewDeck, HashSet<String>>>,
}

/// What is read ahead while nobody types, what is needed first first.
pub(super) const AHEAD: [fn(&CatalogAnswers<'_>); 6] = [
    |catalog| _ = catalog.session(Lang::En).phrases(),
    |catalog| catalog.read_index(),
    |catalog| catalog.read_cards(),
    |catalog| catalog.read_spoken(),
    |catalog| _ = catalog.all(),
    |catalog| _ = catalog.crews(),
];

impl<'a> CatalogAnswers<'a> {
    /// The catalogs of a session, in the words of both languages.
    pub(super) fn new(session: &Session<'a>, texts: &'a [Texts; 2]) -> CatalogAnswers<'a> {
        CatalogAnswers {
            sessions: [session.in_language(&texts[0]), session.in_language(&texts[1])],
            all: OnceCell::new(),
            crews: OnceCell::new(),
        }
    }

    /// Opens the index, which the first word needs. What is wrong with it is said when it is asked.
    fn read_index(&self) {
        let _ = find_known(self.session(Lang::En), "a".to_owned(), None, LookupScope::Best);
    }

    /// Opens the catalog of cards, which the first card search needs.
    fn read_cards(&self) {
        let session = self.session(Lang::En);
        // What is wrong is said when a search asks.
        let _ = session.ask_cards(|cards| cards.index().map(|_| ()));
    }

    /// Reads what cards are called, which the first card search that finds nothing needs.
    fn read_spoken(&self) {
        let session = self.session(Lang::En);
        // What is wrong is said by the search that needs them.
        let _ = session.ask_cards(|cards| Ok(cards.index()?.spoken().is_ok()));
    }

    /// The session in a language.
    pub(super) fn session(&self, lang: Lang) -> &Session<'a> {
        &self.sessions[usize::from(lang != Lang::ALL[0])]
    }

    fn all(&self) -> &[Summary] {
        self.all.get_or_init(|| {
            let ask = |catalog: &CatalogHandle| catalog.list(None, None, None);
            self.session(Lang::En).ask(ask).unwrap_or_default()
        })
    }

    fn crews(&self) -> &BTreeMap<CrewDeck, HashSet<String>> {
        self.crews.get_or_init(|| {
            let ask = |game, kind| self.session(Lang::En).ask(|catalog| catalog.of_kind(game, kind));
            let cards = ask(Game::with(Feature::Crews), Kind::Card).unwrap_or_default();
            let mut crews: BTreeMap<CrewDeck, HashSet<String>> = BTreeMap::new();
            for record in &cards {
                if let Record::Card(card) = record {
                    let ids = crews.entry(card.card.deck).or_default();
                    ids.insert(record.id().as_str().to_owned());
                }
            }
            crews
        })
    }

    fn is_wanted(&self, filter: Filter, id: &str) -> bool {
        let Some((game, kind)) = nature(id) else {
            return false;
        };
        let is_of_crew = |crew| {
            let cards = self.crews().get(&crew);
            cards.is_some_and(|cards| cards.contains(id))
        };
        filter.game.is_none_or(|wanted| wanted == game)
            && filter.kind.is_none_or(|wanted| wanted == kind)
            && filter.crew.is_none_or(is_of_crew)
    }

    fn search(&self, words: &str, filter: Filter) -> Result<SearchResult, Problem> {
        if words.trim().is_empty() && filter.is_open() {
            return Ok(SearchResult {
                page: answers::welcome(self.session(filter.lang).texts),
                ..SearchResult::default()
            });
        }
        if words.trim().is_empty() {
            self.listed(filter)
        } else if is_search(words) {
            self.searched(words, filter)
        } else {
            self.looked_up(words, filter)
        }
    }

    /// Everything there is of what is wanted, by title.
    fn listed(&self, filter: Filter) -> Result<SearchResult, Problem> {
        let all = self.all().iter();
        let wanted = all.filter(|entry| self.is_wanted(filter, entry.id.as_str()));
        let mut entries: Vec<&Summary> = wanted.collect();
        entries.order_by_key(|entry| collation(entry.title.get(filter.lang)));
        let listed = entries.iter().map(|entry| row(entry.id.as_str(), &entry.title, filter.lang));
        let rows = self.told_apart(listed.collect(), filter.lang);
        match rows.first() {
            Some(first) => Ok(SearchResult { page: self.record(filter.lang, &first.id), total: rows.len(), rows }),
            None => Err(Problem::nothing_listed()),
        }
    }

    /// The cards a query of the card search finds.
    fn searched(&self, words: &str, filter: Filter) -> Result<SearchResult, Problem> {
        let session = self.session(filter.lang);
        let mut results = Search::cards(session, words, filter.game)?;
        let found = results.cards.len();
        results.cards.retain(|card| self.is_wanted(filter, card.id().as_str()));
        let listed = results.cards.iter().map(|card| of_record(card, filter.lang));
        let rows = self.told_apart(listed.collect(), filter.lang);
        let Some(first) = rows.first() else {
            return Err(Problem::nothing_listed());
        };
        let mut page = answers::meant(session.texts, words, results.meant.as_deref());
        page.append(self.record(filter.lang, &first.id));
        Ok(SearchResult { page, total: if rows.len() == found { results.total } else { rows.len() }, rows })
    }

    /// What a look-up finds, then what is called nearly so.
    fn looked_up(&self, words: &str, filter: Filter) -> Result<SearchResult, Problem> {
        let session = self.session(filter.lang);
        let query = words.trim().to_owned();
        let is_narrow = filter.kind.is_some() || filter.crew.is_some();
        let mut known = if is_narrow {
            let is_wanted = |id: &str| self.is_wanted(filter, id);
            among(session, query, filter.game, ROWS, is_wanted)?
        } else {
            find_known(session, query, filter.game, LookupScope::Best)?
        };
        let games = known.part_by_game(session, None);
        let rows = self.rows(words, filter, &known.answer.found);
        if known.is_nothing() {
            return self.named_alone(known, rows, filter.lang);
        }
        let total = known.answer.total.max(rows.len());
        let page = Hits { games, ..known.hits(true) }.first(session.texts);
        Ok(SearchResult { rows, total, page })
    }

    /// Rows that are called nearly so, where a look-up finds nothing; why it does if there are none.
    fn named_alone(&self, known: LookupResult, rows: Vec<HitRow>, lang: Lang) -> Result<SearchResult, Problem> {
        match rows.first() {
            Some(first) => Ok(SearchResult { page: self.record(lang, &first.id), total: rows.len(), rows }),
            None => {
                let names = self.session(lang).names().ok();
                Err(known.why(lang, names))
            }
        }
    }

    fn rows(&self, words: &str, filter: Filter, found: &[ScoredRecord]) -> Vec<HitRow> {
        let lang = filter.lang;
        let found = found.iter().map(|found| of_record(&found.record, lang));
        let mut rows: Vec<HitRow> = found.collect();
        let mut ids: HashSet<String> = rows.iter().map(|row| row.id.clone()).collect();
        let is_wanted = |id: &str| self.is_wanted(filter, id);
        let all = self.session(lang).phrases();
        let begun = all.map(|phrases| phrases.begun(words, lang, ROWS, is_wanted));
        for phrase in begun.into_iter().flatten() {
            if rows.len() < ROWS && ids.insert(phrase.id().to_owned()) {
                rows.push(match phrase {
                    Phrase::Name(name) => row(&name.id, &name.title, lang),
                    Phrase::Question(question) => HitRow { id: question.id.clone(), title: question.text.clone() },
                });
            }
        }
        self.told_apart(rows, lang)
    }

    /// Rows of which those that share a title say which they are.
    fn told_apart(&self, mut rows: Vec<HitRow>, lang: Lang) -> Vec<HitRow> {
        let session = self.session(lang);
        let mut bearers: HashMap<String, usize> = HashMap::new();
        for row in &rows {
            *bearers.entry(row.title.clone()).or_default() += 1;
        }
        let is_shared = |row: &&mut HitRow| bearers.get(&row.title).is_some_and(|count| *count > 1);
        for row in rows.iter_mut().filter(is_shared) {
            if let Ok(Some(record)) = session.ask(|catalog| catalog.record(&row.id)) {
                let apart = plain(&apart(session.texts, &record));
                row.title = format!("{} ({apart})", row.title);
            }
        }
        rows
    }
}

impl AnswerSource for CatalogAnswers<'_> {
    fn find(&self, words: &str, filter: Filter) -> SearchResult {
        // Signs alone ask for nothing yet.
        let words = if key(words).is_empty() && !is_search(words) { "" } else { words };
        self.search(words, filter).unwrap_or_else(|error| {
            let texts = self.session(filter.lang).texts;
            let mut page = problem::page(texts, &error, Medium::Typed);
            if !filter.is_open() {
                page.part(answers::narrowed(texts));
            }
            SearchResult { page, ..SearchResult::default() }
        })
    }

    /// A regular expression, written between slashes, is held against every card.
    fn is_slow(&self, words: &str) -> bool {
        words.contains('/') && is_search(words)
    }

    fn record(&self, lang: Lang, id: &str) -> Page {
        let session = self.session(lang);
        let unknown = || Problem::unknown_id(id);
        match show::record(session, id).and_then(|record| record.ok_or_else(unknown)) {
            Ok(record) => FullRecord::new(session, record).page(session.texts),
            Err(error) => problem::page(session.texts, &error, Medium::Typed),
        }
    }

    fn picture(&self, id: &str) -> Option<PathBuf> {
        let record = show::record(self.session(Lang::En), id).ok()??;
        pictures_of(&record).into_iter().next()
    }

    fn title(&self, lang: Lang, id: &str) -> Option<String> {
        let record = show::record(self.session(lang), id).ok()??;
        Some(record.title().get(lang).clone())
    }

    fn keys(&self, lang: Lang) -> Page {
        answers::keys(self.session(lang).texts)
    }

    fn range(&self) -> FilterValues {
        let all = self.all().iter();
        let natures: BTreeSet<(Game, Kind)> = all.map(|entry| (entry.id.game(), entry.id.kind())).collect();
        let kinds = Game::ALL.map(|game| {
            let of_game = natures.iter().filter(|(known, _)| *known == game);
            (game, of_game.map(|(_, kind)| *kind).collect())
        });
        let known = self.crews();
        let captains = CAPTAINS.iter().map(|(_, crew)| *crew);
        FilterValues { kinds: kinds.into(), crews: captains.filter(|crew| known.contains_key(crew)).collect() }
    }
}

fn of_record(record: &Record, lang: Lang) -> HitRow {
    row(record.id().as_str(), record.title(), lang)
}

fn row(id: &str, title: &Localized<String>, lang: Lang) -> HitRow {
    HitRow { id: id.to_owned(), title: Words::foreign(title.get(lang)).plain() }
}
