//! What is set right through the controls of the local page.

use super::super::board;
use super::super::refused::explained;
use super::super::unreadable;
use super::Form;
use crate::error::Error;
use crate::model::EntryId;
use crate::solo::state::correction::Correction;
use crate::solo::state::question::{Answer, Question};
use crate::solo::state::refusal::of_zone;
use crate::view::solo::control::fields;

impl Form<'_> {
    pub(super) fn junk_correction(&self) -> Result<Correction, Error> {
        Ok(Correction::Junk {
            cards: self.junk(self.reader.table.unnamed_junk)?,
            unnamed: 0,
        })
    }

    /// Traits of Khan's board by their slugs.
    pub(super) fn marks(&self) -> Result<Correction, Error> {
        let sent = self.filled.all(fields::MARKS).flat_map(str::lines);
        let wanted: Vec<(&str, bool)> = sent.map(fields::mark).collect();
        let printed = self
            .reader
            .book
            .mark_places()
            .map_or(0, |at| at.printed.len());
        board::marks(
            self.reader,
            &wanted,
            |(slug, _)| slug,
            |(slug, own), place, open| *slug == open && *own == (place >= printed),
        )
    }

    pub(super) fn zone_correction(&self) -> Result<Correction, Error> {
        let (sites, teams) = (self.zone()?, self.reader.table.teams);
        let question = Question::Zone {
            sites: sites.clone(),
            teams,
        };
        let is_open = sites.iter().all(|site| site.card.is_none());
        if is_open || question.accepts(&Answer::Zone(sites.clone())) {
            return Ok(Correction::Zone { sites });
        }
        Err(explained(self.reader, of_zone(&sites, teams), ""))
    }

    /// A Ship of the Bot, and the neutral Location it stands at, by its place.
    pub(super) fn ship(&self) -> Result<Correction, Error> {
        let table = self.reader.table;
        let ships: Vec<EntryId> = table.ships.iter().map(|ship| ship.card.clone()).collect();
        let card = self.reader.card_among(self.get(fields::CARD), &ships)?;
        let at = match self.get(fields::PLACE) {
            fields::ELSEWHERE => None,
            place => {
                let site = table.zone.get(self.read::<usize>(fields::PLACE)?);
                let card = site.and_then(|site| site.card.clone());
                Some(card.ok_or_else(|| unreadable(place))?)
            }
        };
        Ok(Correction::Ship { card, at })
    }
}
