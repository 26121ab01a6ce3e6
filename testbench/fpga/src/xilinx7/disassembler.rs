//! Turns frames into features: finds every feature whose bits all have the values it needs. It
//! reads only the frames and the database, so the result can be compared with what was assembled.

use std::collections::{BTreeSet, HashSet};

use super::database::{Database, Feature};
use super::frames::{Frames, Place};

/// The contents of frames.
#[derive(Debug, Default)]
pub struct Disassembled {
    /// The features found. Features that need no bit to be one are always present, and not listed.
    pub features: BTreeSet<Feature>,
    /// Bits that are one but belong to no feature found.
    pub unexplained: Vec<Place>,
}

/// Finds the features in frames.
pub fn disassemble(database: &Database, frames: &Frames) -> Disassembled {
    let mut features = BTreeSet::new();
    let mut explained = HashSet::new();
    for tile in 0..database.tiles.len() as u32 {
        let segments = &database.tiles[tile as usize].segments;
        if !segments.iter().any(|segment| frames.any(segment.frames.clone(), segment.words.clone())) {
            continue;
        }
        for feature in database.features(tile) {
            let (segment, definition) = database.definition(feature);
            let is_one = |&bit| segment.place(bit).is_some_and(|place| frames.is_set(place));
            let is_found = !definition.ones.is_empty()
                && definition.ones.iter().all(is_one)
                && !definition.zeros.iter().any(is_one);
            if is_found {
                features.insert(feature);
                explained.extend(definition.ones.iter().filter_map(|&bit| segment.place(bit)));
            }
        }
    }
    let unexplained = frames.ones().filter(|place| !explained.contains(place)).collect();
    Disassembled { features, unexplained }
}

#[cfg(test)]
mod tests {
    use super::super::assembler::assemble;
    use super::super::fixture;
    use super::*;

    const FASM: &str = "LOGIC_X0Y0.ALUT.INIT[3:0] = 4'b0110\nLOGIC_X0Y1.MUX.C\nLOGIC_X0Y1.FF.ZINI\nLOGIC_X0Y0.OUT.B\n\
                        RAM_X1Y0.INIT_00[1:0] = 2'b10\nLIOB33_X0Y5.IOB_Y0.PULLTYPE.NONE\nLIOB33_SING_X0Y0.IOB_Y0.PULLTYPE.PULLUP\n";

    #[test]
    fn exactly_the_assembled_features_are_found() {
        let database = fixture::database();
        let assembled = assemble(&database, FASM).unwrap();
        let found = disassemble(&database, &assembled.frames);
        assert_eq!(found.features, assembled.features);
        assert_eq!((found.features.len(), found.unexplained), (6, vec![]));
        // As FASM they assemble to the same frames; features without bits are lost.
        let text = database.fasm(&found.features);
        assert!(text.contains("LOGIC_X0Y0.ALUT.INIT[3:0] = 4'b0110\n") && !text.contains("OUT.B"), "{text}");
        assert_eq!(assemble(&database, &text).unwrap().frames, assembled.frames);
    }

    #[test]
    fn bit_of_no_feature_is_reported() {
        let mut frames = Frames::default();
        frames.set((0x400, 64));
        let stray = [(0x401, 64 + 31), (0x2000, 5)];
        stray.into_iter().for_each(|place| frames.set(place));
        let database = fixture::database();
        let found = disassemble(&database, &frames);
        assert_eq!(
            found.features.iter().map(|&feature| database.name(feature)).collect::<Vec<_>>(),
            ["LOGIC_X0Y0.ALUT.INIT[0]"]
        );
        assert_eq!(found.unexplained, stray);
    }

    #[test]
    fn clearing_one_bit_gives_another_feature() {
        let database = fixture::database();
        let mut frames = Frames::default();
        frames.set((0x401, 64 + 10));
        let names: Vec<String> =
            disassemble(&database, &frames).features.iter().map(|&found| database.name(found)).collect();
        assert_eq!(names, ["LOGIC_X0Y0.MUX.B"]);
    }
}
