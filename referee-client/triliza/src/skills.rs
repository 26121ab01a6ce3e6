//! The options for the skill of both robots.

use clap::Args;
use referee_client::fail::bad_input;
use triliza_core::solver::Skill;

use crate::arguments::{probability, seconds};
use crate::mishaps::Mishap;
use crate::simulation::{Hands, DEFAULT_SECONDS};

/// Maximum number of different times of a robot: the solver's work grows with their sums.
const MAX_TIMES: usize = 5;

#[derive(Args)]
pub struct SkillArgs {
    /// Probability that a placement succeeds, for both robots
    #[arg(long, value_name = "P", default_value = "0.8", value_parser = probability)]
    success: f64,

    /// Probability for green only
    #[arg(long, value_name = "P", value_parser = probability)]
    green_success: Option<f64>,

    /// Probability for red only
    #[arg(long, value_name = "P", value_parser = probability)]
    red_success: Option<f64>,

    /// Seconds that green's attempts take, equally likely, such as 50,70 [default: a match uses
    /// 50,75,100; elsewhere a coin decides equally many cubes]
    #[arg(long, value_name = "S,S", value_delimiter = ',', value_parser = seconds, requires = "red_times")]
    green_times: Vec<u8>,

    /// Seconds that red's attempts take
    #[arg(long, value_name = "S,S", value_delimiter = ',', value_parser = seconds, requires = "green_times")]
    red_times: Vec<u8>,
}

impl SkillArgs {
    /// Two equal robots with the simulation's default times.
    pub fn even(success: f64) -> SkillArgs {
        let times = DEFAULT_SECONDS.to_vec();
        SkillArgs { success, green_success: None, red_success: None, green_times: times.clone(), red_times: times }
    }

    /// Green's and red's simulated robots.
    pub fn hands(&self, mishaps: &[Mishap]) -> [Hands; 2] {
        let hands = |own: Option<f64>, times: &[u8]| Hands {
            success: own.unwrap_or(self.success),
            times: times.to_vec(),
            mishaps: mishaps.to_vec(),
        };
        [hands(self.green_success, &self.green_times), hands(self.red_success, &self.red_times)]
    }

    /// Fills in the simulation's default times where none are given.
    #[must_use]
    pub fn with_default_times(&self) -> SkillArgs {
        let or_default = |times: &[u8]| if times.is_empty() { DEFAULT_SECONDS.to_vec() } else { times.to_vec() };
        let (green_times, red_times) = (or_default(&self.green_times), or_default(&self.red_times));
        SkillArgs { green_times, red_times, ..*self }
    }

    /// Green's and red's skill.
    pub fn skills(&self) -> anyhow::Result<[Skill; 2]> {
        let skill = |own: Option<f64>, times: &[u8]| {
            if times.len() > MAX_TIMES {
                return Err(bad_input(format!("at most {MAX_TIMES} different times can be solved")));
            }
            Skill::new(own.unwrap_or(self.success), times.to_vec()).ok_or_else(|| bad_input("no such skill"))
        };
        Ok([skill(self.green_success, &self.green_times)?, skill(self.red_success, &self.red_times)?])
    }
}
