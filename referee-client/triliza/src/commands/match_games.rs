//! `match`: two brains play with simulated robots, by the judge's rules.

use std::io::{stdout, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use fastrand::Rng;
use referee_client::fail::bad_input;
use referee_client::pictures::file::PictureFile;
use referee_client::progress::Progress;
use referee_client::whole_file::{check_file, write_file};
use serde_json::json;
use triliza_core::board::{Team, CELL_COUNT};
use triliza_core::contest::{draw_colours, Contest, Outcome};
use triliza_core::solver::{Situation, Solver};

use crate::arguments::{cell, match_count, probability};
use crate::brain::{Absence, Brain, BrainSpec};
use crate::mishaps::Mishap;
use crate::picture::{rows, svg, PNG_WIDTH};
use crate::record::Record;
use crate::referee::{play, Judged, Terms};
use crate::skills::SkillArgs;
use crate::words;

#[derive(Args)]
#[command(after_help = "Example: triliza match --first best --second hopeful --games 1000\n\
    Play yourself: triliza match --first human")]
pub struct MatchArgs {
    /// First team's brain: best, timeless (does not look at the clock), hopeful (expects never to
    /// fail), random, human (you, at this terminal) or cmd:COMMAND
    #[arg(long, value_name = "B", default_value = "best")]
    first: BrainSpec,

    /// Second team's brain
    #[arg(long, value_name = "B", default_value = "best")]
    second: BrainSpec,

    /// Number of matches; the colours are drawn for each
    #[arg(long, value_name = "N", default_value = "1", value_parser = match_count)]
    games: u32,

    /// Seed of the draw and of everything random; with `--json`, each match of a series shows its
    /// own
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    /// Cell of red's first cube [default: the solver's best]
    #[arg(long, value_name = "0-8", value_parser = cell)]
    preplaced: Option<u8>,

    #[command(flatten)]
    skills: SkillArgs,

    /// Probability that a sensor misreads a cell
    #[arg(long, value_name = "P", default_value = "0", value_parser = probability)]
    misread: f64,

    /// Probability of a mishap in an attempt, such as partly=0.1,own=0.05. A robot starts over its
    /// line (start), takes no cube (none) or two (two), puts it a cell too far (next), between two
    /// cells (line) or over the arena's edge (arena), pushes an own cube (own) or an opposing one
    /// (other) off its cell or any one aside (nudge), stops partly or wholly outside (partly,
    /// outside), or runs out of time (late); all=P means each of them
    #[arg(long, value_name = "KIND=P", value_delimiter = ',')]
    mishaps: Vec<Mishap>,

    /// Time limit of a robot program's answer; a program that takes longer misses its attempt
    #[arg(long, value_name = "MS", default_value = "2000", value_parser = clap::value_parser!(u64).range(1..=120_000))]
    think_ms: u64,

    /// Record the last match for `triliza judge`
    #[arg(long, value_name = "FILE.json")]
    record: Option<PathBuf>,

    /// Draw the arena at the end of the last match; the file name's ending selects the format
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    svg: Option<PictureFile>,

    /// Write JSON: one object for each attempt of a single match; for several matches, one for each
    /// match and one for the total
    #[arg(long)]
    json: bool,
}

/// Results so far.
#[derive(Default)]
struct Tally {
    teams: [u32; 2],
    red: u32,
    draws: u32,
    /// How often the first and the second team's program failed, and how the last time.
    failed: [(u32, String); 2],
}

/// Plays the matches. Their results do not affect the exit status.
pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    if args.games > 1 && [&args.first, &args.second].contains(&&BrainSpec::Human) {
        return Err(bad_input("a human plays one match at a time: leave out --games"));
    }
    args.record.iter().try_for_each(|path| check_file(path))?;
    args.svg.iter().try_for_each(PictureFile::check)?;
    let timed = args.skills.with_default_times();
    let skills = timed.skills()?;
    let [green, red] = skills.clone();
    let mut solver = Solver::new(green, red);
    let mut value = |cell: usize| solver.red_wins(&Situation::begin(cell));
    let preplaced = match args.preplaced {
        Some(cell) => usize::from(cell),
        None => [1, 0, 4].into_iter().max_by(|&a, &b| value(a).total_cmp(&value(b))).unwrap_or(CELL_COUNT / 2),
    };
    let expected = value(preplaced);
    let terms = Terms { hands: timed.hands(&args.mishaps), misread: args.misread, preplaced };
    let think = Duration::from_millis(args.think_ms);
    let brain = |spec: &BrainSpec| Brain::new(spec, &skills, &solver, think);
    let mut brains = [brain(&args.first)?, brain(&args.second)?];
    let mut tally = Tally::default();
    let progress = Progress::new(args.games as usize, "matches");
    // The first match has the given seed, so any match of a series can be played again alone.
    let mut seeds = Rng::with_seed(args.seed);
    let seeds = std::iter::once(args.seed).chain(std::iter::repeat_with(move || seeds.u64(..)));
    for seed in seeds.take(args.games as usize) {
        play_one(args, &mut brains, &terms, seed, &mut tally)?;
        progress.step();
    }
    drop(progress);
    if args.games > 1 {
        tally.print(args, expected)?;
    }
    Ok(())
}

