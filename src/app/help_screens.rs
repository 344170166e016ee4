//! Help as screens show it: the commands of the program in groups, lines as wide as the terminal, and with `-h` no more
//! than fits one screen.

use std::ffi::OsString;

use clap::Command;

use super::args::Cli;
use super::argument_kinds::RarelyNeeded;
use super::help_tree::{LAST, below, message_id, with_own_options};
use page::locale::{Message, Texts, msg};
use page::render::Terminal;
use page::{Page, PageTable};

/// The commands of the program, by what they are for.
const GROUPS: [(Message, &[&str]); 3] = [
    (
        msg::usage_heading_at_the_table,
        &["lookup", "find", "show", "list", "search", "learn", "solo", "campaign", "calc"],
    ),
    (msg::usage_heading_decks_and_cards, &["deck", "collection", "import"]),
    (msg::usage_heading_yours, &["note", "backup", "restore", "serve", "config", "admin"]),
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
        if is_short {
            // On a screen of 24 lines nothing is left for an empty one.
            let end = self.terminal.render(&Page::from_words(self.end("tricorder").replace('\n', " · ")));
            let template = format!("{{about-with-newline}}{groups}\n{}", end.trim_end());
            return self.shortened(program, "tricorder").help_template(template);
        }
        let usage = msg::usage_heading_usage(self.texts);
        let options = msg::usage_heading_options(self.texts);
        let template = format!(
            "{{about-with-newline}}\n{usage}\n  {{usage}}\n\n{groups}\n\n{options}:\n{{options}}{{after-help}}"
        );
        let mut program = self.fitted(program, "tricorder").help_template(template);
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

    /// A command whose lines of usage are no wider than the terminal; those below it say where the options of every
    /// command stand.
    fn fitted(&self, command: Command, path: &str) -> Command {
        let usage = self.usage(path);
        let fitted = command.mut_subcommands(|sub| {
            let below = below(path, sub.get_name());
            let own = sub.get_after_help().map(|own| format!("{own}\n\n")).unwrap_or_default();
            let after = format!("{own}{}", msg::usage_options_of_all(self.texts));
            self.fitted(sub, &below).after_help(after)
        });
        fitted.override_usage(usage)
    }

    fn usage(&self, path: &str) -> String {
        let usage = self.texts.get(&message_id("usage", path, ""));
        let mut page = Page::new();
        for line in usage.lines() {
            page.say_indented(line.trim(), 2);
        }
        self.terminal.render(&page).trim().to_owned()
    }

    /// A command whose help fits one screen: what it does, the names of its commands, its own options, an example, and
    /// where the rest stands.
    fn shortened(&self, command: Command, path: &str) -> Command {
        let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let listed = format!("{}: {}", msg::usage_heading_commands(self.texts), names.join(", "));
        let commands = self.terminal.render(&Page::from_words(listed));
        let is_shown =
            |arg: &clap::Arg| !LAST.contains(&arg.get_id().as_str()) && arg.get::<RarelyNeeded>().is_none();
        let usage = format!("{}\n  {{usage}}", msg::usage_heading_usage(self.texts));
        let parts = [
            Some("{about}"),
            Some(usage.as_str()),
            (!names.is_empty()).then(|| commands.trim_end()),
            command.get_arguments().any(is_shown).then_some("{all-args}"),
        ];
        let shown: Vec<&str> = parts.into_iter().flatten().collect();
        let template = format!("{}{{after-help}}", shown.join("\n\n"));
        let with_own = command.mut_args(|arg| if is_shown(&arg) { arg } else { arg.hide(true) });
        let alone = with_own.mut_subcommands(|sub| {
            let below = below(path, sub.get_name());
            self.shortened(sub, &below).hide(true)
        });
        alone.help_template(template).override_usage(self.usage(path)).after_help(self.end(path))
    }

    /// An example, and where the rest stands.
    fn end(&self, path: &str) -> String {
        let line =
            if path == "tricorder" { path.to_owned() } else { format!("tricorder {}", path.replace('-', " ")) };
        let example = self.texts.find(&message_id("help", path, "-example"), &[]);
        let shown = example.map(|typed| format!("{} {typed}\n", msg::usage_heading_example(self.texts)));
        format!("{}{}", shown.unwrap_or_default(), msg::usage_more(self.texts, &line))
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
    fn short_help_fits_one_screen_that_of_usual_commands_with_an_example() {
        let usual = GROUPS.iter().flat_map(|(_, names)| names.iter().map(|name| format!("tricorder {name}")));
        let below = ["tricorder", "tricorder solo new", "tricorder solo play", "tricorder deck check"];
        let usual: Vec<String> = usual.chain(below.map(str::to_owned)).collect();
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let example = msg::usage_heading_example(&texts);
            let screens = all(lang, 80, true).into_iter();
            let unfit = screens.filter(|(path, screen)| {
                let is_shown_how = !usual.contains(path) || screen.contains(&example);
                screen.trim_end().lines().count() >= 24 || !is_shown_how
            });
            let unfit: Vec<(String, String)> = unfit.collect();
            assert!(unfit.is_empty(), "{unfit:#?}");
        }
    }

    #[test]
    fn every_command_of_the_program_stands_in_one_group() {
        let grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        assert_eq!(grouped, Cli::names());
        assert!(grouped.len() <= 18, "{grouped:?}");
    }
}
