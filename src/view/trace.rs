//! What happened in a Bot turn or an event, step by step, as the player carries it out at the table.

use serde_json::{Value, json};
use textwrap::{Options, WordSeparator, WordSplitter};

use super::Screen;
use super::program::Names;
use super::telling::{Telling, Told, Tone};
use crate::locale::Texts;
use crate::solo::setup::Rulebook;
use crate::solo::step::{Step, What};

/// Columns kept for the page at the right edge.
const PAGE: usize = 9;
/// On a narrower screen the pages are left out.
const ROOM_FOR_PAGES: usize = 60;
/// Columns by which a resolved card and what it does are set in.
const INDENT: usize = 2;
/// Stands before what concerns the player, to be seen without color.
const MARK: &str = "► ";

/// The part of a Bot turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Control,
    Action,
    CleanUp,
}

impl Phase {
    /// The phase a step begins, if it shows.
    pub fn begun_by(step: &Step) -> Option<Phase> {
        if step.depth > 0 {
            return None;
        }
        match step.what {
            What::NothingSecured | What::TakesControl { .. } => Some(Phase::Control),
            What::Draws { .. } => Some(Phase::Action),
            What::Executes { .. } | What::ClearsStaging { .. } => Some(Phase::CleanUp),
            _ => None,
        }
    }

    /// The message with its name.
    pub fn message(self) -> &'static str {
        match self {
            Phase::Control => "step-phase-control",
            Phase::Action => "step-phase-action",
            Phase::CleanUp => "step-phase-clean-up",
        }
    }
}

/// Tells steps on a screen.
pub struct Story<'a> {
    screen: &'a Screen<'a>,
    telling: Telling<'a>,
}

impl<'a> Story<'a> {
    /// A story of one game.
    pub fn new(screen: &'a Screen<'a>, names: &'a Names, book: &'a Rulebook) -> Story<'a> {
        Story {
            screen,
            telling: Telling::on(screen, names, book),
        }
    }

    /// The steps in order, a line end after every line.
    pub fn steps(&self, steps: &[Step]) -> String {
        let steps = gathered(steps);
        let mut phase = None;
        let mut out = String::new();
        for (at, step) in steps.iter().enumerate() {
            if says_nothing(&step.what) {
                continue;
            }
            let begun = Phase::begun_by(step);
            if let Some(begun) = begun.filter(|begun| Some(*begun) != phase) {
                phase = Some(begun);
                let name = self.telling.get(begun.message());
                out.push_str(&format!("\n{}\n", self.screen.paint().label(&name)));
            }
            out.push_str(&self.step(&steps, at));
        }
        out
    }

    fn step(&self, steps: &[Step], at: usize) -> String {
        let step = &steps[at];
        let told = self.telling.step(steps, at);
        let depth = match told.tone {
            Tone::Card => step.depth.saturating_sub(1),
            _ => step.depth,
        };
        let indent = usize::from(depth) * INDENT;
        let page = self
            .telling
            .say("step-page", &[("page", step.what.page().into())]);
        self.laid_out(&told, indent, &page)
    }

    /// The lines of a step, with the page behind the first.
    fn laid_out(&self, told: &Told, indent: usize, page: &str) -> String {
        let has_pages = self.screen.width() >= ROOM_FOR_PAGES;
        let width = self.screen.width() - if has_pages { PAGE } else { 0 };
        // Deep resolutions do not push the words off the screen.
        let margin = " ".repeat(indent.min(width / 3));
        let mark = match told.tone {
            Tone::Attack | Tone::Yours => MARK,
            _ => "",
        };
        let first = format!("{margin}{mark}");
        let rest = " ".repeat(textwrap::core::display_width(&first));
        let options = Options::new(width)
            .initial_indent(&first)
            .subsequent_indent(&rest)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        let mut out = String::new();
        for (at, line) in textwrap::wrap(&told.text, options).iter().enumerate() {
            out.push_str(&self.painted(line, told.tone));
            if at == 0 && has_pages {
                out.push_str(&self.at_the_edge(line, page));
            }
            out.push('\n');
        }
        out
    }

    fn at_the_edge(&self, line: &str, page: &str) -> String {
        let used = textwrap::core::display_width(line) + textwrap::core::display_width(page);
        let gap = " ".repeat(self.screen.width().saturating_sub(used));
        format!("{gap}{}", self.screen.paint().faint(page))
    }

    fn painted(&self, line: &str, tone: Tone) -> String {
        let paint = self.screen.paint();
        match tone {
            Tone::Plain | Tone::Card => line.to_owned(),
            Tone::Detail => paint.faint(line),
            Tone::Title | Tone::Yours => paint.title(line),
            Tone::Attack => paint.wrong(line),
        }
    }
}

/// A condition that holds shows in what follows.
fn says_nothing(what: &What) -> bool {
    matches!(what, What::Tested { holds: true })
}

/// Away Teams sent one after the other the same way, as one step.
fn gathered(steps: &[Step]) -> Vec<Step> {
    let mut out: Vec<Step> = Vec::with_capacity(steps.len());
    for step in steps {
        match out.last_mut() {
            Some(last) if last.depth == step.depth => {
                if !add_teams(&mut last.what, &step.what) {
                    out.push(step.clone());
                }
            }
            _ => out.push(step.clone()),
        }
    }
    out
}

fn add_teams(before: &mut What, more: &What) -> bool {
    let (
        What::Sends { teams, to, from },
        What::Sends {
            teams: others,
            to: other_to,
            from: other_from,
        },
    ) = (before, more)
    else {
        return false;
    };
    let is_same_way = to == other_to && from == other_from;
    if is_same_way {
        *teams = teams.saturating_add(*others);
    }
    is_same_way
}

/// `[{"depth","what",...,"page","text":{"de","en"}}]`: each step with its facts and its sentence.
pub fn steps_json(texts: &[Texts; 2], names: &Names, book: &Rulebook, steps: &[Step]) -> Value {
    let [de, en] = texts
        .each_ref()
        .map(|texts| Telling::plain(texts, names, book));
    let told = steps.iter().enumerate().map(|(at, step)| {
        let mut value = json!(step);
        value["page"] = json!(step.what.page());
        value["text"] = json!({ "de": de.step(steps, at).text, "en": en.step(steps, at).text });
        value
    });
    Value::Array(told.collect())
}

#[cfg(test)]
mod tests;
