//! Series of games of one bot against three copies of another: their file and their summary.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;

use referee_client::fail::bad_input;
use referee_client::text_file::normalize;
use referee_client::whole_file::cannot_write;
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

use crate::standings::Score;

/// The bots of a series.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// The measured bot, as on the command line.
    pub one: String,
    /// The bot in all other seats.
    pub others: String,
    /// Seed of the first pieces.
    pub seed: u64,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The bots.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// Number in the series, from 0.
    pub game: u64,
    /// Result of the measured bot.
    pub one_scored: Score,
    /// Results of the others, by seat.
    pub others_scored: Vec<Score>,
}

/// Reads a file with one game per line; a missing file means no games. A game that two programs
/// have both played counts once.
pub fn read_games(path: &Path) -> anyhow::Result<Vec<Game>> {
    let text = match fs::read_to_string(path).map(|text| normalize(&text).into_owned()) {
        Ok(text) => text,
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(why) => return Err(bad_input(format!("cannot read {}: {why}", path.display()))),
    };
    let game = |(number, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|why| bad_input(format!("{}, line {number}: {why}", path.display())))
    };
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let games: Vec<Game> = lines.map(game).collect::<anyhow::Result<_>>()?;
    let mut known = HashSet::new();
    Ok(games.into_iter().filter(|game| known.insert((game.pairing.clone(), game.game))).collect())
}

pub fn open_for_append(path: &Path) -> anyhow::Result<File> {
    File::options().append(true).create(true).open(path).map_err(|why| cannot_write(path, &why))
}

/// Appends a game. Several programs may append to a file at the same time.
pub fn append_game(path: &Path, game: &Game) -> anyhow::Result<()> {
    let line = serde_json::to_string(game)? + "\n";
    open_for_append(path)?.write_all(line.as_bytes()).map_err(|why| cannot_write(path, &why))
}

/// Summary of a series.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Number of games.
    pub games: usize,
    /// Mean match points of the measured bot.
    pub points: f64,
    /// Standard error of the mean; `None` for a single game.
    pub error: Option<f64>,
    /// Mean lead of the measured bot over the mean of the others, in pieces.
    pub lead: f64,
    /// Resources that the measured bot used.
    pub one: Usage,
    /// Resources that each of the others used.
    pub others: Usage,
}

/// Resources that a bot used.
#[derive(Clone, Debug, PartialEq)]
pub struct Usage {
    /// Mean CPU seconds per game.
    pub mean_cpu: f64,
    /// Greatest CPU seconds of a game.
    pub most_cpu: f64,
    /// Peak memory in MiB.
    pub most_memory: f64,
    /// Number of games in which it dropped out.
    pub faults: usize,
}

impl Summary {
    /// `None` without games.
    pub fn new<'a>(games: impl Iterator<Item = &'a Game> + Clone) -> Option<Summary> {
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
            one: Usage::new(games.clone().map(|game| &game.one_scored))?,
            others: Usage::new(games.flat_map(|game| &game.others_scored))?,
        })
    }

    /// The summary as JSON.
    pub fn json(&self, pairing: &Pairing) -> Value {
        let usage = |usage: &Usage| {
            json!({
                "mean_cpu_s": usage.mean_cpu, "most_cpu_s": usage.most_cpu, "most_memory_mib": usage.most_memory,
                "faults": usage.faults,
            })
        };
        json!({
            "one": pairing.one, "others": pairing.others, "seed": pairing.seed, "games": self.games, "points": self.points,
            "standard_error": self.error, "lead": self.lead, "one_used": usage(&self.one), "others_used": usage(&self.others),
        })
    }

    /// The summary as text.
    pub fn lines(&self, pairing: &Pairing) -> String {
        let Pairing { one, others, .. } = pairing;
        let error = self.error.map_or_else(String::new, |error| format!(" +- {error:.2} (one standard error)"));
        let usage = |name: &str, usage: &Usage| {
            format!(
                "{name}: CPU time {:.2} s a game, {:.2} s at most; memory {:.1} MiB at most; dropped {} times\n",
                usage.mean_cpu, usage.most_cpu, usage.most_memory, usage.faults
            )
        };
        format!(
            "{one} against {others} in all other seats, {} games: {:.2}{error} match points, {:+.1} pieces\n{}{}",
            self.games,
            self.points,
            self.lead,
            usage(one, &self.one),
            usage(others, &self.others)
        )
    }
}

impl Usage {
    fn new<'a>(scores: impl Iterator<Item = &'a Score> + Clone) -> Option<Usage> {
        Some(Usage {
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
    fn games_read_back_and_a_bad_line_is_named() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("games.jsonl");
        assert_eq!(read_games(&file).unwrap(), []);
        let games = [game(0, 6), game(1, 3)];
        games.iter().for_each(|game| append_game(&file, game).unwrap());
        assert_eq!(read_games(&file).unwrap(), games);
        append_game(&file, &game(1, 5)).unwrap();
        assert_eq!(read_games(&file).unwrap(), games, "a game counts once");
        let text = fs::read_to_string(&file).unwrap();
        let blank = text.replace('\n', "\n \n") + "\n";
        for other in [format!("\u{feff}{text}"), text.replace('\n', "\r\n"), text.replace('\n', "\r"), blank] {
            fs::write(&file, other).unwrap();
            assert_eq!(read_games(&file).unwrap(), games);
        }
        fs::write(&file, "{}\n").unwrap();
        assert!(read_games(&file).unwrap_err().to_string().contains("games.jsonl, line 1: "));
        assert!(append_game(&place.path().join("none/games.jsonl"), &games[0]).is_err());
    }

    #[test]
    fn summary_contains_means_errors_and_maxima() {
        assert_eq!(Summary::new([].iter()), None);
        let games = [6, 4, 6, 5].map(|points| game(0, points));
        let summary = Summary::new(games.iter()).unwrap();
        // Deviations 0.75, -1.25, 0.75 and -0.25: the root of 2.75 / 3 / 4.
        assert!(summary.points == 5.25 && (summary.error.unwrap() - 0.479).abs() < 0.001, "{summary:?}");
        assert_eq!((summary.lead, summary.one.mean_cpu, summary.one.most_cpu), (10.0, 0.525, 0.6));
        assert_eq!((summary.others.mean_cpu, summary.others.most_cpu, summary.others.most_memory), (2.0, 3.0, 2.0));
        let lines = summary.lines(&games[0].pairing);
        assert!(lines.starts_with("self:0.1 against self in all other seats, 4 games: 5.25 +- 0.48 (one"), "{lines}");
        assert_eq!(summary.json(&games[0].pairing)["points"], 5.25);
        assert_eq!(Summary::new(games[..1].iter()).unwrap().error, None);
    }
}
