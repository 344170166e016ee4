//! Writes a constant for every word of `locales/*/words.ftl` that players type, with all its forms in both
//! languages, and a table of those whose ids begin alike; and what players say instead of terms of the games, folded,
//! so that no look-up has to.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{Entry, PatternElement};

use super::fold::key;
use super::plain::parsed;

/// Ids of words with which players name a term of a game otherwise begin so.
const SAID: &str = "said-";

/// Ids of words with their forms, in the order of the file.
type Words = Vec<(String, Vec<String>)>;

/// The source of the constants of `text::vocabulary`.
///
/// # Errors
/// When a file cannot be read or parsed, or one language lacks a word.
pub fn generated(locales: &Path) -> Result<String, String> {
    let [de, en] = ["de", "en"].map(|lang| words(&locales.join(lang).join("words.ftl")));
    let (de, en): (BTreeMap<_, _>, _) = (de?.into_iter().collect(), en?);
    let ids: BTreeSet<&String> = en.iter().map(|(id, _)| id).collect();
    if let Some(lacking) = ids.symmetric_difference(&de.keys().collect()).next() {
        return Err(format!("words.ftl of one language lacks {lacking:?}"));
    }
    let mut out = String::new();
    let mut tables: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (id, forms) in &en {
        let name = constant(id);
        let (prefix, code) = id.split_once('-').unwrap_or((id, ""));
        let _ = writeln!(
            out,
            "/// Forms of `{id}`.\npub const {name}: TypedForms = TypedForms {{ code: {code:?}, en: &{forms:?}, de: &{:?} }};",
            de[id]
        );
        if !code.is_empty() {
            tables.entry(prefix).or_default().push(name);
        }
    }
    for (prefix, names) in &tables {
        let (table, names) = (constant(prefix), names.join(", "));
        let _ = writeln!(
            out,
            "/// The words whose ids begin with `{prefix}-`.\npub const {table}: &[TypedForms] = &[{names}];"
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

fn constant(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}

/// For each folded word that players say the folded terms that are meant; the first form of a word is the
/// term.
fn meant(de: &BTreeMap<String, Vec<String>>, en: &Words) -> Result<BTreeMap<String, Vec<String>>, String> {
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
        let value = message.value.ok_or_else(|| told(format!("{id} has no words")))?;
        let [PatternElement::TextElement { value }] = &value.elements[..] else {
            return Err(told(format!("{id} is more than words with commas between them")));
        };
        let forms = value.split(',').map(|form| form.trim().to_owned());
        found.push((id, forms.collect()));
    }
    Ok(found)
}
