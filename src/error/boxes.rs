//! Boxes that are missing.

use super::variants::errors;

errors! {
    /// What cannot be played with the boxes at hand.
    BoxError as Boxes;

    /// None of the boxes stands alone.
    NotAlone { boxes: Vec<String>, base: &'static str, codes: String }
        => 2, err_boxes_not_alone(boxes), try hint_boxes_not_alone(base, codes);
    /// A captain comes with a box that is not among those chosen.
    CaptainBeyond { captain: String, title: String, boxes: String }
        => 2, err_captain_beyond(captain, title), try hint_captain_beyond(boxes);
    /// An option needs a card of a box that is not among those chosen.
    OptionBeyond { option: String, title: String, boxes: String }
        => 2, err_option_beyond(option, title), try hint_captain_beyond(boxes);
    /// A card is in a box the player does not have.
    CardBeyond { card: String, title: String, boxes: String }
        => 1, err_card_beyond(card, title), try hint_captain_unknown(boxes);
    /// A captain comes with a box the player does not have.
    CaptainUnknown { captain: String, title: String, boxes: String }
        => 1, err_captain_unknown(captain, title), try hint_captain_unknown(boxes);
}
