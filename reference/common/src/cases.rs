//! How many cases a test tries: a share of them in each run, all of them when asked.
//!
//! Most faults of a block show in the first few positions, so each test run tries every kind of case
//! and some of each. `cargo xtask evidence soak` and the mutants try all.

/// The variable that asks for all cases.
pub const ALL_CASES: &str = "ALL_CASES";

/// The number of cases: `usual`, or `all` when all are asked for.
pub fn amount<N>(usual: N, all: N) -> N {
    match std::env::var_os(ALL_CASES) {
        Some(_) => all,
        None => usual,
    }
}

/// Every `one_in`th case, or all of them when all are asked for.
pub fn share<C: Iterator>(cases: C, one_in: usize) -> impl Iterator<Item = C::Item> {
    cases.step_by(amount(one_in, 1))
}
