//! What the engine asks, as controls to fill in: what is known stands in them already, and of cards only those
//! are offered that may be meant. The names of fields stand in [`fields`]; whoever reads a form uses the same.

mod boards;
mod cards;
pub mod deeds;
pub mod fields;
mod places;
mod typed;

pub use typed::ZONES;

use super::effects::{Names, Sentences};
use super::steps::Telling;
use crate::locale::{Texts, msg};
use crate::model::{Effect, EntryId, PlayerPart, Specialty, Suit};
use crate::page::{Choice, Control, Field, Filled, Part, Words};
use crate::solo::state::laid::Laid;
use crate::solo::state::question::{Bundle, Question};
use crate::solo::state::setup::Rulebook;
use crate::solo::state::tabletop::{TOP, Table};
use crate::view::kit::terms::Term;

/// More tokens than this are never typed.
pub const MOST_TOKENS: i64 = 99;

/// All that is filled in at once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Controls {
    pub groups: Vec<Group>,
}

/// Parts about the same thing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Group {
    /// May be empty.
    pub title: Words,
    /// Whether the parts are places that lie side by side at the table.
    pub is_row: bool,
    pub parts: Vec<Part>,
    /// What is seldom needed, and the words it stands behind.
    pub rare: Vec<Part>,
    pub rare_title: String,
}

impl Controls {
    /// All fields, the seldom ones behind those of their group.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        let parts = self
            .groups
            .iter()
            .flat_map(|group| group.parts.iter().chain(&group.rare));
        parts.flat_map(|part| &part.fields)
    }

    /// Whether a button sends it, so that no other is needed.
    pub fn is_sent_by_choice(&self) -> bool {
        let is_buttons = |field: &Field| matches!(field.control, Control::Buttons(_));
        self.fields().any(is_buttons)
    }

    /// Whether nothing has to be filled in any more.
    pub fn is_complete(&self) -> bool {
        let is_open = |field: &Field| field.is_needed && field.value.is_empty();
        !self.is_sent_by_choice() && !self.fields().any(is_open)
    }

    /// The same holding what was filled in before.
    pub fn holding(mut self, filled: &Filled) -> Controls {
        for group in &mut self.groups {
            let parts = group.parts.iter_mut().chain(&mut group.rare);
            let fields = parts.flat_map(|part| &mut part.fields);
            fields.for_each(|field| field.take_up(filled));
        }
        self
    }
}

impl Group {
    /// Fields without a title of their own.
    fn plain(fields: Vec<Field>) -> Group {
        let part = Part {
            legend: Words::default(),
            fields,
        };
        Group {
            parts: vec![part],
            ..Group::default()
        }
    }

    fn titled(self, title: impl Into<Words>) -> Group {
        let title = title.into();
        Group { title, ..self }
    }

    /// Whether something of what is seldom needed holds a value.
    pub fn has_rare_values(&self) -> bool {
        let fields = self.rare.iter().flat_map(|part| &part.fields);
        let mut values = fields.map(|field| field.value.as_str());
        values.any(|value| !["", "0"].contains(&value))
    }
}

/// Makes controls in one language.
pub struct Asker<'a> {
    telling: Telling<'a>,
    table: &'a Table,
}

