//! The parameters of a network, and their file.
//!
//! A file has its kind and version, the length and text of the origin, the numbers in the order of
//! [`Parameters`], little-endian, and a checksum.

use super::shape::{COUNTS, FILTERS, INPUTS, LOST, SECOND, SECOND_INPUTS, STAGES};
use crate::sealed;

/// The kind of file and its version.
const HEAD: &[u8; 8] = b"abanet02";

const WRONG_KIND: &str = "it does not hold a network of this version";

/// Maximum length of the origin in bytes.
const MAX_ORIGIN_BYTES: usize = 2000;

/// The parameters of a network, as [`super::forward`] uses them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Describes the training data.
    pub origin: String,
    /// Each filter's weights for own marbles on each cell, then for opposing ones.
    pub first: Vec<[i16; INPUTS]>,
    /// The initial value of each filter's sum.
    pub first_offsets: [i16; FILTERS],
    /// The second layer's weights for each input.
    pub second: Vec<[i16; SECOND]>,
    /// The initial values of the second layer's sums at each stage.
    pub stage_offsets: [[i32; SECOND]; STAGES],
    /// The numbers that own and opposing marbles lost add to the second layer's sums.
    pub lost_offsets: [[[i32; SECOND]; LOST]; 2],
    /// The weights of the last sum, by stage.
    pub last: [[i32; SECOND]; STAGES],
    /// The counts' weights in the last sum, by stage.
    pub last_counts: [[i32; COUNTS]; STAGES],
    /// The number that the marbles lost add to the last sum, by stage.
    pub last_lost: [[[i32; LOST]; LOST]; STAGES],
}

impl Parameters {
    /// Visits all numbers in the order of the file.
    fn visit(&mut self, numbers: &mut impl Numbers) -> Result<(), &'static str> {
        self.first.iter_mut().flatten().try_for_each(|number| numbers.short(number))?;
        self.first_offsets.iter_mut().try_for_each(|number| numbers.short(number))?;
        self.second.iter_mut().flatten().try_for_each(|number| numbers.short(number))?;
        self.stage_offsets.iter_mut().flatten().try_for_each(|number| numbers.long(number))?;
        self.lost_offsets.iter_mut().flatten().flatten().try_for_each(|number| numbers.long(number))?;
        self.last.iter_mut().flatten().try_for_each(|number| numbers.long(number))?;
        self.last_counts.iter_mut().flatten().try_for_each(|number| numbers.long(number))?;
        self.last_lost.iter_mut().flatten().flatten().try_for_each(|number| numbers.long(number))
    }

    /// Parameters that are all zero. `origin` says what they were made from.
    pub fn zero(origin: String) -> Parameters {
        Parameters {
            origin,
            first: vec![[0; INPUTS]; FILTERS],
            first_offsets: [0; FILTERS],
            second: vec![[0; SECOND]; SECOND_INPUTS],
            stage_offsets: [[0; SECOND]; STAGES],
            lost_offsets: [[[0; SECOND]; LOST]; 2],
            last: [[0; SECOND]; STAGES],
            last_counts: [[0; COUNTS]; STAGES],
            last_lost: [[[0; LOST]; LOST]; STAGES],
        }
    }

    /// The file's bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        let origin: String = self.origin.chars().take(MAX_ORIGIN_BYTES / 4).collect();
        bytes.extend((origin.len() as u16).to_le_bytes());
        bytes.extend(origin.bytes());
        self.clone().visit(&mut Writer(&mut bytes)).expect("writing cannot fail");
        sealed::seal(bytes)
    }

    /// Reads a file; the error continues a sentence about the file.
    pub fn read(bytes: &[u8]) -> Result<Parameters, &'static str> {
        let rest = sealed::open(bytes, HEAD, WRONG_KIND)?;
        let (length, rest) = rest.split_first_chunk().ok_or("it is too short")?;
        let length = usize::from(u16::from_le_bytes(*length));
        if length > MAX_ORIGIN_BYTES {
            return Err("its origin is too long");
        }
        let (origin, rest) = rest.split_at_checked(length).ok_or("it is too short")?;
        let origin = std::str::from_utf8(origin).map_err(|_| "its origin is not UTF-8")?;
        let mut parameters = Parameters::zero(origin.to_owned());
        let mut reader = Reader(rest);
        parameters.visit(&mut reader)?;
        if !reader.0.is_empty() {
            return Err("it goes on after the network");
        }
        Ok(parameters)
    }
}

/// An action on each number.
trait Numbers {
    fn short(&mut self, number: &mut i16) -> Result<(), &'static str>;
    fn long(&mut self, number: &mut i32) -> Result<(), &'static str>;
}

struct Writer<'a>(&'a mut Vec<u8>);

impl Numbers for Writer<'_> {
    fn short(&mut self, number: &mut i16) -> Result<(), &'static str> {
        self.0.extend(number.to_le_bytes());
        Ok(())
    }

    fn long(&mut self, number: &mut i32) -> Result<(), &'static str> {
        self.0.extend(number.to_le_bytes());
        Ok(())
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], &'static str> {
        let (first, others) = self.0.split_first_chunk::<N>().ok_or("it is too short")?;
        self.0 = others;
        Ok(*first)
    }
}

impl Numbers for Reader<'_> {
    fn short(&mut self, number: &mut i16) -> Result<(), &'static str> {
        *number = i16::from_le_bytes(self.take()?);
        Ok(())
    }

    fn long(&mut self, number: &mut i32) -> Result<(), &'static str> {
        *number = i32::from_le_bytes(self.take()?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn network_file_reads_back_and_damage_is_refused() {
        let mut parameters = Parameters::zero("here".to_owned());
        parameters.first[3][7] = -300;
        parameters.last_lost[4][2][1] = 123_456;
        let bytes = parameters.write();
        assert_eq!(Parameters::read(&bytes), Ok(parameters));
        for cut in [0, 3, 9, 100, bytes.len() - 1] {
            assert!(Parameters::read(&bytes[..cut]).is_err(), "{cut}");
        }
        for place in (0..bytes.len()).step_by(211) {
            let mut damaged = bytes.clone();
            damaged[place] ^= 16;
            assert!(Parameters::read(&damaged).is_err(), "{place}");
        }
        let rest = &bytes[8..bytes.len() - 8];
        let another = [b"abanet99", rest].concat();
        assert_eq!(Parameters::read(&sealed::seal(another)), Err(WRONG_KIND));
    }
}
