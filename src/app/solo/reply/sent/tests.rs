//! Whoever fills in the forms at random always gets on, and gets what the form says.

use std::cell::RefCell;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::solo::control::{Controls, EntryForm, FormBuilder, fields};
use crate::solo::question::candidates;
use crate::solo::reply::answer::parse_answer;
use crate::solo::reply::reader::Reader;
use crate::solo::reply::sent::{parse_answer_form, parse_correction_form, parse_event_form};
use model::{Boxes, CrewDeck, EntryId, Lang};
use page::locale::Texts;
use page::{FilledForm, FormControl, FormField};
use solo::state::log::{LogEntry, LogState, replay};
use solo::state::question::{PartOutcome, Question, QuestionAnswer, QuestionOrigin};
use solo::state::setup::{DeckMode, Questions, Rulebook};
use words::Problem;
use words::sample::{book, names};

/// Entries of a game; longer ones show nothing new.
const LONGEST: usize = 90;
/// So often something that fits is looked for.
const TRIES: usize = 400;

/// A player who fills in forms.
struct Player {
    random: ChaCha8Rng,
    book: Rulebook,
    texts: Texts,
    entries: Vec<LogEntry>,
}

impl Player {
    fn new(seed: u64, bot: CrewDeck, deck: DeckMode, questions: Questions) -> Player {
        let mut book = book(bot, deck);
        book.setup.questions = questions;
        book.setup.seed = seed;
        Player {
            random: ChaCha8Rng::seed_from_u64(seed),
            book,
            texts: Texts::new(Lang::ALL[usize::from(seed.is_multiple_of(2))]),
            entries: Vec::new(),
        }
    }

    fn state(&self) -> LogState {
        replay(&self.book, &self.entries).expect("a game")
    }

