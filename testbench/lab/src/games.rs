//! Paired games that show which of two players is stronger: each opening is played from both sides,
//! by `blokus-duo tournament`, which continues where an earlier run stopped.

pub mod openings;
pub mod scatter;
pub mod tally;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{bail, Context, Result};
use serde::Deserialize;
use testbench::{command, workspace};

use self::tally::Game;

/// A match between two players.
pub struct Meeting<'a> {
    /// The program that plays.
    pub program: &'a Path,
    /// Folder of the tournament; games that it already holds are not played again.
    pub dir: &'a Path,
    /// The players, as `tournament --player` takes them, each with a name before a `=`. The first
    /// one is ours.
    pub players: [String; 2],
    /// The openings, as codes.
    pub openings: &'a [String],
    /// Whether games may run in parallel. They may not if a player thinks by the wall clock.
    pub side_by_side: bool,
}

impl Meeting<'_> {
    /// Plays all games that have not been played yet. Calls `look` with the complete pairs so far
    /// whenever a game ends.
    pub fn play(&self, mut look: impl FnMut(&[[Game; 2]]) -> Result<()>) -> Result<Vec<[Game; 2]>> {
        fs::create_dir_all(self.dir).with_context(|| format!("cannot create {}", self.dir.display()))?;
        let list = self.dir.join("openings.txt");
        fs::write(&list, self.openings.join("\n") + "\n")
            .with_context(|| format!("cannot write {}", list.display()))?;
        let mut tournament = self.tournament(&list);
        let mut child = tournament
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot run {}", self.program.display()))?;
        let mut lines = BufReader::new(child.stdout.take().expect("stdout is piped")).lines();
        // A line says that a game has ended; the results are read from the disk, because they
        // include the games of earlier runs.
        let seen = lines.try_for_each(|line| {
            line?;
            look(&self.pairs()?)
        });
        if seen.is_err() {
            // Stop the tournament: its other games would not be seen.
            let _ = child.kill();
        }
        let status = child.wait()?;
        seen?;
        let pairs = self.pairs()?;
        if !status.success() || pairs.len() != self.openings.len() {
            bail!("`{}` ended with {status} after {} pairs of games", command::line(&tournament), pairs.len());
        }
        Ok(pairs)
    }

    fn tournament(&self, list: &Path) -> Command {
        let mut tournament = Command::new(self.program);
        tournament.args(["tournament", "gauntlet", "--json"]).arg(self.dir.join("tournament"));
        tournament.args(self.players.iter().flat_map(|player| ["--player", player]));
        tournament.arg("--openings").arg(list);
        // Longer than any player needs, even on a busy machine: each has its own budget or clock.
        tournament.args(["--move-time", "3600000"]);
        if !self.side_by_side {
            tournament.args(["--concurrency", "1"]);
        } else if let Ok(cores) = std::thread::available_parallelism() {
            tournament.args(["--concurrency", &cores.to_string()]);
        }
        tournament
    }

    /// The pairs whose games are both on the disk, in the order of the openings.
    fn pairs(&self) -> Result<Vec<[Game; 2]>> {
        let path = self.dir.join("tournament/results.jsonl");
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        pairs(&text, name(&self.players[0])).with_context(|| format!("cannot read {}", path.display()))
    }
}

/// A player's name.
fn name(player: &str) -> &str {
    player.split_once('=').map_or(player, |(name, _)| name)
}

/// The fields of a tournament's results that are read here.
#[derive(Deserialize)]
struct Line {
    game: usize,
    players: [String; 2],
    winner: Option<usize>,
    scores: [i32; 2],
    reason: String,
    /// The loser's fault, if the game was not decided by points. Such a game, say of a program that
    /// died, says nothing about strength.
    detail: Option<String>,
}

/// The complete pairs in a tournament's results, each with the game of the first player's opening
/// and then that of the second's. Points are those of the player `us`. A game that was not decided
/// by points is an error.
fn pairs(results: &str, us: &str) -> Result<Vec<[Game; 2]>> {
    let mut games: Vec<Option<Game>> = Vec::new();
    for line in results.lines() {
        let line: Line = serde_json::from_str(line).with_context(|| format!("not the result of a game: {line}"))?;
        if let Some(detail) = line.detail {
            bail!("game {} does not count: {}: {detail}", line.game, line.reason);
        }
        let ours = line.players.iter().position(|player| player == us).context("a game without us")?;
        let points = line.winner.map_or(0.5, |winner| if winner == ours { 1.0 } else { 0.0 });
        let index = line.game.checked_sub(1).context("games count from 1")?;
        games.resize(games.len().max(index + 1), None);
        games[index] = Some(Game { points, margin: f64::from(line.scores[ours] - line.scores[1 - ours]) });
    }
    Ok(games.chunks_exact(2).filter_map(|pair| Some([pair[0]?, pair[1]?])).collect())
}

/// Builds the program of the workspace in `tree` and copies it to `destination`.
pub fn build(tree: &Path, target: &Path, name: &str, destination: &Path) -> Result<()> {
    let mut cargo = command::cargo();
    cargo.current_dir(tree).env("CARGO_TARGET_DIR", target);
    cargo.args(["build", "--release", "--package", "blokus-duo", "--bin", "blokus-duo"]);
    eprintln!("building {name}");
    command::run_visibly(&mut cargo)?;
    let built = target.join("release/blokus-duo");
    // Copied under another name first, so that `destination` is never half written.
    let part = destination.with_extension("part");
    fs::copy(&built, &part).with_context(|| format!("cannot copy {} to {}", built.display(), part.display()))?;
    fs::rename(&part, destination).with_context(|| format!("cannot write {}", destination.display()))
}

/// Builds the program of the working tree.
pub fn build_working_tree(destination: &Path) -> Result<()> {
    build(workspace::root(), &workspace::target_dir(), "the working tree", destination)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::results::{GameResult, Outcome};

    /// A line of a tournament's results, as the tournament itself writes it.
    fn line(game: u64, players: [&str; 2], winner: Option<usize>, scores: [i64; 2], detail: Option<&str>) -> String {
        let outcome = Outcome {
            winner,
            scores: scores.to_vec(),
            reason: "as it ends".to_owned(),
            detail: detail.map(str::to_owned),
            ..Outcome::default()
        };
        serde_json::to_string(&GameResult::new(game, players.map(str::to_owned).to_vec(), outcome)).unwrap()
    }

    #[test]
    fn pairs_are_read_from_our_side_without_incomplete_ones() {
        let (us_first, them_first) = (["us", "them"], ["them", "us"]);
        let results = [
            line(4, them_first, None, [-9, -9], None),
            line(2, them_first, Some(0), [-3, -15], None),
            line(5, us_first, Some(0), [0, -20], None),
            line(1, us_first, Some(0), [-5, -9], None),
            line(3, us_first, Some(1), [-9, -5], None),
        ];
        let seen = pairs(&results.join("\n"), "us").unwrap();
        let of = |points, margin| Game { points, margin };
        assert_eq!(seen, [[of(1.0, 4.0), of(0.0, -12.0)], [of(0.0, -4.0), of(0.5, 0.0)]]);
        assert!(pairs(&results[0], "somebody").is_err());
        assert!(pairs("after 1 of 2 games", "us").is_err());
    }

    #[test]
    fn game_not_decided_by_points_stops_a_meeting() {
        let dead = line(4, ["them", "us"], Some(1), [-9, -9], Some("a word"));
        assert_eq!(pairs(&dead, "us").unwrap_err().to_string(), "game 4 does not count: as it ends: a word");
    }
}
