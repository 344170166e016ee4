//! Good inputs made bad.

use rand::{RngExt, SeedableRng};
pub use rand_chacha::ChaCha8Rng as Chance;

/// The largest input: readers have limits of their own, which `tests/it` goes beyond.
const LARGEST: usize = 1 << 16;

/// What readers stumble over: ends of strings and lines, signs that steer a terminal, great numbers, brackets, half
/// characters, marks of formats.
const TOKENS: [&[u8]; 44] = [
    b"",
    b"\0",
    b"\n",
    b"\r\n",
    b"\r",
    b"\t",
    b" ",
    b"\"",
    b"'",
    b"\\",
    b"/",
    b":",
    b"-",
    b"- ",
    b"#",
    b"&a",
    b"*a",
    b"%",
    b"(",
    b")",
    b"[[",
    b"]]",
    b"{{",
    b"}}",
    b"<",
    b"</",
    b">",
    b"<!--",
    b"&#",
    b"0",
    b"-1",
    b"4294967296",
    b"18446744073709551616",
    b"99999999999999999999999",
    b"1e999",
    b"x99",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    "\u{202e}".as_bytes(),
    "\u{1b}[2J".as_bytes(),
    "\u{df}".as_bytes(),
    "\u{0301}".as_bytes(),
    b"\xc3",
    b"PK\x03\x04",
];

/// Chance, always the same from the same number.
pub fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}

/// Makes inputs from seeds, always the same from the same number.
pub struct Mutator {
    chance: Chance,
    seeds: Vec<Vec<u8>>,
}

impl Mutator {
    pub fn new(seed: u64, seeds: Vec<Vec<u8>>) -> Mutator {
        Mutator { chance: chance(seed), seeds }
    }

    /// A seed after one to eight mutations.
    pub fn next(&mut self) -> Vec<u8> {
        let mut input = self.seed();
        for _ in 0..self.chance.random_range(1..=8) {
            self.mutate(&mut input);
            input.truncate(LARGEST);
        }
        input
    }

    fn seed(&mut self) -> Vec<u8> {
        let at = self.below(self.seeds.len());
        self.seeds.get(at).cloned().unwrap_or_default()
    }

    /// A number less than another; 0 of none.
    fn below(&mut self, many: usize) -> usize {
        self.chance.random_range(0..many.max(1))
    }

    /// A piece of an input.
    fn piece(&mut self, input: &[u8]) -> std::ops::Range<usize> {
        let begin = self.below(input.len() + 1);
        let most = (input.len() - begin).min(64);
        begin..begin + self.below(most + 1)
    }

    fn mutate(&mut self, input: &mut Vec<u8>) {
        let piece = self.piece(input);
        match self.below(8) {
            0 => self.flip(input),
            1 => drop(input.drain(piece)),
            2 => {
                let token = TOKENS[self.below(TOKENS.len())];
                input.splice(piece.start..piece.start, token.iter().copied());
            }
            3 => {
                let token = TOKENS[self.below(TOKENS.len())];
                input.splice(piece, token.iter().copied());
            }
            4 => self.repeat(input, piece),
            5 => {
                let other = self.seed();
                let from = self.piece(&other);
                input.splice(piece, other[from].iter().copied());
            }
            6 => self.move_lines(input),
            _ => input.truncate(piece.end),
        }
    }

    fn flip(&mut self, input: &mut [u8]) {
        let at = self.below(input.len());
        let bit = self.below(8);
        if let Some(byte) = input.get_mut(at) {
            *byte ^= 1 << bit;
        }
    }

    /// The same again, up to a thousand times.
    fn repeat(&mut self, input: &mut Vec<u8>, piece: std::ops::Range<usize>) {
        let times = 1 << self.below(11);
        let again = input[piece.clone()].repeat(times);
        input.splice(piece.end..piece.end, again);
    }

    fn move_lines(&mut self, input: &mut Vec<u8>) {
        let mut lines: Vec<Vec<u8>> = input.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
        let (one, other) = (self.below(lines.len()), self.below(lines.len()));
        lines.swap(one, other);
        *input = lines.join(&b'\n');
    }
}
