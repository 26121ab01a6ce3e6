// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
frame_decoder_state.v
dff32.v
dff3.v
dff1.v
dff4.v
dff5.v
frame_decoder.v
