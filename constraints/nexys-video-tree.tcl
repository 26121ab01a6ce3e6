# Digilent Nexys Video, XC7A200T, best first: emitted by `cargo xtask emit` from hdl/boards and hdl/src/board: edit these, not this file.
# In the folder that `cargo xtask synth BOARD --only-verilog` fills: vivado -mode batch -source nexys-video-tree.tcl
read_verilog nexys_video_tree.v
read_xdc nexys-video-tree.xdc
synth_design -top nexys_video_tree -part xc7a200tsbg484-1
opt_design
place_design
phys_opt_design
route_design
report_utilization -file nexys_video_tree-utilization.txt
report_timing_summary -file nexys_video_tree-timing.txt
if {[get_property SLACK [get_timing_paths -setup]] < 0} { error "setup times do not close: see nexys_video_tree-timing.txt" }
if {[get_property SLACK [get_timing_paths -hold]] < 0} { error "hold times do not close: see nexys_video_tree-timing.txt" }
set_property CFGBVS VCCO [current_design]
set_property CONFIG_VOLTAGE 3.3 [current_design]
set_property BITSTREAM.GENERAL.COMPRESS TRUE [current_design]
set_property BITSTREAM.CONFIG.CONFIGRATE 33 [current_design]
set_property BITSTREAM.CONFIG.SPI_BUSWIDTH 4 [current_design]
write_bitstream -force nexys_video_tree.bit
