//! A first lesson, walked through with Enter.

use crate::kit::evening::{ENTER, Evening, Said};

const GO_ON: Said<'_> = ["Press Enter for the next step.", "Enter zeigt den nächsten Schritt."];

#[test]
fn enter_leads_from_step_to_step_and_ends_behind_the_last() {
    Evening::default().everywhere(|player| {
        player.begins("tricorder learn 1e", ["Step 1 of 10", "Schritt 1 von 10"]);
        player.sees(GO_ON);
        for step in 2..10 {
            player.presses(ENTER);
            let [en, de] = [format!("Step {step} of 10"), format!("Schritt {step} von 10")];
            player.sees([&en, &de]);
        }
        player.ends(ENTER, 0);
        player.sees(["Step 10 of 10", "Schritt 10 von 10"]);
    });
}

#[test]
fn who_has_learnt_enough_leaves() {
    Evening::default().everywhere(|player| {
        player.begins("tricorder learn catan", GO_ON);
        player.ends(player.of([":quit\r", ":ende\r"]), 0);
    });
}
