//! Help as screens show it: the commands of the program in groups, lines as wide as the terminal, and with `-h` no more
//! than fits one screen.

use std::ffi::OsString;

use clap::Command;

use super::args::Cli;
use super::argument_kinds::RarelyNeeded;
use super::help_tree::{
    below, call, examples, exit_codes, is_of_all, placeholder, remarks, usage, with_own_options,
};
use page::locale::{Message, Texts, msg};
use page::render::Terminal;
use page::{Page, PageTable};

/// The commands of the program, by what they are for.
const GROUPS: [(Message, &[&str]); 2] = [
    (
        msg::usage_heading_at_the_table,
        &["lookup", "find", "show", "list", "search", "learn", "cheat", "solo", "campaign", "calc"],
    ),
    (
        msg::usage_heading_yours,
        &["deck", "collection", "import", "note", "backup", "restore", "serve", "config", "admin"],
    ),
];

/// Whether the help is to fit one screen: with `-h`, unless `--help` stands there too.
pub(crate) fn is_short(arguments: &[OsString]) -> bool {
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    has("-h") && !has("--help")
}

/// The help screens in a language, for a terminal.
pub(crate) struct HelpScreens<'a> {
    pub texts: &'a Texts,
    pub terminal: &'a Terminal,
}

impl HelpScreens<'_> {
    /// The tree whose help is shown.
    pub fn tree(&self, is_short: bool) -> Command {
        let program = Cli::worded(self.texts).term_width(self.terminal.width());
        let groups = self.groups(&program);
        let options = msg::usage_heading_options(self.texts);
        let template = if is_short {
            // Behind two blanks stands what an example shows.
            let typed = examples(&program, "tricorder", self.texts).into_iter().take(1);
            let heading = msg::usage_heading_example(self.texts, 1);
            let example = typed.map(|typed| format!("{heading} {}", typed.split("  ").next().unwrap_or_default()));
            let end = example.chain([msg::usage_more(self.texts, "tricorder")]).collect::<Vec<_>>().join(" · ");
            format!("{{about-with-newline}}{groups}\n{end}")
        } else {
            let usage = self.usage(&program, "tricorder");
            format!("{{about-with-newline}}\n{usage}\n\n{groups}\n\n{options}:\n{{options}}{{after-help}}")
        };
        let mut program = self.screens(program, "tricorder", is_short).help_template(template);
        program.build();
        program.mut_subcommands(with_own_options)
    }

    /// The commands of the program in their groups, each with what it does.
    fn groups(&self, program: &Command) -> String {
        let of_group = |(heading, names): &(Message, &[&str])| {
            let commands = names.iter().filter_map(|name| program.find_subcommand(name));
            let row = |command: &Command| {
                let about = command.get_about().map(ToString::to_string);
                vec![format!(" {:<10}", command.get_name()), about.unwrap_or_default()]
            };
            let heading = self.terminal.paint().label(&heading(self.texts));
            let mut page = Page::new();
            page.table(PageTable::bare(commands.map(row)));
            format!("{heading}\n{}", self.terminal.render(&page))
        };
        let groups: String = GROUPS.iter().map(of_group).collect();
        groups.trim_end().to_owned()
    }

    /// A command with its help and that of all below it. The short one fits one screen: the names of the commands below,
    /// the options that are usual, an example, and where the rest stands.
    fn screens(&self, command: Command, path: &str, is_short: bool) -> Command {
        let is_shown = |arg: &clap::Arg| !is_short || !is_of_all(arg) && arg.get::<RarelyNeeded>().is_none();
        let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let commands = match names.as_slice() {
            [] => None,
            names if is_short => {
                let listed = format!("{}: {}", msg::usage_heading_commands(self.texts), names.join(", "));
                Some(self.terminal.render(&Page::from_words(listed)).trim_end().to_owned())
            }
            _ => Some(self.block(msg::usage_heading_commands, "{subcommands}")),
        };
        let has_options =
            command.get_arguments().any(|arg| !arg.is_positional() && !arg.is_hide_set() && is_shown(arg));
        let parts = [
            Some("{about}".to_owned()),
            Some(self.usage(&command, path)),
            commands,
            self.arguments(&command),
            has_options.then(|| self.block(msg::usage_heading_options, "{options}")),
        ];
        let shown: Vec<String> = parts.into_iter().flatten().collect();
        // On a screen of 24 lines nothing is left for empty ones.
        let template = format!("{}{{after-help}}", shown.join(if is_short { "\n" } else { "\n\n" }));
        let end = self.end(&command, path, is_short);
        let alone =
            command.mut_args(|arg| if is_shown(&arg) { arg } else { arg.hide(true) }).mut_subcommands(|sub| {
                let below = below(path, sub.get_name());
                self.screens(sub, &below, is_short).hide(is_short)
            });
        alone.help_template(template).after_help(end)
    }

    fn block(&self, heading: Message, lines: &str) -> String {
        let heading = self.terminal.paint().label(&format!("{}:", heading(self.texts)));
        format!("{heading}\n{lines}")
    }

    /// The lines of usage, no wider than the terminal.
    fn usage(&self, command: &Command, path: &str) -> String {
        let mut page = Page::new();
        for line in usage(command, path, self.texts).lines() {
            page.say_indented(line.trim(), 2);
        }
        let lines = self.terminal.render(&page);
        format!("{}\n{}", msg::usage_heading_usage(self.texts), lines.trim_end())
    }

    /// The arguments that are no options, as the usage names them.
    fn arguments(&self, command: &Command) -> Option<String> {
        let row = |arg: &clap::Arg| {
            let help = arg.get_help().map(ToString::to_string);
            vec![format!(" {}", placeholder(arg)), help.unwrap_or_default()]
        };
        let mut page = Page::new();
        page.table(PageTable::bare(command.get_positionals().filter(|arg| !arg.is_hide_set()).map(row)));
        let lines = self.terminal.render(&page).trim_end().to_owned();
        (!lines.is_empty()).then(|| self.block(msg::usage_heading_arguments, &lines))
    }

    /// What stands at the end of a help: examples, remarks, exit codes, and where the rest stands.
    fn end(&self, command: &Command, path: &str, is_short: bool) -> String {
        let examples = examples(command, path, self.texts);
        if is_short {
            let example = examples.first().map(|typed| format!("{}\n", self.example(std::slice::from_ref(typed))));
            let more = msg::usage_more(self.texts, call(path));
            return format!("{}{more}", example.unwrap_or_default());
        }
        let parts = [
            (!examples.is_empty()).then(|| self.example(&examples)),
            remarks(path, self.texts),
            exit_codes(path, self.texts).map(|codes| msg::usage_codes(self.texts, codes)),
            (path != "tricorder").then(|| msg::usage_options_of_all(self.texts)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n")
    }

    /// Examples below their heading, each to be typed as it stands; a lone one stands beside it where there is room.
    fn example(&self, examples: &[String]) -> String {
        let heading = msg::usage_heading_example(self.texts, examples.len());
        let beside = examples.first().map(|only| format!("{heading} {only}"));
        let fits = |line: &String| {
            examples.len() == 1 && !line.contains('\n') && line.chars().count() <= self.terminal.width()
        };
        beside.filter(fits).unwrap_or_else(|| format!("{heading}\n  {}", examples.join("\n").replace('\n', "\n  ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;
    use page::locale::Texts;

    /// All help screens, with the words that call them.
    fn screens(command: &mut Command, path: &str, found: &mut Vec<(String, String)>) {
        found.push((path.to_owned(), command.render_help().to_string()));
        for sub in command.get_subcommands_mut() {
            let below = format!("{path} {}", sub.get_name());
            screens(sub, &below, found);
        }
    }

    fn all(lang: Lang, width: usize, is_short: bool) -> Vec<(String, String)> {
        let texts = Texts::new(lang);
        let terminal = Terminal::new(Some(width), false);
        let mut tree = HelpScreens { texts: &texts, terminal: &terminal }.tree(is_short);
        tree.build();
        let mut found = Vec::new();
        screens(&mut tree, "tricorder", &mut found);
        found
    }

    #[test]
    fn no_line_of_help_is_wider_than_the_terminal() {
        let mut wide = Vec::new();
        for (lang, width) in Lang::ALL.into_iter().flat_map(|lang| [(lang, 80), (lang, 60)]) {
            for (path, screen) in [false, true].into_iter().flat_map(|is_short| all(lang, width, is_short)) {
                let over = screen.lines().filter(|line| line.chars().count() > width);
                wide.extend(over.map(|line| format!("{path} {width}: {line}")));
            }
        }
        assert!(wide.is_empty(), "{wide:#?}");
    }

    #[test]
    fn short_help_fits_one_screen_and_every_help_has_an_example() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let headings = [1, 2].map(|count| msg::usage_heading_example(&texts, count));
            let has_example = |screen: &str| {
                let shown = |heading: &String| {
                    [" ", "\n  "].iter().any(|joint| screen.contains(&format!("{heading}{joint}tricorder")))
                };
                headings.iter().any(shown)
            };
            let short = all(lang, 80, true).into_iter();
            let unfit = short.filter(|(_, screen)| screen.trim_end().lines().count() >= 24 || !has_example(screen));
            let unfit: Vec<(String, String)> =
                unfit.chain(all(lang, 80, false).into_iter().filter(|(_, screen)| !has_example(screen))).collect();
            assert!(unfit.is_empty(), "{unfit:#?}");
        }
    }

    #[test]
    fn every_command_of_the_program_stands_in_one_group() {
        let grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        assert_eq!(grouped, Cli::names());
        // One more does not fit the screen of `-h`.
        assert!(grouped.len() <= 19, "{grouped:?}");
    }
}
