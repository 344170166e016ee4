//! Games, campaigns and trainings of the page: the options of their commands, as controls.

use std::collections::BTreeMap;

use crate::games::{LogBookKind, LogForm, NewGameForm};
use app::choices::{CHALLENGES, MODES};
use app::session::Session;
use app::settings;
use app::solo::control::SUGGESTIONS;
use app::solo::new::{New, last};
use app::solo::opponent;
use app::solo::results::results;
use app::solo::rulebook::stardates;
use app::solo::setup_choices::{
    ASKED, BOT, CAPTAIN, CONSPIRACY, COUNTDOWN, DECK, DIFFICULTY, MODE, OPPONENT, PRINTING, SIDE, SetupChoice,
};
use app::solo::tally_form::{PlayerDefaults, tally_form};
use keep::logs::LogKind;
use model::order::Order;
use model::text::vocabulary::meant;
use model::{CrewDeck, GameBox, Lang, Mode, Record, RuleRow};
use page::locale::{Texts, msg};
use page::{FilledForm, FormBadge, FormChoice, FormControl, FormField, FormPart};
use solo::state::setup::{BoardSide, Setup};
use solo::stats::{FinishedGame, GameTotal};
use words::Problem;

/// Points of a side are within this.
const MOST_POINTS: i64 = 999;

const CAMPAIGN: &str = "campaign";
const NAME: &str = "name";
/// The entry whose table rates the captains.
const COMPLEXITY: &str = "cc/concept/complexity";
/// Colors of captains.
const HUES: usize = 6;

/// The choices before a game, those that have to be made first, holding what was chosen last.
///
/// # Errors
/// When what was chosen last, or how games ended, cannot be read.
pub(super) fn new_game(session: &Session<'_>) -> Result<NewGameForm, Problem> {
    let texts = session.texts;
    let kept = last(session)?;
    let last = kept.as_ref();
    let campaigns = campaigns(session)?;
    let own = session.boxes()?.captains();
    let mut bot = BOT.among(&own).field(texts, last.map(|last| last.bot));
    let mut level = DIFFICULTY.scale(texts, last.map(|last| last.difficulty));
    let mut captain = CAPTAIN.among(&own).field(texts, last.map(|last| last.captain));
    let finished = results(session)?.finished;
    describe(&mut bot, CrewDeck::from_code, |captain| past_games(texts, &finished, captain));
    describe(&mut level, Mode::from_code, |level| draws(session, level));
    let complexity = complexity(session)?;
    describe(&mut captain, CrewDeck::from_code, |captain| {
        let rated = complexity.get(&words::names::captain_name(captain));
        rated.map_or_else(String::new, |rated| msg::solo_new_complexity(texts, rated))
    });
    [&mut bot, &mut captain].into_iter().for_each(draw_badges);
    let mut rest = vec![part(ways(session, last)?)];
    if !campaigns.is_empty() {
        rest.push(part(vec![campaign(texts, &campaigns)]));
    }
    rest.push(part(vec![FormField::new(NAME, msg::solo_new_name(texts), FormControl::Line)]));
    Ok(NewGameForm {
        last: last.map_or_else(String::new, |last| opponent(texts, last)),
        players: vec![part(vec![bot]), part(vec![level]), part(vec![captain])],
        rest,
    })
}

/// How it is played, each with what it means.
fn ways(session: &Session<'_>, last: Option<&Setup>) -> Result<Vec<FormField>, Problem> {
    let (texts, boxes) = (session.texts, session.boxes()?);
    let side = SIDE.field(texts, last.map(|last| last.side)).hinting(msg::solo_new_side_what(texts));
    let deck = DECK.field(texts, last.map(|last| last.deck)).hinting(msg::solo_new_deck_what(texts));
    let mut ways = vec![side, deck];
    if boxes.has(GameBox::Core) {
        let is_on = last.is_some_and(|last| last.conspiracy);
        ways.push(switch(&CONSPIRACY, msg::solo_new_challenge(texts), is_on));
    }
    if boxes.has(GameBox::ToBoldlyGo) {
        let is_on = last.is_some_and(|last| last.countdown);
        ways.push(switch(&COUNTDOWN, msg::solo_new_countdown(texts), is_on));
    }
    ways.push(ASKED.field(texts, None).hinting(msg::solo_new_questions_what(texts)));
    let print = PRINTING.field(texts, settings::of_player().printing);
    ways.push(print.hinting(msg::solo_new_print_what(texts)));
    Ok(ways)
}

