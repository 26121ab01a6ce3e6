//! Servers of the pages under test.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result};

use crate::process::Process;

/// A running server. Dropping it ends the server.
pub struct Server {
    _process: Process,
    /// Its page's address.
    pub address: String,
}

impl Server {
    /// `blokus-duo serve` on a free port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn of_program(program: &Path) -> Result<Server> {
        let mut command = Command::new(program);
        command.arg("serve");
        Server::listen(command)
    }

    /// The wall of a tournament, on a free port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn of_tournament(program: &Path, folder: &Path) -> Result<Server> {
        let mut command = Command::new(program);
        command.args(["tournament", "serve"]).arg(folder);
        Server::listen(command)
    }

    fn listen(mut command: Command) -> Result<Server> {
        command.args(["--listen", "127.0.0.1:0"]).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut process = Process::start(&mut command)?;
        let output = process.0.stderr.take().context("no output")?;
        Server::read_address(process, output)
    }

    /// Python's web server on the folder of a site, on a free port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn of_site(site: &Path) -> Result<Server> {
        let mut command = Command::new("python3");
        command.args(["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory"]).arg(site).arg("0");
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = Process::start(&mut command)?;
        let output = process.0.stdout.take().context("no output")?;
        Server::read_address(process, output)
    }

    /// Reads the address from the first line of the output.
    fn read_address(process: Process, output: impl std::io::Read + Send + 'static) -> Result<Server> {
        let mut server = Server { _process: process, address: String::new() };
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let line = lines.next().context("the server prints no address")?;
        let rest = line.split_once("http://").with_context(|| format!("no address in: {line}"))?.1;
        let end = rest.find('/').unwrap_or(rest.len());
        server.address = format!("http://{}/", &rest[..end]);
        thread::spawn(move || lines.for_each(drop));
        Ok(server)
    }
}
