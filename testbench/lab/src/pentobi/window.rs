//! Pentobi's window on a screen that nobody sees: a game is opened as a file, a key asks for a move, another one saves it.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, ErrorKind};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure, Context, Result};
use tempfile::TempDir;

use super::turn::{self, Turn};

/// A move takes longer than this at no level.
const PATIENCE: Duration = Duration::from_secs(1800);

/// How long the program takes from showing its window to hearing keys.
const READY: Duration = Duration::from_millis(400);

/// How often it is looked at.
const LOOK: Duration = Duration::from_millis(300);

/// A key that had no effect for so long is pressed again.
const AGAIN: Duration = Duration::from_secs(3);

/// Whoever has not begun to search by then has nothing to play.
const NOTHING: Duration = Duration::from_secs(10);

/// The program tells so when it begins to search.
const SEARCHES: &str = "MaxCnt";

/// Keys of Pentobi's menu.
const PLAY_MOVE: &str = "ctrl+shift+l";
const SAVE: &str = "ctrl+s";

/// A screen, and a folder for what the program reads and writes.
pub struct Window {
    level: u8,
    book: bool,
    home: TempDir,
    screen: Child,
    display: String,
}

impl Window {
    /// Opens the screen; the error says what is missing.
    pub fn open(level: u8, book: bool) -> Result<Window> {
        let home = tempfile::tempdir().context("cannot create a temporary folder")?;
        let mut xvfb = ends_with_us("Xvfb");
        xvfb.args(["-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp", "-noreset"]);
        let mut screen = start(xvfb.stdout(Stdio::piped()).stderr(Stdio::null()))?;
        let mut number = String::new();
        BufReader::new(screen.stdout.take().expect("stdout is piped")).read_line(&mut number)?;
        let window = Window { level, book, home, screen, display: format!(":{}", number.trim()) };
        ensure!(!number.trim().is_empty(), "Xvfb did not open a screen{HOW_TO_GET_IT}");
        start(&mut window.xdotool(&["version"]))?.wait()?;
        let mut version = ends_with_us("pentobi");
        window.seen_here(version.arg("--version")).stdout(Stdio::null()).stderr(Stdio::null());
        let ending = start(&mut version)?.wait()?;
        ensure!(ending.success(), "`pentobi --version` ended with {ending}{HOW_TO_GET_IT}");
        Ok(window)
    }

    /// The turn that the program adds to the game, or none if nobody can move.
    pub fn next_turn(&self, turns: &[Turn]) -> Result<Option<Turn>> {
        let (game, log) = (self.home.path().join("game.blksgf"), self.home.path().join("log"));
        let settings = self.home.path().join(".config/Pentobi");
        fs::create_dir_all(&settings)?;
        fs::write(settings.join("Pentobi.conf"), format!("[General]\nlevel={}\nvariant=duo\n", self.level))?;
        // What an earlier run has kept would be asked about.
        let _ = fs::remove_dir_all(self.home.path().join(".local"));
        fs::write(&game, turn::write(turns))?;
        let mut pentobi = ends_with_us("pentobi");
        pentobi.args(["--verbose", "--nodelay", "--threads", "1", "--seed", &fastrand::u32(1..).to_string()]);
        pentobi.args((!self.book).then_some("--nobook")).arg(&game);
        let said = File::create(&log)?;
        let mut pentobi = start(self.seen_here(&mut pentobi).stdout(said.try_clone()?).stderr(said))?;
        let turn = self.ask(&mut pentobi, turns, || Ok((fs::read_to_string(&game)?, fs::read_to_string(&log)?)));
        let _ = pentobi.kill();
        pentobi.wait()?;
        turn
    }

    /// The same of the running program; `look` reads the game's file and what the program has said.
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

    /// Gives the keyboard to the window, if it is there.
    fn focus(&self) -> bool {
        let done = self.xdotool(&["search", "--onlyvisible", "--name", ".", "windowfocus"]).status();
        done.is_ok_and(|status| status.success())
    }

    /// Presses a key; what it does is seen elsewhere.
    fn press(&self, key: &str) {
        self.focus();
        let _ = self.xdotool(&["key", key]).status();
    }

    fn xdotool(&self, arguments: &[&str]) -> Command {
        let mut xdotool = Command::new("xdotool");
        self.seen_here(xdotool.args(arguments)).stdout(Stdio::null()).stderr(Stdio::null());
        xdotool
    }

    fn seen_here<'a>(&self, command: &'a mut Command) -> &'a mut Command {
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

/// A program that is ended when we are, however that happens. Games are programs of their own folder in Debian.
fn ends_with_us(program: &str) -> Command {
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
