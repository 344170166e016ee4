//! Writes a constant for every word of `locales/*/words.ftl` that players type, with all its forms in both
//! languages; and what players say instead of terms of the games, folded, so that no look-up has to.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{Entry, PatternElement};

use super::fold::key;
use super::ftl::parsed;

/// Ids of words with which players name a term of a game otherwise begin so.
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
    let _ = writeln!(
        out,
        "/// What is said for terms of the games, folded and sorted, each with the terms that are meant.
pub const MEANT: &[(&str, &[&str])] = &["
    );
    for (said, terms) in meant(&de, &en)? {
        // Writing into a text cannot fail, here and above.
        let _ = writeln!(out, "({said:?}, &{terms:?}),");
    }
    out.push_str("];\n");
    Ok(out)
}

/// For each folded word that players say the folded terms that are meant; the first form of a word is the
/// term.
fn meant(de: &Words, en: &Words) -> Result<BTreeMap<String, Vec<String>>, String> {
    let mut meant: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (id, forms) in en.iter().filter(|(id, _)| id.starts_with(SAID)) {
        let terms = [&de[id], forms].map(|forms| key(&forms[0]));
        for form in de[id].iter().chain(forms) {
            if form.contains(|c: char| !c.is_alphanumeric()) {
                return Err(format!("words.ftl: {id}: {form} is not one word"));
            }
            let said = key(form);
            if !terms.contains(&said) {
                meant.entry(said).or_default().extend(terms.clone());
            }
        }
    }
    for terms in meant.values_mut() {
        terms.sort_unstable();
        terms.dedup();
    }
    Ok(meant)
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
