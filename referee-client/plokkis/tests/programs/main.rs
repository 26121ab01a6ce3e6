//! The program `plokkis`: its manners, whole matches, and bots that misbehave.

mod hand_in;
mod match_runs;
mod matches;
mod measurements;
mod misbehaviour;
mod system_calls;
mod tournaments;