impl<'a> Asker<'a> {
    /// For one game.
    pub fn new(
        texts: &'a Texts,
        names: &'a Names,
        book: &'a Rulebook,
        table: &'a Table,
    ) -> Asker<'a> {
        Asker {
            telling: Telling::new(texts, names, book),
            table,
        }
    }

    fn texts(&self) -> &'a Texts {
        self.telling.texts
    }

    /// The controls of a question.
    pub fn of(&self, question: &Question) -> Controls {
        let groups = match question {
            Question::Several { questions } => match Bundle::of(questions) {
                Bundle::Names(candidates) => vec![self.in_order(questions.len(), &candidates)],
                Bundle::TurnedUp(candidates, laid) => vec![self.turned_up(candidates, &laid)],
                Bundle::Discarded(part, suit) => vec![self.discarded(part, suit)],
                Bundle::Table => self.each(questions),
            },
            one => vec![self.group(one, "")],
        };
        Controls { groups }
    }

    /// A group for each question, with its title.
    fn each(&self, questions: &[Question]) -> Vec<Group> {
        let numbered = questions.iter().enumerate();
        let group = |(at, question): (usize, &Question)| {
            self.group(question, &fields::prefix(at))
                .titled(self.subject(question))
        };
        numbered.map(group).collect()
    }

    /// What one of several questions is about.
    fn subject(&self, question: &Question) -> String {
        let texts = self.texts();
        match question {
            Question::Stardate { .. } => msg::status_stardate(texts),
            Question::Market { .. } => msg::status_market(texts),
            Question::Zone { .. } => msg::status_zone(texts),
            Question::Tracks { .. } => msg::solo_your_tracks(texts),
            Question::Incidents { .. } => msg::status_incidents(texts),
            Question::Refill { suit } => self.telling.suit(*suit),
            Question::NewSite { place } => msg::solo_site(texts, place + 1),
            Question::Junk { .. } => msg::ask_junk(texts),
            Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::EncounterLeft
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::DiscardedIs { .. }
            | Question::PlayerHas { .. }
            | Question::Several { .. }
            | Question::Choice { .. } => String::new(),
        }
    }

    /// The controls of one question; its fields have the prefix.
    fn group(&self, question: &Question, prefix: &str) -> Group {
        match question {
            Question::Stardate {
                card,
                glory,
                first,
                last,
            } => self.stardate(prefix, (*first, *last), *card, *glory),
            Question::Market { slots } => self.market(slots, prefix),
            Question::Refill { suit } => self.laid(Laid::Market(*suit), prefix, true),
            Question::NewSite { place } => self.laid(Laid::Site(*place), prefix, true),
            Question::Zone { sites, teams } => self.zone(sites, *teams, prefix),
            Question::Tracks { steps } => Group::plain(self.tracks(*steps, prefix)),
            Question::Reveal { candidates, .. } => self.one_card(candidates, false),
            Question::Drawn {
                candidates,
                may_be_none,
                ..
            } => self.one_card(candidates, *may_be_none),
            Question::EncounterLeft | Question::DiscardedIs { .. } | Question::PlayerHas { .. } => {
                self.yes_or_no()
            }
            Question::Junk { cards, unnamed } => self.junk(cards, *unnamed, prefix),
            Question::Incidents { left } => Group::plain(vec![self.count(*left, prefix)]),
            Question::Part { part } => self.outcomes(*part),
            Question::Where { places, .. } => self.places(places),
            Question::Choice {
                options,
                is_attack,
                may_be_none,
            } => self.options(options, *is_attack, *may_be_none),
            Question::Several { .. } => Group::default(),
        }
    }

    /// Number of the Stardate card and the Glory on it.
    pub(super) fn stardate(
        &self,
        prefix: &str,
        (first, last): (u8, u8),
        card: Option<u8>,
        glory: u8,
    ) -> Group {
        let texts = self.texts();
        let top = number(prefix, fields::STARDATE, (first.into(), last.into()));
        let on_it = number(prefix, fields::GLORY, (0, MOST_TOKENS));
        let card_value = card.unwrap_or(last).to_string();
        let all_empty = if card.is_none() { "on" } else { "" };
        let card = top(msg::solo_stardate_card(texts)).holding(card_value);
        let hint = msg::solo_range(texts, first, last);
        let glory = on_it(msg::solo_glory_on_it(texts)).holding(glory.to_string());
        let labelled = field(prefix, fields::END, Control::Switch);
        let end = labelled(msg::solo_stardate_end(texts)).holding(all_empty);
        let mut group = Group::plain(vec![card.hinting(hint).needed(), glory.needed()]);
        group.rare = vec![part(vec![end])];
        group.rare_title = msg::solo_rare_stardate(texts);
        group
    }

    /// Three numbers for the tracks.
    pub(super) fn tracks(&self, steps: [u8; 3], prefix: &str) -> Vec<Field> {
        let tracks = Specialty::ALL.iter().zip(steps).enumerate();
        let field = |(at, (track, step)): (usize, (&Specialty, u8))| {
            let marker = number(prefix, &fields::track(at), (0, TOP.into()));
            marker(track.term(self.texts()))
                .holding(step.to_string())
                .needed()
        };
        tracks.map(field).collect()
    }

    fn count(&self, left: u8, prefix: &str) -> Field {
        let count = number(prefix, fields::COUNT, (1, MOST_TOKENS));
        count(msg::status_incidents(self.texts()))
            .holding(left.to_string())
            .needed()
    }

    /// The cards of the Junk, one a line.
    pub(super) fn junk(&self, cards: &[EntryId], unnamed: u8, prefix: &str) -> Group {
        let titles: Vec<String> = cards.iter().map(|card| self.telling.title(card)).collect();
        let rows = u8::try_from(titles.len() + 2).unwrap_or(u8::MAX);
        let labelled = field(prefix, fields::CARDS, Control::Text { rows });
        let mut names = labelled(msg::ask_junk_lines(self.texts())).holding(titles.join("\n"));
        if unnamed > 0 {
            let hint = msg::ask_junk_unnamed(self.texts(), unnamed);
            names = names.hinting(hint).needed();
        }
        Group::plain(vec![names])
    }

    fn yes_or_no(&self) -> Group {
        let texts = self.texts();
        self.buttons(
            fields::YES,
            vec![
                Choice::new(fields::YES, capital(&msg::play_word_yes(texts))),
                Choice::new(fields::NO, capital(&msg::play_word_no(texts))),
            ],
        )
    }

    /// How a part that concerns the player went (solo rules p. 10).
    fn outcomes(&self, part: PlayerPart) -> Group {
        let texts = self.texts();
        let done = Choice::new(fields::DONE, msg::solo_part_done(texts));
        let cancelled = Choice::new(fields::CANCELLED, msg::solo_part_cancelled(texts));
        let unable = Choice::new(fields::UNABLE, msg::solo_part_impossible(texts));
        let choices = std::iter::once(done)
            .chain(part.is_attack().then_some(cancelled))
            .chain(part.may_be_impossible().then_some(unable));
        self.buttons(fields::PART, choices.collect())
    }

    /// How a part went, and whether the card discarded for it is of a suit.
    fn discarded(&self, part: PlayerPart, suit: Suit) -> Group {
        let (texts, suit) = (self.texts(), self.telling.suit(suit));
        let done = [
            Choice::new(fields::DONE_YES, msg::solo_part_done_suit(texts, &suit)),
            Choice::new(fields::DONE_NO, msg::solo_part_done_other(texts, &suit)),
        ];
        let mut group = self.outcomes(part);
        for field in group.parts.iter_mut().flat_map(|part| &mut part.fields) {
            if let Control::Buttons(choices) = &mut field.control {
                choices.splice(..1, done.clone());
            }
        }
        group
    }

    fn options(&self, options: &[Vec<Effect>], is_attack: bool, may_be_none: bool) -> Group {
        let texts = self.texts();
        let sentences = Sentences::new(texts, self.telling.names);
        let options = options.iter().enumerate();
        let mut choices: Vec<Choice> = options
            .map(|(at, option)| Choice::new(at.to_string(), sentences.option(option)))
            .collect();
        if is_attack {
            choices.push(Choice::new(
                fields::CANCELLED,
                msg::solo_part_cancelled(texts),
            ));
        }
        if may_be_none {
            choices.push(Choice::new(fields::UNABLE, msg::solo_choice_none(texts)));
        }
        self.buttons(fields::OPTION, choices)
    }

    /// Buttons of which each is an answer.
    fn buttons(&self, name: &str, choices: Vec<Choice>) -> Group {
        let label = msg::ask_label_answer(self.texts());
        Group::plain(vec![Field::new(name, label, Control::Buttons(choices))])
    }
}

/// A field with a prefix, still without its label.
fn field(prefix: &str, name: &str, control: Control) -> impl FnOnce(String) -> Field + use<> {
    let name = format!("{prefix}{name}");
    move |label| Field::new(name, label, control)
}

/// A number with its range, still without its label.
fn number(
    prefix: &str,
    name: &str,
    (least, most): (i64, i64),
) -> impl FnOnce(String) -> Field + use<> {
    field(prefix, name, Control::Number { least, most })
}

/// Fields without a legend.
fn part(fields: Vec<Field>) -> Part {
    Part {
        legend: Words::default(),
        fields,
    }
}

/// A word at the beginning of a line.
fn capital(word: &str) -> String {
    let mut signs = word.chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}
