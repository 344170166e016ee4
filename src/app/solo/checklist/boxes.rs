//! What the set-up of a game with other boxes than the core box, and of crews of other shapes, asks for beside
//! the printed steps (rulebooks of To Boldly Go and Second Contact).

use crate::solo::checklist::SetUpWriter;
use model::{Card, CrewDeck, EntryId, Erratum, GameBox, LaterPrint, Position, Suit};
use page::locale::msg;
use solo::campaign::challenge::ReinforcePlace;

/// Starting Locations of a game, whatever the boxes: 3 in the Neutral Zone and 1 on the Location deck.
const STARTING_LOCATIONS: usize = 4;

impl SetUpWriter<'_> {
    /// What the boxes of the game ask for in the middle of the table; nothing with the core box alone.
    pub(super) fn middle(&self) -> Vec<String> {
        if self.book.setup.boxes.is_core_alone() {
            return Vec::new();
        }
        let told = [
            Some(self.boxes()),
            self.later_stardates(),
            self.replaced(),
            self.fewer_incidents(),
            self.promo_incidents(),
            self.junk(),
            self.rewards(),
        ];
        told.into_iter().flatten().collect()
    }

    fn boxes(&self) -> String {
        let facts = self.book.boxes.iter();
        let own = facts.filter(|facts| self.book.setup.boxes.has(facts.game_box));
        let titles: Vec<&str> = own.map(|facts| facts.title.get(self.texts.lang()).as_str()).collect();
        if titles.len() < 2 {
            return msg::checklist_boxes(self.texts, titles.join(", "));
        }
        let is_start = |card: &EntryId| {
            let position = self.book.card(card).and_then(|card| card.position);
            position == Some(Position::StartingLocation)
        };
        let locations = self.book.commons(Suit::Location).into_iter();
        let others = locations.filter(|card| !is_start(card)).count();
        let all = others + STARTING_LOCATIONS;
        msg::checklist_boxes_mixed(self.texts, titles.join(", "), others, all)
    }

    /// Which Stardate cards, where two boxes have some (rulebook of To Boldly Go).
    fn later_stardates(&self) -> Option<String> {
        self.mixes_bases().then(|| msg::checklist_stardates_later(self.texts))
    }

    fn mixes_bases(&self) -> bool {
        let boxes = &self.book.setup.boxes;
        boxes.has(GameBox::Core) && boxes.has(GameBox::ToBoldlyGo)
    }

    /// Cards that take the place of others, under a number of their own or the old one, where both boxes are mixed.
    fn replaced(&self) -> Option<String> {
        let is_corrected = |erratum: &Erratum| erratum.later.contains(&LaterPrint::Replacement);
        let takes_place = |card: &Card| card.replaces.is_some() || card.errata.iter().any(is_corrected);
        let are_mixed = self.mixes_bases();
        let replacing = self.ids(|card| are_mixed && takes_place(card));
        self.some(&replacing, |cards| msg::checklist_mixed(self.texts, cards))
    }

    fn fewer_incidents(&self) -> Option<String> {
        let common = self.common_incidents(|of| !of.is_promo()).len();
        let brought = self.book.incidents().len() - self.book.commons(Suit::Incident).len();
        let stay = self.book.incidents_at_start() - brought;
        (common > stay).then(|| msg::checklist_incidents_back(self.texts, common, common - stay))
    }

    fn promo_incidents(&self) -> Option<String> {
        let promos = self.common_incidents(GameBox::is_promo);
        self.some(&promos, |cards| msg::checklist_incidents_promo(self.texts, cards, promos.len()))
    }

    fn junk(&self) -> Option<String> {
        let count = self.book.starting_junk();
        (count > 0).then(|| msg::checklist_junk(self.texts, count))
    }

    fn rewards(&self) -> Option<String> {
        let count = self.ids(|card| card.position == Some(Position::Rewards)).len();
        (count > 0).then(|| msg::checklist_rewards(self.texts, count))
    }

    fn common_incidents(&self, fits: impl Fn(GameBox) -> bool) -> Vec<EntryId> {
        self.ids(|card| card.deck == CrewDeck::Common && card.suit == Suit::Incident && fits(card.game_box))
    }

    fn ids(&self, fits: impl Fn(&Card) -> bool) -> Vec<EntryId> {
        let cards = self.book.cards.values().filter(|card| fits(card));
        cards.map(|card| card.id.clone()).collect()
    }

    /// What is unlike other crews in the player's own area.
    pub(super) fn own_peculiar(&self) -> Vec<String> {
        let own = self.book.setup.captain;
        let hand = self.book.own_board.opening_hand.map(|cards| msg::checklist_own_hand(self.texts, cards));
        let told = [self.own_teams(own), self.no_reserve(own), hand];
        told.into_iter().flatten().collect()
    }

    /// Where the Away Teams are that do not begin on the Captain.
    fn own_teams(&self, own: CrewDeck) -> Option<String> {
        let captain = self.book.captain_card(own)?;
        let teams = captain.away_teams.filter(|_| captain.away_teams_elsewhere)?;
        let at = |card: &&Card| card.deck == own && card.suit == Suit::Location && card.away_teams.is_some();
        let place = self.book.cards.values().find(at);
        Some(match place.zip(place.and_then(|card| card.away_teams)) {
            Some((card, there)) => {
                let place = self.titles(std::slice::from_ref(&card.id));
                msg::checklist_own_teams_at(self.texts, teams, there, place)
            }
            None => msg::checklist_own_teams_aside(self.texts, teams),
        })
    }

    fn no_reserve(&self, own: CrewDeck) -> Option<String> {
        let has_none = self.at(own, Position::Reserve).is_empty();
        has_none.then(|| msg::checklist_own_no_reserve(self.texts))
    }

    /// The solo Directives of a game with other boxes, one sentence each.
    pub(super) fn directives_of_boxes(&self, reinforce: String) -> String {
        let (texts, setup) = (self.texts, &self.book.setup);
        let place = setup.loadout.as_ref().map(|loadout| loadout.reinforce);
        let reinforce = match place {
            Some(ReinforcePlace::Deck | ReinforcePlace::Reserve) => {
                msg::checklist_directive_placed(texts, reinforce)
            }
            None if setup.campaign.is_some() => msg::checklist_directive_campaign(texts, reinforce),
            Some(ReinforcePlace::Box) | None => msg::checklist_directive_stays(texts, reinforce),
        };
        let challenges = [(GameBox::Core, setup.conspiracy), (GameBox::ToBoldlyGo, setup.countdown)];
        let told = challenges.into_iter().filter_map(|(of, is_asked)| {
            let card = self.titles(&[self.book.challenge_of(of)?]);
            Some(match (is_asked, of == GameBox::Core) {
                (false, _) => msg::checklist_directive_stays(texts, card),
                (true, true) => msg::checklist_directive_available(texts, card),
                (true, false) => msg::checklist_directive_reserve(texts, card),
            })
        });
        let all: Vec<String> = std::iter::once(reinforce).chain(told).collect();
        all.join(" ")
    }
}

