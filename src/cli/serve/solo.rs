//! Games of the page, played as in the terminal.

use super::desk::Worker;
use super::{books, opening};
use crate::cli::logs;
use crate::cli::session::Session;
use crate::cli::solo::cards;
use crate::cli::solo::game::{Game, replayed, stored};
use crate::cli::solo::reply::{filled, filled_correction, filled_event};
use crate::error::{Error, SoloError, StorageError};
use crate::locale::{Texts, msg};
use crate::model::{Boxes, Lang};
use crate::page::{Block, Filled, Page, Part, Words};
use crate::solo::state::log::{Entry, State};
use crate::solo::state::setup::{Rulebook, Setup};
use crate::solo::state::step::Step;
use crate::solo::state::tabletop::Ending;
use crate::store::{Log, LogKind};
use crate::view;
use crate::view::captain_name;
use crate::view::solo::checklist::checklist;
use crate::view::solo::control::Asker;
use crate::view::solo::control::deeds::Deed;
use crate::view::solo::effects::Names;
use crate::view::solo::picture::Picture;
use crate::view::solo::question::heading;
use crate::view::solo::story::story;
use crate::view::solo::tally::{Known, tally};
use crate::web::{
    Act, Ask, Book, Desk, Games, Listed, Next, Refusal, Refused, Rights, Sheet, Standing,
};

impl Worker<'_> {
    /// Works with a session of its own; what goes wrong becomes a sentence.
    pub(super) fn with<T>(
        &self,
        lang: Lang,
        work: impl FnOnce(&Session<'_>) -> Result<T, Error>,
    ) -> Result<T, Refusal> {
        let session = self.session(lang, Vec::new());
        work(&session).map_err(|error| {
            self.note(&error);
            refusal(session.texts, &error)
        })
    }
}

pub(super) fn refusal(texts: &Texts, error: &Error) -> Refusal {
    Refusal {
        kind: kind(error),
        sentence: error.sentence(texts),
    }
}

fn kind(error: &Error) -> Refused {
    match error {
        away if away.is_away() => Refused::Away,
        Error::Storage(error) => kind_of_storage(error),
        Error::Usage(_)
        | Error::Entry(_)
        | Error::Search(_)
        | Error::Query { .. }
        | Error::Boxes(_)
        | Error::Calc(_)
        | Error::Deck(_)
        | Error::Solo(_)
        | Error::Campaign(_)
        | Error::Collection(_)
        | Error::Import(_)
        | Error::Serve(_)
        | Error::Site(_)
        | Error::Export(_)
        | Error::Settings(_)
        | Error::Memory(_) => Refused::Wrong,
    }
}

/// Of a server that is there.
fn kind_of_storage(error: &StorageError) -> Refused {
    match error {
        StorageError::UnknownName { .. } => Refused::Unknown,
        StorageError::Moved => Refused::Moved,
        StorageError::DataFolder { .. }
        | StorageError::OwnFolder { .. }
        | StorageError::OwnRules { .. }
        | StorageError::Data { .. }
        | StorageError::NoCacheFolder
        | StorageError::CacheFolder { .. }
        | StorageError::Catalog { .. }
        | StorageError::NoDataFolder
        | StorageError::UserData { .. }
        | StorageError::Server { .. }
        | StorageError::Full { .. }
        | StorageError::RulesOnServer
        | StorageError::Occupied { .. }
        | StorageError::Archive { .. }
        | StorageError::ArchiveUnwritable { .. }
        | StorageError::NameTaken { .. }
        | StorageError::Unplayable { .. }
        | StorageError::ManFolder { .. }
        | StorageError::ScriptFile { .. }
        | StorageError::ForeignScript { .. }
        | StorageError::Output { .. } => Refused::Wrong,
    }
}

