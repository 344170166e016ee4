//! Cadet Training on a screen: the turn, what is special in it, and the result.

use serde_json::{Value, json};

use super::entry::Rows;
use super::score::{Sheet, player_json, sheet};
use super::solo::captain_name;
use super::{Screen, prose};
use crate::solo::cadet::{Band, FIRST_BAND, Stage, State, Task};
use crate::solo::score::PlayerScore;
use crate::solo::setup::BoardSide;

/// A training as it is shown.
pub struct Training<'a> {
    pub name: &'a str,
    pub state: State,
    /// For the current turn, in order.
    pub tasks: &'a [Task],
    /// Glory on the first Stardate card.
    pub first_glory: u8,
}

/// A line of the list: a name, and the state unless the log cannot be read.
pub struct Listed {
    pub name: String,
    pub state: Option<State>,
}

/// What there is to say before the training itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// Nothing to undo.
    First,
    /// The training is over.
    Over,
    /// All turns are played, the points are still to be counted.
    Count,
}

impl Note {
    fn id(self) -> &'static str {
        match self {
            Note::First => "cadet-note-first",
            Note::Over => "cadet-note-over",
            Note::Count => "cadet-note-count",
        }
    }
}

/// The screen of a training.
pub fn training(screen: &Screen<'_>, training: &Training<'_>, note: Option<Note>) -> String {
    let mut out = String::new();
    if let Some(note) = note {
        out.push_str(&line(screen, &screen.texts().get(note.id())));
        out.push('\n');
    }
    out.push_str(&heading(screen, training));
    out.push_str(&match training.state.stage {
        Stage::Turn(turn) => turn_screen(screen, training, turn),
        Stage::Scoring => scoring(screen, training),
        Stage::Scored { points } => result(screen, points) + &again(screen),
        Stage::Burned => line(screen, &screen.texts().get("cadet-burned")) + &again(screen),
    });
    out.push('\n');
    let mut rows = Rows::new(screen);
    rows.add("label-source", &screen.texts().get("cadet-source"));
    out + &rows.finish()
}

fn heading(screen: &Screen<'_>, training: &Training<'_>) -> String {
    let texts = screen.texts();
    let state = &training.state;
    let side = match state.side {
        BoardSide::Basic => "basic",
        BoardSide::Advanced => "advanced",
    };
    let args = [
        ("captain", captain_name(state.captain).into()),
        ("side", side.into()),
        ("name", training.name.into()),
    ];
    let title = screen.paint().title(&texts.get("cadet-title"));
    let rule = screen.paint().faint(&"─".repeat(screen.width()));
    format!(
        "{title} · {}\n{rule}\n",
        texts.with("cadet-training", &args)
    )
}

fn turn_screen(screen: &Screen<'_>, training: &Training<'_>, turn: u16) -> String {
    let texts = screen.texts();
    let turns = usize::from(training.state.turns);
    let args = [("turn", usize::from(turn).into()), ("turns", turns.into())];
    let mut out = screen.paint().label(&texts.with("cadet-turn", &args)) + "\n";
    if turn == 1 {
        let glory = usize::from(training.first_glory);
        let set_up = texts.with("cadet-set-up", &[("glory", glory.into())]);
        out.push_str(&line(screen, &set_up));
    }
    out.push_str(&line(screen, &texts.get("cadet-play")));
    for (number, task) in (1..).zip(training.tasks) {
        out.push_str(&prose::item(
            screen,
            &format!("{number}."),
            &sentence(screen, *task),
            0,
        ));
        out.push('\n');
    }
    out.push_str(&format!(
        "\n{}\n",
        screen.paint().label(&texts.get("cadet-remember"))
    ));
    for rule in [
        "cadet-rule-supply",
        "cadet-rule-opponent",
        "cadet-rule-incident",
        "cadet-rule-burn",
    ] {
        out.push_str(&prose::item(screen, "-", &texts.get(rule), 0));
        out.push('\n');
    }
    out + "\n" + &line(screen, &texts.get("cadet-then-next"))
}

fn sentence(screen: &Screen<'_>, task: Task) -> String {
    let texts = screen.texts();
    let number = |number: u8| usize::from(number).into();
    match task {
        Task::WipeMarketAndZone => texts.get("cadet-task-wipe-market-and-zone"),
        Task::WipeMarket => texts.get("cadet-task-wipe-market"),
        Task::Fill { card, glory } => {
            let args = [("card", number(card)), ("glory", number(glory))];
            texts.with("cadet-task-fill", &args)
        }
        Task::WipeOne => texts.get("cadet-task-wipe-one"),
        Task::PlaceGlory { left } => {
            texts.with("cadet-task-place-glory", &[("left", number(left))])
        }
        Task::PlaceDilithium { left } => {
            texts.with("cadet-task-place-dilithium", &[("left", number(left))])
        }
        Task::PlaceGloryFromSupply => texts.get("cadet-task-place-glory-from-supply"),
        Task::PlaceDilithiumOnly => texts.get("cadet-task-place-dilithium-only"),
        Task::Keep { .. } => texts.get("cadet-task-keep"),
        Task::LastTurnFollows => texts.get("cadet-task-last-turn-follows"),
        Task::ScoringFollows => texts.get("cadet-task-scoring-follows"),
    }
}

fn scoring(screen: &Screen<'_>, training: &Training<'_>) -> String {
    let texts = screen.texts();
    let turns = usize::from(training.state.turns);
    let mut out = line(
        screen,
        &texts.with("cadet-scoring", &[("turns", turns.into())]),
    );
    out.push_str(&line(screen, &texts.get("cadet-then-score")));
    out + &line(screen, &texts.get("cadet-then-tally"))
}

