//! Games against the Bot, Cadet Training, and single questions about the Bot.

use super::reason::Reason;
use super::variants::{Detail, errors};

errors! {
    /// What a game does not allow, and cards it does not know.
    SoloError as Solo;

    /// No card has this name.
    UnknownCard { name: String, suggestions: Vec<String> }
        => 1, err_unknown_card(name), try hint_unknown_card(), near suggestions;
    /// Several cards have this name.
    AmbiguousCard { name: String, listed: Detail }
        => 2, err_ambiguous_card(name), try hint_ambiguous_card(listed, name);
    /// Several cards that may be meant have this name; their numbers are those of the list shown.
    AmbiguousAnswer { name: String, listed: Detail }
        => 2, err_ambiguous_card(name), try hint_ambiguous_answer(listed);
    /// The Bot never resolves this card.
    NeverResolved { card: String } => 2, err_never_resolved(card), try hint_never_resolved();
    /// The data has no program or board for a captain.
    NoProgram { captain: String } => 2, err_no_program(captain), try hint_no_program();
    /// A word of a preference is no suit, trait or icon.
    UnknownFilter { word: String } => 1, err_unknown_filter(word), try hint_unknown_filter();
    /// Cards on the table are written in a way that cannot be read.
    Notation { text: String } => 2, err_notation(text), try hint_notation();
    /// No solo game was ever begun.
    NoGame => 1, err_no_game(), try hint_no_game();
    /// No Cadet Training was ever begun.
    NoTraining => 1, err_no_training(), try hint_no_training();
    /// A card that exists but cannot be meant here.
    ImpossibleCard { card: String } => 2, err_impossible_card(card), try hint_impossible_card();
    /// A card that lies elsewhere, as far as may be known.
    CardElsewhere { card: String, place: String } => 2, err_card_elsewhere(card, place), try hint_impossible_card();
    /// A card of a crew, where a common one is asked for or one of another crew.
    CardOfCrew { card: String, captain: String } => 2, err_card_of_crew(card, captain), try hint_impossible_card();
    /// An answer, event or correction that cannot be read.
    UnreadableReply { text: String } => 2, err_unreadable_reply(text), try hint_unreadable_reply();
    /// More Away Teams of the Bot were named than it has.
    TooManyTeams { captain: String, teams: u8, sent: usize }
        => 2, err_too_many_teams(captain, teams, sent), try hint_too_many_teams();
    /// A Location was named twice.
    LocationTwice { location: String }
        => 2, err_location_twice(location), try hint_location_twice();
    /// A place of the Neutral Zone was not named.
    OpenSite => 2, err_open_site(), try hint_open_site();
    /// The Stardate card on top cannot have this number.
    StardateRange { first: u8, last: u8 }
        => 2, err_stardate_range(first, last), try hint_stardate_range();
    /// The Stardate card on top always has Glory on it.
    StardateWithoutGlory
        => 2, err_stardate_without_glory(), try hint_stardate_without_glory();
    /// A place of the Market was not named.
    OpenMarket { place: usize } => 2, err_open_market(place), try hint_open_market();
    /// Places of the table nobody knows were left out of an answer.
    PlacesMissing { places: String } => 2, err_places_missing(places), try hint_places_missing();
    /// Fewer cards were named than were asked for.
    NamesMissing { missing: usize } => 2, err_names_missing(missing), try hint_names_missing();
    /// A field of a form was left empty.
    LeftEmpty => 2, err_left_empty(), try hint_left_empty();
    /// A new Location was named, and not all of them.
    WholeZone => 2, err_whole_zone(), try hint_whole_zone();
    /// No event has this name.
    UnknownEvent { word: String, suggestions: Vec<String> }
        => 2, err_unknown_event(word), try hint_unknown_event(), near suggestions;
    /// Nothing of this name can be corrected.
    UnknownCorrection { word: String, suggestions: Vec<String> }
        => 2, err_unknown_correction(word), try hint_unknown_correction(), near suggestions;
    /// A trait that has no place on Khan's board, or none that is free.
    TraitNotOpen { word: String, open: Detail }
        => 2, err_trait_not_open(word), try hint_trait_not_open(open);
    /// A Bot that marks no traits.
    NoMarks { captain: String } => 2, err_no_marks(captain), try hint_no_marks();
    /// A question must be answered first.
    QuestionOpen => 2, err_question_open(), try hint_question_open();
    /// The game is over.
    GameOver => 2, err_game_over(), try hint_game_over();
    /// There is nothing to undo.
    NothingToUndo => 2, err_nothing_to_undo(), try hint_nothing_to_undo();
    /// There is nothing to redo.
    NothingToRedo => 2, err_nothing_to_redo(), try hint_nothing_to_redo();
    /// Both sides would play the same captain.
    SameCaptain { captain: String } => 2, err_same_captain(captain), try hint_same_captain();
    /// A list of cards cannot be read.
    CardList { path: String, reason: Reason }
        => 2, err_card_list(path, reason), try hint_card_list();
    /// A list of cards names a card twice.
    ListedTwice { name: String } => 2, err_listed_twice(name), try hint_listed_twice();
    /// Facedown cards that count and must be named before scoring.
    Facedown { count: usize, among: Vec<String> }
        => 2, err_facedown(count), try hint_facedown(among);
}
