//! What can happen to bytes on a line: each fault turns a frame into levels.

use fastrand::Rng;

/// The level of the line, and for how many bits of the receiver's baud it stays.
pub type Span = (bool, f64);

/// Bits in 50 ms, the longest pause within a frame.
pub const PAUSE_BITS: f64 = 0.05 * 115_200.0;

/// A start bit, eight data bits, a stop bit.
const BYTE_BITS: usize = 10;

/// A fault of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// None at all.
    Nothing,
    /// The sender's clock is off by 2 %, either way, in the whole game.
    DriftWithinBounds,
    /// Every bit of the game has a glitch of less than a quarter of it.
    Glitches,
    /// The sender stalls in the middle of a frame for less time than a frame may pause.
    ShortStall,
    /// It stalls for longer than that.
    LongStall,
    /// One bit is turned over; the start and the stop bit too.
    BitError,
    /// A byte is missing.
    DroppedByte,
    /// A byte comes twice.
    DoubledByte,
    /// Any byte comes between two others, or before or after them.
    InsertedByte,
    /// The line is low for longer than a byte.
    Break,
    /// The sender's clock is off by 6 % to 12 % for a frame.
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

    /// Whether no game may be lost by it.
    pub fn is_harmless(self) -> bool {
        matches!(self, Fault::Nothing | Fault::DriftWithinBounds | Fault::Glitches | Fault::ShortStall)
    }

    /// Whether it lasts for the whole game.
    pub fn is_lasting(self) -> bool {
        matches!(self, Fault::DriftWithinBounds | Fault::Glitches)
    }

    /// Whether it only means something to frames, not to the answers.
    pub fn is_of_frames(self) -> bool {
        matches!(self, Fault::ShortStall | Fault::LongStall)
    }

    /// What the table calls it.
    pub fn name(self) -> &'static str {
        match self {
            Fault::Nothing => "none",
            Fault::DriftWithinBounds => "clock off by 2 %, whole game",
            Fault::Glitches => "a glitch in every bit, whole game",
            Fault::ShortStall => "host stalls in a frame for less than 50 ms",
            Fault::LongStall => "host stalls in a frame for more than 50 ms",
            Fault::BitError => "one bit turned over",
            Fault::DroppedByte => "one byte dropped",
            Fault::DoubledByte => "one byte doubled",
            Fault::InsertedByte => "one byte inserted",
            Fault::Break => "one break",
            Fault::DriftBeyondBounds => "clock off by 6 % to 12 %, one frame",
        }
    }

    /// The levels of `bytes`, sent back to back, with this fault among them.
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
                bits.flat_map(|(index, (level, _))| glitched(level, index % BYTE_BITS == BYTE_BITS - 1, rng)).collect()
            }
            // A frame of one byte has no middle, and a pause before it harms nobody.
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
                // As often as not one that means something.
                let byte = if rng.bool() { rng.u8(..) } else { *rng.choice(b"02349<>5A").unwrap_or(&b'0') };
                [frame(&bytes[..at]), frame(&[byte]), frame(&bytes[at..])].concat()
            }
        }
    }
}

/// Bytes as they should be: ten bits each.
fn frame(bytes: &[u8]) -> Vec<Span> {
    let bits = bytes
        .iter()
        .flat_map(|&byte| [false].into_iter().chain((0..8).map(move |bit| byte >> bit & 1 != 0)).chain([true]));
    bits.map(|level| (level, 1.0)).collect()
}

/// A bit with a glitch in it, away from its ends. The last quarter of a stop bit has none: the receiver is ready for the next
/// start bit there, and takes it for one that comes early.
fn glitched(level: bool, is_stop: bool, rng: &mut Rng) -> [Span; 3] {
    let glitch = 0.02 + 0.18 * rng.f64();
    let latest = if is_stop { 0.7 } else { 0.95 } - glitch;
    let before = 0.05 + (latest - 0.05) * rng.f64();
    [(level, before), (!level, glitch), (level, 1.0 - before - glitch)]
}
