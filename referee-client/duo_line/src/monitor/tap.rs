//! Hears the bytes of one line, or of two lines while it passes them on.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use serialport::SerialPort;

use super::Speaker;

/// How often a silent line is looked at; what comes is read at once.
const POLL: Duration = Duration::from_millis(200);

/// How long bytes that are passed on may take to leave.
const SEND_LIMIT: Duration = Duration::from_secs(1);

/// Something that happened on a line.
pub enum Heard {
    /// Bytes came at this time, from whoever it was.
    Bytes(Option<Speaker>, Vec<u8>, Instant),
    /// The line is lost.
    Lost(Option<Speaker>, io::Error),
}

/// Listens to a line in a thread of its own.
pub fn listen(port: Box<dyn SerialPort>, to: Sender<Heard>) -> anyhow::Result<()> {
    run(port, None, None, to)
}

/// Passes bytes between the referee's line and the board's, both ways, and listens.
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
                // Told before they go on, or an answer to them could be told first. PositionTransfer waits for nobody.
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

/// Bytes that have come; none if the line is silent for a while.
fn read(port: &mut dyn SerialPort, buffer: &mut [u8]) -> io::Result<usize> {
    match port.read(buffer) {
        Ok(0) => Err(io::ErrorKind::UnexpectedEof.into()),
        Err(why) if matches!(why.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted) => Ok(0),
        read => read,
    }
}
