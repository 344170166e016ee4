//! Market and Neutral Zone as told, alone or in one line with the Stardate card.

use super::several::{Refused, are_numbers, each, lacking, parts};
use super::{Reader, answer, unreadable};
use crate::cli::parsers::shown;
use crate::cli::solo::notation;
use crate::error::{Error, SoloError};
use crate::locale::{Texts, msg};
use crate::model::{EntryId, Suit};
use crate::solo::Forces;
use crate::solo::state::question::{Answer, Question};
use crate::solo::state::tabletop::{MARKET, Site, Slot, TOP};
use crate::text::vocabulary::words;

/// More Locations than this never lie in the Neutral Zone.
const MOST_SITES: usize = 6;

/// What a part of a line tells of.
enum Told {
    Stardate(Answer),
    Tracks([u8; 3]),
    /// A place of the Market.
    Slot(usize, Slot),
    Site(SiteTold),
}

/// A place of the Neutral Zone; without a card, the Location deck cannot fill it.
struct SiteTold {
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
    pub fn market(self, text: &str) -> Result<[Slot; 4], Refused> {
        let cards = self.market_cards();
        let told = each(&parts(self, text), |part| self.part(part, &cards))?;
        Ok(self.slots(&told))
    }

    /// The Neutral Zone as told: named Locations that are known are changed, others stay; with a new
    /// name, all are laid out anew from left to right, `-` for a place the Location deck cannot fill.
    ///
    /// # Errors
    /// When a part cannot be read or names no Location.
    pub fn zone(self, text: &str) -> Result<Vec<Site>, Refused> {
        let cards = self.locations();
        let parts = parts(self, text);
        let told = each(&parts, |part| self.part(part, &cards))?;
        self.sites(&told, text)
            .map_err(|error| lacking(&parts, error))
    }

    /// An answer about places nobody knows, if it names them all; else what was named is kept.
    ///
    /// # Errors
    /// With the places that are missing.
    pub fn whole(self, answer: Answer, text: &str) -> Result<Answer, Refused> {
        match self.missing(std::slice::from_ref(&answer)) {
            Some(error) => Err(lacking(&parts(self, text), error)),
            None => Ok(answer),
        }
    }

    /// Answers to several questions about the table in one line: each part says itself what it is about.
    ///
    /// # Errors
    /// When a part cannot be read, or one that is needed is missing.
    pub fn table(self, questions: &[Question], text: &str) -> Result<Answer, Refused> {
        let mut cards = self.market_cards();
        cards.extend(self.locations());
        let parts = parts(self, text);
        let shown = questions.iter().find_map(|question| {
            let Question::Stardate { card, .. } = question else {
                return None;
            };
            Some(*card)
        });
        let is_tracks = |question: &Question| matches!(question, Question::Tracks { .. });
        let asks_tracks = questions.iter().any(is_tracks);
        let told = each(&parts, |part| match shown {
            _ if asks_tracks && notation::three(part, TOP).is_some() => {
                Ok(Told::Tracks(notation::three(part, TOP).unwrap_or_default()))
            }
            Some(shown) if are_numbers(part) || words::ANSWER_END.is(part) => {
                Ok(Told::Stardate(answer::stardate(shown, part)?))
            }
            Some(_) | None => self.part(part, &cards),
        })?;
        let answers = questions
            .iter()
            .map(|question| self.of(question, &told, text))
            .collect::<Result<Vec<_>, Error>>()
            .map_err(|error| lacking(&parts, error))?;
        match self.missing(&answers) {
            Some(error) => Err(lacking(&parts, error)),
            None => Ok(Answer::Several(answers)),
        }
    }

    fn of(self, question: &Question, told: &[Told], text: &str) -> Result<Answer, Error> {
        let stardate = told.iter().rev().find_map(|told| match told {
            Told::Stardate(answer) => Some(answer.clone()),
            Told::Tracks(_) | Told::Slot(..) | Told::Site(_) => None,
        });
        let tracks = told.iter().rev().find_map(|told| match told {
            Told::Tracks(steps) => Some(Answer::Tracks(*steps)),
            Told::Stardate(_) | Told::Slot(..) | Told::Site(_) => None,
        });
        match question {
            Question::Tracks { .. } => tracks
                .or_else(|| question.shown())
                .ok_or_else(|| unreadable(text)),
            Question::Market { .. } => Ok(Answer::Market(self.slots(told))),
            Question::Zone { .. } => Ok(Answer::Zone(self.sites(told, text)?)),
            Question::Stardate { .. }
            | Question::Refill { .. }
            | Question::NewSite { .. }
            | Question::Reveal { .. }
            | Question::Drawn { .. }
            | Question::EncounterLeft
            | Question::Incidents { .. }
            | Question::Part { .. }
            | Question::Where { .. }
            | Question::Junk { .. }
            | Question::PlayerHas { .. }
            | Question::DiscardedIs { .. }
            | Question::Several { .. }
            | Question::Choice { .. } => stardate
                .or_else(|| question.shown())
                .ok_or_else(|| unreadable(text)),
        }
    }

