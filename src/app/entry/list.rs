//! `tricorder list`: all entries, of one game, kind, type, trait or captain if asked; and what else is done with lists.

use std::collections::HashSet;
use std::sync::LazyLock;

use clap::Args;
use serde::Serialize;

use crate::answer::PlainText;
use crate::argument_kinds::ArgKind;
use crate::choices::{CAPTAINS, KINDS};
use crate::commands::{RunCommand, commands};
use crate::entry::{errata, open, random};
use crate::follow_up::FollowUp;
use crate::options::{Format, InGame, OneOf, RECORDS};
use crate::search::SCREENFUL;
use crate::session::Session;
use crate::{CommandReport, Found, boxes, tables};
use catalog::lookup;
use catalog::search::query::fields;
use catalog::store::register::Summary;
use model::order::Order;
use model::text::vocabulary::TypedForms;
use model::text::{closest, collation};
use model::{CrewDeck, EntryId, Game, Kind, Lang, Localized, Record};
use page::locale::{Texts, msg, say};
use page::{Page, PageTable, Words, faint, link};
use words::{Problem, Term};

/// The types of cards of all games, as they are typed.
static TYPES: LazyLock<Vec<(TypedForms, &'static str)>> = LazyLock::new(|| {
    let words = fields::TYPE.words.iter();
    words.map(|word| (*word, word.code)).collect()
});

/// What `tricorder list` takes: one of its subcommands, or all that an entry must fit.
#[derive(Debug, Args)]
pub struct List {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    filters: Filters,
}

commands! {
    /// Shows what later printings of cards and boards say otherwise.
    Errata(errata::Errata),
    /// Draws an entry or card at random.
    Random(random::Random),
    /// Opens one of the last list by its number.
    Open(open::Open),
}

impl RunCommand for List {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        match self.command {
            Some(command) => command.run(session),
            None => self.filters.run(session),
        }
    }
}

/// All entries and cards of a game, by their ids.
///
/// # Errors
/// When the catalog cannot be read.
pub fn all_entries(session: &Session<'_>, game: &InGame) -> Result<Vec<Summary>, Problem> {
    let game = game.wanted(session.texts.lang())?;
    session.ask(|catalog| catalog.list(game, None, None))
}

/// All that an entry must fit.
#[derive(Debug, Args)]
struct Filters {
    #[command(flatten)]
    game: InGame,
    #[arg(long, value_parser = OneOf(&KINDS))]
    kind: Option<Kind>,
    #[arg(long = "trait", id = "trait", add = ArgKind::Trait)]
    trait_name: Option<String>,
    #[arg(long = "type", id = "type", value_parser = OneOf(&TYPES))]
    card_type: Option<&'static str>,
    #[arg(long, value_parser = OneOf(&CAPTAINS))]
    captain: Option<CrewDeck>,
    #[arg(long, conflicts_with = "json", value_parser = OneOf(&RECORDS))]
    format: Option<Format>,
}

impl RunCommand for Filters {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let game = self.game.wanted(session.texts.lang())?;
        if let Some(captain) = self.captain {
            boxes::know_captain(session, captain)?;
        }
        let slug = self.trait_slug(session)?;
        let mut entries = session.ask(|catalog| catalog.list(game, self.kind, slug.as_deref()))?;
        if let Some(cards) = self.cards(session, game)? {
            entries.retain(|entry| cards.contains(&entry.id));
        }
        let mut list = EntryListReport::from(entries);
        let format = session.list_format(self.format);
        if !list.is_empty() {
            list.is_numbered = session.is_watched() && format == Format::Text;
            let ids = list.in_order(session.texts.lang());
            // What was seen long ago is chosen later, with `open`.
            let is_short = (2..=SCREENFUL).contains(&ids.len());
            let follow_up = if list.is_numbered { session.listed(ids, is_short) } else { FollowUp::default() };
            return Ok(in_format(session, format, list).followed_by(follow_up));
        }
        let found = if format.is_screen() { Found::shown(Page::new()) } else { in_format(session, format, list) };
        Ok(found.with_problem(Problem::nothing_listed()))
    }
}

impl Filters {
    /// The ids of the cards of the type and the captain asked for; `None` if none is.
    fn cards(&self, session: &Session<'_>, wanted: Option<Game>) -> Result<Option<HashSet<EntryId>>, Problem> {
        if self.card_type.is_none() && self.captain.is_none() {
            return Ok(None);
        }
        let mut ids = HashSet::new();
        for game in Game::ALL.into_iter().filter(|game| wanted.is_none_or(|one| one == *game)) {
            let cards = session.ask(|catalog| catalog.of_kind(game, Kind::Card))?;
            let fitting = cards.iter().filter(|card| self.fits(card));
            ids.extend(fitting.map(|card| card.id().clone()));
        }
        Ok(Some(ids))
    }

    fn fits(&self, record: &Record) -> bool {
        let (card_type, deck) = match record {
            Record::Rule(_) => return false,
            Record::Card(record) => (record.card.suit.code(), Some(record.card.deck)),
            Record::Ccg(record) => (record.card.card_type.as_str(), None),
        };
        let is_of_type = self.card_type.is_none_or(|wanted| wanted == card_type);
        is_of_type && self.captain.is_none_or(|captain| deck == Some(captain))
    }

