//! The choices before a game, each once: what its option takes, how a terminal asks for it, what the page draws.

use std::borrow::Cow;

use crate::choices::{CAPTAINS, DECKS, LEVELS, MODES, PRINTS, SIDES};
use crate::parsers::shown;
use crate::prompt::{Dialogue, Memory};
use crate::session::Session;
use model::text::vocabulary::{TypedForms, meant, typed};
use model::text::{Candidate, Policy, Resolution, closest, resolve};
use model::{CampaignMode, CrewDeck, Mode, Print};
use page::locale::{Message, Texts, msg, say};
use page::{FilledForm, FormChoice, FormControl, FormField, KEPT_TOGETHER, Page};
use solo::state::setup::{BoardSide, DeckMode, Questions};
use words::Problem;

/// A choice before a game: by its words in either language, its number, or a beginning.
pub struct SetupChoice<T: Clone + 'static> {
    /// The option that answers it, and the field of the page.
    pub name: &'static str,
    label: Message,
    values: Cow<'static, [(TypedForms, T)]>,
    shown: fn(&Texts, T) -> String,
    /// What counts if nobody can be asked; `None` where somebody has to say it.
    plain: Option<T>,
}

/// The ways of dialogue as they are typed.
pub static QUESTIONS: [(TypedForms, Questions); 2] =
    [(typed::QUESTIONS_JOINED, Questions::Joined), (typed::QUESTIONS_SINGLE, Questions::Single)];

static NO_OR_YES: [(TypedForms, bool); 2] = [(typed::ANSWER_NO, false), (typed::ANSWER_YES, true)];

/// Who the Bot plays, of all captains.
pub static BOT: SetupChoice<CrewDeck> = captain("bot", msg::play_choose_bot);
/// Who the player plays, of all captains.
pub static CAPTAIN: SetupChoice<CrewDeck> = captain("captain", msg::play_choose_captain);
/// Who the player was up against in a game that is recorded in a campaign.
pub static OPPONENT: SetupChoice<CrewDeck> = captain("bot", msg::play_choose_bot);
/// The level of the Bot, which nobody but the player can choose.
pub static DIFFICULTY: SetupChoice<Mode> =
    SetupChoice::new("difficulty", msg::play_choose_difficulty, &LEVELS, crate::solo::level, None);
/// The side of the player's board; the basic one unless another is chosen.
pub static SIDE: SetupChoice<BoardSide> =
    SetupChoice::new("side", msg::play_choose_side, &SIDES, side_shown, Some(BoardSide::Basic));
/// Who turns up the Bot's cards; the player unless the program shall.
pub static DECK: SetupChoice<DeckMode> =
    SetupChoice::new("deck", msg::play_choose_deck, &DECKS, deck_shown, Some(DeckMode::Physical));
/// Whether Conspiracy is among the Bot's Available cards; no unless it is chosen.
pub static CONSPIRACY: SetupChoice<bool> = switch("conspiracy", msg::play_choose_conspiracy);
/// Whether Time Is Running Out is in the Bot's Reserve; no unless it is chosen.
pub static COUNTDOWN: SetupChoice<bool> = switch("countdown", msg::play_choose_countdown);
/// How much is asked at once; what belongs together unless each thing shall be asked by itself.
pub static ASKED: SetupChoice<Questions> =
    SetupChoice::new("questions", msg::solo_new_questions, &QUESTIONS, questions_shown, Some(Questions::Joined));
/// The print whose traits count; the first unless another is chosen.
pub static PRINTING: SetupChoice<Print> =
    SetupChoice::new("printing", msg::solo_new_print, &PRINTS, print_shown, Some(Print::First));
/// How a campaign is played, which nobody but the player can choose.
pub static MODE: SetupChoice<CampaignMode> =
    SetupChoice::new("mode", msg::solo_mode, &MODES, crate::campaign::report::mode, None);

/// Captains go by their names, which are the same in all languages.
const fn captain(name: &'static str, label: Message) -> SetupChoice<CrewDeck> {
    SetupChoice::new(name, label, &CAPTAINS, |_, captain| words::names::captain_name(captain), None)
}

const fn switch(name: &'static str, label: Message) -> SetupChoice<bool> {
    SetupChoice::new(name, label, &NO_OR_YES, no_or_yes_shown, Some(false))
}

fn side_shown(texts: &Texts, side: BoardSide) -> String {
    match side {
        BoardSide::Basic => msg::play_word_basic(texts),
        BoardSide::Advanced => msg::play_word_advanced(texts),
    }
}

fn deck_shown(texts: &Texts, deck: DeckMode) -> String {
    match deck {
        DeckMode::Physical => msg::play_choice_physical(texts),
        DeckMode::Virtual => msg::play_choice_virtual(texts),
    }
}

fn no_or_yes_shown(texts: &Texts, is_on: bool) -> String {
    if is_on { msg::play_word_yes(texts) } else { msg::play_word_no(texts) }
}

fn questions_shown(texts: &Texts, questions: Questions) -> String {
    match questions {
        Questions::Joined => msg::solo_new_joined(texts),
        Questions::Single => msg::solo_new_single(texts),
    }
}

fn print_shown(texts: &Texts, print: Print) -> String {
    match print {
        Print::First => msg::solo_new_print_first(texts),
        Print::Latest => msg::solo_new_print_latest(texts),
    }
}

impl<T: Copy + PartialEq> SetupChoice<T> {
    const fn new(
        name: &'static str,
        label: Message,
        values: &'static [(TypedForms, T)],
        shown: fn(&Texts, T) -> String,
        plain: Option<T>,
    ) -> SetupChoice<T> {
        SetupChoice { name, label, values: Cow::Borrowed(values), shown, plain }
    }

