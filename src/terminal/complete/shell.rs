//! The shells: how each hands over a line, and how it wants to be answered.

use std::collections::HashSet;
use std::ffi::OsString;

use super::{Completion, CompletionRequest};
use app::prompt::{CompletionStyle, go_on};

/// Signs that mean nothing to a shell outside of quotes.
const PLAIN: &str = "_-./,+:=@%^";
/// Signs that mean something between double quotes.
const MEANT_IN_DOUBLE: &str = "\"\\$`";

/// Names the shell that asks. It is looked at first, so that nothing else waits for it.
pub(crate) const VARIABLE: &str = "TRICORDER_COMPLETE";

/// A shell that asks the program what may come next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shell {
    Bash,
    Zsh,
    Fish,
}

impl Shell {
    /// The shell of this name.
    pub(crate) fn called(name: &str) -> Option<Shell> {
        let all = [Shell::Bash, Shell::Zsh, Shell::Fish];
        all.into_iter().find(|shell| shell.name() == name)
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Shell::Bash => "bash",
            Shell::Zsh => "zsh",
            Shell::Fish => "fish",
        }
    }

    /// The script that makes the shell ask. It calls the program so.
    pub(crate) fn script(self, program: &str) -> String {
        let script = match self {
            Shell::Bash => include_str!("scripts/tricorder.bash"),
            Shell::Zsh => include_str!("scripts/tricorder.zsh"),
            Shell::Fish => include_str!("scripts/tricorder.fish"),
        };
        script.replace("PROGRAM", &self.quoted(program))
    }

    /// A path as a word of the shell.
    fn quoted(self, path: &str) -> String {
        if path.chars().all(is_plain) {
            return path.to_owned();
        }
        let quote = match self {
            Shell::Bash | Shell::Zsh => "'\\''",
            Shell::Fish => "\\'",
        };
        format!("'{}'", path.replace('\'', quote))
    }

    /// What has been typed: bash hands over the line up to the cursor and the signs that part words, the others
    /// the words before the cursor and the one it stands in.
    pub(crate) fn read(self, arguments: Vec<OsString>) -> Option<CompletionRequest> {
        let mut words: Vec<String> =
            arguments.into_iter().map(|word| word.to_string_lossy().into_owned()).collect();
        let last = words.pop()?;
        Some(match self {
            Shell::Bash => {
                let (mut before, current) = parts(&words.pop()?, &last);
                before.drain(..1.min(before.len()));
                CompletionRequest { before, current }
            }
            Shell::Zsh => {
                CompletionRequest { before: words, current: TypedWord { text: last, ..TypedWord::default() } }
            }
            Shell::Fish => CompletionRequest { before: words, current: parts(&last, "").1 },
        })
    }

    /// The answer, a word a line.
    pub(crate) fn written(self, current: &TypedWord, offers: Vec<Completion>) -> String {
        let typed = current.text.as_str();
        let words = offers.iter().map(|offer| offer.word.as_str());
        let is_whole = match self {
            Shell::Bash | Shell::Zsh => go_on(words, typed),
            Shell::Fish => false,
        };
        let mut seen = HashSet::new();
        let mut lines = String::new();
        for Completion { word, about } in offers {
            let way = if is_whole || self.finds(&word, typed) {
                CompletionStyle::Whole
            } else {
                CompletionStyle::Continued
            };
            let word = way.word(&word, typed);
            if seen.insert(word.clone()) {
                lines.extend(self.line(current, &word, &about));
            }
        }
        lines
    }

    /// Whether the shell itself sees that a word goes on from what is typed.
    fn finds(self, word: &str, typed: &str) -> bool {
        let is_fish = self == Shell::Fish;
        is_fish && word.to_lowercase().starts_with(&typed.to_lowercase())
    }

    fn line(self, current: &TypedWord, word: &str, about: &str) -> Option<String> {
        Some(match self {
            Shell::Bash => format!("{}\n", escaped(word.strip_prefix(&current.kept)?, current.quote)),
            Shell::Zsh | Shell::Fish if about.is_empty() => format!("{word}\n"),
            Shell::Zsh | Shell::Fish => format!("{word}\t{about}\n"),
        })
    }
}

fn is_plain(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || PLAIN.contains(sign)
}

/// A word as bash takes it literally, inside of a quote or outside.
fn escaped(word: &str, quote: Option<char>) -> String {
    if quote == Some('\'') {
        return word.replace('\'', "'\\''");
    }
    let is_meant = |sign: char| match quote {
        Some(_) => MEANT_IN_DOUBLE.contains(sign),
        None => sign.is_whitespace() || sign.is_ascii() && !is_plain(sign),
    };
    let home = word.strip_prefix("~/").filter(|_| quote.is_none());
    let plain = home.unwrap_or(word).chars();
    let signs = plain.flat_map(|sign| is_meant(sign).then_some('\\').into_iter().chain([sign]));
    home.map(|_| "~/").into_iter().flat_map(str::chars).chain(signs).collect()
}

