//! Both languages of the interface are equal: same messages, same variables, all of them used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use app::help;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use model::text::{Blemish, blemishes};
use model::{Lang, SYMBOLS};
use page::locale::{Texts, symbol};

use crate::kit::files::files_below;

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The files of messages of a language.
fn sources(lang: Lang) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    let files = fs::read_dir(folder).expect("a folder");
    let mut found = Vec::new();
    for file in files {
        let path = file.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if !["terms", "words"].contains(&name.as_str()) {
            found.push((name, fs::read_to_string(&path).expect("messages")));
        }
    }
    found
}

/// All messages of a language with their variables.
fn messages(lang: Lang) -> Messages {
    let mut found = Messages::new();
    for (file, source) in sources(lang) {
        let resource = parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                let pattern = message.value.expect("a message has a value");
                collect(&pattern, &mut variables);
                let id = message.id.name.to_owned();
                assert!(found.insert(id, variables).is_none(), "{} twice", message.id.name);
            }
        }
    }
    found
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                for variant in variants {
                    collect(&variant.value, variables);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.to_owned());
    }
}

fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "rs")
}

/// Every string literal of the sources that could be a message id or the fixed start of one.
fn literals() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeSet::new();
    for path in files_below(&root).into_iter().filter(|path| is_source(path)) {
        let source = fs::read_to_string(path).expect("a source file");
        for literal in source.split('"').skip(1).step_by(2) {
            found.insert(literal.to_owned());
        }
    }
    found
}

/// Everything in the sources that could be the name of a message's function.
fn names() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeSet::new();
    for path in files_below(&root).into_iter().filter(|path| is_source(path)) {
        let source = fs::read_to_string(path).expect("a source file");
        let is_other = |sign: char| !sign.is_ascii_alphanumeric() && sign != '_';
        found.extend(source.split(is_other).map(str::to_owned));
    }
    found
}

#[test]
fn both_languages_have_the_same_messages_and_variables() {
    assert_eq!(messages(Lang::De), messages(Lang::En));
}

/// What stands before and behind the codes of messages that are put into tables by them.
fn tables() -> Vec<(String, String)> {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/generate/messages.rs");
    let script = fs::read_to_string(place).expect("a source file");
    let behind = script.split("const TABLES").nth(1).expect("the list");
    let list = behind.split("];").next().expect("its end");
    let families = list.split('"').skip(1).step_by(2);
    let around = families.map(|family| family.split_once('*').unwrap_or((family, "")));
    around.map(|(start, end)| (start.to_owned(), end.to_owned())).collect()
}

/// The families of messages that words of the command tree name.
const OF_COMMANDS: [&str; 3] = ["help", "usage", "value"];

/// The family of a message: `help` of `help-deck-after` and of `calc-dice-help-after`.
fn family(id: &str) -> &str {
    let parts: Vec<&str> = id.split('-').collect();
    match parts[..] {
        ["calc", _, family, ..] if OF_COMMANDS.contains(&family) => family,
        _ => parts[0],
    }
}

/// All that commands and their arguments may say.
fn ids_of_commands() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut commands = vec![("tricorder".to_owned(), help::localized(&Texts::new(Lang::En)))];
    while let Some((path, command)) = commands.pop() {
        let own = [("help", ""), ("usage", ""), ("help", "-after"), ("help", "-example"), ("help", "-codes")];
        found.extend(own.map(|(family, part)| help::message_id(family, &path, part)));
        for arg in command.get_arguments() {
            let id = arg.get_id();
            let own = ["help", "value"].map(|family| help::message_id(family, &path, &format!("-{id}")));
            found.extend(own.into_iter().chain([format!("help-any-{id}"), format!("value-{id}")]));
        }
        let below = |name: &str| if path == "tricorder" { name.to_owned() } else { format!("{path}-{name}") };
        commands.extend(command.get_subcommands().map(|command| (below(command.get_name()), command.clone())));
    }
    found
}

