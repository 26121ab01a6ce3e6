//! An afternoon of twelve teams, from the event file to the published site, and its wall on
//! projectors and a phone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{ensure, Context, Result};
use serde_json::{json, Value};

use super::Places;
use crate::layout;
use crate::person::{Person, AT_ONCE};
use crate::process::Process;
use crate::server::Server;

/// The folder's name, and so the tournament's in addresses.
pub const CUP: &str = "cup";

const TEAMS: [&str; 12] = [
    "Jena",
    "Porto",
    "Graz",
    "Brno",
    "Patras",
    "Tehran",
    "Turku",
    "Tokyo",
    "Delft",
    "Lausanne",
    "Nagasaki",
    "Thessaloniki_University",
];

const ROUNDS: usize = 5;

/// Games that are over when the power fails: the first round and some of the second, whose other
/// games are running.
const OVER_AT_FAILURE: usize = 15;

/// Games at a time.
const AT_A_TIME: &str = "6";

const PATIENCE: Duration = Duration::from_secs(180);

const LOOK: Duration = Duration::from_millis(20);

/// Plays the afternoon and looks at the wall while games run and at the end, then at the published
/// site.
pub async fn take(person: &Person, wall: &Server, places: &Places<'_>) -> Result<String> {
    let organiser = Organiser::new(places)?;
    fs::write(organiser.file("cup.toml"), event_file())?;
    person.wait_for(".quiet", "to start.", AT_ONCE).await?;
    let mut faults = Vec::new();

    let mut play = organiser.command(&["event", CUP, "cup.toml", "--concurrency", AT_A_TIME]);
    let play = Process::start(play.stdout(Stdio::null()).stderr(Stdio::null()))?;
    organiser.wait_for_results(OVER_AT_FAILURE)?;
    // The power fails, so the running games stand still while they are looked at.
    drop(play);
    person.wait_for(".board", "", AT_ONCE).await?;
    let running = organiser.first_running_game()?;
    let views = ["", &format!("cup/{running}"), "cup/1", "cup/games"].map(str::to_owned);
    let mut pages = look(person, &wall.address, "running", &views, places, &mut faults).await?;

    organiser.decide(&["overrule", CUP, "1", "--draw", "--reason", "agreed by both teams"])?;
    organiser.decide(&["revoke", CUP, "1", "--reason", "it was another game"])?;
    organiser.decide(&["withdraw", CUP, "Porto", "--reason", "the board is broken"])?;
    organiser.decide(&["resume", CUP, "--concurrency", AT_A_TIME])?;
    organiser.decide(&["check", CUP])?;
    let table: Value = serde_json::from_str(&organiser.decide(&["table", CUP, "--json"])?)?;
    let byes = byes(&table);
    ensure!(table["complete"] == json!(true), "the tournament is not complete");
    ensure!(byes > 0, "nobody has a bye, although eleven teams are left");
    person.open(&wall.address).await?;
    person.wait_for(".state p", "games are over.", AT_ONCE).await?;
    pages += look(person, &wall.address, "over", &views[..1], places, &mut faults).await?;

    organiser.decide(&["publish", CUP, "site"])?;
    let site = Server::of_site(&organiser.file("site"))?;
    person.open(&site.address).await?;
    pages += look(person, &site.address, "published", &views, places, &mut faults).await?;
    faults.extend(person.faults(&places.axe).await?);
    person.open(&wall.address).await?;
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    Ok(format!("{} games, {byes} byes, {pages} pages in {} windows", table["games"], layout::AUDIENCE.len()))
}

/// Looks at these views in every window. Returns the number of pages seen.
async fn look(
    person: &Person,
    address: &str,
    name: &str,
    views: &[String],
    places: &Places<'_>,
    faults: &mut Vec<String>,
) -> Result<usize> {
    let mut pages = 0;
    for view in views {
        person.open(&format!("{address}#/{view}")).await?;
        person.wait_for("main :is(section, .replay)", "", AT_ONCE).await?;
        let name = format!("{name}{}", view.replace('/', "-").replacen(CUP, "", 1));
        pages +=
            layout::look(person, &name, &layout::AUDIENCE, &places.axe, places.pictures.as_deref(), faults).await?;
    }
    Ok(pages)
}

/// A Swiss tournament of players that differ in strength.
fn event_file() -> String {
    let team = |(index, name): (usize, &&str)| {
        let (seed, cycles) = (index + 1, 5_000 * (index + 1));
        format!("\n[[teams]]\nname = \"{name}\"\nseed = {seed}\nplayer = \"model@{cycles}\"\n")
    };
    let teams: String = TEAMS.iter().enumerate().map(team).collect();
    format!(
        "title = \"Open Cup\"\nplace = \"Jena\"\ndate = 2026-11-28\n\n\
         [format]\nname = \"swiss\"\nrounds = {ROUNDS}\ngames = 2\ntie-breaks = [\"wins\", \"buchholz\"]\n\n\
         [game]\nopening-plies = 0\n{teams}"
    )
}

/// The pairings of one player.
fn byes(table: &Value) -> usize {
    let rounds = table["rounds"].as_array().into_iter().flatten();
    let pairings = rounds.flat_map(|round| round["pairings"].as_array().into_iter().flatten());
    pairings.filter(|pairing| pairing["players"].as_array().is_some_and(|players| players.len() == 1)).count()
}

/// Runs the program's commands as an organiser does, in a new folder and an empty environment.
struct Organiser<'a> {
    program: PathBuf,
    folder: &'a Path,
}

impl Organiser<'_> {
    fn new<'a>(places: &'a Places<'_>) -> Result<Organiser<'a>> {
        let program = std::path::absolute(&places.program)?;
        Ok(Organiser { program, folder: places.scratch.path() })
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// A command of `tournament`, which finds nothing of this user's environment.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.env_clear().env("HOME", self.folder).current_dir(self.folder).arg("tournament").args(arguments);
        command
    }

    /// Runs a command to its end and returns its output.
    fn decide(&self, arguments: &[&str]) -> Result<String> {
        let output = self.command(arguments).output()?;
        let told = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "`tournament {}` fails: {told}", arguments.join(" "));
        Ok(String::from_utf8(output.stdout)?)
    }

    /// Waits until so many games have a result.
    fn wait_for_results(&self, count: usize) -> Result<()> {
        let begun = Instant::now();
        let log = self.file(CUP).join("results.jsonl");
        let results = || {
            let log = fs::read_to_string(&log).unwrap_or_default();
            log.lines().filter(|line| line.contains("\"players\":")).count()
        };
        while results() < count {
            ensure!(begun.elapsed() < PATIENCE, "fewer than {count} games are over after {PATIENCE:?}");
            std::thread::sleep(LOOK);
        }
        Ok(())
    }

    /// The first game with a live position.
    fn first_running_game(&self) -> Result<u64> {
        let names = fs::read_dir(self.file(CUP).join("games"))?.flatten().map(|file| file.file_name());
        let games = names.filter_map(|name| name.to_str()?.strip_suffix(".live.json")?.parse().ok());
        games.min().context("no game is running")
    }
}
