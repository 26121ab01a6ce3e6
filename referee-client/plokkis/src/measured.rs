//! Games of one bot against several of another, as they are kept and as they are summed up.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;

use referee_client::fail::bad_input;
use referee_client::whole_file::cannot_write;
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

use crate::standings::Score;

/// Who plays whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// The one bot, as the command line names it.
    pub one: String,
    /// The bot that has all other seats.
    pub others: String,
    /// What the first pieces are drawn by.
    pub seed: u64,
}

/// A game that has been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// Who played.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// Its number in the series, from 0.
    pub game: u64,
    /// How the one did.
    pub one_scored: Score,
    /// How the others did, in the order of their seats.
    pub others_scored: Vec<Score>,
}

/// All games of a file, one a line; none if there is no file yet. One that two programs have played side by side counts once.
pub fn read(path: &Path) -> anyhow::Result<Vec<Game>> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(why) => return Err(bad_input(format!("cannot read {}: {why}", path.display()))),
    };
    let game = |(number, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|why| bad_input(format!("{}, line {number}: {why}", path.display())))
    };
    let games: Vec<Game> = (1..).zip(text.lines()).map(game).collect::<anyhow::Result<_>>()?;
    let mut known = HashSet::new();
    Ok(games.into_iter().filter(|game| known.insert((game.pairing.clone(), game.game))).collect())
}

/// Opens a file to add games to it.
pub fn open(path: &Path) -> anyhow::Result<File> {
    File::options().append(true).create(true).open(path).map_err(|why| cannot_write(path, &why))
}

/// Adds a game to a file. Several programs may do so at a time.
pub fn append(path: &Path, game: &Game) -> anyhow::Result<()> {
    let line = serde_json::to_string(game)? + "\n";
    open(path)?.write_all(line.as_bytes()).map_err(|why| cannot_write(path, &why))
}

/// What a series of games says.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Number of games.
    pub games: usize,
    /// Match points of the one, the mean of all games.
    pub points: f64,
    /// One standard error of it; nothing for a single game.
    pub error: Option<f64>,
    /// By how many pieces the one was before the mean of the others, the mean of all games.
    pub lead: f64,
    /// What the one used.
    pub one: Used,
    /// What each of the others used.
    pub others: Used,
}

/// What a bot used.
#[derive(Clone, Debug, PartialEq)]
pub struct Used {
    /// CPU seconds a game, the mean.
    pub mean_cpu: f64,
    /// CPU seconds of the game that took most.
    pub most_cpu: f64,
    /// The most memory in MiB.
    pub most_memory: f64,
    /// In how many games it was dropped.
    pub faults: usize,
}

impl Summary {
    /// Of at least one game.
    pub fn of<'a>(games: impl Iterator<Item = &'a Game> + Clone) -> Option<Summary> {
        let points = mean(games.clone().map(|game| f64::from(game.one_scored.points)))?;
        let count = games.clone().count();
        let squares: f64 = games.clone().map(|game| (f64::from(game.one_scored.points) - points).powi(2)).sum();
        let error = (count > 1).then(|| (squares / (count - 1) as f64 / count as f64).sqrt());
        let lead = |game: &Game| {
            let others = mean(game.others_scored.iter().map(|score| f64::from(score.pieces))).unwrap_or(0.0);
            f64::from(game.one_scored.pieces) - others
        };
        Some(Summary {
            games: count,
            points,
            error,
            lead: mean(games.clone().map(lead))?,
            one: Used::of(games.clone().map(|game| &game.one_scored))?,
            others: Used::of(games.flat_map(|game| &game.others_scored))?,
        })
    }

    /// For programs.
    pub fn json(&self, pairing: &Pairing) -> Value {
        let used = |used: &Used| {
            json!({
                "mean_cpu_s": used.mean_cpu, "most_cpu_s": used.most_cpu, "most_memory_mib": used.most_memory,
                "faults": used.faults,
            })
        };
        json!({
            "one": pairing.one, "others": pairing.others, "seed": pairing.seed, "games": self.games, "points": self.points,
            "standard_error": self.error, "lead": self.lead, "one_used": used(&self.one), "others_used": used(&self.others),
        })
    }

    /// For people.
    pub fn lines(&self, pairing: &Pairing) -> String {
        let Pairing { one, others, .. } = pairing;
        let error = self.error.map_or_else(String::new, |error| format!(" +- {error:.2} (one standard error)"));
        let used = |name: &str, used: &Used| {
            format!(
                "{name}: CPU time {:.2} s a game, {:.2} s at most; memory {:.1} MiB at most; dropped {} times\n",
                used.mean_cpu, used.most_cpu, used.most_memory, used.faults
            )
        };
        format!(
            "{one} against {others} in all other seats, {} games: {:.2}{error} match points, {:+.1} pieces\n{}{}",
            self.games,
            self.points,
            self.lead,
            used(one, &self.one),
            used(others, &self.others)
        )
    }
}

