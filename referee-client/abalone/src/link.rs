//! A line-based link to a player over any stream, with bounded lines and bounded queues in both
//! directions.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::sync::mpsc::{channel, Receiver, Sender};
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};
use tournament::evidence::{Speaker, Transcript};

use crate::protocol::LineSplitter;

/// Number of received lines that may wait for the referee.
const QUEUE_IN: usize = 64;

/// Number of sent lines that may wait for the player. A player with more unread lines counts as
/// gone.
const QUEUE_OUT: usize = 64;

/// A player that reads nothing for this long counts as gone.
const WRITE_PATIENCE: Duration = Duration::from_secs(5);

/// Time for a player to read the last lines after the link is dropped.
const LAST_PATIENCE: Duration = Duration::from_millis(100);

/// Number of lines that may arrive in a burst, and per second afterwards. Further lines wait on the
/// player's side.
const BURST: f64 = 500.0;
const LINES_A_SECOND: f64 = 200.0;

/// An event from a player.
#[derive(Debug)]
pub enum Incoming {
    /// A line and its time of arrival.
    Line(String, Instant),
    /// A line that is too long or not UTF-8.
    Unreadable(&'static str),
    /// The player has closed the link, for this reason.
    Closed(&'static str),
}

/// A link to a player.
pub struct Link {
    incoming: Receiver<Incoming>,
    outgoing: Sender<String>,
    overrun: bool,
    /// Receives a copy of all lines in both directions.
    transcript: Option<Transcript>,
    /// The task that reads from the player.
    reader: Option<AbortHandle>,
    /// When dropped, tells the writing task that the link is dropped.
    _alive: Option<oneshot::Sender<()>>,
}

impl Drop for Link {
    fn drop(&mut self) {
        // A silent player would keep its connection open. Lines already sent to it are still
        // delivered.
        if let Some(reader) = &self.reader {
            reader.abort();
        }
    }
}

impl Link {
    /// A link over any pair of streams. `place` is dropped when the last line has been sent and the
    /// streams are closed.
    pub fn new(
        reader: impl AsyncRead + Unpin + Send + 'static,
        writer: impl AsyncWrite + Unpin + Send + 'static,
        place: impl Send + Sync + 'static,
    ) -> Link {
        let (to_us, incoming) = channel(QUEUE_IN);
        let (outgoing, lines) = channel(QUEUE_OUT);
        // Either half keeps the stream open, so each holds the place until it ends.
        let place = Arc::new(place);
        let readers_place = place.clone();
        let reader = tokio::spawn(async move {
            let _place = readers_place;
            pump_in(reader, to_us).await;
        });
        let (alive, dropped) = oneshot::channel();
        tokio::spawn(async move {
            let _place = place;
            pump_out(writer, lines, dropped).await;
        });
        let reader = reader.abort_handle();
        Link { incoming, outgoing, overrun: false, transcript: None, reader: Some(reader), _alive: Some(alive) }
    }

    /// A link within the program, with its other end: a receiver of lines and a sender of events.
    pub fn within_program() -> (Link, Receiver<String>, Sender<Incoming>) {
        let (to_us, incoming) = channel(QUEUE_IN);
        let (outgoing, lines) = channel(QUEUE_OUT);
        (Link { incoming, outgoing, overrun: false, transcript: None, reader: None, _alive: None }, lines, to_us)
    }

    /// Sends a line. A failure is reported by [`Link::next`].
    pub fn send(&mut self, line: impl Into<String>) {
        let line = line.into();
        self.log(Speaker::Referee, &line, Instant::now());
        self.overrun |= self.outgoing.try_send(line).is_err();
    }

    /// Copies all later lines in both directions to a transcript.
    pub fn copy_to(&mut self, transcript: Transcript) {
        self.transcript = Some(transcript);
    }

    fn log(&self, by: Speaker, line: &str, at: Instant) {
        self.transcript.iter().for_each(|transcript| transcript.add(by, format!("{line}\n").as_bytes(), at));
    }

    /// Waits for the next line or event.
    pub async fn next(&mut self) -> Incoming {
        if self.overrun {
            // If a player has left, the reason is queued behind its last lines.
            while let Ok(incoming) = self.incoming.try_recv() {
                if let Incoming::Closed(_) = incoming {
                    return incoming;
                }
            }
            return Incoming::Closed("it does not read");
        }
        let incoming = self.incoming.recv().await.unwrap_or(Incoming::Closed("the connection is closed"));
        match &incoming {
            Incoming::Line(line, came) => self.log(Speaker::Player, line, *came),
            Incoming::Unreadable(why) | Incoming::Closed(why) => {
                self.log(Speaker::Player, &format!("({why})"), Instant::now());
            }
        }
        incoming
    }
}

/// Reads lines until the input ends. Lines that are too long are discarded.
async fn pump_in(reader: impl AsyncRead + Unpin, to_us: Sender<Incoming>) {
    let (mut reader, mut splitter) = (BufReader::new(reader), LineSplitter::default());
    let mut allowance = Allowance::new();
    loop {
        let incoming = match read_line(&mut reader, &mut splitter).await {
            Ok(Some(Ok(line))) => Incoming::Line(line, Instant::now()),
            Ok(Some(Err(why))) => Incoming::Unreadable(why),
            Ok(None) => Incoming::Closed("the connection is closed"),
            Err(_) => Incoming::Closed("the connection is broken"),
        };
        let last = matches!(incoming, Incoming::Closed(_));
        if to_us.send(incoming).await.is_err() || last {
            return;
        }
        allowance.use_one().await;
    }
}

/// Reads the next line; the error says why it cannot be read. `None` at the end of input. A last
/// line without a line end counts.
async fn read_line(
    reader: &mut (impl AsyncBufReadExt + Unpin),
    splitter: &mut LineSplitter,
) -> io::Result<Option<Result<String, &'static str>>> {
    loop {
        let bytes = reader.fill_buf().await?;
        if bytes.is_empty() {
            return Ok(splitter.finish());
        }
        let (used, line) = splitter.take(bytes);
        reader.consume(used);
        if line.is_some() {
            return Ok(line);
        }
    }
}

/// A token bucket for lines: limits their rate.
struct Allowance {
    lines: f64,
    since: Instant,
}

impl Allowance {
    fn new() -> Allowance {
        Allowance { lines: BURST, since: Instant::now() }
    }

