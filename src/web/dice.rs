//! Dice that roll: one tap, what the number means, what fell before it, and what chance would have. What fell is the
//! player's own and kept.

use axum::{Extension, Router};
use maud::{Markup, html};

use super::frame::{drawn, nowhere};
use super::reply::{NavTab, Reply};
use super::router::{App, RouteScope, action, page};
use super::visit::Visit;
use crate::place::dice_of;
use crate::solo::unknown;
use crate::worker::Worker;
use ::page::locale::{Message, Texts, msg};
use ::page::render::Headings;
use app::calc::Calculator;
use app::calc::first::nonaligned::NonalignedArgs;
use app::calc::first::roll::{Roll, RollArgs, table_page};
use app::calc::throws::{DiceUse, ThrowLog, TotalCount, discards};
use words::numbers::percent;
use words::terms::by_code;

/// The field of the switch for fair dice.
const FAIR: &str = "fair";
/// The total without yields.
const SEVEN: u8 = 7;
/// Throws shown beside the last.
const SHOWN: usize = 40;
/// Where the pips of a die lie, by its number, in a square of 3 by 3.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// The routes of this room.
pub(crate) fn routes() -> Router<App> {
    let own = Router::new()
        .route("/roll", page(standing))
        .route("/roll/{kind}", page(standing).merge(action(roll)))
        .route("/roll/{kind}/new", page(standing).merge(action(begin_anew)))
        .route("/roll/{kind}/fair", page(standing).merge(action(mix)));
    own.layer(Extension(RouteScope::Own)).route("/table/nonaligned", page(nonaligned))
}

/// Where dice are rolled for something.
pub(crate) fn address(dice: DiceUse) -> String {
    format!("/roll/{}", dice.code())
}

/// What is rolled for, in words.
pub(crate) fn name(texts: &Texts, dice: DiceUse) -> String {
    const NAMES: [Message; DiceUse::CODES.len()] = by_code(DiceUse::CODES, msg::DICE_OF);
    NAMES[dice as usize](texts)
}

fn asked(visit: &Visit) -> Option<DiceUse> {
    dice_of(visit, visit.parts.first().map(String::as_str))
}

fn standing(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let Some(dice) = asked(visit) else {
        return nowhere(worker, visit);
    };
    let texts = worker.texts(visit.lang);
    let read = worker.look_up(visit.lang, ThrowLog::load);
    let status = read.status();
    let log = read.report.unwrap_or_default();
    let throws = log.throws(dice);
    let main = html! {
        h1.unseen { (name(texts, dice)) }
        @if DiceUse::of(dice.game()).count() > 1 { nav.chips aria-label=(msg::dice_title(texts)) {
            @for one in DiceUse::of(dice.game()) {
                a.chip href=(address(one)) aria-current=[(one == dice).then_some("page")] { (name(texts, one)) }
            }
        } }
        div.rolled role="status" data-count=(throws.len()) {
            @match throws.last() {
                Some(fallen) => (shown(texts, fallen)),
                None => p { (msg::dice_none(texts)) },
            }
        }
        @if let Some(fallen) = throws.last() { (meaning(worker, visit, dice, fallen)) }
        @if !throws.is_empty() { (history(texts, visit, dice, throws)) }
        @if dice.roll().is_none() { (odds(texts, &log.totals(dice), throws)) (fair(texts, visit, dice, &log)) }
        @if let Some(calculator) = dice.roll().map(Roll::calculator) {
            p { a href=(format!("/calc/{}", calculator.code())) { (msg::dice_options(texts)) } }
            p { a href="/table/nonaligned" { (msg::dice_nonaligned(texts)) } }
        }
        form.roll action=(visit.to_send(&address(dice))) method="post" {
            button.go type="submit" {
                (drawn(NavTab::Dice.sign()))
                @if throws.is_empty() { (msg::dice_roll(texts)) } @else { (msg::dice_again(texts)) }
            }
        }
    };
    Reply::page(NavTab::Dice, name(texts, dice), main).with_status(status)
}

fn roll(worker: &Worker<'_>, visit: &Visit) -> Reply {
    change(worker, visit, ThrowLog::throw)
}

fn begin_anew(worker: &Worker<'_>, visit: &Visit) -> Reply {
    change(worker, visit, ThrowLog::begin_anew)
}

fn mix(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let is_fair = visit.sent.is_on(FAIR);
    change(worker, visit, |log, _| log.mix(is_fair))
}

fn change(worker: &Worker<'_>, visit: &Visit, change: impl FnOnce(&mut ThrowLog, DiceUse)) -> Reply {
    let Some(dice) = asked(visit) else {
        return nowhere(worker, visit);
    };
    match worker.keep_throws(visit.lang, |log| change(log, dice)) {
        Ok(()) => Reply::go(address(dice)),
        Err(refusal) => unknown(worker, visit, &refusal),
    }
}

fn nonaligned(worker: &Worker<'_>, visit: &Visit) -> Reply {
    let texts = worker.texts(visit.lang);
    let answer = worker.run(visit.lang, NonalignedArgs::default());
    let (main, is_titled) = (answer.render(texts, Headings::Own), answer.is_titled(texts));
    Reply::page_titled(NavTab::Calc, answer.title(texts), main, is_titled).with_status(answer.status())
}

