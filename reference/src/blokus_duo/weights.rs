//! The evaluation's weights by ply: data that software and hardware share.
//!
//! Written by `cargo xtask tune fit`: tune anew rather than change it by hand. Fitted to 100506 positions of 3000 games,
//! their outcomes (50 %) and the values that a search gave them.

use super::evaluation::Weights;

/// The weights that hold after 0, 1, 2 ... turns, the last ones to the end, in units of 1/400 logit. All but the tempo's fit
/// in 10 bits, two's complement. Those of freedom: bends, safe, reach, wave, free.
pub static WEIGHTS: [Weights; 41] = [
    Weights { tempo: -308, squares: 54, freedom: [46, -51, 9, 0, 61] },
    Weights { tempo: 98, squares: 54, freedom: [46, -51, 9, 0, 61] },
    Weights { tempo: -308, squares: 54, freedom: [46, -51, 9, 0, 61] },
    Weights { tempo: 98, squares: 54, freedom: [46, -51, 9, 0, 61] },
    Weights { tempo: -308, squares: 54, freedom: [46, -51, 9, 0, 61] },
    Weights { tempo: -24, squares: 75, freedom: [48, -53, 10, 2, 61] },
    Weights { tempo: -309, squares: 96, freedom: [50, -56, 10, 4, 61] },
    Weights { tempo: -268, squares: 117, freedom: [52, -59, 10, 6, 62] },
    Weights { tempo: -310, squares: 138, freedom: [53, -62, 10, 8, 62] },
    Weights { tempo: -512, squares: 158, freedom: [55, -65, 11, 10, 62] },
    Weights { tempo: -311, squares: 179, freedom: [57, -68, 11, 12, 62] },
    Weights { tempo: -657, squares: 189, freedom: [60, -70, 13, 15, 61] },
    Weights { tempo: -311, squares: 199, freedom: [63, -73, 15, 17, 60] },
    Weights { tempo: -702, squares: 209, freedom: [67, -76, 17, 19, 59] },
    Weights { tempo: -310, squares: 219, freedom: [70, -79, 18, 21, 58] },
    Weights { tempo: -748, squares: 229, freedom: [74, -81, 20, 23, 57] },
    Weights { tempo: -310, squares: 239, freedom: [77, -84, 22, 25, 56] },
    Weights { tempo: -779, squares: 249, freedom: [80, -87, 25, 26, 54] },
    Weights { tempo: -283, squares: 259, freedom: [82, -90, 28, 26, 53] },
    Weights { tempo: -795, squares: 269, freedom: [85, -93, 30, 27, 51] },
    Weights { tempo: -257, squares: 279, freedom: [88, -97, 33, 27, 50] },
    Weights { tempo: -812, squares: 289, freedom: [90, -100, 36, 28, 48] },
    Weights { tempo: -230, squares: 299, freedom: [93, -103, 38, 29, 47] },
    Weights { tempo: -811, squares: 308, freedom: [92, -110, 45, 29, 44] },
    Weights { tempo: -177, squares: 316, freedom: [91, -117, 53, 29, 42] },
    Weights { tempo: -792, squares: 325, freedom: [91, -125, 60, 30, 39] },
    Weights { tempo: -124, squares: 333, freedom: [90, -132, 67, 30, 36] },
    Weights { tempo: -774, squares: 342, freedom: [89, -139, 74, 30, 33] },
    Weights { tempo: -71, squares: 350, freedom: [88, -147, 81, 31, 31] },
    Weights { tempo: -696, squares: 378, freedom: [98, -146, 85, 26, 27] },
    Weights { tempo: -62, squares: 406, freedom: [107, -145, 90, 22, 23] },
    Weights { tempo: -559, squares: 433, freedom: [117, -144, 94, 18, 19] },
    Weights { tempo: -52, squares: 461, freedom: [127, -143, 99, 13, 15] },
    Weights { tempo: -422, squares: 489, freedom: [137, -142, 103, 9, 12] },
    Weights { tempo: -43, squares: 511, freedom: [146, -141, 108, 5, 8] },
    Weights { tempo: -354, squares: 511, freedom: [146, -141, 108, 5, 8] },
    Weights { tempo: -43, squares: 511, freedom: [146, -141, 108, 5, 8] },
    Weights { tempo: -354, squares: 511, freedom: [146, -141, 108, 5, 8] },
    Weights { tempo: -43, squares: 511, freedom: [146, -141, 108, 5, 8] },
    Weights { tempo: -354, squares: 511, freedom: [146, -141, 108, 5, 8] },
    Weights { tempo: -43, squares: 511, freedom: [146, -141, 108, 5, 8] },
];
