// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
settings_memory.v
dff5.v
dff16.v
dff1.v
dff32.v
settings.v
