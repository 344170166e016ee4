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
            (
                "campaign record --opponent koloth --score 84 --bot-score 71",
                "",
            ),
            ("campaign record --opponent sela --won", ""),
            ("campaign upgrade --reinforce Risa", ""),
            ("campaign upgrade --reinforce Pakled_Freighter", ""),
            ("campaign upgrade --bonus 2", ""),
            ("campaign record --opponent koloth --lost", ""),
            ("campaign record --opponent picard --lost", ""),
            (
                "campaign record --opponent sela --score 70 --bot-score 70",
                "",
            ),
            ("campaign undo", ""),
            ("campaign review", ""),
            ("campaign export --to markdown", ""),
            ("campaign list", ""),
            ("campaign delete mine", ""),
        ],
    );
}
