//! `player`: one of our players on a serial line or pseudo terminal, for any referee.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use serialport::{DataBits, FlowControl, Parity, StopBits};

use crate::contest::device::serve;
use crate::players::spec::PlayerSpec;
use crate::players::thinking::Thinking;
use referee_client::fail::bad_input;
use referee_client::note;

/// The line's speed, which the contest's rules fix: 8 data bits, no parity, 1 stop bit go with it.
const BAUD: u32 = 115_200;

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

    /// The team's identifier, two printable characters
    #[arg(long, value_name = "XX", default_value = "RS", value_parser = team)]
    team: [u8; 2],

    #[command(flatten)]
    thinking: Thinking,
}

/// Waits for prompts and answers them until the line is lost.
pub fn run(args: &PlayerArgs) -> anyhow::Result<()> {
    let path = args.port.to_string_lossy();
    let port = serialport::new(path.as_ref(), BAUD)
        .data_bits(DataBits::Eight)
        .parity(Parity::None)
        .stop_bits(StopBits::One)
        .flow_control(FlowControl::None)
        .timeout(POLL)
        .open()
        .map_err(|why| bad_input(format!("cannot open {path}: {why}")))?;
    note!("waiting for a referee on {path} (Ctrl-C ends)");
    let (player, thinking) = (args.player.clone(), args.thinking);
    serve(port, move || player.open(&thinking), args.team, args.thinking.move_time)
}

fn team(text: &str) -> Result<[u8; 2], String> {
    let printable = text.bytes().all(|byte| byte.is_ascii_graphic());
    text.as_bytes()
        .try_into()
        .ok()
        .filter(|_| printable)
        .ok_or_else(|| "a team's identifier is two printable characters".to_owned())
}
