//! Cadet Training: the turn, what is special in it, and the result.

use serde::Serialize;

use crate::CommandReport;
use crate::learn::StepReport;
use crate::solo::score::report::{Outcome, PlayerScore, ScoreReport};
use crate::trash::removal;
use keep::trash::TrashKind;
use model::{Board, CrewDeck, Feature, Game, Localized};
use page::locale::{Texts, msg};
use page::{Page, strong};
use solo::cadet::{Band, CadetState, FIRST_BAND, Stage, Task};
use solo::state::setup::BoardSide;
use words::names::captain_name;
use words::{Term, foot, terms};

/// A training as it is shown.
#[derive(Debug, Clone, Serialize)]
pub struct Training {
    name: String,
    captain: CrewDeck,
    side: BoardSide,
    stage: &'static str,
    turn: Option<u16>,
    turns: u16,
    /// For the current turn, in order.
    tasks: Vec<Task>,
    points: Option<i32>,
    band: Option<Band>,
    /// The step of the first lesson that belongs to the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    lesson: Option<StepReport>,
    #[serde(skip)]
    at: Stage,
    #[serde(skip)]
    first_glory: u8,
    /// Whether the board has two sides.
    #[serde(skip)]
    has_sides: bool,
    /// What the crew asks to remember.
    #[serde(skip)]
    rules: Vec<Localized<String>>,
}

impl Training {
    /// A training without tasks, as it stands in a list.
    pub fn new(name: String, state: CadetState) -> Training {
        let (stage, turn, points) = match state.stage {
            Stage::Turn(turn) => ("turn", Some(turn), None),
            Stage::Scoring => ("scoring", None, None),
            Stage::Scored { points } => ("scored", None, Some(points)),
            Stage::Burned => ("burned", None, None),
        };
        Training {
            name,
            captain: state.captain,
            side: state.side,
            stage,
            turn,
            turns: state.turns,
            tasks: Vec::new(),
            points,
            band: points.map(Band::from_points),
            lesson: None,
            at: state.stage,
            first_glory: 0,
            has_sides: true,
            rules: Vec::new(),
        }
    }

    /// The training with what is to be done now, and the Glory that lies on the first Stardate card.
    pub fn with_tasks(self, tasks: Vec<Task>, first_glory: u8) -> Training {
        Training { tasks, first_glory, ..self }
    }

    /// The training with the step of the first lesson that belongs to its turn.
    pub fn teaching(self, lesson: Option<StepReport>) -> Training {
        Training { lesson, ..self }
    }

    /// The training with what is said of the board of its captain.
    pub fn on(self, board: Board) -> Training {
        Training { has_sides: board.has_sides(), rules: board.training, ..self }
    }

    fn page(&self, texts: &Texts) -> Page {
        let captain = captain_name(self.captain);
        let whose = if self.has_sides {
            msg::cadet_training(texts, captain, self.side.term(texts), &self.name)
        } else {
            msg::cadet_training_one_side(texts, captain, &self.name)
        };
        let mut page = Page::new();
        page.head(format!("{} · {whose}", strong(msg::cadet_title(texts))), "");
        page.append(match self.at {
            Stage::Turn(turn) => self.turn(texts, turn),
            Stage::Scoring => lines([
                msg::cadet_scoring(texts, self.turns),
                msg::cadet_then_score(texts),
                msg::cadet_then_tally(texts),
            ]),
            Stage::Scored { points } => Page::parts([result(texts, points), again(texts)]),
            Stage::Burned => Page::parts([Page::from_words(msg::cadet_burned(texts)), again(texts)]),
        });
        page.part(foot::reasons(texts, "", msg::cadet_source(texts)));
        page
    }

    fn turn(&self, texts: &Texts, turn: u16) -> Page {
        let mut page = Page::new();
        page.heading(msg::cadet_turn(texts, turn, self.turns));
        if let Some(step) = &self.lesson {
            page.say(step.new_idea(texts));
            page.say(msg::learn_more(texts, Game::with(Feature::Opponent).code(), usize::from(turn)));
            page.gap();
        }
        if turn == 1 {
            page.say(msg::cadet_set_up(texts, self.first_glory));
        }
        page.say(msg::cadet_play(texts));
        for (number, task) in (1..).zip(&self.tasks) {
            page.item(format!("{number}."), sentence(texts, *task), 0);
        }
        page.gap();
        page.heading(msg::cadet_remember(texts));
        page.point(msg::cadet_rule_supply(texts));
        page.point(msg::cadet_rule_opponent(texts));
        page.point(msg::cadet_rule_incident(texts));
        page.point(msg::cadet_rule_burn(texts));
        for words in &self.rules {
            page.point(words.get(texts.lang()));
        }
        page.gap();
        page.say(msg::cadet_then_next(texts));
        page.say(msg::cadet_then_burn(texts));
        page
    }

    /// As it stands in a list.
    fn line(&self, texts: &Texts) -> String {
        match self.at {
            Stage::Turn(turn) => msg::cadet_list_turn(texts, &self.name, turn, self.turns),
            Stage::Scoring => msg::cadet_list_scoring(texts, &self.name),
            Stage::Scored { points } => msg::cadet_list_scored(texts, &self.name, points.to_string()),
            Stage::Burned => msg::cadet_list_burned(texts, &self.name),
        }
    }
}

/// What there is to say before the training itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrainingNote {
    /// Nothing to undo.
    First,
    /// The training is over.
    Over,
    /// All turns are played, the points are still to be counted.
    Count,
}

