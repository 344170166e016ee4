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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::CrewDeck;
    use crate::solo::state::setup::DeckMode;
    use crate::solo::state::step::groups::ResolutionStep;
    use crate::solo::state::step::{RowName, Step, StepKind};
    use crate::view::sample::{book, card, check_pages, names};
    use crate::view::solo::story::story;

    fn steps() -> Vec<Step> {
        let marks = |of: Option<&str>| KhanStep::Marks {
            slug: "doctor".to_owned(),
            card: of.map(card),
            marked: 3,
            places: 12,
        };
        let dilithium = |at_end| KhanStep::GainsDilithium {
            at_end,
            dilithium: 2,
        };
        let leaves = |with_officer| KhanStep::LeavesExile { with_officer };
        let khan = [
            marks(None),
            marks(Some("boltzmann-brain")),
            KhanStep::NothingToMark,
            KhanStep::NoRow { card: card("vger") },
            dilithium(false),
            dilithium(true),
            KhanStep::SpendsAll { dilithium: 6 },
            leaves(false),
            leaves(true),
        ];
        let row = RowName::Exile {
            number: 5,
            matches: vec!["person".to_owned(), "cargo".to_owned()],
        };
        let resolves = ResolutionStep::Resolves {
            card: card("joachim"),
            row,
            attack: false,
        };
        let own = khan.map(StepKind::Khan).into_iter();
        let kinds = own.chain([StepKind::Resolution(resolves)]);
        kinds.map(|kind| Step { depth: 0, kind }).collect()
    }

    #[test]
    fn every_step_of_khan_reads_well_in_both_languages() {
        let names = names();
        for deck in [DeckMode::Physical, DeckMode::Virtual] {
            let book = book(CrewDeck::Khan, deck);
            check_pages(|texts| story(texts, &names, &book, &steps()));
        }
    }
}
