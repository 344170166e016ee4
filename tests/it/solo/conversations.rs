//! Conversations with the computer opponent.

use crate::kit::transcript::compare;

/// The turn of solo rules p. 11-15 as it is played at the table.
#[test]
fn the_printed_turn_is_told_step_by_step() {
    compare(
        "koloth_turn",
        &[
            (
                "solo new --bot koloth --difficulty commander --captain picard --side advanced --deck virtual --seed 1",
                "",
            ),
            ("solo correct move deck klingon disruptors", ""),
            ("solo correct move deck hostile-contact-koloth", ""),
            ("solo correct move deck good day to die", ""),
            ("solo correct move deck rura penthe", ""),
            ("solo correct move deck klothos", ""),
            ("solo correct move deck krell", ""),
            ("solo correct influence 2", ""),
            ("solo correct military 3", ""),
            ("solo correct stardate 2 3", ""),
            (
                "solo play",
                "\n\
                 harry mudd; lirpa; xrb + 1 glory; kelpeins, \
                 ars + 2 you, nonsense + 1 bot; xahea + 1 you\n\
                 cc/card/betazed + 1 bot\n\
                 biobed; 10 3 4\ncanc\nholosuite\n:why\nq\n",
            ),
            ("solo status", ""),
            ("solo score --glory 6 --tokens 2 --printed 9 --tracks 10,3,4", ""),
        ],
    );
}

/// A turn with real cards: names are typed, with errors, and things are set right on the way.
#[test]
fn a_turn_with_real_cards() {
    compare(
        "real_cards",
        &[
            ("solo new --bot sela --difficulty ensign --captain shran --name table", ""),
            (
                "solo play",
                "draw 1\nutilize\n\
                 incident\n\
                 dismiss-ship\n\
                 drwa\n\
                 \n\
                 nonsense\n\
                 5; rom; tribbles; pakled freighter + 1 glory, bolians\n\
                 betazed, risa + 1 you; archer iv\n\
                 :undo\n:redo\n\
                 :?stardate card\n\
                 ?\n\
                 tomalok\n\
                 worf\n\
                 :correct military 4\n\
                 :status\n\
                 kahzara, remus\n\
                 kelpeins\n\
                 :quit\n",
            ),
            ("solo log --limit 1", ""),
            ("solo event draw", ""),
            ("solo undo", ""),
            ("solo list", ""),
            ("solo remove table", ""),
            ("solo status", ""),
        ],
    );
}

#[test]
fn cadet_training() {
    compare(
        "cadet",
        &[
            ("solo cadet", ""),
            ("solo cadet new --captain burnham", ""),
            ("solo cadet next", ""),
            ("solo cadet undo", ""),
            ("solo cadet next", ""),
            ("solo cadet next", ""),
            ("solo cadet next", ""),
            ("solo cadet next", ""),
            ("solo cadet score --points 100", ""),
        ],
    );
}

/// Several things in one line, and why a card cannot be meant.
#[test]
fn lines_that_answer_several_questions() {
    compare(
        "several_answers",
        &[
            ("solo new --bot shran --difficulty commander --captain koloth --name several", ""),
            (
                "solo play",
                "\n\
                 4; rom; tribbles; pakled freighter + 1 glory; bolians; betazed\n\
                 risa + 1 you; archer iv\n\
                 korax\nkumari\ntribbles\ntalas\n\
                 perhaps\n1 n\n\
                 \n2 7\nushaan-tor\n2\n\
                 \n\
                 andoria; ally -\n:quit\n",
            ),
        ],
    );
}

/// Asking for help costs nothing of what was typed, and the question goes on where it was.
#[test]
fn what_was_typed_is_kept_while_one_asks_for_help() {
    compare(
        "kept_answers",
        &[
            ("solo new --bot shran --difficulty commander --captain koloth --name kept", ""),
            (
                "solo play",
                "\n\
                 4; rom; tribbles; pakled freighter; bolians; betazed\n\
                 :help\n\
                 ?\n\
                 :status\n\
                 :?rom\n\
                 :correct military 1\n\
                 risa; nonsense\n\
                 :help\n\
                 archer iv\n\
                 :quit\n",
            ),
        ],
    );
}

/// A number is taken only from a list that is shown, what cannot be is refused with its reason, and names mean the
/// cards of this game.
#[test]
fn numbers_and_names_mean_what_is_on_the_table() {
    compare(
        "no_hidden_numbers",
        &[
            ("solo new --bot koloth --difficulty commander --captain picard --name figures", ""),
            ("solo correct move deck Utilize (Sela)", ""),
            ("solo correct move deck 7", ""),
            ("solo correct stardate 1 9", ""),
            ("solo correct military 16", ""),
            ("solo correct move log Forced Singularities", ""),
            ("solo event control 1", ""),
            ("solo event draw 30", ""),
            ("solo event remove-teams 9 betazed", ""),
            ("solo score --facedown Worf", ""),
            ("solo score --glory 1 --tokens 90", ""),
            (
                "solo play",
                "\n\
                 9; riva + 1 glory; lirpa; pakled freighter; kelpiens; betazed; risa; archer iv\n\
                 4; 3 + 1 glory\n\
                 \n\
                 2\n\
                 99\n\
                 :quit\n",
            ),
            ("solo correct zone betazed + 9 you", ""),
            ("solo correct zone betazed + 2 you + 40 ship", ""),
            ("solo correct zone betazed + 1 you; betazed", ""),
            ("solo correct move discard utilize", ""),
        ],
    );
}

/// A game with two boxes: what lies in the Junk is asked for once, shown, and set right; Khan's traits and exile too.
#[test]
fn the_junk_and_the_traits_of_khan_are_shown_and_set_right() {
    compare(
        "khan_and_junk",
        &[
            (
                "solo new --bot khan --captain picard --side basic --difficulty ensign --boxes core,to-boldly-go --deck virtual --seed 4",
                "",
            ),
            ("solo status", ""),
            ("solo correct junk + rom", ""),
            ("solo correct marks spy, wissenschaftler; starfleet", ""),
            ("solo correct marks spy, klingon", ""),
            ("solo correct exile maybe", ""),
            ("solo correct exile no", ""),
            ("solo correct move deck salvage-khan", ""),
            (
                "solo play",
                "\n4; riva; lirpa; pakled freighter; bolians; betazed; risa; archer iv\n\n\n:c junk lursa; horta; tribbles; edosians; rom\n:quit\n",
            ),
            ("solo correct junk lursa; horta; edosians; rom", ""),
            ("solo correct marks -", ""),
            ("solo correct junk -", ""),
        ],
    );
}

#[test]
fn other_bots_mark_no_traits() {
    compare(
        "no_marks",
        &[
            ("solo new --bot koloth --captain picard --difficulty ensign --deck virtual --seed 4", ""),
            ("solo correct marks spy", ""),
            ("solo correct exile yes", ""),
        ],
    );
}