#[test]
fn every_message_of_a_command_is_of_one_there_is() {
    let (known, names) = (ids_of_commands(), names());
    let ids = messages(Lang::En).into_keys().filter(|id| OF_COMMANDS.contains(&family(id)));
    let unknown: Vec<String> =
        ids.filter(|id| !known.contains(id) && !names.contains(&id.replace('-', "_"))).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn every_message_is_used() {
    let literals = literals();
    let names = names();
    let tables = tables();
    let starts: Vec<&str> = literals
        .iter()
        .filter_map(|literal| literal.split_once('{').map(|(start, _)| start))
        .filter(|start| start.ends_with('-'))
        .collect();
    let unused: Vec<String> = messages(Lang::En)
        .into_keys()
        .filter(|id| !OF_COMMANDS.contains(&family(id)))
        .filter(|id| !literals.contains(id) && !names.contains(&id.replace('-', "_")))
        .filter(|id| !starts.iter().any(|start| id.starts_with(start)))
        .filter(|id| !tables.iter().any(|(start, end)| id.starts_with(start) && id.ends_with(end)))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// The sources without their tests, one after the other.
fn production() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let sources = files_below(&root).into_iter().filter(|path| is_source(path));
    let texts = sources.map(|path| fs::read_to_string(path).expect("a source file"));
    let before_tests = |text: String| text.split("#[cfg(test)]\nmod tests {").next().map(str::to_owned);
    texts.filter_map(before_tests).collect()
}

/// What no problem is made of, and no frame around one, goes.
#[test]
fn every_sentence_of_an_error_is_said() {
    let production = production();
    let is_said = |id: &str| {
        let call = format!("::{}(", id.replace('-', "_"));
        ["say", "msg"].iter().any(|module| production.contains(&format!("{module}{call}")))
    };
    let ids = messages(Lang::En).into_keys();
    let of_errors = ids.filter(|id| id.starts_with("err-") || id.starts_with("hint-"));
    let unsaid: Vec<String> = of_errors.filter(|id| !is_said(id)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn every_symbol_has_its_word() {
    for lang in Lang::ALL {
        for name in SYMBOLS {
            assert!(!symbol(lang, name).starts_with("symbol-"), "{name}");
        }
    }
}

#[test]
fn variables_carry_no_invisible_marks() {
    let text = Texts::new(Lang::De).with("err-unknown-id", &[("id", "x".into())]);
    assert!(text.is_ascii() || !text.contains('\u{2068}'), "{text:?}");
}

/// Files with lines to type: there `"` and marks between numbers stand as the shell and the query language want them.
const TYPED: [&str; 4] = ["help", "hint", "search", "usage"];

/// The words of a pattern and of all its variants, a variable as a number.
fn prose(pattern: &Pattern<&str>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression } => placed(expression),
    });
    parts.collect()
}

fn placed(expression: &Expression<&str>) -> String {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => (*value).to_owned(),
        Expression::Inline(_) => "0".to_owned(),
        Expression::Select { variants, .. } => {
            let variants = variants.iter().map(|variant| prose(&variant.value));
            variants.collect::<Vec<_>>().join(";")
        }
    }
}

/// Whether a blemish counts in a message: lines laid out in columns have their gaps, lines to type their signs.
fn counts(id: &str, text: &str, blemish: Blemish) -> bool {
    let is_typed = TYPED.contains(&family(id)) || text.contains(" --");
    match blemish {
        Blemish::Apostrophe | Blemish::Hyphen | Blemish::Dots | Blemish::DoubledWord => true,
        Blemish::Quote | Blemish::DecimalMark | Blemish::Touching => !is_typed,
        Blemish::DoubledSpace => !text.contains('\n'),
    }
}

/// A line of a message that is typed as it stands.
fn is_command(line: &str) -> bool {
    line.trim_start().starts_with("tricorder ")
}

