//! `replay`: replays a recorded game, checks it and shows it.

use std::io::{stdout, Write};
use std::path::PathBuf;

use abalone_core::contest::Contest;
use clap::Args;
use referee_client::foreign_text::Printable;

use crate::show::standing;
use crate::{board_text, record};

#[derive(Args)]
#[command(after_help = "Example: abalone replay games/game-0001.txt --boards")]
pub struct ReplayArgs {
    /// Record
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Show the board after every move, not only at the end
    #[arg(long)]
    boards: bool,
}

/// Checks and shows a record. An error in the record is bad input; an unfinished record is not an
/// error.
pub fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let replay = record::read_file(&args.file)?;
    let mut out = stdout().lock();
    writeln!(out, "black {}, white {}", Printable(&replay.names[0]), Printable(&replay.names[1]))?;
    let mut contest = Contest::new(*replay.contest.start(), 0);
    let board = |contest: &Contest| board_text::lines(contest.position(), |_| ' ').join("\n");
    for (&played, number) in replay.contest.moves().iter().zip(1..) {
        let team = contest.position().to_move();
        contest.play(played);
        writeln!(out, "{number:3} {team:5} {played}")?;
        if args.boards {
            writeln!(out, "{}", board(&contest))?;
        }
    }
    if !args.boards {
        writeln!(out, "{}", board(&contest))?;
    }
    match replay.result {
        Some(result) => writeln!(out, "{}", Printable(&result))?,
        None => writeln!(out, "{}", describe_unfinished(&replay.contest))?,
    }
    Ok(())
}

/// Describes a game whose record has no result, because its program was killed.
fn describe_unfinished(contest: &Contest) -> String {
    let goes_on = match contest.outcome() {
        Some((Some(winner), reason)) => format!("by the rules {winner} has won: {reason}"),
        Some((None, reason)) => format!("by the rules it is a draw: {reason}"),
        None => format!("{} is to move", contest.position().to_move()),
    };
    let place = match contest.moves().len() {
        0 => "before move 1".to_owned(),
        number => format!("after move {number}"),
    };
    format!("the record breaks off {place}, without a result; {goes_on}; {}", standing(contest))
}
