//! Reads the values of wires and registers inside a simulated search, clock by clock, from a
//! waveform that Verilator writes.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use duo_core::cycle_model::search::{In, Out};

use crate::verilator::Design;
use crate::verilog;

/// The simulated module.
const SEARCH: &str = "search";

/// Units of time per clock in the waveform. The value at the start of a clock is the one in that
/// clock.
const UNITS: u64 = 10;

/// The values of a signal, clock by clock, in hexadecimal without leading zeros.
pub type Values = Vec<String>;

/// The values of inner signals of a search that starts in clock 0 and has this input on every
/// clock.
///
/// The result has the values of `clocks` clocks from the clock `first` on, for each of the `paths`:
/// the instances from the top down and a name, separated by dots.
///
/// # Errors
/// A simulation that cannot be built, or a signal that it lacks.
pub fn of_search(input: In, first: u64, clocks: usize, paths: &[&str]) -> Result<Vec<Values>> {
    let design = Design::<In, Out>::build_traced(SEARCH, &verilog::of(SEARCH)?)?;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("search.vcd");
    let mut simulation = design.start();
    simulation.step(In { start: true, ..input });
    (1..first).for_each(|_| _ = simulation.step(input));
    simulation.trace(&path)?;
    (0..clocks).for_each(|_| _ = simulation.step(input));
    // Dropping the simulation flushes the waveform.
    drop(simulation);
    read(&path, first, clocks, paths)
}

/// Reads a waveform file (VCD, IEEE 1364-2005, clause 18).
fn read(path: &Path, first: u64, clocks: usize, paths: &[&str]) -> Result<Vec<Values>> {
    let mut lines = BufReader::new(File::open(path)?).lines();
    let codes = codes(&mut lines)?;
    let wanted: Vec<String> = paths
        .iter()
        .map(|path| codes.get(*path).cloned().with_context(|| format!("the design has no signal `{path}`")))
        .collect::<Result<_>>()?;
    let mut present: HashMap<String, String> = HashMap::new();
    let mut values = vec![Values::new(); paths.len()];
    let mut sample = |time: Option<u64>, present: &HashMap<String, String>| {
        let begins = (0..clocks as u64).any(|clock| time == Some(UNITS * (first + clock)));
        for (values, code) in values.iter_mut().zip(&wanted).filter(|_| begins) {
            values.push(present.get(code).cloned().unwrap_or_default());
        }
    };
    let mut time = None;
    for line in lines {
        let line = line?;
        if let Some(next) = line.strip_prefix('#') {
            sample(time, &present);
            time = Some(next.parse()?);
        } else if let Some((bits, code)) = line.strip_prefix('b').and_then(|rest| rest.split_once(' ')) {
            present.insert(code.to_owned(), hexadecimal(bits)?);
        } else if let Some(bit) = line.get(..1).filter(|bit| matches!(*bit, "0" | "1")) {
            present.insert(line[1..].to_owned(), bit.to_owned());
        }
    }
    sample(time, &present);
    ensure!(values.iter().all(|values| values.len() == clocks), "the waveform lacks some clocks");
    Ok(values)
}

/// The code of every signal, by its path below the top module.
fn codes(lines: &mut impl Iterator<Item = std::io::Result<String>>) -> Result<HashMap<String, String>> {
    let mut codes = HashMap::new();
    let mut scopes: Vec<String> = Vec::new();
    for line in lines {
        let line = line?;
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["$scope", _, name, ..] => scopes.push(name.to_owned()),
            ["$upscope", ..] => _ = scopes.pop(),
            ["$var", _, _, code, name, ..] => {
                if let Some(top) = scopes.iter().position(|scope| scope == SEARCH) {
                    let path = [&scopes[top + 1..], &[name.to_owned()]].concat().join(".");
                    codes.insert(path, code.to_owned());
                }
            }
            ["$enddefinitions", ..] => return Ok(codes),
            _ => {}
        }
    }
    bail!("the waveform's definitions have no end")
}

fn hexadecimal(bits: &str) -> Result<String> {
    ensure!(bits.bytes().all(|bit| matches!(bit, b'0' | b'1')), "a signal has unknown bits: {bits}");
    let padded = "0".repeat((4 - bits.len() % 4) % 4) + bits;
    let digit = |four: &[u8]| four.iter().fold(0, |digit, bit| 2 * digit + u32::from(bit - b'0'));
    let digits: String = padded.as_bytes().chunks(4).filter_map(|four| char::from_digit(digit(four), 16)).collect();
    let short = digits.trim_start_matches('0');
    Ok(if short.is_empty() { "0".to_owned() } else { short.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAVEFORM: &str = "$timescale 1ns $end\n $scope module TOP $end\n  $scope module search $end\n   $var wire 1 # busy $end\n   \
        $scope module inner $end\n    $var wire 9 ' key$q [8:0] $end\n   $upscope $end\n   $var wire 1 ( done $end\n  $upscope $end\n \
        $upscope $end\n$enddefinitions $end\n\n#30\n0#\nb000000000 '\n1(\n#35\nb100010011 '\n#40\n1#\n#45\n#50\n0#\n";

    fn values(paths: &[&str]) -> Result<Vec<Values>> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("x.vcd");
        std::fs::write(&path, WAVEFORM)?;
        read(&path, 3, 3, paths)
    }

    #[test]
    fn signals_have_their_values_at_the_start_of_each_clock() {
        let found = values(&["busy", "inner.key$q", "done"]).unwrap();
        assert_eq!(found, [["0", "1", "0"], ["0", "113", "113"], ["1", "1", "1"]]);
        let complaint = values(&["inner.done"]).unwrap_err().to_string();
        assert_eq!(complaint, "the design has no signal `inner.done`");
    }
}
