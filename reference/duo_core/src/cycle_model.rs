//! Cycle models, one for each hardware block: the block's outputs on every clock, in plain Rust.
//!
//! A model is a function of its state and its inputs that is called once per clock. The testbench
//! runs each model in lockstep with the Verilog of the block of the same name and compares every
//! output on every clock.
pub mod accelerator;
pub mod best_first;
pub mod bring_up;
pub mod engines;
pub mod frame_decoder;
pub mod game_state;
pub mod leaf_unit;
pub mod move_encoder;
pub mod move_generator;
pub mod move_sorter;
pub mod ports;
pub mod search;
pub mod settings;
pub mod snapshot;
pub mod timing;
pub mod turn_control;
pub mod uart_rx;
pub mod uart_tx;
pub mod wire;

pub use ports::{Field, Port, Ports};

/// A block that is stepped by its clock.
pub trait CycleModel {
    /// The block's inputs.
    type In: Ports;
    /// The block's outputs.
    type Out: Ports;

    /// Returns the outputs of this cycle, a function of the current state and `input`, and then
    /// applies the clock edge.
    fn step(&mut self, input: Self::In) -> Self::Out;
}
