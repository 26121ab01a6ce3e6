//! How every program begins: the command line is read, the command is run, and how that went becomes the exit status.

use std::env;
use std::process::ExitCode;

use clap::builder::styling::Styles;
use clap::Parser;

use crate::child::{supervise, SuperviseArgs, SUPERVISE};
use crate::fail;

/// A whole program. With `supervise` as its first argument it is the supervisor of a child instead, see [`crate::child`].
pub fn main<C: Parser>(run: impl FnOnce(C) -> anyhow::Result<()>) -> ExitCode {
    if env::args_os().nth(1).is_some_and(|first| first == SUPERVISE) {
        return match read::<SuperviseArgs>(env::args_os().skip(1)) {
            Ok(args) => fail::report(supervise(&args)),
            Err(error) => fail::report_usage(&error),
        };
    }
    match read(env::args_os()) {
        Ok(command) => fail::report(run(command)),
        Err(error) => fail::report_usage(&error),
    }
}

/// Reads a command line as all programs do: help in plain text, and `--help` alone.
fn read<C: Parser>(words: impl IntoIterator<Item = std::ffi::OsString>) -> Result<C, clap::Error> {
    let mut command = C::command().styles(Styles::plain()).disable_help_subcommand(true);
    let matches = command.try_get_matches_from_mut(words)?;
    C::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}
