//! Games, campaigns and trainings of the page: the options of their commands, as controls.

use app::choices::CHALLENGES;
use app::session::Session;
use app::settings;
use app::solo::new::{New, last};
use app::solo::setup_choices::{
    ASKED, BOT, CAPTAIN, CONSPIRACY, COUNTDOWN, DECK, DIFFICULTY, MODE, OPPONENT, PRINTING, SIDE,
    SetupChoice,
};
use keep::logs::LogKind;
use model::{CrewDeck, GameBox};
use page::locale::{Texts, msg};
use page::{Choice, Control, Field, Filled, Part};
use solo::state::setup::BoardSide;
use view::error::Error;

use crate::{FLAG, LogBookKind, LogForm};
use view::solo::tally::{PlayerDefaults, tally};

/// Points of a side are within this.
const MOST_POINTS: i64 = 999;

const CAMPAIGN: &str = "campaign";
const NAME: &str = "name";

/// The choices before a game, those that have to be made first, holding what was chosen last.
///
/// # Errors
/// When what was chosen last cannot be read.
pub fn new_game(session: &Session<'_>) -> Result<Vec<Part>, Error> {
    let texts = session.texts;
    let kept = last(session)?;
    let last = kept.as_ref();
    let campaigns = campaigns(session)?;
    let boxes = session.boxes()?;
    let own = boxes.captains();
    let players = vec![
        BOT.among(&own).field(texts, last.map(|last| last.bot)),
        DIFFICULTY.field(texts, last.map(|last| last.difficulty)),
        CAPTAIN
            .among(&own)
            .field(texts, last.map(|last| last.captain)),
        SIDE.field(texts, last.map(|last| last.side)),
    ];
    let mut ways = vec![DECK.field(texts, last.map(|last| last.deck))];
    if boxes.has(GameBox::Core) {
        let is_on = last.is_some_and(|last| last.conspiracy);
        ways.push(switch(&CONSPIRACY, msg::solo_new_challenge(texts), is_on));
    }
    if boxes.has(GameBox::ToBoldlyGo) {
        let is_on = last.is_some_and(|last| last.countdown);
        ways.push(switch(&COUNTDOWN, msg::solo_new_countdown(texts), is_on));
    }
    ways.push(ASKED.field(texts, None));
    ways.push(PRINTING.field(texts, settings::of_player().printing));
    if !campaigns.is_empty() {
        ways.push(campaign(texts, &campaigns));
    }
    let name = Field::new(NAME, msg::solo_new_name(texts), Control::Line);
    Ok(vec![part(players), part(ways), part(vec![name])])
}

