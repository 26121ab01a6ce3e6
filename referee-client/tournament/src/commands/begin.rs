//! The commands that start a tournament: their arguments and the plans made from them.

use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;

use crate::entrant::{as_name, is_name, Entrant, NAME};
use crate::format::{Format, Hypotheses, Knockout, Model};
use crate::game::{Program, Settings};
use crate::plan::{Plan, Shard};
use crate::scoring::TieBreak;
use crate::standings::sprt::Test;

/// Arguments of every format.
#[derive(Args)]
pub struct Common<P: Program> {
    /// The tournament's folder, created if necessary
    pub dir: PathBuf,

    #[arg(long = "player", value_name = "P", required = true, help = P::PLAYER, alias = "bot", value_parser = player::<P>)]
    players: Vec<Entrant>,

    /// Random seed
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    #[command(flatten)]
    options: P::Options,

    #[command(flatten)]
    pub running: Running,
}

/// Arguments that do not change the games themselves.
#[derive(Args)]
pub struct Running {
    /// Games at a time that use this machine's processor [default: one a core; 1 if a player thinks
    /// by the clock]. Boards play side by side in any case, one game each
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub concurrency: Option<u32>,

    /// Games at a time, boards included [default: no limit]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub at_a_time: Option<u32>,

    /// Seconds that a missing board has to return when all other games are over. Then it forfeits
    /// its games
    #[arg(long, value_name = "S", default_value = "60", value_parser = clap::value_parser!(u32).range(0..=86_400))]
    pub patience: u32,

    /// Write one JSON object a game, and one for the standings
    #[arg(long)]
    pub json: bool,
}

/// The number of rounds, in formats that take one.
#[derive(Args)]
struct Rounds {
    /// Rounds. In each, every pairing plays two games, one from each side
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    rounds: Option<u64>,
}

/// Selects a part to play, in formats whose games all follow from the plan.
#[derive(Args)]
struct Part {
    /// Play part I of N only; `merge` combines the parts
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
}

/// Tie-breaks, in formats that take them.
#[derive(Args)]
struct Ties {
    /// What decides between players with equal points, in this order
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Vec<TieBreak>,
}

/// The terms of a knockout.
#[derive(Args)]
struct KnockoutTerms {
    /// Games in each pairing; sides change from one to the next
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=100))]
    games: u32,

    /// Times that an undecided pairing is replayed. After that the higher seed goes on
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(0..=10))]
    replays: u32,

    /// The losers of the semi-finals play for the third place, before the final
    #[arg(long)]
    third_place: bool,
}

/// Parses and checks a player given as `--player`.
pub fn player<P: Program>(text: &str) -> Result<Entrant, String> {
    let entrant = Entrant::from(text.to_owned()).with_normal_name();
    match entrant.is_judged() {
        true => Ok(entrant),
        false => P::check(&entrant).map(|()| entrant).map_err(|why| explain_bad_name::<P>(text).unwrap_or(why)),
    }
}

/// Explains what is wrong with a name if the rest of the player's text is valid.
fn explain_bad_name<P: Program>(text: &str) -> Option<String> {
    let (name, player) = text.split_once('=').filter(|(name, _)| !is_name(name))?;
    let named = Entrant::from(format!("x={player}"));
    let is_player = named.is_judged() || P::check(&named).is_ok();
    is_player.then(|| format!("'{name}' is not a valid name ({NAME}): try {}={player}", as_name(name)))
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
    #[command(flatten)]
    ties: Ties,
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

/// Parses the pairs of an earlier run.
fn earlier_pairs(text: &str) -> Result<[u64; 5], String> {
    let counts: Option<Vec<u64>> = text.split(',').map(|count| count.trim().parse().ok()).collect();
    let counts = counts.and_then(|counts| counts.try_into().ok());
    counts.ok_or_else(|| "give five counts of pairs, such as 3,10,40,12,2".to_owned())
}

/// Arguments of `sprt`.
#[derive(Args)]
#[command(after_help = example::<P>("sprt", " --elo0 0 --elo1 30"))]
pub struct SprtArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,
    #[command(flatten)]
    rounds: Rounds,

    /// H0: how much stronger the first player is than the second
    #[arg(long, value_name = "ELO", default_value = "0", allow_negative_numbers = true)]
    elo0: f64,

    /// H1: how much stronger the first player is than the second
    #[arg(long, value_name = "ELO", default_value = "20", allow_negative_numbers = true)]
    elo1: f64,

    /// Scale of the two hypotheses
    #[arg(long, value_enum, default_value = "logistic")]
    model: Model,

    /// Pairs of games from an earlier run of this test, by the first player's points: how many gave
    /// 0, 0.5, 1, 1.5 and 2
    #[arg(long, value_name = "N,N,N,N,N", value_parser = earlier_pairs)]
    from: Option<[u64; 5]>,

    /// Probability of accepting H1 although H0 holds
    #[arg(long, value_name = "SHARE", default_value = "0.05")]
    alpha: f64,

    /// Probability of accepting H0 although H1 holds
    #[arg(long, value_name = "SHARE", default_value = "0.05")]
    beta: f64,
}

