//! The checklists of all captains.

use super::*;
use model::{Boost, Boxes, EffectToken, Lang, Moment, Specialty};
use page::PageBlock;
use page::render::Terminal;
use solo::campaign::challenge::{Demand, ReinforcePlace, TimedBoost};
use solo::state::tabletop::{Face, FacedownPool};
use words::sample::{book, check_pages, names};

fn is_numbered(block: &PageBlock) -> bool {
    matches!(block, PageBlock::Item(item) if item.mark.starts_with("[ ]") && item.mark.ends_with('.'))
}

#[test]
fn every_captain_has_thirteen_steps_in_both_languages() {
    let names = names();
    for bot in Boxes::all().captains() {
        for deck in [DeckMode::Physical, DeckMode::Virtual] {
            let book = book(bot, deck);
            check_pages(|texts| {
                let page = SetUp::new(texts, &names, &book).page();
                let numbered = page.blocks.iter().filter(|block| is_numbered(block));
                assert_eq!(numbered.count(), 13);
                page
            });
        }
    }
}

fn german(bot: CrewDeck, campaign: bool) -> String {
    let mut book = book(bot, DeckMode::Physical);
    book.setup.campaign = campaign.then(|| "x".to_owned());
    let texts = Texts::new(Lang::De);
    let page = SetUp::new(&texts, &names(), &book).page();
    Terminal::new(Some(100), false).render(&page)
}

#[test]
fn an_assignment_stands_inside_the_steps_in_the_order_in_which_it_is_done() {
    let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
    book.setup.campaign = Some("x".to_owned());
    book.setup.loadout = Some(words::sample::loadout());
    let list = SetUp::new(&Texts::new(Lang::De), &names(), &book).page();
    let text = Terminal::new(Some(300), false).render(&list);
    let order = [
        "Einsatz 4 von 10",
        "Suche zuerst aus den Stapeln",
        "Verstärkungs-Stapel",
        "zu deinen Verfügbar-Karten",
        "Baby-Gazelle",
        "5 Karten",
        "Starthand.",
        "2 Ruhm von der ersten",
        "nach dem Ziehen der Starthand",
        "hat danach",
        "[ ]  4.",
        "liegt schon bei deinen Karten",
    ];
    let mut rest = text.as_str();
    for part in order {
        let Some((_, after)) = rest.split_once(part) else {
            panic!("{part} is missing or out of order:\n{text}");
        };
        rest = after;
    }
}

#[test]
fn cards_of_special_captains_are_named() {
    assert!(german(CrewDeck::Sisko, false).contains("obenauf: Bajor, Deep Space 9"));
    assert!(german(CrewDeck::Sela, false).contains("I.R.W. Terix"));
    assert!(german(CrewDeck::Sela, true).contains("Verschwörung gehört"));
    assert!(german(CrewDeck::Burnham, true).contains("Instabiles Dilithium"));
}

#[test]
fn what_is_unlike_other_crews_is_no_change_of_the_campaign() {
    let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
    book.setup.captain = CrewDeck::Khan;
    book.setup.campaign = Some("x".to_owned());
    book.setup.loadout = Some(words::sample::loadout());
    let list = SetUp::new(&Texts::new(Lang::De), &names(), &book).page();
    let text = Terminal::new(Some(400), false).render(&list);
    let no_reserve = text.find("keinen Reserve-Stapel").expect("a crew without one");
    assert!(no_reserve < text.find("Die Kampagne ändert").expect("a campaign"), "{text}");
}

/// Khan's attacks before a game of a campaign: the Incident the Bot takes lies on its deck, the one it is given is
/// the player's choice.
#[test]
fn an_incident_for_the_bot_is_counted_or_has_to_be_reported() {
    let with = |effect: Boost, deck| {
        let mut book = book(CrewDeck::Koloth, deck);
        let mut loadout = words::sample::loadout();
        loadout.demands.clear();
        let when = Moment::AfterHand;
        loadout.boosts = vec![TimedBoost { when, effect }];
        book.setup.campaign = Some("x".to_owned());
        book.setup.loadout = Some(loadout);
        let list = SetUp::new(&Texts::new(Lang::De), &names(), &book).page();
        let text = Terminal::new(Some(400), false).render(&list);
        (text, book.set_up())
    };
    for deck in [DeckMode::Physical, DeckMode::Virtual] {
        let (_, before) = with(Boost::Draw(1), deck);
        let (text, table) = with(Boost::DrawAndForceIncident, deck);
        assert_eq!(table.incidents, before.incidents - 1);
        assert_eq!(table.deck.last(), Some(&Face::Hidden(FacedownPool::Incident)));
        assert!(text.contains("gezählt"), "{text}");
        let (text, table) = with(Boost::GiveIncident, deck);
        assert_eq!(table, before);
        assert!(text.contains("geben KARTE"), "{text}");
    }
}

