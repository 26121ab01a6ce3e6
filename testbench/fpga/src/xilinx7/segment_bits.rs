//! The features of a type of tile: which bits are one and which are zero, as the files `segbits_*.db` have them, `FEATURE BIT !BIT ...`, a
//! bit being the frame's number in the tile and the bit's in the frame.

use std::collections::HashMap;

use anyhow::{Context, Result};

/// A bit in a tile's frames: the frame's number in the tile, and the bit's from the tile's first word on.
pub(super) type Bit = (u32, i32);

/// A feature.
#[derive(Debug)]
pub(super) struct Feature {
    /// Its name, without the type of the tile and its own number.
    pub name: String,
    /// Its number, where features of one name have one each.
    pub number: Option<u32>,
    /// What is one where it is.
    pub ones: Vec<Bit>,
    /// What must be zero where it is.
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
    /// If a line is another one.
    pub fn read(text: &str) -> Result<SegmentBits> {
        let mut bits = SegmentBits::default();
        for line in text.lines() {
            let mut words = line.split_whitespace();
            let Some(name) = words.next() else { continue };
            let feature = feature(name, words).with_context(|| format!("{line:?} is no feature"))?;
            let index = bits.features.len() as u32;
            bits.by_name.entry(feature.name.clone()).or_default().insert(feature.number, index);
            bits.features.push(feature);
        }
        Ok(bits)
    }

    /// Which feature that is.
    pub fn index(&self, name: &str, number: Option<u32>) -> Option<u32> {
        self.by_name.get(name)?.get(&number).copied()
    }

    /// How many features there are of that name, with numbers from 0 on.
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
    fn what_is_no_feature_is_refused() {
        for line in ["T 0_0", "T.A 0", "T.A x_0", "T.A[x] 0_0"] {
            assert!(SegmentBits::read(line).is_err(), "{line}");
        }
    }
}
