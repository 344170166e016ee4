//! A list that was pasted: checked, measured, mended, saved.

use axum::http::StatusCode;
use maud::{Markup, html};

use crate::deck::change::{Recount, list_of, mend_line};
use crate::deck::goldfish;
use crate::deck::hand::{draw_hand, kept, render_hand};
use crate::deck::sheet::DeckSheet;
use crate::deck::view::View;
use crate::deck::{address, to_decks};
use crate::reply::{NavTab, Reply};
use crate::visit::{LANG, Visit, encode_query};
use crate::worker::{Answer, Worker};
use app::choices::GAMES_WITH_DECKS;
use app::deck::hand::HandReport;
use app::deck::{CheckedList, DeckReading, Save, load_saved};
use app::{DynReport, Found};
use deck::{Family, has_code};
use model::chance::fresh_seed;
use model::{Feature, Game, Lang};
use page::FilledForm;
use page::locale::{Texts, msg};
use page::render::Headings;
use words::Term;

/// What names the form.
const FORM: &str = "list";
/// Bytes of an address that every proxy lets through.
const LONGEST: usize = 7000;

/// What stands in the box and beside it.
#[derive(Debug, Default)]
pub(super) struct PastedList {
    list: String,
    game: String,
    name: String,
    note: String,
    is_replacing: bool,
}

impl PastedList {
    /// What was sent.
    fn sent(sent: &FilledForm) -> PastedList {
        PastedList {
            list: sent.get("list").lines().collect::<Vec<_>>().join("\n"),
            game: sent.get("game").to_owned(),
            name: sent.get("name").to_owned(),
            note: sent.get("note").to_owned(),
            is_replacing: sent.is_on("replace"),
        }
    }

    /// The list and the name of a deck whose code was sent; as it was where that cannot be read.
    fn unpacked(self, worker: &Worker<'_>, lang: Lang) -> PastedList {
        if !has_code(&self.list) {
            return self;
        }
        let found = worker.find(lang, ("deck", &self.list), |session| {
            let read = DeckReading::load(session, "-")?.read;
            Ok(Found::new((list_of(worker.texts(lang), &read, &[]), read.deck.name)))
        });
        let Some((list, name)) = found.report else {
            return self;
        };
        let name = Some(self.name).filter(|name| !name.is_empty()).or(name).unwrap_or_default();
        PastedList { list, name, ..self }
    }

    /// The list of a deck, to be changed and saved again; nothing if there is no such deck.
    pub(super) fn of_deck(worker: &Worker<'_>, lang: Lang, name: &str) -> PastedList {
        if name.is_empty() {
            return PastedList::default();
        }
        let texts = worker.texts(lang);
        let found = worker.find(lang, ("deck", ""), |session| {
            let read = DeckReading::load(session, name).ok().map(|reading| reading.read);
            let list = read.map_or_else(String::new, |read| list_of(texts, &read, &[]));
            Ok(Found::new((load_saved(session, name)?.is_some(), list)))
        });
        let (is_own, list) = found.report.unwrap_or_default();
        PastedList {
            list,
            name: if is_own { name.to_owned() } else { String::new() },
            is_replacing: is_own,
            ..PastedList::default()
        }
    }

