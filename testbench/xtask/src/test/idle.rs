//! Idle processors of this machine, read from Linux's `/proc`.

use std::fs;
use std::time::{Duration, Instant};

use testbench::processes::TICK;

/// Shortest time over which idle processors are counted.
const SPELL: Duration = Duration::from_secs(1);

/// Counts the processors that had nothing to do since it was made.
pub struct Idle {
    since: Instant,
    before: Duration,
}

impl Idle {
    /// Begins to count.
    pub fn new() -> Idle {
        Idle { since: Instant::now(), before: idle_time() }
    }

    /// Idle processors on average since the last count; `None` if that was less than a second ago.
    pub fn count(&mut self) -> Option<f32> {
        let elapsed = self.since.elapsed();
        if elapsed < SPELL {
            return None;
        }
        let idle = idle_time().saturating_sub(self.before);
        *self = Idle::new();
        Some(idle.as_secs_f32() / elapsed.as_secs_f32())
    }
}

/// Time that all processors together have been idle; zero where it cannot be read, as if they had
/// always been busy.
fn idle_time() -> Duration {
    fs::read_to_string("/proc/stat").ok().and_then(|stat| TICK.checked_mul(idle_ticks(&stat)?)).unwrap_or_default()
}

/// The fourth number of the first line, which is the sum over all processors.
fn idle_ticks(stat: &str) -> Option<u32> {
    stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace().nth(3)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_ticks_are_the_fourth_number_of_the_sum() {
        assert_eq!(idle_ticks("cpu  11 12 13 14 15 0 0\ncpu0 1 2 3 4 5 0 0\n"), Some(14));
        assert_eq!(idle_ticks("intr 1 2 3 4 5"), None);
        assert_eq!(idle_ticks(""), None);
    }

    #[test]
    fn processors_are_counted_over_a_second() {
        let mut idle = Idle::new();
        assert_eq!(idle.count(), None);
        std::thread::sleep(SPELL);
        // A container may see more processors than it has.
        assert!(idle.count().expect("a second has passed") >= 0.0);
        // The next count begins anew.
        assert_eq!(idle.count(), None);
    }
}