    /// The slug of the trait asked for, by any of its names.
    fn trait_slug(&self, session: &Session<'_>) -> Result<Option<String>, Problem> {
        let Some(name) = &self.trait_name else {
            return Ok(None);
        };
        let found = session.ask(|catalog| lookup::named_of_own(catalog, name, None))?;
        let slug =
            found.iter().find_map(|found| found.record.id().as_str().strip_prefix("cc/trait/").map(str::to_owned));
        match slug {
            Some(slug) => Ok(Some(slug)),
            None => Err(self.unknown_trait(session, name)?),
        }
    }

    fn unknown_trait(&self, session: &Session<'_>, name: &str) -> Result<Problem, Problem> {
        let traits = session.ask(|catalog| catalog.list(None, Some(Kind::Trait), None))?;
        let lang = session.texts.lang();
        let titles: Vec<&str> = traits.iter().map(|entry| entry.title.get(lang).as_str()).collect();
        let near = closest(name, titles.iter().copied(), 4);
        Ok(Problem::missing(say::err_unknown_trait(name)).hint(say::hint_unknown_trait()).near(near))
    }
}

fn in_format(session: &Session<'_>, format: Format, list: EntryListReport) -> Found {
    let lang = session.texts.lang();
    Found::shown(PlainText(match format {
        Format::Lines => list.lines(lang),
        Format::Ids => list.ids(lang),
        Format::Csv => list.csv(lang),
        Format::Text | Format::Json | Format::Html | Format::Markdown | Format::Table | Format::List => {
            return Found::shown(list);
        }
    }))
}

/// The columns of a list in a spreadsheet.
const COLUMNS: [&str; 5] = ["id", "game", "kind", "title_de", "title_en"];

/// Entries. For programs they stand in the order of their ids; people read them by game and kind, and in
/// these by title.
#[derive(Serialize)]
pub struct EntryListReport {
    total: usize,
    entries: Vec<ListItem>,
    /// Whether each entry has a number by which it can be opened.
    #[serde(skip)]
    pub is_numbered: bool,
}

#[derive(Serialize)]
struct ListItem {
    id: EntryId,
    game: Game,
    kind: Kind,
    title: Localized<String>,
}

impl From<Vec<Summary>> for EntryListReport {
    fn from(summaries: Vec<Summary>) -> EntryListReport {
        let listed = |Summary { id, title }: Summary| ListItem { game: id.game(), kind: id.kind(), id, title };
        EntryListReport {
            total: summaries.len(),
            entries: summaries.into_iter().map(listed).collect(),
            is_numbered: false,
        }
    }
}

impl EntryListReport {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries as people read them in a language.
    fn sorted(&self, lang: Lang) -> Vec<&ListItem> {
        let mut entries: Vec<&ListItem> = self.entries.iter().collect();
        entries.order_by_key(|entry| (entry.section(), collation(entry.title.get(lang))));
        entries
    }

    /// The ids in the order in which people read the entries.
    pub fn in_order(&self, lang: Lang) -> Vec<String> {
        let sorted = self.sorted(lang).into_iter();
        sorted.map(|entry| entry.id.to_string()).collect()
    }

    /// One entry a line, its cells parted by tabs: id, title, title in the other language, game, kind.
    pub fn lines(&self, lang: Lang) -> String {
        let rows = self.sorted(lang).into_iter().map(|entry| {
            let titles = [lang, lang.other()].map(|lang| entry.title.get(lang).clone());
            let [own, other] = titles;
            vec![entry.id.to_string(), own, other, entry.game.code().to_owned(), entry.kind.code().to_owned()]
        });
        tables::to_tsv(rows)
    }

    /// One id a line.
    pub fn ids(&self, lang: Lang) -> String {
        let ids = self.sorted(lang).into_iter();
        ids.map(|entry| format!("{}\n", entry.id)).collect()
    }

    /// A header and a line an entry for spreadsheets, the same columns in both languages.
    pub fn csv(&self, lang: Lang) -> String {
        let rows = self.sorted(lang).into_iter().map(|entry| {
            let (game, kind) = (entry.game.code().to_owned(), entry.kind.code().to_owned());
            let Localized { de, en } = entry.title.clone();
            vec![entry.id.to_string(), game, kind, de, en]
        });
        tables::to_csv(COLUMNS, rows)
    }
}

impl CommandReport for EntryListReport {
    /// All entries under headings of game and kind: title, title in the other language, id.
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        let entries = self.sorted(texts.lang());
        let mut numbers = 1..;
        for group in entries.chunk_by(|a, b| a.section() == b.section()) {
            let (game, kind) = group[0].section();
            let heading = format!("{} · {}", game.term(texts), kind.term(texts));
            page.title(format!("{heading} ({})", group.len()));
            let rows = group.iter().zip(&mut numbers).map(|(entry, number)| {
                let number = self.is_numbered.then_some(number);
                entry.row(texts, number)
            });
            page.table(PageTable::bare(rows));
            page.gap();
        }
        page.say(msg::entry_list_total(texts, self.total));
        if self.is_numbered {
            page.say(faint(msg::entry_open_hint(texts)));
        }
        page
    }
}

impl ListItem {
    fn section(&self) -> (Game, Kind) {
        (self.game, self.kind)
    }

    fn row(&self, texts: &Texts, number: Option<usize>) -> Vec<Words> {
        let lang = texts.lang();
        let cells = [
            link(self.id.as_str(), self.title.get(lang)).into(),
            self.title.get(lang.other()).into(),
            self.id.as_str().into(),
        ];
        let number = number.map(|number| number.to_string().into());
        number.into_iter().chain(cells).collect()
    }
}
