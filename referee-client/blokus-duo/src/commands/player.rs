//! `player`: one of our players on a serial line or pseudo terminal, for any referee.

use std::path::PathBuf;
use std::time::Duration;

use blokus_duo::settings::parse_team;
use clap::Args;

use crate::contest::device::{serve, Manner};
use crate::line::port::open;
use crate::players::human::Human;
use crate::players::spec::PlayerSpec;
use crate::players::thinking::ThinkingArgs;
use crate::players::Player;
use referee_client::fail::bad_input;
use referee_client::note;

/// How often a silent line is looked at; what comes is read at once.
const POLL: Duration = Duration::from_millis(200);

/// Arguments of `player`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo player --port /dev/ttyUSB0 --player first-legal --team R2")]
pub struct PlayerArgs {
    /// Serial line or pseudo terminal on which the referee speaks
    #[arg(long, value_name = "PATH")]
    port: PathBuf,

    /// Who answers
    #[arg(long, value_name = "P")]
    player: PlayerSpec,

    /// The team's identifier, two printable ASCII characters
    #[arg(long, value_name = "XX", default_value = "RS", value_parser = parse_team)]
    team: [u8; 2],

    #[command(flatten)]
    thinking: ThinkingArgs,
}

/// Waits for prompts and answers them until the line is lost.
pub fn run(args: &PlayerArgs) -> anyhow::Result<()> {
    let mut port = open(&args.port).map_err(bad_input)?;
    port.set_timeout(POLL)?;
    let path = args.port.display();
    note!("waiting for a referee on {path} (Ctrl-C ends)");
    let (player, thinking) = (args.player.clone(), args.thinking.thinking());
    let manner = Manner {
        team: args.team,
        limit: args.thinking.move_time,
        // People take the time they need.
        is_punctual: args.player != PlayerSpec::Human,
        tell: |what| note!("{what}"),
    };
    let open_player = move || match player {
        // What comes over the line is told meanwhile.
        PlayerSpec::Human => Ok(Box::new(Human::by_lines()) as Box<dyn Player>),
        other => other.open(&thinking),
    };
    serve(port, open_player, manner)
}
