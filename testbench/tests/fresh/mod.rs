//! The accelerator as the blocks emit it now, which need not have been written to `hdl/verilog` yet.

use duo_core::configuration::Configuration;
use duo_core::cycle_model::accelerator::{In, Out};
use duo_core::cycle_model::timing::{BAUD, CLOCK_HZ};
use hdl::accelerator::Accelerator;
use hdl::emit::verilog;
use testbench::line::Line;
use testbench::verilator::Design;

/// The accelerator in this configuration.
pub fn design(configuration: Configuration) -> Design<In, Out> {
    Design::build("accelerator", &verilog("accelerator", || Accelerator::new(CLOCK_HZ, BAUD, configuration))).unwrap()
}

/// A line to the accelerator in the default configuration.
pub fn line(team: [u8; 2], budget_cycles: u32, seed: u64) -> Line {
    line_of(Configuration::default(), team, budget_cycles, seed)
}

/// A line to the accelerator in this configuration.
pub fn line_of(configuration: Configuration, team: [u8; 2], budget_cycles: u32, seed: u64) -> Line {
    Line::new(&design(configuration), configuration, team, budget_cycles, seed)
}
