//! What a sequential test is about: two hypotheses about the difference of two players' strength.

use serde::{Deserialize, Serialize};

/// What is tested: that the first player is `elo0` stronger than the second, against that it is `elo1` stronger.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hypotheses {
    /// The difference under H0.
    pub elo0: f64,
    /// The difference under H1.
    pub elo1: f64,
    /// How often H1 may be accepted though H0 holds.
    pub alpha: f64,
    /// How often H0 may be accepted though H1 holds.
    pub beta: f64,
}

impl Hypotheses {
    /// The ratios at which H0 and H1 are accepted, after Wald.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// What cannot be tested, in words.
    pub fn check(&self) -> Result<(), String> {
        let rates = [self.alpha, self.beta];
        if !(self.elo0 < self.elo1 && self.elo0.abs() <= 1000.0 && self.elo1.abs() <= 1000.0) {
            return Err(format!(
                "elo0 must be less than elo1, both from -1000 to 1000, not {} and {}",
                self.elo0, self.elo1
            ));
        }
        if !rates.iter().all(|rate| (0.0001..=0.4).contains(rate)) {
            return Err(format!("alpha and beta must be from 0.0001 to 0.4, not {} and {}", self.alpha, self.beta));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HYPOTHESES: Hypotheses = Hypotheses { elo0: 0.0, elo1: 40.0, alpha: 0.05, beta: 0.05 };

    #[test]
    fn hypotheses_that_cannot_be_tested_say_why() {
        HYPOTHESES.check().unwrap();
        let told = |hypotheses: Hypotheses| hypotheses.check().unwrap_err();
        assert!(told(Hypotheses { elo1: 0.0, ..HYPOTHESES }).contains("elo0 must be less than elo1"));
        assert!(told(Hypotheses { elo1: f64::NAN, ..HYPOTHESES }).contains("not 0 and NaN"));
        assert!(told(Hypotheses { beta: 0.5, ..HYPOTHESES }).contains("alpha and beta"));
    }
}
