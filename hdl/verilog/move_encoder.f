// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
move_encoder_state.v
move_encoder_codes.v
dff4.v
dff1.v
dff32.v
dff3.v
move_encoder.v
