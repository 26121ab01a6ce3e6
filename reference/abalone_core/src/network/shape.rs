//! The sizes of the network's layers, and the scales of its integers.

use crate::cells::CELL_COUNT;
use crate::position::OUT_TO_WIN;
use crate::symmetry::SYMMETRIES;

/// Number of inputs of the first layer: own and opposing marbles on each cell.
pub const INPUTS: usize = 2 * CELL_COUNT;

/// Number of filters in the first layer.
pub const FILTERS: usize = 32;

/// Number of sums in the first layer from one team's view: each filter in each orientation.
pub const HIDDEN: usize = FILTERS * SYMMETRIES;

/// Number of filters from both views.
pub const POOLED: usize = 2 * FILTERS;

/// Number of counts in addition to the filters; see [`super::forward::counts`].
pub const COUNTS: usize = 8;

/// Number of inputs of the second layer.
pub const SECOND_INPUTS: usize = POOLED + COUNTS;

/// Number of outputs of the second layer.
pub const SECOND: usize = 32;

/// Number of marbles that a team can have lost while the game continues, 0 included.
pub const LOST: usize = OUT_TO_WIN as usize;

/// The largest number of plies left in each stage, except in the first stage of a game.
pub const STAGE_ENDS: [u32; 8] = [4, 10, 20, 40, 70, 120, 180, 240];

/// Number of stages of a game.
pub const STAGES: usize = STAGE_ENDS.len() + 1;

/// The stage with this many plies left; 0 is the last stage of a game.
pub fn stage(plies_left: u32) -> usize {
    STAGE_ENDS.iter().take_while(|&&end| plies_left > end).count()
}

/// The fixed-point 1 of the first layer, at which its sums are clipped.
pub const FIRST_ONE: i32 = 255;

/// Right shift of the sum of squares before it becomes an input of the second layer.
pub const POOL_SHIFT: u32 = 8;

/// The fixed-point 1 of the second layer's inputs: the sum of squares when all are clipped.
pub const POOL_ONE: f32 = (FIRST_ONE * FIRST_ONE * SYMMETRIES as i32) as f32 / (1 << POOL_SHIFT) as f32;

/// The fixed-point 1 of the second layer's weights.
pub const SECOND_WEIGHT_ONE: f32 = 512.0;

/// Right shift of the second layer's sums.
pub const SECOND_SHIFT: u32 = 11;

/// The fixed-point 1 of the second layer's outputs, at which they are clipped.
pub const SECOND_ONE: i32 = 762;

/// Right shift of the last sum, which gives hundredths of a marble.
pub const OUTPUT_SHIFT: u32 = 10;

/// Hundredths of a marble that multiply the odds of winning by e.
pub const UNIT: f32 = 120.0;

/// The place of a filter's sum for an orientation. Two orientations are adjacent, so that one
/// instruction adds their squares.
pub const fn lane(filter: usize, orientation: usize) -> usize {
    orientation / 2 * 2 * FILTERS + 2 * filter + orientation % 2
}
