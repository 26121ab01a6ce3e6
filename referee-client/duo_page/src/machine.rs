//! The machine at work for the page: traces a position's moves through generator, leaf unit and
//! sorter.
//!
//! Names and values come from the search's cycle model. `tests/serve/machine.rs` of the program
//! compares them with the Verilog.

use std::collections::BTreeMap;

use duo_core::cycle_model::snapshot::Signal;
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::evaluation::Evaluation;
use duo_core::perspective::Perspective;
use duo_core::position::Position;
use duo_core::trace::{trace, Trace};
use serde::Serialize;

/// Signal values, clock by clock.
#[derive(Serialize)]
pub struct Machine {
    position: String,
    clock_hz: u32,
    /// The first traced clock, counted from the start of the search.
    first: u64,
    clocks: usize,
    /// The leaf unit's weights at this turn.
    weights: Weights,
    signals: Vec<TracedSignal>,
}

#[derive(Serialize)]
struct Weights {
    tempo: i16,
    cells: i16,
    /// The sets bends, safe, reach, wave and free of the evaluation.
    freedom: [i16; 5],
}

/// A signal by its instance path and name in the Verilog, with its changes.
#[derive(Serialize)]
struct TracedSignal {
    path: String,
    width: usize,
    /// Clock, counted from the first traced one, and value in hexadecimal; `None` where the value
    /// does not matter.
    changes: Vec<(usize, Option<String>)>,
}

/// Traces a position.
pub fn machine(position: &Position) -> Result<Machine, String> {
    let Trace { first, clocks } = trace(position).ok_or("the game is over in that position")?;
    let weights = Evaluation::default().weights_at(Perspective::from(position).ply + 1);
    Ok(Machine {
        position: position.to_string(),
        clock_hz: CLOCK_HZ,
        first,
        clocks: clocks.len(),
        weights: Weights { tempo: weights.tempo, cells: weights.cells, freedom: weights.freedom },
        signals: changes_of(clocks),
    })
}

fn changes_of(clocks: Vec<Vec<Signal>>) -> Vec<TracedSignal> {
    let mut told: Vec<TracedSignal> = Vec::new();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for (clock, signals) in clocks.into_iter().enumerate() {
        for signal in signals {
            let place = *places.entry(signal.path.clone()).or_insert_with(|| {
                told.push(TracedSignal { path: signal.path, width: signal.width, changes: Vec::new() });
                told.len() - 1
            });
            let changes = &mut told[place].changes;
            if changes.last().is_none_or(|(_, last)| *last != signal.value) {
                changes.push((clock, signal.value));
            }
        }
    }
    told
}
