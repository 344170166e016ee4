//! A list that was pasted: checked, measured, mended, saved.

use axum::http::StatusCode;
use maud::{Markup, html};

use super::super::backend::{Backend, CommandLine, HtmlFragment};
use super::super::frame::{below, beneath};
use super::super::reply::NavTab;
use super::super::reply::Reply;
use super::super::visit::{LANG, Visit, encode_query};
use super::hand::render_hand;
use super::helpers::render_helpers;
use super::lines::{ListDisplay, ListMarks, adding, list_with_marks, mend_line, recount_line};
use super::verdict::Verdict;
use super::view::{Source, View, ViewOptions};
use super::{WrittenDeck, address, load_saved, read, to_decks};
use model::{Game, Lang};
use page::FilledForm;
use page::locale::{Texts, msg};
use view::Term;

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
            list: changed(sent),
            game: sent.get("game").to_owned(),
            name: sent.get("name").to_owned(),
            note: sent.get("note").to_owned(),
            is_replacing: sent.is_on("replace"),
        }
    }

    /// The list of a deck, to be changed and saved again; nothing if there is no such deck.
    pub(super) fn of_deck(backend: &dyn Backend, lang: Lang, name: &str) -> PastedList {
        if name.is_empty() {
            return PastedList::default();
        }
        let is_own = load_saved(backend, lang, name).is_some();
        PastedList {
            list: WrittenDeck::load(backend, lang, name).text(backend.texts(lang)),
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
        let address = format!("/decks/check?{}", encode_query(&fields.0));
        (address.len() <= LONGEST).then_some(address)
    }

    fn view(&self, filled: &FilledForm) -> View {
        if self.is_crew() { View::Report } else { View::from_code(filled.get("view")) }
    }

    fn is_crew(&self) -> bool {
        self.game == Game::CaptainsChair.code()
    }

    fn source(&self) -> Source<'_> {
        Source { place: "-", text: &self.list }
    }
}

/// A value with the blanks at its ends.
fn untrimmed<'a>(sent: &'a FilledForm, name: &str) -> &'a str {
    let mut values = sent.0.iter().filter(|(known, _)| known == name);
    values.next().map_or("", |(_, value)| value)
}

/// The list that was sent with what a tap changes: a name mended, copies counted anew, a card more.
fn changed(sent: &FilledForm) -> String {
    let lines = sent.get("list").lines().collect::<Vec<_>>().join("\n");
    let list = recount_line(&mend_line(&lines, untrimmed(sent, "mend")), sent.get("count"));
    match sent.get("add") {
        "" => list,
        // Ahead of all headings: there a card goes to the pile of its type.
        name => format!("1 {name}\n{list}"),
    }
}

/// Leads to the address of the list that was sent; one that is too long for that is answered at once.
pub(super) fn check(backend: &dyn Backend, visit: &Visit) -> Reply {
    lead(backend, visit, &PastedList::sent(&visit.sent), &visit.sent)
}

/// Leads to the address of a list, a trial hand with its seed.
fn lead(backend: &dyn Backend, visit: &Visit, pasted: &PastedList, filled: &FilledForm) -> Reply {
    let view = pasted.view(filled);
    let mut seed = filled.get("seed").to_owned();
    if view == View::Hand && seed.is_empty() {
        seed = pasted.source().seed(backend, visit.lang).to_string();
    }
    match pasted.address(view, &seed, visit.asked.get(LANG)) {
        Some(address) if !pasted.list.is_empty() => Reply::go(address),
        Some(_) | None => render(backend, visit, pasted, filled),
    }
}

/// What is to be seen of the list in the address; without one there is nothing to look at but the decks.
pub(super) fn show(backend: &dyn Backend, visit: &Visit) -> Reply {
    let pasted = PastedList::sent(&visit.asked);
    if pasted.list.is_empty() {
        return to_decks(backend, visit);
    }
    if pasted.view(&visit.asked) == View::Hand && visit.asked.get("seed").is_empty() {
        return lead(backend, visit, &pasted, &visit.asked);
    }
    render(backend, visit, &pasted, &visit.asked)
}

