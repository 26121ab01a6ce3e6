//! `bot`: a built-in bot, as the contest runs it.

use std::io::{stdin, stdout, BufRead, ErrorKind};

use clap::Args;
use plokkis_core::bot;
use plokkis_core::players::random_first::RandomFirst;
use referee_client::fail::bad_input;

use crate::bots::BuiltInBot;

/// Arguments of `bot`.
#[derive(Args)]
#[command(after_help = "Example: echo '25 4 1' | plokkis bot")]
pub struct BotArgs {
    /// The bot: self, random, biggest, smallest or territory; self takes an effort (self:0.1), the
    /// others a seed (random:7)
    #[arg(default_value = "self", value_name = "BOT")]
    bot: BuiltInBot,

    /// Choose the first piece at random, by this seed
    #[arg(long, value_name = "SEED")]
    first: Option<u64>,
}

/// Plays a game on stdin and stdout.
pub fn run(args: &BotArgs) -> anyhow::Result<()> {
    let mut player = args.bot.player();
    if let Some(seed) = args.first {
        player = Box::new(RandomFirst::new(seed, player));
    }
    let played = bot::play(args.bot.name(), &mut *player, stdin().lock().lines(), stdout().lock());
    played.map_err(|why| if why.kind() == ErrorKind::InvalidData { bad_input(why) } else { why.into() })
}
