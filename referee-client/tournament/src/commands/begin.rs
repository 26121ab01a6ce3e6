//! The arguments that make a plan.

use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;

use crate::entrant::{as_name, is_name, Entrant, NAME};
use crate::format::{Format, Knockout};
use crate::game::{is_judged, Program, Settings};
use crate::hypotheses::Hypotheses;
use crate::plan::Plan;
use crate::shard::Shard;

/// What is the same for every format.
#[derive(Args)]
pub struct Common<P: Program> {
    /// The tournament's folder; it is made if it is not there
    pub dir: PathBuf,

    #[arg(long = "player", value_name = "P", required = true, help = P::PLAYER, alias = "bot", value_parser = player::<P>)]
    players: Vec<Entrant>,

    /// What chance comes from
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    #[command(flatten)]
    options: P::Options,

    #[command(flatten)]
    pub running: Running,
}

/// How a tournament is played, which changes none of its games.
#[derive(Args)]
pub struct Running {
    /// Games side by side that need this machine's processor [default: one for each core; one if a player thinks by the wall's clock].
    /// Boards play side by side whatever this says, each of them one game at a time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub concurrency: Option<u32>,

    /// Games at a time, those of boards among them [default: as many as can be]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub at_a_time: Option<u32>,

    /// How many seconds a board that is missing is waited for when all other games are over; then it forfeits its own
    #[arg(long, value_name = "S", default_value = "60", value_parser = clap::value_parser!(u32).range(0..=86_400))]
    pub patience: u32,

    /// Write one JSON object a game, and one for the table
    #[arg(long)]
    pub json: bool,
}

/// How often a pairing meets.
#[derive(Args)]
struct Rounds {
    /// How often each pairing meets, each time with two games: one from each side
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    rounds: Option<u64>,
}

/// A part of a tournament whose games all follow from the plan.
#[derive(Args)]
struct Part {
    /// Play part I of N only; `merge` puts the parts together
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
}

/// What a knockout takes.
#[derive(Args)]
struct KnockoutTerms {
    /// Games of a pairing; sides change from one to the next
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=100))]
    games: u32,

    /// How often a pairing of a knockout that nobody has won is played again; then the one that was seeded higher goes on
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(0..=10))]
    replays: u32,
}

/// Reads a player of a game.
pub fn player<P: Program>(text: &str) -> Result<Entrant, String> {
    let entrant = Entrant::from(text.to_owned());
    match is_judged(&entrant) {
        true => Ok(entrant),
        false => P::check(&entrant).map(|()| entrant).map_err(|why| misnamed::<P>(text).unwrap_or(why)),
    }
}

/// What is wrong with the name, if that is all that is wrong.
fn misnamed<P: Program>(text: &str) -> Option<String> {
    let (name, player) = text.split_once('=').filter(|(name, _)| !is_name(name))?;
    let named = Entrant::from(format!("x={player}"));
    let is_player = is_judged(&named) || P::check(&named).is_ok();
    is_player.then(|| format!("'{name}' is no name, which is {NAME}: how about {}={player}", as_name(name)))
}

fn example<P: Program>(format: &str, more: &str) -> String {
    let [first, second] = P::EXAMPLES;
    format!("Example: {} tournament {format} cup --player {first} --player {second}{more}", P::NAME)
}

/// Arguments of `round-robin`.
#[derive(Args)]
#[command(after_help = example::<P>("round-robin", " --rounds 5"))]
pub struct RoundRobinArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,
    #[command(flatten)]
    rounds: Rounds,
    #[command(flatten)]
    part: Part,
}

/// Arguments of `gauntlet`.
#[derive(Args)]
#[command(after_help = example::<P>("gauntlet", ""))]
pub struct GauntletArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,
    #[command(flatten)]
    rounds: Rounds,
    #[command(flatten)]
    part: Part,
}

/// Arguments of `sprt`.
#[derive(Args)]
#[command(after_help = example::<P>("sprt", " --elo0 0 --elo1 30"))]
pub struct SprtArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,
    #[command(flatten)]
    rounds: Rounds,

    /// H0: the first player is so much stronger than the second
    #[arg(long, value_name = "ELO", default_value = "0", allow_negative_numbers = true)]
    elo0: f64,

    /// H1: the first player is so much stronger than the second
    #[arg(long, value_name = "ELO", default_value = "20", allow_negative_numbers = true)]
    elo1: f64,

    /// How often H1 may be accepted though H0 holds
    #[arg(long, value_name = "SHARE", default_value = "0.05")]
    alpha: f64,

    /// How often H0 may be accepted though H1 holds
    #[arg(long, value_name = "SHARE", default_value = "0.05")]
    beta: f64,
}

/// Arguments of `swiss`.
#[derive(Args)]
#[command(after_help = example::<P>("swiss", " --rounds 5"))]
pub struct SwissArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,

    /// Rounds [default: as many as find one winner: 4 for 9 to 16 players]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100))]
    rounds: Option<u64>,

    /// Games of a pairing; sides change from one to the next
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=100))]
    games: u32,
}

/// Arguments of `knockout`.
#[derive(Args)]
#[command(after_help = example::<P>("knockout", "\n\nThe players are seeded as they are named, the strongest first."))]
pub struct KnockoutArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,
    #[command(flatten)]
    terms: KnockoutTerms,
}

/// Arguments of `groups`.
#[derive(Args)]
#[command(after_help = example::<P>("groups", " --groups 1 --advance 2"))]
pub struct GroupsArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,
    #[command(flatten)]
    terms: KnockoutTerms,

    /// How many groups there are
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=50))]
    groups: u32,

    /// How many of each group go on
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=50))]
    advance: u32,
}

