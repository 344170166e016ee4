//! `tricorder solo play`: leads through a game, question by question.

use clap::Args;
use serde::Serialize;

use crate::options::Format;
use crate::parsers::shown;
use crate::prompt::{Dialogue, Memory, Offers, TooLong, looked_up};
use crate::session::Session;
use crate::solo::command::{Command, SAME, offers};
use crate::solo::control::FormBuilder;
use crate::solo::entry_kinds::{CorrectionKind, EventList};
use crate::solo::game::Game as Stored;
use crate::solo::public::GameDocument;
use crate::solo::question::{self, QuestionDocument};
use crate::solo::reply::{self, PartialLine, ReplyError};
use crate::solo::stored::GameNameArgs;
use crate::solo::story::{StepDocument, decisions, document_steps, help, story, undone};
use crate::solo::{cards, status as board};
use crate::{CommandReport, Found, RunCommand};
use model::{EntryId, Lang};
use page::locale::{Texts, msg, say};
use page::{FactList, Labels, Page};
use solo::state::log::LogEntry;
use words::Problem;
use words::effects::Names;

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    which: GameNameArgs,
}

impl RunCommand for Play {
    fn run(self, session: &Session<'_>) -> Result<Found, Problem> {
        let game = self.which.open(session)?;
        let names = cards::names(session)?;
        let mut play = PlayDialogue {
            session,
            game,
            names,
            dialogue: Dialogue::new(session, Memory::Play).with_commands(&SAME),
            told: (0, 0),
            partial: None,
            said: Vec::new(),
            is_greeted: false,
            is_hinted: false,
        };
        if session.format() == Format::Json {
            return play.in_json();
        }
        play.talk()?;
        Ok(Found::shown(Page::new()))
    }
}

/// Bytes that lines which complete each other may have together, twice the longest answer: whoever has typed more
/// that fits nothing begins anew.
const LONGEST_JOINED: usize = 1_000;

/// Problems after which the game cannot be gone on with here.
const ENDING: [&str; 3] = [say::ERR_MOVED, say::ERR_OUTPUT, say::ERR_USER_DATA];

/// A game in conversation.
struct PlayDialogue<'a> {
    session: &'a Session<'a>,
    game: Stored,
    names: Names,
    dialogue: Dialogue,
    /// Chapters told as a whole, and steps told of the one after them.
    told: (usize, usize),
    /// A line of which one part is to be typed anew.
    partial: Option<PartialLine>,
    /// Names whose understanding was said since the question was put.
    said: Vec<EntryId>,
    /// How a turn of the player's goes was told.
    is_greeted: bool,
    /// Whether it was told that the Tab key helps.
    is_hinted: bool,
}

/// Whether the conversation goes on.
type GoOn = bool;

