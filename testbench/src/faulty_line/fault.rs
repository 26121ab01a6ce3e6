//! Faults of a serial line: each turns the bytes of a frame into levels.

use fastrand::Rng;

/// A level of the line, and its length in bits at the receiver's baud rate.
pub type Span = (bool, f64);

/// Bits in 50 ms, the longest pause within a frame.
pub const PAUSE_BITS: f64 = 0.05 * 115_200.0;

/// A start bit, eight data bits and a stop bit.
const BYTE_BITS: usize = 10;

/// A fault of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// No fault.
    Nothing,
    /// The sender's clock is up to 2 % too fast or too slow during the whole game.
    DriftWithinBounds,
    /// Every bit of the game has a glitch shorter than a quarter of a bit.
    Glitches,
    /// The sender pauses within a frame, for less than the longest pause.
    ShortStall,
    /// The sender pauses within a frame, for more than the longest pause.
    LongStall,
    /// One bit is inverted, possibly a start or stop bit.
    BitError,
    /// A byte is missing.
    DroppedByte,
    /// A byte is sent twice.
    DoubledByte,
    /// A random byte is inserted between two others, or before or after them.
    InsertedByte,
    /// The line is low for longer than a byte.
    Break,
    /// The sender's clock is off by 6 % to 12 % during one frame.
    DriftBeyondBounds,
}

impl Fault {
    /// All faults.
    pub const ALL: [Fault; 11] = [
        Fault::Nothing,
        Fault::DriftWithinBounds,
        Fault::Glitches,
        Fault::ShortStall,
        Fault::LongStall,
        Fault::BitError,
        Fault::DroppedByte,
        Fault::DoubledByte,
        Fault::InsertedByte,
        Fault::Break,
        Fault::DriftBeyondBounds,
    ];

    /// Whether the fault must not lose a game.
    pub fn is_harmless(self) -> bool {
        matches!(self, Fault::Nothing | Fault::DriftWithinBounds | Fault::Glitches | Fault::ShortStall)
    }

    /// Whether the fault lasts for the whole game.
    pub fn is_lasting(self) -> bool {
        matches!(self, Fault::DriftWithinBounds | Fault::Glitches)
    }

    /// Whether the fault makes sense only in frames, not in answers.
    pub fn is_of_frames(self) -> bool {
        matches!(self, Fault::ShortStall | Fault::LongStall)
    }

    /// Its name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Fault::Nothing => "none",
            Fault::DriftWithinBounds => "clock off by 2 %, whole game",
            Fault::Glitches => "a glitch in every bit, whole game",
            Fault::ShortStall => "host stalls in a frame for less than 50 ms",
            Fault::LongStall => "host stalls in a frame for more than 50 ms",
            Fault::BitError => "one bit inverted",
            Fault::DroppedByte => "one byte dropped",
            Fault::DoubledByte => "one byte doubled",
            Fault::InsertedByte => "one byte inserted",
            Fault::Break => "one break",
            Fault::DriftBeyondBounds => "clock off by 6 % to 12 %, one frame",
        }
    }

    /// The levels of `bytes`, sent back to back with this fault in them.
    pub fn levels(self, bytes: &[u8], rng: &mut Rng) -> Vec<Span> {
        let at = rng.usize(..bytes.len());
        let stretched = |by: f64| frame(bytes).into_iter().map(|(level, bits)| (level, bits * by)).collect();
        let with_pause = |at: usize, pause: Span| [frame(&bytes[..at]), vec![pause], frame(&bytes[at..])].concat();
        match self {
            Fault::Nothing => frame(bytes),
            Fault::DriftWithinBounds => stretched(if rng.bool() { 0.98 } else { 1.02 }),
            Fault::DriftBeyondBounds => {
                let off_by = 0.06 + 0.06 * rng.f64();
                stretched(if rng.bool() { 1.0 - off_by } else { 1.0 + off_by })
            }
            Fault::Glitches => {
                let bits = frame(bytes).into_iter().enumerate();
                bits.flat_map(|(index, (level, _))| add_glitch(level, index % BYTE_BITS == BYTE_BITS - 1, rng))
                    .collect()
            }
            // A frame of one byte has no middle, and a pause before it is harmless.
            Fault::ShortStall => with_pause(at, (true, (0.02 + 0.3 * rng.f64()) * PAUSE_BITS)),
            Fault::LongStall => with_pause(at, (true, (1.1 + 0.3 * rng.f64()) * PAUSE_BITS)),
            Fault::Break => {
                let at = rng.usize(..=bytes.len());
                let low = [(false, 10.5 + 40.0 * rng.f64()), (true, 1.5)];
                [frame(&bytes[..at]), low.to_vec(), frame(&bytes[at..])].concat()
            }
            Fault::BitError => {
                let mut levels = frame(bytes);
                let bit = rng.usize(..levels.len());
                levels[bit].0 = !levels[bit].0;
                levels
            }
            Fault::DroppedByte => [frame(&bytes[..at]), frame(&bytes[at + 1..])].concat(),
            Fault::DoubledByte => [frame(&bytes[..=at]), frame(&bytes[at..])].concat(),
            Fault::InsertedByte => {
                let at = rng.usize(..=bytes.len());
                // Half of the time a byte with a meaning.
                let byte = if rng.bool() { rng.u8(..) } else { *rng.choice(b"02349<>5A").unwrap_or(&b'0') };
                [frame(&bytes[..at]), frame(&[byte]), frame(&bytes[at..])].concat()
            }
        }
    }
}

/// Correct levels of these bytes, ten bits each.
fn frame(bytes: &[u8]) -> Vec<Span> {
    let bits = bytes
        .iter()
        .flat_map(|&byte| [false].into_iter().chain((0..8).map(move |bit| byte >> bit & 1 != 0)).chain([true]));
    bits.map(|level| (level, 1.0)).collect()
}

/// A bit with a glitch inside. The last quarter of a stop bit has none, because the receiver would
/// take it for the next start bit.
fn add_glitch(level: bool, is_stop: bool, rng: &mut Rng) -> [Span; 3] {
    let glitch = 0.02 + 0.18 * rng.f64();
    let latest = if is_stop { 0.7 } else { 0.95 } - glitch;
    let before = 0.05 + (latest - 0.05) * rng.f64();
    [(level, before), (!level, glitch), (level, 1.0 - before - glitch)]
}
