//! A script for Vivado, Xilinx' own tool: from Verilog to a bitstream without a project.

/// The script for the module `top` on a part, with this constraint file.
pub fn script(top: &str, part: &str, constraints: &str) -> String {
    format!(
        "\
# In the folder that `cargo xtask synth BOARD --only-verilog` fills: vivado -mode batch -source {script}
read_verilog {top}.v
read_xdc {constraints}
synth_design -top {top} -part {part}
opt_design
place_design
phys_opt_design
route_design
report_utilization -file {top}-utilization.txt
report_timing_summary -file {top}-timing.txt
if {{[get_property SLACK [get_timing_paths -setup]] < 0}} {{ error \"setup times do not close: see {top}-timing.txt\" }}
if {{[get_property SLACK [get_timing_paths -hold]] < 0}} {{ error \"hold times do not close: see {top}-timing.txt\" }}
set_property CFGBVS VCCO [current_design]
set_property CONFIG_VOLTAGE 3.3 [current_design]
set_property BITSTREAM.GENERAL.COMPRESS TRUE [current_design]
set_property BITSTREAM.CONFIG.CONFIGRATE 33 [current_design]
set_property BITSTREAM.CONFIG.SPI_BUSWIDTH 4 [current_design]
write_bitstream -force {top}.bit
",
        script = constraints.replace(".xdc", ".tcl")
    )
}
