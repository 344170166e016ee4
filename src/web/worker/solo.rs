//! Games of the page, played as in the terminal.

use crate::games::{
    DONE, EarlierSteps, GameAction, GameSummary, GameView, LogBookKind, LogForm, NewGameForm, NextStep,
    QuestionForm, Refusal, RefusalKind, Rights, RunningGame, SetUpList, TICKED, is_version,
};
use crate::worker::rules::link_steps;
use crate::worker::{Answer, Worker, solo_forms};
use app::calc::throws::ThrowLog;
use app::logs;
use app::session::Session;
use app::solo::checklist::SetUp;
use app::solo::control::{FormBuilder, fields};
use app::solo::entry_kinds::CorrectionKind;
use app::solo::game::{Game, keep_draft_at, list_games, replay_stored};
use app::solo::games::moment;
use app::solo::picture::Picture;
use app::solo::question::heading;
use app::solo::reply::{parse_answer_form, parse_correction_form, parse_event_form};
use app::solo::results::describe_end;
use app::solo::story::story;
use app::solo::table_change::{TableChange, table_asked};
use app::solo::tally_form::{card_lists, defaults_from_game, tally_form};
use app::solo::{cards, opponent};
use keep::logs::{LogKind, StoredLog};
use model::{Boxes, Lang};
use page::locale::{Texts, msg, say};
use page::{FilledForm, FormControl, FormField, FormPart, Page, PageBlock, Words};
use solo::engine::run::Action;
use solo::state::correction::Correction;
use solo::state::log::{LogEntry, LogState};
use solo::state::question::Question;
use solo::state::setup::{Rulebook, Setup};
use solo::state::step::Step;
use solo::state::tabletop::Ending;
use solo::stats::Progress;
use words::Problem;
use words::effects::Names;
use words::names::captain_name;

/// The setting of the checks beside what hands have to do.
const CHECKS: &str = "hand-checks";
/// Its value where there are none.
const OFF: &str = "off";
/// So many games are looked through for those that go on: each is played anew from its log.
const LOOKED_AT: usize = 6;

impl Worker<'_> {
    /// Works with a session of its own; what goes wrong becomes a sentence.
    pub(super) fn with<T>(
        &self,
        lang: Lang,
        work: impl FnOnce(&Session<'_>) -> Result<T, Problem>,
    ) -> Result<T, Refusal> {
        let session = self.session(lang, Vec::new());
        work(&session).map_err(|error| {
            self.note(&error);
            refusal(session.texts, &error)
        })
    }
}

pub(super) fn refusal(texts: &Texts, error: &Problem) -> Refusal {
    Refusal { kind: classify(error), sentence: error.sentence(texts) }
}

fn classify(problem: &Problem) -> RefusalKind {
    if problem.is_away() {
        RefusalKind::Away
    } else if problem.is(say::ERR_UNKNOWN_NAME) || problem.is(say::ERR_NOT_REMOVED) {
        RefusalKind::Unknown
    } else if problem.is(say::ERR_MOVED) {
        RefusalKind::Moved
    } else {
        RefusalKind::Wrong
    }
}

