//! A small neural network that evaluates positions, in integers only.
//!
//! The first layer looks at the cells. Each of [`shape::FILTERS`] filters has a weight for an own
//! and for an opposing marble on every cell, and is applied in all twelve orientations of the
//! board. Its sums (the accumulators) are computed once from each team's view and then updated as
//! marbles move.
//!
//! The squares of the clipped sums are added up over the orientations. The rest of the network sees
//! only these totals, so a position and its twelve images have exactly the same value. Added to
//! them are counts that no sum over cells can see (pairs, threes, ejections at hand) and the
//! marbles lost.
//!
//! A second layer, whose offsets depend on the marbles lost and on the stage, and a weighted sum of
//! its clipped outputs give the value. The stage is the number of plies left: far from the end the
//! network has learnt what leads to six marbles out, close to it what the contest's count will say.

pub mod accumulator;
pub mod evaluator;
pub mod forward;
mod lanes;
pub mod parameters;
pub mod shape;