/// The dice as they fell, and their total between them.
fn shown(texts: &Texts, fallen: &[u8]) -> Markup {
    let total: u8 = fallen.iter().sum();
    html! {
        @for (at, number) in fallen.iter().enumerate() {
            @if at > 0 { b.sum { (total) } }
            (die(texts, *number))
        }
    }
}

fn die(texts: &Texts, number: u8) -> Markup {
    let pips = PIPS.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or_default();
    html! {
        svg.die viewBox="0 0 24 24" role="img" aria-label=(msg::dice_die(texts, number)) {
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for (column, row) in pips { circle cx=(6 + 6 * column) cy=(6 + 6 * row) r="2.1" {} }
        }
    }
}

/// What the number means: of a roll with a table its row, and the table.
fn meaning(worker: &Worker<'_>, visit: &Visit, dice: DiceUse, fallen: &[u8]) -> Markup {
    let texts = worker.texts(visit.lang);
    match (dice.roll(), fallen.iter().sum::<u8>()) {
        (Some(roll), die) => of_table(worker, visit, roll, die),
        (None, SEVEN) => html! {
            p.what { (msg::dice_seven(texts)) }
            (halved(texts))
        },
        (None, total) => html! { p.what { (msg::dice_yields(texts, total)) } },
    }
}

fn of_table(worker: &Worker<'_>, visit: &Visit, roll: Roll, die: u8) -> Markup {
    let texts = worker.texts(visit.lang);
    let answer = worker.run(visit.lang, RollArgs::fallen(roll, die));
    let table = worker.look_up(visit.lang, |session| table_page(session, roll));
    html! {
        (answer.render(texts, Headings::Lowered))
        details.more data-row=(die) {
            summary { (msg::dice_table(texts)) }
            (table.render_page(texts, table.report.clone(), Headings::Lowered))
        }
    }
}

/// What each hand gives up on a 7, for all players at once.
pub(crate) fn halved(texts: &Texts) -> Markup {
    html! {
        ul.halve {
            @for (least, most, gone) in discards() { li { small { (least) " · " (most) } b { (gone) } } }
        }
        p { a href=(format!("/calc/{}", Calculator::Robbery.code())) { (msg::dice_seven_all(texts)) } }
    }
}

/// What fell before, newest first.
fn history(texts: &Texts, visit: &Visit, dice: DiceUse, throws: &[Vec<u8>]) -> Markup {
    let totals = throws.iter().rev().take(SHOWN).map(|throw| throw.iter().sum::<u8>());
    html! {
        h2 { (msg::dice_so_far(texts, throws.len())) }
        ol.fallen reversed {
            @for total in totals { li.seven[dice.roll().is_none() && total == SEVEN] { (total) } }
        }
        form action=(visit.to_send(&format!("{}/new", address(dice)))) method="post" {
            button.choice type="submit" { (msg::dice_new(texts)) }
        }
    }
}

/// Each total as often as it fell, beside as often as it was to be expected.
fn odds(texts: &Texts, totals: &[TotalCount], throws: &[Vec<u8>]) -> Markup {
    const HEIGHT: f64 = 60.0;
    let now = throws.last().map(|throw| throw.iter().sum::<u8>());
    let most = totals.iter().map(|one| one.expected.max(one.fallen as f64)).fold(1.0, f64::max);
    let high = |count: f64| (count / most * HEIGHT).round();
    html! {
        @if let Some(last) = totals.iter().find(|one| Some(one.total) == now) {
            @let (soon, once) = last.soon();
            h2 { (msg::dice_compared(texts)) }
            ul.odds {
                @for one in totals {
                    @let (fallen, expected) = (high(one.fallen as f64), high(one.expected));
                    li.now[Some(one.total) == now] {
                        svg viewBox="0 0 10 60" aria-hidden="true" preserveAspectRatio="none" {
                            rect.expected y=(HEIGHT - expected) width="10" height=(expected) {}
                            rect y=(HEIGHT - fallen) x="2" width="6" height=(fallen) {}
                        }
                        b { (one.total) }
                        small aria-label=(msg::dice_times(texts, one.fallen)) { (one.fallen) }
                    }
                }
            }
            p.why {
                (msg::dice_compared_what(texts)) " "
                (msg::dice_chance(texts, last.total, percent(texts, last.chance()), soon, percent(texts, once)))
            }
        }
    }
}

fn fair(texts: &Texts, visit: &Visit, dice: DiceUse, log: &ThrowLog) -> Markup {
    let left = log.left_in_bag();
    html! {
        form action=(visit.to_send(&format!("{}/fair", address(dice)))) method="post" data-ticks {
            label.switch {
                input type="checkbox" name=(FAIR) value="on" checked[left.is_some()];
                span {
                    (msg::dice_fair(texts)) " "
                    small { (msg::dice_fair_what(texts)) @if let Some(left) = left { " " (msg::dice_fair_left(texts, left)) } }
                }
            }
            button.choice.renew type="submit" { (msg::settings_boxes_keep(texts)) }
        }
    }
}