impl PlayDialogue<'_> {
    /// Talks until the game is over, the player leaves, or the input ends. All is saved at any time.
    fn talk(&mut self) -> Result<(), Problem> {
        self.begin_with_the_last_chapter();
        loop {
            self.tell()?;
            if self.game.state.table.ending.is_some() {
                return self.say(msg::play_over(self.session.texts));
            }
            match &self.partial {
                Some(partial) => self.say(msg::play_kept(self.session.texts, partial.others()))?,
                None => self.ask()?,
            }
            self.hint()?;
            let offers = || self.offers();
            let Some(line) = self.dialogue.read(self.session.texts, "> ", offers)? else {
                return self.say(msg::play_saved(self.session.texts));
            };
            let taken = self.take(&line);
            self.say_guessed_cards()?;
            match taken {
                Ok(true) => {}
                Ok(false) => return self.say(msg::play_saved(self.session.texts)),
                Err(error) if ENDING.iter().any(|id| error.is(id)) => return Err(error),
                Err(error) => self.dialogue.complain(self.session, &error)?,
            }
        }
    }

    /// An unfinished chapter is told from its start, finished ones are not told again.
    fn begin_with_the_last_chapter(&mut self) {
        let chapters = self.game.state.chapters.len();
        let open = usize::from(self.game.state.question.is_some());
        self.told = (chapters - open.min(chapters), 0);
    }

    /// Tells what has not been told yet.
    fn tell(&mut self) -> Result<(), Problem> {
        let chapters = &self.game.state.chapters;
        let (texts, book) = (self.session.texts, &self.game.book);
        let (first, mut from) = self.told;
        let mut told = Page::new();
        for chapter in chapters.iter().skip(first) {
            let steps = chapter.steps.get(from..).unwrap_or_default();
            told.append(story(texts, &self.names, book, steps));
            from = 0;
        }
        self.skip_told_steps();
        self.show_in_view(&told)
    }

    /// Shows a page of which nothing is scrolled off unread by what is asked below it.
    fn show_in_view(&self, page: &Page) -> Result<(), Problem> {
        let text = self.session.terminal.render(page);
        self.dialogue.say_in_view(self.session.texts, &text, self.below())
    }

    /// The lines that come below what is told: the question, or that it is the player's turn.
    fn below(&self) -> usize {
        match self.question() {
            Some(page) => self.session.terminal.render(&page).lines().count(),
            None => 1,
        }
    }

    fn question(&self) -> Option<Page> {
        let (texts, book, state) = (self.session.texts, &self.game.book, &self.game.state);
        let steps = state.chapters.last().map_or(&[][..], |chapter| &chapter.steps);
        let open = state.question.as_ref()?;
        Some(question::question_page(texts, &self.names, book, open, &state.table, steps))
    }

    fn skip_told_steps(&mut self) {
        let chapters = &self.game.state.chapters;
        let open = chapters.last().filter(|_| self.game.state.question.is_some());
        self.told = match open {
            Some(chapter) => (chapters.len() - 1, chapter.steps.len()),
            None => (chapters.len(), 0),
        };
    }

    /// Shows the open question, or that it is the player's turn.
    fn ask(&mut self) -> Result<(), Problem> {
        self.dialogue.say("\n")?;
        match self.question() {
            Some(page) => self.show(&page),
            None => self.greet(),
        }
    }

    /// Says that the Tab key helps: once, as long as a game is new.
    fn hint(&mut self) -> Result<(), Problem> {
        let is_new = self.game.state.chapters.len() <= 1;
        let is_hinted = std::mem::replace(&mut self.is_hinted, true);
        if is_hinted || !is_new || !self.dialogue.completes() {
            return Ok(());
        }
        self.say(msg::play_hint(self.session.texts))
    }

    /// Says that it is the player's turn: in full the first time.
    fn greet(&mut self) -> Result<(), Problem> {
        let texts = self.session.texts;
        let words = if std::mem::replace(&mut self.is_greeted, true) {
            msg::play_your_turn_again(texts)
        } else {
            msg::play_your_turn(texts)
        };
        self.say(words)
    }

    /// What may be typed now.
    fn offers(&self) -> Offers {
        offers(self.session.texts, &self.names, &self.game)
    }

    fn say(&self, words: String) -> Result<(), Problem> {
        self.show(&Page::from_words(words))
    }

    fn show(&self, page: &Page) -> Result<(), Problem> {
        self.dialogue.say(&self.session.terminal.render(page))
    }

    /// Takes a line: a command, an answer, or on the player's turn an event.
    fn take(&mut self, line: &str) -> Result<GoOn, Problem> {
        let is_idle = self.game.state.question.is_none();
        if let Some(words) = looked_up(line).filter(|words| !words.is_empty()) {
            self.dialogue.look_up(self.session, words)?;
            return Ok(true);
        }
        let (bare, has_colon) = match line.strip_prefix(':') {
            Some(rest) => (rest.trim(), true),
            None => (line, Command::from_bare(line).is_some()),
        };
        let (word, rest) = bare.split_once(char::is_whitespace).unwrap_or((bare, ""));
        match Command::from_word(word).filter(|_| has_colon || is_idle) {
            Some(command) => {
                let asked = self.game.state.question.clone();
                let goes_on = self.obey(command, rest);
                // What was typed of an answer is kept as long as it is asked for.
                if self.game.state.question != asked {
                    self.partial = None;
                }
                goes_on
            }
            None if is_idle && !has_colon => self.take_event(bare),
            None if has_colon => {
                Err(Problem::misuse(say::err_unreadable_reply(line)).hint(say::hint_prompt_command()))
            }
            None => self.answer(line),
        }
    }

    fn take_event(&mut self, line: &str) -> Result<GoOn, Problem> {
        let entry = match line {
            "" => LogEntry::Turn,
            words => LogEntry::Event(reply::parse_event(self.game.reader(self.session, &self.names), words)?),
        };
        self.game.append(entry)?;
        Ok(true)
    }

    /// Takes an answer. Of a line with one bad part the others are kept.
    fn answer(&mut self, line: &str) -> Result<GoOn, Problem> {
        let joined = self.partial.take().map(|partial| partial.replace_bad(line));
        let fitting = joined.filter(|joined| joined.len() <= LONGEST_JOINED);
        let line = fitting.unwrap_or_else(|| line.to_owned());
        if let Some(question) = &self.game.state.question {
            let answer = reply::parse_answer(self.game.reader(self.session, &self.names), question, &line);
            match answer {
                Ok(answer) => self.game.append(LogEntry::Answer(answer))?,
                Err(ReplyError { error, partial }) => {
                    self.partial = partial;
                    return Err(*error);
                }
            }
        }
        Ok(true)
    }

    /// Says how names were understood that were not typed in full.
    fn say_guessed_cards(&mut self) -> Result<(), Problem> {
        let mut guessed = self.game.guessed.take();
        guessed.retain(|card| !self.said.contains(card));
        if self.partial.is_none() {
            self.said.clear();
        } else {
            self.said.extend(guessed.iter().cloned());
        }
        if guessed.is_empty() {
            return Ok(());
        }
        self.say(self.game.taken_as(self.session, &self.names, &guessed))
    }

    fn obey(&mut self, command: Command, rest: &str) -> Result<GoOn, Problem> {
        match command {
            Command::Help => self.show(&help(self.session.texts))?,
            Command::Explain => self.show(&self.explanation())?,
            Command::List => self.show_in_view(&self.listed())?,
            Command::Status => self.dialogue.show(self.session, self.status())?,
            Command::Why => self.show_in_view(&self.why())?,
            Command::Undo => {
                let taken_back = self.game.undo()?;
                self.skip_told_steps();
                self.show(&undone(self.session.texts, &self.names, &self.game.book, &taken_back))?;
            }
            Command::Redo => {
                self.game.redo()?;
                self.say(msg::play_redone(self.session.texts))?;
            }
            Command::Correct if rest.is_empty() => self.say(self.correctable())?,
            Command::Correct => {
                let reader = self.game.reader(self.session, &self.names);
                let correction = reply::parse_correction(reader, rest)?;
                self.game.append(LogEntry::Correct(correction))?;
                self.skip_told_steps();
                self.say(msg::play_corrected(self.session.texts))?;
            }
            Command::Event if rest.is_empty() => {
                self.show(&EventList::all().page(self.session.texts))?;
            }
            Command::Event if !self.game.state.may_report() => {
                return Err(Problem::question_open());
            }
            Command::Event => return self.take_event(rest),
            Command::Quit => return Ok(false),
        }
        Ok(true)
    }

    /// Help with the question that is open; without one, all there is.
    fn explanation(&self) -> Page {
        let (texts, book, state) = (self.session.texts, &self.game.book, &self.game.state);
        let steps = state.chapters.last().map_or(&[][..], |chapter| &chapter.steps);
        match &state.question {
            Some(open) => question::question_help(texts, &self.names, book, open, (&state.table, steps)),
            None => help(texts),
        }
    }

    /// What can be answered, by its names: at the places of the table what can lie there.
    fn listed(&self) -> Page {
        let forms = FormBuilder::new(self.session.texts, &self.names, &self.game.book, &self.game.state.table);
        let open = self.game.state.question.as_ref();
        let places = open.map_or_else(Vec::new, |open| forms.cards_by_place(&forms.answer_form(open)));
        if !places.is_empty() {
            let mut facts = FactList::new(Labels::Short);
            for (place, cards) in places {
                facts.add(place, cards.join(" · "));
            }
            let mut page = Page::new();
            page.facts(facts);
            return page;
        }
        let answers = self.offers().answers;
        let first = answers.branches.into_iter().filter_map(|branch| branch.forms.into_iter().next());
        let words: Vec<String> = answers.words.into_iter().chain(first).collect();
        if words.is_empty() {
            return Page::from_words(msg::play_list_empty(self.session.texts));
        }
        Page::from_words(words.join(" · "))
    }

    /// What can be set right, by its words.
    fn correctable(&self) -> String {
        let texts = self.session.texts;
        let words: Vec<&str> = CorrectionKind::all_typed().map(|kind| shown(kind.word, texts.lang())).collect();
        msg::play_correct_what(texts, words.join(" · "))
    }

    /// Why the Bot decided as it did, as far as its turn or event has got.
    fn why(&self) -> Page {
        let chapter = self.game.state.chapters.last();
        let steps = chapter.map_or(&[][..], |chapter| &chapter.steps);
        decisions(self.session.texts, &self.names, &self.game.book, steps)
    }

    fn status(&self) -> Page {
        let (texts, game) = (self.session.texts, &self.game);
        board::status(texts, &self.names, &game.book, game.name(), &game.state)
    }

    /// Begins a Bot turn if none is open, takes the answers of the input, line by line, and shows
    /// where that leads.
    fn in_json(&mut self) -> Result<Found, Problem> {
        let before = self.game.state.chapters.len();
        let open = usize::from(self.game.state.question.is_some());
        if self.game.state.question.is_none() && self.game.state.table.ending.is_none() {
            self.game.append(LogEntry::Turn)?;
        }
        while self.game.state.question.is_some() {
            let Some(line) = self.dialogue.plain_line()? else {
                break;
            };
            let line = line.map_err(|TooLong { .. }| reply::unreadable("…"))?;
            self.answer(&line)?;
            self.game.guessed.take();
        }
        let document = self.document(before - open.min(before));
        Found::document(&document)
    }

    fn document(&self, first: usize) -> Document<'_> {
        let texts = Lang::ALL.map(Texts::new);
        let (book, state) = (&self.game.book, &self.game.state);
        let told = state.chapters.iter().skip(first);
        let steps: Vec<_> = told.flat_map(|chapter| chapter.steps.clone()).collect();
        let open = state.question.as_ref();
        Document {
            name: self.game.name(),
            question: open.map(|open| QuestionDocument::new(&texts, &self.names, book, open, &state.table, &steps)),
            steps: document_steps(&texts, &self.names, book, &steps),
            table: GameDocument::new(book, self.game.name(), state),
        }
    }
}

/// What happened, what is asked, and where the game stands.
#[derive(Serialize)]
struct Document<'a> {
    name: &'a str,
    steps: Vec<StepDocument>,
    question: Option<QuestionDocument>,
    table: GameDocument<'a>,
}
