//! `tournament doctor`: checks whether the boards are ready for the first game.

use std::collections::HashMap;
use std::io::{self, stdout, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use anyhow::{anyhow, bail};
use clap::{ArgGroup, Args};
use referee_client::fail::bad_input;
use referee_client::foreign_text::PrintableLines;
use referee_client::progress::Progress;
use serde::Serialize;

use crate::players;
use crate::tournament::contender::{Contender, Roster};
use crate::tournament::settings::Settings;
use ::tournament::folder::Folder;
use ::tournament::game::settings_of;
use duo_line::compliance::{open, run_all, Exam, Finding, Listener, Verdict, CHECKS};
use duo_players::thinking::{Thinking, ThinkingArgs};

/// Arguments of `doctor`.
#[derive(Args)]
#[command(group = ArgGroup::new("who").required(true).args(["dir", "players"]))]
#[command(after_help = "Example: blokus-duo tournament doctor --player ours=serial:/dev/ttyUSB0 --player \
    theirs=serial:/dev/ttyUSB1\n\n\
    Exit status 0 if all boards are ready. `blokus-duo compliance --port PATH` shows every byte of a check that fails.")]
pub struct DoctorArgs {
    /// The tournament whose boards are checked, with its own time for a reply
    dir: Option<PathBuf>,

    /// A board, `[NAME=]serial:PATH`; may be given several times
    #[arg(long = "player", value_name = "P")]
    players: Vec<Contender>,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// Write one JSON object a board
    #[arg(long)]
    json: bool,
}

/// The report on a board.
#[derive(Debug, Serialize)]
struct Diagnosis {
    name: String,
    port: PathBuf,
    /// The team that the board named in its answer.
    identifier: Option<String>,
    passed: usize,
    checks: usize,
    /// The problems that keep the board from playing; empty if it is ready.
    trouble: Vec<String>,
    /// Remarks for its team.
    remarks: Vec<String>,
}

/// Collects the findings of the checks on one board.
struct Chart<'a> {
    diagnosis: Diagnosis,
    progress: &'a Progress,
}

impl Listener for Chart<'_> {
    fn begins(&mut self, _check: usize, _name: &str) -> io::Result<()> {
        Ok(())
    }

    fn finds(&mut self, finding: Finding) -> anyhow::Result<()> {
        self.progress.step();
        let Finding { name, detail, .. } = finding;
        match finding.result {
            Verdict::Pass => self.diagnosis.passed += 1,
            Verdict::Warning => {
                self.diagnosis.passed += 1;
                self.diagnosis.remarks.push(format!("{name}: {detail}"));
            }
            Verdict::Fail => self.diagnosis.trouble.push(format!("{name}: {detail}")),
            Verdict::NotRun => {}
        }
        Ok(())
    }
}

/// Checks all boards; fails if one is not ready.
pub fn run(args: &DoctorArgs) -> anyhow::Result<()> {
    let (players, thinking) = match &args.dir {
        Some(dir) => {
            let folder = Folder::new(dir);
            let plan = folder.require_plan_of("blokus-duo")?;
            let (state, roster) = (folder.read_state(&plan)?, Roster::default());
            let entrants = state.players().iter().filter(|player| !player.is_judged());
            let players = entrants.map(|player| roster.player(player)).collect::<anyhow::Result<_>>()?;
            (players, settings_of::<Settings>(&plan)?.thinking())
        }
        None => (args.players.iter().cloned().map(Arc::new).collect::<Vec<_>>(), args.thinking.thinking()),
    };
    let boards: Vec<&Contender> = players.iter().map(Arc::as_ref).filter(|player| player.port().is_some()).collect();
    if boards.is_empty() {
        return Err(bad_input("there is no board among the players: a board is serial:PATH"));
    }
    let progress = Progress::new(boards.len() * CHECKS.len(), "checks");
    let mut found = thread::scope(|scope| {
        let examine = |board: &Contender| examine(board, &thinking, &progress);
        let examined: Vec<_> = boards.iter().map(|board| scope.spawn(move || examine(board))).collect();
        let ended = examined
            .into_iter()
            .map(|board| board.join().map_err(|_| anyhow!("a check of a board stopped unexpectedly"))?);
        ended.collect::<anyhow::Result<Vec<Diagnosis>>>()
    })?;
    drop(progress);
    remark_equal_teams(&mut found);
    for diagnosis in &found {
        if args.json {
            writeln!(stdout(), "{}", serde_json::to_string(diagnosis)?)?;
        }
    }
    if !args.json {
        write!(stdout(), "{}", PrintableLines(&table(&found)))?;
    }
    match found.iter().filter(|board| !board.trouble.is_empty()).count() {
        0 => Ok(()),
        sick => bail!("not ready: {sick} of {} boards", found.len()),
    }
}

