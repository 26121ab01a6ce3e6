//! The last few cycles, for the table in the report of a mismatch.

use std::fmt::Write;

use duo_core::cycle_model::Port;

/// Values with more hexadecimal digits are shortened in the table.
const SHOWN_DIGITS: usize = 12;

/// Inputs, expected and actual outputs of the last cycles.
pub struct History {
    rows: Vec<Row>,
    /// Number of cycles pushed.
    cycles: u64,
}

#[derive(Clone)]
struct Row {
    inputs: Vec<u32>,
    expected: Vec<u32>,
    actual: Vec<u32>,
}

impl History {
    /// A history of the last `cycles` cycles.
    pub fn new(inputs: usize, outputs: usize, cycles: usize) -> Self {
        let row = Row { inputs: vec![0; inputs], expected: vec![0; outputs], actual: vec![0; outputs] };
        Self { rows: vec![row; cycles], cycles: 0 }
    }

    /// Adds a cycle and forgets the oldest.
    #[inline]
    pub fn push(&mut self, inputs: &[u32], expected: &[u32], actual: &[u32]) {
        let capacity = self.rows.len() as u64;
        let row = &mut self.rows[(self.cycles % capacity) as usize];
        row.inputs.copy_from_slice(inputs);
        row.expected.copy_from_slice(expected);
        row.actual.copy_from_slice(actual);
        self.cycles += 1;
    }

    /// The table, one line per cycle; an output that differs is shown as `model!=design`.
    pub fn table(&self, inputs: &[Port], outputs: &[Port], bad_cycle: u64) -> String {
        let mut header = vec!["cycle".to_owned()];
        header.extend(inputs.iter().map(|port| port.name.to_owned()));
        header.push("|".to_owned());
        header.extend(outputs.iter().map(|port| port.name.to_owned()));
        let mut lines = vec![header];
        let capacity = self.rows.len() as u64;
        for cycle in self.cycles.saturating_sub(capacity)..self.cycles {
            let row = &self.rows[(cycle % capacity) as usize];
            let mut line = vec![cycle.to_string()];
            line.extend(split(inputs, &row.inputs).map(|(port, value)| shorten(port, value)));
            line.push("|".to_owned());
            let actual = split(outputs, &row.actual);
            line.extend(split(outputs, &row.expected).zip(actual).map(|((port, model), (_, design))| {
                if model == design {
                    shorten(port, model)
                } else {
                    format!("{}!={}", shorten(port, model), shorten(port, design))
                }
            }));
            if cycle == bad_cycle {
                line.push("<- first mismatch".to_owned());
            } else if cycle > bad_cycle {
                line.push("(inputs held)".to_owned());
            }
            lines.push(line);
        }
        align(&lines)
    }
}

/// Each port with its words.
pub fn split<'a>(ports: &'a [Port], mut words: &'a [u32]) -> impl Iterator<Item = (&'a Port, &'a [u32])> {
    ports.iter().map(move |port| {
        let (value, rest) = words.split_at(port.words());
        words = rest;
        (port, value)
    })
}

/// A single bit as 0 or 1, a wider value with all hexadecimal digits.
pub fn digits(port: &Port, words: &[u32]) -> String {
    let mut text = String::new();
    for word in words.iter().rev() {
        let _ = write!(text, "{word:08x}");
    }
    let shown = port.width.div_ceil(4);
    text.split_off(text.len() - shown)
}

fn shorten(port: &Port, words: &[u32]) -> String {
    let text = digits(port, words);
    match text.len() {
        0..=SHOWN_DIGITS => text,
        length => format!("..{}", &text[length - SHOWN_DIGITS..]),
    }
}

/// Aligns the cells of lines in columns.
pub fn align(lines: &[Vec<String>]) -> String {
    let width = |column: usize| lines.iter().filter_map(|line| line.get(column)).map(String::len).max();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().enumerate().map(|(column, cell)| format!("{cell:>0$}", width(column).unwrap_or(0)));
        let _ = writeln!(text, "  {}", cells.collect::<Vec<_>>().join("  "));
    }
    text
}
