//! The features of a type of tile: the bits that are one and those that are zero, from the files
//! `segbits_*.db`. A line is `FEATURE BIT !BIT ...`; a bit is the frame's number in the tile and
//! the bit's number in the frame.

use std::collections::HashMap;

use anyhow::{Context, Result};

/// A bit in a tile's frames: the frame's number in the tile, and the bit's number from the tile's
/// first word.
pub(super) type Bit = (u32, i32);

/// A feature.
#[derive(Debug)]
pub(super) struct Feature {
    /// Its name, without the type of the tile and its own number.
    pub name: String,
    /// Its number, if features of one name are numbered.
    pub number: Option<u32>,
    /// Bits that are one if it is set.
    pub ones: Vec<Bit>,
    /// Bits that are zero if it is set.
    pub zeros: Vec<Bit>,
}

/// The features of a type of tile on one of its buses.
#[derive(Debug, Default)]
pub(super) struct SegmentBits {
    /// All of them, in the order of the file.
    pub features: Vec<Feature>,
    by_name: HashMap<String, HashMap<Option<u32>, u32>>,
}

impl SegmentBits {
    /// Reads a file.
    ///
    /// # Errors
    /// A malformed line.
    pub fn read(text: &str) -> Result<SegmentBits> {
        let mut bits = SegmentBits::default();
        for line in text.lines() {
            let mut words = line.split_whitespace();
            let Some(name) = words.next() else { continue };
            let feature = feature(name, words).with_context(|| format!("{line:?} is not a feature"))?;
            let index = bits.features.len() as u32;
            bits.by_name.entry(feature.name.clone()).or_default().insert(feature.number, index);
            bits.features.push(feature);
        }
        Ok(bits)
    }

    /// The index of the feature with this name and number.
    pub fn index(&self, name: &str, number: Option<u32>) -> Option<u32> {
        self.by_name.get(name)?.get(&number).copied()
    }

    /// The number of features with this name, counted from number 0.
    pub fn width(&self, name: &str) -> u32 {
        let numbers = self.by_name.get(name).into_iter().flat_map(HashMap::keys).flatten();
        numbers.max().map_or(0, |highest| highest + 1)
    }
}

fn feature<'a>(name: &str, bits: impl Iterator<Item = &'a str>) -> Result<Feature> {
    let (_, name) = name.split_once('.').context("a feature is TYPE.NAME")?;
    let (name, number) = match name.strip_suffix(']').and_then(|name| name.split_once('[')) {
        Some((name, number)) => (name, Some(number.parse()?)),
        None => (name, None),
    };
    let mut feature = Feature { name: name.to_owned(), number, ones: Vec::new(), zeros: Vec::new() };
    for bit in bits {
        let (bits, bit) = match bit.strip_prefix('!') {
            Some(bit) => (&mut feature.zeros, bit),
            None => (&mut feature.ones, bit),
        };
        let (frame, bit) = bit.split_once('_').context("a bit is FRAME_BIT")?;
        bits.push((frame.parse()?, bit.parse()?));
    }
    Ok(feature)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_found_by_name_and_number() {
        let bits = SegmentBits::read("T.A.INIT[00] 1_02\nT.A.INIT[01] 1_03\n\nT.B !0_4 0_5\n").unwrap();
        assert_eq!(
            [bits.index("A.INIT", Some(1)), bits.index("A.INIT", Some(2)), bits.index("A.INIT", None)],
            [Some(1), None, None]
        );
        let b = &bits.features[bits.index("B", None).unwrap() as usize];
        assert_eq!((&b.ones[..], &b.zeros[..]), (&[(0, 5)][..], &[(0, 4)][..]));
        assert_eq!((bits.width("A.INIT"), bits.width("B"), bits.width("C")), (2, 0, 0));
    }

    #[test]
    fn malformed_features_are_refused() {
        for line in ["T 0_0", "T.A 0", "T.A x_0", "T.A[x] 0_0"] {
            assert!(SegmentBits::read(line).is_err(), "{line}");
        }
    }
}
