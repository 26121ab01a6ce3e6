//! `play` on a pseudo terminal: the picture, and lines where it cannot be drawn.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::thread;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use rustix::pty::{grantpt, openpt, ptsname, unlockpt, OpenptFlags};
use rustix::termios::{tcsetwinsize, Winsize};

/// Time for a text that must appear, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A person's terminal with a game against a simple player.
struct Screen {
    keyboard: File,
    shown: Receiver<Vec<u8>>,
    program: Running,
}

impl Screen {
    fn start(term: &str, [columns, rows]: [u16; 2]) -> Screen {
        let near_end = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&near_end).unwrap();
        unlockpt(&near_end).unwrap();
        let name = ptsname(&near_end, Vec::new()).unwrap();
        let path = Path::new(std::ffi::OsStr::from_bytes(name.as_bytes()));
        let far_end = OpenOptions::new().read(true).write(true).open(path).unwrap();
        tcsetwinsize(&far_end, Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
        let end = || Stdio::from(far_end.try_clone().unwrap());
        // In a session of its own, the program cannot ask the tester's terminal for its size.
        let mut command = Command::new("setsid");
        command.arg(cargo_bin("abalone")).args(["play", "--against", "random:3"]).env("TERM", term);
        let program = Running::start(command.stdin(end()).stdout(end()).stderr(Stdio::null()));
        let keyboard = File::from(near_end);
        let mut display = keyboard.try_clone().unwrap();
        let (sender, shown) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(length @ 1..) = display.read(&mut bytes) {
                if sender.send(bytes[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Screen { keyboard, shown, program }
    }

    /// Reads until this text appears; returns everything that was read.
    fn wait_for(&mut self, text: &str) -> String {
        let mut read = Vec::new();
        loop {
            let shown = String::from_utf8_lossy(&read).into_owned();
            if shown.contains(text) {
                return shown;
            }
            let Ok(more) = self.shown.recv_timeout(PATIENCE) else { panic!("no '{text}' in {shown}") };
            read.extend(more);
        }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }
}

#[test]
fn small_terminal_shows_the_message_and_the_typed_text() {
    let mut screen = Screen::start("xterm", [20, 10]);
    let shown = screen.wait_for("move: ");
    assert!(shown.contains("\x1b[H"), "{shown}");
    screen.wait_for("your move");
    screen.press("a1");
    screen.wait_for("move: a1");
    screen.press("\x03");
    screen.wait_for("you have left the game");
    assert!(screen.program.wait().success());
}

#[test]
fn quit_leaves_the_game() {
    let mut screen = Screen::start("xterm", [80, 24]);
    screen.wait_for("your move");
    screen.press("quit\r");
    let shown = screen.wait_for("you have left the game");
    assert!(shown.contains("\x1b[?1049l"), "{shown}");
    assert!(screen.program.wait().success());
}

#[test]
fn dumb_terminal_and_one_without_a_usable_size_get_plain_lines() {
    for (term, size) in [("dumb", [80, 24]), ("xterm", [0, 0]), ("xterm", [10, 4])] {
        let mut screen = Screen::start(term, size);
        let shown = screen.wait_for("your move");
        assert!(!shown.contains('\x1b') && shown.contains(" d  . . . . . . . . 9"), "{shown}");
        screen.press("resign\n");
        let shown = screen.wait_for("black resigned");
        assert!(!shown.contains('\x1b'), "{shown}");
        assert!(screen.program.wait().success());
    }
}