/// Says at each choice of a field what it means.
fn describe<T>(field: &mut FormField, parse: fn(&str) -> Option<T>, tell: impl Fn(T) -> String) {
    for choice in field.one_of_mut() {
        if let Some(value) = parse(&choice.value) {
            choice.about = tell(value).into();
        }
    }
}

/// The captains by the alphabet, each with two letters on the color that is theirs in all lists.
fn draw_badges(field: &mut FormField) {
    field.one_of_mut().order_by_key(|choice| choice.label.plain());
    for choice in field.one_of_mut() {
        let hue = CrewDeck::from_code(&choice.value).map_or(0, |captain| captain as usize % HUES);
        let letters = choice.label.plain().chars().take(2).collect();
        choice.badge = Some(FormBadge { letters, hue });
    }
}

/// How the games against a captain ended; nothing before the first.
fn past_games(texts: &Texts, finished: &[FinishedGame], captain: CrewDeck) -> String {
    let total = GameTotal::from_games(finished.iter().filter(|game| game.bot == captain));
    if total.games == 0 { String::new() } else { msg::solo_new_past(texts, total.games, total.won) }
}

/// How many cards the Bot draws in a turn, on each Stardate card; nothing where the data has none.
fn draws(session: &Session<'_>, level: Mode) -> String {
    let cards = stardates(session, level).map_or_else(|_| Vec::new(), |stardates| stardates.cards);
    let draws: Vec<String> = cards.iter().map(|card| card.draw.to_string()).collect();
    if draws.is_empty() { String::new() } else { msg::solo_new_draws(session.texts, draws.join(" · ")) }
}

/// How demanding the rulebook calls each captain, by name.
fn complexity(session: &Session<'_>) -> Result<BTreeMap<String, String>, Problem> {
    let found = session.ask(|catalog| catalog.record(COMPLEXITY))?;
    let Some(Record::Rule(rule)) = found else {
        return Ok(BTreeMap::new());
    };
    let rows = rule.entry.tables.iter().flat_map(|table| &table.rows);
    let text = |row: &RuleRow, at: usize| row.cells.get(at).map_or_else(String::new, |cell| cell.text(Lang::En));
    Ok(rows.map(|row| (text(row, 0), text(row, 1))).collect())
}

/// The options that were chosen.
pub(super) fn read_new_game(filled: &FilledForm) -> New {
    let campaign = text(filled, CAMPAIGN);
    let is_free = campaign.is_none();
    New {
        bot: BOT.read(filled),
        difficulty: DIFFICULTY.read(filled).filter(|_| is_free),
        captain: CAPTAIN.read(filled).filter(|_| is_free),
        side: SIDE.read(filled),
        deck: DECK.read(filled),
        conspiracy: filled.is_on(CONSPIRACY.name),
        countdown: filled.is_on(COUNTDOWN.name),
        printing: PRINTING.read(filled),
        questions: ASKED.read(filled),
        campaign,
        name: text(filled, NAME),
        ..New::default()
    }
}

fn text(filled: &FilledForm, name: &str) -> Option<String> {
    let text = filled.get(name);
    (!text.is_empty()).then(|| text.to_owned())
}

fn switch(pick: &SetupChoice<bool>, label: String, is_on: bool) -> FormField {
    let field = FormField::new(pick.name, label, FormControl::Switch);
    field.holding(if is_on { "on" } else { "" })
}

/// The campaign the game is part of; none is an empty word.
fn campaign(texts: &Texts, names: &[String]) -> FormField {
    let none = FormChoice::new("", msg::solo_new_campaign_none(texts));
    let names = names.iter().map(|name| FormChoice::new(name, name));
    let choices = FormControl::OneOf(std::iter::once(none).chain(names).collect());
    FormField::new(CAMPAIGN, msg::solo_new_campaign(texts), choices)
}

fn campaigns(session: &Session<'_>) -> Result<Vec<String>, Problem> {
    let logs = session.user()?.with(|db| db.list(LogKind::Campaign))?;
    Ok(logs.into_iter().map(|log| log.name).collect())
}

/// How the user database keeps such logs.
pub(super) fn kind(book: LogBookKind) -> LogKind {
    match book {
        LogBookKind::Campaign => LogKind::Campaign,
        LogBookKind::Cadet => LogKind::Cadet,
    }
}

