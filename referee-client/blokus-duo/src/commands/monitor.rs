//! `monitor`: shows the messages on a running line.

use std::io::stdout;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::bail;
use clap::Args;
use serialport::SerialPort;

use duo_line::monitor::{forward, listen, Heard, Log, Speaker};
use duo_line::port::open;
use duo_line::pseudo::{FarEnd, PseudoTerminal};
use referee_client::fail::bad_input;
use referee_client::note;

/// Poll interval.
const A_DAY: Duration = Duration::from_secs(86_400);

/// Arguments of `monitor`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo monitor --between pty /dev/ttyUSB0\n\n\
    A port can only be open once, so a line between programs of this machine is watched from its middle: \
    the first port of --between is the referee's, the second one the board's, and what comes on one goes out on the other. \
    `pty` in the place of a port makes a pseudo terminal and tells its path; with `pty:LINK` the name LINK leads to it.")]
pub struct MonitorArgs {
    /// A port that receives the bytes of a line
    #[arg(value_name = "PATH", required_unless_present = "between")]
    port: Option<PathBuf>,

    /// Forward bytes between two ports and show both directions
    #[arg(long, num_args = 2, value_names = ["REFEREE", "BOARD"], conflicts_with = "port")]
    between: Option<Vec<PathBuf>>,

    /// Write one JSON object a message
    #[arg(long)]
    json: bool,
}

/// Shows messages until the line is lost.
pub fn run(args: &MonitorArgs) -> anyhow::Result<()> {
    let (to, heard) = channel();
    // Keep these ends open, so that the pseudo terminals live while no program has them open.
    let mut far_ends = Vec::new();
    match (args.between.as_deref(), &args.port) {
        (Some([referee, board]), _) => {
            let [referee_port, board_port] = [(referee, Speaker::Referee), (board, Speaker::Board)]
                .map(|(path, user)| open_end(path, user, &mut far_ends));
            forward(referee_port?, board_port?, to)?;
            note!("passing bytes on between {} and {} (Ctrl-C ends)", referee.display(), board.display());
        }
        (_, Some(path)) => {
            listen(open(path).map_err(bad_input)?, to)?;
            note!("listening on {} (Ctrl-C ends)", path.display());
        }
        _ => bail!("neither a port nor --between"),
    }
    let mut log = Log::new(stdout(), args.json, Instant::now());
    log_messages(&heard, &mut log)
}

/// Opens one of the two ports, or a new pseudo terminal.
fn open_end(path: &Path, user: Speaker, far_ends: &mut Vec<FarEnd>) -> anyhow::Result<Box<dyn SerialPort>> {
    let Some((terminal, path)) = PseudoTerminal::requested_by(path)? else {
        return open(path).map_err(bad_input);
    };
    note!("the {user}'s port is {}", path.display());
    let (near, far) = terminal.split();
    far_ends.push(far);
    Ok(near)
}

fn log_messages(heard: &Receiver<Heard>, log: &mut Log<impl std::io::Write>) -> anyhow::Result<()> {
    loop {
        let wait = log.deadline().map_or(A_DAY, |due| due.saturating_duration_since(Instant::now()));
        match heard.recv_timeout(wait) {
            Ok(Heard::Bytes(speaker, bytes, at)) => log.add(speaker, &bytes, at)?,
            Ok(Heard::Lost(speaker, why)) => {
                log.pause()?;
                let whose = speaker.map_or_else(String::new, |speaker| format!(" to the {speaker}"));
                bail!("the line{whose} is lost: {why}");
            }
            Err(RecvTimeoutError::Timeout) => log.pause()?,
            Err(RecvTimeoutError::Disconnected) => bail!("the reader stopped unexpectedly"),
        }
    }
}