    /// What is read of a form at a table.
    fn read<T>(&self, state: &LogState, read: impl FnOnce(Reader<'_>) -> Result<T, Problem>) -> Result<T, Problem> {
        let guessed = RefCell::default();
        read(Reader {
            book: &self.book,
            table: &state.table,
            lang: self.texts.lang(),
            names: &names(),
            guessed: &guessed,
        })
    }

    fn play(&mut self) {
        let mut state = self.state();
        while self.entries.len() < LONGEST && state.table.ending.is_none() {
            let entry = match &state.question {
                Some(question) => self.answer(&state, question),
                None if self.random.random_bool(0.5) => self.deed(&state),
                None => LogEntry::Turn,
            };
            self.entries.push(entry);
            let replayed = replay(&self.book, &self.entries);
            state = replayed.unwrap_or_else(|_| panic!("{:?} does not fit", self.entries.last()));
        }
    }

    fn answer(&mut self, state: &LogState, question: &Question) -> LogEntry {
        let names = names();
        let controls = |question: &Question| {
            FormBuilder::new(&self.texts, &names, &self.book, &state.table).answer_form(question)
        };
        let form = controls(question);
        self.check_what_is_known(state, question, &form);
        self.check_every_candidate(state, question, &form);
        self.check_every_word(state, question);
        let mut random = self.random.clone();
        for _ in 0..TRIES {
            let sent = at_random(&mut random, &self.book, &form);
            let read = self.read(state, |reader| parse_answer_form(reader, question, &sent));
            let Ok(answer) = read else { continue };
            let again = sent_as_it_stands(&controls(&holding(question, &answer)));
            if is_told_by_the_table(question) && !empties_a_place(&sent) {
                let read = self.read(state, |reader| parse_answer_form(reader, question, &again));
                assert_eq!(read.expect("an answer"), answer, "{question:?}");
            }
            self.random = random;
            return LogEntry::Answer(answer);
        }
        panic!("no answer fits {question:?}");
    }

    /// Each word that is offered where one answers the question is an answer.
    fn check_every_word(&self, state: &LogState, question: &Question) {
        if matches!(
            question,
            Question::Market { .. } | Question::Zone { .. } | Question::Several { .. } | Question::Junk { .. }
        ) {
            return;
        }
        let names = names();
        let asker = FormBuilder::new(&self.texts, &names, &self.book, &state.table);
        let words = asker.offered_words(&asker.answer_form(question));
        assert!(!words.is_empty(), "{question:?}");
        for word in words {
            let read =
                self.read(state, |reader| parse_answer(reader, question, &word).map_err(|refused| *refused.error));
            assert!(read.is_ok(), "{word}: {question:?}");
        }
    }

    /// What the program knows can be sent as it stands.
    fn check_what_is_known(&self, state: &LogState, question: &Question, form: &Controls) {
        let known = question.default_answer().filter(|known| question.accepts(known));
        let Some(known) = known.filter(|_| is_told_by_the_table(question)) else {
            return;
        };
        assert!(form.is_complete(), "{form:?}");
        let sent = sent_as_it_stands(form);
        let read = self.read(state, |reader| parse_answer_form(reader, question, &sent));
        assert_eq!(read.expect("an answer"), known);
    }

    /// Every card that may be meant is offered and understood, and no other.
    fn check_every_candidate(&self, state: &LogState, question: &Question, form: &Controls) {
        let (Question::Reveal { candidates: cards, .. } | Question::Drawn { candidates: cards, .. }) = question
        else {
            return;
        };
        let listed = candidates(&self.book, self.texts.lang(), cards);
        let field = form.fields().find(|field| field.name == "answer.card");
        let offered = values(field.expect("a field"));
        let offered = offered.iter().filter(|value| *value != "-");
        let read = |value: &String| {
            let sent = FilledForm(vec![("answer.card".to_owned(), value.clone())]);
            let read = self.read(state, |reader| parse_answer_form(reader, question, &sent));
            read.unwrap_or_else(|error| panic!("{value}: {error:?}"))
        };
        let read: Vec<QuestionAnswer> = offered.map(read).collect();
        let wanted: Vec<QuestionAnswer> = listed.into_iter().map(|card| QuestionAnswer::Card(Some(card))).collect();
        assert_eq!(read, wanted);
    }

    /// Something reported or set right.
    fn deed(&mut self, state: &LogState) -> LogEntry {
        let names = names();
        let asker = FormBuilder::new(&self.texts, &names, &self.book, &state.table);
        let (events, corrections) = (asker.event_forms(), asker.correction_forms());
        let mut random = self.random.clone();
        for _ in 0..TRIES {
            let is_event = random.random_bool(0.6);
            let deeds = if is_event { &events } else { &corrections };
            let deed = deeds.choose(&mut random).expect("a deed");
            let name = if is_event { fields::EVENT } else { fields::CORRECT };
            let sent = deed_at_random(&mut random, &self.book, deed, name);
            let entry = self.read(state, |reader| {
                if is_event {
                    return parse_event_form(reader, &sent).map(LogEntry::Event);
                }
                parse_correction_form(reader, &sent).map(LogEntry::Correct)
            });
            if let Ok(entry) = entry {
                self.random = random;
                return entry;
            }
        }
        panic!("nothing can be done at {:?}", state.table);
    }
}

/// Whether the controls hold the answer itself.
fn is_told_by_the_table(question: &Question) -> bool {
    match question {
        Question::Stardate { .. }
        | Question::Market { .. }
        | Question::Zone { .. }
        | Question::Tracks { .. }
        | Question::Junk { .. }
        | Question::Incidents { .. } => true,
        Question::Several { questions } => questions.iter().all(is_told_by_the_table),
        Question::Refill { .. }
        | Question::NewSite { .. }
        | Question::Reveal { .. }
        | Question::Drawn { .. }
        | Question::EncounterLeft
        | Question::Part { .. }
        | Question::Where { .. }
        | Question::DiscardedIs { .. }
        | Question::PlayerHas { .. }
        | Question::OwnCaptain { .. }
        | Question::Choice { .. } => false,
    }
}

/// The question as it would be if the answer were known.
fn holding(question: &Question, answer: &QuestionAnswer) -> Question {
    let mut held = question.clone();
    match (&mut held, answer) {
        (Question::Stardate { card, glory, .. }, QuestionAnswer::Stardate { card: told, glory: on_it }) => {
            (*card, *glory) = (*told, *on_it);
        }
        (Question::Market { slots }, QuestionAnswer::Market(told)) => slots.clone_from(told),
        (Question::Tracks { steps }, QuestionAnswer::Tracks(told)) => *steps = *told,
        (Question::Incidents { left }, QuestionAnswer::Count(told)) => *left = *told,
        (Question::Zone { sites, .. }, QuestionAnswer::Zone(told)) if sites.len() == told.len() => {
            sites.clone_from(told);
        }
        (Question::Several { questions }, QuestionAnswer::Several(answers)) => {
            for (question, answer) in questions.iter_mut().zip(answers) {
                *question = holding(question, answer);
            }
        }
        // Nothing is shown of what is asked, or the answer is to another question.
        (
            Question::Stardate { .. }
            | Question::Market { .. }
            | Question::Tracks { .. }
            | Question::Incidents { .. }
            | Question::Zone { .. }
            | Question::Several { .. }
            | Question::Junk { .. }
            | Question::Refill { .. }
            | Question::NewSite { .. }
            | Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::EncounterLeft
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::DiscardedIs { .. }
            | Question::PlayerHas { .. }
            | Question::OwnCaptain { .. }
            | Question::Choice { .. },
            _,
        ) => {}
    }
    held
}

/// Whether a place of the Neutral Zone stays empty: then the zone is another.
fn empties_a_place(sent: &FilledForm) -> bool {
    let mut names = sent.0.iter().map(|(name, _)| name.as_str());
    names.any(|name| (name.contains("zone") || name.contains("sites")) && name.ends_with(fields::NONE))
}

fn sent_as_it_stands(form: &Controls) -> FilledForm {
    let fields = form.fields().filter(|field| !field.value.is_empty());
    FilledForm(fields.map(|field| (field.name.clone(), field.value.clone())).collect())
}

fn values(field: &FormField) -> Vec<String> {
    match &field.control {
        FormControl::OneOfMany(listed) => listed.clone(),
        FormControl::OneOf(choices)
        | FormControl::Scale(choices)
        | FormControl::Several(choices)
        | FormControl::Buttons(choices) => choices.iter().map(|choice| choice.value.clone()).collect(),
        FormControl::Number { least, most } => {
            (*least..=*most.min(&(least + 4))).map(|number| number.to_string()).collect()
        }
        FormControl::Steps { most } => (0..=*most).map(|step| step.to_string()).collect(),
        FormControl::Line
        | FormControl::Name { .. }
        | FormControl::Names { .. }
        | FormControl::Text { .. }
        | FormControl::Keys { .. }
        | FormControl::Rows(_)
        | FormControl::Switch => Vec::new(),
    }
}

fn at_random(random: &mut ChaCha8Rng, book: &Rulebook, form: &Controls) -> FilledForm {
    let mut sent: Vec<(String, String)> = Vec::new();
    for field in form.fields() {
        let is_kept = !field.value.is_empty() && random.random_bool(0.8);
        let is_rare = field.name.ends_with("bot_teams") || field.name.ends_with("tinum");
        let value = if is_kept || is_rare { field.value.clone() } else { value_at_random(random, book, field) };
        if !value.is_empty() {
            sent.push((field.name.clone(), value));
        }
    }
    FilledForm(sent)
}

fn value_at_random(random: &mut ChaCha8Rng, book: &Rulebook, field: &FormField) -> String {
    match &field.control {
        FormControl::Switch if random.random_bool(0.05) => "on".to_owned(),
        FormControl::Switch
        | FormControl::Text { .. }
        | FormControl::Names { .. }
        | FormControl::Keys { .. }
        | FormControl::Rows(_) => String::new(),
        FormControl::Line => ["2", "-", "steal | hand", "1 2"].choose(random).map_or("", |text| text).to_owned(),
        FormControl::Name { .. } => {
            let cards: Vec<&EntryId> = book.cards.keys().collect();
            cards.choose(random).expect("a card").to_string()
        }
        FormControl::OneOfMany(_) if random.random_bool(0.05) => String::new(),
        FormControl::OneOfMany(_)
        | FormControl::Number { .. }
        | FormControl::Steps { .. }
        | FormControl::OneOf(_)
        | FormControl::Scale(_)
        | FormControl::Several(_)
        | FormControl::Buttons(_) => {
            let values = values(field);
            values.choose(random).cloned().unwrap_or_default()
        }
    }
}

fn deed_at_random(random: &mut ChaCha8Rng, book: &Rulebook, deed: &EntryForm, name: &str) -> FilledForm {
    let mut sent = at_random(random, book, &deed.controls);
    sent.0.push((name.to_owned(), deed.word.to_owned()));
    sent
}

fn games(deck: DeckMode, questions: Questions) {
    for (seed, bot) in (0..).zip(Boxes::default().captains()) {
        Player::new(seed, bot, deck, questions).play();
    }
}

#[test]
fn forms_lead_through_games_with_real_cards() {
    games(DeckMode::Physical, Questions::Joined);
}

#[test]
fn forms_lead_through_games_with_a_virtual_deck() {
    games(DeckMode::Virtual, Questions::Joined);
}

#[test]
fn forms_lead_through_games_with_single_questions() {
    games(DeckMode::Physical, Questions::Single);
}

/// The buttons that say at once how a part went and what was discarded mean both, in either language.
#[test]
fn a_button_may_answer_two_questions() {
    let part = model::PlayerPart::RemoveTeam;
    let suit = model::Suit::Ally;
    let questions = vec![Question::Part { part }, Question::DiscardedIs { suit }];
    let question = Question::Several { questions };
    for (seed, (value, fits)) in (0..).zip([
        ("part.done,yes.true", true),
        ("part.done,yes.false", false),
        ("part.done,yes.true", true),
        ("part.done,yes.false", false),
    ]) {
        let mut player = Player::new(seed, CrewDeck::Koloth, DeckMode::Physical, Questions::Joined);
        player.texts = Texts::new(Lang::ALL[usize::from(seed > 1)]);
        let sent = FilledForm(vec![("answer.several".to_owned(), value.to_owned())]);
        let read = player.read(&player.state(), |reader| parse_answer_form(reader, &question, &sent));
        let done = QuestionAnswer::Part(PartOutcome::Done);
        let both = QuestionAnswer::Several(vec![done, QuestionAnswer::Yes(fits)]);
        assert_eq!(read.expect("an answer"), both);
    }
}

#[test]
fn incidents_that_are_named_together_are_as_many_cards() {
    let player = Player::new(1, CrewDeck::Koloth, DeckMode::Physical, Questions::Joined);
    let (state, lang) = (player.state(), player.texts.lang());
    let all = player.book.possible_incidents().into_iter();
    let candidates: Vec<EntryId> = all.filter(|card| player.book.is_any_incident(card)).collect();
    let one = Question::Reveal { from: QuestionOrigin::Discard, candidates };
    let question = Question::Several { questions: vec![one.clone(), one] };
    let word = names().title("incident", lang);
    let sent = FilledForm(
        ["answer.several.0.card", "answer.several.1.card"].map(|name| (name.to_owned(), word.clone())).into(),
    );
    let by_form = player.read(&state, |reader| parse_answer_form(reader, &question, &sent)).expect("an answer");
    let typed = format!("{word}, {word}");
    let by_words = player
        .read(&state, |reader| parse_answer(reader, &question, &typed).map_err(|refused| *refused.error))
        .expect("an answer");
    assert_eq!(by_form, by_words);
    assert!(question.accepts(&by_form), "{by_form:?}");
}