impl Games for Worker<'_> {
    fn games(&self, lang: Lang) -> Result<Vec<Listed>, Refusal> {
        self.with(lang, |session| {
            let names = cards::names(session)?;
            let stored = stored(session)?.into_iter();
            let listed = stored.map(|(log, setup)| listed(session, &names, log, setup));
            listed.collect()
        })
    }

    fn game(&self, lang: Lang, name: &str) -> Result<Standing, Refusal> {
        self.with(lang, |session| {
            let game = Game::open(session, Some(self.named(name)))?;
            let names = cards::names(session)?;
            let standing = standing(session.texts, &names, &game)?;
            Ok(Standing {
                name: name.to_owned(),
                rights: self.rights(),
                ..standing
            })
        })
    }

    fn changes(&self, name: &str) -> Result<usize, Refusal> {
        self.with(Lang::En, |session| {
            let log = logs::named(&mut session.user()?, LogKind::Solo, self.named(name))?;
            Ok(log.changes)
        })
    }

    fn called<'n>(&'n self, name: &'n str) -> &'n str {
        self.named(name)
    }

    fn mark(&self, name: &str) -> String {
        self.mark_of(name)
    }

    fn choices(&self, lang: Lang) -> Result<Vec<Part>, Refusal> {
        self.with(lang, opening::choices)
    }

    fn begin(&self, lang: Lang, chosen: &Filled) -> Result<String, Refusal> {
        self.with(lang, |session| {
            let game = opening::chosen(chosen).begin(session)?;
            Ok(game.name().to_owned())
        })
    }

    fn set_up(&self, lang: Lang, name: &str) -> Result<Page, Refusal> {
        self.with(lang, |session| {
            let game = Game::open(session, Some(self.named(name)))?;
            let names = cards::names(session)?;
            Ok(checklist(session.texts, &names, &game.book))
        })
    }

    fn corrections(&self, lang: Lang, name: &str) -> Result<(usize, Vec<Deed>), Refusal> {
        self.with(lang, |session| {
            let game = Game::open(session, Some(self.named(name)))?;
            let names = cards::names(session)?;
            let asker = Asker::new(session.texts, &names, &game.book, &game.state.table);
            Ok((game.changes(), asker.corrections()))
        })
    }

    fn act(&self, lang: Lang, name: &str, at: usize, act: Act<'_>) -> Result<(), Refusal> {
        self.with(lang, |session| {
            let mut game = Game::open(session, Some(self.named(name)))?;
            if game.changes() != at {
                return Err(StorageError::Moved.into());
            }
            let names = cards::names(session)?;
            match act {
                Act::Undo => game.undo(),
                Act::Redo => game.redo(),
                Act::Turn => go_on(&mut game, Entry::Turn),
                Act::Answer(typed) => {
                    let answer = answer(session, &game, typed)?;
                    game.append(answer)
                }
                Act::Event(typed) => {
                    if !game.state.may_report() {
                        return Err(SoloError::QuestionOpen.into());
                    }
                    let event = filled_event(game.reader(session, &names), typed)?;
                    go_on(&mut game, Entry::Event(event))
                }
                Act::Correct(typed) => {
                    let correction = filled_correction(game.reader(session, &names), typed)?;
                    game.append(Entry::Correct(correction))
                }
            }
        })
    }

    fn tally(&self, lang: Lang, name: &str) -> Result<Vec<Part>, Refusal> {
        self.with(lang, |session| {
            let game = Game::open(session, Some(self.named(name)))?;
            let known = Known {
                tokens: game.own_tokens(),
                tracks: game.state.table.player_tracks,
                places: game.own_places(),
            };
            Ok(tally(session.texts, game.book.setup.side, known, true))
        })
    }

    fn books(&self, kind: Book) -> Result<Vec<String>, Refusal> {
        self.with(Lang::En, |session| {
            let logs = session.user()?.with(|db| db.list(books::kind(kind)))?;
            Ok(logs.into_iter().map(|log| log.name).collect())
        })
    }

    fn book(&self, lang: Lang, kind: Book, name: &str) -> Result<usize, Refusal> {
        self.with(lang, |session| {
            let log = logs::named(&mut session.user()?, books::kind(kind), name)?;
            Ok(log.changes)
        })
    }

    fn sheet(&self, lang: Lang, sheet: Sheet) -> Vec<Part> {
        let own = self
            .with(lang, |session| Ok(session.boxes()?.captains()))
            .unwrap_or_else(|_| Boxes::default().captains());
        books::sheet(self.texts(lang), sheet, &own)
    }

    fn delete(&self, lang: Lang, name: &str) -> Result<(), Refusal> {
        self.with(lang, |session| Game::delete(session, name))
    }
}

/// An entry that needs a game that is not over.
fn go_on(game: &mut Game, entry: Entry) -> Result<(), Error> {
    if game.state.table.ending.is_some() {
        return Err(SoloError::GameOver.into());
    }
    if entry == Entry::Turn && game.state.question.is_some() {
        return Err(SoloError::QuestionOpen.into());
    }
    game.append(entry)
}

