//! A line of arguments as players type it, read once before it is parsed: `tricorder loggen` means
//! `tricorder lookup loggen`, `tricorder help list` means `tricorder list --help`, and options may stand before the
//! words of a command.

use std::ffi::{OsStr, OsString};

use clap::Subcommand;

use super::args::Command;
use super::choices::{COLORS, GAMES, LANGS};
use super::entry::json::is_field;
use super::options::{game_of_environment, lang_named, lang_of_environment};
use model::text::vocabulary::meant;
use model::{Game, Lang};
use page::render::Color;

/// Options that take their value from the next argument and may stand before a command without
/// subcommands.
const WITH_VALUE: [&str; 18] = [
    "--lang",
    "-l",
    "--color",
    "--data",
    "--db",
    "--game",
    "-g",
    "--pick",
    "-n",
    "--sort",
    "--limit",
    "--skip",
    "--format",
    "--kind",
    "--trait",
    "--level",
    "--type",
    "--captain",
];

/// A line as it was typed, with what has to be known of it before it is parsed: wrong use is answered in its language, help
/// is long and colored too, and what is kept beside an answer lies on its server.
#[derive(Debug, Default)]
pub struct Line {
    /// The arguments with the command in front, wherever it was typed; words without one are for `lookup`.
    pub arguments: Vec<OsString>,
    /// Whether a word that is none stands where a command could.
    pub lacks_command: bool,
    /// Whether help or the version is asked for.
    pub is_help: bool,
    /// Whether neither words nor help nor a document are asked for: at most how answers are to be.
    pub asks_for_nothing: bool,
    /// Whether long answers may go through a pager: not with `--no-pager`.
    pub is_paged: bool,
    /// What stands behind a bare `--json` and can only be meant as its fields, which stand behind `=`.
    pub loose_fields: Option<String>,
    /// The server named with `--db`.
    pub server: Option<String>,
    color: Option<Color>,
    lang: Option<Lang>,
    game: Option<Game>,
}

/// Where on a line the words stand that say what is done.
#[derive(Default)]
struct Places {
    /// The word `help` before the first other one.
    help: Option<usize>,
    /// The first other one that is neither an option nor the value of one.
    first: Option<usize>,
    /// Whether `--` stands before it.
    is_forced: bool,
}

impl From<Vec<OsString>> for Line {
    fn from(typed: Vec<OsString>) -> Line {
        Line::read(typed)
    }
}

impl Line {
    /// Reads what was typed, without the name of the program.
    pub fn read(typed: Vec<OsString>) -> Line {
        let mut line = Line { is_paged: true, ..Line::default() };
        let mut places = Places::default();
        let (mut is_value, mut is_over, mut is_document) = (false, false, false);
        for (at, argument) in typed.iter().enumerate() {
            let text = argument.to_str().unwrap_or_default();
            let is_option = !is_over && is_option(argument);
            if is_option {
                line.take_option(text, typed.get(at + 1).and_then(|next| next.to_str()));
                is_document |= ["--json", "--format"].contains(&text.split('=').next().unwrap_or_default());
                is_over = text == "--";
            }
            if is_option || is_value {
                is_value = !is_value && WITH_VALUE.contains(&text);
            } else if text == "help" && !is_over && places.help.is_none() && places.first.is_none() {
                places.help = Some(at);
            } else if places.first.is_none() {
                places.first = Some(at);
                places.is_forced = is_over;
            }
        }
        let has_word = places.help.is_some() || places.first.is_some();
        line.asks_for_nothing = !has_word && !line.is_help && !is_document && !is_value;
        line.put_command_first(typed, &places);
        line
    }

