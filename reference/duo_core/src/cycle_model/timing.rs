//! The clock frequency, and the length of a bit on the serial line.

/// The accelerator's clock frequency: place and route reaches it on the main board with every seed
/// that is tried.
pub const CLOCK_HZ: u32 = 80_000_000;

/// Bit rate of the line to the referee.
pub const BAUD: u32 = 115_200;

/// With fewer clocks per bit, a receiver cannot sample it.
const MIN_CLOCKS: u32 = 16;

/// Number of clocks per bit on the line.
///
/// # Panics
///
/// If a bit has fewer than 16 or more than 65,535 clocks, or if rounding changes its length by more
/// than 1 %: such an accelerator must not be built.
pub fn clocks_per_bit(clock_hz: u32, baud: u32) -> u16 {
    let clocks = (clock_hz + baud / 2) / baud;
    let real_hz = u64::from(clocks) * u64::from(baud);
    let error_hz = real_hz.abs_diff(u64::from(clock_hz));
    assert!(
        clocks >= MIN_CLOCKS && error_hz * 100 <= u64::from(clock_hz),
        "a clock of {clock_hz} Hz is too slow or too coarse for {baud} baud"
    );
    u16::try_from(clocks).expect("a bit lasts at most 65,535 clocks")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_usual_boards_fit() {
        let clocks = |clock_hz| clocks_per_bit(clock_hz, BAUD);
        assert_eq!(clocks(50_000_000), 434);
        assert_eq!(clocks(CLOCK_HZ), 694);
        assert_eq!(clocks(12_000_000), 104);
        assert_eq!(clocks(25_000_000), 217);
        assert_eq!(clocks(27_000_000), 234);
        assert_eq!(clocks(100_000_000), 868);
    }

    #[test]
    #[should_panic(expected = "too slow or too coarse")]
    fn clock_that_is_too_slow_is_refused() {
        clocks_per_bit(1_000_000, BAUD);
    }

    #[test]
    #[should_panic(expected = "too slow or too coarse")]
    fn clock_that_is_too_coarse_is_refused() {
        clocks_per_bit(165 * BAUD / 10, BAUD);
    }
}
