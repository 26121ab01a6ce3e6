// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
game_state_state.v
game_state_codes.v
game_state_shapes.v
dff1.v
dff4.v
dff15.v
dff20.v
dff5.v
dff49.v
dff25.v
dff14.v
dff196.v
dff21.v
dff7.v
game_state.v