fn result(screen: &Screen<'_>, points: i32) -> String {
    let texts = screen.texts();
    let args = [("points", points.to_string().into())];
    let mut out = screen.paint().label(&texts.with("cadet-points", &args)) + "\n";
    let missing = FIRST_BAND.saturating_sub(points).to_string();
    let band = format!("cadet-band-{}", Band::of(points).code());
    let args: &[_] = match Band::of(points) {
        Band::Below => &[("missing", missing.as_str().into())],
        _ => &[],
    };
    out.push_str(&line(screen, &texts.with(&band, args)));
    out
}

fn again(screen: &Screen<'_>) -> String {
    let texts = screen.texts();
    let new = line(screen, &texts.get("cadet-then-new"));
    format!("\n{new}{}", line(screen, &texts.get("cadet-then-undo")))
}

fn line(screen: &Screen<'_>, words: &str) -> String {
    prose::paragraph(screen, words, 0) + "\n"
}

/// The points counted, line by line, above the training they belong to. While turns are left they are
/// only a standing.
pub fn counted(screen: &Screen<'_>, training: &Training<'_>, score: &Sheet<'_>) -> String {
    let out = sheet(screen, score) + "\n";
    match training.state.stage {
        Stage::Turn(turn) => {
            out + &standing(
                screen,
                training,
                turn,
                score.you.map_or(0, PlayerScore::total),
            )
        }
        _ => out + &self::training(screen, training, None),
    }
}

/// A result before the end.
pub fn standing(screen: &Screen<'_>, training: &Training<'_>, turn: u16, points: i32) -> String {
    let args = [
        ("done", usize::from(turn.saturating_sub(1)).into()),
        ("turns", usize::from(training.state.turns).into()),
    ];
    let note = screen.texts().with("cadet-note-interim", &args);
    result(screen, points) + &line(screen, &note)
}

/// How to begin.
pub fn none(screen: &Screen<'_>) -> String {
    let texts = screen.texts();
    line(screen, &texts.get("cadet-none")) + &line(screen, &texts.get("cadet-begin"))
}

/// All trainings, last used first.
pub fn list(screen: &Screen<'_>, trainings: &[Listed]) -> String {
    if trainings.is_empty() {
        return none(screen);
    }
    let lines = trainings.iter().map(|listed| {
        let words = listed_line(screen, listed);
        prose::item(screen, "-", &words, 0) + "\n"
    });
    lines.collect()
}

fn listed_line(screen: &Screen<'_>, listed: &Listed) -> String {
    let texts = screen.texts();
    let name = ("name", listed.name.as_str().into());
    let Some(state) = listed.state else {
        return texts.with("cadet-list-broken", &[name]);
    };
    match state.stage {
        Stage::Turn(turn) => {
            let turns = ("turns", usize::from(state.turns).into());
            let turn = ("turn", usize::from(turn).into());
            texts.with("cadet-list-turn", &[name, turn, turns])
        }
        Stage::Scoring => texts.with("cadet-list-scoring", &[name]),
        Stage::Scored { points } => {
            let points = ("points", points.to_string().into());
            texts.with("cadet-list-scored", &[name, points])
        }
        Stage::Burned => texts.with("cadet-list-burned", &[name]),
    }
}

/// Says that a training is gone.
pub fn deleted(screen: &Screen<'_>, name: &str) -> String {
    let note = screen
        .texts()
        .with("cadet-note-deleted", &[("name", name.into())]);
    line(screen, &note)
}

/// `{"training":{"name","captain","side","stage","turn","turns","tasks","points","band"}}`, or null.
pub fn training_json(training: Option<&Training<'_>>) -> String {
    let document = training.map(|training| document(training.name, training.state, training.tasks));
    format!("{:#}\n", json!({ "training": document }))
}

/// The training, and the score with it: `{"training","score","recorded"}`.
pub fn counted_json(
    training: &Training<'_>,
    points: i32,
    score: Option<&Sheet<'_>>,
    recorded: bool,
) -> String {
    let document = json!({
        "training": document(training.name, training.state, training.tasks),
        "points": points,
        "band": Band::of(points).code(),
        "score": score.and_then(|sheet| Some(player_json(sheet.you?, sheet.counted))),
        "recorded": recorded,
    });
    format!("{document:#}\n")
}

/// `{"trainings":[...]}`; one that cannot be read has only a name.
pub fn list_json(trainings: &[Listed]) -> String {
    let rows: Vec<Value> = trainings
        .iter()
        .map(|listed| match listed.state {
            Some(state) => document(&listed.name, state, &[]),
            None => json!({ "name": listed.name }),
        })
        .collect();
    format!("{:#}\n", json!({ "trainings": rows }))
}

fn document(name: &str, state: State, tasks: &[Task]) -> Value {
    let (stage, turn, points) = match state.stage {
        Stage::Turn(turn) => ("turn", Some(turn), None),
        Stage::Scoring => ("scoring", None, None),
        Stage::Scored { points } => ("scored", None, Some(points)),
        Stage::Burned => ("burned", None, None),
    };
    json!({
        "name": name,
        "captain": state.captain,
        "side": state.side,
        "stage": stage,
        "turn": turn,
        "turns": state.turns,
        "tasks": tasks,
        "points": points,
        "band": points.map(|points| Band::of(points).code()),
    })
}
