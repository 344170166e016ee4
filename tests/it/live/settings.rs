//! What holds for all runs is shown, changed, explained and put back.

use crate::kit::evening::Evening;

#[test]
fn settings_are_shown_changed_explained_and_put_back() {
    Evening::default().everywhere(|player| {
        player.runs("tricorder config", 0, ["recent: on (default)", "recent: on (Voreinstellung)"]);
        player.runs("tricorder config width 50", 0, ["Written to ", "Gespeichert in "]);
        player.runs("tricorder config width", 0, ["width: 50 (file)", "width: 50 (Datei)"]);
        player.sees(["Allowed: 30–300", "Möglich: 30–300"]);
        player.runs(
            "tricorder config width abc",
            2,
            ["“abc” is not a valid value for width.", "„abc“ ist kein Wert für width."],
        );
        let before = player.sitting().text().lines().count();
        player.runs("tricorder recall", 0, ["Recall · Zurückrufen", "Zurückrufen · Recall"]);
        let text = player.sitting().text();
        let page = text.lines().skip(before).filter(|line| !line.starts_with('['));
        let widest = page.map(|line| line.chars().count()).max();
        assert_eq!(widest, Some(50), "{text}");
        player.runs("tricorder config width --remove", 0, ["Written to ", "Gespeichert in "]);
        player.runs("tricorder config width", 0, ["width: 100 (default)", "width: 100 (Voreinstellung)"]);
    });
}