/// Games as the page plays them. What is written is on disk before it counts.
impl Worker<'_> {
    /// The stored games, last used first; those that are damaged are named beside them.
    pub(crate) fn games(&self, lang: Lang) -> Answer<Vec<GameSummary>> {
        self.look_up(lang, |session| {
            let names = cards::names(session)?;
            let stored = list_games(session)?.into_iter();
            let listed = stored.map(|(log, setup)| summarize_game(session, &names, log, setup.as_ref()));
            listed.collect()
        })
    }

    /// The games last used that are not over, newest first, at most so many; of older ones nobody asks. Those that are
    /// damaged are named beside them.
    pub(crate) fn running_games(&self, lang: Lang, most: usize) -> Answer<Vec<RunningGame>> {
        self.look_up(lang, |session| {
            let logs = session.user()?.with(|db| db.list(LogKind::Solo))?;
            let mut running = Vec::new();
            for log in logs.into_iter().take(LOOKED_AT) {
                if running.len() == most {
                    break;
                }
                running.extend(running_game(session, log)?);
            }
            Ok(running)
        })
    }

    /// A game as it stands.
    ///
    /// # Errors
    /// When there is none of this name, or its log cannot be replayed.
    pub(crate) fn game(&self, lang: Lang, name: &str) -> Result<GameView, Refusal> {
        self.with(lang, |session| {
            let game = Game::open(session, Some(self.named(name)))?;
            let names = cards::names(session)?;
            let mut standing = describe_game(session.texts, &names, &game)?;
            for told in [&mut standing.earlier.page, &mut standing.now] {
                link_steps(session, self.rules, told)?;
            }
            let draft = game.draft(session)?;
            let has_checks = has_checks(session)?;
            Ok(GameView { name: name.to_owned(), rights: self.rights(), draft, has_checks, ..standing })
        })
    }

    /// How often a game has changed: what differs once it has gone on, or back.
    ///
    /// # Errors
    /// When there is none of this name.
    pub(crate) fn changes(&self, name: &str) -> Result<usize, Refusal> {
        self.with(Lang::En, |session| {
            let log = logs::load_log(&mut session.user()?, LogKind::Solo, self.named(name))?;
            Ok(log.changes)
        })
    }

    /// Under which mark it is told that a game has moved.
    pub(crate) fn news_channel(&self, name: &str) -> String {
        self.mark_of(name)
    }

    /// The choices before a game, holding those made last.
    ///
    /// # Errors
    /// When those cannot be read.
    pub(crate) fn choices(&self, lang: Lang) -> Result<NewGameForm, Refusal> {
        self.with(lang, solo_forms::new_game)
    }

    /// Begins a game with the choices made. Returns its name.
    ///
    /// # Errors
    /// When something is missing, impossible, or the name is taken.
    pub(crate) fn begin(&self, lang: Lang, chosen: &FilledForm) -> Result<String, Refusal> {
        self.with(lang, |session| {
            let game = solo_forms::read_new_game(chosen).begin(session)?;
            Ok(game.name().to_owned())
        })
    }

    /// The list of a game's set-up.
    ///
    /// # Errors
    /// When there is no game of this name, or its log cannot be replayed.
    pub(crate) fn set_up(&self, lang: Lang, name: &str) -> Result<SetUpList, Refusal> {
        self.with(lang, |session| {
            let game = Game::open(session, Some(self.named(name)))?;
            let names = cards::names(session)?;
            let (texts, book) = (session.texts, &game.book);
            Ok(SetUpList {
                list: SetUp::new(texts, &names, book),
                picture: Picture::new(texts, &names, book, &book.set_up()),
                ticks: game.ticks(session)?,
                bot: book.setup.bot.code(),
            })
        })
    }

    /// Keeps which points of the set-up are ticked, counted from 0.
    ///
    /// # Errors
    /// When there is no game of this name, its log cannot be replayed, or nothing can be written.
    pub(crate) fn keep_ticks(&self, lang: Lang, name: &str, ticks: &[u8]) -> Result<(), Refusal> {
        self.with(lang, |session| Game::open(session, Some(self.named(name)))?.keep_ticks(session, ticks))
    }

    /// Goes on with a game from the version of it that the reader saw.
    ///
    /// # Errors
    /// When it has gone on meanwhile, or what was filled in does not fit; then nothing is written.
    pub(crate) fn act(&self, lang: Lang, name: &str, at: &str, act: GameAction<'_>) -> Result<(), Refusal> {
        self.with(lang, |session| {
            let mut game = Game::open(session, Some(self.named(name)))?;
            if !is_version(&game.version(), at) {
                return Err(Problem::moved());
            }
            let names = cards::names(session)?;
            let asked = asked_now(&game);
            // What is filled in for the question goes on to be asked for.
            let hold = |game: &Game, draft: FilledForm| {
                if asked_now(game) == asked { game.keep_draft(session, &draft) } else { Ok(()) }
            };
            match act {
                GameAction::Undo => {
                    game.undo()?;
                    // The turn began with what was told of the table, and goes with it.
                    while game.has_just_begun() {
                        game.undo()?;
                    }
                    // What hands had to do before was done.
                    game.keep_draft(session, &FilledForm::default().with(DONE, "on"))
                }
                GameAction::Redo => {
                    game.redo()?;
                    while game.has_just_begun() && game.undo_and_redo().1 {
                        game.redo()?;
                    }
                    Ok(())
                }
                GameAction::Turn(told) => begin_turn(session, &mut game, told),
                GameAction::Answer(typed) => {
                    let answer = answer(session, &game, typed)?;
                    game.append(answer)
                }
                GameAction::Event(typed) => {
                    if !game.state.may_report() {
                        return Err(Problem::question_open());
                    }
                    let event = parse_event_form(game.reader(session, &names), typed)?;
                    go_on(&mut game, LogEntry::Event(event))?;
                    hold(&game, typed.clone().with(DONE, "").without(TICKED))
                }
                GameAction::Correct(typed) => {
                    let correction = parse_correction_form(game.reader(session, &names), typed)?;
                    game.append(LogEntry::Correct(correction))?;
                    hold(&game, typed.clone())
                }
            }
        })
    }

    /// Keeps what is filled in and not sent yet, of a game that stands where the reader saw it.
    ///
    /// # Errors
    /// When there is no game of this name, or nothing can be written.
    pub(crate) fn keep_draft(&self, lang: Lang, name: &str, at: &str, draft: &FilledForm) -> Result<(), Refusal> {
        self.with(lang, |session| keep_draft_at(session, self.named(name), at, draft))
    }

    /// Whether what hands have to do has checks: as long as nobody says otherwise.
    pub(crate) fn has_checks(&self, lang: Lang) -> bool {
        self.with(lang, has_checks).unwrap_or(true)
    }

    /// Sets whether it has.
    ///
    /// # Errors
    /// When nothing can be written.
    pub(crate) fn keep_checks(&self, lang: Lang, are_on: bool) -> Result<(), Refusal> {
        let kept = if are_on { "on" } else { OFF };
        self.with(lang, |session| session.user()?.with(|db| db.keep_setting(CHECKS, kept)))
    }

    /// Changes what is kept of the dice.
    ///
    /// # Errors
    /// When nothing can be read or written.
    pub(crate) fn keep_throws(&self, lang: Lang, change: impl FnOnce(&mut ThrowLog)) -> Result<(), Refusal> {
        self.with(lang, |session| ThrowLog::change(session, change))
    }

    /// The fields of Final Scoring, holding what was filled in, else what is known.
    ///
    /// # Errors
    /// When there is no game of this name, or its log cannot be replayed.
    pub(crate) fn tally(&self, lang: Lang, name: &str) -> Result<Vec<FormPart>, Refusal> {
        self.with(lang, |session| {
            let game = Game::open(session, Some(self.named(name)))?;
            let known = defaults_from_game(&game);
            let mut parts = tally_form(session.texts, game.book.setup.side, &known, Some(&card_lists(&game)?));
            if let Some(kept) = game.kept_tally(session)? {
                parts.iter_mut().for_each(|part| part.fill_from(&kept));
            }
            Ok(parts)
        })
    }

    /// The names of the logs of a kind, last used first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn books(&self, kind: LogBookKind) -> Result<Vec<String>, Refusal> {
        self.with(Lang::En, |session| {
            let logs = session.user()?.with(|db| db.list(solo_forms::kind(kind)))?;
            Ok(logs.into_iter().map(|log| log.name).collect())
        })
    }

    /// The version of such a log.
    ///
    /// # Errors
    /// When there is none of this name.
    pub(crate) fn book(&self, lang: Lang, kind: LogBookKind, name: &str) -> Result<String, Refusal> {
        self.with(lang, |session| {
            let log = logs::load_log(&mut session.user()?, solo_forms::kind(kind), name)?;
            Ok(log.version())
        })
    }

    /// The options of one of their commands, as controls.
    pub(crate) fn sheet(&self, lang: Lang, sheet: LogForm) -> Vec<FormPart> {
        let own = self
            .with(lang, |session| Ok(session.boxes()?.captains()))
            .unwrap_or_else(|_| Boxes::default().captains());
        solo_forms::sheet(self.texts(lang), sheet, &own)
    }

    /// Deletes a game for good.
    ///
    /// # Errors
    /// When there is none of this name.
    pub(crate) fn delete(&self, lang: Lang, name: &str) -> Result<(), Refusal> {
        self.with(lang, |session| Game::delete(session, name))
    }
}

