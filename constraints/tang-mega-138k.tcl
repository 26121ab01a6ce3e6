# Sipeed Tang Mega 138K, GW5AST-138: emitted by `cargo xtask emit` from hdl/boards and hdl/src/board: edit these, not this file.
# In the folder that `cargo xtask synth BOARD --only-verilog` fills: gw_sh tang-mega-138k.tcl
# impl/pnr/tang-mega-138k.tr then has setup and hold times at all corners; nothing here reads it.
set file [open tang_mega_138k.sdc w]
puts $file {create_clock -name oscillator -period 20 [get_ports {oscillator}]}
close $file
set_device -name GW5AST-138C GW5AST-LV138PG484AC1/I0
add_file tang_mega_138k.v
add_file tang-mega-138k.cst
add_file tang_mega_138k.sdc
set_option -top_module tang_mega_138k
set_option -output_base_name tang-mega-138k
set_option -use_cpu_as_gpio 1
set_option -gen_text_timing_rpt 1
run all
