//! Wrong use of the command line.

use super::variants::{Detail, errors};

errors! {
    /// Arguments that cannot be understood.
    UsageError as Usage;

    /// An option has a value it does not know.
    UnknownValue {
        /// The option or argument, as in `--kind`.
        option: String,
        /// The value as typed.
        value: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_value
        => 2, err_unknown_value(value, option), try hint_unknown_value(allowed), near suggestions;
    /// An empty line where something has to be chosen from a list.
    NothingChosen => 2, err_nothing_chosen(), try hint_nothing_chosen();
    /// A line that is none of the choices listed above it.
    NotListed {
        /// The line as typed.
        value: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as not_listed
        => 2, err_not_listed(value), try hint_nothing_chosen(), near suggestions;
    /// The form of a deck list, where the form of the answer is asked for.
    FormOfList {
        /// The option with which the form of the answer is named.
        option: String,
        /// The form as typed.
        value: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
    } as form_of_list
        => 2, err_unknown_value(value, option), try hint_form_of_list(allowed, value);
    /// No captain, or no box, has this name.
    NoSuchName {
        /// The option or argument, as in `--captain`.
        option: String,
        /// The name as typed.
        value: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_such_name
        => 1, err_unknown_value(value, option), try hint_unknown_value(allowed), near suggestions;
    /// A value that is not of the form its option wants.
    MalformedValue {
        /// The option or argument, as in `--seed`.
        option: String,
        /// The value as typed.
        value: String,
    } as malformed_value
        => 2, err_malformed_value(option, value), try hint_malformed_value();
    /// An option nobody knows.
    UnknownOption {
        /// The option as typed.
        option: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_option
        => 2, err_unknown_option(option), try hint_unknown_option(), near suggestions;
    /// There is no such command.
    UnknownCommand {
        /// The word as typed.
        command: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
        /// The words of the whole line.
        line: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_command
        => 2, err_unknown_command(command), try hint_unknown_command(allowed, line),
        near suggestions;
    /// A command has no such subcommand.
    UnknownSubcommand {
        /// The command, by all words of its path.
        command: String,
        /// The word as typed behind it.
        subcommand: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_subcommand
        => 2, err_unknown_subcommand(command, subcommand),
        try hint_unknown_subcommand(command, allowed, subcommand), near suggestions;
    /// A command needs a subcommand.
    MissingSubcommand {
        /// The last word of the command.
        command: String,
    } as missing_subcommand
        => 2, err_missing_subcommand(command), try hint_missing_subcommand(command);
    /// An option is given without its value.
    MissingValue {
        /// The option or argument without its value.
        option: String,
    } as missing_value
        => 2, err_missing_value(option), try hint_missing_value();
    /// A command lacks something it needs.
    MissingArgument {
        /// What is missing, as the usage line shows it.
        what: Detail,
    } as missing_argument
        => 2, err_missing_argument(what), try hint_missing_argument();
    /// One word too many.
    UnexpectedArgument {
        /// The word as typed.
        argument: String,
    } as unexpected_argument
        => 2, err_unexpected_argument(argument), try hint_unexpected_argument();
    /// Two options that exclude each other, or one given twice.
    Conflict {
        /// One of them.
        option: String,
        /// Those it cannot stand beside.
        other: Detail,
    } as conflict
        => 2, err_conflict(option, other), try hint_conflict();
    /// Standard input has more lines than are read at once.
    TooManyLines {
        /// Lines that are read at once.
        most: usize,
    } as too_many_lines => 2, err_too_many_lines(most), try hint_too_many_lines();
    /// An argument is no text.
    NotText => 2, err_not_text(), try hint_not_text();
    /// Any other wrong use.
    Unclear {
        /// What is known of it, in English; may be empty.
        detail: Detail,
    } as unclear => 2, err_usage(detail), try hint_usage();
}
