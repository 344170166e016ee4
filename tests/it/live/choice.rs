//! Of several hits a number opens one; what the player wrote, marked and opened; rules of one's own in an editor.

use std::fs;

use crate::kit::evening::{Evening, Said, both};

const RECALL: Said<'_> = ["Recall · Zurückrufen", "Zurückrufen · Recall"];
const RULE: &str = "title: { de: Mischglück, en: Mulligan }\n\
    text: { de: \"Ziehe 'neu'.\", en: \"Draw 'anew'.\" }\n";

#[test]
fn a_number_opens_a_hit_now_and_later() {
    Evening::default().everywhere(|player| {
        let asked: Said<'_> = ["Open which (1–2)? ", "Welchen öffnen? (1–2, "];
        player.hears("tricorder search worf --game cc\n", asked);
        player.hears("99\n", asked);
        player.sees(["“99” is not in the list", "„99“ ist keine Nummer der Liste"]);
        player.ends("2\n", 0);
        player.sees(both("Person · Sisko"));
        player.hears("tricorder search worf --game cc\n", asked);
        player.ends("\n", 0);
        player.runs("tricorder list open 1", 0, both("Person · Picard"));
        player.runs("tricorder list open 9", 1, ["“9” is not in the list", "„9“ ist keine Nummer"]);
        player.runs("tricorder note recent", 0, ["Recently viewed (2)", "Zuletzt angesehen (2)"]);
        player.runs("tricorder list open 2", 0, both("Person · Sisko"));
    });
}

#[test]
fn notes_stars_and_the_past_are_kept_and_taken_along() {
    Evening::default().everywhere(|player| {
        player.runs("tricorder note recall Friday", 0, ["Noted.", "Notiert."]);
        player.runs("tricorder recall", 0, both("- Friday"));
        player.runs("tricorder note", 0, both("Friday"));
        player.runs("tricorder note star recall", 0, ["Starred: Recall", "Markiert: Zurückrufen"]);
        player.runs("tricorder note star", 0, ["Stars (1)", "Sterne (1)"]);
        player.runs("tricorder list open 1", 0, RECALL);
        player.runs(
            "tricorder list random keyword --seed 3",
            0,
            ["Free play · Aktionsfrei", "Aktionsfrei spielen · Free"],
        );
        player.runs("tricorder note recent", 0, ["Recently viewed (2)", "Zuletzt angesehen (2)"]);
        player.ends("tricorder backup ~/all.jsonl\n", 0);
        player.runs(
            "tricorder note star recall --remove",
            0,
            ["Star removed: Recall", "Markierung entfernt: Zurückrufen"],
        );
        player.runs("tricorder restore ~/all.jsonl --replace", 0, ["Restored from ", "zurückgeholt: "]);
        player.runs("tricorder note star", 0, ["Stars (1)", "Sterne (1)"]);
    });
}

#[test]
fn a_rule_is_written_in_an_editor_and_mended_at_once() {
    Evening::default().everywhere(|player| {
        // The first time it writes what cannot be read, then what can.
        let own = player.own();
        fs::write(own.join("bad"), RULE.replace("text", "txet")).expect("a file");
        fs::write(own.join("good"), RULE).expect("a file");
        let script = "cd ~; if [ -e bad ]; then mv bad \"$1\"; else cp good \"$1\"; fi\n";
        fs::write(own.join("editor"), script).expect("a file");
        let again: Said<'_> =
            ["Edit again? Enter for yes, n for no: ", "Noch einmal bearbeiten? Enter für ja, n für nein: "];
        player.runs(
            "EDITOR=true tricorder note rule",
            0,
            ["Nothing written, nothing saved", "Du hast nichts geschrieben"],
        );
        player.hears("EDITOR=\"sh $HOME/editor\" tricorder note rule Mulligan\n", again);
        player.ends("\n", 0);
        player.sees(["Your rule is part of the look-up now", "Deine Regel gehört jetzt zum Nachschlagen"]);
        player.runs("tricorder mulligan", 0, ["your own", "eigene Regel"]);
        player.runs("tricorder note rule --list", 0, ["Rules of your own (1)", "Eigene Regeln (1)"]);
    });
}

#[test]
fn what_is_removed_is_asked_for_and_comes_back() {
    Evening::default().everywhere(|player| {
        let sure: Said<'_> =
            ["Delete “mine”? y for yes, Enter for no: ", "„mine“ löschen? j für ja, Enter für nein: "];
        player.ends("tricorder deck save example:klingon --name mine\n", 0);
        player.hears("tricorder deck remove mine\n", sure);
        player.ends("\n", 1);
        player.sees(["“mine” was not deleted.", "„mine“ wurde nicht gelöscht."]);
        player.hears("tricorder deck remove mine\n", sure);
        player.ends("y\n", 0);
        player.runs("tricorder deck restore mine", 0, ["“mine” is back.", "„mine“ ist wieder da."]);
        player.runs("tricorder deck remove mine --yes", 0, ["Deleted “mine”.", "„mine“ ist gelöscht."]);
    });
}
