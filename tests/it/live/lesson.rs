//! A first lesson, walked through with Enter.

use crate::kit::evening::{ENTER, Evening, Said};

const GO_ON: Said<'_> = ["Press Enter for the next step.", "Enter zeigt den nächsten Schritt."];

#[test]
fn enter_leads_from_step_to_step_and_ends_behind_the_last() {
    Evening::default().everywhere(|player| {
        player.hears("tricorder learn 1e\n", ["Step 1 of 10", "Schritt 1 von 10"]);
        player.sees(GO_ON);
        for step in 2..10 {
            let [en, de] = [format!("Step {step} of 10"), format!("Schritt {step} von 10")];
            player.hears(ENTER, [&en, &de]);
            player.sees(GO_ON);
        }
        player.ends(ENTER, 0);
        player.sees(["Step 10 of 10", "Schritt 10 von 10"]);
    });
}

#[test]
fn who_has_learnt_enough_leaves() {
    Evening::default().everywhere(|player| {
        player.hears("tricorder learn catan\n", GO_ON);
        player.ends(player.of([":quit\n", ":beenden\n"]), 0);
    });
}
