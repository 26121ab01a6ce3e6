//! Finds the end components: the maximal sets of poses in which the robot can stay whatever the
//! hand, and in which it can get from each pose to every other.

use super::outcomes::{HandSet, Outcome, ALL_HANDS};

/// Marks a pose outside every component.
pub const NONE: u32 = u32::MAX;

/// The index of each pose's component or `NONE`, and the number of components.
pub fn components(table: &[Vec<Outcome>]) -> (Vec<u32>, usize) {
    let mut member: Vec<bool> = table.iter().map(|outcomes| !outcomes.is_empty()).collect();
    loop {
        let (component, number) = strongly_connected(table, &member);
        // A pose that some hand forces out of its component cannot belong to it.
        let stays = |pose: usize| {
            let inside = table[pose].iter().filter(|outcome| {
                outcome.moves_to_win().is_none() && component[outcome.end as usize] == component[pose]
            });
            inside.fold(0 as HandSet, |hands, outcome| hands | outcome.hands) == ALL_HANDS
        };
        let driven: Vec<usize> = (0..table.len()).filter(|&pose| member[pose] && !stays(pose)).collect();
        if driven.is_empty() {
            return (component, number);
        }
        driven.into_iter().for_each(|pose| member[pose] = false);
    }
}

/// Tarjan's algorithm on the members, with an explicit stack because maps can be large.
fn strongly_connected(table: &[Vec<Outcome>], member: &[bool]) -> (Vec<u32>, usize) {
    let mut component = vec![NONE; table.len()];
    let mut seen_at = vec![0; table.len()];
    let mut lowest = vec![0; table.len()];
    let (mut clock, mut number) = (0, 0);
    let mut open = Vec::new();
    let mut path: Vec<(usize, usize)> = Vec::new();
    for root in 0..table.len() {
        if !member[root] || seen_at[root] != 0 {
            continue;
        }
        path.push((root, 0));
        while let Some((pose, edge)) = path.pop() {
            if edge == 0 {
                clock += 1;
                (seen_at[pose], lowest[pose]) = (clock, clock);
                open.push(pose);
            }
            if let Some(outcome) = table[pose].get(edge) {
                path.push((pose, edge + 1));
                let next = outcome.end as usize;
                if outcome.moves_to_win().is_some() || !member[next] {
                    continue;
                }
                if seen_at[next] == 0 {
                    path.push((next, 0));
                } else if component[next] == NONE {
                    lowest[pose] = lowest[pose].min(seen_at[next]);
                }
                continue;
            }
            if lowest[pose] == seen_at[pose] {
                while let Some(last) = open.pop() {
                    component[last] = number;
                    if last == pose {
                        break;
                    }
                }
                number += 1;
            }
            if let Some(&(parent, _)) = path.last() {
                lowest[parent] = lowest[parent].min(lowest[pose]);
            }
        }
    }
    (component, number as usize)
}