impl Used {
    fn of<'a>(scores: impl Iterator<Item = &'a Score> + Clone) -> Option<Used> {
        Some(Used {
            mean_cpu: mean(scores.clone().map(|score| score.cpu_ms as f64 / 1000.0))?,
            most_cpu: scores.clone().map(|score| score.cpu_ms).max()? as f64 / 1000.0,
            most_memory: scores.clone().map(|score| score.memory_kib).max()? as f64 / 1024.0,
            faults: scores.filter(|score| score.fault.is_some()).count(),
        })
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = numbers.fold((0, 0.0), |(count, sum), number| (count + 1, sum + number));
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64, points: u32) -> Game {
        let score = |points: u32, pieces, cpu_ms| Score { points, pieces, cpu_ms, memory_kib: 2048, fault: None };
        Game {
            pairing: Pairing { one: "self:0.1".into(), others: "self".into(), seed: 3 },
            game: number,
            one_scored: score(points, 80, 100 * u64::from(points)),
            others_scored: vec![score(2, 70, 1000), score(2, 60, 3000), score(2, 80, 2000)],
        }
    }

    #[test]
    fn games_are_read_as_they_were_written_and_a_bad_line_is_named() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("games.jsonl");
        assert_eq!(read(&file).unwrap(), []);
        let games = [game(0, 6), game(1, 3)];
        games.iter().for_each(|game| append(&file, game).unwrap());
        assert_eq!(read(&file).unwrap(), games);
        append(&file, &game(1, 5)).unwrap();
        assert_eq!(read(&file).unwrap(), games, "a game counts once");
        fs::write(&file, "{}\n").unwrap();
        assert!(read(&file).unwrap_err().to_string().contains("games.jsonl, line 1: "));
        assert!(append(&place.path().join("none/games.jsonl"), &games[0]).is_err());
    }

    #[test]
    fn a_summary_has_means_their_error_and_the_most() {
        assert_eq!(Summary::of([].iter()), None);
        let games = [6, 4, 6, 5].map(|points| game(0, points));
        let summary = Summary::of(games.iter()).unwrap();
        // Deviations 0.75, -1.25, 0.75 and -0.25: the root of 2.75 / 3 / 4.
        assert!(summary.points == 5.25 && (summary.error.unwrap() - 0.479).abs() < 0.001, "{summary:?}");
        assert_eq!((summary.lead, summary.one.mean_cpu, summary.one.most_cpu), (10.0, 0.525, 0.6));
        assert_eq!((summary.others.mean_cpu, summary.others.most_cpu, summary.others.most_memory), (2.0, 3.0, 2.0));
        let lines = summary.lines(&games[0].pairing);
        assert!(lines.starts_with("self:0.1 against self in all other seats, 4 games: 5.25 +- 0.48 (one"), "{lines}");
        assert_eq!(summary.json(&games[0].pairing)["points"], 5.25);
        assert_eq!(Summary::of(games[..1].iter()).unwrap().error, None);
    }
}
