//! The clocks of a record: whether the times that its moves tell can be true.

/// A team's clock, as far as the moves tell.
#[derive(Debug)]
pub struct Clock {
    /// Milliseconds that were left after the team's last move.
    pub left: u64,
    /// Whether it runs while the team thinks; unknown while no move has taken a millisecond.
    pub runs: Option<bool>,
}

impl Clock {
    /// Before a team's first move.
    pub fn new(left: u64) -> Clock {
        Clock { left, runs: None }
    }

    /// A move has taken so much, after which so much is told to be left.
    pub fn go_on(&mut self, spent: u64, left: u64) -> Result<(), String> {
        // Milliseconds are cut, not rounded, so that they may miss one; without a clock nothing is taken from it.
        let has_run =
            (self.left.saturating_sub(spent.saturating_add(1))..=self.left.saturating_sub(spent)).contains(&left);
        let runs = match (has_run, left == self.left) {
            (true, true) => self.runs,
            (true, false) => Some(true),
            (false, true) => Some(false),
            (false, false) => return Err(format!("a clock of {} ms less {spent} ms is not {left} ms", self.left)),
        };
        if self.runs.is_some() && runs != self.runs {
            let so_far = if self.runs == Some(true) { "has run" } else { "has stood still" };
            return Err(format!("a clock that {so_far} does not go from {} ms to {left} ms in {spent} ms", self.left));
        }
        (self.left, self.runs) = (left, runs);
        Ok(())
    }
}
