//! A small neural network that evaluates positions, in integers only.
//!
//! The first layer sees the cells. Each of [`shape::FILTERS`] filters has a weight for an own and
//! for an opposing marble on every cell, and is applied in all twelve orientations of the board.
//! Its sums (the accumulators) are computed once from each team's view and then updated as marbles
//! move.
//!
//! The squares of the clipped sums are added up over the orientations. The rest of the network sees
//! only these totals, so a position and its twelve images have exactly equal values. It also gets
//! the marbles lost and counts that a sum over cells cannot express (pairs, threes, available
//! ejections).
//!
//! A second layer, whose offsets depend on the marbles lost and on the stage, and a weighted sum of
//! its clipped outputs give the value. The stage is the number of plies left. Far from the end the
//! network has learnt what leads to six marbles out; close to the end, how the contest's count will
//! turn out.

pub mod accumulator;
pub mod evaluator;
pub mod forward;
mod lanes;
pub mod parameters;
pub mod shape;
