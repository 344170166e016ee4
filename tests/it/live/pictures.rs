//! Pictures among the words: bars, heights, what the missions need, the Neutral Zone.

use crate::kit::evening::{Evening, both};

#[test]
fn decks_and_tables_are_seen_at_a_glance() {
    let evening = Evening {
        before: &[
            "solo new --bot koloth --captain picard --difficulty ensign --seed 1 --name evening",
            "solo correct zone Betazed + 2 bot + 1 you",
        ],
        ..Evening::default()
    };
    evening.everywhere(|player| {
        let bar = format!("23 {} ", "█".repeat(23));
        player.runs("tricorder deck stats example:klingon", 0, both(&bar));
        // Of 135 points all are within reach.
        let whole = format!(" {} ", "█".repeat(40));
        player.sees(both(&whole));
        player.runs("tricorder deck odds example:klingon", 0, ["4 60.9%▅", "4 60,9 %▅"]);
        player.runs(
            "tricorder solo status",
            0,
            ["Betazed Bot 2+0 · you 1+0 ██░", "Betazed Computer 2+0 · du 1+0 ██░"],
        );
        // Nothing of the state of the Bot is cut.
        player.sees(["· Military 0 (×1)", "· Militär 0 (×1)"]);
        player.sees(["the Bot draws 2 cards", "der Computer zieht 2 Karten"]);
    });
}
