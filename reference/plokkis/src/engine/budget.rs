//! How much work a turn may take, so that a whole game keeps to its plan.

/// Steps of work for a whole game, of about 0.14 microseconds on the build machine.
const OF_A_GAME: u64 = 20_000_000;

/// Turns over which what is left is spread beside those that are to be expected: the first turns, which settle most, get the most.
const SPREAD: u64 = 8;

/// Cells of one's own that are to be expected for each four turns.
const CELLS: u64 = 12;

/// The work of a game.
pub struct Budget {
    /// Steps taken so far.
    pub used: u64,
}

impl Budget {
    /// Nothing used.
    pub fn new() -> Budget {
        Budget { used: 0 }
    }

    /// Up to which number of steps this turn may go on, for a player who can expect to cover or close so many cells. What has begun
    /// is finished, and a first candidate is always looked at: those steps count against the next turns.
    pub fn allowance(&self, cells: u32) -> u64 {
        let left = OF_A_GAME.saturating_sub(self.used);
        self.used + left / (SPREAD + u64::from(cells) / CELLS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_never_uses_it_up() {
        let mut budget = Budget::new();
        let mut last = u64::MAX;
        for turn in 0..80 {
            let allowance = budget.allowance(160 - 2 * turn) - budget.used;
            assert!(allowance > 0 && allowance < OF_A_GAME / 8);
            budget.used += allowance;
            last = last.min(allowance);
        }
        assert!(budget.used < OF_A_GAME && last < OF_A_GAME / 1000);
    }
}
