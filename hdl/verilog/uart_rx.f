// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
dff1.v
uart_rx_state.v
dff16.v
dff2.v
dff3.v
dff8.v
uart_rx.v
