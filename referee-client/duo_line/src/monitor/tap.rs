//! Reads the bytes of one line, or of two lines while forwarding between them.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use serialport::SerialPort;

use super::Speaker;

/// Poll interval of a silent line. Bytes that arrive are read at once.
const POLL: Duration = Duration::from_millis(200);

/// Time limit for forwarding bytes.
const SEND_LIMIT: Duration = Duration::from_secs(1);

/// An event on a line.
pub enum Heard {
    /// Bytes with their time and sender.
    Bytes(Option<Speaker>, Vec<u8>, Instant),
    /// The line is lost.
    Lost(Option<Speaker>, io::Error),
}

/// Reads a line in a new thread.
pub fn listen(port: Box<dyn SerialPort>, to: Sender<Heard>) -> anyhow::Result<()> {
    run(port, None, None, to)
}

/// Forwards bytes between the referee's and the board's line, and reports them.
pub fn forward(referee: Box<dyn SerialPort>, board: Box<dyn SerialPort>, to: Sender<Heard>) -> anyhow::Result<()> {
    let (to_referee, to_board) = (referee.try_clone()?, board.try_clone()?);
    run(referee, Some(to_board), Some(Speaker::Referee), to.clone())?;
    run(board, Some(to_referee), Some(Speaker::Board), to)
}

fn run(
    mut from: Box<dyn SerialPort>,
    mut onward: Option<Box<dyn SerialPort>>,
    speaker: Option<Speaker>,
    to: Sender<Heard>,
) -> anyhow::Result<()> {
    from.set_timeout(POLL)?;
    if let Some(onward) = &mut onward {
        onward.set_timeout(SEND_LIMIT)?;
    }
    thread::spawn(move || {
        let mut buffer = [0; 256];
        loop {
            let passed_on = read(&mut *from, &mut buffer).and_then(|count| {
                if count == 0 {
                    return Ok(true);
                }
                // Report before forwarding, so that an answer cannot be reported before its prompt.
                // Reporting never blocks.
                let heard = Heard::Bytes(speaker, buffer[..count].to_vec(), Instant::now());
                let is_heard = to.send(heard).is_ok();
                onward.as_mut().map_or(Ok(()), |onward| onward.write_all(&buffer[..count])).map(|()| is_heard)
            });
            match passed_on {
                Ok(true) => {}
                Ok(false) => return,
                Err(why) => {
                    let _ = to.send(Heard::Lost(speaker, why));
                    return;
                }
            }
        }
    });
    Ok(())
}

/// Reads the bytes that have arrived; none after a silence.
fn read(port: &mut dyn SerialPort, buffer: &mut [u8]) -> io::Result<usize> {
    match port.read(buffer) {
        Ok(0) => Err(io::ErrorKind::UnexpectedEof.into()),
        Err(why) if matches!(why.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted) => Ok(0),
        read => read,
    }
}