    /// This choice among some of its values only.
    pub fn among(&self, open: &[T]) -> SetupChoice<T> {
        let values = self.values.iter().filter(|(_, value)| open.contains(value));
        SetupChoice { values: values.copied().collect(), ..*self }
    }

    /// Its values as a control, holding what was chosen last, else the plain one.
    pub fn field(&self, texts: &Texts, last: Option<T>) -> FormField {
        let values = self.values.iter();
        let choices = values.map(|(word, value)| FormChoice::new(word.en[0], (self.shown)(texts, *value)));
        let field = FormField::new(self.name, (self.label)(texts), FormControl::OneOf(choices.collect()));
        let held = last.or(self.plain).and_then(|held| self.word(held));
        field.holding(held.map_or("", |word| word.en[0])).needed()
    }

    /// Its values as a control in which each is more than the one before it, holding what was chosen last, else the
    /// plain one.
    pub fn scale(&self, texts: &Texts, last: Option<T>) -> FormField {
        let mut field = self.field(texts, last);
        field.control = FormControl::Scale(field.one_of_mut().to_vec());
        field
    }

    /// What was chosen on the page.
    pub fn read(&self, filled: &FilledForm) -> Option<T> {
        meant(filled.get(self.name), &self.values)
    }

    fn word(&self, value: T) -> Option<TypedForms> {
        let mut values = self.values.iter();
        values.find(|(_, other)| *other == value).map(|(word, _)| *word)
    }

    /// The error of what nobody said: the option with its values.
    fn missing(&self) -> Problem {
        let codes: Vec<&str> = self.values.iter().map(|(word, _)| word.en[0]).collect();
        let what = format!("--{} <{}>", self.name, codes.join("|"));
        Problem::missing_argument(&what)
    }

    /// The value a line means.
    fn read_line(&self, texts: &Texts, line: &str) -> Result<T, Problem> {
        let values = self.values.iter();
        let candidates: Vec<Candidate<'_, T>> =
            values.map(|(word, value)| Candidate::new(*value, word.forms())).collect();
        match resolve(line, &candidates, Policy::PROMPT) {
            Resolution::One(value, _) => Ok(value),
            Resolution::Several(_) | Resolution::Nothing => Err(self.unknown(texts, line)),
        }
    }

    fn unknown(&self, texts: &Texts, line: &str) -> Problem {
        if line.is_empty() {
            return Problem::misuse(say::err_nothing_chosen()).hint(say::hint_nothing_chosen());
        }
        let values = self.values.iter();
        let shown: Vec<String> = values.map(|(_, value)| (self.shown)(texts, *value)).collect();
        let near = closest(line, shown.iter().map(String::as_str), 2);
        Problem::misuse(say::err_not_listed(line)).hint(say::hint_nothing_chosen()).near(near)
    }

    /// The question at a terminal, with what an empty line means.
    fn question(&self, session: &Session<'_>, default: Option<T>) -> String {
        let texts = session.texts;
        let numbered = (1..).zip(self.values.iter()).map(|(number, (_, value)): (usize, _)| {
            format!("{number}{KEPT_TOGETHER}{}", (self.shown)(texts, *value))
        });
        let listed = numbered.collect::<Vec<_>>().join(" · ");
        let asked = msg::play_choose(texts, (self.label)(texts), listed);
        let question = session.terminal.render(&Page::from_words(asked));
        match default {
            Some(value) => {
                let shown = (self.shown)(texts, value);
                format!("{question}{} > ", msg::play_choose_enter(texts, shown))
            }
            None => format!("{question}> "),
        }
    }
}

/// Asks for what no option says.
pub struct SetupDialogue<'a> {
    session: &'a Session<'a>,
    dialogue: Dialogue,
    is_on: bool,
}

impl<'a> SetupDialogue<'a> {
    /// At a terminal everything is asked that no option says; with lines piped in, only if no option says
    /// anything. Never for a document, which the questions would spoil.
    ///
    /// # Errors
    /// When what is piped in cannot be read.
    pub fn new(session: &'a Session<'a>, is_bare: bool) -> Result<SetupDialogue<'a>, Problem> {
        let dialogue = Dialogue::new(session, Memory::New);
        let is_screen = session.format().is_screen();
        let is_on = is_screen && (dialogue.is_live() || is_bare && dialogue.has_more()?);
        Ok(SetupDialogue { session, dialogue, is_on })
    }

    /// Whether questions are asked at all.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// What was given, else the value chosen. An empty line is the last choice, else the plain one.
    ///
    /// # Errors
    /// When nobody can be asked and there is no plain choice, or the player leaves.
    pub fn choose<T: Copy + PartialEq>(
        &self,
        choice: &SetupChoice<T>,
        given: Option<T>,
        last: Option<T>,
    ) -> Result<T, Problem> {
        if let Some(given) = given.or(choice.plain.filter(|_| !self.is_on)) {
            return Ok(given);
        }
        if !self.is_on {
            return Err(choice.missing());
        }
        let texts = self.session.texts;
        let default = last.filter(|last| choice.word(*last).is_some()).or(choice.plain);
        let values = choice.values.iter();
        let words: Vec<String> = values.map(|(word, _)| shown(*word, texts.lang()).to_owned()).collect();
        let question = choice.question(self.session, default);
        let read = |line: &str| choice.read_line(texts, line);
        let chosen = self.dialogue.ask(self.session, &question, default, &words, read)?;
        if self.dialogue.is_left() {
            return Err(Problem::missing(say::err_nothing_begun()));
        }
        chosen.or(choice.plain).ok_or_else(|| choice.missing())
    }
}
