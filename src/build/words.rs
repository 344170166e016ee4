//! Writes a constant for every word of `locales/*/words.ftl` that players type, with all its forms in both
//! languages.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{Entry, PatternElement};

use super::ftl::parsed;

/// Ids of words with which players name a term of a game otherwise begin so; they are listed together.
const SAID: &str = "said-";

/// The forms of a word by its id.
type Words = BTreeMap<String, Vec<String>>;

/// The source of the constants of `text::vocabulary`.
///
/// # Errors
/// When a file cannot be read or parsed, or one language lacks a word.
pub fn generated(locales: &Path) -> Result<String, String> {
    let [de, en] = ["de", "en"].map(|lang| words(&locales.join(lang).join("words.ftl")));
    let (de, en) = (de?, en?);
    if !de.keys().eq(en.keys()) {
        let lacking = de
            .keys()
            .find(|id| !en.contains_key(*id))
            .or_else(|| en.keys().find(|id| !de.contains_key(*id)));
        return Err(format!("words.ftl of one language lacks {lacking:?}"));
    }
    let mut out = String::new();
    for (id, forms) in &en {
        let name = id.replace('-', "_").to_uppercase();
        let _ = writeln!(
            out,
            "pub const {name}: Typed = Typed {{ en: &{forms:?}, de: &{:?} }};",
            de[id]
        );
    }
    let said = en.keys().filter(|id| id.starts_with(SAID));
    let said: Vec<String> = said.map(|id| id.replace('-', "_").to_uppercase()).collect();
    let _ = writeln!(
        out,
        "/// What players say instead of terms of the games.\npub const SAID: &[Typed] = &[{}];",
        said.join(", ")
    );
    Ok(out)
}

fn words(path: &Path) -> Result<Words, String> {
    let told = |error: String| format!("{}: {error}", path.display());
    let mut found = Words::new();
    for entry in parsed(path)?.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let id = message.id.name;
        let value = message
            .value
            .ok_or_else(|| told(format!("{id} has no words")))?;
        let [PatternElement::TextElement { value }] = &value.elements[..] else {
            return Err(told(format!(
                "{id} is more than words with commas between them"
            )));
        };
        let forms = value.split(',').map(|form| form.trim().to_owned());
        found.insert(id, forms.collect());
    }
    Ok(found)
}