/// Arguments of `swiss`.
#[derive(Args)]
#[command(after_help = example::<P>("swiss", " --rounds 5"))]
pub struct SwissArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,

    /// Rounds [default: enough to find one winner, such as 4 for 9 to 16 players]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100))]
    rounds: Option<u64>,

    /// Games in each pairing; sides change from one to the next
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=100))]
    games: u32,

    #[command(flatten)]
    ties: Ties,
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

    /// Number of groups
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=50))]
    groups: u32,

    /// Players of each group who reach the knockout
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

/// Size of the groups and number of rounds.
#[derive(Args)]
pub struct Levels {
    /// Rounds of seeding; in each, every player sits once in every seat
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=1000))]
    seeding_rounds: u32,

    /// Approximate players in a group. With no more players than this there is one group and no
    /// seeding
    #[arg(long, value_name = "N", default_value = "6", value_parser = clap::value_parser!(u8).range(4..=64))]
    group_size: u8,

    /// Times that each combination of a group is played in each of its four rotations
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=1000))]
    group_rounds: u32,
}

/// Arguments of `alone`.
#[derive(Args)]
#[command(after_help = example::<P>("alone", " --rounds 5"))]
pub struct AloneArgs<P: Program> {
    #[command(flatten)]
    pub(super) common: Common<P>,

    /// Games of each player
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    rounds: Option<u64>,

    #[command(flatten)]
    part: Part,
}

/// Default number of rounds.
const ROUNDS: u64 = 10;

/// Rounds after which a sequential test stops undecided.
const ROUNDS_OF_A_TEST: u64 = 20_000;

impl<P: Program> RoundRobinArgs<P> {
    /// The plan of a round robin.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let (rounds, tie_breaks) = (self.rounds.rounds, &self.ties.tie_breaks);
        self.common.plan_with(Format::RoundRobin, rounds, ROUNDS, self.part.shard, tie_breaks)
    }
}

impl<P: Program> GauntletArgs<P> {
    /// The plan of a gauntlet.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.common.plan(Format::Gauntlet, self.rounds.rounds, ROUNDS, self.part.shard)
    }
}

impl<P: Program> SprtArgs<P> {
    /// The plan of a sequential test.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let SprtArgs { elo0, elo1, alpha, beta, model, from, .. } = *self;
        let from = from.unwrap_or_default();
        let hypotheses = Hypotheses { elo0, elo1, alpha, beta, model, from };
        hypotheses.check().map_err(bad_input)?;
        if Test::new(hypotheses).verdict().is_some() {
            return Err(bad_input("the earlier pairs decide the test already: there is nothing to play"));
        }
        self.common.plan(Format::Sprt(hypotheses), self.rounds.rounds, ROUNDS_OF_A_TEST, None)
    }
}

impl<P: Program> SwissArgs<P> {
    /// The plan of a Swiss tournament.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let enough = u64::from(self.common.players.len().next_power_of_two().trailing_zeros());
        let rounds = self.rounds.unwrap_or(enough.max(1));
        self.common.plan_with(Format::Swiss { games: self.games }, Some(rounds), rounds, None, &self.ties.tie_breaks)
    }
}

impl<P: Program> KnockoutArgs<P> {
    /// The plan of a knockout.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.common.plan(Format::Knockout(self.terms.knockout()), Some(1), 1, None)
    }
}

