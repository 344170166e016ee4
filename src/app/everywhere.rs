//! Every option of every command in every place of its line: it means the same in each of them.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command};

use super::args::Cli;
use super::line::{Line, subcommands_first};

/// Values tried for an argument until one fits.
const SAMPLES: [&str; 5] = ["2", "0", "1,1,1", "192.168.0.2", "text"];

/// What was understood of a line: the command, and each argument with its values.
type Understood = (Vec<String>, Vec<(String, Vec<OsString>)>);

fn understood(line: &[String]) -> Result<Understood, ErrorKind> {
    let arguments = Line::read(line.iter().map(OsString::from).collect()).arguments;
    let program = Cli::with(&arguments[0]).unwrap_or_else(Cli::command);
    let arguments = subcommands_first(&program, arguments);
    let line = std::iter::once(OsString::from("tricorder")).chain(arguments);
    let matches = program.try_get_matches_from(line).map_err(|error| error.kind())?;
    let mut path = Vec::new();
    let mut below = &matches;
    while let Some((name, deeper)) = below.subcommand() {
        path.push(name.to_owned());
        below = deeper;
    }
    Ok((path, typed(below)))
}

/// The arguments that were typed, by name.
fn typed(matches: &ArgMatches) -> Vec<(String, Vec<OsString>)> {
    // Groups, named like the structs of their arguments, come along.
    let is_argument = |id: &&clap::Id| !id.as_str().starts_with(char::is_uppercase);
    let is_typed = |id: &&clap::Id| {
        matches.value_source(id.as_str()).is_some_and(|source| source != clap::parser::ValueSource::DefaultValue)
            && matches.try_get_raw(id.as_str()).is_ok()
    };
    let mut all: Vec<_> = matches
        .ids()
        .filter(is_argument)
        .filter(is_typed)
        .map(|id| {
            let values = matches.get_raw(id.as_str()).into_iter().flatten();
            (id.to_string(), values.map(OsString::from).collect())
        })
        .collect();
    all.sort();
    all
}

/// A value the argument takes.
fn sample(arg: &Arg) -> String {
    let accepts = |value: &&&str| {
        let alone = Command::new("x").arg(Arg::new("x").long("x").value_parser(arg.get_value_parser().clone()));
        alone.try_get_matches_from(["x", &format!("--x={value}")]).is_ok()
    };
    if let Some(word) = arg.get_possible_values().first() {
        return word.get_name().to_owned();
    }
    let found = SAMPLES.iter().find(accepts);
    (*found.unwrap_or_else(|| panic!("no sample for {}", arg.get_id()))).to_owned()
}

/// An option as it is typed, in all its spellings.
fn spellings(arg: &Arg) -> Vec<Vec<String>> {
    let long = arg.get_long().map(|long| format!("--{long}"));
    let short = arg.get_short().map(|short| format!("-{short}"));
    if !arg.get_action().takes_values() {
        return long.into_iter().chain(short).map(|name| vec![name]).collect();
    }
    let value = sample(arg);
    let attached = long.iter().map(|name| vec![format!("{name}={value}")]);
    let counts = arg.get_num_args();
    if counts.is_some_and(|counts| counts.min_values() == 0 || counts.max_values() > 1) {
        return attached.collect();
    }
    let parted = long.iter().chain(&short).map(|name| vec![name.clone(), value.clone()]);
    attached.chain(parted).collect()
}

/// What a command cannot do without, each as it is typed.
fn required(command: &Command) -> Vec<Vec<String>> {
    let needed = command.get_arguments().filter(|arg| arg.is_required_set());
    needed.map(|arg| if arg.is_positional() { vec![sample(arg)] } else { spellings(arg).remove(0) }).collect()
}

/// All commands without subcommands, with the words that call them.
fn leaves<'c>(command: &'c Command, path: &[String]) -> Vec<(Vec<String>, &'c Command)> {
    let of_sub = |sub: &'c Command| {
        let mut path = path.to_vec();
        path.push(sub.get_name().to_owned());
        leaves(sub, &path)
    };
    let below: Vec<_> = command.get_subcommands().flat_map(of_sub).collect();
    if below.is_empty() {
        return vec![(path.to_vec(), command)];
    }
    below
}

fn options(command: &Command) -> impl Iterator<Item = &Arg> {
    let told = |arg: &&Arg| !["help", "version"].contains(&arg.get_id().as_str());
    command.get_opts().filter(told)
}

/// The line with an option before one of its parts.
fn with(parts: &[Vec<String>], place: usize, option: &[String]) -> Vec<String> {
    let (before, behind) = parts.split_at(place);
    let parts = before.iter().flatten().chain(option).chain(behind.iter().flatten());
    parts.cloned().collect()
}

#[test]
fn every_option_means_the_same_in_every_place_of_its_line() {
    let program = Cli::command();
    let mut fine = 0;
    for (path, command) in leaves(&program, &[]) {
        let mut parts: Vec<Vec<String>> = path.iter().map(|word| vec![word.clone()]).collect();
        parts.extend(required(command));
        let own = options(command).map(|arg| (arg, 1));
        for (arg, first) in options(&program).map(|arg| (arg, 0)).chain(own) {
            for option in spellings(arg) {
                let expected = understood(&with(&parts, parts.len(), &option));
                let is_missed = matches!(
                    expected,
                    Err(ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand | ErrorKind::InvalidValue)
                );
                let line = with(&parts, parts.len(), &option);
                assert!(!is_missed, "{line:?}: {expected:?}");
                if let Ok((called, arguments)) = &expected {
                    let id = arg.get_id().as_str();
                    assert_eq!(*called, path, "{line:?}");
                    assert!(arguments.iter().any(|(name, _)| name == id), "{line:?}");
                    fine += 1;
                }
                for place in first..parts.len() {
                    let line = with(&parts, place, &option);
                    assert_eq!(understood(&line), expected, "{line:?}");
                }
            }
        }
    }
    assert!(fine > 500, "{fine} options were tried");
}

/// Before the command itself an option of its own is refused, or means the same; it is never taken for
/// a word.
#[test]
fn an_option_before_its_command_is_understood_or_refused() {
    let program = Cli::command();
    for (path, command) in leaves(&program, &[]) {
        let mut parts: Vec<Vec<String>> = path.iter().map(|word| vec![word.clone()]).collect();
        parts.extend(required(command));
        for option in options(command).flat_map(spellings) {
            let line = with(&parts, 0, &option);
            if let Ok(found) = understood(&line) {
                let behind = understood(&with(&parts, parts.len(), &option));
                assert_eq!(Ok(found), behind, "{line:?}");
            }
        }
    }
}
