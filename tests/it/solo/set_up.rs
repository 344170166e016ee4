//! Conversations about a game as a whole: how it is begun, what is reported in the middle of a turn, how games ended.

use crate::kit::transcript::compare;

/// Asked step by step, in either language; the second time what was chosen last is offered.
#[test]
fn a_game_is_set_up_question_by_question() {
    compare(
        "questions",
        &[
            ("solo new", ""),
            ("solo new --name first", "klingon\nkol\nKoloth\nburnham\nFähnrich\nvirtuell\nadvanced\nja\n"),
            ("solo new --name second", "\n\n\n\n\n\n"),
            ("solo list", ""),
        ],
    );
}

/// What an assignment brings stands inside the numbered steps, and on the program's own table.
#[test]
fn an_assignment_is_set_up_with_all_it_brings() {
    compare(
        "assignment",
        &[
            (
                "campaign new --captain picard --mode yellow-alert --challenge tuesday,gazelle,live-long,only-ship --name mine",
                "",
            ),
            ("campaign record --bot koloth --score 84 --bot-score 71", ""),
            ("campaign upgrade --bonus 2", ""),
            ("campaign record --bot shran --score 80 --bot-score 71", ""),
            ("campaign upgrade --reinforce lirpa", ""),
            ("solo new --campaign --bot sela --deck virtual --seed 1 --name third", ""),
            ("solo status", ""),
        ],
    );
}

#[test]
fn a_reaction_is_reported_in_the_middle_of_the_turn() {
    compare(
        "reaction",
        &[
            (
                "solo new --bot koloth --difficulty ensign --captain picard --deck virtual --seed 1 --questions single --name react",
                "",
            ),
            ("solo event --list", ""),
            (
                "solo play",
                "recall\nsteal all\nchoose log-ship or incident 2\n\n4\n3\n\
                 wählen schiff-loggen oder dilithium 1\n\n\n:event my-glory 5\n:quit\n",
            ),
            ("solo event dilithium 2", ""),
            ("solo log --limit 1", ""),
            ("solo correct zone betazed + 4 bot; risa + 4 bot; solum", ""),
        ],
    );
}

#[test]
fn finished_games_are_counted() {
    compare(
        "stats",
        &[
            ("solo stats", ""),
            ("solo new --bot koloth --difficulty ensign --captain picard --name burnt", ""),
            ("solo event burn", ""),
            ("solo new --bot sela --difficulty lieutenant --captain shran --deck virtual --seed 5 --name won", ""),
            ("solo correct last-turn 1", ""),
            (
                "solo play",
                "\n\nmemory-alpha + 2 you; betazed + 2 you; indri-viii + 1 you\n\
                 phlox; phasers; holographic-drone-ship; denobulans + 2 latinum\n1\n",
            ),
            ("solo stats", ""),
            ("solo score --glory 40 --tokens 6 --printed 30 --tracks 10,3,4", ""),
            ("solo stats", ""),
            ("solo undo", ""),
        ],
    );
}
