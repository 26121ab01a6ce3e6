//! `cargo xtask tune match`: is the working tree stronger than another revision? Paired games, twin against twin.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use testbench::{command, progress, workspace};

use super::{dir, openings};

/// Arguments of `tune match`.
#[derive(Args)]
pub struct Arguments {
    /// The revision to play against, as git names it
    #[arg(long, default_value = "HEAD")]
    against: String,
    /// How many openings; each is played from both sides
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..))]
    openings: u32,
    /// What both may think for a move, in clock cycles
    #[arg(long, default_value_t = 300_000)]
    budget_cycles: u64,
}

/// Builds both, plays, and says how it went.
pub fn run(arguments: &Arguments) -> Result<()> {
    fs::create_dir_all(dir()).with_context(|| format!("cannot create {}", dir().display()))?;
    let other = build_revision(&arguments.against)?;
    let ours = dir().join("blokus-duo-working-tree");
    build(workspace::root(), &workspace::target_dir(), "the working tree", &ours)?;
    let openings = progress::announce("looking for openings", || openings::list(arguments.openings as usize));
    let path = dir().join("openings.txt");
    fs::write(&path, openings.join("\n") + "\n").with_context(|| format!("cannot write {}", path.display()))?;
    let pairs = play(&ours, &other, &path, arguments)?;
    println!("working tree against {}, {} cycles a move", arguments.against, arguments.budget_cycles);
    println!("{}", Tally::of(&pairs));
    Ok(())
}

/// The program of a revision, built once.
fn build_revision(revision: &str) -> Result<PathBuf> {
    let commit = format!("{revision}^{{commit}}");
    let mut git = Command::new("git");
    git.current_dir(workspace::root()).args(["rev-parse", "--verify", "--quiet", "--short=12", &commit]);
    let output = command::output(&mut git)?;
    if !output.status.success() {
        bail!("git knows no revision '{revision}'");
    }
    let commit = String::from_utf8_lossy(&output.stdout).trim().to_string();
    let kept = dir().join(format!("blokus-duo-{commit}"));
    if !kept.is_file() {
        let tree = tempfile::tempdir_in(dir()).context("cannot create a temporary folder")?;
        let archive = tree.path().join("tree.tar");
        let mut git = Command::new("git");
        git.current_dir(workspace::root()).args(["archive", "--format=tar", "-o"]).arg(&archive).arg(&commit);
        command::run(&mut git)?;
        command::run(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(tree.path()))?;
        // In a target folder of its own: cargo takes packages of one name and place in their workspaces for the same.
        build(tree.path(), &tree.path().join("target"), &commit, &kept)?;
    }
    Ok(kept)
}

/// Builds the program of the workspace in `tree`, and keeps a copy of it.
fn build(tree: &Path, target: &Path, name: &str, kept: &Path) -> Result<()> {
    let mut cargo = command::cargo();
    cargo.current_dir(tree).env("CARGO_TARGET_DIR", target);
    cargo.args(["build", "--release", "--quiet", "--package", "referee-client", "--bin", "blokus-duo"]);
    progress::announce(&format!("building {name}"), || command::run(&mut cargo))?;
    let built = target.join("release/blokus-duo");
    // Into place only when it is whole.
    let part = kept.with_extension("part");
    fs::copy(&built, &part).with_context(|| format!("cannot copy {} to {}", built.display(), part.display()))?;
    fs::rename(&part, kept).with_context(|| format!("cannot write {}", kept.display()))
}

