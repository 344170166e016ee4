//! Controls for what only some games have: the Junk beside the Market, and Khan's board.

use super::deeds::Deed;
use super::{Asker, field, fields};
use crate::locale::msg;
use crate::page::{Choice, Control, Field};
use crate::solo::rules::marks::{Khan, Places};
use crate::view::kit::titles::captain_name;

impl Asker<'_> {
    /// The Junk, where it is followed.
    pub(super) fn junk_deed(&self) -> Option<Deed> {
        let table = self.table;
        let group = || self.junk(&table.junk, table.unnamed_junk, "");
        let is_followed = self.telling.book.follows_junk();
        is_followed.then(|| self.grouped("junk", msg::status_junk, vec![group()]))
    }

    /// The Bot's tracks, or the traits Khan has marked and whether he is in exile.
    pub(super) fn board_deeds(&self) -> Vec<Deed> {
        let (khan, places) = (&self.table.khan, self.telling.book.mark_places());
        match (khan, places) {
            (Some(khan), Some(places)) => vec![
                self.deed("marks", msg::status_marks, vec![self.marks(khan, places)]),
                self.deed("exile", msg::status_exile, vec![self.exile(khan)]),
            ],
            (None, _) | (_, None) => {
                let tracks = self.tracks(self.table.tracks, "");
                vec![self.deed("tracks", msg::solo_bot_tracks, tracks)]
            }
        }
    }

    /// All traits that have a place, the player's Captain's behind the printed ones.
    fn marks(&self, khan: &Khan, places: Places<'_>) -> Field {
        let texts = self.texts();
        let name = |slug: &str| self.telling.names.of(slug, texts.lang());
        let slugs = places.printed.iter();
        let printed = slugs.map(|slug| Choice::new(slug.as_str(), name(slug)));
        let captain = captain_name(self.telling.book.setup.captain);
        let own = places.captain.iter().map(|slug| {
            let label = format!("{} ({captain})", name(slug));
            Choice::new(fields::of_captain(slug), label)
        });
        let held = khan.marks.iter().map(|mark| {
            if mark.place < places.printed.len() {
                mark.slug.clone()
            } else {
                fields::of_captain(&mark.slug)
            }
        });
        let control = Control::Several(printed.chain(own).collect());
        let marks = field("", fields::MARKS, control)(msg::solo_marks(texts));
        marks.holding(held.collect::<Vec<String>>().join("\n"))
    }

    fn exile(&self, khan: &Khan) -> Field {
        let switch = field("", fields::EXILE, Control::Switch);
        switch(msg::solo_exile(self.texts())).holding(if khan.exile { "on" } else { "" })
    }
}
