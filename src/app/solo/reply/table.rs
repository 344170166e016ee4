//! Market and Neutral Zone as told, alone or in one line with the Stardate card.

use crate::parsers::shown;
use crate::solo::notation;
use crate::solo::reply::parts::{ReplyError, are_numbers, bad_part, missing_part, read_each, split_parts};
use crate::solo::reply::reader::{Reader, parse_stardate, unreadable};
use crate::solo::reply::refused::{explain_refusal, find_refusal};
use model::text::vocabulary::typed;
use model::{EntryId, Suit};
use page::locale::{Texts, msg, say};
use solo::Forces;
use solo::state::question::{Question, QuestionAnswer};
use solo::state::tabletop::{LocationSlot, MARKET, Slot, TOP};
use words::Problem;

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

/// What of the table is asked for in a line.
struct AskedParts {
    market: bool,
    zone: bool,
    tracks: bool,
    /// The number of the Stardate card expected, if it is asked for.
    stardate: Option<Option<u8>>,
    /// The cards that may be named.
    cards: Vec<EntryId>,
}

impl AskedParts {
    fn new(reader: Reader<'_>, questions: &[Question]) -> AskedParts {
        let stardate = questions.iter().find_map(|question| {
            let Question::Stardate { card, .. } = question else {
                return None;
            };
            Some(*card)
        });
        let has = |kind: fn(&Question) -> bool| questions.iter().any(kind);
        let market = has(|one| matches!(one, Question::Market { .. }));
        let zone = has(|one| matches!(one, Question::Zone { .. }));
        let in_market = MARKET.iter().filter(|_| market).flat_map(|suit| reader.book.commons(*suit));
        let cards = in_market.chain(reader.book.commons(Suit::Location).into_iter().filter(|_| zone)).collect();
        AskedParts {
            market,
            zone,
            tracks: has(|one| matches!(one, Question::Tracks { .. })),
            stardate,
            cards: reader.not_the_bots(cards),
        }
    }

    /// The last part that speaks of what a question is about; behind the others if none does.
    fn place_of(question: &Question, told: &[TablePart]) -> usize {
        let speaks = |part: &TablePart| match part {
            TablePart::Stardate(_) => matches!(question, Question::Stardate { .. }),
            TablePart::Tracks(_) => matches!(question, Question::Tracks { .. }),
            TablePart::Slot(..) => matches!(question, Question::Market { .. }),
            TablePart::Site(_) => matches!(question, Question::Zone { .. }),
        };
        told.iter().rposition(speaks).unwrap_or(told.len())
    }
}

