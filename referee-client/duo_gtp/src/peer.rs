//! `gtp:COMMAND`: another program that plays Blokus Duo and speaks GTP in Pentobi's dialect.

use std::time::{Duration, Instant};

use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::{Player as Side, Start};

use referee_client::child::StartError;
use referee_client::fail::bad_input;

use self::process::Process;
use duo_core::cell_notation::{read_move, rotate_by_180, write_move};
use duo_players::game::{Game, Ply};
use duo_players::player::{Fault, Player, Search, Turn};

mod process;

/// Time limit for every command except the choice of a move.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program at the other end of a pipe.
///
/// After a fault the program is restarted for the next game, so that a late answer cannot be taken
/// for the answer to another command.
pub struct GtpPeer {
    name: String,
    command: Vec<String>,
    process: Option<Process>,
    /// The turns that the program has been told.
    known: Vec<Ply>,
    /// Whether the program sees the board rotated by 180 degrees, because the first side starts at
    /// the far cell.
    turned: bool,
}

impl GtpPeer {
    /// Starts the program. A fault of the program is reported as bad input.
    pub fn start(command_line: &str) -> anyhow::Result<GtpPeer> {
        let cannot_read = |why| bad_input(format!("cannot read '{command_line}': {why}"));
        let command = shell_words::split(command_line).map_err(cannot_read)?;
        let process = Process::start(&command).map_err(|why| match why {
            StartError::Supervisor(_) => anyhow::Error::new(why),
            why => bad_input(why),
        })?;
        let name =
            format!("gtp:{}", command.first().map_or("", |program| program.rsplit('/').next().unwrap_or(program)));
        Ok(GtpPeer { name, command, process: Some(process), known: Vec::new(), turned: false })
    }

    /// Sends a command and returns the answer. A fault ends the program.
    fn ask(&mut self, command: &str, limit: Duration) -> Result<String, Fault> {
        let process = self.process.take().ok_or_else(|| Fault::Disconnected("not running".to_owned()))?;
        let (process, answer) = process.ask(command, limit)?;
        self.process = Some(process);
        Ok(answer)
    }

    /// Sends the program the turns of this history that it does not know.
    fn catch_up(&mut self, history: &[Ply]) -> Result<(), Fault> {
        if !history.starts_with(&self.known) {
            self.ask("clear_board", PATIENCE)?;
            self.known.clear();
        }
        for ply in &history[self.known.len()..] {
            self.tell(ply, PATIENCE)?;
        }
        Ok(())
    }

    fn tell(&mut self, ply: &Ply, limit: Duration) -> Result<(), Fault> {
        self.known.push(*ply);
        // The dialect does not use passes: a side that cannot move is skipped.
        if ply.played != Move::Pass {
            let written = write_move(self.seen_by_peer(ply.played));
            self.ask(&format!("play {} {written}", color(ply.side)), limit)?;
        }
        Ok(())
    }

    fn seen_by_peer(&self, played: Move) -> Move {
        if self.turned {
            rotate_by_180(played)
        } else {
            played
        }
    }
}

impl Player for GtpPeer {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, first_start: Start) -> Result<(), Fault> {
        if !self.process.as_mut().is_some_and(Process::is_running) {
            self.process = Some(Process::start(&self.command).map_err(|why| Fault::Disconnected(why.to_string()))?);
        }
        self.turned = first_start == Start::Ten;
        self.known.clear();
        if self.ask("known_command set_game", PATIENCE)? == "true" {
            self.ask("set_game Blokus Duo", PATIENCE)?;
        }
        self.ask("clear_board", PATIENCE)?;
        Ok(())
    }

    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault> {
        let (before, last) = match game.history().split_last() {
            Some((last, before)) => (before, Some(last)),
            None => (game.history(), None),
        };
        self.catch_up(before)?;
        // The clock runs from the opponent's last move, as on the contest's line.
        let asked = Instant::now();
        if let Some(last) = last {
            self.tell(last, limit)?;
        }
        let side = game.position().to_move();
        let answer = self.ask(&format!("genmove {}", color(side)), limit.saturating_sub(asked.elapsed()))?;
        let elapsed = asked.elapsed();
        if answer.eq_ignore_ascii_case("resign") {
            return Err(Fault::Resigned);
        }
        let played = read_move(&answer).map_err(|why| Fault::Malformed(why.to_string()))?;
        let played = self.seen_by_peer(played);
        self.known.push(Ply { side, played });
        Ok(Turn { code: encode(played), elapsed, search: Search::default() })
    }
}

fn color(side: Side) -> char {
    match side {
        Side::First => 'b',
        Side::Second => 'w',
    }
}
