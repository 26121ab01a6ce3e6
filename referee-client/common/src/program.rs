//! The main function of every program: it parses the command line, runs the command and returns the
//! exit status.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::styling::Styles;
use clap::{Command, Parser};
use console::Term;

use crate::child::{supervise, SuperviseArgs, SUPERVISE};
use crate::fail;

/// With this first argument, a program parses the others and does nothing else. This is how the
/// command lines in the manual are checked.
const CHECK_ARGUMENTS: &str = "--check-arguments";

/// With this first argument, a released program writes its manual pages and completions to the
/// folder that follows.
#[cfg(feature = "manuals")]
const WRITE_MANUALS: &str = "--write-manuals";

/// Explanation of the exit status at the end of each program's help.
const STATUSES: &str = "Exit status: 0 done, 1 lost or failed, 2 bad input.";

/// Width of the help in columns where the terminal's is unknown, which is also clap's.
const HELP_WIDTH: usize = 100;

/// Runs a program. If its first argument is `supervise`, it supervises a child instead; see
/// [`crate::child`].
pub fn main<C: Parser>(run: impl FnOnce(C) -> anyhow::Result<()>) -> ExitCode {
    let mut words: Vec<OsString> = env::args_os().collect();
    let begins_with = |word: &str| words.get(1).is_some_and(|first| first == word);
    if begins_with(SUPERVISE) {
        return match read::<SuperviseArgs>(words.into_iter().skip(1)) {
            Ok(args) => fail::report(supervise(&args)),
            Err(error) => fail::report_usage(&error),
        };
    }
    #[cfg(feature = "manuals")]
    if begins_with(WRITE_MANUALS) {
        let folder = words.get(2).map_or_else(|| ".".into(), std::path::PathBuf::from);
        return fail::report(crate::manuals::write(command_line::<C>(), &folder));
    }
    let is_check = begins_with(CHECK_ARGUMENTS);
    if is_check {
        words.remove(1);
    }
    match read::<C>(words) {
        Ok(_) if is_check => ExitCode::SUCCESS,
        Ok(command) => fail::report(run(command)),
        Err(error) => fail::report_usage(&error),
    }
}

/// The definition of a command line with plain-text help, and `--help` but no `help` command.
fn command_line<C: Parser>() -> Command {
    let command = C::command().styles(Styles::plain()).disable_help_subcommand(true);
    let examples = command.get_after_help().map(|text| format!("{text}\n\n")).unwrap_or_default();
    let command = command.after_help(format!("{examples}{STATUSES}"));
    // Zero columns mean an unknown width, but clap would put each word on a line of its own.
    let is_unknown = env::var("COLUMNS").is_ok_and(|columns| columns == "0") && Term::stdout().size_checked().is_none();
    if is_unknown {
        command.term_width(HELP_WIDTH)
    } else {
        command
    }
}

fn read<C: Parser>(words: impl IntoIterator<Item = OsString>) -> Result<C, clap::Error> {
    let mut command = command_line::<C>();
    let matches = command.try_get_matches_from_mut(words)?;
    C::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}
