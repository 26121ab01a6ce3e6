//! `cargo xtask tools`: fetches the pinned tools and checks what they need from this machine.

use std::process::Command;

use anyhow::Result;
use testbench::{command, tools};

/// Programs that must be installed; everything else is fetched.
const NEEDED: [&str; 2] = ["python3", "g++"];

/// Fetches every tool that is not there yet, and lists them all.
pub fn run() -> Result<()> {
    for program in NEEDED {
        let output = command::run(Command::new(program).arg("--version"))?;
        let text = command::text(&output);
        println!("{program:10} installed: {}", text.lines().next().unwrap_or_default());
    }
    for tool in tools::ALL {
        let dir = tool.dir()?;
        println!("{:10} {:8} {} ({})", tool.name, tool.version, tool.purpose, dir.display());
    }
    Ok(())
}
