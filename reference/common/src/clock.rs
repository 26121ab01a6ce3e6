//! The host's clock; in a browser, the page's clock.

#[cfg(not(target_family = "wasm"))]
pub use std::time::Instant;

#[cfg(target_family = "wasm")]
pub use page::Instant;

#[cfg(target_family = "wasm")]
mod page {
    use std::time::Duration;

    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Milliseconds since some moment. The number never decreases.
        safe fn milliseconds() -> f64;
    }

    /// A moment, like [`std::time::Instant`].
    #[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
    pub struct Instant(f64);

    impl Instant {
        /// This moment.
        pub fn now() -> Instant {
            Instant(milliseconds())
        }

        /// The time since this moment.
        pub fn elapsed(&self) -> Duration {
            Duration::from_secs_f64(((milliseconds() - self.0) / 1000.0).max(0.0))
        }
    }
}
