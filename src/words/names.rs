//! What cards, captains and crews are called.

use model::text::vocabulary::{TypedForms, typed};
use model::text::with_capital;
use model::{Card, CrewDeck, EntryId, Lang};
use page::locale::Texts;

/// Titles one after the other, parted by semicolons where one of them has a comma.
pub fn listed(titles: &[String]) -> String {
    let has_comma = titles.iter().any(|title| title.contains(", "));
    titles.join(if has_comma { "; " } else { ", " })
}

/// The title of the card with an id; the end of the id if the data no longer has the card.
pub fn title(texts: &Texts, id: &EntryId, card: Option<&Card>) -> String {
    card.map_or_else(|| id.slug().to_owned(), |card| card.title.get(texts.lang()).clone())
}

/// The name of a captain.
pub fn captain_name(captain: CrewDeck) -> String {
    with_capital(captain.code())
}

/// The name of a crew: of its captain, or that it is everybody's.
pub fn crew_name(lang: Lang, deck: CrewDeck) -> String {
    match deck {
        CrewDeck::Common => first_form(lang, typed::CREW_COMMON).to_owned(),
        captain => captain_name(captain),
    }
}

/// The form of a word that is shown in a language.
pub fn first_form(lang: Lang, word: TypedForms) -> &'static str {
    match lang {
        Lang::De => word.de[0],
        Lang::En => word.en[0],
    }
}
