//! A campaign: its path, and its next step as something to tap.

use maud::{Markup, html};

use crate::games::{CampaignView, LogBookKind};
use crate::html_fragment::html_fragment;
use crate::solo::ask::AT;
use crate::solo::paths::game_path;
use crate::visit::Visit;
use crate::worker::Worker;
use app::campaign::next::{CampaignResult, CampaignStep, UpgradeGroup, UpgradeTap};
use model::{CrewDeck, Mode};
use page::FilledForm;
use page::locale::{Texts, msg};
use page::render::Headings;
use words::Term;
use words::names::captain_name;

/// Cards of one option that lie open; more are folded.
const MOST_OPEN: usize = 8;

/// The path, the next step, and where the campaign stands.
pub(super) fn main(worker: &Worker<'_>, visit: &Visit, version: &str, view: &CampaignView) -> Markup {
    let (texts, name) = (worker.texts(visit.lang), visit.part(0));
    html! {
        h1 { (msg::campaign_title(texts, name)) }
        (path(texts, view))
        (step(worker, visit, version, view))
        (html_fragment(view.standing.clone(), texts, Headings::Lowered))
    }
}

/// The assignments as stars: full ones are won, empty ones lost, dots still to come.
fn path(texts: &Texts, view: &CampaignView) -> Markup {
    let (games, won) =
        (view.path.iter().flatten().count(), view.path.iter().filter(|game| **game == Some(true)).count());
    let label = msg::campaign_step_path(texts, won, games, view.path.len() - games);
    let star = |game: &Option<bool>| match game {
        Some(true) => "★",
        Some(false) => "☆",
        None => "·",
    };
    html! { p.path role="img" aria-label=(label) { @for game in &view.path { (star(game)) " " } } }
}

fn step(worker: &Worker<'_>, visit: &Visit, version: &str, view: &CampaignView) -> Markup {
    let texts = worker.texts(visit.lang);
    let go = |address: String, label: String| html! { a.go data-symbol="next" href=(address) { (label) } };
    match &view.step {
        CampaignStep::Play(game) => {
            let label = msg::campaign_step_play(texts, captain_name(game.opponent), game.turn);
            go(game_path(&game.name, ""), label)
        }
        CampaignStep::Score(game) => {
            let label = msg::campaign_step_score(texts, captain_name(game.opponent));
            go(game_path(&game.name, "score"), label)
        }
        CampaignStep::Record(result) => record(visit, texts, result),
        CampaignStep::Upgrade(faced, groups) => html! {
            h2 { (msg::campaign_step_upgrade(texts, captain_name(*faced))) }
            @for group in groups { (upgrade(visit, texts, version, group)) }
        },
        CampaignStep::Face(level, opponents) => opponent(worker, visit, *level, opponents),
        CampaignStep::Over => go(format!("{}/review", address(visit)), msg::solo_review(texts)),
    }
}

fn address(visit: &Visit) -> String {
    LogBookKind::Campaign.address(visit.part(0))
}

/// The result of a game goes into its campaign by a tap.
pub(super) fn record(visit: &Visit, texts: &Texts, result: &CampaignResult) -> Markup {
    let action = format!("{}/record", LogBookKind::Campaign.address(&result.campaign));
    html! {
        form.ask method="post" action=(visit.to_send(&action)) {
            p { (result.change) }
            (hidden(&result.filled().with(AT, &result.version)))
            button.go type="submit" data-symbol="next" { (msg::campaign_step_record(texts)) }
        }
    }
}

fn hidden(filled: &FilledForm) -> Markup {
    html! { @for (name, value) in &filled.0 { input type="hidden" name=(name) value=(value); } }
}

/// Who may be faced: a tap begins the game, with the choices made last.
fn opponent(worker: &Worker<'_>, visit: &Visit, level: Mode, opponents: &[CrewDeck]) -> Markup {
    let texts = worker.texts(visit.lang);
    let ways = worker.choices(visit.lang).unwrap_or_default().rest;
    let held = FilledForm::from_parts(&ways).without("name").with("campaign", visit.part(0));
    html! {
        form.ask method="post" action=(visit.to_send("/solo/new")) {
            h2.question { (msg::campaign_step_face(texts)) }
            p.why { (msg::campaign_at_level(texts, level.term(texts))) }
            (hidden(&held))
            div.deeds {
                @for one in opponents {
                    button.choice type="submit" name="bot" value=(one.code()) { (captain_name(*one)) }
                }
            }
        }
    }
}

/// An option of the upgrade: one card a tap, or as many as it takes together.
fn upgrade(visit: &Visit, texts: &Texts, version: &str, group: &UpgradeGroup) -> Markup {
    let action = visit.to_send(&format!("{}/upgrade", address(visit)));
    // All taps of an option say the same but for their last argument.
    let shared = group.choices.first().and_then(|tap| tap.filled.0.split_last());
    let choices = html! {
        @if let Some((_, shared)) = shared { (hidden(&FilledForm(shared.to_vec()))) }
        @if group.together > 1 {
            @for tap in &group.choices { (tick(tap)) }
            button.go type="submit" { (msg::campaign_take_both(texts)) }
        } @else {
            div.deeds { @for tap in &group.choices { (button(tap)) } }
        }
    };
    let is_folded = group.choices.len() > MOST_OPEN;
    html! {
        form.ask method="post" action=(action) {
            (hidden(&FilledForm::default().with(AT, version)))
            @if is_folded {
                details.deed { summary { (group.words) } (choices) }
            } @else {
                p { (group.words) }
                (choices)
            }
        }
    }
}

/// A tap that says by its last argument what is chosen.
fn button(tap: &UpgradeTap) -> Markup {
    let last = tap.filled.0.last();
    html! {
        @if let Some((name, value)) = last {
            button.choice type="submit" name=(name) value=(value) { (tap.label) }
        }
    }
}

fn tick(tap: &UpgradeTap) -> Markup {
    html! { label.tick { input type="checkbox" name="own-card" value=(tap.filled.get("own-card")); (tap.label) } }
}
