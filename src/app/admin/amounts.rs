//! How much a player keeps, in numbers and in words.

use serde::Serialize;

use keep::archive::ArchivedRecord as KeptRecord;
use keep::holdings::StoreHoldings;
use keep::logs::LogKind;
use page::locale::{Texts, msg};

/// How many there are of what a player makes at the table.
#[derive(Default, Serialize)]
pub(crate) struct Tally {
    games: usize,
    trainings: usize,
    campaigns: usize,
    decks: usize,
    /// Names of cards in the collection.
    owned: usize,
}

impl From<&StoreHoldings> for Tally {
    fn from(holdings: &StoreHoldings) -> Tally {
        Tally {
            games: holdings.games,
            trainings: holdings.trainings,
            campaigns: holdings.campaigns,
            decks: holdings.decks,
            owned: holdings.owned,
        }
    }
}

impl Tally {
    /// Counts a record, if it is one of these.
    pub(crate) fn count(&mut self, record: &KeptRecord) {
        let counted = match record {
            KeptRecord::Log(log) => match LogKind::from_code(&log.kind) {
                Some(LogKind::Campaign) => &mut self.campaigns,
                Some(LogKind::Cadet) => &mut self.trainings,
                Some(LogKind::Solo) | None => &mut self.games,
            },
            KeptRecord::Deck(_) => &mut self.decks,
            KeptRecord::Owned(_) => &mut self.owned,
            KeptRecord::Import(_) | KeptRecord::Note(_) | KeptRecord::Star(_) | KeptRecord::Setting(_) => return,
        };
        *counted += 1;
    }

    /// Each number with its words.
    pub(crate) fn words(&self, texts: &Texts) -> [(usize, String); 5] {
        let (games, trainings) = (self.games, self.trainings);
        let campaigns = self.campaigns;
        [
            (games, msg::doctor_kept_games(texts, games)),
            (trainings, msg::doctor_kept_trainings(texts, trainings)),
            (campaigns, msg::doctor_kept_campaigns(texts, campaigns)),
            (self.decks, msg::doctor_kept_decks(texts, self.decks)),
            (self.owned, msg::doctor_kept_owned(texts, self.owned)),
        ]
    }
}

/// The words of what there is any of.
pub(crate) fn of_any(counts: impl IntoIterator<Item = (usize, String)>) -> impl Iterator<Item = String> {
    let some = counts.into_iter().filter(|(count, _)| *count > 0);
    some.map(|(_, words)| words)
}
