//! The twelve symmetries of the board: six turns, each with and without a preceding reflection.

use super::cells::{Cell, Cells, CELL_COUNT};

/// Number of symmetries of the board: six rotations, each with or without a reflection.
pub const SYMMETRIES: usize = 12;

/// The number of each cell's image under each symmetry. The first symmetry is the identity.
pub static IMAGES: [[u8; CELL_COUNT]; SYMMETRIES] = {
    let mut images = [[0; CELL_COUNT]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        let mut number = 0;
        while number < CELL_COUNT {
            // A sixth of a turn multiplies numbers by 14.
            let mut image = if symmetry >= 6 { Cell::from_number(number as u8).reflect().number() } else { number };
            let mut turns = 0;
            while turns < symmetry % 6 {
                image = image * 14 % CELL_COUNT;
                turns += 1;
            }
            images[symmetry][number] = image as u8;
            number += 1;
        }
        symmetry += 1;
    }
    images
};

/// The image of a set of cells under this symmetry.
pub fn image(cells: Cells, symmetry: usize) -> Cells {
    cells.iter().map(|cell| Cell::from_number(IMAGES[symmetry][cell.number()])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::count;
    use crate::position::Position;

    #[test]
    fn symmetries_are_twelve_and_preserve_the_number_of_moves() {
        let mut different: Vec<&[u8; CELL_COUNT]> = IMAGES.iter().collect();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), SYMMETRIES);
        for symmetry in 0..SYMMETRIES {
            for name in ["standard", "belgian", "german"] {
                let mut position: Position = name.parse().unwrap();
                for step in 0..4 {
                    let images = [position.own(), position.other()].map(|cells| image(cells, symmetry));
                    assert_eq!(count(images[0], images[1]), count(position.own(), position.other()), "{symmetry}");
                    position = position.after(position.moves()[step * 7]);
                }
            }
        }
    }
}
