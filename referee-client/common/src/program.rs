//! The main function of every program: it parses the command line, runs the command and returns the
//! exit status.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::styling::Styles;
use clap::Parser;

use crate::child::{supervise, SuperviseArgs, SUPERVISE};
use crate::fail;

/// With this first argument, a program parses the others and does nothing else. This is how the
/// command lines in the manual are checked.
const CHECK_ARGUMENTS: &str = "--check-arguments";

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

/// Parses a command line with plain-text help, and `--help` but no `help` command.
fn read<C: Parser>(words: impl IntoIterator<Item = OsString>) -> Result<C, clap::Error> {
    let mut command = C::command().styles(Styles::plain()).disable_help_subcommand(true);
    let matches = command.try_get_matches_from_mut(words)?;
    C::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}
