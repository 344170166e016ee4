//! What is a player's, read by the program in process: backups, rules of their own, answers at prompts.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use model::Lang;

use crate::inside::{seeds_below, text};
use crate::kit::answers::{Answers, Shown};
use crate::outside::{BEGUN, Kept, PLAYED};
use crate::{Target, last_panic};

pub const TARGETS: [(&str, fn() -> Target); 3] =
    [("backup", backup), ("own rules", own_rules), ("prompts", prompts)];

/// What tells of all that a backup holds.
const TOLD: [&str; 6] = ["solo list", "campaign list", "deck list", "collection show", "note", "backup -"];
/// Where questions are asked, by the first byte of the input.
const ASKED: [&str; 5] = [
    "solo play --name a",
    "solo play --name p",
    "solo new --name c",
    "solo score --name a",
    "solo cadet next --name t",
];
/// Begun beside the others: the table is real, and the program is told of all that lies there.
const REAL: [&str; 3] = [
    "solo new --bot sela --difficulty captain --captain picard --deck physical --seed 7 --name p --lang en",
    "solo cadet new --captain picard --name t --lang en",
    "deck save example:klingon --name mine --lang en",
];
/// Reads a rule under its name, through the index, as a page, in a list.
const RULE_ASKED: [&str; 4] = [
    "show cc/concept/house",
    "lookup house rules for the deck",
    "lookup hausregel",
    "list --kind concept --game cc",
];

/// A player with games, and what is theirs on the first day.
struct Player {
    answers: Answers,
    kept: Kept,
}

impl Player {
    fn new() -> Player {
        let answers = Answers::new(Lang::En);
        let player = Player { kept: Kept::of(answers.desk.own.path()), answers };
        for line in BEGUN.iter().chain(&PLAYED).chain(&REAL) {
            let shown = player.show(line, "").expect("a line");
            assert_eq!(shown.code, 0, "{line}: {}", shown.screen(80));
        }
        Player { kept: Kept::of(player.answers.desk.own.path()), ..player }
    }

    /// What a line answers; what panics says so.
    fn show(&self, line: &str, typed: &str) -> Result<Shown, String> {
        let words: Vec<&str> = line.split(' ').filter(|word| !["--lang", "en"].contains(word)).collect();
        let shown = catch_unwind(AssertUnwindSafe(|| self.answers.show(&words, typed, 80)));
        let shown = shown.map_err(|_| last_panic().clone())??;
        // Drawn as well: words may be wider than any screen.
        std::hint::black_box(shown.screen(80));
        Ok(shown)
    }

    /// The same, which must not be refused.
    fn told(&self, line: &str) -> Result<(), String> {
        let shown = self.show(line, "")?;
        if shown.code < 2 { Ok(()) } else { Err(format!("{line}: {}", shown.screen(80))) }
    }
}

/// Whatever is taken in can be told and saved again.
fn backup() -> Target {
    let player = Player::new();
    let own = player.answers.text("backup -").expect("a backup");
    let seeds = seeds_below("tests/archives").into_iter().chain([own.into_bytes()]);
    Target::new(seeds.collect(), move |bytes| {
        player.kept.put_back();
        let restored = player.show("restore - --replace", &text(bytes))?;
        if restored.code > 0 {
            return Ok(());
        }
        TOLD.iter().try_for_each(|line| player.told(line))
    })
}

/// One rule of the player's own, whatever it says: everything else still answers.
fn own_rules() -> Target {
    let player = Player::new();
    let folder = player.answers.desk.own.path().join("rules/cc/rules/concept");
    fs::create_dir_all(&folder).expect("a folder");
    let mut seeds = seeds_below("tests/one_entry/cc");
    seeds.extend(seeds_below("data/cc/rules/concept").into_iter().take(12));
    Target::new(seeds, move |bytes| {
        fs::write(folder.join("house.yaml"), bytes).expect("a file");
        RULE_ASKED.iter().try_for_each(|line| player.show(line, "").map(drop))?;
        player.told("lookup recall")
    })
}

/// What players say where they are asked.
fn prompts() -> Target {
    let player = Player::new();
    let lines = [
        "1\n2\n3\n",
        "y\nn\nyes\nno\n",
        ":undo\n1\n:redo\n",
        ":set 5 glory\n:status\n",
        ":help\n:quit\n",
        "worf\ndata\nriker\n",
        "market\n0\n12\n\n\n",
        ":?log\n",
        "1, 2, 3\nnone\n",
        "koloth\nensign\npicard\nvirtual\n\n",
        "sela\n2\njaneway\nphysical\ny\n",
        "ancient relay station\nworf, data, riker\nrow 3\n",
        ":event glory 1\n:correct 1\n:log\n:value worf\n",
        "84\n71\n3\n0\n-1\n",
    ];
    let seeds = (0..ASKED.len()).flat_map(|at| lines.map(|lines| format!("{at}{}", lines.repeat(4)).into_bytes()));
    Target::new(seeds.collect(), move |bytes| {
        player.kept.put_back();
        let (first, rest) = bytes.split_at(bytes.len().min(1));
        let at = first.first().map_or(0, |byte| usize::from(*byte)) % ASKED.len();
        player.show(ASKED[at], &text(rest)).map(drop)
    })
}
