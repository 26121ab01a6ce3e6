//! End-to-end tests of the page: walks through it in a browser by keys, mouse or finger, and with a
//! board on a serial line.
//!
//! `cargo xtask walk` builds the program and the site and runs the walks. They are not part of
//! `cargo xtask test`, because a browser is not one of the project's tools. Run them when you
//! change the page.

mod browser;
mod driver_command;
mod faults;
mod layout;
mod person;
mod process;
mod server;
mod sight;
mod walks;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{ContentArrangement, Table};

use crate::browser::{Browser, Driver};
use crate::person::Person;
use crate::walks::{Places, Walk};

/// The arguments.
#[derive(Parser)]
#[command(
    version,
    after_help = "Example: walk --program target/release/blokus-duo --site target/site/page --axe axe.min.js"
)]
struct Arguments {
    /// The browser
    #[arg(long, value_enum, default_value = "chromium")]
    browser: Browser,

    /// The built program `blokus-duo`
    #[arg(long, value_name = "FILE")]
    program: PathBuf,

    /// The folder of `cargo xtask site`
    #[arg(long, value_name = "FOLDER")]
    site: PathBuf,

    /// axe-core, the accessibility checker, as one script
    #[arg(long, value_name = "FILE")]
    axe: PathBuf,

    /// Folder for a picture of each walk's end, and of every page that `afternoon` and `languages` look at
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,

    /// Walks to run [default: all that the browser supports]
    #[arg(value_enum)]
    walks: Vec<Walk>,
}

#[tokio::main(flavor = "multi_thread", worker_threads = 1)]
async fn main() -> ExitCode {
    match run(&Arguments::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the walks one after the other. Returns whether all passed.
async fn run(arguments: &Arguments) -> Result<bool> {
    let axe =
        std::fs::read_to_string(&arguments.axe).with_context(|| format!("cannot read {}", arguments.axe.display()))?;
    if let Some(folder) = &arguments.pictures {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    let driver = arguments.browser.start()?;
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_content_arrangement(ContentArrangement::Disabled).set_header([
        "walk",
        "what came of it",
        "faults",
    ]);
    let mut all_well = true;
    for walk in Walk::select(&arguments.walks, arguments.browser) {
        eprintln!("{} ...", walk.name());
        let mut faults = Vec::new();
        let came = match take(walk, arguments, &driver, &axe, &mut faults).await {
            Ok(came) => came,
            Err(error) => {
                faults.push(format!("{error:#}"));
                "stopped on the way".to_owned()
            }
        };
        all_well &= faults.is_empty();
        let faults = if faults.is_empty() { "none".to_owned() } else { faults.join("; ") };
        table.add_row([walk.name(), came, faults]);
    }
    println!("{table}");
    Ok(all_well)
}

/// Runs a walk in a fresh browser and checks the page at its end. Returns the faults.
async fn take(
    walk: Walk,
    arguments: &Arguments,
    driver: &Driver,
    axe: &str,
    faults: &mut Vec<String>,
) -> Result<String> {
    let places = Places {
        program: arguments.program.clone(),
        site: arguments.site.clone(),
        scratch: tempfile::tempdir().context("cannot create a temporary folder")?,
        axe: axe.to_owned(),
        pictures: arguments.pictures.clone(),
        browser: arguments.browser,
        driver,
    };
    // Keep the server running until the page has been checked.
    let server = walk.server(&places)?;
    let person = Person::new(driver.session(walk.screen()).await?, arguments.browser, walk.means());
    let came = walk.take(&person, &server, &places).await;
    let seen = look_at(&person, walk, arguments, axe, faults).await;
    person.leave().await?;
    seen?;
    came
}

/// Adds the page's faults to `faults` and saves a picture.
async fn look_at(
    person: &Person,
    walk: Walk,
    arguments: &Arguments,
    axe: &str,
    faults: &mut Vec<String>,
) -> Result<()> {
    if let Some(folder) = &arguments.pictures {
        person.keep_picture(&folder.join(format!("{}-{}.png", arguments.browser.name(), walk.name()))).await?;
    }
    faults.extend(person.faults(axe).await?);
    Ok(())
}
