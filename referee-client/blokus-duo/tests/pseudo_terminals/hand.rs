//! A person who chooses moves with keys at a terminal.

use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use rustix::termios::{tcgetattr, tcsetattr, tcsetwinsize, LocalModes, OptionalActions, Winsize};

use crate::pseudo_terminal::PseudoTerminal;

/// A terminal of 60 columns and 24 lines on which a person plays a match.
struct Screen {
    terminal: PseudoTerminal,
    program: Running,
    shown: Vec<u8>,
}

impl Screen {
    fn of(arguments: &[&str]) -> Screen {
        Screen::on(PseudoTerminal::new(), arguments)
    }

    fn on(terminal: PseudoTerminal, arguments: &[&str]) -> Screen {
        let far_end = || Stdio::from(terminal.far_end());
        tcsetwinsize(terminal.far_end(), Winsize { ws_row: 24, ws_col: 60, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
        let mut command = Command::new(cargo_bin("blokus-duo"));
        command.args(["match", "--first", "human"]).args(arguments);
        command.env_remove("NO_COLOR").env_remove("CLICOLOR").env("TERM", "xterm-256color");
        let program = Running::start(command.stdin(far_end()).stdout(far_end()).stderr(far_end()));
        Screen { terminal, program, shown: Vec::new() }
    }

    /// Reads the screen until it shows this text, and returns everything read.
    fn wait_for(&mut self, text: &str) -> String {
        let (begun, from) = (Instant::now(), self.shown.len());
        loop {
            self.shown.extend(self.terminal.receive_within(Duration::from_millis(100)));
            let new = String::from_utf8_lossy(&self.shown[from..]).into_owned();
            if new.contains(text) {
                return new;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no '{text}' in {new}");
        }
    }

    fn press(&mut self, keys: &str) {
        self.terminal.send(keys.as_bytes());
    }
}

#[test]
fn piece_is_chosen_turned_moved_and_placed() {
    let mut screen = Screen::of(&["--second", "first-legal"]);
    screen.wait_for("Enter lays it");
    // The piece of two cells, two columns to the right of its start cell, where it is illegal.
    screen.press("bw\x1b[C\x1b[C");
    screen.wait_for("the first piece must cover the start cell");
    screen.press("w");
    let shown = screen.wait_for("Enter lays it here");
    assert!(shown.contains("[b]"), "{shown}");
    screen.press("\r");
    let shown = screen.wait_for("first-legal plays");
    let (_, played) = shown.split_once("human plays ").unwrap();
    assert_eq!(played.as_bytes()[2], b'b', "{shown}");
}

#[test]
fn game_is_played_with_enter_alone_and_the_terminal_is_restored() {
    let mut screen = Screen::of(&["--second", "random:4"]);
    let begun = Instant::now();
    // The first choice is always legal; it is a pass if there are no moves.
    while screen.program.try_wait().is_none() {
        while let Some(byte) = screen.terminal.receive_within(Duration::from_millis(10)) {
            screen.shown.push(byte);
        }
        screen.press("\r");
        assert!(begun.elapsed() < Duration::from_secs(60));
    }
    while let Some(byte) = screen.terminal.receive_soon() {
        screen.shown.push(byte);
    }
    let shown = String::from_utf8_lossy(&screen.shown).into_owned();
    // The line with the result is wrapped.
    let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("both players passed"), "{shown}");
    assert_eq!(shown.matches("\x1b[?1049h").count(), shown.matches("\x1b[?1049l").count());
    assert!(shown.rfind("\x1b[?25h") > shown.rfind("\x1b[?25l"));
}

#[test]
fn signal_ends_the_program_and_restores_the_terminal() {
    let modes = LocalModes::ECHO | LocalModes::ICANON;
    for signal in [1, 2, 15] {
        let terminal = PseudoTerminal::new();
        let far_end = terminal.far_end();
        let mut settings = tcgetattr(&far_end).unwrap();
        settings.local_modes |= modes;
        tcsetattr(&far_end, OptionalActions::Now, &settings).unwrap();
        let mut screen = Screen::on(terminal, &["--second", "first-legal"]);
        screen.wait_for("Enter lays it");
        assert!(!tcgetattr(&far_end).unwrap().local_modes.intersects(modes));
        Command::new("kill").args([format!("-{signal}"), screen.program.id().to_string()]).status().unwrap();
        let shown = screen.wait_for("\x1b[?1049l");
        assert!(shown.contains("\x1b[?25h"), "{shown}");
        assert_eq!(screen.program.wait().signal(), Some(signal));
        assert!(tcgetattr(&far_end).unwrap().local_modes.contains(modes), "after signal {signal}");
    }
}

#[test]
fn leaving_ends_the_program_and_restores_the_terminal() {
    let mut screen = Screen::of(&["--second", "first-legal"]);
    screen.wait_for("Enter lays it");
    screen.press("\x03");
    screen.wait_for("\x1b[?1049l");
    assert_eq!(screen.program.wait().signal(), Some(2));
}
