# Digilent Arty A7-100T, XC7A100T: emitted by `cargo xtask emit` from hdl/boards and hdl/src/board: edit these, not this file.
# In the folder that `cargo xtask synth BOARD --only-verilog` fills: vivado -mode batch -source arty-a7-100t.tcl
read_verilog arty_a7_100t.v
read_xdc arty-a7-100t.xdc
synth_design -top arty_a7_100t -part xc7a100tcsg324-1
opt_design
place_design
phys_opt_design
route_design
report_utilization -file arty_a7_100t-utilization.txt
report_timing_summary -file arty_a7_100t-timing.txt
if {[get_property SLACK [get_timing_paths -setup]] < 0} { error "setup times do not close: see arty_a7_100t-timing.txt" }
if {[get_property SLACK [get_timing_paths -hold]] < 0} { error "hold times do not close: see arty_a7_100t-timing.txt" }
set_property CFGBVS VCCO [current_design]
set_property CONFIG_VOLTAGE 3.3 [current_design]
set_property BITSTREAM.GENERAL.COMPRESS TRUE [current_design]
set_property BITSTREAM.CONFIG.CONFIGRATE 33 [current_design]
set_property BITSTREAM.CONFIG.SPI_BUSWIDTH 4 [current_design]
write_bitstream -force arty_a7_100t.bit
