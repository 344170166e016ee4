//! A game on a page: the picture, what happened, the question or the player's turn, and what can be set right.

use axum::http::StatusCode;
use maud::{Markup, html};

use crate::games::{DONE, GameAction, GameView, NextStep, QuestionForm, Refusal, RefusalKind, Rights};
use crate::reply::{NavTab, Reply};
use crate::solo::ask::{AT, SeenGame, refusal};
use crate::solo::board::Board;
use crate::solo::hands::{HandList, LIST};
use crate::solo::paths;
use crate::visit::Visit;
use crate::worker::Worker;
use app::solo::control::{Controls, EntryForm, fields};
use page::FilledForm;
use page::locale::{Texts, msg};

/// The symbol of going on.
const NEXT: &str = "next";
/// The symbol of the Bot's turn.
const TURN: &str = "turn";

/// A game as it stands.
pub(super) fn game(worker: &Worker<'_>, visit: &Visit) -> Reply {
    show_game(worker, visit, None)
}

pub(super) fn turn(worker: &Worker<'_>, visit: &Visit) -> Reply {
    act(worker, visit, GameAction::Turn(&visit.sent))
}

pub(super) fn answer(worker: &Worker<'_>, visit: &Visit) -> Reply {
    act(worker, visit, GameAction::Answer(&visit.sent))
}

pub(super) fn event(worker: &Worker<'_>, visit: &Visit) -> Reply {
    act(worker, visit, GameAction::Event(&visit.sent))
}

pub(super) fn undo(worker: &Worker<'_>, visit: &Visit) -> Reply {
    act(worker, visit, GameAction::Undo)
}

pub(super) fn redo(worker: &Worker<'_>, visit: &Visit) -> Reply {
    act(worker, visit, GameAction::Redo)
}

/// Where something is done there is nothing to look at but the game. A language chosen there goes with it.
pub(super) fn back(_: &Worker<'_>, visit: &Visit) -> Reply {
    Reply::go_in_language(visit, &paths::game_path(visit.part(0), ""))
}

/// Where the reader saw the game stand, as its version; an empty one is nowhere.
pub(super) fn at(visit: &Visit) -> &str {
    visit.sent.get(AT)
}

fn act(worker: &Worker<'_>, visit: &Visit, act: GameAction<'_>) -> Reply {
    let done = worker.act(visit.lang, visit.part(0), at(visit), act);
    follow(worker, visit, done)
}

/// Goes on to the game, or shows it with what stood against it.
pub(super) fn follow(worker: &Worker<'_>, visit: &Visit, done: Result<(), Refusal>) -> Reply {
    let name = visit.part(0);
    match done {
        Ok(()) => Reply { moved: Some(name.to_owned()), ..Reply::go(paths::now(name)) },
        Err(refusal) => show_game(worker, visit, Some(&refusal)),
    }
}

/// A game that is not there, or cannot be read.
pub(crate) fn unknown(worker: &Worker<'_>, visit: &Visit, refusal: &Refusal) -> Reply {
    let texts = worker.texts(visit.lang);
    let title = match refusal.kind {
        RefusalKind::Unknown => msg::solo_unknown(texts),
        RefusalKind::Moved => msg::solo_moved_title(texts),
        RefusalKind::Wrong | RefusalKind::Away => msg::solo_refused(texts),
    };
    let main = html! {
        h1 { (title) }
        p { (refusal.sentence) }
        p { a href="/solo" { (msg::solo_unknown_back(texts)) } }
        @if refusal.kind == RefusalKind::Wrong && visit.path.starts_with("/solo/") {
            p { a href=(paths::game_path(visit.part(0), "delete")) { (msg::solo_delete(texts)) } }
        }
    };
    Reply::page(NavTab::Solo, title, main).with_status(refusal.kind.status())
}

fn show_game(worker: &Worker<'_>, visit: &Visit, problem: Option<&Refusal>) -> Reply {
    let mut standing = match worker.game(visit.lang, visit.part(0)) {
        Ok(standing) => standing,
        Err(refusal) => return unknown(worker, visit, &refusal),
    };
    hold_draft(&mut standing);
    if problem.is_some_and(|problem| problem.kind == RefusalKind::Wrong) {
        hold_sent(&mut standing, &visit.sent);
    }
    let texts = worker.texts(visit.lang);
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind.status());
    let title = format!("{} · {}", standing.turn, standing.title);
    let (name, version) = (standing.name.as_str(), standing.version.as_str());
    let seen = SeenGame { texts, name, version, token: visit.token.as_ref() };
    let hands = HandList { seen, game: &standing };
    let asks_list = !visit.asked.get(LIST).is_empty() && hands.tells();
    let is_done = visit.asked.get(DONE) == version || standing.draft.is_on(DONE);
    let is_new = problem.is_none() && hands.has_lines() && !is_done;
    let shown = GamePage {
        seen,
        game: &standing,
        hands,
        tells: asks_list || is_new,
        problem: problem.map(|problem| Problem::new(problem, &visit.sent)),
    };
    Reply::page(NavTab::Solo, title, shown.main()).with_status(status)
}

