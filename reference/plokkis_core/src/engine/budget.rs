//! Distributes the work of a game over its turns.

/// Steps of work in a whole game. A step takes about 0.035 microseconds on the build machine.
const OF_A_GAME: u64 = 130_000_000;

/// Number of turns, in addition to the expected ones, over which the remaining work is spread. The
/// first turns matter most and get the most.
const SPREAD: u64 = 8;

/// A player expects one turn for this many of its cells.
const CELLS: u64 = 12;

/// The work of a game, in steps.
pub struct Budget {
    planned: u64,
    /// Steps used so far.
    pub used: u64,
}

impl Budget {
    /// `effort` is a multiple of the contest's effort.
    pub fn new(effort: f64) -> Budget {
        Budget { planned: (OF_A_GAME as f64 * effort) as u64, used: 0 }
    }

    /// Steps for this turn of a player that can expect to cover or close this many `cells`.
    ///
    /// A turn may exceed its allowance, because the search finishes what it has begun and always
    /// examines one candidate. The excess is taken from the next turns.
    pub fn allowance(&self, cells: u32) -> u64 {
        let left = self.planned.saturating_sub(self.used);
        left / (SPREAD + u64::from(cells) / CELLS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budget_is_never_exhausted() {
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
