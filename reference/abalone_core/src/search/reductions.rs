//! By how many plies late moves are searched less deeply at first.

use std::sync::LazyLock;

/// Number of plies of late move reduction, by depth and index in the order.
pub(super) type Reductions = [[u8; 64]; 64];

/// The table of all reductions, computed once.
pub(super) fn reductions() -> &'static Reductions {
    static REDUCTIONS: LazyLock<Reductions> = LazyLock::new(|| {
        let log = |number: usize| (number.max(1) as f64).ln();
        let reduction = |depth: usize, index: usize| (0.4 + log(depth) * log(index) / 1.8) as u8;
        std::array::from_fn(|depth| std::array::from_fn(|index| reduction(depth, index)))
    });
    &REDUCTIONS
}
