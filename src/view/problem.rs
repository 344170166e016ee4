//! Errors on a screen: what is wrong, and what to do.

use super::{Screen, check, prose};
use crate::error::Error;
use crate::locale::{Arg, Texts};

/// What is wrong, in a sentence.
pub fn sentence(texts: &Texts, error: &Error) -> String {
    let message = message(error);
    texts.with(&format!("err-{}", message.id), &message.fluent())
}

/// An error as a player reads it, ending with a line end.
pub fn error(screen: &Screen<'_>, error: &Error) -> String {
    let texts = screen.texts();
    let message = message(error);
    let args = message.fluent();
    let sentence = texts.with(&format!("err-{}", message.id), &args);
    let label = screen.paint().wrong(&texts.get("err-label"));
    let mut out = prose::paragraph(screen, &format!("{label} {sentence}"), 0) + "\n";
    if let Error::Data { findings } = error {
        out.push_str(&check::findings(screen, findings));
    }
    if let Error::Query {
        query,
        at: Some(at),
        ..
    } = error
    {
        out.push_str(&marked(screen, query, *at));
    }
    for hint in hints(texts, &message, &args) {
        out.push_str(&prose::paragraph(screen, &hint, 2));
        out.push('\n');
    }
    out
}

/// A fault of the program itself.
pub fn panic(screen: &Screen<'_>, detail: &str) -> String {
    let texts = screen.texts();
    let label = screen.paint().wrong(&texts.get("err-label"));
    let sentence = texts.with("err-panic", &[("detail", detail.into())]);
    format!("{label} {sentence}\n  {}\n", texts.get("hint-panic"))
}

