//! A board as the referee sees it: a `player` process at the far end of a line that a test
//! controls.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{channel, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use duo_core::protocol::Frame;
use tempfile::{tempdir, TempDir};

use crate::meddler::{Meddler, Step};
use crate::pseudo_terminal::PseudoTerminal;

/// Poll interval of a silent line.
const POLL: Duration = Duration::from_millis(20);

/// A board on a line.
pub struct Board {
    folder: TempDir,
    _program: Running,
    plug_in: Sender<()>,
    relay: Option<JoinHandle<()>>,
}

impl Board {
    /// A board on which `player` chooses the moves. `meddler` disturbs its replies to the referee.
    pub fn new(player: &str, meddler: Meddler) -> Board {
        let (folder, board) = (tempdir().unwrap(), PseudoTerminal::new());
        let mut program = Command::new(cargo_bin("blokus-duo"));
        program.args(["player", "--team", "X7", "--player", player, "--port", board.path()]);
        // The player has enough time even on a busy machine.
        program.args(["--move-time", "10000"]);
        let program = Running::start(program.stderr(Stdio::null()));
        let (plug_in, plugged_in) = channel();
        let mut relay = Relay { path: folder.path().join("port"), referee: None, board, plugged_in };
        relay.plug_in();
        let relay = Some(thread::spawn(move || relay.run(meddler)));
        Board { folder, _program: program, plug_in, relay }
    }

    /// Path of its port. The path stays when the board is unplugged and plugged in again; its
    /// target changes.
    pub fn port(&self) -> String {
        self.folder.path().join("port").to_str().unwrap().to_owned()
    }

    /// The board's player specification.
    pub fn spec(&self) -> String {
        format!("serial:{}", self.port())
    }

    /// Plugs the board in again.
    pub fn plug_in(&self) {
        self.plug_in.send(()).unwrap();
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        // Ends the relay, which sees that the channel is closed.
        self.plug_in = channel().0;
        let relayed = self.relay.take().map(JoinHandle::join);
        if !thread::panicking() {
            relayed.unwrap().unwrap();
        }
    }
}

/// Passes frames to the board, and the board's replies to the meddler.
struct Relay {
    path: PathBuf,
    referee: Option<PseudoTerminal>,
    board: PseudoTerminal,
    plugged_in: Receiver<()>,
}

impl Relay {
    fn plug_in(&mut self) {
        let referee = PseudoTerminal::new();
        let _ = fs::remove_file(&self.path);
        symlink(referee.path(), &self.path).unwrap();
        self.referee = Some(referee);
    }

    fn unplug(&mut self) {
        fs::remove_file(&self.path).unwrap();
        self.referee = None;
    }

    fn run(&mut self, mut meddler: Meddler) {
        loop {
            match self.plugged_in.try_recv() {
                Ok(()) => self.plug_in(),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return,
            }
            let Some(referee) = &mut self.referee else {
                thread::sleep(POLL);
                continue;
            };
            let Some(kind) = referee.receive_within(POLL) else { continue };
            let mut frame = vec![kind];
            let length = Frame::length(kind).unwrap_or(1);
            frame.extend((1..length).map(|_| referee.receive::<1>()[0]));
            self.board.send(&frame);
            let reply_length = Frame::parse(&frame).map_or(0, Frame::reply_length);
            let reply: Vec<u8> = (0..reply_length).map(|_| self.board.receive::<1>()[0]).collect();
            for step in meddler.meddle(&frame, &reply) {
                match step {
                    Step::Send(bytes) => referee.send(&bytes),
                    Step::Wait(time) => thread::sleep(time),
                    Step::Unplug => {
                        self.unplug();
                        break;
                    }
                }
            }
        }
    }
}