    async fn use_one(&mut self) {
        let now = Instant::now();
        self.lines = (self.lines + (now - self.since).as_secs_f64() * LINES_A_SECOND).min(BURST) - 1.0;
        self.since = now;
        if self.lines < 0.0 {
            sleep(Duration::from_secs_f64(-self.lines / LINES_A_SECOND)).await;
        }
    }
}

/// Writes lines until the queue is closed or the player stops reading.
async fn pump_out(mut writer: impl AsyncWrite + Unpin, lines: Receiver<String>, dropped: oneshot::Receiver<()>) {
    tokio::select! {
        () = write_lines(&mut writer, lines) => {}
        () = async {
            let _ = dropped.await;
            sleep(LAST_PATIENCE).await;
        } => {}
    }
}

async fn write_lines(writer: &mut (impl AsyncWrite + Unpin), mut lines: Receiver<String>) {
    while let Some(mut line) = lines.recv().await {
        line.push('\n');
        match timeout(WRITE_PATIENCE, writer.write_all(line.as_bytes())).await {
            Ok(Ok(())) => {}
            _ => return,
        }
        // Flush when the queue is empty.
        if lines.is_empty() && !matches!(timeout(WRITE_PATIENCE, writer.flush()).await, Ok(Ok(()))) {
            return;
        }
    }
    // This closes only the direction to the player; what the player still sends may remain unread.
    let _ = timeout(WRITE_PATIENCE, writer.shutdown()).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::LONGEST_LINE;

    async fn lines_of(text: &[u8]) -> Vec<Result<String, &'static str>> {
        let (mut reader, mut splitter) = (BufReader::new(text), LineSplitter::default());
        let mut lines = Vec::new();
        while let Some(line) = read_line(&mut reader, &mut splitter).await.unwrap() {
            lines.push(line);
        }
        lines
    }

    #[tokio::test]
    async fn lines_are_split_and_bounded() {
        let long = "x".repeat(LONGEST_LINE + 1);
        let most = "y".repeat(LONGEST_LINE);
        let text = format!("a\n\nb\r\n{long}\n{most}\nlast");
        let expected = [Ok("a"), Ok(""), Ok("b"), Err("the line is too long"), Ok(most.as_str()), Ok("last")];
        let lines = lines_of(text.as_bytes()).await;
        assert_eq!(lines.iter().map(|line| line.as_deref().map_err(|why| *why)).collect::<Vec<_>>(), expected);
        assert_eq!(lines_of(b"\xff\nok\n").await, [Err("the line is not UTF-8"), Ok("ok".to_owned())]);
        // An endless line is not stored beyond the limit.
        assert_eq!(lines_of(&[b'z'; 1 << 20]).await, [Err("the line is too long")]);
    }

    #[tokio::test]
    async fn player_that_reads_nothing_counts_as_gone() {
        let (near, _far) = tokio::io::duplex(64);
        let (reader, writer) = tokio::io::split(near);
        let mut link = Link::new(reader, writer, ());
        for _ in 0..QUEUE_OUT * 2 {
            link.send("x".repeat(100));
        }
        assert!(matches!(link.next().await, Incoming::Closed("it does not read")));
    }

    #[tokio::test]
    async fn dropped_link_sends_its_last_lines_and_closes() {
        let (near, mut far) = tokio::io::duplex(64);
        let (reader, writer) = tokio::io::split(near);
        let mut link = Link::new(reader, writer, ());
        link.send("bye");
        drop(link);
        let mut said = String::new();
        let read = timeout(Duration::from_secs(20), tokio::io::AsyncReadExt::read_to_string(&mut far, &mut said));
        read.await.expect("the line is closed").unwrap();
        assert_eq!(said, "bye\n");
        // The other end is closed.
        assert!(far.write_all(&[b'x'; 100]).await.is_err());
    }

    #[tokio::test]
    async fn flood_is_read_at_the_allowed_rate() {
        let (near, far) = tokio::io::duplex(1 << 16);
        let (reader, writer) = tokio::io::split(near);
        let mut link = Link::new(reader, writer, ());
        let (_keep, mut flood) = tokio::io::split(far);
        tokio::spawn(async move { while flood.write_all(b"x\n").await.is_ok() {} });
        let begun = Instant::now();
        for _ in 0..BURST as usize + 40 {
            assert!(matches!(link.next().await, Incoming::Line(..)));
        }
        assert!(begun.elapsed().as_secs_f64() > 30.0 / LINES_A_SECOND);
    }
}
