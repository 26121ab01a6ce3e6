//! Listening sockets and threads of every server. Both are limited.

use std::future::Future;
use std::io;
use std::net::SocketAddr;

use anyhow::Context;
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::Builder;

/// Bytes that the system buffers for each connection in each direction.
const SYSTEM_BUFFER: u32 = 65_536;

/// Connections that the system queues until they are accepted.
const QUEUE: u32 = 1024;

/// Number of threads for long work, in addition to those that answer requests. Further work waits.
const THREADS_FOR_WORK: usize = 16;

/// Runs a server on threads that answer requests.
pub fn run(server: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    Builder::new_multi_thread().enable_all().max_blocking_threads(THREADS_FOR_WORK).build()?.block_on(server)
}

/// Listens on an address; port 0 takes any free port.
pub fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    try_listen(address).with_context(|| format!("cannot listen on {address}"))
}

fn try_listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.set_reuseaddr(true)?;
    // Each connection inherits the listener's buffers.
    socket.set_send_buffer_size(SYSTEM_BUFFER)?;
    socket.set_recv_buffer_size(SYSTEM_BUFFER)?;
    socket.bind(address)?;
    socket.listen(QUEUE)
}