fn answer(session: &Session<'_>, game: &Game, typed: &Filled) -> Result<Entry, Error> {
    let Some(question) = &game.state.question else {
        return Err(StorageError::Moved.into());
    };
    let names = cards::names(session)?;
    let answer = filled(game.reader(session, &names), question, typed)?;
    Ok(Entry::Answer(answer))
}

/// A game of the list. Where it stands and what happened last is left out if its log cannot be replayed.
fn listed(
    session: &Session<'_>,
    names: &Names,
    log: Log,
    setup: Option<Setup>,
) -> Result<Listed, Error> {
    let texts = session.texts;
    let replayed = replayed(session, &log)?;
    let (last, state) = match &replayed {
        Some((book, state)) => (last_step(texts, names, book, state), stands(texts, state)),
        None => (Words::default(), msg::solo_damaged(texts)),
    };
    Ok(Listed {
        name: log.name,
        who: setup.map_or_else(String::new, |setup| who(texts, &setup)),
        state,
        last,
    })
}

fn who(texts: &Texts, setup: &Setup) -> String {
    let level = view::solo::level(texts, setup.difficulty);
    let bot = msg::solo_level(texts, captain_name(setup.bot), level);
    let captain = msg::solo_against(texts, captain_name(setup.captain));
    format!("{bot} · {captain}")
}

/// The turn, and who is waited for.
fn stands(texts: &Texts, state: &State) -> String {
    let waits = match (state.table.ending, &state.question) {
        (Some(_), _) => msg::solo_state_over(texts),
        (None, Some(_)) => msg::solo_state_question(texts),
        (None, None) => msg::solo_state_your_turn(texts),
    };
    format!("{} · {waits}", turn(texts, state))
}

fn turn(texts: &Texts, state: &State) -> String {
    match state.table.turn {
        0 => msg::solo_turn_not_yet(texts),
        turn => msg::solo_turn_number(texts, turn),
    }
}

/// The last thing that happened; nothing if there is nothing to tell.
fn last_step(texts: &Texts, names: &Names, book: &Rulebook, state: &State) -> Words {
    let chapter = state.chapters.last();
    let steps = chapter.map_or(&[][..], |chapter| &chapter.steps);
    let told = story(texts, names, book, steps).blocks.into_iter();
    let last = told.rev().find_map(|block| {
        let Block::Step(step) = block else {
            return None;
        };
        Some(step.words)
    });
    last.unwrap_or_default()
}

fn standing(texts: &Texts, names: &Names, game: &Game) -> Result<Standing, Error> {
    let (book, state) = (&game.book, &game.state);
    let chapter = state.chapters.last();
    let steps = chapter.map_or(&[][..], |chapter| &chapter.steps);
    let told = game.told_before()?.min(steps.len());
    let (earlier, now) = steps.split_at(told);
    let page = |steps: &[Step]| story(texts, names, book, steps);
    let asker = Asker::new(texts, names, book, &state.table);
    let may_report = state.table.ending.is_none() && state.may_report();
    let (can_undo, can_redo) = game.ways();
    Ok(Standing {
        name: game.name().to_owned(),
        called: game.name().to_owned(),
        rights: Rights::Alone,
        title: format!(
            "{} · {}",
            captain_name(book.setup.bot),
            view::solo::level(texts, book.setup.difficulty)
        ),
        turn: turn(texts, state),
        changes: game.changes(),
        picture: Picture::new(texts, names, book, &state.table),
        earlier: (page(earlier), told),
        now: page(now),
        next: next(texts, names, game, steps),
        events: if may_report {
            asker.events()
        } else {
            Vec::new()
        },
        can_undo,
        can_redo,
    })
}

fn next(texts: &Texts, names: &Names, game: &Game, steps: &[Step]) -> Next {
    let (book, state) = (&game.book, &game.state);
    let table = &state.table;
    match (table.ending, &state.question) {
        (Some(Ending::Burn), _) => Next::Lost,
        (Some(Ending::Credits), _) => Next::Scoring,
        (None, None) => Next::YourTurn,
        (None, Some(question)) => {
            let [title, why, known] = heading(texts, names, book, question, (table, steps));
            Next::Question(Box::new(Ask {
                title,
                why,
                known,
                controls: Asker::new(texts, names, book, table).of(question),
            }))
        }
    }
}
