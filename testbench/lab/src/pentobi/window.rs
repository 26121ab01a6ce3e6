//! Pentobi's window on a virtual screen: it opens a game as a file; one key asks for a move,
//! another saves the game.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, ErrorKind};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure, Context, Result};
use tempfile::TempDir;

use super::turn::{self, Turn};

/// No level takes longer for a move.
const PATIENCE: Duration = Duration::from_secs(1800);

/// Time from showing the window to accepting keys.
const READY: Duration = Duration::from_millis(400);

/// Polling interval.
const LOOK: Duration = Duration::from_millis(300);

/// Time after which a key that had no effect is pressed again.
const AGAIN: Duration = Duration::from_secs(3);

/// Time after which a program that has not begun to search has no move.
const NOTHING: Duration = Duration::from_secs(10);

/// The program's output contains this once it searches.
const SEARCHES: &str = "MaxCnt";

/// Keys of Pentobi's menu.
const PLAY_MOVE: &str = "ctrl+shift+l";
const SAVE: &str = "ctrl+s";

/// A screen, and a folder for the program's files.
pub struct Window {
    level: u8,
    book: bool,
    home: TempDir,
    screen: Child,
    display: String,
}

impl Window {
    /// Opens the screen.
    pub fn open(level: u8, book: bool) -> Result<Window> {
        let home = tempfile::tempdir().context("cannot create a temporary folder")?;
        let mut xvfb = command_ending_with_us("Xvfb");
        xvfb.args(["-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp", "-noreset"]);
        let mut screen = start(xvfb.stdout(Stdio::piped()).stderr(Stdio::null()))?;
        let mut number = String::new();
        BufReader::new(screen.stdout.take().expect("stdout is piped")).read_line(&mut number)?;
        let window = Window { level, book, home, screen, display: format!(":{}", number.trim()) };
        ensure!(!number.trim().is_empty(), "Xvfb did not open a screen{HOW_TO_GET_IT}");
        start(&mut window.xdotool(&["version"]))?.wait()?;
        let mut version = command_ending_with_us("pentobi");
        window.on_screen(version.arg("--version")).stdout(Stdio::null()).stderr(Stdio::null());
        let ending = start(&mut version)?.wait()?;
        ensure!(ending.success(), "`pentobi --version` ended with {ending}{HOW_TO_GET_IT}");
        Ok(window)
    }

    /// The turn that the program adds to the game; `None` if neither side can move.
    pub fn next_turn(&self, turns: &[Turn]) -> Result<Option<Turn>> {
        let (game, log) = (self.home.path().join("game.blksgf"), self.home.path().join("log"));
        let settings = self.home.path().join(".config/Pentobi");
        fs::create_dir_all(&settings)?;
        fs::write(settings.join("Pentobi.conf"), format!("[General]\nlevel={}\nvariant=duo\n", self.level))?;
        // Pentobi would ask about files that an earlier run left.
        let _ = fs::remove_dir_all(self.home.path().join(".local"));
        fs::write(&game, turn::write(turns))?;
        let mut pentobi = command_ending_with_us("pentobi");
        pentobi.args(["--verbose", "--nodelay", "--threads", "1", "--seed", &fastrand::u32(1..).to_string()]);
        pentobi.args((!self.book).then_some("--nobook")).arg(&game);
        let said = File::create(&log)?;
        let mut pentobi = start(self.on_screen(&mut pentobi).stdout(said.try_clone()?).stderr(said))?;
        let turn = self.ask(&mut pentobi, turns, || Ok((fs::read_to_string(&game)?, fs::read_to_string(&log)?)));
        let _ = pentobi.kill();
        pentobi.wait()?;
        turn
    }

    /// Waits for the running program's turn; `look` reads the game's file and the program's output.
    fn ask(
        &self,
        pentobi: &mut Child,
        turns: &[Turn],
        look: impl Fn() -> Result<(String, String)>,
    ) -> Result<Option<Turn>> {
        let began = Instant::now();
        let mut asked: Option<(Instant, Instant)> = None;
        while began.elapsed() < PATIENCE {
            sleep(LOOK);
            let (game, log) = look()?;
            if let Some(ending) = pentobi.try_wait()? {
                bail!("pentobi ended with {ending}: {}", log.lines().last().unwrap_or_default());
            }
            if let Some((known, [new])) = turn::read(&game).as_deref().and_then(|all| all.split_at_checked(turns.len()))
            {
                ensure!(known == turns, "pentobi read another game than was written");
                return Ok(Some(new.clone()));
            }
            let searches = log.contains(SEARCHES);
            match asked {
                None if self.focus() => {
                    sleep(READY);
                    self.press(PLAY_MOVE);
                    asked = Some((Instant::now(), Instant::now()));
                }
                None => {}
                Some((first, _)) if !searches && first.elapsed() > NOTHING => return Ok(None),
                Some((first, last)) if !searches && last.elapsed() > AGAIN => {
                    self.press(PLAY_MOVE);
                    asked = Some((first, Instant::now()));
                }
                Some(_) => self.press(SAVE),
            }
        }
        bail!("pentobi has not moved in {} s", PATIENCE.as_secs())
    }

    /// Gives the keyboard focus to the window; false if there is none yet.
    fn focus(&self) -> bool {
        let done = self.xdotool(&["search", "--onlyvisible", "--name", ".", "windowfocus"]).status();
        done.is_ok_and(|status| status.success())
    }

    /// Presses a key, without checking its effect.
    fn press(&self, key: &str) {
        self.focus();
        let _ = self.xdotool(&["key", key]).status();
    }

    fn xdotool(&self, arguments: &[&str]) -> Command {
        let mut xdotool = Command::new("xdotool");
        self.on_screen(xdotool.args(arguments)).stdout(Stdio::null()).stderr(Stdio::null());
        xdotool
    }

    fn on_screen<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command.env("DISPLAY", &self.display).env("QT_QPA_PLATFORM", "xcb");
        command.env("HOME", self.home.path()).env("XDG_RUNTIME_DIR", self.home.path());
        command.env_remove("XDG_CONFIG_HOME").env_remove("XDG_DATA_HOME").stdin(Stdio::null())
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.screen.kill();
        let _ = self.screen.wait();
    }
}

/// A program that ends when this one does, even if this one is killed. The path includes Debian's
/// folder for games.
fn command_ending_with_us(program: &str) -> Command {
    let mut command = Command::new("setpriv");
    let games = std::env::var("PATH").unwrap_or_default() + ":/usr/games";
    command.args(["--pdeathsig", "KILL", program]).env("PATH", games);
    command
}

const HOW_TO_GET_IT: &str = " (Debian, Ubuntu: sudo apt install pentobi xvfb xdotool)";

fn start(command: &mut Command) -> Result<Child> {
    command.spawn().map_err(|error| match error.kind() {
        ErrorKind::NotFound => {
            anyhow::anyhow!("{} not found{HOW_TO_GET_IT}", command.get_program().to_string_lossy())
        }
        _ => anyhow::Error::new(error),
    })
}
