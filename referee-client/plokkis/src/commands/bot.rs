//! `bot`: one of our bots, as the contest runs it.

use std::io::{stdin, stdout, BufRead, Write};

use clap::Args;
use plokkis::position::Position;
use plokkis::protocol::{read_move, read_start, write_move, MoveLine, Start};
use referee_client::fail::bad_input;

use crate::bots::Own;

/// Arguments of `bot`.
#[derive(Args)]
#[command(after_help = "Example: echo '25 4 1' | plokkis bot")]
pub struct BotArgs {
    /// Which of our bots: self, random, biggest, smallest or territory; all but self take a seed, as in random:7
    #[arg(default_value = "self", value_name = "BOT")]
    bot: Own,
}

/// Plays a game; ends when there is nothing more to place, or when the game is said to be over.
pub fn run(args: &BotArgs) -> anyhow::Result<()> {
    say(args.bot.name())?;
    let mut lines = stdin().lock().lines();
    let Some(line) = lines.next() else { return Ok(()) };
    let Start { width, players, me } = read_start(&line?).map_err(|why| bad_input(format!("the first line: {why}")))?;
    let mut player = args.bot.player();
    let mut position = Position::new(width, players);
    loop {
        let placed = if position.turn() == me {
            let placed = player.choose(&position);
            say(&write_move(placed))?;
            if placed.is_none() {
                return Ok(());
            }
            placed
        } else {
            let Some(line) = lines.next() else { return Ok(()) };
            let line = line?;
            match read_move(&line).map_err(|why| bad_input(format!("'{line}': {why}")))? {
                MoveLine::End => return Ok(()),
                MoveLine::Nothing => None,
                MoveLine::Cells(cells) => {
                    Some(position.check(&cells).map_err(|why| bad_input(format!("'{line}': {why}")))?)
                }
            }
        };
        position.play(placed);
    }
}

fn say(line: &str) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
