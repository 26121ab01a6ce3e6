//! `bot`: one of our bots, as the contest runs it.

use std::io::{stdin, stdout, BufRead, ErrorKind};

use clap::Args;
use plokkis_core::bot;
use plokkis_core::players::drawn::DrawnFirst;
use referee_client::fail::bad_input;

use crate::bots::Own;

/// Arguments of `bot`.
#[derive(Args)]
#[command(after_help = "Example: echo '25 4 1' | plokkis bot")]
pub struct BotArgs {
    /// Which of our bots: self, random, biggest, smallest or territory; these take a seed, as in random:7, and self an effort, as in self:0.1
    #[arg(default_value = "self", value_name = "BOT")]
    bot: Own,

    /// Draw the first piece by this seed instead of choosing it
    #[arg(long, value_name = "SEED")]
    first: Option<u64>,
}

/// Plays a game; ends when there is nothing more to place, or when the game is said to be over.
pub fn run(args: &BotArgs) -> anyhow::Result<()> {
    let mut player = args.bot.player();
    if let Some(seed) = args.first {
        player = Box::new(DrawnFirst::new(seed, player));
    }
    let played = bot::play(args.bot.name(), &mut *player, stdin().lock().lines(), stdout().lock());
    played.map_err(|why| if why.kind() == ErrorKind::InvalidData { bad_input(why) } else { why.into() })
}
