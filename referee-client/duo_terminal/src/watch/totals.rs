//! The cost of a game for each side: cycles, nodes and time.

use std::time::Duration;

use duo_core::player::Player as Side;

use duo_players::figures::{group_digits, seconds};
use duo_players::player::Turn;
use duo_players::referee::Round;

/// Sums over the turns of a game, by side.
#[derive(Default)]
pub struct Totals([Sum; 2]);

#[derive(Default, Clone, Copy)]
struct Sum {
    turns: u32,
    time: Duration,
    slowest: Duration,
    cycles: Option<u64>,
    nodes: Option<u64>,
}

impl Totals {
    /// Counts a turn.
    pub fn add(&mut self, side: Side, turn: &Turn) {
        let sum = &mut self.0[side.index()];
        sum.turns += 1;
        sum.time += turn.elapsed;
        sum.slowest = sum.slowest.max(turn.elapsed);
        // Only turns with this figure count.
        sum.cycles = turn.search.cycles.map_or(sum.cycles, |cycles| Some(sum.cycles.unwrap_or(0) + cycles));
        sum.nodes = turn.search.nodes.map_or(sum.nodes, |nodes| Some(sum.nodes.unwrap_or(0) + nodes));
    }

    /// A line for each side that took a turn.
    pub fn table(&self, round: &Round) -> Vec<String> {
        let sides = Side::BOTH.into_iter().filter(|side| self.0[side.index()].turns > 0);
        sides.map(|side| self.0[side.index()].line(round.name(side))).collect()
    }
}

impl Sum {
    fn line(&self, name: &str) -> String {
        let mut parts =
            vec![format!("{} turns in {} (slowest {})", self.turns, seconds(self.time), seconds(self.slowest))];
        parts.extend(self.cycles.map(|cycles| format!("{} cycles", group_digits(cycles))));
        parts.extend(self.nodes.map(|nodes| format!("{} nodes", group_digits(nodes))));
        if let (Some(cycles), Some(nodes @ 1..)) = (self.cycles, self.nodes) {
            parts.push(format!("{:.2} cycles a node", cycles as f64 / nodes as f64));
        }
        format!("{name}: {}", parts.join(", "))
    }
}
