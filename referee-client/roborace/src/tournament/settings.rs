//! What a tournament is played on, as its plan keeps it: the maps themselves, so that every machine that plays a part has them.

use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use roborace_core::map::Map;
use roborace_core::robot::Pose;
use serde::{Deserialize, Serialize};

use crate::map_file::{self, parse_course};
use crate::server::courses;
use crate::terms::Hands;

/// Options with which a tournament is begun.
#[derive(Args)]
pub struct Options {
    /// Folder of the maps, each of which names its start: a round on each of them
    #[arg(long, value_name = "DIR", default_value = "mapy")]
    maps: PathBuf,

    /// How hands are dealt
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,
}

/// This game's part of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The maps in the order in which they are played.
    pub maps: Vec<Course>,
    /// How hands are dealt.
    pub hands: Hands,
}

/// A map with its name.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Course {
    /// The name of its file.
    pub name: String,
    /// The lines of the map and of its start, as its file has them.
    lines: Vec<String>,
}

impl Settings {
    /// What the options say.
    pub fn new(options: &Options) -> anyhow::Result<Settings> {
        let course = |name: String| {
            let file =
                courses::file(&options.maps, &name).ok_or_else(|| bad_input(format!("{name} is no map's name")))?;
            let (map, start) = map_file::read_with_start(&file, None)?;
            let text = format!("{map}{start}");
            Ok(Course { name, lines: text.lines().map(str::to_owned).collect() })
        };
        let maps = courses::names(&options.maps).into_iter().map(course).collect::<anyhow::Result<Vec<_>>>()?;
        if maps.is_empty() {
            return Err(bad_input(format!(
                "there are no maps in {}: `roborace maps` writes some",
                options.maps.display()
            )));
        }
        Ok(Settings { maps, hands: options.hands })
    }
}

impl Course {
    /// The map and the start; the error says what is wrong with them.
    pub fn read(&self) -> anyhow::Result<(Map, Pose)> {
        let at = |why: &dyn std::fmt::Display| bad_input(format!("map {}: {why}", self.name));
        let (map, start) = parse_course(&self.lines.join("\n")).map_err(|why| at(&why))?;
        Ok((map, start.ok_or_else(|| at(&"it names no start"))?))
    }
}
