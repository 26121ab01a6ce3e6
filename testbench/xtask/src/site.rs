//! `cargo xtask site`: makes the page without a server.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use release::site::program::Kind;
use release::site::{check, make};
use testbench::workspace;

/// Arguments of `site`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask site\n          cargo xtask site --output public\n          cargo xtask site --check"
)]
pub struct SiteArgs {
    /// The folder, which is replaced if it holds a site [default: target/site/page]
    #[arg(long, value_name = "FOLDER")]
    output: Option<PathBuf>,

    /// Make no folder, but play a game in the WebAssembly program and fail if a turn differs from
    /// the fast model's here
    #[arg(long, conflicts_with = "output")]
    check: bool,
}

/// Makes the site, or checks the program.
pub fn run(args: &SiteArgs) -> Result<()> {
    if args.check {
        for kind in Kind::ALL {
            let turns = check::run(kind)?;
            println!(
                "{}: {turns} turns, each with the move, nodes, cycles and depth of the fast model here",
                kind.file_name()
            );
        }
        return Ok(());
    }
    let folder = args.output.clone().unwrap_or_else(|| workspace::target_dir().join("site/page"));
    let files = make(&folder)?;
    let bytes: usize = files.iter().map(|(_, size)| size).sum();
    println!("{}: {} files, {} kB", folder.display(), files.len(), bytes.div_ceil(1000));
    println!("python3 -m http.server --bind 127.0.0.1 --directory {}", folder.display());
    Ok(())
}