    /// Takes in what an option says, given what stands behind it. Of several values the first that can be read counts.
    fn take_option(&mut self, text: &str, next: Option<&str>) {
        self.is_help |= ["-h", "--help", "-V", "--version"].contains(&text);
        self.is_paged &= text != "--no-pager";
        let is_list = |word: &&str| word.contains(',') && word.split(',').all(is_field);
        self.loose_fields =
            next.filter(|_| text == "--json").filter(is_list).map(str::to_owned).or(self.loose_fields.take());
        let value = |long, short| value_of(text, next, long, short);
        self.lang = self.lang.or_else(|| lang_named(value("--lang", Some("-l"))?));
        self.game = self.game.or_else(|| meant(value("--game", Some("-g"))?, &GAMES));
        self.color = self.color.or_else(|| meant(value("--color", None)?, &COLORS));
        if self.server.is_none() {
            self.server = value("--db", None).map(str::to_owned);
        }
    }

    fn put_command_first(&mut self, mut typed: Vec<OsString>, places: &Places) {
        let Places { help, first, is_forced } = *places;
        if let Some(help) = help {
            typed.remove(help);
            // What is no command behind it is left in front and refused.
            if let Some(first) = first {
                typed[..first].rotate_right(1);
            }
            add_help_flag(&mut typed);
            self.is_help = true;
        } else if let Some(first) = first {
            if is_forced || !is_command(&typed[first]) {
                self.lacks_command = !is_forced;
                typed.insert(0, "lookup".into());
            } else {
                typed[..=first].rotate_right(1);
            }
            if typed[0] == "search" {
                typed = expand_negations(typed);
            }
        }
        self.arguments = typed;
    }

    /// The language asked for with `--lang`, else `TRICORDER_LANG`.
    pub fn language(&self) -> Option<Lang> {
        self.lang.or_else(lang_of_environment)
    }

    /// The game asked for with `--game`, else `TRICORDER_GAME`.
    pub fn game(&self) -> Option<Game> {
        self.game.or_else(game_of_environment)
    }

    /// What `--color` asks for.
    pub fn color(&self) -> Color {
        self.color.unwrap_or_default()
    }

    /// The words, options left out, as far as none stands between them.
    pub fn words(&self) -> String {
        let from = usize::from(self.lacks_command);
        let texts = self.arguments[from..].iter().filter_map(|argument| argument.to_str());
        let words: Vec<&str> = texts.take_while(|word| !word.starts_with('-')).collect();
        words.join(" ")
    }
}

/// The value of an option, if this is it: behind it, or in the next argument.
fn value_of<'t>(text: &'t str, next: Option<&'t str>, long: &str, short: Option<&str>) -> Option<&'t str> {
    if text == long || Some(text) == short {
        return next;
    }
    let of_long = text.strip_prefix(long).and_then(|rest| rest.strip_prefix('='));
    of_long.or_else(|| text.strip_prefix(short?))
}

/// Adds `--help`, in front of what is no option any more.
fn add_help_flag(arguments: &mut Vec<OsString>) {
    let end = arguments.iter().position(|argument| argument == "--");
    arguments.insert(end.unwrap_or(arguments.len()), "--help".into());
}

/// Arguments with the words of subcommands behind the command, wherever they were typed; `solo help new`
/// is `solo new --help`.
pub fn subcommands_first(program: &clap::Command, mut arguments: Vec<OsString>) -> Vec<OsString> {
    let mut path = 0;
    let mut command = program;
    while command.has_subcommands() {
        let takes_value = |option: &str| is_with_value(program, command, option);
        let Some(at) = first_word(&arguments[path..], takes_value).map(|at| at + path) else {
            break;
        };
        if is_forced(&arguments, at) {
            break;
        }
        if arguments[at] == "help" {
            arguments.remove(at);
            add_help_flag(&mut arguments);
            continue;
        }
        let Some(found) = command.find_subcommand(&arguments[at]) else {
            break;
        };
        let word = arguments.remove(at);
        arguments.insert(path, word);
        (path, command) = (path + 1, found);
    }
    arguments
}

/// Whether an option of the program or below a command takes its value from the next argument.
pub fn is_with_value(program: &clap::Command, command: &clap::Command, option: &str) -> bool {
    let own = program.get_opts().chain(command.get_opts());
    let takes = |arg: &clap::Arg| {
        let is_optional = arg.get_num_args().is_some_and(|count| count.min_values() == 0);
        let long = arg.get_long().is_some_and(|long| option.strip_prefix("--") == Some(long));
        let short =
            arg.get_short().is_some_and(|short| option.strip_prefix('-') == Some(short.encode_utf8(&mut [0; 4])));
        arg.get_action().takes_values() && !is_optional && (long || short)
    };
    own.into_iter().any(takes) || command.get_subcommands().any(|sub| is_with_value(program, sub, option))
}

