//! All pages of a site, from the built-in catalog.

use crate::site::app::{AppProgram, FOLDER};
use crate::site::files::Files;
use crate::site::{self, Group, Row, SitePage};
use app::CommandReport;
use app::admin::site::{below, with_link};
use app::calc::Calculator;
use app::calc::first::nonaligned;
use app::entry::errata;
use app::entry::head::name;
use app::entry::record::page;
use app::session::Session;
use app::solo::program;
use model::order::Order;
use model::text::collation;
use model::{Feature, Game, Kind, Lang, Record};
use page::locale::{Texts, msg};
use page::render::{Headings, fragment, title};
use page::{Page, plain};
use words::{Problem, Term};

/// What can be looked up, and the pages that are no entries.
struct Contents<'t> {
    texts: &'t Texts,
    records: &'t [Record],
    extra: Vec<Extra>,
    has_app: bool,
}

/// A page beside the entries.
struct Extra {
    name: String,
    title: String,
    game: Game,
    page: Page,
}

/// All pages, and the app if there is one.
///
/// # Errors
/// When the data is not valid.
pub(super) fn all(session: &Session<'_>, app: Option<AppProgram>) -> Result<Files, Problem> {
    let records = records(session)?;
    let texts = Lang::ALL.map(Texts::new);
    let mut files = Files::default();
    let has_app = app.is_some();
    for texts in &texts {
        let extra = extra(session, texts)?;
        Contents { texts, records: &records, extra, has_app }.write(&mut files);
    }
    for file in app.into_iter().flat_map(|app| app.files(true)) {
        files.add(format!("{FOLDER}/{}", file.name), file.bytes);
    }
    files.add("index.html", site::door(&texts));
    Ok(files)
}

fn records(session: &Session<'_>) -> Result<Vec<Record>, Problem> {
    let mut records = Vec::new();
    for game in Game::ALL {
        for kind in Kind::ALL {
            records.extend(session.ask(|catalog| catalog.of_kind(game, kind))?);
        }
    }
    Ok(records)
}

/// The Command cards of the captains, the errata, the table of ships; what a folder of data lacks is left out.
fn extra(session: &Session<'_>, texts: &Texts) -> Result<Vec<Extra>, Problem> {
    let mut extra = Vec::new();
    for captain in session.boxes()?.captains() {
        if let Ok(program) = program::program(session, captain) {
            let name = format!("program/{}", captain.code());
            extra.push(Extra::new(name, Game::with(Feature::Opponent), program.page(texts)));
        }
    }
    let errata = errata::of_level(session, None)?;
    if !errata.is_empty() {
        extra.push(Extra {
            name: "errata".to_owned(),
            title: msg::site_errata(texts),
            game: Game::with(Feature::Crews),
            page: errata.page(texts),
        });
    }
    if let Ok(page) = nonaligned::page(session, texts) {
        extra.push(Extra::new("nonaligned".to_owned(), Calculator::Nonaligned.game(), page));
    }
    Ok(extra)
}

impl Extra {
    /// A page called by its own title, which goes above it.
    fn new(name: String, game: Game, mut page: Page) -> Extra {
        let title = title(&page);
        page.blocks.drain(..page.blocks.len().min(1));
        Extra { name, title, game, page }
    }

    fn row(&self) -> Row {
        Row::new(&self.name, self.title.clone(), "")
    }
}

