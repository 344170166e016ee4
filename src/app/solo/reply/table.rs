//! Market and Neutral Zone as told, alone or in one line with the Stardate card.

use super::parts::{ReplyError, are_numbers, missing_part, read_each, split_parts};
use super::reader::{Reader, parse_stardate, unreadable};
use crate::parsers::shown;
use crate::solo::notation;
use model::text::vocabulary::words;
use model::{EntryId, Suit};
use page::locale::{Texts, msg};
use solo::Forces;
use solo::state::question::{Question, QuestionAnswer};
use solo::state::tabletop::{LocationSlot, MARKET, Slot, TOP};
use view::error::{Error, SoloError};

/// More Locations than this never lie in the Neutral Zone.
const MOST_SITES: usize = 6;

/// What a part of a line tells of.
enum TablePart {
    Stardate(QuestionAnswer),
    Tracks([u8; 3]),
    /// A place of the Market.
    Slot(usize, Slot),
    Site(SitePart),
}

/// A place of the Neutral Zone; without a card, the Location deck cannot fill it.
struct SitePart {
    card: Option<EntryId>,
    /// The Bot's Away Teams, if they are named.
    bot: Option<u8>,
    player: Forces,
}

impl Reader<'_> {
    /// The Market as told: places not named stay.
    ///
    /// # Errors
    /// When a part cannot be read or a card does not belong in the Market.
    pub fn parse_market(self, text: &str) -> Result<[Slot; 4], ReplyError> {
        let cards = self.market_cards();
        let told = read_each(&split_parts(self, text), |part| self.parse_part(part, &cards))?;
        Ok(self.apply_slots(&told))
    }

    /// The Neutral Zone as told: named Locations that are known are changed, others stay; with a new
    /// name, all are laid out anew from left to right, `-` for a place the Location deck cannot fill.
    ///
    /// # Errors
    /// When a part cannot be read or names no Location.
    pub fn parse_zone(self, text: &str) -> Result<Vec<LocationSlot>, ReplyError> {
        let cards = self.locations();
        let parts = split_parts(self, text);
        let told = read_each(&parts, |part| self.parse_part(part, &cards))?;
        self.apply_sites(&told, text).map_err(|error| missing_part(&parts, error))
    }

    /// An answer about places nobody knows, if it names them all; else what was named is kept.
    ///
    /// # Errors
    /// With the places that are missing.
    pub fn require_whole(self, answer: QuestionAnswer, text: &str) -> Result<QuestionAnswer, ReplyError> {
        match self.find_missing(std::slice::from_ref(&answer)) {
            Some(error) => Err(missing_part(&split_parts(self, text), error)),
            None => Ok(answer),
        }
    }

    /// Answers to several questions about the table in one line: each part says itself what it is about.
    ///
    /// # Errors
    /// When a part cannot be read, or one that is needed is missing.
    pub fn parse_table(self, questions: &[Question], text: &str) -> Result<QuestionAnswer, ReplyError> {
        let mut cards = self.market_cards();
        cards.extend(self.locations());
        let parts = split_parts(self, text);
        let shown = questions.iter().find_map(|question| {
            let Question::Stardate { card, .. } = question else {
                return None;
            };
            Some(*card)
        });
        let is_tracks = |question: &Question| matches!(question, Question::Tracks { .. });
        let asks_tracks = questions.iter().any(is_tracks);
        let told = read_each(&parts, |part| {
            if asks_tracks && let Some(steps) = notation::three(part, TOP) {
                return Ok(TablePart::Tracks(steps));
            }
            match shown {
                Some(shown) if are_numbers(part) || words::ANSWER_END.is(part) => {
                    Ok(TablePart::Stardate(parse_stardate(shown, part)?))
                }
                Some(_) | None => self.parse_part(part, &cards),
            }
        })?;
        let answers = questions
            .iter()
            .map(|question| self.answer_from_parts(question, &told, text))
            .collect::<Result<Vec<_>, Error>>()
            .map_err(|error| missing_part(&parts, error))?;
        match self.find_missing(&answers) {
            Some(error) => Err(missing_part(&parts, error)),
            None => Ok(QuestionAnswer::Several(answers)),
        }
    }

    /// What the parts say of a question, else what is known; the last part that speaks of it counts.
    fn answer_from_parts(
        self,
        question: &Question,
        told: &[TablePart],
        text: &str,
    ) -> Result<QuestionAnswer, Error> {
        if let Question::Market { .. } = question {
            return Ok(QuestionAnswer::Market(self.apply_slots(told)));
        }
        if let Question::Zone { .. } = question {
            return Ok(QuestionAnswer::Zone(self.apply_sites(told, text)?));
        }
        let is_tracks = matches!(question, Question::Tracks { .. });
        let said = told.iter().rev().find_map(|part| match part {
            TablePart::Stardate(answer) if !is_tracks => Some(answer.clone()),
            TablePart::Tracks(steps) if is_tracks => Some(QuestionAnswer::Tracks(*steps)),
            TablePart::Stardate(_) | TablePart::Tracks(_) | TablePart::Slot(..) | TablePart::Site(_) => None,
        });
        let answer = said.or_else(|| question.default_answer());
        answer.ok_or_else(|| unreadable(text))
    }

    /// What has not been said of the places nobody knows.
    pub(super) fn find_missing(self, answers: &[QuestionAnswer]) -> Option<Error> {
        let texts = Texts::new(self.lang);
        let mut places: Vec<String> = Vec::new();
        for answer in answers {
            if let QuestionAnswer::Market(slots) = answer {
                let named = notation::PLACES.iter().zip(slots);
                let unknown = named.filter(|(_, slot)| **slot == Slot::Unknown);
                places.extend(unknown.map(|((word, _), _)| shown(*word, self.lang).to_owned()));
            }
            if let QuestionAnswer::Zone(sites) = answer {
                places.extend(open_sites(&texts, sites));
            }
        }
        let places = places.join(" · ");
        (!places.is_empty()).then(|| SoloError::places_missing(places).into())
    }

    /// A part about the Market or the Neutral Zone, whichever its card belongs to.
    fn parse_part(self, text: &str, cards: &[EntryId]) -> Result<TablePart, Error> {
        if let Some(place) = notation::emptied_place(text) {
            return Ok(TablePart::Slot(place, Slot::Empty));
        }
        let typed = notation::typed(text)?;
        if typed.name == "-" {
            return Ok(TablePart::Site(SitePart { card: None, bot: None, player: Forces::default() }));
        }
        let card = self.find_card(typed.name, &self.not_the_bots(cards.to_vec()))?;
        let suit = self.book.suit(&card);
        if let Some(place) = MARKET.iter().position(|other| *other == suit) {
            let tokens = typed.tokens()?;
            return Ok(TablePart::Slot(place, Slot::Card { card, tokens }));
        }
        let (bot, player) = typed.forces()?;
        Ok(TablePart::Site(SitePart { card: Some(card), bot: typed.names_bot().then_some(bot.teams), player }))
    }

    fn apply_slots(self, told: &[TablePart]) -> [Slot; 4] {
        let mut slots = self.table.market.clone();
        for told in told {
            if let TablePart::Slot(place, slot) = told {
                slots[*place] = slot.clone();
            }
        }
        slots
    }

    fn apply_sites(self, told: &[TablePart], text: &str) -> Result<Vec<LocationSlot>, Error> {
        let named: Vec<&SitePart> = told
            .iter()
            .filter_map(|told| if let TablePart::Site(site) = told { Some(site) } else { None })
            .collect();
        let known = |site: &SitePart| self.table.site_of(site.card.as_ref()?);
        if named.len() > MOST_SITES {
            return Err(unreadable(text));
        }
        if named.iter().all(|site| known(site).is_some()) {
            let mut sites = self.table.zone.clone();
            for site in named {
                if let Some(at) = known(site) {
                    sites[at] = site.laid_out(Some(&sites[at]));
                }
            }
            return Ok(sites);
        }
        let places = self.table.zone.len();
        let is_new = self.table.zone.iter().all(|site| site.card.is_none());
        if named.len() != places && !(is_new && named.len() < places) {
            return Err(SoloError::WholeZone.into());
        }
        let open = places - named.len();
        let with_card = named.iter().filter(|site| site.card.is_some());
        let laid = with_card.map(|site| site.laid_out(known(site).map(|at| &self.table.zone[at])));
        Ok(laid.chain(std::iter::repeat_with(LocationSlot::unknown).take(open)).collect())
    }

    fn market_cards(self) -> Vec<EntryId> {
        let suits = MARKET.iter();
        suits.flat_map(|suit| self.book.commons(*suit)).collect()
    }

    /// Every Location that may lie in the Neutral Zone.
    fn locations(self) -> Vec<EntryId> {
        self.book.commons(Suit::Location)
    }
}

