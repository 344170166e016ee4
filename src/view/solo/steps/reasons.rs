//! Why a row goes on as it does, as sentences: the condition with its figures, and what was lacking.

use super::Telling;
use crate::locale::msg;
use crate::model::{Faceup, Preference};
use crate::solo::state::step::reasons::{Check, Checked, Lack};
use crate::solo::state::tabletop::Zone;
use crate::view::kit::terms::Term;
use crate::view::solo::effects::Sentences;

impl Telling<'_> {
    /// How a condition was decided, and by what.
    pub(super) fn tested(&self, holds: bool, checks: &[Check]) -> String {
        let each: Vec<String> = checks.iter().map(|check| self.check(check)).collect();
        let what = each.join("; ");
        if holds {
            msg::step_tested_holds(self.texts, what)
        } else {
            msg::step_tested_fails(self.texts, what)
        }
    }

    fn check(&self, check: &Check) -> String {
        let texts = self.texts;
        let named = |slug: &str| self.names.of(slug, texts.lang());
        match &check.what {
            Checked::Suit { wanted, card } => {
                let (card, suit) = (self.card(card), self.suit(self.book.suit(card)));
                if check.holds {
                    msg::step_check_suit(texts, card, suit)
                } else {
                    msg::step_check_suit_not(texts, card, suit, self.suit(*wanted))
                }
            }
            Checked::Discard {
                wanted,
                card: Some(card),
            } => msg::step_check_discard(texts, self.card(card), named(wanted)),
            Checked::Discard { wanted, card: None } => {
                msg::step_check_discard_none(texts, named(wanted))
            }
            Checked::AtLeast {
                track,
                wanted,
                step,
            } => msg::step_check_at_least(texts, track.term(texts), *step, *wanted),
            Checked::AtMost {
                track,
                wanted,
                step,
            } => msg::step_check_at_most(texts, track.term(texts), *step, *wanted),
            Checked::Officer {
                wanted,
                card: Some(card),
            } if check.holds => msg::step_check_officer(texts, self.card(card), named(wanted)),
            Checked::Officer {
                wanted,
                card: Some(card),
            } => msg::step_check_officer_not(texts, self.card(card), named(wanted)),
            Checked::Officer { wanted, card: None } => {
                msg::step_check_officer_none(texts, named(wanted))
            }
            Checked::Card(what) => self.card_checked(check.holds, what),
            Checked::Side(what) => self.side_checked(check.holds, what),
            Checked::Discarded { wanted, discarded } => {
                let wanted = self.suit(*wanted);
                match (check.holds, *discarded) {
                    (true, _) => msg::step_check_discarded(texts, wanted),
                    (false, true) => msg::step_check_discarded_not(texts, wanted),
                    (false, false) => msg::step_check_discarded_none(texts),
                }
            }
        }
    }

    /// What is lacking for what a row asks.
    pub(super) fn lack(&self, lack: &Lack) -> String {
        let texts = self.texts;
        let named = |slug: &str| self.names.of(slug, texts.lang());
        match lack {
            Lack::Market { prefer } => {
                let prefer = Sentences::new(texts, self.names).preference(prefer);
                msg::step_lack_market(texts, prefer)
            }
            Lack::Discard { wanted, cards } => {
                msg::step_lack_discard(texts, *cards, self.suit(*wanted))
            }
            Lack::Discarded { wanted, not, cards } => {
                let names: Vec<String> = wanted.iter().map(|slug| named(slug)).collect();
                let wanted = names.join(" / ");
                match not {
                    Some(not) if wanted.is_empty() => {
                        msg::step_lack_discarded_without(texts, *cards, named(not))
                    }
                    Some(not) => msg::step_lack_discarded_but(texts, *cards, wanted, named(not)),
                    None => msg::step_lack_discarded(texts, *cards, wanted),
                }
            }
            Lack::NoIncident => msg::step_lack_no_incident(texts),
            Lack::Junk { prefer, from } => self.lacks_there(prefer, *from),
            Lack::Step { step } => msg::step_lack_step(texts, *step),
            Lack::Destination => msg::step_lack_destination(texts),
            Lack::Teams { wanted, away } => msg::step_lack_teams(texts, *away, *wanted),
            Lack::Controlled { without, cards } => {
                let without = without.as_deref().map_or_else(String::new, named);
                msg::step_lack_controlled(texts, *cards, without)
            }
            Lack::InPlay { wanted } => msg::step_lack_in_play(texts, named(wanted)),
            Lack::Nothing { zone } => match zone {
                Zone::Supplement => msg::step_lack_supplement(texts),
                Zone::Ships => msg::step_none_ships(texts),
                Zone::Officer => msg::step_none_officer(texts),
                Zone::Discard => msg::step_none_discard(texts),
                Zone::Controlled => msg::step_none_controlled(texts),
                Zone::Deck | Zone::Staging | Zone::Log | Zone::Gone => msg::step_none_other(texts),
            },
        }
    }

    fn lacks_there(&self, prefer: &Preference, from: Faceup) -> String {
        let prefer = Sentences::new(self.texts, self.names).preference(prefer);
        match from {
            Faceup::Market => msg::step_lack_market(self.texts, prefer),
            Faceup::Junk => msg::step_lack_junk(self.texts, prefer),
            Faceup::MarketOrJunk => msg::step_lack_market_or_junk(self.texts, prefer),
        }
    }
}