impl Contents<'_> {
    fn write(&self, files: &mut Files) {
        let lang = self.texts.lang();
        for record in self.records {
            files.add(site::path(lang, record.id().as_str()), self.entry(record));
        }
        for extra in &self.extra {
            let sheet = self.sheet(&extra.name, &extra.title, extra.game);
            let body = fragment(&below(extra.page.clone()), site::LINKS, Headings::Own);
            let page = site::titled(self.texts, sheet, &body);
            files.add(site::path(lang, &extra.name), page);
        }
        for game in Game::ALL {
            self.write_lists(game, files);
        }
        let home = site::home(self.texts, self.records.len(), &self.games(), self.has_app);
        files.add(site::path(lang, site::HOME), home);
    }

    fn entry(&self, record: &Record) -> String {
        let id = record.id();
        let mut page = page(self.texts, record);
        let title = plain(&name(record, self.texts.lang()));
        let name = format!("program/{}", id.slug());
        let program = self.extra.iter().find(|extra| extra.name == name);
        if let (Kind::Captain, Some(program)) = (id.kind(), program) {
            page = with_link(page, &program.name, &program.title);
        }
        let body = fragment(&page, site::LINKS, Headings::Own);
        site::made(self.texts, self.sheet(id.as_str(), &title, id.game()), &body)
    }

    /// The page of a game, and one for each kind of its entries.
    fn write_lists(&self, game: Game, files: &mut Files) {
        let mut kinds = Vec::new();
        for kind in Kind::ALL {
            let rows = self.rows(game, kind);
            if !rows.is_empty() {
                let name = format!("{}/{}", game.code(), kind.code());
                let count = rows.len().to_string();
                kinds.push(Row::new(&name, kind.term(self.texts), count));
                self.write_list(&name, game, kind, rows, files);
            }
        }
        let title = game.term(self.texts);
        let bare = self.sheet(game.code(), &title, game);
        let page = site::listed(self.texts, bare, &self.shelves(game, kinds));
        files.add(site::path(self.texts.lang(), game.code()), page);
    }

    fn write_list(&self, name: &str, game: Game, kind: Kind, rows: Vec<Row>, files: &mut Files) {
        let title = format!("{} · {}", game.term(self.texts), kind.term(self.texts));
        let group = Group { title: String::new(), rows };
        let page = site::listed(self.texts, self.sheet(name, &title, game), &[group]);
        files.add(site::path(self.texts.lang(), name), page);
    }

    /// What stands on the page of a game: its kinds of entries and, if there are, its further pages.
    fn shelves(&self, game: Game, kinds: Vec<Row>) -> Vec<Group> {
        let of_game = self.extra.iter().filter(|extra| extra.game == game);
        let further: Vec<Row> = of_game.map(Extra::row).collect();
        let mut groups = vec![Group { title: String::new(), rows: kinds }];
        if !further.is_empty() {
            groups.push(Group { title: msg::site_more(self.texts), rows: further });
        }
        groups
    }

    /// The entries of a game and a kind by their titles, with the titles in the other language.
    fn rows(&self, game: Game, kind: Kind) -> Vec<Row> {
        let lang = self.texts.lang();
        let is_wanted = |record: &&Record| record.game() == game && record.kind() == kind;
        let mut records: Vec<&Record> = self.records.iter().filter(is_wanted).collect();
        records.order_by_key(|record| collation(record.title().get(lang)));
        let row = |record: &&Record| {
            let title = plain(&name(record, lang));
            let other = plain(&name(record, lang.other()));
            let beside = if other == title { "" } else { &other };
            Row::new(record.id().as_str(), title.clone(), beside)
        };
        records.iter().map(row).collect()
    }

    fn sheet<'a>(&self, name: &'a str, title: &'a str, game: Game) -> SitePage<'a> {
        SitePage { name, title, game: Some(game), has_app: self.has_app }
    }

    fn games(&self) -> Vec<Group> {
        let row = |game: Game| {
            let records = self.records.iter();
            let number = records.filter(|record| record.game() == game).count();
            let count = msg::site_game(self.texts, number);
            Row::new(game.code(), game.term(self.texts), count)
        };
        let games = Group { title: msg::site_games(self.texts), rows: Game::ALL.into_iter().map(row).collect() };
        let more = Group { title: msg::site_more(self.texts), rows: self.extra.iter().map(Extra::row).collect() };
        vec![games, more]
    }
}
