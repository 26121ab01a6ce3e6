//! The accelerator in rust-hdl, one block a file, in the order in which the data flows. What only one block is made of
//! stands in the folder of its name, what several are made of in `parts`.
//!
//! What the Verilog does is decided by the emitted text alone (see `emit`), and that is what every test runs. rust-hdl's own
//! simulation can differ from it where widths or precedence do, so every kernel here keeps to three rules: constants only as
//! `Constant` fields, every result of arithmetic in a `Local` of its exact width, everything in parentheses.

pub mod emit;

pub mod uart_rx;

pub mod frame_decoder;

pub mod turn_control;

pub mod game_state;

pub mod move_generator;

pub mod leaf_unit;

pub mod move_sorter;

pub mod search;

pub mod best_first;

pub mod engines;

pub mod move_encoder;

pub mod uart_tx;

pub mod accelerator;

pub mod settings;

pub mod board;

pub mod parts;
