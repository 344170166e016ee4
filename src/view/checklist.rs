//! The set-up of one solo game, in the numbered order of solo rules p. 1-2, with its cards named.

use super::program::Names;
use super::question::candidates;
use super::solo::captain_name;
use super::telling::{Telling, number};
use super::{Screen, prose};
use crate::locale::Arg;
use crate::model::{Deck, EntryId, Position, Suit};
use crate::solo::setup::{BoardSide, DeckMode, Rulebook};

/// The checklist of a game.
pub fn checklist(screen: &Screen<'_>, names: &Names, book: &Rulebook) -> String {
    let list = Checklist {
        telling: Telling::on(screen, names, book),
        book,
    };
    let mut out = screen.paint().title(&list.title()) + "\n";
    for (number, item) in (1..).zip(list.items()) {
        let mark = format!("{number:>2}.");
        out.push_str(&prose::item(screen, &mark, &item.text, 0));
        out.push('\n');
        for line in item.below {
            out.push_str(&prose::item(screen, "-", &line, 4));
            out.push('\n');
        }
    }
    out.push('\n');
    out.push_str(&prose::paragraph(
        screen,
        &list.telling.get("checklist-go"),
        0,
    ));
    out + "\n"
}

/// One number of the list.
struct Item {
    text: String,
    below: Vec<String>,
}

struct Checklist<'a> {
    telling: Telling<'a>,
    book: &'a Rulebook,
}