fn render(backend: &dyn Backend, visit: &Visit, pasted: &PastedList, filled: &FilledForm) -> Reply {
    let texts = backend.texts(visit.lang);
    let (view, seed) = (pasted.view(filled), filled.get("seed"));
    let asked = ViewOptions { game: &pasted.game, seed, ..ViewOptions::default() };
    let source = pasted.source();
    let leaf = source.shown(backend, visit, view, &asked);
    let checked = View::Report.line().option("--game", game(pasted));
    let document = backend.document(visit.lang, &source.ends(checked));
    let is_list = !document.is_null();
    let is_judged = is_list && view == View::Report && !pasted.is_crew();
    let verdict = is_judged.then(|| Verdict::of_report(backend, visit.lang, &source, &document)).flatten();
    let marks: ListMarks = read(document);
    let main = html! {
        h1 { (msg::decks_list(texts)) }
        @if is_list { (views(texts, view)) }
        div.panes {
            div {
                @if let Some(verdict) = verdict { p.verdict { (verdict.render(texts)) } }
                @if view == View::Hand && is_list && !visit.is_deed { (hand(backend, visit, pasted)) }
                @else if pasted.list.trim().is_empty() { div.wrong role="alert" { p { (msg::decks_empty(texts)) } } }
                @else { (answer(&leaf, is_list, verdict.is_some())) }
                @if is_list && !pasted.name.is_empty() {
                    button.choice.wide type="submit" form=(FORM) formaction="/decks/save" { (msg::decks_save(texts)) }
                }
            }
            @if is_list {
                div {
                    (list_with_marks(texts, &pasted.list, &marks, ListDisplay { form: FORM, always: false }))
                    (adding(texts, FORM))
                }
            }
        }
        @if is_list && !pasted.is_crew() { (render_helpers(backend, visit, &source)) }
        details.more open[!is_list] { summary { (msg::decks_change(texts)) } (form(texts, pasted)) }
    };
    let shown = Reply::page(NavTab::Decks, msg::decks_list(texts), main);
    let reply = if visit.is_deed { shown.asked_anew_with(pasted.fields(view, seed)) } else { shown };
    if is_list {
        return reply;
    }
    reply.with_status(StatusCode::BAD_REQUEST)
}

fn hand(backend: &dyn Backend, visit: &Visit, pasted: &PastedList) -> Markup {
    let address = |seed: &str| pasted.address(View::Hand, seed, "").unwrap_or_default();
    render_hand(backend, visit, &pasted.source(), |drawn| match drawn {
        Some(drawn) => format!("{}&draws={drawn}", address(visit.asked.get("seed"))),
        None => address(""),
    })
}

/// What else can be seen of the list, each a tap away.
fn views(texts: &Texts, now: View) -> Markup {
    html! {
        div.chips role="group" aria-label=(msg::decks_report(texts)) {
            @for view in View::OF_LISTS {
                button.chip type="submit" form=(FORM) name="view" value=(view.code())
                    aria-current=[(view == now).then_some("true")] { (view.label(texts)) }
            }
        }
    }
}

fn game(pasted: &PastedList) -> &str {
    match pasted.game.as_str() {
        "" => Game::SecondEdition.code(),
        game => game,
    }
}

fn answer(leaf: &HtmlFragment, is_list: bool, is_judged: bool) -> Markup {
    html! {
        @if is_list && is_judged { div.answer id="answer" { (beneath(&leaf.body)) } }
        @else if is_list { div.answer id="answer" { (below(&leaf.body)) } }
        @else { div.wrong role="alert" { (below(&leaf.body)) } }
    }
}

/// Keeps the list under a name; if that cannot be, says why and keeps what was typed.
pub(super) fn save(backend: &dyn Backend, visit: &Visit) -> Reply {
    let texts = backend.texts(visit.lang);
    let pasted = PastedList::sent(&visit.sent);
    let mut line = CommandLine::of(["deck", "save"]).option("--name", &pasted.name);
    if !pasted.note.is_empty() {
        line = line.option("--note", &pasted.note);
    }
    if pasted.is_replacing {
        line = line.switch("--replace");
    }
    let leaf = backend.ask(visit.lang, &pasted.source().ends(line));
    if leaf.code == 0 {
        return Reply::go(address(&pasted.name));
    }
    let main = html! {
        h1 { (msg::decks_list(texts)) }
        (answer(&leaf, false, false))
        (form(texts, &pasted))
    };
    let reply =
        Reply::page(NavTab::Decks, msg::decks_list(texts), main).asked_anew_with(pasted.fields(View::Report, ""));
    reply.with_status(StatusCode::BAD_REQUEST)
}

/// The box with its buttons.
pub(super) fn form(texts: &Texts, pasted: &PastedList) -> Markup {
    html! {
        form.ask id=(FORM) action="/decks/check" method="post" novalidate {
            div.field {
                label for="f-list" { (msg::decks_paste(texts)) }
                textarea id="f-list" name="list" rows="10" spellcheck="false" autocapitalize="off" required
                    aria-describedby="f-list-hint" data-drop=(msg::decks_file(texts))
                    data-drop-large=(msg::decks_file_too_large(texts)) { "\n" (pasted.list) }
                p.hint id="f-list-hint" { (msg::decks_list_hint(texts)) }
            }
            (games(texts, pasted))
            button.go type="submit" name="view" value=(View::Report.code()) { (msg::decks_check(texts)) }
            (saving(texts, pasted))
        }
    }
}

fn games(texts: &Texts, pasted: &PastedList) -> Markup {
    html! {
        fieldset.picks {
            legend { (msg::decks_game(texts)) }
            @for game in [Game::SecondEdition, Game::CaptainsChair] {
                @let id = format!("f-game-{}", game.code());
                label.pick for=(id) {
                    input type="radio" id=(id) name="game" value=(game.code())
                        checked[self::game(pasted) == game.code()];
                    span { (game.term(texts)) }
                }
            }
        }
    }
}

fn saving(texts: &Texts, pasted: &PastedList) -> Markup {
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
            button.choice type="submit" formaction="/decks/save" { (msg::decks_save(texts)) }
        }
    }
}
