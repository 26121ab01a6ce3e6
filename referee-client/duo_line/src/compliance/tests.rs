//! Boards with defects: each check can fail, with a reason.

use std::time::Duration;

use duo_core::orientations::{ALIASES, ROTATION_COUNT};
use serde::Deserialize;
use serde_json::Value;

use super::aliases::ALIAS_COUNT;
use super::checks::{run_all, CHECKS};
use super::exam::Exam;
use super::report::Report;
use crate::simulated_board::{Defect, FakeBoard};

/// Checks that look back at the answers to earlier ones.
const LOOKING_BACK: [usize; 2] = [16, 19];

/// A check's JSON line.
#[derive(Debug, Deserialize)]
struct Finding {
    check: usize,
    result: String,
    detail: String,
    transcript: Vec<Value>,
}

/// The findings for a board with this defect.
fn findings(defect: Defect) -> Vec<Finding> {
    let mut exam = Exam::new(Box::new(FakeBoard::new(defect)), Duration::from_secs(1));
    let mut out = Vec::new();
    run_all(&mut exam, &mut Report::new(&mut out, true)).unwrap();
    out.split(|&byte| byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect()
}

/// The numbers of the checks with this result.
fn checks_with_result(findings: &[Finding], result: &str) -> Vec<usize> {
    findings.iter().filter(|finding| finding.result == result).map(|finding| finding.check).collect()
}

/// Asserts that the check with this number fails for this reason and shows the bytes on the line.
fn assert_fails(defect: Defect, check: usize, why: &str) {
    let findings = findings(defect);
    let finding = &findings[check - 1];
    assert_eq!(finding.result, "fail", "{defect:?}: {finding:?}");
    assert!(finding.detail.contains(why), "{defect:?}: {finding:?}");
    let asked = finding.transcript.iter().any(|entry| entry["sent"] == true) || LOOKING_BACK.contains(&check);
    assert!(asked, "{defect:?}: {finding:?}");
}

#[test]
fn board_without_defects_passes_everything() {
    let findings = findings(Defect::None);
    assert_eq!(checks_with_result(&findings, "pass"), (1..=CHECKS.len()).collect::<Vec<_>>(), "{findings:?}");
}

#[test]
fn silent_board_fails_at_once() {
    let findings = findings(Defect::Mute);
    assert_eq!(checks_with_result(&findings, "fail"), [1]);
    assert_eq!(checks_with_result(&findings, "not_run").len(), CHECKS.len() - 1);
    assert!(findings[0].detail.contains("nothing answers 5 zeros within 5 s: is it the right port"));
}

/// A board that starts slowly answers every zero; these answers do not count as unasked.
#[test]
fn board_that_starts_slowly_passes_everything() {
    let findings = findings(Defect::WakesSlowly);
    assert_eq!(checks_with_result(&findings, "pass"), (1..=CHECKS.len()).collect::<Vec<_>>(), "{findings:?}");
}

/// Asserts that the first check fails with this cause and nothing else is run.
fn assert_stops_at_once(defect: Defect, cause: &str) {
    let findings = findings(defect);
    assert_eq!(
        (checks_with_result(&findings, "fail"), checks_with_result(&findings, "not_run").len()),
        (vec![1], CHECKS.len() - 1),
        "{defect:?}"
    );
    assert!(findings[0].detail.contains(cause), "{defect:?}: {:?}", findings[0]);
    assert!(findings.iter().skip(1).all(|finding| finding.detail.contains(cause)), "{defect:?}");
}

#[test]
fn fault_of_the_line_is_named_once() {
    assert_stops_at_once(Defect::Echo, "sends back what was sent before the answer");
    assert_stops_at_once(Defect::Looped, "TX and RX are connected with each other");
    assert_stops_at_once(Defect::Garbles, "the board's speed is not 115200 baud 8N1");
    assert_stops_at_once(Defect::OtherSpeed, "the board answers at 9600 baud 8N1: set it to 115200 baud 8N1");
    assert_stops_at_once(Defect::Noisy, "noise on the line, unasked");
    assert_stops_at_once(Defect::WrongIdentifier, "\"AB1\" in answer to 0");
}

/// Asserts that one check fails with this cause, and those after it are not run.
fn assert_stops_midway(defect: Defect, cause: &str) {
    let findings = findings(defect);
    let [failed] = checks_with_result(&findings, "fail")[..] else { panic!("{defect:?}: {findings:?}") };
    assert!(failed > 1 && findings[failed - 1].detail.contains(cause), "{defect:?}: {:?}", findings[failed - 1]);
    assert_eq!(checks_with_result(&findings, "not_run"), (failed + 1..=CHECKS.len()).collect::<Vec<_>>(), "{defect:?}");
}

#[test]
fn board_that_is_gone_midway_is_named_once() {
    assert_stops_midway(Defect::Unplugged, "the line is lost: gone: was the board unplugged");
    assert_stops_midway(Defect::SwitchedOff, "it no longer answers 0, 10 times");
    assert_stops_midway(Defect::NoisyLater, "noise on the line, unasked");
}

#[test]
fn check_that_saw_nothing_does_not_pass() {
    let findings = findings(Defect::NeverMoves);
    assert!(checks_with_result(&findings, "fail").len() > 5, "{findings:?}");
    assert_eq!(checks_with_result(&findings, "not_run"), [16, 18]);
    assert_eq!(findings[17].detail, "it has not sent a legal move");
}

#[test]
fn wrong_identifiers_fail() {
    assert_fails(Defect::WrongIdentifier, 1, "\"AB1\" in answer to 0");
    assert_fails(Defect::TwoIdentifiers, 1, "sent unasked: \"1AB\"");
    assert_fails(Defect::ManyIdentifiers, 2, "first A");
}

#[test]
fn wrong_answers_to_prompts_fail() {
    assert_fails(Defect::AlwaysAtFive, 4, "55a0 is illegal: the first piece must cover the start cell (a,a)");
    assert_fails(Defect::AlwaysAtFive, 6, "is illegal");
    assert_fails(Defect::StopsAtPass, 7, "no answer within 3000 ms");
    assert_fails(Defect::AnswersEnd, 8, "sent unasked: \"bye\"");
    assert_fails(Defect::Talkative, 9, "sent unasked: \"!\"");
}

#[test]
fn missed_restarts_fail() {
    assert_fails(Defect::KeepsGame, 10, "is illegal");
    assert_fails(Defect::WaitsForFrame, 11, "after 2 and then 0");
    assert_fails(Defect::ThinksOn, 12, "sent unasked: \"55a0\"");
    assert_fails(Defect::ListensToNoise, 13, "no answer within 3000 ms");
}

#[test]
fn wrong_moves_in_games_fail() {
    assert_fails(Defect::NeverPasses, 14, "55a0 is illegal");
    assert_fails(Defect::NeverPasses, 15, "55a0 is illegal");
    assert_fails(Defect::NeverPasses, 16, "55a0 is illegal");
    assert_fails(Defect::Mirrors, 17, "after the opponent's");
    assert_fails(Defect::MissesRotation, 17, "after the opponent's");
    assert_fails(Defect::Slow, 14, "answered after 1001 ms, not within 1000");
    assert_fails(Defect::Slow, 19, "of its answers; slowest 1001.0 of 1000 ms");
}

#[test]
fn harmless_defects_give_warnings() {
    assert_eq!(checks_with_result(&findings(Defect::HighRotations), "warning"), [18]);
    let passive = findings(Defect::AlwaysPasses);
    assert!(checks_with_result(&passive, "fail").is_empty(), "{passive:?}");
    assert_eq!(checks_with_result(&passive, "warning"), [7, 16, 17], "{passive:?}");
}

/// From a sample of all ways to misread one piece in one rotation, most are detected.
#[test]
fn most_single_misreadings_are_detected() {
    let pairs = (0..ALIAS_COUNT).step_by(7).map(|pair| (pair / ROTATION_COUNT, pair % ROTATION_COUNT));
    let misreadings = pairs.filter_map(|(piece, rotation)| {
        let rotations = &ALIASES[piece];
        let others = (rotation + 1..ROTATION_COUNT).chain(0..rotation);
        let other =
            others.into_iter().find(|&other| rotations[other].orientation != rotations[rotation].orientation)?;
        Some(Defect::Misreads { piece: piece as u8, rotation: rotation as u8, other: other as u8 })
    });
    let (found, missed): (Vec<_>, Vec<_>) =
        misreadings.partition(|&defect| !checks_with_result(&findings(defect), "fail").is_empty());
    assert!(found.len() > 5 * missed.len(), "found {}, missed {missed:?}", found.len());
}