/// A word as it is being typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TypedWord {
    /// What it means, without quotes.
    pub text: String,
    /// The quote it is still inside of.
    pub quote: Option<char>,
    /// What of the text the shell keeps whatever it puts in: up to the open quote, or to the last sign that parts
    /// words for the shell though not for programs.
    pub kept: String,
}

/// The words of a line, and the one being typed at its end.
pub(super) fn parts(line: &str, breaks: &str) -> (Vec<String>, TypedWord) {
    let mut words = Vec::new();
    let mut current = TypedWord::default();
    let mut is_begun = false;
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        match (current.quote, sign) {
            (Some(quote), _) if sign == quote => current.quote = None,
            (Some('\''), _) => current.text.push(sign),
            (Some(_), '\\') => current.text.push_str(&unquoted(signs.next())),
            (None, '\\') => current.text.extend(signs.next()),
            (None, '\'' | '"') => {
                current.quote = Some(sign);
                current.kept.clone_from(&current.text);
            }
            (None, _) if sign.is_whitespace() => {
                if is_begun {
                    words.push(std::mem::take(&mut current).text);
                }
                is_begun = false;
                continue;
            }
            (None, _) if breaks.contains(sign) => {
                current.text.push(sign);
                current.kept.clone_from(&current.text);
            }
            (_, _) => current.text.push(sign),
        }
        is_begun = true;
    }
    (words, current)
}

/// What a backslash and a sign mean between double quotes.
fn unquoted(sign: Option<char>) -> String {
    match sign {
        Some(sign @ ('"' | '\\' | '$' | '`')) => sign.to_string(),
        Some(sign) => format!("\\{sign}"),
        None => "\\".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(words: &[&str]) -> Vec<Completion> {
        let offer = |word: &&str| Completion { word: (*word).to_owned(), about: "x".to_owned() };
        words.iter().map(offer).collect()
    }

    fn answer(shell: Shell, typed: &str, words: &[&str]) -> String {
        let current = parts(typed, "\"'=:").1;
        shell.written(&current, offers(words))
    }

    #[test]
    fn bash_gets_words_it_takes_literally() {
        let relay = ["Ancient Relay Station"];
        assert_eq!(answer(Shell::Bash, "anc", &relay), "Ancient\\ Relay\\ Station\n");
        assert_eq!(answer(Shell::Bash, "\"anc", &relay), "Ancient Relay Station\n");
        assert_eq!(answer(Shell::Bash, "--name=a", &["--name=a b"]), "a\\ b\n");
        assert_eq!(answer(Shell::Bash, "'q", &["Q's"]), "Q'\\''s\n");
        assert_eq!(answer(Shell::Bash, "\"q", &["Q\"$s"]), "Q\\\"\\$s\n");
        assert_eq!(answer(Shell::Bash, "~/a", &["~/a b"]), "~/a\\ b\n");
    }

    #[test]
    fn no_shell_takes_back_what_is_typed() {
        let names = ["Zurückrufen", "Zuruf"];
        assert_eq!(answer(Shell::Bash, "zuru", &names), "zuruckrufen\nzuruf\n");
        assert_eq!(answer(Shell::Fish, "zuru", &names), "zuruckrufen\tx\nZuruf\tx\n");
    }

    #[test]
    fn scripts_call_the_program_by_a_word_of_the_shell() {
        assert!(Shell::Bash.script("tricorder").contains("=bash tricorder "));
        assert!(Shell::Zsh.script("/a b/t").contains("=zsh '/a b/t' "));
        assert!(Shell::Fish.script("/it's/t").contains("'/it\\'s/t' "));
    }

    fn part(text: &str, quote: Option<char>, kept: &str) -> TypedWord {
        TypedWord { text: text.to_owned(), quote, kept: kept.to_owned() }
    }

    #[test]
    fn a_line_is_taken_apart_as_a_shell_does() {
        let last = |line| parts(line, "\"'><=;|&(:").1;
        assert_eq!(last("tricorder log"), part("log", None, ""));
        assert_eq!(last("tricorder "), part("", None, ""));
        assert_eq!(last(r"x Ancient\ R"), part("Ancient R", None, ""));
        assert_eq!(last("x \"Ancient R"), part("Ancient R", Some('"'), ""));
        assert_eq!(last("x 'a\\b\" c"), part("a\\b\" c", Some('\''), ""));
        assert_eq!(last("x --game=2"), part("--game=2", None, "--game="));
        let (words, _) = parts("t solo  'James T. Kirk' \"a\\\"b\" c", "");
        assert_eq!(words, ["t", "solo", "James T. Kirk", "a\"b"]);
    }
}
