//! The stylesheet, the script and the icon, inside the program.

use std::sync::LazyLock;

use axum::Router;
use axum::extract::RawQuery;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use xxhash_rust::xxh3::xxh3_64;

/// A file of the page.
#[derive(Debug)]
pub(crate) struct Asset {
    pub path: &'static str,
    mime: &'static str,
    pub text: &'static str,
}

/// A file as it is served: without indentation, empty lines and lines that are nothing but a comment; without the blanks
/// around signs, in a stylesheet without such line breaks either.
macro_rules! packed {
    ($file:literal) => {{
        const SOURCE: &[u8] = include_bytes!($file);
        const PACKED: ([u8; SOURCE.len()], usize) = pack(SOURCE, is_style($file));
        match std::str::from_utf8(PACKED.0.split_at(PACKED.1).0) {
            Ok(text) => text,
            Err(_) => panic!("a file of the page is no text"),
        }
    }};
}

/// What is kept of a file, and how many bytes of the array it takes.
const fn pack<const LENGTH: usize>(source: &[u8], is_style: bool) -> ([u8; LENGTH], usize) {
    let (mut kept, mut count, mut start) = ([0; LENGTH], 0, 0);
    while start < source.len() {
        while start < source.len() && source[start].is_ascii_whitespace() {
            start += 1;
        }
        let mut end = start;
        while end < source.len() && source[end] != b'\n' {
            end += 1;
        }
        let mut at = if is_comment(source, start, end) { end + 1 } else { start };
        let (is_code, mut is_text) = (!is_style && is_bare(source, start, end), false);
        while at < end || at == end && end < source.len() {
            // The last declaration of a rule and the last statement of a block need no end.
            if (is_style || is_code && !is_text) && source[at] == b'}' && count > 0 && kept[count - 1] == b';' {
                count -= 1;
            }
            let is_left_out = count > 0
                && (is_style && is_spare(source, at, kept[count - 1])
                    || is_code && !is_text && at > start && is_blank_by_sign(source, at)
                    || is_code
                        && source[at] == b'\n'
                        && matches!(kept[count - 1], b'{' | b'}' | b';' | b',' | b'('));
            is_text ^= source[at] == b'"';
            if !is_left_out {
                kept[count] = source[at];
                count += 1;
            }
            at += 1;
        }
        start = end;
    }
    (kept, count)
}

/// Whether a stylesheet means the same without the blank or line break at a place, behind what was kept last.
const fn is_spare(source: &[u8], at: usize, last: u8) -> bool {
    match source[at] {
        b' ' => last == b':' || at + 1 < source.len() && source[at + 1] == b'{',
        b'\n' => matches!(last, b'{' | b'}' | b';' | b','),
        _ => false,
    }
}

/// Whether a line of a script has no pattern and no text but between plain quotes, whose blanks count.
const fn is_bare(source: &[u8], start: usize, end: usize) -> bool {
    let (mut at, mut is_text) = (start, false);
    while at < end {
        if source[at] == b'\\' || !is_text && matches!(source[at], b'\'' | b'`' | b'/') {
            return false;
        }
        is_text ^= source[at] == b'"';
        at += 1;
    }
    true
}

/// Whether a script means the same without the blank at a place inside a line: two signs of a sum would become one of
/// another meaning.
const fn is_blank_by_sign(source: &[u8], at: usize) -> bool {
    const fn is_sign(byte: u8) -> bool {
        matches!(
            byte,
            b'=' | b'(' | b')' | b'{' | b'}' | b',' | b';' | b':' | b'?' | b'&' | b'|' | b'<' | b'>' | b'*'
        )
    }
    source[at] == b' ' && at + 1 < source.len() && (is_sign(source[at - 1]) || is_sign(source[at + 1]))
}

/// Whether a file is a stylesheet, by its name.
const fn is_style(file: &str) -> bool {
    let name = file.as_bytes();
    name.len() > 3 && name[name.len() - 3] == b'c' && name[name.len() - 2] == b's' && name[name.len() - 1] == b's'
}

/// Whether the bytes between two places are a comment of a script or a stylesheet.
const fn is_comment(source: &[u8], start: usize, end: usize) -> bool {
    if end < start + 4 || source[start] != b'/' {
        return false;
    }
    source[start + 1] == b'/' || source[start + 1] == b'*' && source[end - 2] == b'*' && source[end - 1] == b'/'
}

