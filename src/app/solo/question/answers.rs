//! What there is to choose from, and how a question is answered in one line.

use crate::solo::question::page::{QuestionText, candidates};
use crate::solo::table_change::{TableChange, is_of_table};
use model::{EntryId, PlayerPart, Suit};
use page::locale::msg;
use page::{Page, PageBlock, PageTable};
use solo::Forces;
use solo::engine::offer;
use solo::state::question::{AnswerKind, Bundle, PartOutcome, Question, Refill, possible_outcomes};
use solo::state::tabletop::{LocationSlot, MARKET, Slot};
use words::effects::EffectWriter;
use words::names::crew_name;
use words::steps::StepWriter;

/// More candidates than this are not listed; their names are typed.
const MOST_LISTED: usize = 30;

/// Whether candidates are listed with the question, each with a number that may be typed for it.
pub fn are_listed(candidates: &[EntryId]) -> bool {
    candidates.len() <= MOST_LISTED
}

impl QuestionText<'_> {
    /// How to answer. What is to be typed is not parted at a line end: the messages have spaces there
    /// at which no line is broken.
    pub(super) fn answer(&self) -> String {
        const NO_BREAK: char = '\u{a0}';
        let words = self.possible_answers();
        words.replace(NO_BREAK, &page::KEPT_TOGETHER.to_string())
    }

    /// What is asked: of a table that is known, what the player did.
    pub(super) fn asked(&self) -> String {
        if self.changes().is_empty() { self.heading() } else { msg::solo_what_changed(self.telling.texts) }
    }

    /// What the player may have done since the table was known, each with what is typed for it; empty where how it stands
    /// is not known or not asked.
    pub(super) fn changes(&self) -> Vec<(String, String)> {
        let is_known = matches!(self.question.answer_kind(), AnswerKind::Several(Bundle::Table(_)))
            && is_of_table(self.question)
            && self.question.default_answer().is_some();
        let asked =
            TableChange::ALL.into_iter().filter(|change| is_known && change.part_of(self.question).is_some());
        let texts = self.telling.texts;
        let typed = |change| match change {
            TableChange::Card => msg::ask_change_card(texts),
            TableChange::Team => msg::ask_example_zone(texts),
            TableChange::Ship => msg::ask_change_ship(texts),
            TableChange::Location => msg::ask_change_location(texts),
            TableChange::Track => "3 0 7".to_owned(),
        };
        asked.map(|change| (change.says(texts), typed(change))).collect()
    }

    /// What Enter says, and one answer as it may be typed.
    pub(super) fn example(&self) -> String {
        let texts = self.telling.texts;
        let lies = |cards: &[EntryId], count| self.first_titles(cards, count).join("; ");
        let typed = match self.question.answer_kind() {
            AnswerKind::Stardate { .. }
            | AnswerKind::Market(_)
            | AnswerKind::Zone { .. }
            | AnswerKind::Tracks(_) => self.table_example(self.question).unwrap_or_default(),
            AnswerKind::Several(Bundle::Table(_)) if !self.changes().is_empty() => {
                return msg::ask_changes(texts);
            }
            AnswerKind::Several(Bundle::Table(questions)) => {
                let is_known = |one: &&Question| matches!(one, Question::Stardate { .. });
                let asked = questions.iter().filter(|one| !is_known(one));
                asked.filter_map(|one| self.table_example(one)).collect::<Vec<_>>().join("; ")
            }
            AnswerKind::Card { candidates, .. } | AnswerKind::Several(Bundle::Revealed(candidates, _)) => {
                lies(candidates, 1)
            }
            AnswerKind::Several(Bundle::Names { candidates, count, .. }) => lies(&candidates, count),
            AnswerKind::Refill(_)
            | AnswerKind::Count(_)
            | AnswerKind::Junk { .. }
            | AnswerKind::YesNo
            | AnswerKind::Outcome(_)
            | AnswerKind::Location { .. }
            | AnswerKind::Option { .. }
            | AnswerKind::Several(Bundle::Discarded(..)) => return self.answer(),
        };
        if typed.is_empty() {
            return self.answer();
        }
        let example = msg::ask_example(texts, typed);
        // Of places nobody has named nothing is taken as shown.
        match self.question.default_answer().filter(|known| self.question.accepts(known)) {
            Some(_) => format!("{} · {example}", msg::ask_example_enter(texts)),
            None => example,
        }
    }

    /// What may be typed of a part of the table: a card where one is missing, else what may lie on one.
    fn table_example(&self, question: &Question) -> Option<String> {
        let (texts, book) = (self.telling.texts, self.telling.book);
        let first = |cards: &[EntryId]| self.first_titles(cards, 1).pop();
        match question.answer_kind() {
            AnswerKind::Stardate { .. } => Some("2 5".to_owned()),
            AnswerKind::Market(slots) => {
                let missing = MARKET.iter().zip(slots).find(|(_, slot)| **slot == Slot::Unknown);
                let card = missing.and_then(|(suit, _)| first(&offer::market(book, self.table, *suit)));
                Some(card.unwrap_or_else(|| msg::ask_example_market(texts)))
            }
            AnswerKind::Zone { sites, .. } => {
                let is_missing = sites.iter().any(|site| site.card.is_none());
                let card = is_missing.then(|| first(&offer::sites(book, self.table))).flatten();
                Some(card.unwrap_or_else(|| msg::ask_example_zone(texts)))
            }
            AnswerKind::Tracks(_) => Some("3 0 7".to_owned()),
            AnswerKind::Card { .. }
            | AnswerKind::Refill(_)
            | AnswerKind::Count(_)
            | AnswerKind::Junk { .. }
            | AnswerKind::YesNo
            | AnswerKind::Outcome(_)
            | AnswerKind::Location { .. }
            | AnswerKind::Option { .. }
            | AnswerKind::Several(_) => None,
        }
    }

    /// The titles of the first of some cards, in their order in lists.
    fn first_titles(&self, cards: &[EntryId], count: usize) -> Vec<String> {
        let titles = candidates(self.telling.book, self.telling.texts.lang(), cards).into_iter().take(count);
        titles.map(|card| self.telling.title(&card)).collect()
    }

    fn possible_answers(&self) -> String {
        let texts = self.telling.texts;
        match self.question.answer_kind() {
            AnswerKind::Stardate { .. } => msg::ask_stardate_answer(texts),
            AnswerKind::Market(slots) => self.market_answer(slots),
            AnswerKind::Refill(Refill::Market(_)) => msg::ask_refill_answer(texts),
            AnswerKind::Refill(Refill::Zone(_)) => msg::ask_new_site_answer(texts),
            AnswerKind::Zone { sites, .. } => self.zone_answer(sites),
            AnswerKind::Tracks(_) => msg::ask_tracks_answer(texts),
            AnswerKind::Card { candidates, may_be_none } => self.card_answer(candidates, may_be_none),
            AnswerKind::YesNo => msg::ask_yes_no(texts),
            AnswerKind::Junk { unnamed: 0, .. } => msg::ask_junk_answer(texts),
            AnswerKind::Junk { .. } => msg::ask_junk_names(texts),
            AnswerKind::Count(_) => msg::ask_incidents_answer(texts),
            AnswerKind::Outcome(part) => self.outcomes(part).join(" · "),
            AnswerKind::Location { places, or_elsewhere } => join_possible([
                self.only_place(places),
                Some(msg::ask_where_answer(texts)),
                or_elsewhere.then(|| msg::ask_where_elsewhere(texts)),
            ]),
            AnswerKind::Option { is_attack, may_be_none, .. } => join_possible([
                Some(msg::ask_choice_number(texts)),
                is_attack.then(|| msg::ask_choice_cancelled(texts)),
                may_be_none.then(|| msg::ask_choice_none(texts)),
            ]),
            AnswerKind::Several(Bundle::Names { candidates, may_run_out, .. }) => {
                let is_listed = are_listed(&candidates);
                let names =
                    if is_listed { msg::ask_names_answer_listed(texts) } else { msg::ask_names_answer(texts) };
                join_possible([Some(names), may_run_out.then(|| msg::ask_reveal_answer_none(texts))])
            }
            AnswerKind::Several(Bundle::Revealed(candidates, refills)) => {
                let places: Vec<_> = refills.iter().map(|one| self.refill_place(*one)).collect();
                let card = self.card_answer(candidates, false);
                let places = msg::ask_laid_answer(texts, places.join(", "));
                format!("{card} · {places}")
            }
            AnswerKind::Several(Bundle::Discarded(part, suit)) => {
                let mut outcomes = self.outcomes(part);
                if let Some(done) = outcomes.first_mut() {
                    *done = msg::ask_part_discarded(texts, self.telling.suit(suit));
                }
                outcomes.join(" · ")
            }
            AnswerKind::Several(Bundle::Table(questions)) => self.table_answer(questions),
        }
    }

    fn zone_answer(&self, sites: &[LocationSlot]) -> String {
        let texts = self.telling.texts;
        let first = if sites.iter().any(|site| site.card.is_none()) {
            msg::ask_zone_missing(texts)
        } else {
            msg::ask_zone_unchanged(texts)
        };
        format!("{first} {}", msg::ask_zone_answer(texts))
    }

    fn market_answer(&self, slots: &[Slot]) -> String {
        let texts = self.telling.texts;
        let first = if slots.contains(&Slot::Unknown) {
            msg::ask_market_missing(texts)
        } else {
            msg::ask_market_unchanged(texts)
        };
        format!("{first} {}", msg::ask_market_answer(texts))
    }

    /// How a part may have gone, numbered from 1.
    fn outcomes(&self, part: PlayerPart) -> Vec<String> {
        let texts = self.telling.texts;
        let outcomes = (1_usize..).zip(possible_outcomes(part));
        let numbered = outcomes.map(|(number, outcome)| match outcome {
            PartOutcome::Done => msg::ask_part_done(texts, number),
            PartOutcome::Cancelled => msg::ask_part_cancelled(texts, number),
            PartOutcome::Unable => msg::ask_part_impossible(texts, number),
        });
        numbered.collect()
    }

    /// What Enter alone says where a single place comes into question.
    fn only_place(&self, places: &[usize]) -> Option<String> {
        let [only] = places else { return None };
        let card = self.table.zone.get(*only)?.card.as_ref()?;
        let title = self.telling.title(card);
        Some(msg::ask_where_enter(self.telling.texts, title))
    }

    /// The place that was laid out anew.
    fn refill_place(&self, refill: Refill) -> String {
        let texts = self.telling.texts;
        match refill {
            Refill::Market(suit) => msg::ask_laid_market(texts, self.telling.suit(suit)),
            Refill::Zone(place) => msg::ask_laid_site(texts, place + 1),
        }
    }

    fn table_answer(&self, questions: &[Question]) -> String {
        let texts = self.telling.texts;
        let first = if questions.iter().all(|question| question.default_answer().is_some()) {
            msg::ask_table_unchanged(texts)
        } else {
            msg::ask_table_missing(texts)
        };
        let has = |kind: fn(&Question) -> bool| questions.iter().any(kind);
        let wanted = [
            has(|one| matches!(one, Question::Stardate { .. })).then(|| msg::ask_table_stardate(texts)),
            has(|one| matches!(one, Question::Market { .. })).then(|| msg::ask_table_market(texts)),
            has(|one| matches!(one, Question::Zone { .. })).then(|| msg::ask_table_zone(texts)),
            has(|one| matches!(one, Question::Tracks { .. })).then(|| msg::ask_table_tracks(texts)),
        ];
        let parts = wanted.into_iter().flatten().collect::<Vec<_>>().join("; ");
        format!("{first} {parts} · {}", msg::ask_table_more(texts))
    }

    fn card_answer(&self, candidates: &[EntryId], may_be_none: bool) -> String {
        let texts = self.telling.texts;
        let name = if are_listed(candidates) {
            msg::ask_reveal_answer_listed(texts)
        } else {
            msg::ask_reveal_answer(texts)
        };
        let none = may_be_none.then(|| msg::ask_reveal_answer_none(texts));
        join_possible([Some(name), none])
    }

    /// What there is to choose from, or what lies there as far as known.
    pub(super) fn body(&self) -> Page {
        let mut page = Page::new();
        match self.question.answer_kind() {
            AnswerKind::Market(slots) => page.table(self.market(slots)),
            AnswerKind::Zone { sites, .. } => {
                let all: Vec<usize> = (0..sites.len()).collect();
                page.table(self.zone(sites, &all));
            }
            AnswerKind::Location { places, .. } => page.table(self.zone(&self.table.zone, places)),
            AnswerKind::Card { candidates, .. } | AnswerKind::Several(Bundle::Revealed(candidates, _)) => {
                self.add_candidates(&mut page, candidates);
            }
            AnswerKind::Several(Bundle::Names { candidates, .. }) => {
                self.add_candidates(&mut page, &candidates);
            }
            AnswerKind::Several(Bundle::Table(questions)) => {
                for question in questions {
                    page.append(self.about(question).body());
                }
            }
            AnswerKind::Option { options, .. } => {
                let sentences = EffectWriter::new(self.telling.texts, self.telling.names);
                for (number, option) in (1_usize..).zip(options) {
                    page.item(number.to_string(), sentences.option(option), 0);
                }
            }
            AnswerKind::Junk { cards, unnamed } => self.add_junk(&mut page, cards, unnamed),
            AnswerKind::Stardate { .. }
            | AnswerKind::Tracks(_)
            | AnswerKind::Count(_)
            | AnswerKind::Refill(_)
            | AnswerKind::YesNo
            | AnswerKind::Outcome(_)
            | AnswerKind::Several(Bundle::Discarded(..)) => {}
        }
        page
    }

    fn add_junk(&self, page: &mut Page, cards: &[EntryId], unnamed: u8) {
        if unnamed > 0 {
            page.say(msg::ask_junk_unnamed(self.telling.texts, unnamed));
        }
        if !cards.is_empty() {
            page.say(self.telling.titles(cards));
        }
    }

    fn market(&self, slots: &[Slot; 4]) -> PageTable {
        let places = (1_usize..).zip(MARKET.iter().zip(slots));
        let rows = places.map(|(number, (suit, place))| {
            let (card, tokens) = slot(&self.telling, place);
            vec![number.to_string(), self.telling.suit(*suit), card, tokens]
        });
        PageTable::bare(rows)
    }

    fn zone(&self, sites: &[LocationSlot], places: &[usize]) -> PageTable {
        let shown = (1_usize..).zip(places.iter().filter_map(|place| sites.get(*place)));
        let rows = shown.map(|(number, site)| {
            let card = match &site.card {
                Some(card) => self.telling.title(card),
                None => msg::play_unknown(self.telling.texts),
            };
            let bot = forces(&self.telling, self.table.bot_forces(site));
            let you = forces(&self.telling, site.player);
            vec![number.to_string(), card, bot, you]
        });
        let header = [
            String::new(),
            self.telling.suit(Suit::Location),
            msg::play_bot(self.telling.texts),
            msg::play_you(self.telling.texts),
        ];
        PageTable::open(header, rows)
    }

    /// The title of a card; where another has the same title, with the crew it is of.
    fn unmistakable(&self, card: &EntryId, among: &[EntryId]) -> String {
        let title = self.telling.title_among(card, among);
        let namesakes = among.iter().filter(|other| self.telling.title(other) == title);
        match self.telling.book.card(card) {
            Some(card) if namesakes.count() > 1 => {
                format!("{title} ({})", crew_name(self.telling.texts.lang(), card.deck))
            }
            Some(_) | None => title,
        }
    }

    /// The candidates, unless they are too many to choose from a list.
    fn add_candidates(&self, page: &mut Page, cards: &[EntryId]) {
        if !are_listed(cards) {
            return;
        }
        let cards = candidates(self.telling.book, self.telling.texts.lang(), cards);
        let names = cards.iter().map(|card| self.unmistakable(card, &cards).into());
        page.push(PageBlock::Names(names.collect()));
    }
}

/// The answers that are possible.
fn join_possible<const N: usize>(answers: [Option<String>; N]) -> String {
    let possible: Vec<String> = answers.into_iter().flatten().collect();
    possible.join(" · ")
}

/// The tokens of one side at a Location.
fn forces(telling: &StepWriter<'_>, forces: Forces) -> String {
    let texts = telling.texts;
    let teams = (forces.teams > 0).then(|| msg::play_away_teams(texts, forces.teams));
    let ships = (forces.ships > 0).then(|| msg::play_ships(texts, forces.ships));
    let parts: Vec<String> = teams.into_iter().chain(ships).collect();
    if parts.is_empty() { msg::play_none(texts) } else { parts.join(", ") }
}

/// Card and tokens of a place of the Market.
pub fn slot(telling: &StepWriter<'_>, slot: &Slot) -> (String, String) {
    match slot {
        Slot::Unknown => (msg::play_unknown(telling.texts), String::new()),
        Slot::Empty => (msg::play_empty(telling.texts), String::new()),
        Slot::Card { card, tokens } => (telling.title(card), telling.tokens(*tokens)),
    }
}
