//! Constructors of the search for each configuration.

use super::datapath::Datapath;
use super::Search;
use crate::parts::bits::{constant, many};
use duo_core::best_first::INDEX_BITS;
use duo_core::evaluation::Evaluation;
use duo_core::search::transposition_table::index_bits;
impl Search {
    /// An engine with this evaluation.
    pub fn new(evaluation: Evaluation) -> Search {
        let last_bucket = constant((1 << index_bits(evaluation)) - 1);
        Search { datapath: Datapath::new(evaluation), last_bucket, ..Search::default() }
    }

    /// An engine in a ring with `others` more.
    pub fn in_ring(evaluation: Evaluation, others: usize) -> Search {
        Search { datapath: Datapath::in_ring(evaluation, others), others: many(1), ..Search::new(evaluation) }
    }

    /// An engine of a best-first search.
    pub fn of_leaves(evaluation: Evaluation) -> Search {
        Search {
            datapath: Datapath::of_leaves(evaluation),
            last_bucket: constant((1 << INDEX_BITS) - 1),
            way: many(1),
            leaf: many(1),
            walk: many(1),
            ..Search::default()
        }
    }
}
