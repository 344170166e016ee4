//! Games against the Bot, campaigns, Cadet Training, single questions about the Bot, and the boxes they need.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::{Detail, errors};

errors! {
    /// What a game does not allow, and cards it does not know.
    SoloError as Solo;

    /// No card has this name.
    UnknownCard { name: String, suggestions: Vec<String> } as unknown_card
        => 1, err_unknown_card(name), try hint_unknown_card(), near suggestions;
    /// Several cards have this name.
    AmbiguousCard { name: String, listed: Detail } as ambiguous_card
        => 2, err_ambiguous_card(name), try hint_ambiguous_card(listed, name);
    /// The Bot never resolves this card.
    NeverResolved { card: String } as never_resolved => 2, err_never_resolved(card), try hint_never_resolved();
    /// The data has no program or board for a captain.
    NoProgram { captain: String } as no_program => 2, err_no_program(captain), try hint_no_program();
    /// A word of a preference is no suit, trait or icon.
    UnknownFilter { word: String } as unknown_filter => 1, err_unknown_filter(word), try hint_unknown_filter();
    /// Cards on the table are written in a way that cannot be read.
    Notation { text: String } as notation => 2, err_notation(text), try hint_notation();
    /// No solo game was ever begun.
    NoGame => 1, err_no_game(), try hint_no_game();
    /// No Cadet Training was ever begun.
    NoTraining => 1, err_no_training(), try hint_no_training();
    /// A card that exists but cannot be meant here.
    ImpossibleCard { card: String } as impossible_card => 2, err_impossible_card(card), try hint_impossible_card();
    /// A card that lies elsewhere, as far as may be known.
    CardElsewhere { card: String, place: String } as card_elsewhere => 2, err_card_elsewhere(card, place), try hint_impossible_card();
    /// A card of a crew, where a common one is asked for or one of another crew.
    CardOfCrew { card: String, captain: String } as card_of_crew => 2, err_card_of_crew(card, captain), try hint_impossible_card();
    /// An answer, event or correction that cannot be read.
    UnreadableReply { text: String } as unreadable_reply => 2, err_unreadable_reply(text), try hint_unreadable_reply();
    /// More Away Teams of the Bot were named than it has.
    TooManyTeams { captain: String, teams: u8, sent: usize } as too_many_teams
        => 2, err_too_many_teams(captain, teams, sent), try hint_too_many_teams();
    /// A Location was named twice.
    LocationTwice { location: String } as location_twice
        => 2, err_location_twice(location), try hint_location_twice();
    /// A place of the Neutral Zone was not named.
    OpenSite => 2, err_open_site(), try hint_open_site();
    /// The Stardate card on top cannot have this number.
    StardateRange { first: u8, last: u8 } as stardate_range
        => 2, err_stardate_range(first, last), try hint_stardate_range();
    /// The Stardate card on top always has Glory on it.
    StardateWithoutGlory
        => 2, err_stardate_without_glory(), try hint_stardate_without_glory();
    /// A place of the Market was not named.
    OpenMarket { place: usize } as open_market => 2, err_open_market(place), try hint_open_market();
    /// Places of the table nobody knows were left out of an answer.
    PlacesMissing { places: String } as places_missing => 2, err_places_missing(places), try hint_places_missing();
    /// Fewer cards were named than were asked for.
    NamesMissing { missing: usize } as names_missing => 2, err_names_missing(missing), try hint_names_missing();
    /// A field of a form was left empty.
    LeftEmpty => 2, err_left_empty(), try hint_left_empty();
    /// A new Location was named, and not all of them.
    WholeZone => 2, err_whole_zone(), try hint_whole_zone();
    /// No event has this name.
    UnknownEvent { word: String, suggestions: Vec<String> } as unknown_event
        => 2, err_unknown_event(word), try hint_unknown_event(), near suggestions;
    /// Nothing of this name can be corrected.
    UnknownCorrection { word: String, suggestions: Vec<String> } as unknown_correction
        => 2, err_unknown_correction(word), try hint_unknown_correction(), near suggestions;
    /// A trait that has no place on Khan's board, or none that is free.
    TraitNotOpen { word: String, open: Detail } as trait_not_open
        => 2, err_trait_not_open(word), try hint_trait_not_open(open);
    /// A Bot that marks no traits.
    NoMarks { captain: String } as no_marks => 2, err_no_marks(captain), try hint_no_marks();
    /// A question must be answered first.
    QuestionOpen => 2, err_question_open(), try hint_question_open();
    /// The game is over.
    GameOver => 2, err_game_over(), try hint_game_over();
    /// There is nothing to undo.
    NothingToUndo => 2, err_nothing_to_undo(), try hint_nothing_to_undo();
    /// There is nothing to redo.
    NothingToRedo => 2, err_nothing_to_redo(), try hint_nothing_to_redo();
    /// Both sides would play the same captain.
    SameCaptain { captain: String } as same_captain => 2, err_same_captain(captain), try hint_same_captain();
    /// A list of cards cannot be read.
    CardList { path: String, reason: Reason } as card_list
        => 2, err_card_list(path, reason), try hint_card_list();
    /// A list of cards names a card twice.
    ListedTwice { name: String } as listed_twice => 2, err_listed_twice(name), try hint_listed_twice();
    /// Facedown cards that count and must be named before scoring.
    Facedown { count: usize, among: Vec<String> } as facedown
        => 2, err_facedown(count), try hint_facedown(among);
}