    /// What is sent to ask about it again.
    fn fields(&self, view: View, seed: &str) -> FilledForm {
        let replace = if self.is_replacing { "on" } else { "" };
        let fields =
            [("list", self.list.as_str()), ("game", &self.game), ("name", &self.name), ("note", &self.note)];
        let all = fields.into_iter().chain([("replace", replace), ("view", view.code()), ("seed", seed)]);
        let filled = all.filter(|(_, value)| !value.is_empty());
        FilledForm(filled.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// Where it is to be seen again; `None` if it is too long for an address.
    fn address(&self, view: View, seed: &str, lang: &str) -> Option<String> {
        let mut fields = self.fields(view, seed);
        fields.0.extend((!lang.is_empty()).then(|| (LANG.to_owned(), lang.to_owned())));
        let address = format!("/decks/check?{}", fields.to_query());
        (address.len() <= LONGEST).then_some(address)
    }

    fn view(&self, filled: &FilledForm) -> View {
        if self.is_crew() { View::Report } else { View::from_code(filled.get("view")) }
    }

    fn is_crew(&self) -> bool {
        self.game().has(Feature::Crews)
    }

    /// The game whose rules it is held against.
    fn game(&self) -> Game {
        Game::from_code(&self.game).unwrap_or(Game::with(Feature::Decks))
    }
}

/// A value with the blanks at its ends.
fn untrimmed<'a>(sent: &'a FilledForm, name: &str) -> &'a str {
    let mut values = sent.0.iter().filter(|(known, _)| known == name);
    values.next().map_or("", |(_, value)| value)
}

/// A list with what a tap changes: a name put right, copies counted anew, a card more. What counts anew or is no text with
/// a card a line is written down again, if every line of it can be read.
pub(super) fn changed(worker: &Worker<'_>, lang: Lang, list: &str, sent: &FilledForm) -> String {
    let mended = mend_line(list, untrimmed(sent, "mend"));
    let recounts = Recount::parse_all(untrimmed(sent, "count"));
    let added = sent.all("add").find(|name| !name.is_empty());
    let grown = added.map(|name| {
        let counted = if name.starts_with(|sign: char| sign.is_ascii_digit()) { "" } else { "1 " };
        // Ahead of all headings: there a card goes to the pile of its type.
        format!("{counted}{name}\n{mended}")
    });
    let is_kept = recounts.is_empty() && grown.is_none();
    let list = grown.unwrap_or(mended);
    let written = worker.find(lang, ("deck", &list), |session| {
        let read = DeckReading::load(session, "-")?.read;
        let stays = is_kept && read.list.family == Family::Text;
        Ok(Found::new(if stays { String::new() } else { list_of(worker.texts(lang), &read, &recounts) }))
    });
    written.report.filter(|written| !written.is_empty()).unwrap_or(list)
}

/// Leads to the address of the list that was sent; one that is too long for that is answered at once.
pub(super) fn check(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let mut pasted = PastedList::sent(&visit.sent).unpacked(worker, visit.lang);
    if pasted.is_crew() {
        pasted.list = mend_line(&pasted.list, untrimmed(&visit.sent, "mend"));
    } else if !pasted.list.trim().is_empty() {
        pasted.list = changed(worker, visit.lang, &pasted.list, &visit.sent);
    }
    lead(worker, visit, &pasted, &visit.sent)
}

/// Leads to the address of a list, a trial hand with its seed.
fn lead(worker: &Worker<'_>, visit: &Visit, pasted: &PastedList, filled: &FilledForm) -> Reply {
    let view = pasted.view(filled);
    let mut seed = filled.get("seed").to_owned();
    if view == View::Hand && seed.is_empty() {
        seed = fresh_seed().to_string();
    }
    match pasted.address(view, &seed, visit.asked.get(LANG)) {
        Some(address) if !pasted.list.is_empty() && view == View::Hand => {
            Reply::go(format!("{address}&{}", encode_query(kept(visit))))
        }
        Some(address) if !pasted.list.is_empty() => Reply::go(address),
        Some(_) | None => render(worker, visit, pasted, filled),
    }
}

/// What is to be seen of the list in the address; without one there is nothing to look at but the decks.
pub(super) fn show(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let pasted = PastedList::sent(&visit.asked).unpacked(worker, visit.lang);
    if pasted.list.is_empty() {
        return to_decks(worker, visit);
    }
    if pasted.view(&visit.asked) == View::Hand && visit.asked.get("seed").is_empty() {
        return lead(worker, visit, &pasted, &visit.asked);
    }
    render(worker, visit, &pasted, &visit.asked)
}

