//! A board on a serial line: the page asks it for moves by Web Serial. A simulated port leads
//! through a pseudo terminal to a board that the program plays.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{ensure, Context, Result};
use serde::Deserialize;
use serde_json::json;
use serialport::{SerialPort, TTYPort};

use super::Places;
use crate::driver_command::DriverCommand;
use crate::person::{Person, AT_ONCE};
use crate::process::Process;
use crate::server::Server;
use crate::sight;

const GAME: Duration = Duration::from_secs(120);

const LOOK: Duration = Duration::from_millis(20);

const BAUD: u32 = 115_200;

/// The page's use of its port.
#[derive(Deserialize)]
struct Port {
    sent: Vec<u8>,
    baud: Option<u32>,
    closed: bool,
}

/// A board plays a level to the end; every byte passes between page and board in both directions.
pub async fn take(person: &Person, server: &Server, places: &Places<'_>) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("board");
    let _board = board(&places.program, &path)?;
    let mut line = open(&path)?;
    let port = json!({ "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": { "source": include_str!("serial_port.js") } });
    person.client().issue_cmd(DriverCommand::new("goog/cdp/execute", port)).await?;
    person.open("about:blank").await?;
    person.open(&server.address).await?;
    person.use_it("details.group summary", "A board on this computer").await?;
    person.choose("select[name=opponent]", "1").await?;
    person.use_it("form button", "Choose the port and play").await?;
    let begun = Instant::now();
    let mut sent = Vec::new();
    let port = loop {
        ensure!(begun.elapsed() < GAME, "not over after {GAME:?}, with {} sent", String::from_utf8_lossy(&sent));
        let heard = read(&mut line)?;
        let port: Port =
            sight::ask(person.client(), "return window.walkedPort.pass(arguments[0]);", vec![json!(heard)]).await?;
        std::io::Write::write_all(&mut line, &port.sent)?;
        sent.extend(&port.sent);
        if port.closed {
            break port;
        }
        tokio::time::sleep(LOOK).await;
    };
    ensure!(port.baud == Some(BAUD), "the port was opened at {:?} baud", port.baud);
    ensure!(
        sent.first() == Some(&b'0') && sent.last() == Some(&b'9'),
        "a game is from 0 to 9, not {}",
        String::from_utf8_lossy(&sent)
    );
    person.wait_for("a.button", "Another game", AT_ONCE).await?;
    ensure!(person.sees(".rack .name", "Board XY").await?, "the page does not show the board's team");
    Ok(format!("{} bytes to the board: {}", sent.len(), person.text(".status").await?))
}

/// Starts a board on a pseudo terminal whose path is `path`.
fn board(program: &Path, path: &Path) -> Result<Process> {
    let port = format!("pty:{}", path.display());
    let mut command = Command::new(program);
    command.args(["player", "--port", &port, "--team", "XY", "--player", "model", "--budget-cycles", "20000"]);
    Process::start(command.stdout(Stdio::null()).stderr(Stdio::null()))
}

/// Opens the board's line as soon as it exists.
fn open(path: &Path) -> Result<TTYPort> {
    let begun = Instant::now();
    while !path.exists() && begun.elapsed() < AT_ONCE {
        std::thread::sleep(LOOK);
    }
    let at = path.to_string_lossy();
    serialport::new(at, BAUD).timeout(Duration::from_millis(1)).open_native().context("the board has no line")
}

/// Reads the bytes that have arrived.
fn read(line: &mut TTYPort) -> Result<Vec<u8>> {
    let mut bytes = vec![0; line.bytes_to_read()? as usize];
    std::io::Read::read_exact(line, &mut bytes)?;
    Ok(bytes)
}