fn examine(board: &Contender, thinking: &Thinking, progress: &Progress) -> anyhow::Result<Diagnosis> {
    let mut chart = Chart {
        diagnosis: Diagnosis {
            name: board.name().to_owned(),
            port: board.port().map(PathBuf::from).unwrap_or_default(),
            identifier: None,
            passed: 0,
            checks: CHECKS.len(),
            trouble: Vec::new(),
            remarks: Vec::new(),
        },
        progress,
    };
    let line = match open(board.spec(), thinking, players::open) {
        Ok(line) => line,
        Err(why) => {
            chart.diagnosis.trouble.push(format!("missing: {why:#}"));
            return Ok(chart.diagnosis);
        }
    };
    let mut exam = Exam::new(line, thinking.move_time);
    run_all(&mut exam, &mut chart)?;
    // The first check reports a board without an identifier.
    let identifier = if chart.diagnosis.passed > 0 { exam.start().ok() } else { None };
    chart.diagnosis.identifier = identifier.map(|team| String::from_utf8_lossy(&team).into_owned());
    Ok(chart.diagnosis)
}

/// Adds a remark to boards that name the same team: they have the same bitstream, or one has the
/// wrong name.
fn remark_equal_teams(found: &mut [Diagnosis]) {
    let mut teams: HashMap<String, Vec<String>> = HashMap::new();
    for board in found.iter() {
        if let Some(team) = &board.identifier {
            teams.entry(team.clone()).or_default().push(board.name.clone());
        }
    }
    for board in found {
        let Some(team) = &board.identifier else { continue };
        let others: Vec<&str> = teams[team].iter().map(String::as_str).filter(|name| *name != board.name).collect();
        if !others.is_empty() {
            board.remarks.push(format!("answers {team} as {} does", others.join(", ")));
        }
    }
}

/// Writes a line per board with its problems below.
fn table(found: &[Diagnosis]) -> String {
    let wide = |text: fn(&Diagnosis) -> String, head: &str| {
        found.iter().map(text).map(|text| text.chars().count()).chain([head.len()]).max()
    };
    let port = |board: &Diagnosis| board.port.display().to_string();
    let (names, ports) = (wide(|board| board.name.clone(), "board").unwrap_or(0), wide(port, "port").unwrap_or(0));
    let mut out = format!("{:names$}  {:ports$}  team  checks    ready\n", "board", "port");
    for board in found {
        let (team, ready) =
            (board.identifier.as_deref().unwrap_or("--"), if board.trouble.is_empty() { "yes" } else { "NO" });
        let checks = format!("{} of {}", board.passed, board.checks);
        out += &format!("{:names$}  {:ports$}  {team:4}  {checks:8}  {ready}\n", board.name, port(board));
        let lines = board.trouble.iter().chain(&board.remarks);
        lines.for_each(|line| out += &format!("{:names$}  {line}\n", ""));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(name: &str, team: Option<&str>, trouble: &[&str]) -> Diagnosis {
        Diagnosis {
            name: name.to_owned(),
            port: format!("/dev/{name}").into(),
            identifier: team.map(str::to_owned),
            passed: if trouble.is_empty() { 19 } else { 0 },
            checks: 19,
            trouble: trouble.iter().map(|line| (*line).to_owned()).collect(),
            remarks: Vec::new(),
        }
    }

    #[test]
    fn table_lists_each_board_with_its_problems_below() {
        let mut found = [
            board("ours", Some("X7"), &[]),
            board("theirs", Some("X7"), &[]),
            board("gone", None, &["missing: no port"]),
        ];
        remark_equal_teams(&mut found);
        let expected = "\
board   port         team  checks    ready
ours    /dev/ours    X7    19 of 19  yes
        answers X7 as theirs does
theirs  /dev/theirs  X7    19 of 19  yes
        answers X7 as ours does
gone    /dev/gone    --    0 of 19   NO
        missing: no port
";
        assert_eq!(table(&found), expected);
    }
}