/// The controls of a command; the captains offered are those of the player's boxes.
pub(super) fn sheet(texts: &Texts, sheet: LogForm, own: &[CrewDeck]) -> Vec<FormPart> {
    match sheet {
        LogForm::NewCampaign => vec![part(new_campaign(texts, own))],
        LogForm::Record => vec![part(result(texts, own)), part(points(texts))],
        LogForm::Upgrade => vec![part(upgrade(texts))],
        LogForm::NewTraining => vec![part(new_training(texts, own))],
        LogForm::Score => scores(texts),
    }
}

fn part(fields: Vec<FormField>) -> FormPart {
    FormPart { fields, ..FormPart::default() }
}

fn new_campaign(texts: &Texts, own: &[CrewDeck]) -> Vec<FormField> {
    let choices = CHALLENGES.iter().map(|(word, dare)| {
        let code = word.en.first().copied().unwrap_or_default();
        let meaning = app::campaign::report::challenge_meaning(texts, *dare);
        FormChoice::new(code, app::campaign::report::challenge(texts, *dare)).meaning(meaning)
    });
    let dares = FormControl::Several(choices.collect());
    let (mut captain, mut mode) = (CAPTAIN.among(own).field(texts, None), MODE.field(texts, None));
    draw_badges(&mut captain);
    describe(&mut mode, |code| meant(code, &MODES), |mode| app::campaign::report::mode_meaning(texts, mode));
    vec![captain, mode, FormField::new("challenge", msg::solo_challenges(texts), dares), name(texts)]
}

fn name(texts: &Texts) -> FormField {
    FormField::new(NAME, msg::solo_book_name(texts), FormControl::Line)
}

/// Against whom, and how it ended.
fn result(texts: &Texts, own: &[CrewDeck]) -> Vec<FormField> {
    let outcomes = [
        FormChoice::new("won", msg::solo_won(texts)),
        FormChoice::new("lost", msg::solo_was_lost(texts)),
        FormChoice::new("", msg::solo_by_points(texts)),
    ];
    let outcome = FormControl::OneOf(outcomes.into());
    vec![
        OPPONENT.among(own).field(texts, None),
        FormField::new("outcome", msg::solo_outcome(texts), outcome),
        FormField { is_needed: false, ..SIDE.field(texts, None).holding("") },
    ]
}

fn points(texts: &Texts) -> Vec<FormField> {
    let points = FormControl::Number { least: -MOST_POINTS, most: MOST_POINTS };
    vec![
        FormField::new("score", msg::solo_your_points(texts), points.clone()),
        FormField::new("bot-score", msg::solo_bot_points(texts), points),
    ]
}

fn upgrade(texts: &Texts) -> Vec<FormField> {
    let suggested = || FormControl::Name { suggestions: SUGGESTIONS.to_owned() };
    let bonus = FormControl::Number { least: 1, most: 9 };
    let none = FormControl::OneOf(vec![
        FormChoice::new("", msg::solo_upgrade_chosen(texts)),
        FormChoice::new("on", msg::solo_upgrade_none(texts)),
    ]);
    vec![
        FormField::new("reinforce", msg::solo_upgrade_reinforce(texts), suggested()),
        FormField::new("bonus", msg::solo_upgrade_bonus(texts), bonus),
        FormField::new("own-card", msg::solo_upgrade_own_card(texts), suggested()),
        FormField::new("none", msg::solo_upgrade(texts), none),
    ]
}

fn new_training(texts: &Texts, own: &[CrewDeck]) -> Vec<FormField> {
    let mut captain = CAPTAIN.among(own).field(texts, None);
    draw_badges(&mut captain);
    vec![captain, SIDE.field(texts, None), name(texts)]
}

/// The points alone, else all that they are counted from; or that the Burn came.
fn scores(texts: &Texts) -> Vec<FormPart> {
    let points = FormControl::Number { least: -MOST_POINTS, most: MOST_POINTS };
    let burn = FormControl::OneOf(vec![
        FormChoice::new("", msg::solo_no_burn(texts)),
        FormChoice::new("on", msg::solo_burn(texts)),
    ]);
    let first = vec![
        FormField::new("burn", msg::solo_end(texts), burn),
        FormField::new("points", msg::solo_points_counted(texts), points),
    ];
    let mut parts = vec![part(first)];
    let mut counted = tally_form(texts, BoardSide::Advanced, &PlayerDefaults::default(), None);
    for field in counted.iter_mut().flat_map(|part| &mut part.fields) {
        field.value.clear();
    }
    parts.extend(counted);
    parts
}