/// The cards of the Junk: all of them, the one junked last at the end; or with `+` and `-` before each name what
/// has been added to those known and what has been taken away. A mere `-` means none.
pub(super) fn parse_junk(
    reader: Reader<'_>,
    known: &[EntryId],
    parts: &[&str],
) -> Result<Vec<EntryId>, ReplyError> {
    if matches!(parts, ["-"]) {
        return Ok(Vec::new());
    }
    let commons = MARKET.iter().flat_map(|suit| reader.book.commons(*suit));
    let all = reader.not_the_bots(commons.collect());
    let changes = are_changes(parts);
    let mut cards = if changes { known.to_vec() } else { Vec::new() };
    read_each(parts, |part| {
        let card = reader.find_card(part.trim_start_matches(['+', '-']).trim(), &all)?;
        cards.retain(|other| *other != card);
        if !(changes && part.starts_with('-')) {
            cards.push(card);
        }
        Ok(())
    })?;
    Ok(cards)
}

/// Whether parts say only what has been added and taken away.
pub(super) fn are_changes(parts: &[&str]) -> bool {
    parts.iter().all(|part| part.starts_with(['+', '-']))
}

impl SitePart {
    /// The place as told. The Bot's Away Teams stay as they were unless named.
    fn laid_out(&self, before: Option<&LocationSlot>) -> LocationSlot {
        let known = before.map_or(0, |site| site.bot_teams);
        LocationSlot { card: self.card.clone(), bot_teams: self.bot.unwrap_or(known), player: self.player }
    }
}

/// The places of the Neutral Zone nobody knows, as they are shown; the zone alone if it is all of them.
fn open_sites(texts: &Texts, sites: &[LocationSlot]) -> Vec<String> {
    let open: Vec<String> = (1_usize..)
        .zip(sites)
        .filter(|(_, site)| site.card.is_none())
        .map(|(place, _)| msg::ask_laid_site(texts, place))
        .collect();
    if open.len() > 1 && open.len() == sites.len() { vec![msg::status_zone(texts)] } else { open }
}