/// Keeps what is filled in, before it is sent.
pub(super) fn keep_draft(worker: &Worker<'_>, visit: &Visit) -> Reply {
    match worker.keep_draft(visit.lang, visit.part(0), at(visit), &visit.sent) {
        Ok(()) => back(worker, visit),
        Err(refusal) => unknown(worker, visit, &refusal),
    }
}

/// What was filled in and not sent yet is there again.
fn hold_draft(game: &mut GameView) {
    let draft = &game.draft;
    let is_held = |controls: &Controls| controls.fields().any(|field| draft.has(&field.name));
    for entry in game.events.iter_mut().chain(&mut game.corrections).filter(|entry| is_held(&entry.controls)) {
        *entry = entry.clone().holding(draft);
    }
    if game.next.form().is_some_and(|form| is_held(&form.controls)) {
        game.next.hold(draft);
    }
}

/// What was filled in and refused is shown again.
fn hold_sent(game: &mut GameView, sent: &FilledForm) {
    let (reported, corrected) = sent_words(sent);
    for entry in &mut game.events {
        if entry.word == reported {
            *entry = entry.clone().holding(sent);
        }
    }
    for entry in &mut game.corrections {
        if entry.word == corrected {
            *entry = entry.clone().holding(sent);
        }
    }
    if reported.is_empty() && corrected.is_empty() {
        game.next.hold(sent);
    }
}

/// The word of what was reported, and of what was set right; empty if it was something else.
fn sent_words(sent: &FilledForm) -> (&str, &str) {
    let reported = sent.get(fields::EVENT).split_whitespace().next().unwrap_or_default();
    (reported, sent.get(fields::CORRECT))
}

/// What stood against what was sent.
#[derive(Clone, Copy)]
struct Problem<'a> {
    sentence: &'a str,
    has_moved: bool,
    reported: &'a str,
    corrected: &'a str,
}

impl<'a> Problem<'a> {
    fn new(refusal: &'a Refusal, sent: &'a FilledForm) -> Problem<'a> {
        let has_moved = refusal.kind == RefusalKind::Moved;
        let (reported, corrected) = if has_moved { ("", "") } else { sent_words(sent) };
        Problem { sentence: &refusal.sentence, has_moved, reported, corrected }
    }
}

/// A game on its page: first what hands have to do, then the table, and pinned below it what is asked.
struct GamePage<'a> {
    seen: SeenGame<'a>,
    game: &'a GameView,
    hands: HandList<'a>,
    /// Whether it shows what hands have to do, before anything is asked.
    tells: bool,
    problem: Option<Problem<'a>>,
}

