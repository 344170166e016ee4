//! Khan's own steps as sentences.

use super::{StepText, Telling, in_tone, plain};
use crate::locale::msg;
use crate::page::Tone;
use crate::solo::state::step::khan::KhanStep;

impl Telling<'_> {
    /// Marks, exile and the way back.
    pub fn khan(&self, step: &KhanStep) -> StepText {
        let texts = self.texts;
        plain(match step {
            KhanStep::Marks {
                slug,
                card,
                marked,
                places,
            } => {
                let name = self.names.of(slug, texts.lang());
                match card {
                    Some(card) => {
                        let card = self.title(card);
                        msg::step_khan_marks_card(texts, card, name, *marked, *places)
                    }
                    None => msg::step_khan_marks(texts, name, *marked, *places),
                }
            }
            KhanStep::NothingToMark => {
                return in_tone(Tone::Kept, msg::step_khan_nothing_to_mark(texts));
            }
            KhanStep::NoRow { card } => {
                return in_tone(
                    Tone::Kept,
                    msg::step_khan_no_row(texts, self.printed_title(card)),
                );
            }
            KhanStep::GainsDilithium { at_end, dilithium } => {
                if *at_end {
                    msg::step_khan_dilithium_end(texts, *dilithium)
                } else {
                    msg::step_khan_dilithium(texts, *dilithium)
                }
            }
            KhanStep::SpendsAll { dilithium } => msg::step_khan_spends_all(texts, *dilithium),
            KhanStep::LeavesExile { with_officer } => {
                if *with_officer {
                    msg::step_khan_leaves_exile_with_officer(texts)
                } else {
                    msg::step_khan_leaves_exile_without_officer(texts)
                }
            }
        })
    }
}