/// Plays each opening from both sides: our points and margins, game by game, two games of a pair after each other.
fn play(ours: &Path, other: &Path, openings: &Path, arguments: &Arguments) -> Result<Vec<[Game; 2]>> {
    let budget = arguments.budget_cycles.to_string();
    let peer = format!("gtp:'{}' gtp --player model --budget-cycles {budget}", other.display());
    let mut command = Command::new(ours);
    command.args(["match", "--first", "model", "--second", &peer, "--budget-cycles", &budget, "--json"]);
    // Cycles are what is limited, however busy this machine is.
    command.args(["--move-time", "3600000", "--openings"]).arg(openings);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let bar = ProgressBar::new(2 * u64::from(arguments.openings)).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("the template is well formed"),
    );
    let mut games = Vec::new();
    for line in BufReader::new(child.stdout.take().expect("stdout is piped")).lines() {
        if let Some(game) = Game::parse(&line?)? {
            games.push(game);
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let status = child.wait()?;
    if !status.success() || games.len() != 2 * arguments.openings as usize {
        bail!("`{}` ended with {status} after {} games", command::line(&command), games.len());
    }
    Ok(games.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect())
}

/// How a game ended for us.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Game {
    /// 1 for a win, a half for a draw.
    points: f64,
    margin: f64,
}

impl Game {
    /// The game of a line of `match --json`, if it is about a whole game. The first player named is us.
    fn parse(line: &str) -> Result<Option<Game>> {
        let value: serde_json::Value = serde_json::from_str(line).with_context(|| format!("no JSON: {line}"))?;
        let (Some(winner), Some(scores)) = (value.get("winner"), value.get("scores")) else { return Ok(None) };
        let points = match winner.as_u64() {
            None => 0.5,
            Some(0) => 1.0,
            Some(_) => 0.0,
        };
        let score = |index: usize| scores[index].as_f64().with_context(|| format!("no scores: {line}"));
        Ok(Some(Game { points, margin: score(0)? - score(1)? }))
    }
}

/// What the games of a match come to.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    wins: usize,
    draws: usize,
    losses: usize,
    /// Mean points of a game and their standard error, from the spread of the pairs.
    score: f64,
    error: f64,
    margin: f64,
}

impl Tally {
    fn of(pairs: &[[Game; 2]]) -> Tally {
        let games = || pairs.iter().flatten();
        let count = |points: f64| games().filter(|game| game.points == points).count();
        let number = pairs.len() as f64;
        let of_pairs = || pairs.iter().map(|[first, second]| (first.points + second.points) / 2.0);
        let score = of_pairs().sum::<f64>() / number;
        let variance = of_pairs().map(|points| (points - score).powi(2)).sum::<f64>() / (number - 1.0);
        Tally {
            wins: count(1.0),
            draws: count(0.5),
            losses: count(0.0),
            score,
            error: (variance / number).sqrt(),
            margin: games().map(|game| game.margin).sum::<f64>() / (2.0 * number),
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { wins, draws, losses, score, error, margin } = self;
        write!(f, "{wins} won, {draws} drawn, {losses} lost: score {score:.3} ± {error:.3}, margin {margin:+.1} points")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_about_a_game_is_read() {
        let line = r#"{"winner":1,"scores":[-27,-15],"reason":"both players passed","names":["model","gtp"]}"#;
        assert_eq!(Game::parse(line).unwrap(), Some(Game { points: 0.0, margin: -12.0 }));
        let draw = r#"{"winner":null,"scores":[-5,-5]}"#;
        assert_eq!(Game::parse(draw).unwrap(), Some(Game { points: 0.5, margin: 0.0 }));
        assert_eq!(Game::parse(r#"{"move":"53e0","winner_so_far":1}"#).unwrap(), None);
        assert!(Game::parse("after 1 of 2 games").is_err());
    }

    #[test]
    fn the_error_comes_from_the_spread_of_pairs() {
        let game = |points, margin| Game { points, margin };
        // Whoever moves first wins: every pair is level, and the score certain.
        let level = [[game(1.0, 4.0), game(0.0, -2.0)]; 10];
        let tally = Tally::of(&level);
        assert_eq!(tally, Tally { wins: 10, draws: 0, losses: 10, score: 0.5, error: 0.0, margin: 1.0 });
        let mixed = [[game(1.0, 0.0); 2], [game(0.0, 0.0); 2], [game(0.5, 0.0); 2], [game(0.5, 0.0); 2]];
        let tally = Tally::of(&mixed);
        assert!((tally.error - (0.5_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12, "{tally}");
        assert_eq!(tally.to_string(), "2 won, 4 drawn, 2 lost: score 0.500 ± 0.204, margin +0.0 points");
    }
}
