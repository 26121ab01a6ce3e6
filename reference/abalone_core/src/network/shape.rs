//! The sizes of the network's layers, and the scales of its integers.

use crate::cells::CELL_COUNT;
use crate::position::OUT_TO_WIN;
use crate::symmetry::SYMMETRIES;

/// Inputs of the first layer: own and opposing marbles on each cell.
pub const INPUTS: usize = 2 * CELL_COUNT;

/// Filters of the first layer.
pub const FILTERS: usize = 32;

/// Sums of the first layer from one team's view: each filter in each orientation.
pub const HIDDEN: usize = FILTERS * SYMMETRIES;

/// Filters from both views.
pub const POOLED: usize = 2 * FILTERS;

/// What is counted besides, see [`super::counts`].
pub const COUNTS: usize = 8;

/// Inputs of the second layer.
pub const SECOND_INPUTS: usize = POOLED + COUNTS;

/// Outputs of the second layer.
pub const SECOND: usize = 32;

/// Marbles that a team may have lost while the game goes on.
pub const LOST: usize = OUT_TO_WIN as usize;

/// Plies left at which another stage of the game begins, from its end.
pub const STAGE_ENDS: [u32; 6] = [4, 10, 20, 40, 70, 120];

/// Stages.
pub const STAGES: usize = STAGE_ENDS.len() + 1;

/// The stage with so many plies left.
pub fn stage(plies_left: u32) -> usize {
    STAGE_ENDS.iter().take_while(|&&end| plies_left > end).count()
}

/// 1 in the first layer, above which its sums are clipped.
pub const FIRST_ONE: i32 = 255;

/// The sum of squares over the orientations is shifted by this to become an input of the second layer.
pub const POOL_SHIFT: u32 = 8;

/// 1, the mean of squares that all have been clipped, as an input of the second layer.
pub const POOL_ONE: f32 = (FIRST_ONE * FIRST_ONE * SYMMETRIES as i32) as f32 / (1 << POOL_SHIFT) as f32;

/// 1 as a weight of the second layer.
pub const SECOND_WEIGHT_ONE: f32 = 512.0;

/// The second layer's sums are shifted by this.
pub const SECOND_SHIFT: u32 = 11;

/// 1 in the second layer's outputs, above which they are clipped.
pub const SECOND_ONE: i32 = 762;

/// The last sum is shifted by this to become hundredths of a marble.
pub const OUTPUT_SHIFT: u32 = 10;

/// Hundredths of a marble that make the odds e to one.
pub const UNIT: f32 = 120.0;

/// Where the first layer's sum of a filter in an orientation stands: two orientations beside each other, so that their squares are added
/// by one instruction.
pub const fn lane(filter: usize, orientation: usize) -> usize {
    orientation / 2 * 2 * FILTERS + 2 * filter + orientation % 2
}
