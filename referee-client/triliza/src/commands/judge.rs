//! `judge`: applies the rules to a recorded match.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;
use referee_client::pictures::file::PictureFile;
use serde_json::json;
use triliza_core::contest::Contest;

use crate::enter::enter;
use crate::picture::{rows, svg, PNG_WIDTH};
use crate::record::{judge, Judged, Record, UndoneVerdict, Verdict};
use crate::words;

#[derive(Args)]
#[command(after_help = "Example: triliza judge match.json --svg arena.svg\n\
    Into a tournament: triliza judge afternoon/matches/001.json --enter cup --game 3")]
pub struct JudgeArgs {
    /// Record: a JSON object, as `match --record` and `desk` write it
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Draw the arena at the end; the file name's ending selects the format
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    svg: Option<PictureFile>,

    /// Enter the verdict as the result of a game of the tournament in this folder that is judged by
    /// hand
    #[arg(long, value_name = "DIR", requires = "game")]
    enter: Option<PathBuf>,

    /// Number of that game
    #[arg(long, value_name = "N", requires = "enter")]
    game: Option<u64>,

    /// Write JSON: one object for each attempt and one for the verdict
    #[arg(long)]
    json: bool,
}

/// Judges a record; the match may be unfinished.
pub fn run(args: &JudgeArgs) -> anyhow::Result<()> {
    let at = |why: &dyn std::fmt::Display| bad_input(format!("{}: {why}", args.file.display()));
    let record = Record::read(&args.file)?;
    let mut contest = Contest::new(record.preplaced);
    let mut last = None;
    let mut out = stdout().lock();
    for verdict in judge(&record) {
        let Verdict { index, judged } = verdict.map_err(|why| at(&why))?;
        match judged {
            Ok(Judged { team, scene, findings, after }) => {
                contest = after;
                if args.json {
                    writeln!(out, "{}", words::attempt_json(&contest, team, &findings))?;
                } else {
                    writeln!(out, "{}\n{}", words::numbered_findings(&contest, team, &findings), rows(&contest))?;
                }
                last = Some((team, scene));
            }
            Err(UndoneVerdict { reason, verdict }) if args.json => {
                writeln!(out, "{}", json!({ "undone": reason, "entry": index + 1, "judge": verdict }))?;
            }
            Err(UndoneVerdict { reason, verdict }) => {
                writeln!(out, "undone ({}): {}\n", Printable(reason), Printable(&verdict))?;
            }
        }
    }
    if let Some(picture) = &args.svg {
        picture.write(svg(&contest, last.as_ref()), PNG_WIDTH)?;
    }
    if let (Some(dir), Some(game)) = (&args.enter, args.game) {
        enter(dir, game, &record, &contest)?;
    }
    let verdict = contest.outcome();
    if args.json {
        let scores = words::scores(&contest);
        let winner = verdict.and_then(|outcome| outcome.winner).map(|team| team as usize);
        let reason = verdict.map_or("unfinished".to_owned(), |outcome| outcome.reason.to_string());
        return Ok(writeln!(out, "{}", json!({ "winner": winner, "scores": scores, "reason": reason }))?);
    }
    match verdict {
        Some(outcome) => writeln!(out, "{}", words::verdict(&contest, &outcome))?,
        None => writeln!(out, "the match is not over")?,
    }
    Ok(())
}
