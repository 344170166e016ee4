//! A line of a shell, taken apart as the shell would.

/// A word as it is being typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Part {
    /// What it means, without quotes.
    pub text: String,
    /// The quote it is still inside of.
    pub quote: Option<char>,
    /// What of the text the shell keeps whatever it puts in: up to the open quote, or to the last sign that parts
    /// words for the shell though not for programs.
    pub kept: String,
}

/// The words of a line, and the one being typed at its end.
pub fn parts(line: &str, breaks: &str) -> (Vec<String>, Part) {
    let mut words = Vec::new();
    let mut current = Part::default();
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

    fn part(text: &str, quote: Option<char>, kept: &str) -> Part {
        Part {
            text: text.to_owned(),
            quote,
            kept: kept.to_owned(),
        }
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
