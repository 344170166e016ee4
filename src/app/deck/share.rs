//! `tricorder deck share`: a deck as one line, as a link into the app, as a code for the camera.

use clap::Args;
use serde::Serialize;

use crate::config::read_setting;
use crate::deck::card_finder::CardFinder;
use crate::deck::convert::read_usable;
use crate::deck::source::Source;
use crate::session::Session;
use crate::{CommandReport, Found, RunCommand, settings};
use deck::DeckCounts;
use model::{Setting, SettingValue};
use page::locale::{Texts, msg, say};
use page::{Page, PageBlock, command, faint};
use words::Problem;

/// What `tricorder deck share` takes: the list, and where the app is whose link is wanted.
#[derive(Debug, Args)]
pub struct Share {
    #[command(flatten)]
    list: Source,
    #[arg(long)]
    app: Option<String>,
}

impl Share {
    /// A deck by its name, for the app at an address; without one for that of the settings.
    pub fn new(place: &str, app: Option<&str>) -> Share {
        Share { list: Source::at(place), app: app.map(str::to_owned) }
    }
}

/// Opens something in the app, at the address that is named or at that of the settings, by what stands behind the mark;
/// `None` where no address of the app is known.
pub fn app_link(named: Option<String>, fragment: &str) -> Option<String> {
    named.or_else(|| settings::of_player().app.clone()).map(|app| format!("{app}/#{fragment}"))
}

impl RunCommand<ShareReport> for Share {
    fn run(self, session: &Session<'_>) -> Result<Found<ShareReport>, Problem> {
        let named = |app| read_setting(session, Setting::App, &SettingValue::Word(app));
        let app = self.app.map(named).transpose()?;
        let finder = CardFinder::new(session);
        let (_, deck) = read_usable(&finder, self.list.load(session)?)?;
        if deck.cards.is_empty() && deck.unknown.is_empty() {
            return Err(Problem::misuse(say::err_deck_nothing()).hint(say::hint_deck_nothing()));
        }
        let code = finder.encode(&deck)?;
        Ok(Found::new(ShareReport {
            link: app_link(app.map(|app| app.to_string()), &format!("deck={code}")),
            code,
            total: DeckCounts::from_deck(&deck).total,
            unknown: deck.unknown.len(),
            name: deck.name,
        }))
    }
}

/// `{"name","code","link","total","unknown"}`: a deck to be sent to others.
#[derive(Debug, Serialize)]
pub struct ShareReport {
    /// The name of the deck; `None` if the list has none.
    pub name: Option<String>,
    /// The whole deck in one line, which is read wherever a list is.
    pub code: String,
    /// Opens the deck in the app; `None` where no address of the app is known.
    pub link: Option<String>,
    /// Cards that count.
    pub total: u32,
    /// Names that no card is known by; they go along as they are written.
    pub unknown: usize,
}

impl CommandReport for ShareReport {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::verbatim(&self.code);
        page.gap();
        match &self.link {
            Some(link) => {
                page.say(msg::deck_share_link(texts));
                page.push(PageBlock::Verbatim(link.clone()));
            }
            None => page.say(msg::deck_share_no_app(texts, command("tricorder config app https://…"))),
        }
        if self.unknown > 0 {
            page.say(msg::deck_unknown_kept(texts, self.unknown));
        }
        page.say(faint(msg::deck_share_read(texts, command("tricorder deck save <code>"))));
        let text = self.link.as_ref().unwrap_or(&self.code).clone();
        page.push(PageBlock::Scan { text, caption: msg::deck_share_scan(texts).into() });
        page
    }
}