impl<P: Program> GroupsArgs<P> {
    /// The plan of a group stage with a knockout.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let format = Format::Groups { groups: self.groups, advance: self.advance, knockout: self.terms.knockout() };
        self.common.plan(format, Some(1), 1, None)
    }
}

impl<P: Program> LevelsArgs<P> {
    /// The plan of games of four in groups of similar strength.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.levels.plan::<P>(&self.common.players, &self.common.options, self.common.seed)
    }
}

impl Levels {
    /// This plan for these players, seed and options.
    pub fn plan<P: Program>(&self, players: &[Entrant], options: &P::Options, seed: u64) -> anyhow::Result<Plan> {
        let Levels { seeding_rounds, group_size, group_rounds } = self;
        let format = Format::Levels { group_size: (*group_size).into(), group_rounds: *group_rounds };
        plan::<P>(
            players,
            options,
            Agreed {
                format,
                rounds: Some((*seeding_rounds).into()),
                default: 1,
                shard: None,
                seed,
                tie_breaks: Vec::new(),
            },
        )
    }
}

impl<P: Program> AloneArgs<P> {
    /// The plan of a tournament in which each player plays alone.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        self.common.plan(Format::Alone, self.rounds, 1, self.part.shard)
    }
}

impl KnockoutTerms {
    fn knockout(&self) -> Knockout {
        Knockout { games: self.games, replays: self.replays, third_place: self.third_place }
    }
}

impl<P: Program> Common<P> {
    fn plan(&self, format: Format, rounds: Option<u64>, default: u64, shard: Option<Shard>) -> anyhow::Result<Plan> {
        self.plan_with(format, rounds, default, shard, &[])
    }

    fn plan_with(
        &self,
        format: Format,
        rounds: Option<u64>,
        default: u64,
        shard: Option<Shard>,
        tie_breaks: &[TieBreak],
    ) -> anyhow::Result<Plan> {
        let (seed, tie_breaks) = (self.seed, tie_breaks.to_vec());
        plan::<P>(&self.players, &self.options, Agreed { format, rounds, default, shard, seed, tie_breaks })
    }
}

/// The parts of a plan other than its players and the game's settings.
struct Agreed {
    format: Format,
    /// The number of rounds, if given; else the game's default, else `default`.
    rounds: Option<u64>,
    default: u64,
    shard: Option<Shard>,
    seed: u64,
    tie_breaks: Vec<TieBreak>,
}

fn plan<P: Program>(players: &[Entrant], options: &P::Options, agreed: Agreed) -> anyhow::Result<Plan> {
    let Agreed { format, rounds, default, shard, seed, tie_breaks } = agreed;
    if !P::SEATS.contains(&format.seats()) {
        let seats = format.seats();
        return Err(bad_input(format!("{} is for games of {seats}, which {} does not have", format.name(), P::NAME)));
    }
    let mut plan = Plan {
        game: P::NAME.to_owned(),
        format,
        players: players.to_vec(),
        rounds: rounds.unwrap_or(default),
        seed,
        shard,
        scoring: Default::default(),
        tie_breaks,
        event: None,
        settings: Default::default(),
    };
    let own: Vec<Entrant> = players.iter().filter(|player| !player.is_judged()).cloned().collect();
    // Check the list of players before the single players.
    check(&plan)?;
    let Settings { values, scoring, rounds: of_game } = P::settings(options, &own)?;
    plan.rounds = rounds.or(of_game).unwrap_or(default);
    (plan.settings, plan.scoring) = (values, scoring);
    check(&plan)?;
    Ok(plan)
}

fn check(plan: &Plan) -> anyhow::Result<()> {
    plan.problem().map_or(Ok(()), |why| Err(bad_input(why)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earlier_pairs_are_five_counts() {
        assert_eq!(earlier_pairs("3,10, 40,12,2"), Ok([3, 10, 40, 12, 2]));
        for text in ["", "1,2,3,4", "1,2,3,4,5,6", "1,2,3,4,x", "1,2,3,4,-5"] {
            assert!(earlier_pairs(text).unwrap_err().contains("five counts"), "{text}");
        }
    }
}
