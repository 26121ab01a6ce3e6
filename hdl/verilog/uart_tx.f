// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
uart_tx_state.v
dff10.v
dff4.v
dff16.v
uart_tx.v
