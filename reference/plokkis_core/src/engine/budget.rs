//! How much work a turn may take, so that a whole game keeps to its plan.

/// Steps of work for a whole game, of about 0.035 microseconds on the build machine.
const OF_A_GAME: u64 = 130_000_000;

/// Turns over which what is left is spread beside those that are to be expected: the first turns, which settle most, get the most.
const SPREAD: u64 = 8;

/// Cells of one's own that are to be expected for each four turns.
const CELLS: u64 = 12;

/// The work of a game.
pub struct Budget {
    /// Steps for the whole game.
    planned: u64,
    /// Steps taken so far.
    pub used: u64,
}

impl Budget {
    /// Nothing used yet of so many times what a game of the contest gets.
    pub fn new(effort: f64) -> Budget {
        Budget { planned: (OF_A_GAME as f64 * effort) as u64, used: 0 }
    }

    /// How many steps this turn may take, for a player who can expect to cover or close so many cells. What has begun
    /// is finished, and a first candidate is always looked at: those steps count against the next turns.
    pub fn allowance(&self, cells: u32) -> u64 {
        let left = self.planned.saturating_sub(self.used);
        left / (SPREAD + u64::from(cells) / CELLS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_never_uses_it_up() {
        let mut budget = Budget::new(1.0);
        let mut last = u64::MAX;
        for turn in 0..80 {
            let allowance = budget.allowance(160 - 2 * turn);
            assert!(allowance > 0 && allowance < OF_A_GAME / 8);
            budget.used += allowance;
            last = last.min(allowance);
        }
        assert!(budget.used < OF_A_GAME && last < OF_A_GAME / 1000);
    }
}