impl GamePage<'_> {
    fn main(&self) -> Markup {
        let (seen, game, texts) = (self.seen, self.game, self.seen.texts);
        let corrected = self.problem.map(|problem| (problem.corrected, problem.sentence));
        let board = Board::new(seen, game, corrected);
        let asks = matches!(game.next, NextStep::Question(_));
        let action = seen.to_send(if asks { "answer" } else { "turn" });
        html! {
            form.game.telling[self.tells].told[self.hands.only_tells()] method="post" action=(action) novalidate data-news=(seen.path("news"))
                data-at=(game.changes) data-here=(seen.path("")) data-done=(msg::solo_place_done(texts))
                data-draft=[game.rights.may_play().then(|| seen.to_send("draft"))] data-close=(msg::solo_place_close(texts)) data-asked[self.asks_table()] {
                (seen.at())
                input type="hidden" name=(DONE) value=(if game.draft.is_on(DONE) { "on" } else { "" });
                (self.first_button(asks && !self.tells))
                div.flow {
                    header {
                        h1 { (game.title) }
                        p.place { (game.turn) }
                        (self.hands.link())
                    }
                    p.news hidden {
                        (msg::solo_moved_here(texts)) " "
                        a href=(seen.path("")) { (msg::solo_reload(texts)) }
                    }
                    @if self.problem.is_some_and(|problem| problem.has_moved) {
                        p.problem role="alert" { (msg::solo_moved(texts)) }
                    }
                    div.sides {
                        (board.draw(&game.picture))
                        div.story {
                            (self.hands.list())
                            @if game.rights.may_play() { (self.events()) }
                            (whole(texts, game))
                        }
                    }
                }
                (self.hands.go(&html! { @if game.rights.may_play() { (self.undo()) } }))
                @if game.rights.may_play() { (self.pinned()) } @else { p.why { (msg::seat_watched(texts)) } }
            }
        }
    }

    /// Whether something is asked at places of the table.
    fn asks_table(&self) -> bool {
        self.game.next.form().is_some_and(QuestionForm::is_of_table)
    }

    /// What Enter sends in a field: the answer, or nothing. Without it, that would be the first button there is.
    fn first_button(&self, asks: bool) -> Markup {
        let here = (!asks).then(|| self.seen.path(""));
        html! {
            button.unseen type="submit" tabindex="-1" aria-hidden="true" formaction=[here]
                formmethod=[(!asks).then_some("get")] {}
        }
    }

    /// What can be reported; open where something reported did not fit.
    fn events(&self) -> Markup {
        let (game, texts) = (self.game, self.seen.texts);
        let title = match game.next {
            NextStep::Question(_) => msg::solo_reaction(texts),
            NextStep::YourTurn(_) | NextStep::Lost | NextStep::Scoring => msg::solo_events(texts),
        };
        let refused = |entry: &EntryForm| {
            let problem = self.problem.filter(|problem| problem.reported == entry.word)?;
            Some(problem.sentence)
        };
        html! {
            @if !game.events.is_empty() {
                details.events open[game.events.iter().any(|entry| refused(entry).is_some())] {
                    summary { (title) }
                    div.deeds { @for entry in &game.events { (self.seen.event(entry, refused(entry))) } }
                }
            }
        }
    }

    /// What it waits for, always in sight.
    fn pinned(&self) -> Markup {
        let texts = self.seen.texts;
        let sentence = self
            .problem
            .filter(|problem| !problem.has_moved && problem.reported.is_empty() && problem.corrected.is_empty());
        html! {
            section.pinned aria-label=(msg::solo_next(texts)) {
                @match &self.game.next {
                    NextStep::Question(ask) | NextStep::YourTurn(Some(ask)) => (self.seen.question(ask)),
                    NextStep::YourTurn(None) => {
                        h2.question { (msg::solo_your_turn(texts)) }
                        p.why { (msg::solo_your_turn_what(texts)) }
                    }
                    NextStep::Lost => h2.question { (msg::solo_lost(texts)) },
                    NextStep::Scoring => h2.question { (msg::solo_over(texts)) },
                }
                (refusal(sentence.map(|problem| problem.sentence)))
                div.row { (self.undo()) (self.go()) }
            }
        }
    }

    fn undo(&self) -> Markup {
        let (game, texts) = (self.game, self.seen.texts);
        let button = |below, label: String, sign, is_off: bool| {
            html! {
                button.choice type="submit" formnovalidate formaction=(self.seen.to_send(below)) aria-label=(label)
                    title=(label) disabled[is_off] { span aria-hidden="true" { (sign) } }
            }
        };
        html! {
            (button("undo", msg::solo_undo(texts), "↶", !game.can_undo))
            @if game.can_redo { (button("redo", msg::solo_redo(texts), "↷", false)) }
        }
    }

    /// The main button below what is asked of the table: as long as something is open it leads there.
    fn go_on(&self, ask: &QuestionForm, ready: &str, symbol: &str) -> Markup {
        let texts = self.seen.texts;
        let on = msg::solo_go_on(texts);
        let label = if ask.controls.is_complete() { ready } else { &on };
        html! { button.go type="submit" data-symbol=(symbol) data-ready=(ready) data-open=(msg::solo_still_open(texts)) { (label) } }
    }

    /// The one main button, unless each answer is a button of its own.
    fn go(&self) -> Markup {
        let texts = self.seen.texts;
        let go = |label: String, symbol| html! { button.go type="submit" data-symbol=(symbol) { (label) } };
        match &self.game.next {
            NextStep::Question(ask) if ask.controls.is_sent_by_choice() => html! {},
            NextStep::Question(ask) if self.asks_table() => self.go_on(ask, &msg::solo_nothing_else(texts), NEXT),
            NextStep::Question(_) => go(msg::solo_go_on(texts), NEXT),
            NextStep::YourTurn(Some(ask)) => self.go_on(ask, &msg::solo_change_none(texts), TURN),
            NextStep::YourTurn(None) => go(msg::solo_bot_plays(texts), TURN),
            NextStep::Lost | NextStep::Scoring => {
                html! { a.go data-symbol="vp" href=(self.seen.path("score")) { (msg::solo_score(texts)) } }
            }
        }
    }
}

/// What concerns the game as a whole.
fn whole(texts: &Texts, standing: &GameView) -> Markup {
    let link = |below, label: String| {
        html! { a.chip href=(paths::game_path(&standing.name, below)) { (label) } }
    };
    let rights = standing.rights;
    html! {
        h2.whole id="whole" { (msg::solo_more(texts)) }
        nav.links.whole aria-labelledby="whole" {
            (link("log", msg::solo_log(texts)))
            (link("setup", msg::solo_setup(texts)))
            @if rights.may_play() { (link("score", msg::solo_score(texts))) }
            @if rights == Rights::Owner { (link("share", msg::seat_share_link(texts))) }
            @if rights.owns() { (link("delete", msg::solo_delete(texts))) }
        }
    }
}

/// Sets one thing right.
pub(super) fn correct(worker: &Worker<'_>, visit: &Visit) -> Reply {
    act(worker, visit, GameAction::Correct(&visit.sent))
}
