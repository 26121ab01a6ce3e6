//! What to place while rivals can still reach the same cells.
//!
//! The best options by their estimates are played out for some turns. What rivals reply decides what an option is worth, and a rival that
//! searches does not take what is best by its estimate alone. So where there is work enough for it, the next turn of every rival is
//! searched as well: its best options are played out in the same way, with everybody taking what is best by the estimate from there on.

use std::cmp::{Ordering, Reverse};

use super::closed::closed_region;
use super::estimate::Scene;
use crate::options;
use crate::placement::Placement;
use crate::position::Position;

/// Turns of all players that a candidate is played out for.
const PLIES: usize = 8;

/// Most candidates that are played out.
const MOST_CANDIDATES: usize = 40;

/// Fewest candidates, of the player and of each rival, for whom it is worth while to search what rivals reply.
const FEWEST_FOR_REPLIES: u64 = 4;

/// The option that turns out best; its work is about `allowance` steps more than what `work` counts already, and at least what a first
/// candidate takes.
pub fn choose(position: &Position, allowance: u64, work: &mut u64) -> Option<Placement> {
    let begun = *work;
    let ranked = ranked(position, work);
    // What it takes to rank the options of a turn, as far as this one tells.
    let ranking = (*work - begun).max(1);
    // A reply takes as many playouts as there are candidates for it.
    let replies = position.players().saturating_sub(1).max(1) as u64;
    let squared = allowance / (ranking * PLIES as u64 * replies);
    let candidates = squared.isqrt();
    let rival = if candidates < FEWEST_FOR_REPLIES { Rival::Estimates } else { Rival::Searches(candidates as usize) };
    let limit = begun + allowance;
    best_played_out(position, ranked, MOST_CANDIDATES, rival, Some(limit), work)
}

/// How rivals choose their next turn in a playout.
#[derive(Clone, Copy)]
enum Rival {
    /// By the estimate.
    Estimates,
    /// By playouts of so many candidates of their own.
    Searches(usize),
}

/// Of the first of these options, the one with the best end of its playout.
fn best_played_out(
    position: &Position,
    ranked: Vec<(f32, Placement)>,
    candidates: usize,
    rival: Rival,
    limit: Option<u64>,
    work: &mut u64,
) -> Option<Placement> {
    let mut best: Option<(f32, Placement)> = None;
    for (_, option) in ranked.into_iter().take(candidates) {
        if best.is_some() && limit.is_some_and(|limit| *work > limit) {
            break;
        }
        let value = played_out(position, option, rival, work);
        // Of equals the one that ranked higher.
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, option));
        }
    }
    best.map(|(_, option)| option)
}

/// What an option is worth to whoever places it when everybody has played on for a while.
fn played_out(position: &Position, option: Placement, rival: Rival, work: &mut u64) -> f32 {
    let mut later = position.after(option);
    for ply in 0..PLIES {
        let reply = match rival {
            Rival::Searches(candidates) if ply + 1 < position.players() => searched(&later, candidates, work),
            _ => best_by_estimate(&later, work),
        };
        later.play(reply);
    }
    Scene::of(&later).estimate(work).value(position.turn())
}

/// What a rival chooses that plays its own best options out.
fn searched(position: &Position, candidates: usize, work: &mut u64) -> Option<Placement> {
    let turn = position.turn();
    if !position.can_place(turn) || closed_region(position, turn).is_some() {
        return best_by_estimate(position, work);
    }
    let ranked = ranked(position, work);
    best_played_out(position, ranked, candidates, Rival::Estimates, None, work)
}

/// All options of whoever's turn it is with their values for it, the best first.
fn ranked(position: &Position, work: &mut u64) -> Vec<(f32, Placement)> {
    let mut all = Vec::new();
    each_valued(position, work, |value, option| all.push((value, option)));
    // A stable order: small pieces come first among equals.
    all.sort_by(|a, b| Reverse(a.0).partial_cmp(&Reverse(b.0)).unwrap_or(Ordering::Equal));
    all
}

fn best_by_estimate(position: &Position, work: &mut u64) -> Option<Placement> {
    let mut best: Option<(f32, Placement)> = None;
    each_valued(position, work, |value, option| {
        // The first of equals, as in a ranking.
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, option));
        }
    });
    best.map(|(_, option)| option)
}

fn each_valued(position: &Position, work: &mut u64, mut found: impl FnMut(f32, Placement)) {
    if position.can_place(position.turn()) {
        let scene = Scene::of(position);
        options::each(position.open(), position.contacts(position.turn()), |option| {
            found(scene.value_after(&option, work), option);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::test_games::positions;

    #[test]
    fn it_uses_about_what_it_may() {
        let positions = positions(20);
        for allowance in [50_000, 500_000, 2_000_000] {
            let mut work = 0;
            let option = choose(&positions[8], allowance, &mut work);
            assert!(option.is_some() && work > allowance / 2 && work < 2 * allowance, "{work} of {allowance}");
        }
    }

    #[test]
    fn a_first_candidate_is_looked_at_without_any_allowance() {
        for position in positions(9).iter().step_by(7).filter(|position| position.can_place(position.turn())) {
            let mut work = 0;
            let first = ranked(position, &mut work)[0].1;
            assert_eq!(best_by_estimate(position, &mut work), Some(first));
            assert_eq!(choose(position, 0, &mut work), Some(first));
        }
    }
}