/// An error as a message id with its arguments.
struct Message {
    id: &'static str,
    args: Vec<(&'static str, String)>,
    suggestions: Vec<String>,
}

impl Message {
    fn fluent(&self) -> Vec<(&str, Arg<'_>)> {
        let args = self.args.iter();
        args.map(|(name, value)| (*name, value.as_str().into()))
            .collect()
    }
}

fn hints(texts: &Texts, message: &Message, args: &[(&str, Arg<'_>)]) -> Vec<String> {
    let mut hints = Vec::new();
    if !message.suggestions.is_empty() {
        let names: Vec<String> = message
            .suggestions
            .iter()
            .map(|name| texts.with("hint-quoted", &[("name", name.into())]))
            .collect();
        hints.push(texts.with("hint-did-you-mean", &[("names", names.join(", ").into())]));
    }
    hints.extend(texts.find(&format!("hint-{}", message.id), args));
    hints
}

fn message(error: &Error) -> Message {
    let (id, args): (&'static str, Vec<(&'static str, String)>) = match error {
        Error::EmptyQuery => ("empty-query", vec![]),
        Error::NothingFound { query, .. } => ("nothing-found", vec![("query", printable(query))]),
        Error::UnknownId { id, .. } => ("unknown-id", vec![("id", printable(id))]),
        Error::NoSuchHit { number, count } => (
            "no-such-hit",
            vec![("number", number.to_string()), ("count", count.to_string())],
        ),
        Error::NotText => ("not-text", vec![]),
        Error::DataFolder { folder, reason } => (
            "data-folder",
            vec![
                ("folder", folder.display().to_string()),
                ("reason", reason.clone()),
            ],
        ),
        Error::Data { findings } => ("data", vec![("count", findings.len().to_string())]),
        Error::NoCacheFolder => ("no-cache-folder", vec![]),
        Error::CacheFolder { folder, reason } => (
            "cache-folder",
            vec![
                ("folder", folder.display().to_string()),
                ("reason", reason.clone()),
            ],
        ),
        Error::Catalog(detail) => ("catalog", vec![("detail", detail.clone())]),
        Error::Output(reason) => ("output", vec![("reason", reason.to_string())]),
        Error::Refused { reason, words, .. } => (*reason, printables(words)),
        Error::Query { .. } | Error::NoCard { .. } | Error::NoCardFits { .. } => {
            search_message(error)
        }
        other => solo_message(other),
    };
    Message {
        id,
        args,
        suggestions: suggestions(error),
    }
}

/// What is wrong with a query of the card search, or why nothing fits it.
fn search_message(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    match error {
        Error::Query { reason, words, .. } => (*reason, printables(words)),
        Error::NoCardFits {
            part,
            without,
            alone,
            ..
        } => (
            match alone {
                0 => "no-card-has",
                _ => "no-card-fits",
            },
            vec![
                ("part", printable(part)),
                ("without", without.to_string()),
                ("alone", alone.to_string()),
            ],
        ),
        Error::NoCard { query, .. } => ("no-card", vec![("query", printable(query))]),
        other => ("usage", vec![("detail", other.to_string())]),
    }
}

/// The query with a mark below the place where it is wrong.
fn marked(screen: &Screen<'_>, query: &str, at: usize) -> String {
    const BEFORE: usize = 30;
    let start = at.saturating_sub(BEFORE);
    let shown: String = query
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .skip(start)
        .take(screen.width().saturating_sub(4))
        .collect();
    let before: String = shown.chars().take(at - start).collect();
    let column = textwrap::core::display_width(&before);
    let mark = screen.paint().wrong("^");
    format!("    {shown}\n    {}{mark}\n", " ".repeat(column))
}

fn solo_message(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    match error {
        Error::UnknownCard { name, .. } => ("unknown-card", vec![("name", printable(name))]),
        Error::UnknownTrait { name, .. } => ("unknown-trait", vec![("name", printable(name))]),
        Error::AmbiguousCard { name, ids } => (
            "ambiguous-card",
            vec![("name", printable(name)), ("ids", ids.join(", "))],
        ),
        Error::NeverResolved { card } => ("never-resolved", vec![("card", card.clone())]),
        Error::NoProgram { captain } => ("no-program", vec![("captain", captain.clone())]),
        Error::UnknownFilter { word } => ("unknown-filter", vec![("word", printable(word))]),
        Error::Notation { text } => ("notation", vec![("text", printable(text))]),
        own => own_data_message(own),
    }
}

/// Faults of the player's own data: games, campaigns.
fn own_data_message(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    match error {
        Error::NoDataFolder => ("no-data-folder", vec![]),
        Error::UserData { path, reason } => (
            "user-data",
            vec![
                ("path", path.display().to_string()),
                ("reason", reason.clone()),
            ],
        ),
        Error::Moved => ("moved", vec![]),
        Error::NameTaken { name } => ("name-taken", vec![("name", printable(name))]),
        Error::UnknownName { name, .. } => ("unknown-name", vec![("name", printable(name))]),
        Error::Unplayable { name, entry } => (
            "unplayable",
            vec![("name", printable(name)), ("entry", entry.to_string())],
        ),
        Error::NoGame => ("no-game", vec![]),
        Error::Facedown { count, among } => (
            "facedown",
            vec![("count", count.to_string()), ("among", among.join(", "))],
        ),
        Error::ImpossibleCard { card } => ("impossible-card", vec![("card", card.clone())]),
        Error::UnreadableReply { text } => ("unreadable-reply", vec![("text", printable(text))]),
        Error::UnknownEvent { word, .. } => ("unknown-event", vec![("word", printable(word))]),
        Error::UnknownCorrection { word, .. } => {
            ("unknown-correction", vec![("word", printable(word))])
        }
        Error::QuestionOpen => ("question-open", vec![]),
        Error::GameOver => ("game-over", vec![]),
        Error::NothingLeft { what: "redo" } => ("nothing-to-redo", vec![]),
        Error::NothingLeft { .. } => ("nothing-to-undo", vec![]),
        Error::SameCaptain { captain } => ("same-captain", vec![("captain", captain.clone())]),
        Error::NoTraining => ("no-training", vec![]),
        Error::CardList { path, reason } => (
            "card-list",
            vec![("path", printable(path)), ("reason", reason.clone())],
        ),
        Error::ListedTwice { name } => ("listed-twice", vec![("name", printable(name))]),
        import => import_message(import),
    }
}

/// What can be wrong with files to import.
fn import_message(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    let shown = |path: &std::path::Path| printable_path(&path.display().to_string());
    match error {
        Error::CardFile { path, reason } => (
            "card-file",
            vec![("path", shown(path)), ("reason", reason.clone())],
        ),
        Error::NoCardFile { path, reason } => (
            "no-card-file",
            vec![("path", shown(path)), ("reason", (*reason).to_owned())],
        ),
        Error::NoCardFiles { folder } => ("no-card-files", vec![("folder", shown(folder))]),
        Error::TwinFiles { name } => ("twin-files", vec![("name", printable(name))]),
        Error::UnknownImport { name, .. } => ("unknown-import", vec![("name", printable(name))]),
        Error::AmbiguousImport { name, names } => (
            "ambiguous-import",
            vec![("name", printable(name)), ("names", names.join(", "))],
        ),
        campaign => campaign_message(campaign),
    }
}

/// What the rules of a campaign forbid.
fn campaign_message(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    match error {
        Error::NoCampaign => ("no-campaign", vec![]),
        Error::LogBook { file, reason } => (
            "log-book",
            vec![
                ("file", file.display().to_string()),
                ("reason", reason.clone()),
            ],
        ),
        Error::LogBookEntry { file, entry } => (
            "log-book-entry",
            vec![
                ("file", file.display().to_string()),
                ("entry", entry.to_string()),
            ],
        ),
        Error::CampaignOver { name } => ("campaign-over", vec![("name", printable(name))]),
        Error::CampaignRunning { name, left } => (
            "campaign-running",
            vec![("name", printable(name)), ("left", left.to_string())],
        ),
        Error::WrongOpponent {
            captain,
            reason,
            allowed,
        } => (
            "wrong-opponent",
            vec![
                ("captain", captain.clone()),
                ("reason", (*reason).to_owned()),
                ("allowed", allowed.join(", ")),
            ],
        ),
        Error::NotWon { score, bot } => (
            "not-won",
            vec![("score", score.to_string()), ("bot", bot.to_string())],
        ),
        Error::ClosedChallenge { challenge, captain } => (
            "closed-challenge",
            vec![
                ("challenge", challenge.clone()),
                ("captain", captain.clone()),
            ],
        ),
        upgrade => upgrade_message(upgrade),
    }
}

/// What the rules of upgrades forbid.
fn upgrade_message(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    match error {
        Error::UpgradeDue { opponent } => ("upgrade-due", vec![("opponent", opponent.clone())]),
        Error::NoUpgradeDue => ("no-upgrade-due", vec![]),
        Error::OptionBBarred => ("option-b-barred", vec![]),
        Error::UpgradeNeeded => ("upgrade-needed", vec![]),
        Error::UnfitCard {
            card,
            reason,
            possible,
        } => (
            "unfit-card",
            vec![
                ("card", card.clone()),
                ("reason", (*reason).to_owned()),
                ("possible", possible.join(", ")),
            ],
        ),
        Error::NoSuchBonus { number, count } => (
            "no-such-bonus",
            vec![("number", number.to_string()), ("count", count.to_string())],
        ),
        Error::BonusTakesNoCard { number } => {
            ("bonus-takes-no-card", vec![("number", number.to_string())])
        }
        Error::BonusNeedsCard { number, possible } => (
            "bonus-needs-card",
            vec![
                ("number", number.to_string()),
                ("possible", possible.join(", ")),
            ],
        ),
        usage => usage_message(usage),
    }
}

fn usage_message(error: &Error) -> (&'static str, Vec<(&'static str, String)>) {
    match error {
        Error::UnknownValue {
            option,
            value,
            allowed,
            ..
        } => (
            "unknown-value",
            vec![
                ("option", option.clone()),
                ("value", printable(value)),
                ("allowed", allowed.join(", ")),
            ],
        ),
        Error::MalformedValue { option, value } => (
            "malformed-value",
            vec![("option", option.clone()), ("value", printable(value))],
        ),
        Error::UnknownOption { option, .. } => {
            ("unknown-option", vec![("option", printable(option))])
        }
        Error::UnknownSubcommand {
            command,
            subcommand,
            ..
        } => (
            "unknown-subcommand",
            vec![
                ("command", command.clone()),
                ("subcommand", printable(subcommand)),
            ],
        ),
        Error::MissingSubcommand { command } => {
            ("missing-subcommand", vec![("command", command.clone())])
        }
        Error::MissingValue { option } => ("missing-value", vec![("option", option.clone())]),
        Error::MissingArgument { what } => ("missing-argument", vec![("what", what.clone())]),
        Error::UnexpectedArgument { argument } => (
            "unexpected-argument",
            vec![("argument", printable(argument))],
        ),
        Error::Conflict { option, other } => (
            "conflict",
            vec![("option", option.clone()), ("other", other.clone())],
        ),
        other => ("usage", vec![("detail", other.to_string())]),
    }
}

fn suggestions(error: &Error) -> Vec<String> {
    match error {
        Error::NothingFound { suggestions, .. }
        | Error::Query { suggestions, .. }
        | Error::Refused { suggestions, .. }
        | Error::NoCard { suggestions, .. }
        | Error::NoCardFits { suggestions, .. }
        | Error::UnknownId { suggestions, .. }
        | Error::UnknownCard { suggestions, .. }
        | Error::UnknownTrait { suggestions, .. }
        | Error::UnknownName { suggestions, .. }
        | Error::UnknownImport { suggestions, .. }
        | Error::UnknownEvent { suggestions, .. }
        | Error::UnknownCorrection { suggestions, .. }
        | Error::UnknownValue { suggestions, .. }
        | Error::UnknownOption { suggestions, .. }
        | Error::UnknownSubcommand { suggestions, .. } => suggestions.clone(),
        _ => Vec::new(),
    }
}

/// Named words, fit to be shown.
fn printables(words: &[(&'static str, String)]) -> Vec<(&'static str, String)> {
    let shown = words.iter().map(|(name, word)| (*name, printable(word)));
    shown.collect()
}

/// A path without control characters, in full: its end says most.
fn printable_path(path: &str) -> String {
    let shown = path.chars().map(|c| if c.is_control() { ' ' } else { c });
    shown.collect()
}

/// What a player typed, short and without control characters, fit to be shown again.
fn printable(typed: &str) -> String {
    const LONGEST: usize = 60;
    let clean: String = typed
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(LONGEST)
        .collect();
    let cut = typed.chars().count() > LONGEST;
    if cut { clean + "…" } else { clean }
}
