//! Pages of the finder's own: what stands there before anything is typed, and its keys.

use crate::locale::{Message, Texts, msg};
use crate::page::{Facts, Labels, Page, faint, label, strong};

/// The keys in the order in which they are told of, each with what it does.
const KEYS: [(Message, Message); 16] = [
    (msg::find_key_type, msg::find_does_type),
    (msg::find_key_rows, msg::find_does_rows),
    (msg::find_key_pages, msg::find_does_pages),
    (msg::find_key_enter, msg::find_does_enter),
    (msg::find_key_tab, msg::find_does_tab),
    (msg::find_key_back, msg::find_does_back),
    (msg::find_key_seek, msg::find_does_seek),
    (msg::find_key_copy, msg::find_does_copy),
    (msg::find_key_lang, msg::find_does_lang),
    (msg::find_key_game, msg::find_does_game),
    (msg::find_key_kind, msg::find_does_kind),
    (msg::find_key_crew, msg::find_does_crew),
    (msg::find_key_mouse, msg::find_does_mouse),
    (msg::find_key_stop, msg::find_does_stop),
    (msg::find_key_escape, msg::find_does_escape),
    (msg::find_key_leave, msg::find_does_leave),
];

/// What stands there before anything is typed.
pub fn welcome(texts: &Texts) -> Page {
    let mut page = Page::new();
    page.title(msg::find_hello(texts));
    page.gap();
    page.say(msg::find_what(texts));
    page.gap();
    page.say(label(msg::find_try(texts)));
    for words in msg::find_examples(texts).split('|') {
        page.point(words.trim());
    }
    page.gap();
    page.say(faint(msg::find_more_keys(texts)));
    page
}

/// All keys.
pub fn keys(texts: &Texts) -> Page {
    let mut page = Page::new();
    page.head(strong(msg::find_keys(texts)), "");
    let mut facts = Facts::new(Labels::Long);
    for (key, does) in KEYS {
        facts.add(key(texts), does(texts));
    }
    page.facts(facts);
    page.gap();
    page.say(faint(msg::find_also_keys(texts)));
    page
}

/// That not everything was looked through.
pub fn narrowed(texts: &Texts) -> Page {
    Page::of(msg::find_narrowed(texts))
}

/// Which name was taken for what was typed, if one was.
pub fn meant(texts: &Texts, words: &str, name: Option<&str>) -> Page {
    let mut page = Page::new();
    if let Some(name) = name {
        page.say(faint(msg::search_meant(texts, words, name)));
        page.gap();
    }
    page
}
