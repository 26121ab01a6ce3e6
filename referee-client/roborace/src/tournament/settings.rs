//! The settings in a tournament's plan. They contain the maps, so that every machine that plays a
//! part has the maps.

use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use roborace_core::map::Map;
use roborace_core::robot::Pose;
use serde::{Deserialize, Serialize};

use crate::map_file::{self, parse_course};
use crate::server::maps;
use crate::terms::Hands;

/// Options of a new tournament.
#[derive(Args)]
pub struct Options {
    /// Folder of the maps, each with a start; a round on each of them
    #[arg(long, value_name = "DIR", default_value = "mapy")]
    maps: PathBuf,

    /// Distribution of the hands
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,
}

/// RoboRace's settings in a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The maps in playing order.
    pub maps: Vec<Course>,
    /// The distribution of hands.
    pub hands: Hands,
}

/// A map and its name.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Course {
    /// Name of its file.
    pub name: String,
    /// Lines of the map and the start.
    lines: Vec<String>,
}

impl Settings {
    /// Reads the maps.
    pub fn new(options: &Options) -> anyhow::Result<Settings> {
        let course = |name: String| {
            let file = maps::file(&options.maps, &name)
                .ok_or_else(|| bad_input(format!("{name} is not a valid name of a map")))?;
            let (map, start) = map_file::read_with_start(&file, None)?;
            let text = format!("{map}{start}");
            Ok(Course { name, lines: text.lines().map(str::to_owned).collect() })
        };
        let maps = maps::names(&options.maps).into_iter().map(course).collect::<anyhow::Result<Vec<_>>>()?;
        if maps.is_empty() {
            return Err(bad_input(format!(
                "there are no maps in {}: write some with `roborace maps`",
                options.maps.display()
            )));
        }
        Ok(Settings { maps, hands: options.hands })
    }
}

impl Course {
    /// The map and the start.
    pub fn read(&self) -> anyhow::Result<(Map, Pose)> {
        let at = |why: &dyn std::fmt::Display| bad_input(format!("map {}: {why}", self.name));
        let (map, start) = parse_course(&self.lines.join("\n")).map_err(|why| at(&why))?;
        Ok((map, start.ok_or_else(|| at(&"it has no start"))?))
    }
}