/// The options that were chosen.
pub fn read_new_game(filled: &Filled) -> New {
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

fn text(filled: &Filled, name: &str) -> Option<String> {
    let text = filled.get(name);
    (!text.is_empty()).then(|| text.to_owned())
}

fn switch(pick: &SetupChoice<bool>, label: String, is_on: bool) -> Field {
    let field = Field::new(pick.name, label, Control::Switch);
    field.holding(if is_on { "on" } else { "" })
}

/// The campaign the game is part of; none is an empty word.
fn campaign(texts: &Texts, names: &[String]) -> Field {
    let none = Choice::new("", msg::solo_new_campaign_none(texts));
    let names = names.iter().map(|name| Choice::new(name, name));
    let choices = Control::OneOf(std::iter::once(none).chain(names).collect());
    Field::new(CAMPAIGN, msg::solo_new_campaign(texts), choices)
}

fn campaigns(session: &Session<'_>) -> Result<Vec<String>, Error> {
    let logs = session.user()?.with(|db| db.list(LogKind::Campaign))?;
    Ok(logs.into_iter().map(|log| log.name).collect())
}

/// How the user database keeps such logs.
pub fn kind(book: LogBookKind) -> LogKind {
    match book {
        LogBookKind::Campaign => LogKind::Campaign,
        LogBookKind::Cadet => LogKind::Cadet,
    }
}

/// The controls of a command.
/// Captains are those of the player's boxes.
pub fn sheet(texts: &Texts, sheet: LogForm, own: &[CrewDeck]) -> Vec<Part> {
    match sheet {
        LogForm::NewCampaign => vec![part(new_campaign(texts, own))],
        LogForm::Record => vec![part(result(texts, own)), part(points(texts))],
        LogForm::Upgrade => vec![part(upgrade(texts))],
        LogForm::NewTraining => vec![part(new_training(texts, own))],
        LogForm::Score => scores(texts),
    }
}

fn part(fields: Vec<Field>) -> Part {
    Part {
        fields,
        ..Part::default()
    }
}

fn new_campaign(texts: &Texts, own: &[CrewDeck]) -> Vec<Field> {
    let choices = CHALLENGES.iter().map(|(word, dare)| {
        let code = word.en.first().copied().unwrap_or_default();
        Choice::new(code, view::campaign::challenge(texts, *dare))
    });
    let dares = Control::Several(choices.collect());
    vec![
        CAPTAIN.among(own).field(texts, None),
        MODE.field(texts, None),
        Field::new("challenge", msg::solo_challenges(texts), dares),
        name(texts),
    ]
}

fn name(texts: &Texts) -> Field {
    Field::new(NAME, msg::solo_book_name(texts), Control::Line)
}

/// Against whom, and how it ended.
fn result(texts: &Texts, own: &[CrewDeck]) -> Vec<Field> {
    let outcomes = [
        Choice::new("won", msg::solo_won(texts)),
        Choice::new("lost", msg::solo_was_lost(texts)),
        Choice::new("", msg::solo_by_points(texts)),
    ];
    let outcome = Control::OneOf(outcomes.into());
    vec![
        OPPONENT.among(own).field(texts, None),
        Field::new(FLAG, msg::solo_outcome(texts), outcome),
        Field {
            is_needed: false,
            ..SIDE.field(texts, None).holding("")
        },
    ]
}

fn points(texts: &Texts) -> Vec<Field> {
    let points = Control::Number {
        least: -MOST_POINTS,
        most: MOST_POINTS,
    };
    vec![
        Field::new("score", msg::solo_your_points(texts), points.clone()),
        Field::new("bot-score", msg::solo_bot_points(texts), points),
    ]
}

fn upgrade(texts: &Texts) -> Vec<Field> {
    let suggested = || Control::Name {
        suggestions: "/suggest?game=cc".to_owned(),
    };
    let bonus = Control::Number { least: 1, most: 9 };
    let none = Control::OneOf(vec![
        Choice::new("", msg::solo_upgrade_chosen(texts)),
        Choice::new("none", msg::solo_upgrade_none(texts)),
    ]);
    vec![
        Field::new("reinforce", msg::solo_upgrade_reinforce(texts), suggested()),
        Field::new("bonus", msg::solo_upgrade_bonus(texts), bonus),
        Field::new("own-card", msg::solo_upgrade_own_card(texts), suggested()),
        Field::new(FLAG, msg::solo_upgrade(texts), none),
    ]
}

fn new_training(texts: &Texts, own: &[CrewDeck]) -> Vec<Field> {
    vec![
        CAPTAIN.among(own).field(texts, None),
        SIDE.field(texts, None),
        name(texts),
    ]
}

/// The points alone, else all that they are counted from; or that the Burn came.
fn scores(texts: &Texts) -> Vec<Part> {
    let points = Control::Number {
        least: -MOST_POINTS,
        most: MOST_POINTS,
    };
    let burn = Control::OneOf(vec![
        Choice::new("", msg::solo_no_burn(texts)),
        Choice::new("burn", msg::solo_burn(texts)),
    ]);
    let first = vec![
        Field::new(FLAG, msg::solo_end(texts), burn),
        Field::new("points", msg::solo_points_counted(texts), points),
    ];
    let mut parts = vec![part(first)];
    let mut counted = tally(texts, BoardSide::Advanced, PlayerDefaults::default(), false);
    for field in counted.iter_mut().flat_map(|part| &mut part.fields) {
        field.value.clear();
    }
    parts.extend(counted);
    parts
}