/// How everything looks.
pub(crate) static STYLE: Asset =
    Asset { path: "/page.css", mime: "text/css; charset=utf-8", text: packed!("assets/page.css") };

/// Suggestions, steppers, answers without a new page.
pub(crate) static SCRIPT: Asset =
    Asset { path: "/page.js", mime: "text/javascript; charset=utf-8", text: packed!("assets/page.js") };

/// How a game looks.
pub(crate) static GAME_STYLE: Asset =
    Asset { path: "/game.css", mime: "text/css; charset=utf-8", text: packed!("assets/game.css") };

/// The table of a game as its form.
pub(crate) static GAME_SCRIPT: Asset =
    Asset { path: "/game.js", mime: "text/javascript; charset=utf-8", text: packed!("assets/game.js") };

/// What the installed app can do beside that.
pub(crate) static APP_SCRIPT: Asset =
    Asset { path: "/app.js", mime: "text/javascript; charset=utf-8", text: packed!("assets/app/app.js") };

/// Photos of the player's own cards in the installed app.
pub(crate) static PHOTO_SCRIPT: Asset =
    Asset { path: "/photos.js", mime: "text/javascript; charset=utf-8", text: packed!("assets/app/photos.js") };

/// The badge in tabs.
pub(crate) static ICON: Asset =
    Asset { path: "/icon.svg", mime: "image/svg+xml", text: include_str!("assets/icon.svg") };

static ALL: [&Asset; 7] = [&STYLE, &SCRIPT, &GAME_STYLE, &GAME_SCRIPT, &APP_SCRIPT, &PHOTO_SCRIPT, &ICON];

/// What other texts of the files have otherwise: 16 hexadecimal digits.
static VERSION: LazyLock<String> =
    LazyLock::new(|| format!("{:016x}", xxh3_64(ALL.map(|asset| asset.text).concat().as_bytes())));

/// The routes of all files. A browser keeps what it fetched by the address of its version, and nothing by a mere path.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let mut router = Router::new();
    for asset in ALL {
        let handler = move |version: RawQuery| async move { asset.reply(&version) };
        router = router.route(asset.path, get(handler));
    }
    router
}

impl Asset {
    /// Where pages find it as this program has it.
    pub fn address(&self) -> String {
        format!("{}?{}", self.path, *VERSION)
    }