errors! {
    /// What the rules of a campaign forbid, and log books that cannot be read.
    CampaignError as Campaign;

    /// No campaign was ever begun.
    NoCampaign => 1, err_no_campaign(), try hint_no_campaign();
    /// A file is no log book of a campaign.
    LogBook { file: PathBuf, reason: Reason } as log_book => 2, err_log_book(file, reason), try hint_log_book();
    /// A log book with an entry against the rules, counted from 1.
    LogBookEntry { file: PathBuf, entry: usize } as log_book_entry
        => 2, err_log_book_entry(entry, file), try hint_log_book_entry();
    /// No further game or upgrade: the campaign has ended.
    Over { name: String } as over => 2, err_campaign_over(name), try hint_campaign_over();
    /// No review yet: games are left.
    Running { name: String, left: usize } as running
        => 1, err_campaign_running(name, left), try hint_campaign_running();
    /// The upgrade after the last game comes first.
    UpgradeDue { opponent: String } as upgrade_due => 2, err_upgrade_due(opponent), try hint_upgrade_due();
    /// There is no game to choose an upgrade for.
    NoUpgradeDue => 2, err_no_upgrade_due(), try hint_no_upgrade_due();
    /// A captain that cannot be the opponent: `own` or `beaten`.
    WrongOpponent { captain: String, reason: &'static str, allowed: Vec<String> } as wrong_opponent
        => 2, err_wrong_opponent(reason, captain), try hint_wrong_opponent(allowed);
    /// A game with these points is no win.
    NotWon { score: i32, bot: i32 } as not_won => 2, err_not_won(score, bot), try hint_not_won();
    /// Rules of Acquisition leave Option A only.
    OptionBBarred => 2, err_option_b_barred(), try hint_option_b_barred();
    /// Doing without an upgrade is not allowed.
    UpgradeNeeded => 2, err_upgrade_needed(), try hint_upgrade_needed();
    /// A card that may not join the Reinforcement pile, and what may instead.
    UnfitCard { card: String, reason: &'static str, possible: Vec<String> } as unfit_card
        => 2, err_unfit_card(reason, card), try hint_unfit_card(possible);
    /// `--bonus` names a bonus that does not exist.
    NoSuchBonus { number: usize, count: usize } as no_such_bonus
        => 2, err_no_such_bonus(number, count), try hint_no_such_bonus();
    /// A bonus that is a boost, given with a card.
    BonusTakesNoCard { number: usize } as bonus_takes_no_card
        => 2, err_bonus_takes_no_card(number), try hint_bonus_takes_no_card();
    /// A bonus that moves a card, given without one.
    BonusNeedsCard { number: usize, possible: Vec<String> } as bonus_needs_card
        => 2, err_bonus_needs_card(number), try hint_bonus_needs_card(possible);
    /// A challenge that a captain cannot take.
    ClosedChallenge { challenge: String, captain: String } as closed_challenge
        => 2, err_closed_challenge(challenge, captain), try hint_closed_challenge();
}

errors! {
    /// What cannot be played with the boxes at hand.
    BoxError as Boxes;

    /// None of the boxes stands alone.
    NotAlone { boxes: Vec<String>, base: &'static str, codes: String } as not_alone
        => 2, err_boxes_not_alone(boxes), try hint_boxes_not_alone(base, codes);
    /// A captain comes with a box that is not among those chosen.
    CaptainBeyond { captain: String, title: String, boxes: String } as captain_beyond
        => 2, err_captain_beyond(captain, title), try hint_captain_beyond(boxes);
    /// An option needs a card of a box that is not among those chosen.
    OptionBeyond { option: String, title: String, boxes: String } as option_beyond
        => 2, err_option_beyond(option, title), try hint_captain_beyond(boxes);
    /// A card is in a box the player does not have.
    CardBeyond { card: String, title: String, boxes: String } as card_beyond
        => 1, err_card_beyond(card, title), try hint_captain_unknown(boxes);
    /// A captain comes with a box the player does not have.
    CaptainUnknown { captain: String, title: String, boxes: String } as captain_unknown
        => 1, err_captain_unknown(captain, title), try hint_captain_unknown(boxes);
}
