//! `tournament event`: a tournament that an event file describes.
//!
//! The file becomes the command line of its format, so formats and games need nothing of their own.

use std::marker::PhantomData;
use std::path::PathBuf;

use anyhow::anyhow;
use clap::error::{ContextKind, ContextValue};
use clap::{Args, Command, Parser, Subcommand};

use super::begin::{player, Running};
use super::games::begin;
use super::TournamentCommand;
use crate::event_file::{Choice, EventFile};
use crate::game::Program;
use crate::plan::Plan;

/// Arguments of `event`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament event cup cup.toml\n\n\
    The file names the event, its teams and its format as TOML:\n\n  \
    title = \"Open Cup\"\n  \
    place = \"Jena\"\n  \
    date = 2026-11-28\n\n  \
    [format]\n  \
    name = \"swiss\"\n  \
    rounds = 5\n  \
    tie-breaks = [\"buchholz\", \"wins\"]\n\n  \
    [game]\n  \
    # options of the game, such as its time control\n\n  \
    [[teams]]\n  \
    name = \"Jena\"\n  \
    institution = \"FSU Jena\"\n  \
    seed = 1\n  \
    player = \"{}\"\n\n\
    Options have the names that they have on the command line. An error names the line.", P::NAME, P::EXAMPLES[1]))]
pub struct EventArgs<P: Program> {
    /// The tournament's folder, created if necessary
    dir: PathBuf,

    /// The event file
    file: PathBuf,

    #[command(flatten)]
    running: Running,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// The command line of a format.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct FormatLine<P: Program> {
    #[command(subcommand)]
    command: TournamentCommand<P>,
}

/// The formats that a file may name.
const FORMATS: [&str; 8] = ["round-robin", "gauntlet", "sprt", "swiss", "knockout", "groups", "levels", "alone"];

/// Options of the command line that an event file states otherwise, or that belong to one run.
const NOT_IN_FILES: [&str; 6] = ["player", "shard", "concurrency", "at-a-time", "patience", "json"];

/// Starts the tournament of an event file, or continues it if the file has not changed.
pub fn run<P: Program>(args: &EventArgs<P>) -> anyhow::Result<()> {
    begin::<P>(&args.dir, plan::<P>(&EventFile::read(&args.file)?)?, &args.running)
}

/// The plan of an event file.
pub fn plan<P: Program>(event: &EventFile) -> anyhow::Result<Plan> {
    let format = &event.format.value;
    if !FORMATS.contains(&format.as_str()) {
        let why = format!("there is no format '{format}'; formats are {}", FORMATS.join(", "));
        return Err(event.error(event.format.line, &why));
    }
    for team in &event.teams {
        player::<P>(&team.value).map_err(|why| event.error(team.line, &why))?;
    }
    let game_has = options(&P::Options::augment_args(Command::new("game")));
    let formats = TournamentCommand::<P>::augment_subcommands(Command::new("tournament"));
    let mut format_has = formats.find_subcommand(format).map(options).unwrap_or_default();
    format_has.retain(|name| !game_has.contains(name) && !NOT_IN_FILES.contains(&name.as_str()));
    check_names(event, &event.format_options, &format_has, format)?;
    check_names(event, &event.game_options, &game_has, P::NAME)?;
    let choices = || event.format_options.iter().chain(&event.game_options);
    let players = event.teams.iter().map(|team| format!("--player={}", team.value));
    let words = [format.clone(), "event".to_owned()].into_iter().chain(players).chain(choices().map(as_argument));
    let line = FormatLine::<P>::try_parse_from(words).map_err(|why| {
        let argument = match why.get(ContextKind::InvalidArg) {
            Some(ContextValue::String(argument)) => argument.as_str(),
            _ => "",
        };
        let named = argument.trim_start_matches("--").split([' ', '=']).next().unwrap_or_default();
        let line = choices().find(|choice| choice.name == named).map_or(event.format.line, |choice| choice.line);
        event.error(line, &in_one_line(&why))
    })?;
    let plan = plan_of(&line.command).map_err(|why| event.error_in_file(&why))?;
    Ok(Plan { event: Some(event.info.clone()), ..plan })
}

/// The names of a command's options.
fn options(command: &Command) -> Vec<String> {
    let longs = command.get_arguments().filter_map(|argument| argument.get_long());
    longs.filter(|name| *name != "help").map(str::to_owned).collect()
}

/// Refuses an option that a format or a game does not have.
fn check_names(event: &EventFile, choices: &[Choice], known: &[String], whose: &str) -> anyhow::Result<()> {
    match choices.iter().find(|choice| !known.contains(&choice.name)) {
        None => Ok(()),
        Some(choice) if known.is_empty() => {
            Err(event.error(choice.line, &format!("{whose} has no option '{}', nor any other", choice.name)))
        }
        Some(choice) => {
            let why = format!("{whose} has no option '{}'; it has {}", choice.name, known.join(", "));
            Err(event.error(choice.line, &why))
        }
    }
}

fn as_argument(choice: &Choice) -> String {
    match &choice.value {
        Some(value) => format!("--{}={value}", choice.name),
        None => format!("--{}", choice.name),
    }
}

