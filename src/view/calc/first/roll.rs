//! A roll: the number, the row of its table, and what to do.

use serde::Serialize;

use crate::calc::first::guest::{FROZEN, Found, Guest};
use crate::calc::first::roll;
use crate::calc::first::roll::{Thrown, card, extra, is_choice};
use crate::calc::first::{Row, Side};
use crate::locale::{Texts, msg};
use crate::view::calc::{Basis, Reckoning, Sum};
use crate::view::kit::terms::Term;

/// A die with the row it leads to. The side is of the event card roll alone and names its column; the seed
/// is null for a real die.
#[derive(Debug, Serialize)]
pub struct Roll<'a> {
    #[serde(flatten)]
    thrown: Thrown,
    row: Row<'a>,
    /// Only if one was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    ship: Option<Brought>,
}

/// A card that turned up, with what comes with it.
#[derive(Debug, Serialize)]
struct Brought {
    name: Guest,
    medical: bool,
    brings: Found,
}

impl<'a> Roll<'a> {
    /// A die, and the row of its table.
    pub fn new(thrown: Thrown, row: Row<'a>) -> Roll<'a> {
        Roll {
            thrown,
            row,
            ship: None,
        }
    }

    /// The same with a card that turned up, and whether the discoverer's ship has 1 Medical.
    pub fn with(self, name: Guest, medical: bool) -> Roll<'a> {
        let brings = name.brings(medical);
        let ship = Some(Brought {
            name,
            medical,
            brings,
        });
        Roll { ship, ..self }
    }

    fn title(&self, texts: &Texts) -> String {
        let name = self.thrown.roll.calculator().term(texts);
        let side = match self.thrown.side {
            None | Some(Side::Normal) => return msg::roll_die(texts, name, self.thrown.die),
            Some(Side::Borg) => msg::roll_side_borg(texts),
            Some(Side::Dominion) => msg::roll_side_dominion(texts),
        };
        msg::roll_die(texts, format!("{name} ({side})"), self.thrown.die)
    }

    fn results(&self, texts: &Texts) -> Vec<String> {
        let number = |column| self.row.number(column).unwrap_or(0);
        match self.thrown.roll {
            roll::Roll::Event => self.event(texts),
            roll::Roll::Movement => {
                let way = self.row.text("move", texts.lang());
                vec![msg::roll_movement(texts, way)]
            }
            roll::Roll::Dilemma => self.dilemma(texts),
            roll::Roll::Mercenary => {
                let action = self.row.text("action", texts.lang());
                vec![
                    msg::roll_mercenary_first(texts),
                    msg::roll_mercenary(texts, action),
                ]
            }
            roll::Roll::Crew => vec![
                msg::roll_crew(texts, number("personnel")),
                msg::roll_crew_exceptions(texts),
            ],
        }
    }

    fn dilemma(&self, texts: &Texts) -> Vec<String> {
        let dilemmas = self.row.number("dilemmas").unwrap_or(0);
        let mut told = vec![msg::roll_dilemma(texts, dilemmas)];
        match &self.ship {
            Some(ship) => told.push(ship.told(texts)),
            None => {
                let extra = extra(self.row, texts.lang());
                told.extend(extra.map(|extra| msg::roll_dilemma_extra(texts, extra)));
            }
        }
        told
    }

    fn event(&self, texts: &Texts) -> Vec<String> {
        let drawn = self.thrown.side.and_then(|side| card(self.row, side));
        let card = drawn.unwrap_or_default();
        let mut told = vec![msg::roll_event(texts, card)];
        if is_choice(card) {
            told.push(msg::roll_event_choice(texts));
        }
        told.push(msg::roll_event_then(texts));
        told
    }
}

impl Brought {
    fn told(&self, texts: &Texts) -> String {
        match self.name {
            Guest::EmpokNor => msg::roll_empok_nor(texts, self.brings.dilemmas),
            Guest::Cryosatellite if self.medical => {
                msg::roll_cryosatellite(texts, self.brings.personnel)
            }
            Guest::Cryosatellite => msg::roll_cryosatellite_alone(texts, FROZEN),
        }
    }
}

impl Sum for Roll<'_> {
    fn reckoning(&self, texts: &Texts, _: &Basis) -> Reckoning {
        let seed = self.thrown.seed;
        let notes = seed.map(|seed| (msg::roll_label_seed(texts), seed.to_string()));
        Reckoning {
            title: self.title(texts),
            result: self.results(texts),
            notes: notes.into_iter().collect(),
            ..Reckoning::default()
        }
    }
}
