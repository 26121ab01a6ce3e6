//! A small neural network that says what a position is worth, in integers alone.
//!
//! The first layer looks at the cells: each of [`shape::FILTERS`] filters has a weight for an own and for an opposing marble on every cell, and is
//! applied in all twelve orientations of the board. It is computed once from either team's view and then kept up to date as marbles
//! move (the accumulators). The squares of its clipped sums are added up over the orientations, so what follows
//! is the same for a position and its twelve images, exactly. To them come counts that no sum over cells can see (pairs, threes, ejections
//! at hand) and the marbles lost. A second layer, whose offsets depend on the marbles lost and on the stage, and a sum of its clipped
//! outputs give the value. The stage is how many plies are left: far from the end the network has learnt what leads to six
//! marbles out, close to it what the contest's count will say.
//!
//! [`shape`] has the sizes, [`counts`] what is counted, [`parameters`] the numbers and their file, [`accumulator`] the first layer,
//! [`forward`] the rest, `lanes` chooses the code for the processor, [`evaluator`] is what a search uses.

pub mod accumulator;
pub mod counts;
pub mod evaluator;
pub mod forward;
mod lanes;
pub mod parameters;
pub mod shape;