/// The first paragraph of clap's error without its heading.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.trim_start_matches("error: ").split_whitespace().collect();
    words.join(" ")
}

fn plan_of<P: Program>(command: &TournamentCommand<P>) -> anyhow::Result<Plan> {
    match command {
        TournamentCommand::RoundRobin(args) => args.plan(),
        TournamentCommand::Gauntlet(args) => args.plan(),
        TournamentCommand::Sprt(args) => args.plan(),
        TournamentCommand::Swiss(args) => args.plan(),
        TournamentCommand::Knockout(args) => args.plan(),
        TournamentCommand::Groups(args) => args.plan(),
        TournamentCommand::Levels(args) => args.plan(),
        TournamentCommand::Alone(args) => args.plan(),
        _ => Err(anyhow!("the command is not a format")),
    }
}

#[cfg(test)]
mod tests {
    use clap::Args;
    use serde_json::json;

    use super::*;
    use crate::entrant::Entrant;
    use crate::event_file::tests::EXAMPLE;
    use crate::format::Format;
    use crate::game::{Game, Settings};
    use crate::scoring::TieBreak;

    /// A game whose players are called model or first-legal.
    struct Toy;

    #[derive(Args)]
    struct ToyOptions {
        #[arg(long, default_value_t = 1000)]
        move_time: u32,

        #[arg(long)]
        fast: bool,

        #[arg(long)]
        slow: bool,
    }

    impl Program for Toy {
        const NAME: &'static str = "toy";
        const PLAYER: &'static str = "A player";
        const EXAMPLES: [&'static str; 2] = ["model", "first-legal"];
        const SEATS: &'static [usize] = &[2];
        type Options = ToyOptions;

        fn check(player: &Entrant) -> Result<(), String> {
            let is_player = ["model", "first-legal", "serial"].iter().any(|kind| player.player().starts_with(kind));
            is_player.then_some(()).ok_or_else(|| format!("there is no player '{}'", player.player()))
        }

        fn settings(options: &ToyOptions, _players: &[Entrant]) -> anyhow::Result<Settings> {
            let ToyOptions { move_time, fast, slow } = options;
            let values = json!({ "move_time": move_time, "fast": fast, "slow": slow });
            Ok(Settings { values: values.as_object().cloned().unwrap_or_default(), ..Settings::default() })
        }

        fn game(_plan: &Plan, _threads: usize) -> anyhow::Result<Box<dyn Game>> {
            anyhow::bail!("no game is played here")
        }
    }

    fn read(text: String) -> anyhow::Result<Plan> {
        plan::<Toy>(&EventFile::parse("cup.toml", text)?)
    }

    #[test]
    fn event_file_becomes_a_plan() {
        let plan = read(EXAMPLE.to_owned()).unwrap();
        assert_eq!((plan.format, plan.rounds), (Format::Swiss { games: 1 }, 3));
        assert_eq!(plan.tie_breaks, [TieBreak::Buchholz, TieBreak::Wins]);
        assert_eq!(plan.players.iter().map(Entrant::name).collect::<Vec<_>>(), ["Graz", "Jena", "Porto"]);
        assert_eq!(json!(plan.settings), json!({ "move_time": 500, "fast": true, "slow": false }));
        let event = plan.event.clone().unwrap();
        assert_eq!((event.title.as_str(), event.institutions.len()), ("Open Cup", 1));
        let stored = serde_json::to_string(&plan).unwrap();
        assert_eq!(serde_json::from_str::<Plan>(&stored).unwrap(), plan);
    }

    #[test]
    fn errors_of_options_and_players_name_the_line() {
        for (was, is, why) in [
            ("swiss", "chess", "cup.toml, line 6: there is no format 'chess'; formats are round-robin, "),
            ("rounds = 3", "roundz = 3", "cup.toml, line 7: swiss has no option 'roundz'; it has seed, rounds, games"),
            ("rounds = 3", "rounds = 0", "cup.toml, line 7: invalid value '0' for '--rounds <N>'"),
            ("rounds = 3", "json = true", "cup.toml, line 7: swiss has no option 'json'"),
            ("\"wins\"", "\"luck\"", "cup.toml, line 8: invalid value 'luck' for '--tie-breaks <LIST>'"),
            ("move-time = 500", "move-time = \"x\"", "cup.toml, line 11: invalid value 'x'"),
            ("move-time = 500", "clock = 3", "cup.toml, line 11: toy has no option 'clock'; it has move-time, fast"),
            ("first-legal", "deep-blue", "cup.toml, line 23: there is no player 'deep-blue'"),
        ] {
            let told = read(EXAMPLE.replacen(was, is, 1)).unwrap_err().to_string();
            assert!(told.starts_with(why), "{told}");
            assert!(!told.contains('\n'), "{told}");
        }
        let alone = EXAMPLE.split("[[teams]]\nname = \"Jena\"").next().unwrap();
        let told = read(alone.to_owned()).unwrap_err().to_string();
        assert_eq!(told, "cup.toml: a tournament has 2 to 100 players, not 1");
    }
}
