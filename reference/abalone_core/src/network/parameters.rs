//! The numbers of a network, and the file that holds them.
//!
//! A file is its kind and version, where the network comes from as a line of text with its length, the numbers in the order of
//! [`Parameters`], little-endian, and a checksum of it all.

use super::shape::{COUNTS, FILTERS, INPUTS, LOST, SECOND, SECOND_INPUTS, STAGES};
use crate::checksum::checksum;

/// The kind of file and its version.
const HEAD: &[u8; 8] = b"abanet01";

/// The longest text about its origin.
const LONGEST_ORIGIN: usize = 2000;

/// The numbers of a network, as [`super::forward`] uses them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Where it comes from.
    pub origin: String,
    /// A filter's weights for own marbles on each cell, then for opposing ones.
    pub first: Vec<[i16; INPUTS]>,
    /// What each filter begins with.
    pub first_offsets: [i16; FILTERS],
    /// The second layer's weights for each input.
    pub second: Vec<[i16; SECOND]>,
    /// What its sums begin with at each stage.
    pub stage_offsets: [[i32; SECOND]; STAGES],
    /// What is added for the marbles that either team has lost.
    pub lost_offsets: [[[i32; SECOND]; LOST]; 2],
    /// The last weights, by stage.
    pub last: [[i32; SECOND]; STAGES],
    /// The weights of the counts in the last sum, by stage.
    pub last_counts: [[i32; COUNTS]; STAGES],
    /// What the marbles lost add to the last sum.
    pub last_lost: [[i32; LOST]; LOST],
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
        self.last_lost.iter_mut().flatten().try_for_each(|number| numbers.long(number))
    }

    /// All of them 0.
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
            last_lost: [[0; LOST]; LOST],
        }
    }

    /// The file's bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        let origin: String = self.origin.chars().take(LONGEST_ORIGIN / 4).collect();
        bytes.extend((origin.len() as u16).to_le_bytes());
        bytes.extend(origin.bytes());
        self.clone().visit(&mut Writer(&mut bytes)).expect("writing cannot fail");
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The network of a file. The error says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Parameters, &'static str> {
        let body = bytes.len().checked_sub(8).map(|length| bytes.split_at(length));
        let (body, sum) = body.ok_or("it is too short")?;
        if sum != checksum(body).to_le_bytes() {
            return Err("its checksum does not fit: it is cut off or damaged");
        }
        let rest = body.strip_prefix(HEAD).ok_or("it holds no network of this version")?;
        let (length, rest) = rest.split_first_chunk().ok_or("it is too short")?;
        let length = usize::from(u16::from_le_bytes(*length));
        if length > LONGEST_ORIGIN {
            return Err("its origin is too long");
        }
        let (origin, rest) = rest.split_at_checked(length).ok_or("it is too short")?;
        let origin = std::str::from_utf8(origin).map_err(|_| "its origin is no text")?;
        let mut parameters = Parameters::zero(origin.to_owned());
        let mut reader = Reader(rest);
        parameters.visit(&mut reader)?;
        if !reader.0.is_empty() {
            return Err("there is more in it than a network");
        }
        Ok(parameters)
    }
}

/// What is done with each number.
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
    fn a_file_reads_back_and_damage_is_seen() {
        let mut parameters = Parameters::zero("here".to_owned());
        parameters.first[3][7] = -300;
        parameters.last_lost[2][1] = 123_456;
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
        let another = [&another[..], &checksum(&another).to_le_bytes()].concat();
        assert_eq!(Parameters::read(&another), Err("it holds no network of this version"));
    }
}
