# Radiona ULX3S, LFE5U-85F, best first: emitted by `cargo xtask emit` from hdl/boards and hdl/src/board: edit these, not this file.
# In the folder that `cargo xtask synth BOARD --only-verilog` fills: diamondc ulx3s-85f-tree.tcl
prj_project new -name ulx3s_85f_tree -impl impl1 -dev LFE5U-85F-6BG381C -synthesis lse
prj_impl option top ulx3s_85f_tree
prj_src add ulx3s_85f_tree.v
prj_src add ulx3s-85f-tree.lpf
prj_run Synthesis -impl impl1
prj_run Translate -impl impl1
prj_run Map -impl impl1
prj_run PAR -impl impl1
# Setup times at the slow corner, hold times at the fast one.
prj_run PAR -impl impl1 -task PARTrace
set file [open impl1/ulx3s_85f_tree_impl1.twr]
set report [read $file]
close $file
set counts [regexp -all -inline {Timing errors: *([0-9]+)} $report]
if {[llength $counts] < 4} { error "impl1/ulx3s_85f_tree_impl1.twr does not report both setup and hold times" }
foreach {line errors} $counts {
    if {$errors > 0} { error "timing does not close: see impl1/ulx3s_85f_tree_impl1.twr" }
}
prj_run Export -impl impl1 -task Bitgen
prj_project close
