//! What happened in a Bot turn or an event, step by step, as the player carries it out at the table.

use std::ops::Range;

use serde::Serialize;

use model::{Localized, codes};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, PageBlock, Tone};
use solo::state::setup::{DeckMode, Rulebook};
use solo::state::step::groups::{CleanUpStep, DeckStep, MovementStep, PileStep, TurnStep};
use solo::state::step::{Step, StepKind};
use solo::state::tabletop::Zone;
use words::effects::Names;
use words::steps::StepWriter;
use words::{Term, terms};

codes!(
    /// The part of a Bot turn.
    Phase {
        /// The Bot takes control of Locations.
        Control => "control",
        /// The Bot draws cards and resolves them.
        Action => "action",
        /// The Clean-up Step: Stardate cards that are held are executed, and the Staging Area is cleared.
        CleanUp => "clean-up",
    }
);

impl Phase {
    /// The phase a step begins, if it shows.
    pub fn begun_by(step: &Step) -> Option<Phase> {
        if step.depth > 0 {
            return None;
        }
        match &step.kind {
            StepKind::Turn(TurnStep::NothingSecured | TurnStep::TakesControl { .. }) => Some(Phase::Control),
            StepKind::Deck(DeckStep::Draws { .. }) => Some(Phase::Action),
            StepKind::CleanUp(CleanUpStep::Executes { .. } | CleanUpStep::ClearsStaging { .. }) => {
                Some(Phase::CleanUp)
            }
            StepKind::Turn(_)
            | StepKind::Deck(_)
            | StepKind::CleanUp(_)
            | StepKind::Resolution(_)
            | StepKind::Growth(_)
            | StepKind::Acquisition(_)
            | StepKind::Gain(_)
            | StepKind::Pile(_)
            | StepKind::Movement(_)
            | StepKind::Player(_)
            | StepKind::Captain(_) => None,
        }
    }
}

terms! { Phase: STEP_PHASE }

/// What may be typed while a game is played: what each command does, then what answers look like.
pub fn help(texts: &Texts) -> Page {
    let mut commands = FactList::new(Labels::Long);
    let mut answers = Page::new();
    for line in msg::play_help(texts).lines() {
        match line.split_once('|') {
            Some((typed, does)) => commands.add(typed.trim_end(), does.trim_start()),
            None => answers.say_hanging(line, 0),
        }
    }
    let mut page = Page::new();
    page.facts(commands);
    page.append(answers);
    page
}

/// The steps in order, below the phases of the turn.
pub fn story(texts: &Texts, names: &Names, book: &Rulebook, steps: &[Step]) -> Page {
    let telling = StepWriter::new(texts, names, book);
    let mut phase = None;
    let mut page = Page::new();
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        let run = run(steps, at);
        at = run.end;
        if says_nothing(&step.kind, book) {
            continue;
        }
        let begun = Phase::begun_by(step);
        if let Some(begun) = begun.filter(|begun| Some(*begun) != phase) {
            phase = Some(begun);
            page.push(PageBlock::Gap);
            page.heading(begun.term(texts));
        }
        page.push(PageBlock::Step(write_step(&telling, steps, run)));
    }
    page
}

/// What was taken back: the steps that are to be taken back at the table, too.
pub fn undone(texts: &Texts, names: &Names, book: &Rulebook, steps: &[Step]) -> Page {
    if steps.is_empty() {
        return Page::from_words(msg::play_undone_entry(texts));
    }
    let mut page = Page::from_words(msg::play_undone_steps(texts));
    page.append(story(texts, names, book, steps));
    page
}

/// Why the Bot decided as it did in some steps: each step with the lines below it.
pub fn decisions(texts: &Texts, names: &Names, book: &Rulebook, steps: &[Step]) -> Page {
    let mut page = Page::new();
    for block in story(texts, names, book, steps).blocks {
        if let PageBlock::Step(step) = block
            && !step.why.is_empty()
        {
            let why = step.why.clone();
            page.push(PageBlock::Step(page::PageStep { depth: 0, ..step }));
            for line in why {
                page.point(line);
            }
        }
    }
    if page.is_empty() {
        page.say(msg::why_nothing(texts));
    }
    page
}

/// Steps of one line with their page in print.
fn write_step(telling: &StepWriter<'_>, steps: &[Step], run: Range<usize>) -> page::PageStep {
    let step = &steps[run.start];
    let text = telling.step(steps, run);
    // A card stands where its row is told from, what it does one deeper.
    let depth = step.depth.saturating_sub(u8::from(text.tone == Tone::Card));
    page::PageStep {
        depth: depth.into(),
        tone: text.tone,
        short: text.short.into(),
        words: text.text.into(),
        place: page::link(step.kind.rule(), msg::step_page(telling.texts, step.kind.page())).into(),
        why: text.why.into_iter().map(page::Words::from).collect(),
    }
}

/// With the deck in the program nobody turns up a card or picks one up: what is done with it shows in what
/// follows.
fn says_nothing(what: &StepKind, book: &Rulebook) -> bool {
    let is_move = matches!(what, StepKind::Pile(PileStep::Fetches { .. } | PileStep::TurnsUp { .. }));
    is_move && book.setup.deck == DeckMode::Virtual
}

/// The steps told in one line from a place on: what is done several times the same way.
fn run(steps: &[Step], at: usize) -> Range<usize> {
    let pairs = steps[at..].windows(2);
    let more = pairs.take_while(|pair| goes_on(&pair[0], &pair[1])).count();
    at..at + 1 + more
}

/// Whether a step does again what the one before it did: Away Teams that go the same way, cards discarded from the
/// top of the deck.
fn goes_on(before: &Step, next: &Step) -> bool {
    let is_of_deck = |step: &Step| matches!(step.kind, StepKind::Pile(PileStep::Discards { from: Zone::Deck, .. }));
    let moves_team =
        matches!(before.kind, StepKind::Movement(MovementStep::Sends { .. } | MovementStep::RemovesTeam { .. }));
    let is_same = is_of_deck(before) && is_of_deck(next) || moves_team && before.kind == next.kind;
    is_same && before.depth == next.depth
}

/// A step with its facts and its sentence in both languages.
#[derive(Debug, Serialize)]
pub struct StepDocument {
    #[serde(flatten)]
    step: Step,
    page: &'static str,
    text: Localized<String>,
    /// Why the Bot decided so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<Localized<String>>,
}

/// Steps as a program reads them.
pub fn document_steps(texts: &[Texts; 2], names: &Names, book: &Rulebook, steps: &[Step]) -> Vec<StepDocument> {
    let [de, en] = texts.each_ref().map(|texts| StepWriter::new(texts, names, book));
    let told = steps.iter().enumerate().map(|(at, step)| {
        let [de, en] = [&de, &en].map(|telling| telling.step(steps, at..at + 1));
        let why = de.why.iter().zip(&en.why);
        StepDocument {
            step: step.clone(),
            page: step.kind.page(),
            text: Localized { de: page::plain(&de.text), en: page::plain(&en.text) },
            why: why.map(|(de, en)| Localized { de: page::plain(de), en: page::plain(en) }).collect(),
        }
    });
    told.collect()
}

#[cfg(test)]
mod tests;