    /// What has not been said of the places nobody knows.
    pub(super) fn missing(self, answers: &[Answer]) -> Option<Error> {
        let texts = Texts::new(self.lang);
        let mut places: Vec<String> = Vec::new();
        for answer in answers {
            match answer {
                Answer::Market(slots) => {
                    let named = notation::PLACES.iter().zip(slots);
                    let unknown = named.filter(|(_, slot)| **slot == Slot::Unknown);
                    places.extend(unknown.map(|((word, _), _)| shown(*word, self.lang).to_owned()));
                }
                Answer::Zone(sites) => places.extend(open_sites(&texts, sites)),
                Answer::Stardate { .. }
                | Answer::Tracks(_)
                | Answer::Card(_)
                | Answer::Count(_)
                | Answer::Part(_)
                | Answer::Where(_)
                | Answer::Yes(_)
                | Answer::Choice(_)
                | Answer::Junk(_)
                | Answer::Several(_)
                | Answer::Later => {}
            }
        }
        let places = places.join(" · ");
        (!places.is_empty()).then(|| SoloError::PlacesMissing { places }.into())
    }

    /// A part about the Market or the Neutral Zone, whichever its card belongs to.
    fn part(self, text: &str, cards: &[EntryId]) -> Result<Told, Error> {
        if let Some(place) = notation::emptied_place(text) {
            return Ok(Told::Slot(place, Slot::Empty));
        }
        let typed = notation::typed(text)?;
        if typed.name == "-" {
            return Ok(Told::Site(SiteTold {
                card: None,
                bot: None,
                player: Forces::default(),
            }));
        }
        let card = self.card_among(typed.name, &self.not_the_bots(cards.to_vec()))?;
        let suit = self.book.suit(&card);
        if let Some(place) = MARKET.iter().position(|other| *other == suit) {
            let tokens = typed.tokens()?;
            return Ok(Told::Slot(place, Slot::Card { card, tokens }));
        }
        let (bot, player) = typed.forces()?;
        Ok(Told::Site(SiteTold {
            card: Some(card),
            bot: typed.names_bot().then_some(bot.teams),
            player,
        }))
    }

    fn slots(self, told: &[Told]) -> [Slot; 4] {
        let mut slots = self.table.market.clone();
        for told in told {
            if let Told::Slot(place, slot) = told {
                slots[*place] = slot.clone();
            }
        }
        slots
    }

    fn sites(self, told: &[Told], text: &str) -> Result<Vec<Site>, Error> {
        let named: Vec<&SiteTold> = told
            .iter()
            .filter_map(|told| match told {
                Told::Site(site) => Some(site),
                Told::Stardate(_) | Told::Tracks(_) | Told::Slot(..) => None,
            })
            .collect();
        let known = |site: &SiteTold| self.table.site_of(site.card.as_ref()?);
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
        Ok(laid
            .chain(std::iter::repeat_with(Site::unknown).take(open))
            .collect())
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

impl SiteTold {
    /// The place as told. The Bot's Away Teams stay as they were unless named.
    fn laid_out(&self, before: Option<&Site>) -> Site {
        let known = before.map_or(0, |site| site.bot_teams);
        Site {
            card: self.card.clone(),
            bot_teams: self.bot.unwrap_or(known),
            player: self.player,
        }
    }
}

/// The places of the Neutral Zone nobody knows, as they are shown; the zone alone if it is all of them.
fn open_sites(texts: &Texts, sites: &[Site]) -> Vec<String> {
    let open: Vec<String> = (1_usize..)
        .zip(sites)
        .filter(|(_, site)| site.card.is_none())
        .map(|(place, _)| msg::ask_laid_site(texts, place))
        .collect();
    if open.len() > 1 && open.len() == sites.len() {
        vec![msg::status_zone(texts)]
    } else {
        open
    }
}