#[test]
fn messages_have_no_blemishes() {
    let mut found = Vec::new();
    for (lang, foreign) in [(Lang::De, '.'), (Lang::En, ',')] {
        for (file, source) in sources(lang) {
            let resource = parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            for entry in resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let text = prose(&message.value.expect("a message has a value"));
                let said: Vec<&str> = text.lines().filter(|line| !is_command(line)).collect();
                let blemishes = blemishes(&said.join("\n"), foreign).into_iter();
                let id = message.id.name;
                let bad = blemishes.filter(|(kind, _)| counts(id, &text, *kind));
                found.extend(bad.map(|(kind, words)| format!("{file} {id}: {kind:?} {words}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What was looked at stands in a list inside a sentence: its messages are no sentences, and `check` uses no others.
#[test]
fn parts_of_a_list_of_checks_are_no_sentences() {
    for lang in Lang::ALL {
        let steps = sources(lang).into_iter().find(|(name, _)| name == "step").expect("the steps").1;
        let checks: Vec<&str> = steps.lines().filter(|line| line.starts_with("step-check-")).collect();
        assert!(checks.len() > 30, "{checks:?}");
        let sentences: Vec<_> = checks.iter().filter(|line| line.ends_with('.')).collect();
        assert!(sentences.is_empty(), "{sentences:?}");
    }
    let source = include_str!("../../src/words/steps/reasons.rs");
    let checks = source.split("/// What is lacking").next().expect("the checks");
    let others: Vec<&str> = checks.lines().filter(|line| line.contains("=> step_")).collect();
    assert!(others.iter().all(|line| line.contains("=> step_check_")), "{others:?}");
}

/// Families of messages that are read in a terminal alone, or name options to whoever typed them there.
const OF_TERMINALS: [&str; 10] = [
    "err-serve-",
    "err-server",
    "config-",
    "serve-",
    "db-",
    "completions-",
    "import-",
    "admin-",
    "site-",
    "doctor-",
];

/// Hints at what only a terminal does; the page leaves them out. Any other that names an option has one to tap beside it.
const TYPED_HINTS: [&str; 22] = [
    "hint-query-unknown-sort",
    "hint-no-such-hit",
    "hint-form-of-list",
    "hint-malformed-value",
    "hint-unknown-option",
    "hint-missing-value",
    "hint-missing-argument",
    "hint-unexpected-argument",
    "hint-server",
    "hint-rules-on-server",
    "hint-usage",
    "hint-data-folder",
    "hint-deck-no-list",
    "hint-deck-too-few",
    "hint-deck-needs-pile",
    "hint-deck-nothing-to-merge",
    "hint-deck-file-taken",
    "hint-deck-not-exported",
    "hint-serve-network",
    "hint-serve-chance",
    "hint-serve-broken",
    "hint-card-data",
];

/// Whether the page shows a message of a language in these words.
fn is_shown_on_the_page(id: &str, all: &[(String, String)]) -> bool {
    let has_other_words = all.iter().any(|(other, _)| other.strip_suffix("-tap") == Some(id));
    let is_of_terminal =
        OF_COMMANDS.contains(&family(id)) || OF_TERMINALS.iter().any(|start| id.starts_with(start));
    !is_of_terminal && !TYPED_HINTS.contains(&id) && !has_other_words
}

/// Each message of a language as its file has it.
fn written(lang: Lang) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for (_, source) in sources(lang) {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =") {
                Some((id, text)) if line.starts_with(char::is_alphabetic) => {
                    found.push((id.to_owned(), text.to_owned()));
                }
                _ => {
                    if let Some((_, text)) = found.last_mut() {
                        text.push('\n');
                        text.push_str(line);
                    }
                }
            }
        }
    }
    found
}

/// An option that stands outside of a command: with a command the page leaves out the whole line.
fn names_an_option(line: &str) -> bool {
    let words = line.split("tricorder ").next().unwrap_or_default().split_whitespace();
    let option = |word: &str| {
        let name = word.trim_start_matches(|sign: char| "(„“\"".contains(sign)).strip_prefix("--");
        name.is_some_and(|name| name.starts_with(char::is_alphabetic))
    };
    words.into_iter().any(option)
}

#[test]
fn what_the_page_shows_names_no_option() {
    for lang in Lang::ALL {
        let all = written(lang);
        let shown = all.iter().filter(|(id, _)| is_shown_on_the_page(id, &all));
        let naming: Vec<_> = shown.filter(|(_, text)| text.lines().any(names_an_option)).collect();
        assert!(naming.is_empty(), "{}: {naming:#?}", lang.code());
    }
}

/// Letters of a word that a button may have.
const LONGEST_BUTTON: usize = 22;

/// The messages of buttons: those that stand in the line of one in the sources of the page.
fn buttons() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web");
    let mut found = BTreeSet::new();
    for path in files_below(&folder).into_iter().filter(|path| is_source(path)) {
        let source = fs::read_to_string(&path).expect("a source");
        for line in source.lines().filter(|line| line.trim_start().starts_with("button")) {
            let words = line.rsplit_once("{ (msg::").and_then(|(_, named)| named.split_once("(texts))"));
            found.extend(words.map(|(name, _)| name.replace('_', "-")));
        }
    }
    found
}

#[test]
fn buttons_are_short() {
    let buttons = buttons();
    assert!(buttons.len() > 12, "{buttons:?}");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for id in &buttons {
            let words = texts.get(id);
            assert!(words.chars().count() <= LONGEST_BUTTON, "{} {id}: {words}", lang.code());
        }
    }
}

/// Words that had two names, with those that are not used any more, by language.
const ONE_NAME: [(Lang, &[&str]); 2] = [
    (
        Lang::De,
        &[
            "Kadettenausbildung",
            "Auslagestapel",
            "Startzahl",
            "Zurückgenommen",
            "aufgeschlagen",
            "aufschlagen",
            "zurücknehmen",
            "diesem Rechner",
            "inlesen",
            "geht leer aus",
            "Kennung",
        ],
    ),
    (
        Lang::En,
        &[
            "Junk pile",
            "set-up",
            "Set-up",
            "aken back",
            "aken over",
            "anew",
            "Reckon",
            "empty-handed",
            "first print,",
            "latest print ",
            "Mend",
        ],
    ),
];

#[test]
fn one_thing_has_one_name() {
    for (lang, former) in ONE_NAME {
        for (id, text) in written(lang) {
            let found = former.iter().find(|name| text.contains(*name));
            assert!(found.is_none(), "{} {id}: {found:?} in {text}", lang.code());
        }
    }
}