/// What was found of a list that was pasted, each thing once.
struct PastedAnswer {
    sheet: DeckSheet,
    /// What is wanted of it, if it is no report.
    measured: Option<Answer<Box<dyn DynReport>>>,
    hand: Option<HandReport>,
}

impl PastedAnswer {
    fn find(worker: &Worker<'_>, visit: &Visit, pasted: &PastedList, view: View) -> PastedAnswer {
        let (lang, mut numbers) = (visit.lang, None);
        let mut checked = worker.find(lang, ("deck check", &pasted.list), |session| {
            let checked = CheckedList::check(session, pasted.game(), "-")?;
            numbers = checked.report.measure(session)?;
            Ok(checked)
        });
        if view == View::Report {
            return PastedAnswer { sheet: DeckSheet { checked, numbers }, measured: None, hand: None };
        }
        let read = checked.report.as_mut().and_then(|checked| checked.read.take());
        let (mut hand, known) = (None, numbers.clone());
        let measured = worker.find(lang, (view.code(), &pasted.list), |session| {
            let reading = match read {
                Some(read) => DeckReading::new(session, read),
                None => DeckReading::load(session, "-")?,
            };
            if view == View::Hand {
                hand = draw_hand(&reading, visit);
            }
            view.of_list(&reading, known, "-", &visit.asked)
        });
        PastedAnswer { sheet: DeckSheet { checked, numbers }, measured: Some(measured), hand }
    }

    /// What is shown of it; of a report its sheet.
    fn render(&self, texts: &Texts, visit: &Visit) -> Markup {
        match (&self.measured, &self.sheet.checked.report) {
            (Some(measured), Some(_)) => html! {
                div.answer id="answer" { (measured.render(texts, Headings::Lowered)) }
            },
            (None, Some(checked)) => self.sheet.render(texts, visit, FORM, checked),
            (_, None) => html! { div.wrong role="alert" { (self.sheet.checked.render(texts, Headings::Lowered)) } },
        }
    }
}

fn render(worker: &Worker<'_>, visit: &Visit, pasted: &PastedList, filled: &FilledForm) -> Reply {
    let texts = worker.texts(visit.lang);
    let view = pasted.view(filled);
    let found = PastedAnswer::find(worker, visit, pasted, view);
    let checked = found.sheet.checked.report.as_ref();
    let is_list = checked.is_some();
    let main = html! {
        h1 { (msg::decks_list(texts)) }
        @if is_list { p.place { (msg::decks_unsaved(texts)) } }
        @if is_list { (views(texts, view)) }
        div id="deck" {
            @if view == View::Hand && is_list && !visit.is_deed { (hand(texts, visit, pasted, found.hand.as_ref())) }
            @else if pasted.list.trim().is_empty() { div.wrong role="alert" { p { (msg::decks_empty(texts)) } } }
            @else {
                @if view == View::Goldfish && is_list {
                    @let FilledForm(kept) = pasted.fields(view, "");
                    (goldfish::form(texts, "/decks/check", &kept, &visit.asked))
                }
                (found.render(texts, visit))
            }
            details.more id="list-box" open[!is_list] { summary { (msg::decks_change(texts)) } (form(texts, visit, pasted)) }
            @if is_list && view == View::Report { (onward(texts, visit, pasted, &found.sheet)) }
        }
    };
    let shown = Reply::page(NavTab::Decks, msg::decks_list(texts), main);
    if is_list { shown } else { shown.with_status(StatusCode::BAD_REQUEST) }
}

/// The main button: on to the next doubt, and without one to where the list is saved.
fn onward(texts: &Texts, visit: &Visit, pasted: &PastedList, sheet: &DeckSheet) -> Markup {
    let save = || {
        html! {
            @if pasted.name.is_empty() { a.go.next href="#f-name" { (msg::decks_save(texts)) } }
            @else { button.go.next type="submit" form=(FORM) formaction=(visit.to_send("/decks/save")) { (msg::decks_save(texts)) } }
        }
    };
    html! {
        (sheet.next_doubt(texts).unwrap_or_else(save))
        button.button type="submit" form=(FORM) formaction=(visit.to_send("/decks/share")) { (msg::decks_share(texts)) }
    }
}