impl Checklist<'_> {
    fn title(&self) -> String {
        let args = [
            ("bot", self.bot().into()),
            ("level", self.level().into()),
            ("captain", captain_name(self.book.setup.captain).into()),
        ];
        self.telling.say("checklist-title", &args)
    }

    fn items(&self) -> Vec<Item> {
        let plain = [
            self.stardates(),
            self.central(),
            self.own(),
            self.directives(),
            self.board(),
        ];
        let after = [
            self.captain(),
            self.supplement(),
            self.deck(),
            self.pile(),
            self.telling
                .get(self.by_mode("checklist-rows", "checklist-rows-virtual")),
            self.teams(),
            self.say("checklist-programs", &[("bot", self.bot().into())]),
        ];
        let item = |text| Item {
            text,
            below: Vec::new(),
        };
        let mut items: Vec<Item> = plain.into_iter().map(item).collect();
        items.push(self.sorted());
        items.extend(after.into_iter().map(item));
        items
    }

    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.telling.say(id, args)
    }

    fn bot(&self) -> String {
        captain_name(self.book.setup.bot)
    }

    fn level(&self) -> String {
        let code = self.book.setup.difficulty.code();
        self.telling.get(&format!("play-level-{code}"))
    }

    fn by_mode(&self, physical: &'static str, by_program: &'static str) -> &'static str {
        match self.book.setup.deck {
            DeckMode::Physical => physical,
            DeckMode::Virtual => by_program,
        }
    }

    fn stardates(&self) -> String {
        let glory = self.book.stardate(1).map_or(0, |card| card.glory);
        let args = [
            ("level", self.level().into()),
            ("cards", self.book.stardates.cards.len().into()),
            ("glory", number(glory)),
        ];
        self.say("checklist-level", &args)
    }

    fn central(&self) -> String {
        let common = self.book.commons(Suit::Incident);
        let mut brought = self.book.incidents();
        let count = brought.len();
        brought.retain(|card| !common.contains(card));
        let first = self.telling.get("checklist-central");
        let incidents = if brought.is_empty() {
            self.say(
                "checklist-central-incidents-plain",
                &[("count", count.into())],
            )
        } else {
            let args = [
                ("cards", self.titles(&brought).into()),
                ("count", count.into()),
            ];
            self.say("checklist-central-incidents", &args)
        };
        format!("{first} {incidents}")
    }

    fn own(&self) -> String {
        let setup = &self.book.setup;
        let side = self.telling.get(match setup.side {
            BoardSide::Basic => "play-side-basic",
            BoardSide::Advanced => "play-side-advanced",
        });
        let captain = self.titles(&self.of_suit(setup.captain, Suit::Captain));
        let args = [("card", captain.into()), ("side", side.into())];
        let mut parts = vec![self.say("checklist-own", &args)];
        let own = |position| self.at(setup.captain, position);
        let named = [
            ("checklist-own-deployed", own(Position::Deployed)),
            (
                "checklist-own-controlled",
                own(Position::ControlledLocation),
            ),
            ("checklist-own-discard", own(Position::Discard)),
            (
                "checklist-own-status",
                self.of_suit(setup.captain, Suit::Status),
            ),
        ];
        parts.extend(self.named(&named));
        parts.join(" ")
    }

    /// A sentence for each list that is not empty.
    fn named(&self, lists: &[(&str, Vec<EntryId>)]) -> Vec<String> {
        let some = lists.iter().filter(|(_, cards)| !cards.is_empty());
        some.map(|(id, cards)| self.say(id, &[("cards", self.titles(cards).into())]))
            .collect()
    }

    fn directives(&self) -> String {
        let setup = &self.book.setup;
        let title = |position| self.titles(&self.at(Deck::Common, position));
        let args = [
            ("reinforce", title(Position::SoloCampaign).into()),
            ("conspiracy", title(Position::SoloChallenge).into()),
        ];
        let id = match (setup.campaign.is_some(), setup.conspiracy) {
            (false, false) => "checklist-directives-none",
            (false, true) => "checklist-directives-conspiracy",
            (true, false) => "checklist-directives-campaign",
            (true, true) => "checklist-directives-both",
        };
        self.say(id, &args)
    }

    fn board(&self) -> String {
        self.say("checklist-board", &[("bot", self.bot().into())])
    }

    fn sorted(&self) -> Item {
        let bot = |position| self.at(self.book.setup.bot, position);
        let incidents = [("checklist-sort-incident", bot(Position::IncidentDeck))];
        if self.book.setup.deck == DeckMode::Virtual {
            return Item {
                text: self.telling.get("checklist-sort-virtual"),
                below: self.named(&incidents),
            };
        }
        let lists = [
            ("checklist-available", self.book.available()),
            ("checklist-deployed", bot(Position::Deployed)),
            ("checklist-controlled", bot(Position::ControlledLocation)),
            ("checklist-reserve", bot(Position::Reserve)),
            ("checklist-development", bot(Position::Development)),
            ("checklist-discard", bot(Position::Discard)),
        ];
        let mut below = self.named(&lists);
        below.extend(self.named(&incidents));
        Item {
            text: self.say("checklist-sort", &[("bot", self.bot().into())]),
            below,
        }
    }

    fn captain(&self) -> String {
        let bot = self.book.setup.bot;
        let captain = self.titles(&self.of_suit(bot, Suit::Captain));
        let mut parts = vec![self.say("checklist-captain", &[("card", captain.into())])];
        let status = [("checklist-captain-status", self.of_suit(bot, Suit::Status))];
        parts.extend(self.named(&status));
        parts.join(" ")
    }

    fn supplement(&self) -> String {
        let count = |position| self.book.starting(position).len().into();
        let args = [
            ("development", count(Position::Development)),
            ("reserve", count(Position::Reserve)),
        ];
        let id = self.by_mode("checklist-supplement", "checklist-supplement-virtual");
        self.say(id, &args)
    }

    fn deck(&self) -> String {
        let top = self.book.on_top();
        let args = [
            ("available", self.book.available().len().into()),
            ("top", self.titles(&top).into()),
        ];
        let id = if self.book.setup.deck == DeckMode::Virtual {
            "checklist-deck-virtual"
        } else if top.len() > 1 {
            "checklist-deck-several"
        } else {
            "checklist-deck-one"
        };
        self.say(id, &args)
    }

    fn pile(&self) -> String {
        let cards = self.book.starting(Position::Discard);
        if cards.is_empty() {
            let id = self.by_mode("checklist-pile-empty", "checklist-pile-empty-virtual");
            return self.telling.get(id);
        }
        let id = self.by_mode("checklist-pile", "checklist-pile-virtual");
        // In the order in which the engine takes them to lie: the last one on top.
        let titles: Vec<String> = cards.iter().map(|card| self.telling.title(card)).collect();
        self.say(id, &[("cards", titles.join(", ").into())])
    }

    fn teams(&self) -> String {
        let teams = self.book.board.away_teams;
        self.say("checklist-teams", &[("teams", number(teams))])
    }

    fn at(&self, deck: Deck, position: Position) -> Vec<EntryId> {
        let cards = self.book.cards.values();
        let fitting = cards.filter(|card| card.deck == deck && card.position == Some(position));
        fitting.map(|card| card.id.clone()).collect()
    }

    fn of_suit(&self, deck: Deck, suit: Suit) -> Vec<EntryId> {
        let cards = self.book.cards.values();
        let fitting = cards.filter(|card| card.deck == deck && card.suit == suit);
        fitting.map(|card| card.id.clone()).collect()
    }

    /// Titles by the alphabet.
    fn titles(&self, cards: &[EntryId]) -> String {
        let cards = candidates(self.book, self.telling.texts.lang(), cards);
        let titles: Vec<String> = cards.iter().map(|card| self.telling.title(card)).collect();
        titles.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{book, check_screens, names};
    use super::*;
    use crate::locale::Texts;
    use crate::model::Lang;

    #[test]
    fn every_captain_has_thirteen_steps_in_both_languages() {
        let names = names();
        for bot in Deck::ALL.iter().filter(|deck| **deck != Deck::Common) {
            for deck in [DeckMode::Physical, DeckMode::Virtual] {
                let book = book(*bot, deck);
                check_screens(|screen| {
                    let text = checklist(screen, &names, &book);
                    assert!(text.contains("13. ") && !text.contains("14. "), "{text}");
                    text
                });
            }
        }
    }

    fn german(bot: Deck, campaign: bool) -> String {
        let mut book = book(bot, DeckMode::Physical);
        book.setup.campaign = campaign.then(|| "x".to_owned());
        let texts = Texts::new(Lang::De);
        checklist(&Screen::new(&texts, Some(100), false), &names(), &book)
    }

    #[test]
    fn cards_of_special_captains_are_named() {
        assert!(german(Deck::Sisko, false).contains("obenauf: Bajor, Deep Space 9"));
        assert!(german(Deck::Sela, false).contains("I.R.W. Terix"));
        assert!(german(Deck::Sela, true).contains("Verschwörung gehört"));
        assert!(german(Deck::Burnham, true).contains("Instabiles Dilithium"));
    }
}
