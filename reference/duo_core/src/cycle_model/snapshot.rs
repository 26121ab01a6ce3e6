//! Snapshots: the values of a block's signals in one cycle, under their names in the Verilog.
//!
//! They cost nothing while a block is not observed.

use super::ports::{words_for, Field};

/// Number of words of the widest signal, a board.
const MAX_WORDS: usize = 7;

/// A signal in one cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// The signal's path in the Verilog: instances from the top down, and the wire, separated by
    /// dots. A register is its wire `...$q`.
    pub path: String,
    /// The signal's width in bits.
    pub width: usize,
    /// The value in hexadecimal without leading zeros; `None` if no block uses it in this cycle.
    pub value: Option<String>,
}

/// The signals of one cycle, in the same order in every cycle.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    scope: Vec<&'static str>,
    signals: Vec<Signal>,
}

impl Snapshot {
    /// Adds the signals that `tell` shows as those of an instance inside the current block.
    pub fn inside(&mut self, block: &'static str, tell: impl FnOnce(&mut Snapshot)) {
        self.scope.push(block);
        tell(self);
        self.scope.pop();
    }

    /// Adds a signal of the current block.
    pub fn show<F: Field>(&mut self, name: impl Into<String>, width: usize, value: F) {
        self.show_if(name, width, Some(value));
    }

    /// Adds a signal of the current block. Without a value, the signal does not matter in this
    /// cycle, and the hardware holds an old value.
    pub fn show_if<F: Field>(&mut self, name: impl Into<String>, width: usize, value: Option<F>) {
        let value = value.map(|value| {
            let mut words = [0; MAX_WORDS];
            let words = &mut words[..words_for(width)];
            value.pack(width, words);
            hexadecimal(words)
        });
        let path = self.scope.iter().map(|block| format!("{block}.")).collect::<String>() + &name.into();
        self.signals.push(Signal { path, width, value });
    }

    /// All signals shown.
    pub fn signals(self) -> Vec<Signal> {
        self.signals
    }
}

fn hexadecimal(words: &[u32]) -> String {
    let digits: String = words.iter().rev().map(|word| format!("{word:08x}")).collect();
    match digits.trim_start_matches('0') {
        "" => "0".to_owned(),
        digits => digits.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::Cells;

    #[test]
    fn signal_has_its_path_and_value() {
        let mut snapshot = Snapshot::default();
        snapshot.inside("outer", |outer| {
            outer.inside("inner", |inner| inner.show("free$q", 196, Cells::single(4, 0) | Cells::single(13, 13)));
            outer.show("valid", 1, false);
            outer.show_if("key$q", 16, None::<u16>);
        });
        let board = format!("8{}10", "0".repeat(46));
        let told = |path: &str, width, value| Signal { path: path.to_owned(), width, value };
        let expected = [
            told("outer.inner.free$q", 196, Some(board)),
            told("outer.valid", 1, Some("0".to_owned())),
            told("outer.key$q", 16, None),
        ];
        assert_eq!(snapshot.signals(), expected);
    }
}