impl Reader<'_> {
    /// The Market as told: places not named stay.
    ///
    /// # Errors
    /// When a part cannot be read or a card does not belong in the Market.
    pub fn parse_market(self, text: &str) -> Result<[Slot; 4], ReplyError> {
        let question = [Question::Market { slots: self.table.market.clone() }];
        let asked = AskedParts::new(self, &question);
        let told = self.parse_parts(&split_parts(self, text), &asked)?;
        Ok(self.apply_slots(&told))
    }

    /// The Neutral Zone as told: named Locations that are known are changed, others stay; with a new
    /// name, all are laid out anew from left to right, `-` for a place the Location deck cannot fill.
    ///
    /// # Errors
    /// When a part cannot be read or names no Location.
    pub fn parse_zone(self, text: &str) -> Result<Vec<LocationSlot>, ReplyError> {
        let question = [Question::Zone { sites: self.table.zone.clone(), teams: self.table.teams }];
        let asked = AskedParts::new(self, &question);
        let parts = split_parts(self, text);
        let told = self.parse_parts(&parts, &asked)?;
        self.apply_sites(&told, text).map_err(|error| missing_part(&parts, error))
    }

    /// Answers to questions about the table in one line: each part says itself what it is about. What was named is
    /// kept where a part is missing or cannot be.
    ///
    /// # Errors
    /// When a part cannot be read, one that is needed is missing, or there cannot be so much of something.
    pub fn parse_table(self, questions: &[Question], text: &str) -> Result<Vec<QuestionAnswer>, ReplyError> {
        let asked = AskedParts::new(self, questions);
        let parts = split_parts(self, text);
        let told = self.parse_parts(&parts, &asked)?;
        let answers = questions
            .iter()
            .map(|question| self.answer_from_parts(question, &told, text))
            .collect::<Result<Vec<_>, Problem>>()
            .map_err(|error| missing_part(&parts, error))?;
        if let Some(error) = self.find_missing(&answers) {
            return Err(missing_part(&parts, error));
        }
        for (question, answer) in questions.iter().zip(&answers) {
            if let Some(refusal) = find_refusal(self, question, answer) {
                let bad = AskedParts::place_of(question, &told);
                let error = explain_refusal(self, refusal, parts.get(bad).unwrap_or(&text));
                return Err(bad_part(&parts, bad, error));
            }
        }
        Ok(answers)
    }

    /// What the parts say of a question, else what is known; the last part that speaks of it counts.
    fn answer_from_parts(
        self,
        question: &Question,
        told: &[TablePart],
        text: &str,
    ) -> Result<QuestionAnswer, Problem> {
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
    pub(super) fn find_missing(self, answers: &[QuestionAnswer]) -> Option<Problem> {
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
        (!places.is_empty())
            .then(|| Problem::misuse(say::err_places_missing(places)).hint(say::hint_places_missing()))
    }

    /// The parts of a line. A Location stands in it once; of other things the last that is said counts.
    fn parse_parts(self, parts: &[&str], asked: &AskedParts) -> Result<Vec<TablePart>, ReplyError> {
        let mut sites: Vec<EntryId> = Vec::new();
        read_each(parts, |part| {
            let told = self.parse_part(part, asked)?;
            if let TablePart::Site(SitePart { card: Some(card), .. }) = &told {
                self.add_named(&[], &mut sites, card)?;
            }
            Ok(told)
        })
    }

    /// A part of a line, about something that is asked for.
    fn parse_part(self, text: &str, asked: &AskedParts) -> Result<TablePart, Problem> {
        if asked.tracks
            && let Some(steps) = notation::three(text, TOP)
        {
            return Ok(TablePart::Tracks(steps));
        }
        if let Some(shown) = asked.stardate
            && (are_numbers(text) || typed::ANSWER_END.is(text))
        {
            return Ok(TablePart::Stardate(parse_stardate(shown, text)?));
        }
        if asked.tracks && are_numbers(text) {
            return Err(Problem::track_steps(text));
        }
        if let Some(place) = notation::emptied_place(text).filter(|_| asked.market) {
            return Ok(TablePart::Slot(place, Slot::Empty));
        }
        let typed = notation::typed(text)?;
        if typed.name == "-" {
            return self.parse_dash(asked);
        }
        let card = self.find_card(typed.name, &asked.cards)?;
        let suit = self.book.suit(&card);
        if let Some(place) = MARKET.iter().position(|other| *other == suit) {
            let tokens = typed.tokens()?;
            return Ok(TablePart::Slot(place, Slot::Card { card, tokens }));
        }
        let (bot, player) = typed.forces()?;
        Ok(TablePart::Site(SitePart { card: Some(card), bot: typed.names_bot().then_some(bot.teams), player }))
    }

    /// A place that cannot be filled: of the Neutral Zone, else the only open one of the Market.
    fn parse_dash(self, asked: &AskedParts) -> Result<TablePart, Problem> {
        if asked.zone {
            return Ok(TablePart::Site(SitePart { card: None, bot: None, player: Forces::default() }));
        }
        let mut open = (0..MARKET.len()).filter(|at| self.table.market[*at] == Slot::Unknown);
        match (open.next(), open.next()) {
            (Some(place), None) => Ok(TablePart::Slot(place, Slot::Empty)),
            (Some(_), Some(_)) | (None, _) => Err(Problem::which_deck()),
        }
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

    fn apply_sites(self, told: &[TablePart], text: &str) -> Result<Vec<LocationSlot>, Problem> {
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
            return Err(Problem::misuse(say::err_whole_zone()).hint(say::hint_whole_zone()));
        }
        let open = places - named.len();
        let with_card = named.iter().filter(|site| site.card.is_some());
        let laid = with_card.map(|site| site.laid_out(known(site).map(|at| &self.table.zone[at])));
        Ok(laid.chain(std::iter::repeat_with(LocationSlot::unknown).take(open)).collect())
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
