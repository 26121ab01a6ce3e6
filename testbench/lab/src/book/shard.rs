//! `--shard I/N`: the part of the tree that one of several machines grows.

use std::str::FromStr;

use duo_core::position::Position;
use duo_core::symmetry::canonical;
use sha2::{Digest, Sha256};

/// Part `index` of `count`, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: u64,
    count: u64,
}

impl Shard {
    /// Whether the positions after this one belong to the shard. All symmetrical positions give the
    /// same answer, on every machine.
    pub fn has(self, position: &Position) -> bool {
        let digest = Sha256::digest(canonical(position).0.to_string());
        let number = digest[..8].iter().fold(0, |number: u64, &byte| number << 8 | u64::from(byte));
        number % self.count == self.index - 1
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((index, count)) if (1..=count).contains(&index) => Ok(Shard { index, count }),
            _ => Err("a part is I/N with I from 1 to N, as in 3/8".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::facts;

    #[test]
    fn every_position_belongs_to_one_shard() {
        let parts: Vec<Shard> = (1..=3).map(|index| format!("{index}/3").parse().unwrap()).collect();
        let mut counts = [0; 3];
        for fact in facts::legal_counts() {
            let has: Vec<usize> = (0..3).filter(|&index| parts[index].has(&fact.position())).collect();
            assert_eq!(has.len(), 1);
            counts[has[0]] += 1;
        }
        assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
        for text in ["", "3", "0/2", "3/2", "a/2", "1/0", "1/2/3"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