terms! {
    TrainingNote {
        First => cadet_note_first,
        Over => cadet_note_over,
        Count => cadet_note_count,
    }
}

/// The current training, if there is one: `{"training":{"name","captain","side","stage","turn",
/// "turns","tasks","points","band"}}`, or null.
#[derive(Debug, Serialize)]
pub struct CurrentTraining {
    /// The training as it stands; `None` if none was ever begun.
    pub training: Option<Training>,
    /// What is said before it, for people alone.
    #[serde(skip)]
    pub note: Option<TrainingNote>,
}

impl CommandReport for CurrentTraining {
    fn page(&self, texts: &Texts) -> Page {
        let Some(training) = &self.training else {
            return how_to_begin(texts);
        };
        let note = self.note.map(|note| Page::from_words(note.term(texts)));
        Page::parts(note.into_iter().chain([training.page(texts)]))
    }
}

/// Points counted: recorded once the turns are over, before that only a standing.
#[derive(Debug, Serialize)]
pub struct CountLine<'a> {
    training: Training,
    points: i32,
    band: Band,
    score: Option<PlayerScore<'a>>,
    recorded: bool,
    #[serde(skip)]
    sheet: Option<ScoreReport<'a>>,
}

impl<'a> CountLine<'a> {
    /// The points of a training, with what they were counted from unless they were told.
    pub fn new(training: Training, points: i32, recorded: bool, counted: Option<Outcome<'a>>) -> CountLine<'a> {
        CountLine {
            training,
            points,
            band: Band::from_points(points),
            score: counted.and_then(|score| score.player()),
            recorded,
            sheet: counted.map(ScoreReport::new),
        }
    }
}

impl CommandReport for CountLine<'_> {
    /// The points line by line, above the training they belong to.
    fn page(&self, texts: &Texts) -> Page {
        let sheet = self.sheet.as_ref().map(|sheet| sheet.page(texts));
        let training = match self.training.at {
            Stage::Turn(turn) => {
                let mut page = result(texts, self.points);
                let done = turn.saturating_sub(1);
                page.say(msg::cadet_note_interim(texts, done, self.training.turns));
                page
            }
            Stage::Scoring | Stage::Scored { .. } | Stage::Burned => self.training.page(texts),
        };
        Page::parts(sheet.into_iter().chain([training]))
    }
}

/// All trainings, last used first: `{"trainings":[...]}`.
#[derive(Debug, Serialize)]
pub struct Trainings {
    /// The trainings, last used first.
    pub trainings: Vec<TrainingSummary>,
    /// One that was just deleted.
    #[serde(skip)]
    pub deleted: Option<String>,
}

/// A training of the list; one that cannot be read has only a name.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum TrainingSummary {
    /// A training as it stands.
    Kept(Box<Training>),
    /// A training whose log does not follow the rules of this version.
    Broken {
        /// The name it is kept under.
        name: String,
    },
}

impl CommandReport for Trainings {
    fn page(&self, texts: &Texts) -> Page {
        if let Some(name) = &self.deleted {
            return removal(texts, msg::cadet_note_deleted(texts, name), TrashKind::Cadet, name);
        }
        if self.trainings.is_empty() {
            return how_to_begin(texts);
        }
        let mut page = Page::new();
        for listed in &self.trainings {
            page.point(match listed {
                TrainingSummary::Kept(training) => training.line(texts),
                TrainingSummary::Broken { name } => msg::cadet_list_broken(texts, name),
            });
        }
        page
    }
}

fn sentence(texts: &Texts, task: Task) -> String {
    match task {
        Task::WipeMarketAndZone => msg::cadet_task_wipe_market_and_zone(texts),
        Task::WipeMarket => msg::cadet_task_wipe_market(texts),
        Task::Fill { card, glory } => msg::cadet_task_fill(texts, glory, card),
        Task::WipeOne => msg::cadet_task_wipe_one(texts),
        Task::PlaceGlory { left } => msg::cadet_task_place_glory(texts, left),
        Task::PlaceDilithium { left } => msg::cadet_task_place_dilithium(texts, left),
        Task::PlaceGloryFromSupply => msg::cadet_task_place_glory_from_supply(texts),
        Task::PlaceDilithiumOnly => msg::cadet_task_place_dilithium_only(texts),
        Task::Keep { .. } => msg::cadet_task_keep(texts),
        Task::LastTurnFollows => msg::cadet_task_last_turn_follows(texts),
        Task::ScoringFollows => msg::cadet_task_scoring_follows(texts),
    }
}

/// The points with the word for them.
fn result(texts: &Texts, points: i32) -> Page {
    let mut page = Page::new();
    page.heading(msg::cadet_points(texts, points.to_string()));
    page.say(match Band::from_points(points) {
        Band::Below => {
            let missing = FIRST_BAND.saturating_sub(points);
            msg::cadet_band_below(texts, missing.to_string())
        }
        Band::Understands => msg::cadet_band_understands(texts),
        Band::Skilled => msg::cadet_band_skilled(texts),
        Band::Veteran => msg::cadet_band_veteran(texts),
    });
    page
}

fn again(texts: &Texts) -> Page {
    lines([msg::cadet_then_new(texts), msg::cadet_then_undo(texts)])
}

fn how_to_begin(texts: &Texts) -> Page {
    lines([msg::cadet_none(texts), msg::cadet_begin(texts)])
}

/// A paragraph for each.
fn lines(paragraphs: impl IntoIterator<Item = String>) -> Page {
    let mut page = Page::new();
    for words in paragraphs {
        page.say(words);
    }
    page
}
