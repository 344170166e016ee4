//! Games against the Bot, campaigns, Cadet Training, single questions about the Bot, and the boxes they need.

use std::path::PathBuf;

use super::variants::{Detail, errors};
use page::locale::Reason;

errors! {
    /// What a game does not allow, and cards it does not know.
    SoloError as Solo;

    /// No card has this name.
    UnknownCard {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_card
        => 1, err_unknown_card(name), try hint_unknown_card(), near suggestions;
    /// No card of a game has this name.
    NoCardInGame {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_card_in_game
        => 1, err_no_card_in_game(name), try hint_unknown_card(), near suggestions;
    /// A number was typed where a name is asked for.
    NumberForName {
        /// The number as typed.
        number: String,
    } as number_for_name => 2, err_number_for_name(number), try hint_number_for_name();
    /// A number the list shown does not have.
    BeyondList {
        /// The number as typed.
        number: String,
        /// The last number of the list.
        most: usize,
    } as beyond_list => 2, err_beyond_list(number, most), try hint_beyond_list();
    /// A number that cannot be.
    OutOfRange {
        /// The line or the part of it as typed.
        text: String,
        /// The lowest number possible.
        least: i32,
        /// The highest number possible.
        most: i32,
    } as out_of_range => 2, err_out_of_range(text), try hint_out_of_range(least, most);
    /// No three steps of the tracks.
    TrackSteps {
        /// The line or the part of it as typed.
        text: String,
    } as track_steps => 2, err_track_steps(text), try hint_track_steps();
    /// More Glory than a Stardate card begins with.
    StardateFull {
        /// The number of the card.
        card: u8,
        /// The Glory it begins with.
        most: u8,
    } as stardate_full => 2, err_stardate_full(card, most), try hint_stardate_full();
    /// More Glory than a Stardate card can hold by now.
    StardateGlory {
        /// The number of the card.
        card: u8,
        /// The most Glory there can be on it.
        most: u8,
    } as stardate_glory => 2, err_stardate_glory(most, card), try hint_stardate_glory();
    /// More Away Teams of the player were named than they have.
    TooManyOwnTeams {
        /// The captain of the player.
        captain: String,
        /// Away Teams the player can have.
        teams: u8,
        /// Away Teams that were named.
        sent: usize,
    } as too_many_own_teams
        => 2, err_too_many_teams(captain, teams, sent), try hint_too_many_own_tokens();
    /// More Ships of the player were named than they can have.
    TooManyShips {
        /// Ships the player can have.
        ships: u8,
        /// Ships that were named.
        sent: usize,
    } as too_many_ships
        => 2, err_too_many_ships(ships, sent), try hint_too_many_own_tokens();
    /// A `-` where several decks may have run out.
    WhichDeck => 2, err_which_deck(), try hint_which_deck();
    /// Several cards have this name.
    AmbiguousCard {
        /// The name as typed.
        name: String,
        /// The candidates with their numbers, as they are shown.
        listed: Detail,
    } as ambiguous_card
        => 2, err_ambiguous_card(name), try hint_ambiguous_card(listed, name);
    /// The Bot never resolves this card.
    NeverResolved {
        /// The title of the card.
        card: String,
    } as never_resolved => 2, err_never_resolved(card), try hint_never_resolved();
    /// The data has no program or board for a captain.
    NoProgram {
        /// The name of the captain.
        captain: String,
    } as no_program => 2, err_no_program(captain), try hint_no_program();
    /// A word of a preference is no suit, trait or icon.
    UnknownFilter {
        /// The word as typed.
        word: String,
    } as unknown_filter => 1, err_unknown_filter(word), try hint_unknown_filter();
    /// Cards on the table are written in a way that cannot be read.
    Notation {
        /// The text as typed.
        text: String,
    } as notation => 2, err_notation(text), try hint_notation();
    /// No solo game was ever begun.
    NoGame => 1, err_no_game(), try hint_no_game();
    /// No Cadet Training was ever begun.
    NoTraining => 1, err_no_training(), try hint_no_training();
    /// A card that exists but cannot be meant here.
    ImpossibleCard {
        /// The title of the card.
        card: String,
    } as impossible_card => 2, err_impossible_card(card), try hint_impossible_card();
    /// A card that lies elsewhere, as far as may be known.
    CardElsewhere {
        /// The title of the card.
        card: String,
        /// Where it lies, in the words that follow "lies".
        place: String,
    } as card_elsewhere => 2, err_card_elsewhere(card, place), try hint_impossible_card();
    /// A card of a crew, where a common one is asked for or one of another crew.
    CardOfCrew {
        /// The title of the card.
        card: String,
        /// The captain whose crew it belongs to.
        captain: String,
    } as card_of_crew => 2, err_card_of_crew(card, captain), try hint_impossible_card();
    /// An answer, event or correction that cannot be read.
    UnreadableReply {
        /// The line or the part of it as typed.
        text: String,
    } as unreadable_reply => 2, err_unreadable_reply(text), try hint_unreadable_reply();
    /// More Away Teams of the Bot were named than it has.
    TooManyTeams {
        /// The captain the Bot plays.
        captain: String,
        /// Away Teams the Bot has.
        teams: u8,
        /// Away Teams that were named.
        sent: usize,
    } as too_many_teams
        => 2, err_too_many_teams(captain, teams, sent), try hint_too_many_teams();
    /// A card was named twice.
    CardTwice {
        /// The title of the card.
        card: String,
    } as card_twice
        => 2, err_card_twice(card), try hint_card_twice();
    /// A place of the Neutral Zone was not named.
    OpenSite => 2, err_open_site(), try hint_open_site();
    /// The Stardate card on top cannot have this number.
    StardateRange {
        /// The lowest number that can be on top.
        first: u8,
        /// The highest number that can be on top.
        last: u8,
    } as stardate_range
        => 2, err_stardate_range(first, last), try hint_stardate_range();
    /// The Stardate card on top always has Glory on it.
    StardateWithoutGlory
        => 2, err_stardate_without_glory(), try hint_stardate_without_glory();
    /// A place of the Market was not named.
    OpenMarket {
        /// The place, from 1 at the left.
        place: usize,
    } as open_market => 2, err_open_market(place), try hint_open_market();
    /// Places of the table nobody knows were left out of an answer.
    PlacesMissing {
        /// What the places are called, as they are shown.
        places: String,
    } as places_missing => 2, err_places_missing(places), try hint_places_missing();
    /// Fewer cards were named than were asked for.
    NamesMissing {
        /// Cards that are still to be named.
        missing: usize,
    } as names_missing => 2, err_names_missing(missing), try hint_names_missing();
    /// A field of a form was left empty.
    LeftEmpty => 2, err_left_empty(), try hint_left_empty();
    /// A new Location was named, and not all of them.
    WholeZone => 2, err_whole_zone(), try hint_whole_zone();
    /// No event has this name.
    UnknownEvent {
        /// The word as typed.
        word: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_event
        => 2, err_unknown_event(word), try hint_unknown_event(), near suggestions;
    /// Nothing of this name can be corrected.
    UnknownCorrection {
        /// The word as typed.
        word: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_correction
        => 2, err_unknown_correction(word), try hint_unknown_correction(), near suggestions;
    /// A trait that has no place on Khan's board, or none that is free.
    TraitNotOpen {
        /// The trait as typed.
        word: String,
        /// The traits that can still be marked, as they are shown.
        open: Detail,
    } as trait_not_open
        => 2, err_trait_not_open(word), try hint_trait_not_open(open);
    /// A Bot that marks no traits.
    NoMarks {
        /// The captain the Bot plays.
        captain: String,
    } as no_marks => 2, err_no_marks(captain), try hint_no_marks();
    /// A question must be answered first.
    QuestionOpen => 2, err_question_open(), try hint_question_open();
    /// The game is over.
    GameOver => 2, err_game_over(), try hint_game_over();
    /// There is nothing to undo.
    NothingToUndo => 2, err_nothing_to_undo(), try hint_nothing_to_undo();
    /// There is nothing to redo.
    NothingToRedo => 2, err_nothing_to_redo(), try hint_nothing_to_redo();
    /// Both sides would play the same captain.
    SameCaptain {
        /// The name of the captain.
        captain: String,
    } as same_captain => 2, err_same_captain(captain), try hint_same_captain();
    /// A list of cards cannot be read.
    CardList {
        /// The file as named.
        path: String,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as card_list
        => 2, err_card_list(path, reason), try hint_card_list();
    /// A list of cards names a card twice.
    ListedTwice {
        /// The title of the card.
        name: String,
    } as listed_twice => 2, err_listed_twice(name), try hint_listed_twice();
    /// Facedown cards that count and must be named before scoring.
    Facedown {
        /// Facedown cards that are still to be named.
        count: usize,
        /// The titles of the cards they can be.
        among: Vec<String>,
    } as facedown
        => 2, err_facedown(count), try hint_facedown(among), tap hint_facedown_tap(among);
}

errors! {
    /// What the rules of a campaign forbid, and log books that cannot be read.
    CampaignError as Campaign;

    /// No campaign was ever begun.
    NoCampaign => 1, err_no_campaign(), try hint_no_campaign();
    /// A file is no log book of a campaign.
    LogBook {
        /// The file as named.
        file: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as log_book => 2, err_log_book(file, reason), try hint_log_book();
    /// A log book with an entry against the rules, counted from 1.
    LogBookEntry {
        /// The file as named.
        file: PathBuf,
        /// The number of the entry, from 1.
        entry: usize,
    } as log_book_entry
        => 2, err_log_book_entry(entry, file), try hint_log_book_entry();
    /// No further game or upgrade: the campaign has ended.
    Over {
        /// The name of the campaign.
        name: String,
    } as over => 2, err_campaign_over(name), try hint_campaign_over();
    /// No review yet: games are left.
    Running {
        /// The name of the campaign.
        name: String,
        /// Games that can still come.
        left: usize,
    } as running
        => 1, err_campaign_running(name, left), try hint_campaign_running();
    /// The upgrade after the last game comes first.
    UpgradeDue {
        /// The captain the last game was against.
        opponent: String,
    } as upgrade_due => 2, err_upgrade_due(opponent), try hint_upgrade_due();
    /// There is no game to choose an upgrade for.
    NoUpgradeDue => 2, err_no_upgrade_due(), try hint_no_upgrade_due();
    /// A captain that cannot be the opponent: `own` or `beaten`.
    WrongOpponent {
        /// The captain that was named.
        captain: String,
        /// The code of what stands against it.
        reason: &'static str,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
    } as wrong_opponent
        => 2, err_wrong_opponent(reason, captain), try hint_wrong_opponent(allowed);
    /// A game with these points is no win.
    NotWon {
        /// The player's points.
        score: i32,
        /// The Bot's points.
        bot: i32,
    } as not_won => 2, err_not_won(score, bot), try hint_not_won(), tap hint_not_won_tap();
    /// Rules of Acquisition leave Option A only.
    OptionBBarred => 2, err_option_b_barred(), try hint_option_b_barred(), tap hint_option_b_barred_tap();
    /// Doing without an upgrade is not allowed.
    UpgradeNeeded => 2, err_upgrade_needed(), try hint_upgrade_needed();
    /// A card that may not join the Reinforcement pile, and what may instead.
    UnfitCard {
        /// The title of the card.
        card: String,
        /// The code of what stands against it.
        reason: &'static str,
        /// The titles of the cards that may join instead.
        possible: Vec<String>,
    } as unfit_card
        => 2, err_unfit_card(reason, card), try hint_unfit_card(possible);
    /// `--bonus` names a bonus that does not exist.
    NoSuchBonus {
        /// The number as typed.
        number: usize,
        /// Bonuses there are, numbered from 1.
        count: usize,
    } as no_such_bonus
        => 2, err_no_such_bonus(number, count), try hint_no_such_bonus();
    /// A bonus that is a boost, given with a card.
    BonusTakesNoCard {
        /// The number of the bonus, from 1.
        number: usize,
    } as bonus_takes_no_card
        => 2, err_bonus_takes_no_card(number), try hint_bonus_takes_no_card(), tap hint_bonus_takes_no_card_tap();
    /// A bonus that moves a card, given without one.
    BonusNeedsCard {
        /// The number of the bonus, from 1.
        number: usize,
        /// The titles of the cards it can move.
        possible: Vec<String>,
    } as bonus_needs_card
        => 2, err_bonus_needs_card(number), try hint_bonus_needs_card(possible), tap hint_bonus_needs_card_tap(possible);
    /// A challenge that a captain cannot take.
    ClosedChallenge {
        /// The challenge in the player's language.
        challenge: String,
        /// The captain of the campaign.
        captain: String,
        /// Its code, by which the reason is told.
        reason: String,
    } as closed_challenge
        => 2, err_closed_challenge(challenge, captain, reason), try hint_closed_challenge();
}

errors! {
    /// What cannot be played with the boxes at hand.
    BoxError as Boxes;

    /// None of the boxes stands alone.
    NotAlone {
        /// The titles of the boxes that were chosen.
        boxes: Vec<String>,
        /// The code of a box with which they can be played.
        base: &'static str,
        /// The codes of the boxes that were chosen, with commas between them.
        codes: String,
    } as not_alone
        => 2, err_boxes_not_alone(boxes), try hint_boxes_not_alone(base, codes);
    /// A captain comes with a box that is not among those chosen.
    CaptainBeyond {
        /// The name of the captain.
        captain: String,
        /// The title of the box.
        title: String,
        /// The codes of the boxes chosen and of this one, with commas between them.
        boxes: String,
    } as captain_beyond
        => 2, err_captain_beyond(captain, title), try hint_captain_beyond(boxes), tap hint_captain_beyond_tap();
    /// An option needs a card of a box that is not among those chosen.
    OptionBeyond {
        /// The option, as in `--countdown`.
        option: String,
        /// The title of the box.
        title: String,
        /// The codes of the boxes chosen and of this one, with commas between them.
        boxes: String,
    } as option_beyond
        => 2, err_option_beyond(option, title), try hint_captain_beyond(boxes), tap hint_captain_beyond_tap();
    /// A card is in a box the player does not have.
    CardBeyond {
        /// The title of the card.
        card: String,
        /// The title of the box.
        title: String,
        /// The codes of the player's boxes and of this one, with commas between them.
        boxes: String,
    } as card_beyond
        => 1, err_card_beyond(card, title), try hint_captain_unknown(boxes);
    /// A captain comes with a box the player does not have.
    CaptainUnknown {
        /// The name of the captain.
        captain: String,
        /// The title of the box.
        title: String,
        /// The codes of the player's boxes and of this one, with commas between them.
        boxes: String,
    } as captain_unknown
        => 1, err_captain_unknown(captain, title), try hint_captain_unknown(boxes);
}