/// Arguments of a search, in which `-type:ship` means `not type:ship` and is no option.
fn expand_negations(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut out: Vec<OsString> = Vec::with_capacity(arguments.len());
    let mut is_over = false;
    for argument in arguments {
        let before = out.last().and_then(|last| last.to_str());
        let is_value = before.is_some_and(|last| WITH_VALUE.contains(&last));
        if before == Some("--sort") && is_sort_key(&argument) {
            // `-cost` would pass for an option; behind `=` it is the value.
            let mut whole = out.pop().unwrap_or_default();
            whole.push("=");
            whole.push(&argument);
            out.push(whole);
            continue;
        }
        let negated = argument
            .to_str()
            .and_then(|text| text.strip_prefix('-'))
            .filter(|rest| !is_short_option(rest))
            .filter(|_| !is_value && !is_over);
        is_over |= argument == "--";
        match negated {
            Some(rest) => out.extend([OsString::from("not"), rest.into()]),
            None => out.push(argument),
        }
    }
    out
}

/// `-cost` behind `--sort`: from the highest to the lowest.
fn is_sort_key(argument: &OsStr) -> bool {
    let text = argument.to_str().unwrap_or_default();
    text.starts_with('-') && text.len() > 1 && !text.starts_with("--")
}

/// Whether what stands behind a hyphen is an option and no word to be left out: one letter, alone or
/// with its value (`-gcc`), or a second hyphen.
fn is_short_option(rest: &str) -> bool {
    let value = |short| rest.strip_prefix(short).unwrap_or_default();
    rest.chars().count() < 2
        || rest.starts_with('-')
        || meant(value('g'), &GAMES).is_some()
        || meant(value('l'), &LANGS).is_some()
}

/// Whether a word stands behind `--`.
fn is_forced(arguments: &[OsString], at: usize) -> bool {
    at > 0 && arguments[at - 1] == "--"
}

fn is_command(word: &OsStr) -> bool {
    word.to_str().is_some_and(Command::has_subcommand)
}

/// Where the first argument stands that is neither an option nor the value of one.
fn first_word(arguments: &[OsString], takes_value: impl Fn(&str) -> bool) -> Option<usize> {
    let mut at = 0;
    while let Some(argument) = arguments.get(at) {
        let text = argument.to_str().unwrap_or_default();
        if text == "--" {
            return (at + 1 < arguments.len()).then_some(at + 1);
        }
        if takes_value(text) {
            at += 2;
        } else if is_option(argument) {
            at += 1;
        } else {
            return Some(at);
        }
    }
    None
}

