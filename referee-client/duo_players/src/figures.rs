//! Figures for people: times, counts with separators, and the figures of a search.

use std::time::Duration;

use crate::player::Turn;

/// Writes a count with separators: `1,234,567`.
pub fn group_digits(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Writes seconds with three decimals.
pub fn seconds(time: Duration) -> String {
    format!("{:.3} s", time.as_secs_f64())
}

/// Describes a turn: its time, then cycles, nodes, depth and value, as far as they are known.
pub fn turn_figures(turn: &Turn) -> String {
    let search = turn.search;
    let mut parts = vec![seconds(turn.elapsed)];
    parts.extend(search.cycles.map(|cycles| format!("{} cycles", group_digits(cycles))));
    parts.extend(search.nodes.map(|nodes| format!("{} nodes", group_digits(nodes))));
    parts.extend(search.depth.map(|depth| format!("depth {depth}")));
    parts.extend(search.score.map(|score| format!("value {score:+}")));
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_grouped_by_three() {
        let grouped_counts = [0, 12, 999, 1000, 54321, 1234567, 100000000].map(group_digits);
        assert_eq!(grouped_counts, ["0", "12", "999", "1,000", "54,321", "1,234,567", "100,000,000"]);
    }
}