impl SetUpWriter<'_> {
    /// The board, if it has places for traits in the place of tracks.
    pub(super) fn board_with_marks(&self) -> Option<String> {
        let places = self.book.mark_places()?.count();
        Some(msg::checklist_board_marks(self.texts, self.bot(), places))
    }

    /// The Supplement deck, if one card of it lies under all others.
    pub(super) fn supplement_with_last(&self) -> Option<String> {
        let mut cards = self.book.starting(Position::Development);
        let at = cards.iter().position(|card| self.book.is_last(card))?;
        let last = self.titles(&[cards.remove(at)]);
        Some(if self.is_virtual() {
            msg::checklist_supplement_last_virtual(self.texts, cards.len(), last)
        } else {
            msg::checklist_supplement_last(self.texts, last, cards.len())
        })
    }

    /// The program cards of a Bot that begins in exile.
    pub(super) fn programs_in_exile(&self) -> String {
        if self.is_virtual() {
            msg::checklist_programs_exile_virtual(self.texts)
        } else {
            msg::checklist_programs_exile(self.texts)
        }
    }

    /// The Bot deck without a card put on top of it.
    pub(super) fn deck_alone(&self, available: usize) -> String {
        if self.is_virtual() {
            msg::checklist_deck_alone_virtual(self.texts, available)
        } else {
            msg::checklist_deck_alone(self.texts, available)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::SetUp;
    use model::{CrewDeck, Lang};
    use page::locale::Texts;
    use page::render::Terminal;
    use solo::state::setup::DeckMode;
    use words::sample::{book, check_pages, names};

    #[test]
    fn khan_begins_in_exile_with_a_card_under_his_supplement_deck() {
        let names = names();
        for deck in [DeckMode::Physical, DeckMode::Virtual] {
            let book = book(CrewDeck::Khan, deck);
            check_pages(|texts| SetUp::new(texts, &names, &book).page());
            let list = SetUp::new(&Texts::new(Lang::De), &names, &book).page();
            let text = Terminal::new(Some(400), false).render(&list);
            for part in ["12 Merkmale", "Genesis-Gerät", "Khan im Exil"] {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert!(!text.contains("Zorniger") && !text.contains("die einfache Seite"));
            let boxed = text.contains("Zurück in die Schachtel: Ceti Alpha V, Ceti Alpha VI");
            let physical = text.contains("Lege Genesis-Gerät verdeckt");
            assert_eq!(physical, deck == DeckMode::Physical, "{text}");
            assert_eq!(boxed, deck == DeckMode::Physical, "{text}");
        }
    }
}
