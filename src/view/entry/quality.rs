//! A skill, a species or a keyword of cards: what it is, how many cards have it, and the search that
//! lists them.

use serde::{Serialize, Serializer};

use crate::locale::{Texts, msg};
use crate::model::{CardFact, skill_name};
use crate::page::{Page, command, strong};
use crate::store::Tally;
use crate::view::kit::terms::Term;

/// A sentence for each.
pub(super) fn page(texts: &Texts, tallies: &[Tally]) -> Page {
    let mut page = Page::new();
    for tally in tallies {
        let search = command(format!("tricorder search '{}'", tally.search()));
        let (name, game) = (strong(name(tally)), tally.game.term(texts));
        page.say(match tally.fact {
            CardFact::Skill => msg::entry_about_skill(texts, name, game, tally.cards, search),
            CardFact::Species => msg::entry_about_species(texts, name, game, tally.cards, search),
            CardFact::Keyword => msg::entry_about_keyword(texts, name, game, tally.cards, search),
        });
    }
    page
}

/// The name as printed.
fn name(tally: &Tally) -> &str {
    match tally.fact {
        CardFact::Skill => skill_name(&tally.name),
        CardFact::Species | CardFact::Keyword => &tally.name,
    }
}

#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    tally: &'a Tally,
    search: String,
}

/// The tallies, each with its search.
pub(super) fn json<S: Serializer>(tallies: &[Tally], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tallies.iter().map(|tally| Document {
        search: tally.search(),
        tally,
    }))
}
