// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
dff1.v
dff16.v
dff15.v
move_sorter.v
