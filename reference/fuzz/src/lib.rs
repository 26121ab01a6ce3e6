//! The input of fuzz targets: examples of valid input, with a few edits.
//!
//! Each crate has its targets in `src/fuzz.rs`, as unit tests. `cargo test` runs each on random
//! inputs; `cargo xtask fuzz` runs them under libFuzzer, which keeps edits that reach new code.

pub use bolero::check;
use bolero::TypeGenerator;

/// An input drawn by libFuzzer or at random.
#[derive(Clone, Debug, TypeGenerator)]
pub struct Input {
    /// Index of the example; the index after the last one is the empty input.
    example: u8,
    #[generator(bolero::produce::<Vec<Edit>>().with().len(0..12_usize))]
    edits: Vec<Edit>,
}

/// An edit at a position, which is taken modulo the length.
#[derive(Clone, Debug, TypeGenerator)]
enum Edit {
    /// Replaces a byte by any other.
    Replace { at: u16, byte: u8 },
    /// Replaces a byte with a character that is likely to have a meaning.
    Letter { at: u16, letter: u8 },
    /// Inserts a byte.
    Insert { at: u16, byte: u8 },
    /// Removes bytes.
    Remove { at: u16, length: u8 },
    /// Copies bytes to another position.
    Copy { from: u16, length: u8, to: u16 },
    /// Inserts a number at the edge of a type.
    Number { at: u16, which: u8 },
    /// Cuts off the rest.
    End { at: u16 },
}

/// Characters of all formats: punctuation, and characters of codes, moves and boards.
const LETTERS: &[u8] = b" \n\r\t\0()[]{};:,./\\'\"-+=&%?$#<>0123456789abcdefuvwxyzABNSWEZXLRbw.rg";

/// Numbers at the edges of types, and texts that are not numbers.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "1e308",
    "NaN",
    "99999999999999999999999999",
];

impl Input {
    /// The input's bytes.
    pub fn bytes(&self, examples: &[&str]) -> Vec<u8> {
        let example = examples.get(usize::from(self.example) % (examples.len() + 1)).copied().unwrap_or_default();
        let mut bytes = example.as_bytes().to_vec();
        self.edits.iter().for_each(|edit| edit.apply(&mut bytes));
        bytes
    }

    /// The input as text; invalid UTF-8 becomes the replacement character.
    pub fn text(&self, examples: &[&str]) -> String {
        String::from_utf8_lossy(&self.bytes(examples)).into_owned()
    }
}

impl Edit {
    fn apply(&self, bytes: &mut Vec<u8>) {
        let length = bytes.len();
        let place = |at: u16| usize::from(at) % (length + 1);
        let span = |at: u16, span: u8| place(at)..(place(at) + usize::from(span)).min(length);
        match *self {
            Edit::Replace { at, byte } => _ = bytes.get_mut(place(at)).map(|old| *old = byte),
            Edit::Letter { at, letter } => {
                let letter = LETTERS[usize::from(letter) % LETTERS.len()];
                _ = bytes.get_mut(place(at)).map(|old| *old = letter);
            }
            Edit::Insert { at, byte } => bytes.insert(place(at), byte),
            Edit::Remove { at, length } => drop(bytes.drain(span(at, length))),
            Edit::Copy { from, length, to } => {
                let copy = bytes[span(from, length)].to_vec();
                drop(bytes.splice(place(to)..place(to), copy));
            }
            Edit::Number { at, which } => {
                let number = NUMBERS[usize::from(which) % NUMBERS.len()];
                drop(bytes.splice(place(at)..place(at), number.bytes()));
            }
            Edit::End { at } => bytes.truncate(place(at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edited(edit: Edit) -> String {
        Input { example: 0, edits: vec![edit] }.text(&["abcd"])
    }

    #[test]
    fn each_edit_has_its_effect() {
        assert_eq!(edited(Edit::Replace { at: 6, byte: b'x' }), "axcd");
        assert_eq!(edited(Edit::Letter { at: 0, letter: 0 }), " bcd");
        assert_eq!(edited(Edit::Insert { at: 4, byte: b'x' }), "abcdx");
        assert_eq!(edited(Edit::Remove { at: 3, length: 9 }), "abc");
        assert_eq!(edited(Edit::Copy { from: 1, length: 2, to: 4 }), "abcdbc");
        assert_eq!(edited(Edit::Number { at: 0, which: 1 }), "-1abcd");
        assert_eq!(edited(Edit::End { at: 2 }), "ab");
    }

    #[test]
    fn every_edit_fits_the_empty_input() {
        check!().with_type::<Input>().for_each(|input| assert!(input.bytes(&[]).len() <= 11 * 255));
    }
}