fn is_option(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().starts_with(b"-") && argument.len() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Line {
        Line::read(line.split_whitespace().map(OsString::from).collect())
    }

    fn rewritten(line: &str) -> String {
        let out = read(line).arguments;
        let words: Vec<_> = out.iter().map(|argument| argument.to_string_lossy()).collect();
        words.join(" ")
    }

    #[test]
    fn words_without_a_command_are_looked_up() {
        assert_eq!(rewritten("loggen"), "lookup loggen");
        assert_eq!(rewritten("--game cc --json antike station"), "lookup --game cc --json antike station");
        assert_eq!(rewritten("--lang=de list"), "list --lang=de");
        assert_eq!(rewritten("-- -x"), "lookup -- -x");
    }

    #[test]
    fn a_search_may_leave_things_out() {
        assert_eq!(rewritten("search borg -type:ship --sort -cost"), "search borg not type:ship --sort=-cost");
        assert_eq!(rewritten("search -h"), "search -h");
        assert_eq!(rewritten("search -g 2e borg -lde"), "search -g 2e borg -lde");
        assert_eq!(rewritten("search borg -n 2"), "search borg -n 2");
    }

    #[test]
    fn help_is_a_flag_in_disguise() {
        assert_eq!(rewritten("help list"), "list --help");
        assert_eq!(rewritten("help worf"), "worf --help");
        assert_eq!(rewritten("help -l de solo new"), "solo -l de new --help");
        assert_eq!(rewritten(""), "");
        assert_eq!(rewritten("--version"), "--version");
    }

    fn below(line: &str) -> String {
        let given = read(line).arguments;
        let program = super::super::args::Cli::with(&given[0]).expect("a command");
        let out = subcommands_first(&program, given);
        let words: Vec<_> = out.iter().map(|word| word.to_string_lossy()).collect();
        words.join(" ")
    }

    #[test]
    fn options_may_stand_before_any_word_of_a_command() {
        assert_eq!(below("-l de solo --name A status"), "solo status -l de --name A");
        assert_eq!(below("solo --json cadet --name A undo"), "solo cadet undo --json --name A");
        assert_eq!(below("solo --campaign new"), "solo new --campaign");
        assert_eq!(below("solo -- status"), "solo -- status");
        assert_eq!(below("deck leer"), "deck leer");
    }

    #[test]
    fn help_may_stand_before_a_subcommand() {
        assert_eq!(below("solo help"), "solo --help");
        assert_eq!(below("solo help new"), "solo new --help");
        assert_eq!(below("help solo cadet new"), "solo cadet new --help");
        assert_eq!(below("solo help spielen"), "solo spielen --help");
    }

    #[test]
    fn every_option_with_a_value_of_commands_without_subcommands_is_known() {
        for name in ["lookup", "show", "find", "search"] {
            let program = super::super::args::Cli::with(name.as_ref()).expect("a command");
            let command = program.find_subcommand(name).expect("itself");
            let options = program.get_opts().chain(command.get_opts());
            for arg in options.filter(|arg| arg.get_action().takes_values() && !arg.is_require_equals_set()) {
                let long = format!("--{}", arg.get_long().expect("a long name"));
                assert!(WITH_VALUE.contains(&long.as_str()), "{long}");
                let short = arg.get_short().map(|short| format!("-{short}"));
                assert!(short.is_none_or(|short| WITH_VALUE.contains(&short.as_str())));
            }
        }
    }

    #[test]
    fn the_language_and_the_color_are_known_before_parsing() {
        for line in ["x --lang de", "--lang=DE x", "x -l deutsch", "-lde x", "--lang German", "--lang x --lang de"]
        {
            assert_eq!(read(line).lang, Some(Lang::De), "{line}");
        }
        assert_eq!(read("--lang=en x").lang, Some(Lang::En));
        assert_eq!(read("x --color nie").color(), Color::Never);
        assert_eq!(read("-- --lang de").lang, None);
        assert_eq!(read("search -leadership --lang de").lang, Some(Lang::De));
        assert_eq!(read("x -gcc").game, Some(Game::CaptainsChair));
        assert_eq!(read("star --db=a.db").server.as_deref(), Some("a.db"));
        assert!(read("x").is_paged && !read("x --no-pager").is_paged);
    }

    #[test]
    fn a_word_in_place_of_a_command_is_seen() {
        let lacks_command = |line: &str| read(line).lacks_command;
        assert!(["loggen", "--lang de serch x"].into_iter().all(lacks_command));
        assert!(!["list x", "help x", "-- x", "--lang de", "lookup loggen"].into_iter().any(lacks_command));
        assert_eq!(read("roll sieben --lang de").words(), "roll sieben");
        assert_eq!(read("--lang de deck leer").words(), "deck");
    }

    #[test]
    fn nothing_is_asked_for_where_at_most_options_stand_that_say_how() {
        let asks_for_nothing = |line: &str| read(line).asks_for_nothing;
        assert!(["", "--lang de", "-l de --color never"].into_iter().all(asks_for_nothing));
        for line in
            ["x", "help", "--help", "--version", "--json", "--json=title", "--format html", "--lang", "-- x"]
        {
            assert!(!asks_for_nothing(line), "{line}");
        }
    }
}