fn play_one(
    args: &MatchArgs,
    brains: &mut [Brain; 2],
    terms: &Terms,
    seed: u64,
    tally: &mut Tally,
) -> anyhow::Result<()> {
    let colours = draw_colours(seed);
    let mut rng = Rng::with_seed(seed);
    let [first, second] = brains;
    first.start_match()?;
    second.start_match()?;
    let seated = if colours[0] == Team::Green { [first, second] } else { [second, first] };
    let shown = args.games == 1;
    let mut record = Record { preplaced: terms.preplaced, ..Record::default() };
    if shown && !args.json {
        let [first, second] = colours;
        writeln!(stdout(), "the draw: first is {first}, second is {second}\n{}", rows(&Contest::new(terms.preplaced)))?;
    }
    let mut last = None;
    let (contest, outcome) = play(seated, terms, &mut rng, |contest, judged| {
        record.attempts.push(judged.attempt.clone());
        last = Some((judged.team, judged.scene.clone()));
        tally.note_fault(colours, judged);
        if shown {
            show(args, contest, judged)?;
        }
        Ok(())
    })?;
    tally.add(colours, &outcome);
    if let Some(path) = &args.record {
        write_file(path, format!("{}\n", serde_json::to_string(&record)?))?;
    }
    if let Some(picture) = &args.svg {
        picture.write(svg(&contest, last.as_ref()), PNG_WIDTH)?;
    }
    if args.json {
        let by_team = |values: [usize; 2]| colours.map(|colour| values[colour as usize]);
        let winner = outcome.winner.map(|winner| usize::from(colours[1] == winner));
        let scores = by_team(words::scores(&contest));
        let line = json!({
            "winner": winner, "scores": scores, "reason": outcome.reason.to_string(),
            "colours": colours.map(|colour| colour.to_string()), "seed": seed,
        });
        return Ok(writeln!(stdout(), "{line}")?);
    }
    if shown {
        writeln!(stdout(), "{}", words::verdict(&contest, &outcome))?;
    }
    Ok(())
}

fn show(args: &MatchArgs, contest: &Contest, judged: &Judged) -> anyhow::Result<()> {
    let Judged { team, absence, findings, .. } = judged;
    if args.json {
        let mut line = words::attempt_json(contest, *team, findings);
        match absence {
            Some(Absence::Program(fault)) => line["fault"] = json!(fault),
            Some(Absence::Human(why)) => line["absence"] = json!(why),
            None => {}
        }
        return Ok(writeln!(stdout(), "{line}")?);
    }
    let absence = absence.as_ref().map_or(String::new(), |absence| format!("{absence}; "));
    let judge = words::findings(findings);
    Ok(writeln!(stdout(), "{team} {}: {absence}{judge}\n{}", contest.attempts(*team), rows(contest))?)
}

impl Tally {
    fn add(&mut self, colours: [Team; 2], outcome: &Outcome) {
        match outcome.winner {
            Some(winner) => self.teams[usize::from(colours[1] == winner)] += 1,
            None => self.draws += 1,
        }
        self.red += u32::from(outcome.winner == Some(Team::Red));
    }

    fn note_fault(&mut self, colours: [Team; 2], judged: &Judged) {
        if let Some(Absence::Program(fault)) = &judged.absence {
            let (count, last) = &mut self.failed[usize::from(colours[1] == judged.team)];
            *count += 1;
            fault.clone_into(last);
        }
    }

    fn print(&self, args: &MatchArgs, expected: f64) -> anyhow::Result<()> {
        let games = f64::from(args.games);
        let red = (f64::from(self.red) + f64::from(self.draws) / 2.0) / games;
        let half_width = 1.96 * (red * (1.0 - red) / games).sqrt();
        let mut out = stdout().lock();
        if args.json {
            let line = json!({
                "games": args.games, "wins": self.teams, "draws": self.draws, "red_wins": red,
                "half_width_95": half_width, "solver": expected, "failed": self.failed.each_ref().map(|(count, _)| count),
                "last_fault": self.failed.each_ref().map(|(count, fault)| (*count > 0).then_some(fault)),
            });
            return Ok(writeln!(out, "{line}")?);
        }
        writeln!(out, "first {} wins, second {}, {} draws", self.teams[0], self.teams[1], self.draws)?;
        writeln!(out, "red wins {red:.4} +- {half_width:.4} (95 %); two best brains, no mishaps: {expected:.4}")?;
        for (team, (count, fault)) in ["first", "second"].iter().zip(&self.failed).filter(|(_, failed)| failed.0 > 0) {
            writeln!(out, "the program of the {team} failed at {count} attempts, last: it {fault}")?;
        }
        Ok(())
    }
}
