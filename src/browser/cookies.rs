//! Cookies, which a service worker neither gets nor may set: they are kept beside what the player owns, and are no part of
//! it. A backup has none of them.

use std::collections::BTreeMap;

/// Bytes of a name with its value; browsers keep no more.
const LONGEST: usize = 4096;

/// Names and values.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Cookies(BTreeMap<String, String>);

impl Cookies {
    /// The cookies of a line as browsers send it; what no browser would send is left out.
    pub(crate) fn from_line(line: &str) -> Cookies {
        let fit = |pair: &&str| pair.len() <= LONGEST && pair.bytes().all(|byte| byte.is_ascii_graphic());
        let pairs = line.split("; ").filter(fit).filter_map(|pair| pair.split_once('='));
        Cookies(pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// The line of cookies as browsers send it.
    pub(crate) fn line(&self) -> String {
        let pairs: Vec<String> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Heeds a line of a reply that sets a cookie; one with no value is taken away.
    pub(crate) fn set(&mut self, line: &str) {
        let pair = line.split(';').next().unwrap_or_default();
        let Some((name, value)) = pair.trim().split_once('=') else {
            return;
        };
        if value.is_empty() {
            self.0.remove(name);
        } else {
            self.0.insert(name.to_owned(), value.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_sent_again() {
        let mut cookies = Cookies::from_line("game=cc; lang=en");
        cookies.set("lang=de; Path=/; Max-Age=31536000; SameSite=Strict");
        cookies.set("seen=a.b=c; Path=/");
        cookies.set("game=; Max-Age=0");
        assert_eq!(cookies.line(), "lang=de; seen=a.b=c");
        assert_eq!(Cookies::from_line(&cookies.line()), cookies);
    }

    #[test]
    fn what_no_browser_sends_is_left_out() {
        let long = format!("a={}", "x".repeat(5000));
        for wrong in ["a=\u{1}", "a=ä", "a=b c", "a\n=b", "a", &long] {
            assert_eq!(Cookies::from_line(&format!("lang=de; {wrong}")).line(), "lang=de", "{wrong:?}");
        }
    }
}
