//! How well both robots do, as options say it.

use clap::Args;
use referee_client::fail::bad_input;
use triliza_core::solver::Skill;

use crate::arguments::{probability, seconds};
use crate::mishaps::Mishap;
use crate::simulation::{Hands, USUAL_SECONDS};

/// Different times that a robot may be given: the solver's work grows with their sums.
const MOST_TIMES: usize = 5;

/// How well both robots do.
#[derive(Args)]
pub struct SkillArgs {
    /// Probability that a placement succeeds, for both robots
    #[arg(long, value_name = "P", default_value = "0.8", value_parser = probability)]
    success: f64,

    /// Green's own probability
    #[arg(long, value_name = "P", value_parser = probability)]
    green_success: Option<f64>,

    /// Red's own probability
    #[arg(long, value_name = "P", value_parser = probability)]
    red_success: Option<f64>,

    /// Seconds that green's attempts take, equally likely, such as 50,70 [default: a match takes 50,75,100;
    /// otherwise a tie on time is a fair coin]
    #[arg(long, value_name = "S,S", value_delimiter = ',', value_parser = seconds, requires = "red_times")]
    green_times: Vec<u8>,

    /// The same for red
    #[arg(long, value_name = "S,S", value_delimiter = ',', value_parser = seconds, requires = "green_times")]
    red_times: Vec<u8>,
}

impl SkillArgs {
    /// Both robots succeed as often, and take the simulation's usual times.
    pub fn even(success: f64) -> SkillArgs {
        let times = USUAL_SECONDS.to_vec();
        SkillArgs { success, green_success: None, red_success: None, green_times: times.clone(), red_times: times }
    }

    /// Simulated robots that do as well, green's and red's.
    pub fn hands(&self, mishaps: &[Mishap]) -> [Hands; 2] {
        let hands = |own: Option<f64>, times: &[u8]| Hands {
            success: own.unwrap_or(self.success),
            times: times.to_vec(),
            mishaps: mishaps.to_vec(),
        };
        [hands(self.green_success, &self.green_times), hands(self.red_success, &self.red_times)]
    }

    /// The same with the simulation's usual times unless others are given.
    #[must_use]
    pub fn with_usual_times(&self) -> SkillArgs {
        let or_usual = |times: &[u8]| if times.is_empty() { USUAL_SECONDS.to_vec() } else { times.to_vec() };
        let (green_times, red_times) = (or_usual(&self.green_times), or_usual(&self.red_times));
        SkillArgs { green_times, red_times, ..*self }
    }

    /// Green's and red's skill.
    pub fn skills(&self) -> anyhow::Result<[Skill; 2]> {
        let skill = |own: Option<f64>, times: &[u8]| {
            if times.len() > MOST_TIMES {
                return Err(bad_input(format!("at most {MOST_TIMES} different times can be solved")));
            }
            Skill::new(own.unwrap_or(self.success), times.to_vec()).ok_or_else(|| bad_input("no such skill"))
        };
        Ok([skill(self.green_success, &self.green_times)?, skill(self.red_success, &self.red_times)?])
    }
}
