//! `cargo xtask walk`: end-to-end tests of the page, in which a simulated person uses a browser.

use std::path::PathBuf;

use anyhow::{ensure, Result};
use clap::Args;
use release::site;
use testbench::{command, tools, workspace};

/// The walk through the page without a server.
const SITE: &str = "site";

/// All walks, so that a wrong name is refused before anything is built; `walk --help` describes
/// them.
const WALKS: [&str; 12] = [
    "keys",
    "mouse",
    "touch",
    "together",
    "link",
    "guide",
    "watch",
    "analyse",
    "board",
    SITE,
    "afternoon",
    "languages",
];

/// Arguments of `walk`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask walk\n          cargo xtask walk --browser firefox\n          cargo xtask walk touch guide --pictures walks"
)]
pub struct WalkArgs {
    /// Browser, controlled by chromedriver or geckodriver
    #[arg(long, value_name = "NAME", default_value = "chromium", value_parser = ["chromium", "firefox"])]
    browser: String,

    /// Folder for a picture of the end of each walk
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,

    /// Walks to take [default: all that the browser supports]
    #[arg(value_name = "WALK", value_parser = WALKS)]
    walks: Vec<String>,
}

/// Builds the programs and the site, and takes the walks.
pub fn run(args: &WalkArgs) -> Result<()> {
    // One after the other: each package alone enables other features of the shared crates than both
    // together, and those would be built again.
    for package in ["blokus-duo", "walk"] {
        let mut build = command::cargo();
        command::run_visibly(build.args(["build", "--release", "--package", package]))?;
    }
    let page = workspace::target_dir().join("site/page");
    if args.walks.is_empty() || args.walks.iter().any(|walk| walk == SITE) {
        site::make(&page)?;
    }
    let programs = workspace::target_dir().join("release");
    let mut walk = std::process::Command::new(programs.join("walk"));
    walk.arg("--program").arg(programs.join("blokus-duo")).arg("--site").arg(page);
    walk.arg("--axe").arg(tools::axe()?).args(["--browser", &args.browser]).args(&args.walks);
    if let Some(folder) = &args.pictures {
        walk.arg("--pictures").arg(folder);
    }
    ensure!(walk.status()?.success(), "a walk failed");
    Ok(())
}
