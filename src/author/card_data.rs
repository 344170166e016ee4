//! What `tricorder admin data cards` says.

use std::collections::HashMap;

use serde::Serialize;

use app::CommandReport;
use app::admin::import::report::FileReport;
use data::import::FieldCorrection;
use model::{CardField, CcgCard, EntryId};
use page::locale::{Texts, msg};
use page::{Page, Words};
use words::Term;

/// What the cards came to.
#[derive(Serialize)]
pub struct CardData {
    /// The card files that were read, in the order in which they were read.
    pub files: Vec<FileReport>,
    cards: usize,
    added: usize,
    changed: usize,
    /// Cards that were there before and are as they were.
    kept: usize,
    /// Fields that an older file has otherwise, by card.
    differences: Vec<FieldDifference>,
}

#[derive(Serialize)]
struct FieldDifference {
    card: String,
    field: CardField,
    earlier: Option<String>,
    value: Option<String>,
    is_correction: bool,
}

impl CardData {
    /// Compares the cards there were with those that are written.
    pub fn new(
        files: Vec<FileReport>,
        known: &[CcgCard],
        all: &[CcgCard],
        differences: Vec<FieldCorrection>,
    ) -> CardData {
        let before: HashMap<&EntryId, &CcgCard> = known.iter().map(|card| (&card.id, card)).collect();
        let is_changed = |card: &&CcgCard| before.get(&card.id).is_some_and(|old| old != card);
        let difference = |difference: FieldCorrection| FieldDifference {
            card: difference.card,
            field: difference.earlier.field,
            earlier: difference.earlier.value,
            value: difference.value,
            is_correction: difference.is_correction,
        };
        let changed = all.iter().filter(is_changed).count();
        CardData {
            files,
            cards: all.len(),
            added: all.len() - known.len(),
            changed,
            kept: known.len() - changed,
            differences: differences.into_iter().map(difference).collect(),
        }
    }

    fn add_differences(&self, page: &mut Page, texts: &Texts, is_correction: bool) {
        let all = self.differences.iter();
        let meant: Vec<_> = all.filter(|difference| difference.is_correction == is_correction).collect();
        if meant.is_empty() {
            return;
        }
        page.gap();
        page.say(if is_correction {
            msg::admin_cards_corrected(texts, meant.len())
        } else {
            msg::admin_cards_mended(texts, meant.len())
        });
        for difference in meant {
            page.say_hanging(Words::foreign(&difference.line(texts)), 2);
        }
    }
}

impl FieldDifference {
    fn line(&self, texts: &Texts) -> String {
        let value = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".to_owned());
        let (earlier, now) = (value(&self.earlier), value(&self.value));
        msg::admin_cards_difference(texts, &self.card, self.field.term(texts), earlier, now)
    }
}

impl CommandReport for CardData {
    fn page(&self, texts: &Texts) -> Page {
        let mut page = Page::parts(self.files.iter().map(|file| file.page(texts)));
        page.gap();
        page.say(msg::admin_cards_written(texts, self.cards, self.added, self.changed, self.kept));
        self.add_differences(&mut page, texts, true);
        self.add_differences(&mut page, texts, false);
        page
    }
}