/// What goes on of a game; `None` if it is over or cannot be read.
fn running_game(session: &Session<'_>, log: StoredLog) -> Result<Option<RunningGame>, Problem> {
    let Some((book, state)) = replay_stored(session, &log)? else {
        return Ok(None);
    };
    let game = RunningGame {
        moved: moment(session.texts, &log.moved),
        name: log.name,
        title: opponent(session.texts, &book.setup),
        bot: captain_name(book.setup.bot),
        turn: state.table.turn,
        state: describe_state(session.texts, &book.setup, &state),
    };
    Ok(state.table.ending.is_none().then_some(game))
}

/// An entry that needs a game that is not over.
fn go_on(game: &mut Game, entry: LogEntry) -> Result<(), Problem> {
    if game.state.table.ending.is_some() {
        return Err(Problem::game_over());
    }
    game.append(entry)
}

/// What is asked now, or as soon as the Bot's turn begins.
fn asked_now(game: &Game) -> Option<Question> {
    let open = game.state.question.clone();
    open.or_else(|| table_asked(&game.book, &game.state.table))
}

/// The Bot's turn begins. What was told of the table answers what it asks first, unless some of it is missing: then it is
/// asked for. What does not fit changes nothing.
fn begin_turn(session: &Session<'_>, game: &mut Game, told: &FilledForm) -> Result<(), Problem> {
    if game.state.question.is_some() {
        return Err(Problem::question_open());
    }
    let names = cards::names(session)?;
    let reader = game.reader(session, &names);
    let builder = FormBuilder::new(session.texts, &names, &game.book, &game.state.table);
    let is_told =
        |asked: &Question| told.has_below(fields::ANSWER) && builder.answer_form(asked).holding(told).is_complete();
    let asked = table_asked(&game.book, &game.state.table);
    let asks_tracks = asked.as_ref().is_some_and(|asked| TableChange::Track.part_of(asked).is_some());
    let told_table = asked.filter(is_told);
    let is_all_told = told_table.is_some();
    let answer = told_table.map(|asked| parse_answer_form(reader, &asked, told)).transpose()?;
    let tracks = (!asks_tracks && told.has_below(CorrectionKind::PLAYER_TRACKS))
        .then(|| parse_correction_form(reader, &told.clone().with(fields::CORRECT, CorrectionKind::PLAYER_TRACKS)));
    let is_news = |tracks: &Correction| {
        let mut table = game.state.table.clone();
        tracks.apply(&mut table);
        is_all_told || table != game.state.table
    };
    let tracks = tracks.transpose()?.filter(is_news);
    go_on(game, LogEntry::Turn)?;
    if let Some(tracks) = tracks {
        game.append(LogEntry::Correct(tracks))?;
    }
    match answer {
        Some(answer) => game.append(LogEntry::Answer(answer)),
        None if told.has_below(fields::ANSWER) => {
            game.keep_draft(session, &told.clone().with(DONE, "").without(TICKED))
        }
        None => Ok(()),
    }
}