/// Arguments of `levels`.
#[derive(Args)]
#[command(after_help = example::<P>("levels", ""))]
pub struct LevelsArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,
    #[command(flatten)]
    pub(super) levels: Levels,
}

/// How large groups of a level are, and how much is played.
#[derive(Args)]
pub struct Levels {
    /// Rounds of seeding; in each one, everybody sits in each seat once
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=1000))]
    seeding_rounds: u32,

    /// Players in a group, about; with no more players than that there is one group and no seeding
    #[arg(long, value_name = "N", default_value = "6", value_parser = clap::value_parser!(u8).range(4..=64))]
    group_size: u8,

    /// How often each combination inside a group is played in each of its four rotations
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=1000))]
    group_rounds: u32,
}

/// Arguments of `alone`.
#[derive(Args)]
#[command(after_help = example::<P>("alone", " --rounds 5"))]
pub struct AloneArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,

    /// How often everybody plays
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    rounds: Option<u64>,

    #[command(flatten)]
    part: Part,
}

/// Rounds of a tournament for which nobody names a number.
const ROUNDS: u64 = 10;

/// A test that has not come to an end by then is given up.
const ROUNDS_OF_A_TEST: u64 = 20_000;

impl<P: Program> RoundRobinArgs<P> {
    /// The plan of a round robin.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.common.plan(Format::RoundRobin, self.rounds.rounds, ROUNDS, self.part.shard)
    }
}

impl<P: Program> GauntletArgs<P> {
    /// The plan of a gauntlet.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.common.plan(Format::Gauntlet, self.rounds.rounds, ROUNDS, self.part.shard)
    }
}

impl<P: Program> SprtArgs<P> {
    /// The plan of a test.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let hypotheses = Hypotheses { elo0: self.elo0, elo1: self.elo1, alpha: self.alpha, beta: self.beta };
        hypotheses.check().map_err(bad_input)?;
        self.common.plan(Format::Sprt(hypotheses), self.rounds.rounds, ROUNDS_OF_A_TEST, None)
    }
}

impl<P: Program> SwissArgs<P> {
    /// The plan of a Swiss tournament.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let enough = u64::from(self.common.players.len().next_power_of_two().trailing_zeros());
        let rounds = self.rounds.unwrap_or(enough.max(1));
        self.common.plan(Format::Swiss { games: self.games }, Some(rounds), rounds, None)
    }
}

impl<P: Program> KnockoutArgs<P> {
    /// The plan of a knockout.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.common.plan(Format::Knockout(self.terms.knockout()), Some(1), 1, None)
    }
}

impl<P: Program> GroupsArgs<P> {
    /// The plan of groups and a knockout.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let format = Format::Groups { groups: self.groups, advance: self.advance, knockout: self.terms.knockout() };
        self.common.plan(format, Some(1), 1, None)
    }
}

impl<P: Program> LevelsArgs<P> {
    /// The plan of groups of a level.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.levels.plan::<P>(&self.common.players, &self.common.options, self.common.seed)
    }
}

impl Levels {
    /// The plan of groups of a level.
    pub fn plan<P: Program>(&self, players: &[Entrant], options: &P::Options, seed: u64) -> anyhow::Result<Plan> {
        let Levels { seeding_rounds, group_size, group_rounds } = self;
        let format = Format::Levels { group_size: (*group_size).into(), group_rounds: *group_rounds };
        plan::<P>(
            players,
            options,
            Agreed { format, rounds: Some((*seeding_rounds).into()), default: 1, shard: None, seed },
        )
    }
}

impl<P: Program> AloneArgs<P> {
    /// The plan of games of one.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.common.plan(Format::Alone, self.rounds, 1, self.part.shard)
    }
}

impl KnockoutTerms {
    fn knockout(&self) -> Knockout {
        Knockout { games: self.games, replays: self.replays }
    }
}

impl<P: Program> Common<P> {
    fn plan(&self, format: Format, rounds: Option<u64>, default: u64, shard: Option<Shard>) -> anyhow::Result<Plan> {
        plan::<P>(&self.players, &self.options, Agreed { format, rounds, default, shard, seed: self.seed })
    }
}

/// What is agreed beside the players and the game's own settings.
struct Agreed {
    format: Format,
    /// Rounds, if somebody named a number; else as many as the game's settings say, else `default`.
    rounds: Option<u64>,
    default: u64,
    shard: Option<Shard>,
    seed: u64,
}

fn plan<P: Program>(players: &[Entrant], options: &P::Options, agreed: Agreed) -> anyhow::Result<Plan> {
    let Agreed { format, rounds, default, shard, seed } = agreed;
    if !P::SEATS.contains(&format.seats()) {
        let seats = format.seats();
        return Err(bad_input(format!("{} is for {seats} at a table, which {} does not play", format.name(), P::NAME)));
    }
    let mut plan = Plan {
        game: P::NAME.to_owned(),
        format,
        players: players.to_vec(),
        rounds: rounds.unwrap_or(default),
        seed,
        shard,
        scoring: Default::default(),
        settings: Default::default(),
    };
    let own: Vec<Entrant> = players.iter().filter(|player| !is_judged(player)).cloned().collect();
    // What is wrong with the list of players is said before what is wrong with one of them.
    problem(&plan)?;
    let Settings { values, scoring, rounds: of_game } = P::settings(options, &own)?;
    plan.rounds = rounds.or(of_game).unwrap_or(default);
    (plan.settings, plan.scoring) = (values, scoring);
    problem(&plan)?;
    Ok(plan)
}

fn problem(plan: &Plan) -> anyhow::Result<()> {
    plan.problem().map_or(Ok(()), |why| Err(bad_input(why)))
}
