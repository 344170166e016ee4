//! A campaign as it is told.

use crate::kit::transcript::compare;

#[test]
fn a_campaign_from_its_first_game() {
    compare(
        "campaign",
        &[
            (
                "campaign new --captain picard --mode yellow-alert --challenge tuesday,gazelle,two-weeks --name mine",
                "",
            ),
            ("campaign record --bot koloth --score 84 --bot-score 71", ""),
            ("campaign record --bot sela --won", ""),
            ("campaign upgrade --reinforce Risa", ""),
            ("campaign upgrade --reinforce Pakled_Freighter", ""),
            ("campaign upgrade --bonus 2", ""),
            ("campaign record --bot koloth --lost", ""),
            ("campaign record --bot picard --lost", ""),
            ("campaign record --bot sela --score 70 --bot-score 70", ""),
            ("campaign undo", ""),
            ("campaign review", ""),
            ("campaign export --to markdown", ""),
            ("campaign list", ""),
            ("campaign remove mine", ""),
        ],
    );
}

/// Georgiou's bonus takes a Person from each of two places; one alone is allowed.
#[test]
fn a_bonus_takes_a_card_from_each_of_two_places() {
    compare(
        "campaign_both",
        &[
            ("campaign new --captain picard --mode stun --boxes core,to-boldly-go --name both", ""),
            ("campaign record --bot georgiou --score 84 --bot-score 71", ""),
            ("campaign upgrade --bonus 1 --own-card Worf; Will Riker", ""),
            ("campaign upgrade --bonus 1 --own-card Worf; Deanna Troi", ""),
            ("campaign upgrade --bonus 1 --own-card Worf; Data", ""),
            ("campaign undo", ""),
            ("campaign upgrade --bonus 1 --own-card Data", ""),
            ("campaign remove both", ""),
        ],
    );
}
