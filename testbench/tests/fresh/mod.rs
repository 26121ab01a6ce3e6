//! The accelerator as the blocks emit it now. The files in `hdl/verilog` need not be up to date.

use duo_core::configuration::Configuration;
use duo_core::cycle_model::accelerator::{In, Out};
use duo_core::cycle_model::timing::BAUD;
use hdl::accelerator::Accelerator;
use hdl::emit::verilog;
use testbench::line::Line;
use testbench::verilator::Design;

/// A clock with few cycles in a bit. At the boards' clock, nearly all cycles of a game pass while
/// the line sends a bit. Nothing else depends on the clock.
pub const SLOW_CLOCK_HZ: u32 = 32 * BAUD;

/// The accelerator at this clock frequency, in this configuration.
pub fn design(clock_hz: u32, configuration: Configuration) -> Design<In, Out> {
    let print = || verilog("accelerator", || Accelerator::new(clock_hz, BAUD, configuration));
    Design::build_once("accelerator", (clock_hz, configuration), print).unwrap()
}

/// A line to the accelerator in the default configuration, at the slow clock.
#[allow(dead_code)] // Not every test program uses every function.
pub fn line(team: [u8; 2], budget_cycles: u32, seed: u64) -> Line {
    line_at(SLOW_CLOCK_HZ, Configuration::default(), team, budget_cycles, seed)
}

/// A line to the accelerator at this clock frequency, in this configuration.
pub fn line_at(clock_hz: u32, configuration: Configuration, team: [u8; 2], budget_cycles: u32, seed: u64) -> Line {
    Line::new(&design(clock_hz, configuration), clock_hz, configuration, team, budget_cycles, seed)
}