    fn reply(&self, RawQuery(version): &RawQuery) -> impl IntoResponse + use<> {
        let is_it = version.as_ref() == Some(&*VERSION);
        let keeping = if is_it { "max-age=31536000, immutable" } else { "no-cache" };
        ([(CONTENT_TYPE, self.mime), (CACHE_CONTROL, keeping)], self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_say_nothing_to_a_browser_are_left_out() {
        const SOURCE: &[u8] = b"// why\n\n  a(); // b\n/* c */\n/* d */e{}\n  /f/.test(g);";
        let (kept, count) = pack::<{ SOURCE.len() }>(SOURCE, false);
        assert_eq!(&kept[..count], b"a(); // b\n/* d */e{}\n/f/.test(g);");
        const CODE: &[u8] = b"  const a = (b, c) => { return d + -e ? f : {}; };\n  g(\"h = i\");";
        let (kept, count) = pack::<{ CODE.len() }>(CODE, false);
        assert_eq!(&kept[..count], b"const a=(b,c)=>{return d + -e?f:{}};g(\"h = i\");");
        const STYLE: &[u8] = b"/* c */\na:hover,\nb c {\n  d: e f;\n}\n";
        let (kept, count) = pack::<{ STYLE.len() }>(STYLE, true);
        assert_eq!(&kept[..count], b"a:hover,b c{d:e f}");
    }

    /// No line of a script goes on in the next within backquotes: its blanks would count.
    #[test]
    fn what_is_served_is_small_and_says_the_same() {
        for script in [&SCRIPT, &GAME_SCRIPT, &APP_SCRIPT, &PHOTO_SCRIPT].map(|asset| asset.text) {
            assert!(script.lines().all(|line| line.matches('`').count() % 2 == 0), "{script}");
        }
        let bytes: usize = [&STYLE, &SCRIPT, &GAME_STYLE, &GAME_SCRIPT].map(|asset| asset.text.len()).iter().sum();
        // 90 KB.
        assert!(bytes <= 90 * 1_024, "{bytes}");
    }

    /// What a color is by day and by night, as a stylesheet has it below a selector; one that is the same is given once.
    fn shades(rule: &str, token: &str) -> [String; 2] {
        let below =
            STYLE.text.split_once(&format!("{rule}{{")).and_then(|(_, rest)| rest.split('}').next()).expect(rule);
        let value =
            below.split(&format!("--{token}:")).nth(1).and_then(|rest| rest.split(';').next()).expect(token);
        let pair = value.trim_start_matches("light-dark(").trim_end_matches(')');
        let (day, night) = pair.split_once(',').unwrap_or((pair, pair));
        [day.to_owned(), night.to_owned()]
    }

    /// The relative luminance of a color (WCAG 2).
    fn luminance(color: &str) -> f64 {
        let digits = color.trim_start_matches('#');
        let width = digits.len() / 3;
        let part = |at: usize| {
            let hex = digits[at * width..(at + 1) * width].repeat(3 - width);
            let value = f64::from(u8::from_str_radix(&hex[..2], 16).expect("a color")) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (a, b) = (luminance(one), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// What is read stands off by 4.5 to 1, what bounds a control by 3 to 1, by day and by night.
    #[test]
    fn everything_can_be_told_from_its_ground() {
        const TEXT: f64 = 4.5;
        const CONTROL: f64 = 3.0;
        let root = |token: &str| shades(":root", token);
        let grounds = [root("bg"), root("card")];
        let mut pairs: Vec<(String, [String; 2], [String; 2], f64)> = Vec::new();
        let words =
            ["ink", "soft", "amber", "lilac", "red", "green", "g", "person", "cargo", "ship", "ally", "place"];
        for (tokens, least) in [(&words[..], TEXT), (&["edge", "focus", "g-fill"], CONTROL)] {
            for token in tokens {
                let all = grounds.iter().map(|ground| ((*token).to_owned(), root(token), ground.clone(), least));
                pairs.extend(all);
            }
        }
        for token in ["amber", "lilac", "red"] {
            pairs.push((token.to_owned(), root(token), root(&format!("{token}-bg")), TEXT));
        }
        pairs.push(("on-amber".to_owned(), root("on-amber"), root("amber"), TEXT));
        for game in model::Game::ALL {
            let of = |token: &str| shades(&format!("[data-color={}]", game.color()), token);
            let white = ["#fff".to_owned(), "#fff".to_owned()];
            pairs.push((format!("white {game:?}"), white, of("g-fill"), TEXT));
            pairs.push((format!("own ground {game:?}"), of("g"), of("g-bg"), TEXT));
            for ground in &grounds {
                pairs.push((format!("{game:?}"), of("g"), ground.clone(), TEXT));
                pairs.push((format!("fill {game:?}"), of("g-fill"), ground.clone(), CONTROL));
            }
        }
        for (what, colors, grounds, least) in pairs {
            for (color, ground) in colors.iter().zip(&grounds) {
                let found = contrast(color, ground);
                assert!(found >= least, "{what}: {color} on {ground}: {found:.2}");
            }
        }
    }

    /// Sizes of letters follow the setting of the reader.
    #[test]
    fn letters_grow_with_the_setting_of_the_reader() {
        for style in [&STYLE, &GAME_STYLE] {
            for size in style.text.split("font-size:").skip(1).filter_map(|rest| rest.split([';', '}']).next()) {
                assert!(!size.contains("px"), "{size}");
            }
        }
    }

    /// The name that a line of a script gives to all scripts of its page.
    fn outermost_name(line: &str) -> Option<&str> {
        let words = ["const ", "let ", "function ", "async function ", "class "];
        let rest = words.iter().find_map(|word| line.strip_prefix(word))?;
        rest.split(|sign: char| !sign.is_alphanumeric()).next()
    }

    /// A name that stands twice keeps the second script from running at all.
    #[test]
    fn the_scripts_of_a_page_share_no_name() {
        let scripts = [
            include_str!("assets/page.js"),
            include_str!("assets/game.js"),
            include_str!("assets/app/app.js"),
            include_str!("assets/app/photos.js"),
        ];
        let mut names: Vec<&str> =
            scripts.iter().flat_map(|script| script.lines().filter_map(outermost_name)).collect();
        assert!(names.len() > 20, "{names:?}");
        names.sort_unstable();
        let twice: Vec<&[&str]> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}
