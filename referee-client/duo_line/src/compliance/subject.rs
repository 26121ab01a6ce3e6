//! Opens the line to the player under examination. A player in this process gets a pseudo terminal,
//! so that it is examined like a board on a cable.

use std::sync::mpsc::channel;
use std::thread;

use anyhow::{anyhow, Context};
use serialport::TTYPort;

use crate::device::{serve, Manner, StandIn};
use crate::pins::Pins;
use crate::serial::SerialLine;
use crate::Line;
use duo_players::spec::{OpenPlayer, PlayerSpec};
use duo_players::thinking::Thinking;
use referee_client::fail::bad_input;
use referee_client::note;

/// The identifier that a player in this process sends.
const TEAM: [u8; 2] = *b"RS";

/// Opens the line to a player; `open_player` opens a player in this process.
pub fn open(player: &PlayerSpec, thinking: &Thinking, open_player: OpenPlayer) -> anyhow::Result<Box<dyn Line>> {
    match player {
        PlayerSpec::Human => Err(bad_input("a human cannot be checked: the prompts come too fast to read")),
        PlayerSpec::Sim => Ok(Box::new(Pins::new(thinking.budget_within_limit(player.clock_hz())?)?)),
        PlayerSpec::Serial(path, _) => Ok(Box::new(SerialLine::open(path.clone()).map_err(bad_input)?)),
        _ => on_pseudo_terminal(player, thinking, open_player),
    }
}

fn on_pseudo_terminal(
    player: &PlayerSpec,
    thinking: &Thinking,
    open_player: OpenPlayer,
) -> anyhow::Result<Box<dyn Line>> {
    let (near, far) = TTYPort::pair().context("cannot make a pseudo terminal")?;
    let manner = Manner {
        team: TEAM,
        limit: thinking.move_time,
        // The checks must see the player's own faults, so nothing stands in for it.
        stands_in: StandIn::Never,
        tell: |_| {},
        failed: |why| note!("{why}"),
    };
    let (report, opened) = channel();
    let (player, thinking) = (player.clone(), *thinking);
    let open_player = move || match open_player(&player, &thinking) {
        Ok(player) => {
            // The receiver is gone if the examination was aborted.
            let _ = report.send(Ok(()));
            Ok(player)
        }
        Err(why) => {
            let _ = report.send(Err(why));
            Err(anyhow!("the player could not be opened"))
        }
    };
    // When the player ends, its line closes, and the examination fails.
    thread::spawn(move || drop(serve(Box::new(near), open_player, manner)));
    opened.recv()??;
    Ok(Box::new(SerialLine::on(Box::new(far))))
}
