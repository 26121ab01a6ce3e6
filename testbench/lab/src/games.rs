//! Paired games between two players, for whoever asks which is stronger: each opening from both sides, by `blokus-duo
//! tournament`, which goes on where it was cut off.

pub mod openings;
pub mod scatter;
pub mod tally;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{bail, Context, Result};
use serde::Deserialize;
use testbench::{command, progress, workspace};

use self::tally::Game;

/// Two players and what they meet over.
pub struct Meeting<'a> {
    /// The program that plays.
    pub program: &'a Path,
    /// Where the tournament is kept, and with it the games that were played before.
    pub dir: &'a Path,
    /// Who plays, as `tournament --player` takes it, each with a name before a `=`. The first one is us.
    pub players: [String; 2],
    /// The openings, as codes.
    pub openings: &'a [String],
    /// Whether games may stand side by side: not if somebody thinks by the wall's clock.
    pub side_by_side: bool,
}

impl Meeting<'_> {
    /// Plays all games that have not been played yet. `look` is shown the whole pairs so far whenever a game ends.
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
        // A line tells that a game has ended; what counts is what is on the disk, games of earlier runs among it.
        let seen = lines.try_for_each(|line| {
            line?;
            look(&self.pairs()?)
        });
        if seen.is_err() {
            // Nobody would look at further games.
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
        // What limits those who do not go by the clock is their budget, however busy this machine is.
        tournament.args(["--move-time", "3600000"]);
        if !self.side_by_side {
            tournament.args(["--concurrency", "1"]);
        } else if let Ok(cores) = std::thread::available_parallelism() {
            tournament.args(["--concurrency", &cores.to_string()]);
        }
        tournament
    }

    /// The pairs of which both games are on the disk, in the order of the openings.
    fn pairs(&self) -> Result<Vec<[Game; 2]>> {
        let path = self.dir.join("tournament/results.jsonl");
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        pairs(&text, name(&self.players[0])).with_context(|| format!("cannot read {}", path.display()))
    }
}

/// What a player is called.
fn name(player: &str) -> &str {
    player.split_once('=').map_or(player, |(name, _)| name)
}

/// A line of a tournament's results, as far as it matters here.
#[derive(Deserialize)]
struct Line {
    game: usize,
    players: [String; 2],
    winner: Option<usize>,
    scores: [i32; 2],
    reason: String,
    /// What the loser did wrong, where the points have not decided: a program that dies, say, which tells nothing about strength.
    detail: Option<String>,
}

/// The pairs in a tournament's results that are whole, the first one's and then the second one's opening; `us` is the player
/// whose points they tell. An error if a game was not played to its end.
fn pairs(results: &str, us: &str) -> Result<Vec<[Game; 2]>> {
    let mut games: Vec<Option<Game>> = Vec::new();
    for line in results.lines() {
        let line: Line = serde_json::from_str(line).with_context(|| format!("no result of a game: {line}"))?;
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

/// Builds the program of the workspace in `tree`, and keeps a copy of it.
pub fn build(tree: &Path, target: &Path, name: &str, kept: &Path) -> Result<()> {
    let mut cargo = command::cargo();
    cargo.current_dir(tree).env("CARGO_TARGET_DIR", target);
    cargo.args(["build", "--release", "--quiet", "--package", "blokus-duo", "--bin", "blokus-duo"]);
    progress::announce(&format!("building {name}"), || command::run(&mut cargo))?;
    let built = target.join("release/blokus-duo");
    // Into place only when it is whole.
    let part = kept.with_extension("part");
    fs::copy(&built, &part).with_context(|| format!("cannot copy {} to {}", built.display(), part.display()))?;
    fs::rename(&part, kept).with_context(|| format!("cannot write {}", kept.display()))
}

/// The same of the working tree.
pub fn build_working_tree(kept: &Path) -> Result<()> {
    build(workspace::root(), &workspace::target_dir(), "the working tree", kept)
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
    fn pairs_are_read_from_our_side_and_halves_of_them_are_left_out() {
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
    fn a_game_that_the_points_have_not_decided_stops_a_meeting() {
        let dead = line(4, ["them", "us"], Some(1), [-9, -9], Some("a word"));
        assert_eq!(pairs(&dead, "us").unwrap_err().to_string(), "game 4 does not count: as it ends: a word");
    }
}
