//! Maps and states as the pages read them.

use roborace_core::map::Map;
use roborace_core::moves::{Crash, State};

/// The lines of a map.
pub fn lines(map: &Map) -> Vec<String> {
    map.to_string().lines().map(str::to_owned).collect()
}

/// Where the robot stands, or how the game has ended.
pub fn state(state: State) -> String {
    match state {
        State::At(pose) => pose.to_string(),
        State::Won => "won".to_owned(),
        State::Lost(Crash::Hole) => "hole".to_owned(),
        State::Lost(Crash::Edge) => "edge".to_owned(),
    }
}