fn answer(session: &Session<'_>, game: &Game, typed: &FilledForm) -> Result<LogEntry, Problem> {
    let Some(question) = &game.state.question else {
        return Err(Problem::moved());
    };
    let names = cards::names(session)?;
    let answer = parse_answer_form(game.reader(session, &names), question, typed)?;
    Ok(LogEntry::Answer(answer))
}

/// A game of the list. Where it stands and what happened last is left out if its log cannot be replayed.
fn summarize_game(
    session: &Session<'_>,
    names: &Names,
    log: StoredLog,
    setup: Option<&Setup>,
) -> Result<GameSummary, Problem> {
    let texts = session.texts;
    let replayed = replay_stored(session, &log)?;
    let (last, state) = match &replayed {
        Some((book, state)) => (last_step(texts, names, book, state), describe_state(texts, &book.setup, state)),
        None => (Words::default(), msg::solo_damaged(texts)),
    };
    let told = |tell: fn(&Texts, &Setup) -> String| setup.map_or_else(String::new, |setup| tell(texts, setup));
    let moved = moment(texts, &log.moved);
    Ok(GameSummary { name: log.name, title: told(opponent), who: told(own_captain), state, moved, last })
}

fn own_captain(texts: &Texts, setup: &Setup) -> String {
    msg::solo_against(texts, captain_name(setup.captain))
}

/// The turn, and who is waited for, or how it ended.
fn describe_state(texts: &Texts, setup: &Setup, state: &LogState) -> String {
    let waits = match Progress::from_state(setup, state) {
        Progress::Running if state.question.is_some() => msg::solo_state_question(texts),
        Progress::Running => msg::solo_state_your_turn(texts),
        Progress::Unscored => msg::solo_state_over(texts),
        Progress::Finished(game) => describe_end(texts, &game),
    };
    format!("{} · {waits}", turn(texts, state))
}

fn turn(texts: &Texts, state: &LogState) -> String {
    match state.table.turn {
        0 => msg::solo_turn_not_yet(texts),
        turn => msg::solo_turn_number(texts, turn),
    }
}

/// The last thing that happened; nothing if there is nothing to tell.
fn last_step(texts: &Texts, names: &Names, book: &Rulebook, state: &LogState) -> Words {
    let chapter = state.chapters.last();
    let steps = chapter.map_or(&[][..], |chapter| &chapter.steps);
    let told = story(texts, names, book, steps).blocks.into_iter();
    let last = told.rev().find_map(|block| {
        let PageBlock::Step(step) = block else {
            return None;
        };
        Some(step.words)
    });
    last.unwrap_or_default()
}

