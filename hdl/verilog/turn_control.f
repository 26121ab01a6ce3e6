// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
turn_control_state.v
dff1.v
turn_control.v
