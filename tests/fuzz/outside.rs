//! Readers that are reached by running the program: standard input, arguments, files it keeps.

use std::ffi::OsString;
use std::io::{Read, Seek, Write};
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::Ordering;
use std::{fs, iter};

use wait4::Wait4;

use crate::kit::desk::Desk;
use crate::kit::files::files_with_bytes;
use crate::{CHILD_PEAK, Target, Verdict};

/// A game with a virtual deck, and a campaign.
pub const BEGUN: [&str; 2] = [
    "solo new --bot koloth --difficulty commander --captain picard --deck virtual --seed 7 --name a --lang en",
    "campaign new --captain picard --mode yellow-alert --name b --lang en",
];
/// What its log is made of.
pub const PLAYED: [&str; 1] = ["campaign record --bot koloth --won --score 84 --bot-score 71 --lang en"];

pub const TARGETS: [(&str, fn() -> Target); 6] = [
    ("campaign file", || typed("campaign import - --lang de", campaign_files())),
    ("collection", || typed("collection import - --lang en", collections())),
    ("solo answers", || typed("solo play --name a --lang de", answers())),
    ("arguments", arguments),
    ("catalog", || damaged(|desk| desk.cache.path(), "lookup recall")),
    ("user database", || damaged(|desk| desk.own.path(), "solo status --name a")),
];

/// Somebody who has begun to play.
pub fn player() -> Desk {
    let desk = Desk::new();
    for line in BEGUN.iter().chain(&PLAYED) {
        let output = desk.run(line);
        assert!(output.status.success(), "{line}: {output:?}");
    }
    desk
}

/// Runs the program, given something on its standard input: it ends by itself with one of its three codes, and never
/// speaks of a fault of its own.
pub fn judge(mut command: Command, input: &[u8]) -> Verdict {
    let mut handed = tempfile::tempfile().expect("a file");
    handed.write_all(input).and_then(|()| handed.rewind()).expect("written");
    let mut child = command.stdin(handed).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut said = Vec::new();
    child.stderr.take().map(|mut stderr| stderr.read_to_end(&mut said));
    let ended = child.wait4().expect("an end");
    CHILD_PEAK.store(ended.rusage.maxrss >> 20, Ordering::Relaxed);
    let said = String::from_utf8_lossy(&said);
    let fault = ["fault of its own", "eigenen Fehler", "panicked"].iter().any(|words| said.contains(words));
    match ended.status.code() {
        Some(0..=2) if !fault => Ok(()),
        code => Err(format!("{code:?}: {said}")),
    }
}

/// A command that reads standard input, each time as on the first day.
fn typed(line: &'static str, seeds: Vec<Vec<u8>>) -> Target {
    let (desk, kept) = player_and_kept();
    Target::new(seeds, move |bytes| {
        kept.put_back();
        let mut command = desk.tricorder();
        command.args(line.split(' '));
        judge(command, bytes)
    })
}

/// Files of a folder as they were once.
pub struct Kept {
    folder: PathBuf,
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl Kept {
    pub fn of(folder: &Path) -> Kept {
        Kept { folder: folder.to_owned(), files: files_with_bytes(folder) }
    }

    pub fn put_back(&self) {
        // The folder itself stays: a process may be at work in it.
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let _ = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
        }
        self.write_to(&self.folder);
    }

    /// Writes them to a folder, which may be another.
    pub fn write_to(&self, folder: &Path) {
        for (path, bytes) in &self.files {
            let path = folder.join(path.strip_prefix(&self.folder).unwrap_or(path));
            let _ = path.parent().map(fs::create_dir_all);
            fs::write(path, bytes).expect("a file");
        }
    }
}

fn player_and_kept() -> (Desk, Kept) {
    let desk = player();
    let kept = Kept::of(desk.own.path());
    (desk, kept)
}

fn campaign_files() -> Vec<Vec<u8>> {
    let desk = player();
    let forms = ["yaml", "json", "markdown"].map(|form| format!("campaign export --to {form}"));
    forms.iter().map(|line| desk.run(line).stdout).collect()
}

fn collections() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/collections");
    let files = files_with_bytes(&folder).into_iter();
    files.map(|(_, bytes)| bytes).collect()
}

/// What players say at the prompts.
fn answers() -> Vec<Vec<u8>> {
    let lines = [
        "1\n2\n3\n",
        "j\nn\nja\nnein\n",
        ":undo\n1\n:redo\n",
        ":set 5 Ruhm\n:status\n",
        ":hilfe\n:quit\n",
        "worf\ndata\nriker\n",
        "Auslage\n0\n12\n\n\n",
        ":?loggen\n",
        "1, 2, 3\nkeine\n",
    ];
    lines.map(|lines| lines.repeat(4).into_bytes()).to_vec()
}

/// One argument a line.
fn arguments() -> Target {
    let (desk, kept) = player_and_kept();
    let lines = [
        "lookup\nrecall\n--lang\nde",
        "show\ncc/card/worf\n--json",
        "search\ntype:personnel cost<3\n--lang\nen",
        "solo\nvalue\nkoloth\nworf",
        "calc\ndice\n--json",
        "deck\ncheck\n-",
        "list\n--trait\nklingon\n--game\ncc",
        "what\nhappens\nwhen\nthe\ndeck\nis\nempty",
        "solo\nevent\nglory\n1",
        "collection\nboxes\ncore,tbg",
        "roll\n2d6",
        "errata\n--since\n2020",
        "index\nstatus",
    ];
    let seeds = lines.map(|lines| lines.as_bytes().to_vec()).to_vec();
    Target::new(seeds, move |bytes| {
        let words = bytes.split(|byte| *byte == b'\n').filter(|word| !word.contains(&0));
        let words: Vec<OsString> = words.map(|word| OsString::from_vec(word.to_vec())).collect();
        // Whoever serves never ends.
        if words.iter().any(|word| word == "serve") {
            return Ok(());
        }
        kept.put_back();
        let mut command = desk.tricorder();
        command.args(words).current_dir(desk.own.path());
        judge(command, b"")
    })
}

/// What the program keeps in a folder, with bytes changed: eight bytes of input say in which file, where and to what.
fn damaged(folder: fn(&Desk) -> &Path, line: &'static str) -> Target {
    let desk = player();
    let sound = Kept::of(folder(&desk));
    let seeds =
        vec![vec![0; 8], (0..=255).collect(), iter::repeat_n(b"\x01\x00\x00\x10", 8).flatten().copied().collect()];
    Target::new(seeds, move |bytes| {
        sound.put_back();
        bytes.chunks_exact(8).take(16).for_each(|change| damage(&sound.files, change));
        let mut command = desk.tricorder();
        command.args(line.split(' '));
        judge(command, b"")
    })
}

fn damage(sound: &[(PathBuf, Vec<u8>)], change: &[u8]) {
    let Some((path, bytes)) = sound.get(usize::from(change[0]) % sound.len().max(1)) else {
        return;
    };
    let mut bytes = bytes.clone();
    let at = change[1..5].iter().fold(0, |at, byte| at << 8 | usize::from(*byte)) % bytes.len().max(1);
    match change[5] % 8 {
        0 => bytes.truncate(at),
        1 => bytes.extend_from_slice(change),
        _ => bytes.iter_mut().skip(at).take(1 + usize::from(change[7] % 4)).for_each(|byte| *byte = change[6]),
    }
    fs::write(path, bytes).expect("a file");
}
