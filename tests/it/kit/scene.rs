//! Tables laid out for a rule, and a player who answers from what lies there.

use model::{Boxes, CrewDeck, EntryId, GameBox, Specialty};
use solo::engine::run::{Action, ActionResult, RunInput, exec_with};
use solo::state::question::{Chosen, PartOutcome, Question, QuestionAnswer};
use solo::state::setup::{Rulebook, Setup};
use solo::state::step::StepKind;
use solo::state::step::groups::GrowthStep;
use solo::state::tabletop::{Face, LocationSlot, Slot, Tabletop};
use solo::{Forces, TokenCounts};

use super::built_in::library;
use super::figures::kind;
use super::opponent::{plain_setup, rulebook};

pub fn card(slug: &str) -> EntryId {
    EntryId::try_from(format!("cc/card/{slug}")).expect("an id")
}

pub fn slot(slug: &str, tokens: [u8; 2]) -> Slot {
    let [glory, dilithium] = tokens;
    let tokens = TokenCounts { glory, dilithium, latinum: 0 };
    Slot::Card { card: card(slug), tokens }
}

pub fn site(slug: &str, bot_teams: u8, teams: u8, ships: u8) -> LocationSlot {
    LocationSlot { card: Some(card(slug)), bot_teams, player: Forces { teams, ships } }
}

/// A table with one card to resolve, and a player who answers from what is laid out.
pub struct Scene {
    pub book: Rulebook,
    pub table: Tabletop,
    pub part: PartOutcome,
    pub choice: Chosen,
    /// From where something of the player's leaves; `None` for the first place there is.
    pub place: Option<Option<usize>>,
    /// The kind of question that is left without an answer.
    pub silent: Option<&'static str>,
    /// Names of the kinds of questions asked.
    pub asked: Vec<&'static str>,
}

/// A card the Bot never resolves, to fill the row.
pub const FILLER: &str = "inert-dilithium";

impl Scene {
    /// A turn of this captain that resolves one card. The deck holds nothing else.
    pub fn of(bot: CrewDeck, resolved: &str) -> Scene {
        let captain = if bot == CrewDeck::Picard { CrewDeck::Shran } else { CrewDeck::Picard };
        let boxes = if bot.of_box() == Some(GameBox::Core) { Boxes::default() } else { Boxes::all() };
        let setup = Setup { conspiracy: true, boxes, ..plain_setup(bot, captain) };
        let book = rulebook(library(), setup);
        let mut table = book.set_up();
        table.deck = vec![Face::Known(card(FILLER)), Face::Known(card(resolved))];
        table.supplement.clear();
        table.discard.clear();
        table.unnamed_junk = 0;
        table.market = [
            slot("rom", [0, 0]),
            slot("tribbles", [0, 0]),
            slot("pakled-freighter", [0, 0]),
            slot("bolians", [0, 0]),
        ];
        table.zone = vec![site("betazed", 0, 0, 0), site("risa", 0, 0, 0), site("archer-iv", 0, 0, 0)];
        Scene {
            book,
            table,
            part: PartOutcome::Done,
            choice: Chosen::Option(0),
            place: None,
            silent: None,
            asked: Vec::new(),
        }
    }

    pub fn below(mut self, slugs: &[&str]) -> Scene {
        let below = slugs.iter().rev().map(|slug| Face::Known(card(slug)));
        self.table.deck.splice(0..0, below);
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut Scene)) -> Scene {
        change(&mut self);
        self
    }

    pub fn turn(&mut self) -> ActionResult {
        self.run(&Action::Turn)
    }

    pub fn run(&mut self, action: &Action) -> ActionResult {
        let (part, choice, place, silent) = (self.part, self.choice, self.place, self.silent);
        let asked = &mut self.asked;
        let mut refills = ["lursa", "horta", "borg-probe", "edosians", "sakonna"].into_iter().cycle();
        let mut sites = ["freecloud", "delta-vega", "dozaria"].into_iter();
        let mut answer = |_: usize, question: &Question, table: &Tabletop| {
            asked.push(kind(question));
            let mut one = |question: &Question, named: &[QuestionAnswer]| match question {
                Question::Refill { .. } => QuestionAnswer::Card(refills.next().map(card)),
                Question::NewSite { .. } => QuestionAnswer::Card(sites.next().map(card)),
                Question::Reveal { candidates, .. } | Question::Drawn { candidates, .. } => {
                    let is_left = |card: &&EntryId| !named.contains(&QuestionAnswer::Card(Some((*card).clone())));
                    QuestionAnswer::Card(candidates.iter().find(is_left).cloned())
                }
                Question::EncounterLeft => QuestionAnswer::Yes(true),
                Question::Part { .. } => QuestionAnswer::Part(part),
                Question::Where { places, .. } => {
                    QuestionAnswer::Where(place.unwrap_or_else(|| places.first().copied()))
                }
                Question::DiscardedIs { .. } | Question::PlayerHas { .. } | Question::OwnCaptain { .. } => {
                    QuestionAnswer::Yes(true)
                }
                Question::Choice { .. } => QuestionAnswer::Choice(choice),
                shown => panic!("{shown:?} is answered as shown"),
            };
            let told = question.default_answer().filter(|_| place.is_none() || kind(question) != "where");
            let answer = told.unwrap_or_else(|| match question {
                Question::Several { questions } => {
                    let answers = questions.iter().fold(Vec::new(), |mut answers, question| {
                        let answer = question.default_answer().unwrap_or_else(|| one(question, &answers));
                        answers.push(answer);
                        answers
                    });
                    QuestionAnswer::Several(answers)
                }
                question => one(question, &[]),
            });
            Some(RunInput::Answer(answer)).filter(|_| table.ending.is_none() && silent != Some(kind(question)))
        };
        exec_with(&self.book, &self.table, action, &mut answer)
    }
}

#[track_caller]
pub fn has(done: &ActionResult, what: &StepKind) {
    let found = done.steps.iter().any(|step| step.kind == *what);
    assert!(found, "{what:?} is missing: {:#?}", done.steps);
}

#[track_caller]
pub fn lacks(done: &ActionResult, wrong: impl Fn(&StepKind) -> bool) {
    let found = done.steps.iter().find(|step| wrong(&step.kind));
    assert!(found.is_none(), "{found:?} should not be there");
}

pub fn gains(track: Specialty, amount: u8, step: u8) -> StepKind {
    StepKind::Growth(GrowthStep::GainsTrack { track, amount, step, lost: 0 })
}