fn hand(texts: &Texts, visit: &Visit, pasted: &PastedList, drawn: Option<&HandReport>) -> Markup {
    render_hand(texts, visit, drawn, |step| {
        let seed = step.draws.map_or("", |_| visit.asked.get("seed"));
        let address = pasted.address(View::Hand, seed, "").unwrap_or_default();
        format!("{address}&{}", encode_query(step.fields()))
    })
}

/// What else can be seen of the list, each a tap away.
fn views(texts: &Texts, now: View) -> Markup {
    html! {
        div.chips.views role="group" aria-label=(msg::decks_report(texts)) {
            @for view in View::OF_LISTS {
                button.chip type="submit" form=(FORM) name="view" value=(view.code())
                    aria-current=[(view == now).then_some("true")] { (view.label(texts)) }
            }
        }
    }
}

/// Keeps the list under a name; if that cannot be, says why and keeps what was typed.
pub(super) fn save(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let pasted = PastedList::sent(&visit.sent);
    let save = Save::new(&pasted.name, &pasted.note, pasted.is_replacing);
    let saved = worker.run_on(visit.lang, &pasted.list, save);
    if saved.is_done() {
        return Reply::go(address(&pasted.name));
    }
    let main = html! {
        h1 { (msg::decks_list(texts)) }
        div.wrong role="alert" { (saved.render(texts, Headings::Lowered)) }
        (form(texts, visit, &pasted))
    };
    Reply::page(NavTab::Decks, msg::decks_list(texts), main).with_status(StatusCode::BAD_REQUEST)
}

/// The box with its buttons.
pub(super) fn form(texts: &Texts, visit: &Visit, pasted: &PastedList) -> Markup {
    html! {
        form.ask id=(FORM) action=(visit.to_send("/decks/check")) method="post" novalidate {
            div.field {
                label for="f-list" { (msg::decks_paste(texts)) }
                textarea id="f-list" name="list" rows="10" spellcheck="false" autocapitalize="off" required
                    aria-describedby="f-list-hint" data-drop=(msg::decks_file(texts))
                    data-drop-large=(msg::decks_file_too_large(texts)) { "\n" (pasted.list) }
                p.hint id="f-list-hint" { (msg::decks_list_hint(texts)) }
            }
            (games(texts, pasted))
            button.go type="submit" name="view" value=(View::Report.code()) { (msg::decks_check(texts)) }
            (saving(texts, visit, pasted))
        }
    }
}

fn games(texts: &Texts, pasted: &PastedList) -> Markup {
    html! {
        fieldset.picks {
            legend { (msg::decks_game(texts)) }
            @for (_, game) in GAMES_WITH_DECKS {
                @let id = format!("f-game-{}", game.code());
                label.pick for=(id) {
                    input type="radio" id=(id) name="game" value=(game.code())
                        checked[pasted.game() == game];
                    span { (game.term(texts)) }
                }
            }
        }
    }
}

fn saving(texts: &Texts, visit: &Visit, pasted: &PastedList) -> Markup {
    html! {
        details.more open[!pasted.name.is_empty()] {
            summary { (msg::decks_save(texts)) }
            div.field {
                label for="f-name" { (msg::decks_save_name(texts)) }
                input type="text" id="f-name" name="name" value=(pasted.name) autocomplete="off";
            }
            div.field {
                label for="f-note" { (msg::decks_save_note(texts)) }
                input type="text" id="f-note" name="note" value=(pasted.note) autocomplete="off";
            }
            label.switch {
                input type="checkbox" name="replace" value="on" checked[pasted.is_replacing];
                (msg::decks_save_replace(texts))
            }
            button.choice type="submit" formaction=(visit.to_send("/decks/save")) { (msg::decks_save(texts)) }
        }
    }
}
