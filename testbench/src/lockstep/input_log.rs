//! All inputs of a run from its first clock, compressed so that ten million fit in memory.
//!
//! A run of equal inputs is stored once with its length, and a change as the difference to the
//! inputs before: an edge of a serial line takes two bytes.

/// The inputs of every clock so far.
pub struct InputLog {
    bytes: Vec<u8>,
    last: Vec<u32>,
    repeats: u64,
}

impl InputLog {
    /// An empty log.
    pub fn new(words: usize) -> Self {
        Self { bytes: Vec::new(), last: vec![0; words], repeats: 0 }
    }

    /// Adds a clock.
    #[inline]
    pub fn push(&mut self, inputs: &[u32]) {
        if self.last != inputs {
            self.change(inputs);
        }
        self.repeats += 1;
    }

    fn change(&mut self, inputs: &[u32]) {
        write(&mut self.bytes, self.repeats);
        for (last, now) in self.last.iter_mut().zip(inputs) {
            write(&mut self.bytes, u64::from(*last ^ now));
            *last = *now;
        }
        self.repeats = 0;
    }

    /// Calls `each` with the inputs of every clock from the first on.
    pub fn replay(&self, mut each: impl FnMut(&[u32])) {
        let mut inputs = vec![0; self.last.len()];
        let mut bytes = self.bytes.iter();
        while !bytes.as_slice().is_empty() {
            (0..read(&mut bytes)).for_each(|_| each(&inputs));
            for word in &mut inputs {
                *word ^= read(&mut bytes) as u32;
            }
        }
        (0..self.repeats).for_each(|_| each(&inputs));
    }
}

/// Writes a number with seven bits per byte, lowest first; the high bit says that more follow.
fn write(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

fn read(bytes: &mut std::slice::Iter<u8>) -> u64 {
    let mut value = 0;
    let mut shift = 0;
    for byte in bytes {
        value |= u64::from(byte & 0x7f) << shift;
        shift += 7;
        if byte & 0x80 == 0 {
            break;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replay_gives_back_what_was_pushed() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut pushed = Vec::new();
        let mut log = InputLog::new(2);
        for _ in 0..1000 {
            let inputs = [rng.u32(..) >> rng.u32(..32), rng.u32(..2)];
            for _ in 0..rng.usize(..300) {
                pushed.push(inputs);
                log.push(&inputs);
            }
        }
        let mut replayed = Vec::new();
        log.replay(|inputs| replayed.push([inputs[0], inputs[1]]));
        assert!(replayed == pushed);
    }

    #[test]
    fn ten_million_quiet_clocks_need_no_memory() {
        let mut log = InputLog::new(1);
        (0..10_000_000).for_each(|clock| log.push(&[clock / 5_000_000]));
        assert!(log.bytes.len() < 10);
    }
}