fn describe_game(texts: &Texts, names: &Names, game: &Game) -> Result<GameView, Problem> {
    let (book, state) = (&game.book, &game.state);
    let chapter = state.chapters.last();
    let steps = chapter.map_or(&[][..], |chapter| &chapter.steps);
    let (earlier, now) = steps.split_at(game.steps_before()?.min(steps.len()));
    let page = |steps: &[Step]| story(texts, names, book, steps);
    let builder = FormBuilder::new(texts, names, book, &state.table);
    let may_report = state.table.ending.is_none() && state.may_report();
    let (can_undo, can_redo) = game.undo_and_redo();
    Ok(GameView {
        name: game.name().to_owned(),
        rights: Rights::Alone,
        title: opponent(texts, &book.setup),
        turn: turn(texts, state),
        changes: game.changes(),
        version: game.version(),
        picture: Picture::new(texts, names, book, &state.table),
        earlier: earlier_steps(state, earlier, page),
        now: page(now),
        next: describe_next(texts, names, game, steps),
        events: if may_report { builder.event_forms() } else { Vec::new() },
        corrections: builder.correction_forms(),
        draft: FilledForm::default(),
        has_checks: true,
        can_undo,
        can_redo,
    })
}

fn has_checks(session: &Session<'_>) -> Result<bool, Problem> {
    let kept = session.user()?.with(|db| db.setting(CHECKS))?;
    Ok(kept.is_none_or(|kept| kept != OFF))
}

/// What happened since the Bot's turn began, before what is new: of its own chapter, and of those that were reported.
fn earlier_steps(state: &LogState, of_last: &[Step], page: impl Fn(&[Step]) -> Page) -> EarlierSteps {
    let chapters = state.chapters.split_last().map_or(&[][..], |(_, before)| before);
    let is_turn = state.chapters.last().is_some_and(|chapter| chapter.action == Action::Turn);
    let began = chapters.iter().rposition(|chapter| chapter.action == Action::Turn);
    let since = if is_turn { &[][..] } else { &chapters[began.unwrap_or_default()..] };
    let parts = since.iter().map(|chapter| chapter.steps.as_slice()).chain([of_last]);
    let mut earlier = EarlierSteps { page: Page::new(), count: 0, is_whole_turn: !since.is_empty() };
    for steps in parts {
        earlier.page.append(page(steps));
        earlier.count += steps.len();
    }
    earlier
}

fn describe_next(texts: &Texts, names: &Names, game: &Game, steps: &[Step]) -> NextStep {
    let (book, state) = (&game.book, &game.state);
    let table = &state.table;
    match (table.ending, &state.question) {
        (Some(Ending::Burn), _) => NextStep::Lost,
        (Some(Ending::Credits), _) => NextStep::Scoring,
        (None, None) => NextStep::YourTurn(what_changed(texts, names, game).map(Box::new)),
        (None, Some(question)) => {
            let [title, why, known] = heading(texts, names, book, question, (table, steps));
            NextStep::Question(Box::new(QuestionForm {
                title,
                why,
                known,
                controls: FormBuilder::new(texts, names, book, table).answer_form(question).without_lone_place(),
                changes: Vec::new(),
            }))
        }
    }
}

/// What the player did, told by the table as the Bot's turn asks for it; the player's tracks may matter in it too.
fn what_changed(texts: &Texts, names: &Names, game: &Game) -> Option<QuestionForm> {
    let (book, table) = (&game.book, &game.state.table);
    let asked = table_asked(book, table)?;
    let builder = FormBuilder::new(texts, names, book, table);
    let mut controls = builder.answer_form(&asked);
    // Where no card is known yet all of the table is asked for, not what changed.
    let is_card = |field: &&FormField| matches!(field.control, FormControl::OneOfMany(_));
    let cards: Vec<&FormField> = controls.fields().filter(is_card).collect();
    if !cards.is_empty() && cards.iter().all(|card| card.value.is_empty()) {
        return None;
    }
    let tells_tracks = TableChange::Track.part_of(&asked).is_some();
    let tracks = builder.player_tracks_form().filter(|_| !tells_tracks);
    let is_told = |change: &TableChange| match change {
        TableChange::Track => tells_tracks || tracks.is_some(),
        TableChange::Card | TableChange::Team | TableChange::Ship | TableChange::Location => {
            change.part_of(&asked).is_some()
        }
    };
    let changes = TableChange::ALL.into_iter().filter(is_told).collect();
    controls.groups.extend(tracks.into_iter().flat_map(|tracks| tracks.groups));
    let why = msg::solo_what_changed_why(texts).into();
    Some(QuestionForm {
        title: msg::solo_your_turn_done(texts).into(),
        why,
        known: Words::default(),
        controls,
        changes,
    })
}
