//! What the Bot's choices need to know of the player's captain: multipliers of the tracks, what Focus icons bring a
//! board without tracks, and the token that weighs two.

use model::{EntryId, MarkedFocus, Specialty, Tracks};

use super::market::Choose;
use super::run::{Flow, Run};
use crate::state::question::{CaptainQuestion, Question, QuestionAnswer};
use crate::{Forces, Multipliers};

impl<'a> Run<'a> {
    /// The multipliers the player may have by now.
    pub(super) fn possible_player_multipliers(&self) -> Vec<Multipliers<'static>> {
        let book = self.book;
        let is_asked = book.own_tracks().is_some() || book.setup.asks_own_captain;
        if self.table.fresh.tracks || !is_asked {
            return vec![book.player_multipliers(&self.table)];
        }
        match book.own_tracks() {
            Some(tracks) if book.joins() => every_multiplier(tracks, self.table.player_tracks),
            // Games begun before questions were joined looked at every step; their logs hold the answers to that.
            Some(tracks) => every_multiplier(tracks, [0; 3]),
            None => every_focus(book.own_board.focus(), self.table.player_focus),
        }
    }

    /// What the player's values are, as far as a choice hangs on it.
    pub(super) fn require_player_values(&mut self, choose: &Choose<'a, '_>) -> Flow {
        if !self.tracks_decide(choose) {
            return Ok(());
        }
        if self.book.own_tracks().is_some() {
            let answer = self.ask(|table| Question::Tracks { steps: table.player_tracks })?;
            self.take_tracks(&answer);
            return Ok(());
        }
        // A Captain that is flipped and a trait that is marked stay so.
        let focus = self.book.own_board.focus();
        let steps =
            [(CaptainQuestion::IsFlipped, focus.flipped), (CaptainQuestion::AreAllMarked, focus.all_marked)];
        for (about, brings) in steps {
            let is_open = self.table.player_focus < brings && self.tracks_decide(choose);
            if !is_open {
                continue;
            }
            if !self.ask_yes(&Question::OwnCaptain { about })? {
                self.table.fresh.tracks = true;
                break;
            }
            self.table.player_focus = brings;
        }
        Ok(())
    }

    /// The player's tracks as told.
    pub fn take_tracks(&mut self, answer: &QuestionAnswer) {
        if let QuestionAnswer::Tracks(steps) = answer {
            self.table.player_tracks = *steps;
            self.table.fresh.tracks = true;
        }
    }

    /// Glory for the player's tokens at a Location the Bot takes control of: 1 each. A fleet is told as 2
    /// and is one token: its card counts it twice for securing only.
    pub(super) fn glory_for_player(&mut self, location: &EntryId, player: Forces) -> Flow<u8> {
        let tokens = u8::try_from(player.count()).unwrap_or(u8::MAX);
        let has_fleet = self.book.has_own_fleet() && player.ships >= 2;
        if !has_fleet {
            return Ok(tokens);
        }
        let about = CaptainQuestion::IsFleetAt(location.clone());
        let is_here = self.ask_yes(&Question::OwnCaptain { about })?;
        Ok(tokens - u8::from(is_here))
    }
}

/// Every combination of multipliers a board allows a player whose markers stood at these steps before:
/// they only go up.
fn every_multiplier(tracks: &Tracks, steps: [u8; 3]) -> Vec<Multipliers<'static>> {
    let values = Specialty::ALL.map(|track| {
        let now = steps[track as usize];
        let thresholds = tracks.thresholds(track).iter();
        let later = thresholds.filter(|threshold| threshold.step > now);
        let now = std::iter::once(tracks.multiplier(track, now));
        now.chain(later.map(|threshold| threshold.multiplier)).collect::<Vec<u8>>()
    });
    let [research, influence, military] = &values;
    let mut all = Vec::new();
    for research in research {
        for influence in influence {
            for military in military {
                all.push(Multipliers::from_order([*research, *influence, *military]));
            }
        }
    }
    all
}

/// All that Focus icons may bring by now on a board without tracks: it only goes up.
fn every_focus(focus: MarkedFocus, least: u8) -> Vec<Multipliers<'static>> {
    let steps = [0, focus.flipped, focus.all_marked].into_iter();
    steps.filter(|brings| *brings >= least).map(|brings| Multipliers::from_order([brings; 3])).collect()
}
