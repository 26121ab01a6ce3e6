//! `player`: one of our players on a serial line or pseudo terminal, for any referee.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::players;
use duo_core::settings::parse_team;

use duo_line::device::{serve, Manner, StandIn};
use duo_line::port::open;
use duo_line::pseudo::PseudoTerminal;
use duo_players::figures::group_digits;
use duo_players::player::Player;
use duo_players::spec::PlayerSpec;
use duo_players::strength::time_of_model;
use duo_players::thinking::{Thinking, ThinkingArgs};
use duo_terminal::human::Human;
use referee_client::fail::bad_input;
use referee_client::note;

/// Poll interval of a silent line. Bytes that arrive are read at once.
const POLL: Duration = Duration::from_millis(200);

/// Arguments of `player`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo player --port /dev/ttyUSB0 --player first-legal --team R2\n\n\
    With `pty` instead of a port it makes a pseudo terminal and says where it is: a referee opens that like a board's port.\n\
    With `pty:LINK` the name LINK leads to it.")]
pub struct PlayerArgs {
    /// Serial line or pseudo terminal on which the referee speaks; pty or pty:LINK makes a new one
    #[arg(long, value_name = "PATH|pty[:LINK]")]
    port: PathBuf,

    /// The player that answers
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
    // Keep the far end open, so that the pseudo terminal lives as long as the player.
    let (mut port, path, _far) = match PseudoTerminal::requested_by(&args.port)? {
        Some((terminal, path)) => {
            let (near, far) = terminal.split();
            (near, path, Some(far))
        }
        None => (open(&args.port).map_err(bad_input)?, args.port.clone(), None),
    };
    port.set_timeout(POLL)?;
    note!("waiting for a referee on {} (Ctrl-C ends)", path.display());
    let (player, thinking) = (args.player.clone(), args.thinking.thinking());
    warn_if_late(&player, &thinking);
    let manner = Manner {
        team: args.team,
        limit: args.thinking.move_time,
        stands_in: match args.player {
            // People take as long as they need.
            PlayerSpec::Human => StandIn::AtFaults,
            _ => StandIn::AtFaultsAndInTime,
        },
        tell: |what| note!("{what}"),
        failed: |why| note!("{why}"),
    };
    let open_player = move || match player {
        // Messages about the line appear between the board's lines.
        PlayerSpec::Human => Ok(Box::new(Human::by_lines()) as Box<dyn Player>),
        other => players::open(&other, &thinking),
    };
    serve(port, open_player, manner)
}

/// Warns if the fast model needs more wall-clock time than the referee allows.
fn warn_if_late(player: &PlayerSpec, thinking: &Thinking) {
    let PlayerSpec::Model(..) = player else { return };
    let (takes, limit) = (time_of_model(thinking.budget_cycles), thinking.move_time);
    if takes > limit {
        note!(
            "the model takes about {:.1} s for {} cycles on one core, but --move-time is {:.1} s: where it is late, the first legal move is played",
            takes.as_secs_f64(),
            group_digits(thinking.budget_cycles),
            limit.as_secs_f64(),
        );
    }
}
