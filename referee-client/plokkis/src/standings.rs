//! Summarises many games for each bot: mean match points with their error, pieces, and the greatest
//! use of CPU time and memory.

use std::collections::BTreeMap;

use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ContentArrangement, Table};
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

use crate::referee::Player;

/// A player's result in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Match points.
    pub points: u32,
    /// Pieces placed.
    pub pieces: u32,
    /// CPU time in milliseconds.
    pub cpu_ms: u64,
    /// Peak memory in KiB.
    pub memory_kib: u64,
    /// One word for why it dropped out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl Score {
    pub fn new(player: &Player) -> Score {
        Score {
            points: player.points,
            pieces: player.pieces,
            cpu_ms: player.account.cpu_ms,
            memory_kib: player.account.memory_kib,
            fault: player.fault.as_ref().map(|fault| fault.word().to_owned()),
        }
    }
}

/// All results of one bot.
#[derive(Clone, Debug, Default)]
struct BotScores {
    scores: Vec<Score>,
}

/// The results of all bots, by label.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    lines: BTreeMap<String, BotScores>,
}

impl Standings {
    /// Adds the result of a game.
    pub fn add(&mut self, name: &str, score: Score) {
        self.lines.entry(name.to_owned()).or_default().scores.push(score);
    }

    /// The labels with their mean match points, best first.
    pub fn ranking(&self) -> Vec<(&str, f64)> {
        let mut ranking: Vec<(&str, f64)> =
            self.lines.iter().map(|(name, line)| (name.as_str(), line.mean())).collect();
        ranking.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranking
    }

    /// The table as text.
    pub fn table(&self) -> String {
        let mut table = Table::new();
        table.load_style(NOTHING).set_content_arrangement(ContentArrangement::Disabled).set_header([
            "",
            "bot",
            "games",
            "points a game",
            "+- (95 %)",
            "total",
            "pieces",
            "most CPU",
            "most memory",
            "faults",
        ]);
        for (place, (name, mean)) in (1..).zip(self.ranking()) {
            let line = &self.lines[name];
            let total: u32 = line.scores.iter().map(|score| score.points).sum();
            table.add_row([
                place.to_string(),
                name.to_owned(),
                line.scores.len().to_string(),
                format!("{mean:.2}"),
                line.half_width().map_or_else(String::new, |half| format!("{half:.2}")),
                total.to_string(),
                format!("{:.1}", line.pieces()),
                format!("{:.2} s", line.most_cpu_ms() as f64 / 1000.0),
                format!("{:.1} MiB", line.most_memory_kib() as f64 / 1024.0),
                line.faults(),
            ]);
        }
        for column in table.column_iter_mut().filter(|column| !matches!(column.index, 1 | 9)) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        table.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// The table as JSON objects, best first.
    pub fn json(&self) -> Vec<Value> {
        let object = |(name, mean): (&str, f64)| {
            let line = &self.lines[name];
            json!({
                "bot": name, "games": line.scores.len(), "points": mean, "half_width_95": line.half_width(),
                "pieces": line.pieces(), "most_cpu_ms": line.most_cpu_ms(), "most_memory_kib": line.most_memory_kib(),
                "faults": line.scores.iter().filter(|score| score.fault.is_some()).count(),
            })
        };
        self.ranking().into_iter().map(object).collect()
    }
}

impl BotScores {
    fn mean(&self) -> f64 {
        self.scores.iter().map(|score| f64::from(score.points)).sum::<f64>() / self.scores.len() as f64
    }

    /// Half width of the 95 % interval of the mean; `None` after a single game.
    fn half_width(&self) -> Option<f64> {
        let (count, mean) = (self.scores.len() as f64, self.mean());
        let squares: f64 = self.scores.iter().map(|score| (f64::from(score.points) - mean).powi(2)).sum();
        (count > 1.0).then(|| 1.96 * (squares / (count - 1.0) / count).sqrt())
    }

    fn pieces(&self) -> f64 {
        self.scores.iter().map(|score| f64::from(score.pieces)).sum::<f64>() / self.scores.len() as f64
    }

    fn most_cpu_ms(&self) -> u64 {
        self.scores.iter().map(|score| score.cpu_ms).max().unwrap_or(0)
    }

    fn most_memory_kib(&self) -> u64 {
        self.scores.iter().map(|score| score.memory_kib).max().unwrap_or(0)
    }

    /// The number of faults of each kind.
    fn faults(&self) -> String {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        self.scores
            .iter()
            .filter_map(|score| score.fault.as_deref())
            .for_each(|fault| *counts.entry(fault).or_default() += 1);
        counts.iter().map(|(fault, count)| format!("{fault} {count}")).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(points: u32, fault: Option<&str>) -> Score {
        Score {
            points,
            pieces: 10 * points,
            cpu_ms: u64::from(points) * 100,
            memory_kib: 2048,
            fault: fault.map(str::to_owned),
        }
    }

    #[test]
    fn table_ranks_by_mean_points() {
        let mut standings = Standings::default();
        for points in [6, 4, 6, 5] {
            standings.add("strong", score(points, None));
        }
        for points in [0, 2, 0, 1] {
            standings.add("weak", score(points, (points == 0).then_some("hangs")));
        }
        standings.add("late", score(6, None));
        insta::assert_snapshot!(standings.table());
        assert_eq!(standings.ranking()[0].0, "late");
        assert_eq!(standings.json()[1]["points"], 5.25);
        // Deviations 0.75, -1.25, 0.75 and -0.25: 2.75 / 3 / 4, and its root times 1.96.
        assert!((standings.json()[1]["half_width_95"].as_f64().unwrap() - 0.938).abs() < 0.001);
    }
}
