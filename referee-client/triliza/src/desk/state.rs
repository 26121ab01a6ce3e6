//! The state of the desk for its pages.

use serde_json::{json, Value};
use triliza_core::board::Team;
use triliza_core::contest::{Contest, ATTEMPTS};

use super::book::file_name;
use super::orders::{current_contest, Desk, Refusal};
use super::sighting::Sighting;
use crate::record::{judge, Judged, Record, UndoneVerdict};
use crate::words;

/// The whole state, as seen by the page with this name.
pub fn state(desk: &Desk, page: &str) -> Result<Value, Refusal> {
    let matches =
        desk.book.records().map(|(number, record)| list_entry(number, record)).collect::<Result<Vec<_>, _>>()?;
    let current = desk.record().map(|record| match_state(desk, desk.current, record)).transpose()?;
    Ok(json!({ "version": desk.version, "seat": desk.seat(page), "matches": matches, "match": current }))
}

/// The findings about an attempt, which is not stored.
pub fn preview(desk: &Desk, sighting: &Sighting) -> Result<Value, Refusal> {
    let wrong = |why: &str| Refusal::Wrong(why.to_owned());
    let record = desk.record().ok_or_else(|| wrong("there is no match yet"))?;
    let scene = super::orders::attempt_seen(record, sighting)?.scene().map_err(Refusal::Wrong)?;
    let mut contest = current_contest(record)?;
    let team = contest.to_move().ok_or_else(|| wrong("the match is over"))?;
    let findings = contest.play(&scene).map_err(|why| wrong(&why.to_string()))?;
    let verdict = contest.outcome().map(|outcome| words::verdict(&contest, &outcome));
    Ok(
        json!({ "judge": words::findings(&findings), "team": team.to_string(), "board": contest.board().to_string(), "verdict": verdict }),
    )
}

fn list_entry(number: u32, record: &Record) -> Result<Value, Refusal> {
    let contest = current_contest(record)?;
    let over = contest.outcome().is_some();
    Ok(json!({ "number": number, "teams": record.teams, "over": over, "standing": standing(&contest) }))
}

fn match_state(desk: &Desk, number: u32, record: &Record) -> Result<Value, Refusal> {
    let mut contest = Contest::new(record.preplaced);
    let mut attempts = Vec::new();
    for verdict in judge(record) {
        let verdict = verdict.map_err(Refusal::Wrong)?;
        let at = record.attempts[verdict.index].judged_ms;
        attempts.push(match verdict.judged {
            Ok(Judged { team, findings, after, .. }) => {
                contest = after;
                json!({ "words": words::numbered_findings(&contest, team, &findings), "team": team.to_string(),
                    "board": contest.board().to_string(), "at": at, "undone": null })
            }
            Err(UndoneVerdict { reason, verdict }) => {
                json!({ "words": verdict, "team": null, "board": null, "at": at, "undone": reason })
            }
        });
    }
    let each = |value: &dyn Fn(Team) -> Value| [Team::Green, Team::Red].map(value);
    let shown = record.clock.map_or(0.0, |clock| desk.read_clock(clock));
    let clock = match record.clock {
        None => "ready",
        Some(clock) if clock.stopped_s.is_none() => "running",
        Some(_) => "stopped",
    };
    Ok(json!({
        "number": number, "file": file_name(number), "teams": record.teams, "preplaced": record.preplaced,
        "board": contest.board().to_string(), "stores": each(&|team| contest.store(team).into()),
        "cubes": each(&|team| contest.cubes(team).into()), "seconds": each(&|team| seconds(&contest, team).into()),
        "attempts": each(&|team| contest.attempts(team).into()), "of": ATTEMPTS,
        "to_move": contest.to_move().map(|team| team.to_string()), "over": contest.outcome().is_some(),
        "standing": standing(&contest), "clock": { "is": clock, "seconds": shown }, "entries": attempts,
    }))
}

/// The seconds of a team's attempts. A sum of none is -0.0, which people would see as such.
fn seconds(contest: &Contest, team: Team) -> f64 {
    contest.seconds(team) + 0.0
}

/// The verdict; before the end, which team is ahead and by which rule.
fn standing(contest: &Contest) -> String {
    if let Some(outcome) = contest.outcome() {
        return words::verdict(contest, &outcome);
    }
    let [green, red] = words::scores(contest);
    let [green_s, red_s] = [Team::Green, Team::Red].map(|team| contest.seconds(team));
    let level = contest.attempts(Team::Green) == contest.attempts(Team::Red);
    if contest.attempts(Team::Green) == 0 {
        return "no attempt yet".to_owned();
    }
    let ahead = |is_green: bool| if is_green { Team::Green } else { Team::Red };
    let cubes = format!("cubes {green} to {red}");
    if green != red {
        return format!("{} is ahead: {cubes}", ahead(green > red));
    }
    if !level || green_s == red_s {
        return format!("level: {cubes}");
    }
    format!("{} is ahead: {cubes}, {:.1} s less", ahead(green_s < red_s), (green_s - red_s).abs())
}
