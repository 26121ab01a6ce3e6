//! The committed Verilog that programs simulate. `cargo xtask emit --check` keeps it equal to what the blocks emit.

/// The accelerator with the default configuration.
pub const ACCELERATOR: &str = include_str!("../../hdl/verilog/accelerator.v");

/// The move generator.
pub const MOVE_GENERATOR: &str = include_str!("../../hdl/verilog/move_generator.v");

/// The search.
pub const SEARCH: &str = include_str!("../../hdl/verilog/search.v");