/// Cards in play from the start change the opening hand of three crews.
#[test]
fn an_opening_hand_other_than_five_is_named() {
    let own = |captain| {
        let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
        book.setup.captain = captain;
        book.own_board = words::sample::board(captain);
        let list = SetUp::new(&Texts::new(Lang::En), &names(), &book).page();
        Terminal::new(Some(400), false).render(&list)
    };
    for (captain, cards) in [(CrewDeck::Rebner, 3), (CrewDeck::Burnham, 6), (CrewDeck::Khan, 6)] {
        let text = own(captain);
        assert_eq!(text.matches(&format!("Your opening hand has {cards} cards.")).count(), 1, "{text}");
    }
    assert!(!own(CrewDeck::Picard).contains("Your opening hand has"));
}

/// A boost that names no moment comes after the opening hand (ruling 118), and one that Khan has no use for says so.
#[test]
fn boosts_stand_at_their_moment() {
    let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
    book.setup.captain = CrewDeck::Khan;
    book.own_board = words::sample::board(CrewDeck::Khan);
    let mut loadout = words::sample::loadout();
    loadout.boosts = vec![
        TimedBoost { when: Moment::BeforeHand, effect: Boost::EnlistReserve },
        TimedBoost { when: Moment::Unnamed, effect: Boost::GainTrack { track: Specialty::Military, amount: 3 } },
    ];
    book.setup.campaign = Some("x".to_owned());
    book.setup.loadout = Some(loadout);
    let text = Terminal::new(Some(400), false).render(&SetUp::new(&Texts::new(Lang::En), &names(), &book).page());
    let order =
        ["you have no Reserve deck", "Draw your opening hand.", "Gain 3 Military", "your board has no tracks"];
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut rest = text.as_str();
    for part in order {
        let (_, after) = rest.split_once(part).unwrap_or_else(|| panic!("{part} is missing:\n{text}"));
        rest = after;
    }
}

/// A boost takes its Glory from the first Stardate card; what empties the card counts on from the next one (solo rules
/// p. 17).
#[test]
fn the_glory_of_a_boost_comes_from_the_first_stardate_card_page_17() {
    let stardate = |boosts: &[u8]| {
        let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
        let mut loadout = words::sample::loadout();
        let glory = |amount: &u8| TimedBoost {
            when: Moment::Unnamed,
            effect: Boost::GainTokens { token: EffectToken::Glory, amount: *amount },
        };
        loadout.boosts = boosts.iter().map(glory).collect();
        book.setup.loadout = Some(loadout);
        let table = book.set_up();
        (table.stardate.card, table.stardate.glory)
    };
    let (first, printed) = stardate(&[]);
    assert_eq!((first, stardate(&[2])), (Some(1), (first, printed - 2)));
    let (second, full) = stardate(&[printed]);
    assert_eq!(second, Some(2));
    assert_eq!(stardate(&[2, printed]), (second, full - 2));
}

/// Two challenges at once: the Reserve deck is mixed anew first, then Reinforce goes into it and stays there.
#[test]
fn reinforce_goes_into_the_reserve_deck_that_was_mixed_anew() {
    let mut book = book(CrewDeck::Koloth, DeckMode::Virtual);
    let mut loadout = words::sample::loadout();
    loadout.reinforce = ReinforcePlace::Reserve;
    loadout.demands = vec![Demand::MixReserve, Demand::ReinforceInReserve];
    book.setup.campaign = Some("x".to_owned());
    book.setup.loadout = Some(loadout);
    let text = Terminal::new(Some(400), false).render(&SetUp::new(&Texts::new(Lang::En), &names(), &book).page());
    let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part} is missing:\n{text}"));
    assert!(
        at("draw that many facedown as your new Reserve deck") < at("into your Reserve deck, not into your deck")
    );
}
