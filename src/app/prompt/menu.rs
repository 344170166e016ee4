//! What may be typed at a prompt, and which of it goes on from what is typed already.

use super::matching::rest;
use model::text::key;

/// Signs behind which another part of a line begins.
const PARTING: [char; 2] = [';', '+'];

/// Words that may stand at a place of a line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Menu {
    /// Words, parts of a line: any of them may stand anywhere in it.
    pub words: Vec<String>,
    /// Words a line may begin with, that have a say in what follows.
    pub branches: Vec<Branch>,
}

/// A word and what may follow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// All forms of the word, the one that is shown first.
    pub forms: Vec<String>,
    /// What may stand behind the word.
    pub below: Menu,
}

/// What may be typed at a prompt.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Offers {
    /// Answers to what is asked.
    pub answers: Menu,
    /// What may be typed behind a colon.
    pub commands: Menu,
}

impl Offers {
    /// Where the word at the end of a line begins, and the words it may become.
    pub fn fitting(&self, line: &str) -> (usize, Vec<String>) {
        match line.strip_prefix(':') {
            Some(command) => {
                let (from, words) = self.commands.fitting(command);
                (from + 1, words)
            }
            None => self.answers.fitting(line),
        }
    }
}

impl Menu {
    /// Words alone.
    pub fn new(words: Vec<String>) -> Menu {
        Menu { words, branches: Vec::new() }
    }

    fn fitting(&self, line: &str) -> (usize, Vec<String>) {
        let word_ends = line.find(char::is_whitespace);
        let first = word_ends.map(|end| key(&line[..end]));
        let branch = first.and_then(|first| self.branches.iter().find(|branch| branch.is(&first)));
        if let (Some(branch), Some(end)) = (branch, word_ends) {
            let below = line[end..].trim_start();
            let from = line.len() - below.len();
            let (further, words) = branch.below.fitting(below);
            return (from + further, words);
        }
        if word_ends.is_none() {
            let branches = self.branches.iter().filter_map(|branch| branch.begun(line));
            let words: Vec<String> = branches.chain(begun(&self.words, line)).collect();
            if !words.is_empty() {
                return (0, words);
            }
        }
        self.fitting_part(line)
    }

    /// The longest end of the last part of a line that is the beginning of a word.
    fn fitting_part(&self, line: &str) -> (usize, Vec<String>) {
        let part = line.rfind(PARTING).map_or(0, |at| at + 1);
        let signs = line[part..].char_indices();
        let inside = signs.filter(|(_, sign)| *sign == ',' || sign.is_whitespace());
        let ends = inside.map(|(at, sign)| part + at + sign.len_utf8());
        let edges = std::iter::once(part).chain(ends);
        let starts = edges.map(|at| line.len() - line[at..].trim_start().len());
        for from in starts {
            let is_end = from == line.len();
            let words: Vec<String> = begun(&self.words, &line[from..]).collect();
            if !words.is_empty() && (is_end || !key(&line[from..]).is_empty()) {
                return (from, words);
            }
        }
        (line.len(), Vec::new())
    }
}

impl Branch {
    /// A word by its forms.
    pub fn new(forms: Vec<String>, below: Menu) -> Branch {
        Branch { forms, below }
    }

    fn is(&self, folded: &str) -> bool {
        self.forms.iter().any(|form| key(form) == folded)
    }

    /// The form that goes on from what is typed, with room for what follows.
    fn begun(&self, typed: &str) -> Option<String> {
        let form = self.forms.iter().find(|form| rest(form, typed).is_some())?;
        let is_end = self.below == Menu::default();
        Some(if is_end { form.clone() } else { format!("{form} ") })
    }
}

fn begun<'w>(words: &'w [String], typed: &'w str) -> impl Iterator<Item = String> + 'w {
    let fitting = words.iter().filter(move |word| rest(word, typed).is_some());
    fitting.cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(all: &[&str]) -> Vec<String> {
        all.iter().map(|word| (*word).to_owned()).collect()
    }

    fn offers() -> Offers {
        let cards = Menu::new(words(&["Ancient Relay Station", "Worf", "glory", "2 5"]));
        let set = vec![Branch::new(words(&["militär", "military"]), Menu::new(words(&["5"])))];
        let commands = vec![
            Branch::new(words(&["zurück", "undo"]), Menu::default()),
            Branch::new(words(&["richtig", "correct"]), Menu { branches: set, ..Menu::default() }),
        ];
        Offers { answers: cards, commands: Menu { branches: commands, ..Menu::default() } }
    }

    #[test]
    fn the_last_part_of_a_line_is_completed() {
        let fitting = |line: &str| offers().fitting(line);
        assert_eq!(fitting("anc"), (0, words(&["Ancient Relay Station"])));
        assert_eq!(fitting("2 5; ancient r"), (5, words(&["Ancient Relay Station"])));
        assert_eq!(fitting("worf,anc"), (5, words(&["Ancient Relay Station"])));
        assert_eq!(fitting("worf + 2 gl"), (9, words(&["glory"])));
        assert_eq!(fitting("worf; ").1.len(), 4);
        assert_eq!(fitting("").1.len(), 4);
        assert_eq!(fitting("nobody"), (6, Vec::new()));
        assert_eq!(fitting("2"), (0, words(&["2 5"])));
    }

    #[test]
    fn commands_are_completed_by_words_of_both_languages() {
        let fitting = |line: &str| offers().fitting(line);
        assert_eq!(fitting(":zu"), (1, words(&["zurück"])));
        assert_eq!(fitting(":un"), (1, words(&["undo"])));
        assert_eq!(fitting(":ri"), (1, words(&["richtig "])));
        assert_eq!(fitting(":correct mi"), (9, words(&["militär "])));
        assert_eq!(fitting(":richtig military "), (18, words(&["5"])));
        assert_eq!(fitting("zu"), (2, Vec::new()));
    }
}
