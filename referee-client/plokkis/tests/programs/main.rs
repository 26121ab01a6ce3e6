//! Tests of the program `plokkis`: its commands, whole matches, and bots that break rules.

mod hand_in;
mod match_runs;
mod matches;
mod measurements;
mod misbehaviour;
mod system_calls;
mod tournaments;
