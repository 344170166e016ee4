//! The Tab key pressed in a bash on a terminal.

use std::fs;

use crate::completions::installed;
use crate::kit::evening::{Evening, Player, TAB, both, ctrl};

/// An empty line again.
fn clears(player: &Player) {
    player.edits(&ctrl('u'), both("at> "));
}

#[test]
fn bash_completes_names_games_decks_and_files() {
    if installed("bash").is_none() {
        return;
    }
    let evening = Evening {
        set: &[("PS1", "at> "), ("INPUTRC", "/dev/null")],
        before: &[
            "solo new --bot koloth --captain picard --difficulty ensign --name evening",
            "deck save example:klingon --name mine",
        ],
        ..Evening::default()
    };
    evening.everywhere(|player| {
        let script = player.aside("admin completions bash");
        fs::write(player.own().join("script"), script).expect("a script");
        fs::write(player.own().join("my deck.txt"), "1 Kira").expect("a list");
        player.hears("bash --norc --noprofile -i\n", both("at> "));
        player.hears("source ~/script; echo re\"\"ady\n", both("ready at> "));
        // What begins several names is shown with all of them at the second press.
        player.presses(&format!("tricorder log{TAB}{TAB}"));
        player.sees(["logging\\ upgrades", "logge\\ diese\\ Karte"]);
        player.until("line", |screen| screen.contents().ends_with("at> tricorder log"));
        clears(player);
        player.edits("tricorder zurückr\t", both("at> tricorder Zurückrufen "));
        clears(player);
        player.edits("tricorder solo resolve pi\t", both("resolve picard "));
        let (begun, card) =
            ([["anc\t", "r\t"], ["ant\t", "r\t"]], ["Ancient\\ Relay\\ Station ", "Antike\\ Relaisstation "]);
        let keys = begun[usize::from(player.lang() == "de")];
        player.edits(keys[0], ["picard Ancient\\ ", "picard Antike\\ "]);
        player.edits(keys[1], card);
        clears(player);
        player.edits("tricorder \"ancient rel\t", both("\"Ancient Relay Station\" "));
        clears(player);
        player.edits("tricorder show --lang=d\t", both("--lang=de "));
        clears(player);
        player.edits("tricorder deck check mi\t", both("check mine "));
        clears(player);
        player.edits("tricorder deck check ~/my\t", both("~/my\\ deck.txt "));
        clears(player);
        player.edits("tricorder solo status --name \t", both("--name evening "));
        clears(player);
        player.ends("exit\n", 0);
    });
}
