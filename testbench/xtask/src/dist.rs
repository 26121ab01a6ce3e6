//! `cargo xtask dist`: the release archive.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use testbench::workspace;

/// Arguments of `dist`.
#[derive(Args)]
#[command(after_help = "Examples: cargo xtask dist\n          cargo xtask dist --output releases")]
pub struct DistArgs {
    /// The folder for the archive [default: target/dist]
    #[arg(long, value_name = "FOLDER")]
    output: Option<PathBuf>,
}

/// Makes the archive.
pub fn run(args: &DistArgs) -> Result<()> {
    let folder = args.output.clone().unwrap_or_else(|| workspace::target_dir().join("dist"));
    let release = release::make(&folder)?;
    for board in &release.missing {
        let (name, arguments) = (board.name, board.synth_arguments());
        eprintln!(
            "without a bitstream for {name}: run cargo xtask synth {arguments} to make one of the current Verilog"
        );
    }
    println!("{}", release.archive.display());
    let names: Vec<&str> = release.boards.iter().map(|board| board.name).collect();
    println!("bitstreams: {}", if names.is_empty() { "none".to_owned() } else { names.join(", ") });
    Ok(())
}
