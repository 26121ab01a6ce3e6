//! Each rule, and the solution compared with a slow one that uses neither hand sets nor components.

use roborace_core::choice::{best_moves, moves_to, nearest_moves};
use roborace_core::distance::Distances;
use roborace_core::generator::{generate, Class};
use roborace_core::hands::{self, deal, holds, Distribution};
use roborace_core::map::{Map, MapError};
use roborace_core::moves::{step, trace, Crash, Move, State};
use roborace_core::robot::Pose;
use roborace_core::solution::Solution;

/// A map that agrees with every sentence of the contest's example.
const EXAMPLE: &str = "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^";

fn map(text: &str) -> Map {
    Map::from_lines(text.lines()).unwrap()
}

fn moves(letters: &str) -> Vec<Move> {
    Move::from_letters(letters).unwrap()
}

/// The last state as text.
fn end_of(text: &str, pose: &str, letters: &str) -> String {
    let map = map(text);
    match trace(&map, map.pose(pose).unwrap(), &moves(letters)).last().unwrap() {
        State::At(pose) => pose.to_string(),
        State::Won => "won".to_owned(),
        State::Lost(Crash::Hole) => "hole".to_owned(),
        State::Lost(Crash::Edge) => "edge".to_owned(),
    }
}

/// A reproducible random generator.
fn random_below(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((state >> 33) * below as u64) >> 31) as usize
    }
}

#[test]
fn example_of_the_contest_wins_in_seven_moves() {
    assert_eq!(end_of(EXAMPLE, "4 3 N", "Z13L1"), "2 1 L".to_owned());
    assert_eq!(end_of(EXAMPLE, "2 1 L", "L1"), "won");
    assert_eq!(trace(&map(EXAMPLE), Pose::from_text("2 1 L").unwrap(), &moves("L1")).len(), 2);
}

#[test]
fn each_rule_holds() {
    let cases = [
        // Turns, and moves of each length.
        ("....$\n.....", "1 2 R", "L", "1 2 N"),
        ("....$\n.....", "1 2 R", "R", "1 2 D"),
        ("....$\n.....", "1 2 R", "3", "4 2 R"),
        ("....$\n.....", "3 2 R", "Z", "2 2 R"),
        // A wall stops the rest of a move, forward and back.
        ("$....\n..X..", "1 2 R", "3", "2 2 R"),
        ("$....\n..X..", "4 2 R", "Z", "4 2 R"),
        // A belt acts on a robot that stopped at a wall or turned on it.
        ("$...\n^X..", "2 1 D", "1", "2 1 D"),
        ("$....\n.>X..\n.....", "1 2 R", "2", "2 2 R"),
        ("$....\n.vX..\n.....", "1 2 R", "2", "2 3 R"),
        ("$....\n.v...\n.....", "2 2 R", "L", "2 3 N"),
        // A belt acts once, even if it ends on another belt.
        ("$....\n.>>..", "1 2 R", "1", "3 2 R"),
        // A belt does not act on a robot that passes over it.
        ("$....\n.v...\n.....", "1 2 R", "2", "3 2 R"),
        // Holes and edges, in mid-move and by a belt.
        ("$....\n..#..", "1 2 R", "3", "hole"),
        ("$....\n.....", "4 2 R", "2", "edge"),
        ("$....\n.....", "1 2 R", "Z", "edge"),
        ("$....\n.>#..", "1 2 R", "1", "hole"),
        ("$....\n.v...", "1 2 R", "1", "edge"),
        // The treasure, in mid-move and by a belt.
        ("..$.\n....", "1 1 R", "3", "won"),
        (".$\n.^", "1 2 R", "1", "won"),
        // A belt does not act before the first move.
        ("$....\n.v...\n.....", "2 2 R", "1", "3 2 R"),
    ];
    for (text, pose, letters, wanted) in cases {
        assert_eq!(end_of(text, pose, letters), wanted, "{letters} from {pose} on\n{text}");
    }
}

#[test]
fn bad_maps_and_poses_give_precise_errors() {
    let error = |text: &str| Map::from_lines(text.lines()).unwrap_err();
    assert_eq!(error(""), MapError::Empty);
    assert_eq!(error(".$\n."), MapError::Ragged { line: 2, length: 1, width: 2 });
    assert_eq!(error(".$\n.q"), MapError::NotAField { line: 2, column: 2, letter: 'q' });
    assert_eq!(error("..\n.."), MapError::Treasures(0));
    assert_eq!(error("$.\n.$"), MapError::Treasures(2));
    assert_eq!(error(&format!("${}", ".".repeat(64))), MapError::TooLarge(65, 1));
    for text in ["", "1 2", "0 1 N", "1 1 Q", "1 1 N N", "-1 1 N", "a 1 N"] {
        assert_eq!(map(EXAMPLE).pose(text), Err(MapError::NotAPose(text.to_owned())));
    }
    for text in ["1 2 N", "2 2 N", "4 2 N", "7 1 N", "1 5 N"] {
        assert_eq!(map(EXAMPLE).pose(text), Err(MapError::Blocked(text.to_owned())));
    }
    assert_eq!(map(EXAMPLE).to_string(), format!("{EXAMPLE}\n"));
}

#[test]
fn dealt_hands_follow_their_distribution() {
    for distribution in [Distribution::Draws, Distribution::Multisets] {
        let all = hands::all_hands(distribution);
        let total: u32 = all.iter().map(|hand| hand.1).sum();
        assert_eq!((all.len(), total), (56, if distribution == Distribution::Draws { 216 } else { 56 }));
        let mut below = random_below(7);
        let mut seen = vec![0u32; 56];
        for _ in 0..56_000 {
            let hand = deal(distribution, &mut below);
            assert!(hand.len() == hands::HAND_SIZE && holds(&hand, &Move::ALL));
            seen[all.iter().position(|known| known.0 == hands::count_moves(&hand)).unwrap()] += 1;
        }
        for (seen, (hand, weight)) in seen.iter().zip(all) {
            let expected = 56_000.0 * f64::from(weight) / f64::from(total);
            assert!((f64::from(*seen) - expected).abs() < 6.0 * expected.sqrt(), "{hand:?}: {seen}, not {expected}");
        }
    }
    assert!(holds(&moves("123ZLRRR1"), &moves("RRR1")));
    assert!(!holds(&moves("123ZLRRR1"), &moves("22")));
}

/// Best play by plain value iteration over every hand and every sequence. Only for small maps.
fn slow_values(map: &Map, distribution: Distribution) -> Vec<(Pose, f64, f64)> {
    let poses: Vec<Pose> = map.poses().collect();
    let place = |pose: Pose| poses.iter().position(|&other| other == pose).unwrap();
    let all = hands::all_hands(distribution);
    let total = f64::from(all.iter().map(|hand| hand.1).sum::<u32>());
    // For each pose and hand, the ends of a round: the index of a pose, or the number of moves of a
    // win.
    let mut ends: Vec<Vec<Vec<Result<usize, usize>>>> = Vec::new();
    for &pose in &poses {
        let of_hand = |&(counts, _): &(hands::Counts, u32)| {
            let mut ends = Vec::new();
            for number in 0..6usize.pow(5) {
                let sequence: Vec<Move> = (0..5).map(|digit| Move::ALL[number / 6usize.pow(digit) % 6]).collect();
                if hands::count_moves(&sequence).iter().zip(counts).all(|(&used, held)| used <= held) {
                    let states = trace(map, pose, &sequence);
                    match states.last() {
                        Some(State::Won) => ends.push(Err(states.len())),
                        Some(&State::At(end)) => ends.push(Ok(place(end))),
                        _ => {}
                    }
                }
            }
            ends.sort_unstable();
            ends.dedup();
            ends
        };
        ends.push(all.iter().map(of_hand).collect());
    }
    let (mut p, mut moves) = (vec![0.0; poses.len()], vec![0.0; poses.len()]);
    for _ in 0..1000 {
        p = ends
            .iter()
            .map(|hands| {
                let best = |ends: &Vec<Result<usize, usize>>| {
                    ends.iter().map(|end| end.map_or(1.0, |next| p[next])).fold(0.0, f64::max)
                };
                hands.iter().zip(&all).map(|(ends, hand)| best(ends) * f64::from(hand.1)).sum::<f64>() / total
            })
            .collect();
    }
    for _ in 0..1000 {
        moves = ends
            .iter()
            .map(|hands| {
                let (mut sum, mut weights) = (0.0, 0.0);
                for (ends, hand) in hands.iter().zip(&all) {
                    let worth = |end: &Result<usize, usize>| end.map_or(1.0, |next| p[next]);
                    let best = ends.iter().map(worth).fold(0.0, f64::max);
                    let cost = |end: &Result<usize, usize>| match *end {
                        Ok(next) => 5.0 + moves[next],
                        Err(moves) => moves as f64,
                    };
                    let least =
                        ends.iter().filter(|end| worth(end) > best - 1e-9).map(cost).fold(f64::INFINITY, f64::min);
                    if best > 0.0 {
                        (sum, weights) = (sum + f64::from(hand.1) * best * least, weights + f64::from(hand.1) * best);
                    }
                }
                if weights > 0.0 {
                    sum / weights
                } else {
                    0.0
                }
            })
            .collect();
    }
    poses.iter().zip(p).zip(moves).map(|((&pose, p), moves)| (pose, p, moves)).collect()
}

#[test]
fn solution_matches_plain_value_iteration() {
    // On the second map, some poses reach the treasure only with luck; on the third, some never do.
    for text in ["#.>v\n.#.#\n$.^.", "^^<>#\n#.#v$\n.>..<", "$XX.\n..X#\n<.Xv"] {
        let map = map(text);
        for distribution in [Distribution::Draws, Distribution::Multisets] {
            let solution = Solution::new(&map, distribution);
            assert!(solution.gap() <= 1e-9, "gap {} on\n{text}", solution.gap());
            for (pose, p, moves) in slow_values(&map, distribution) {
                let value = solution.value(&map, pose);
                assert!((value.p_treasure - p).abs() < 1e-9, "{pose} {value:?}, not {p}, on\n{text}");
                if p > 0.0 {
                    let near = (value.expected_moves - moves).abs() < 1e-7;
                    assert!(near, "{pose} {value:?}, not {moves} moves, on\n{text}");
                }
            }
        }
    }
}

#[test]
fn mean_value_of_the_best_five_equals_the_solution() {
    // One step of the definition: the mean value of the best five moves over all hands is the value
    // of the pose.
    let (map, start) = generate(Class::Holes, &mut random_below(3));
    let solution = Solution::new(&map, Distribution::Draws);
    let (mut p, mut moves) = (0.0, 0.0);
    for (counts, weight) in hands::all_hands(Distribution::Draws) {
        let kinds = Move::ALL.into_iter().zip(counts);
        let hand: Vec<Move> = kinds.flat_map(|(action, held)| (0..held).map(move |_| action)).collect();
        let (five, value) = best_moves(&map, &solution, start, &hand);
        let state = *trace(&map, start, &five).last().unwrap();
        assert_eq!(solution.value_after(&map, state, five.len()), value);
        assert!(holds(&hand, &five));
        p += f64::from(weight) * value.p_treasure / 216.0;
        moves += f64::from(weight) * value.p_treasure * value.expected_moves / 216.0;
    }
    let value = solution.value(&map, start);
    assert!((p - value.p_treasure).abs() < 1e-12 && (moves / p - value.expected_moves).abs() < 1e-9);
}

#[test]
fn moves_to_a_pose_are_found_if_they_exist() {
    let map = map(EXAMPLE);
    let (start, hand) = (map.pose("4 3 N").unwrap(), moves("123ZLR1L3"));
    let corner = map.pose("2 1 L").unwrap();
    let five = moves_to(&map, start, &hand, corner).unwrap();
    assert_eq!((five.len(), trace(&map, start, &five).last()), (5, Some(&State::At(corner))));
    let turned = map.pose("4 3 D").unwrap();
    assert_eq!(moves_to(&map, start, &moves("123ZLR123"), turned), None, "one turn each way makes no half turn");
}

#[test]
fn nearest_moves_reach_the_treasure_on_a_free_field() {
    let map = map("........\n........\n.......$");
    let distances = Distances::new(&map);
    let start = map.pose("1 1 R").unwrap();
    // `3 3` to the last column but one, `1`, a turn, and down.
    assert_eq!(distances.moves_from(&map, start), Some(5));
    let five = nearest_moves(&map, &distances, start, &moves("123ZLR133"));
    assert_eq!(trace(&map, start, &five).last(), Some(&State::Won));
}

#[test]
fn generated_maps_match_their_class_and_can_be_won() {
    for (class, letters) in [(Class::Walls, ".X$"), (Class::Belts, ".X$^v<>"), (Class::Holes, ".X$^v<>#")] {
        for seed in 0..20 {
            let (map, start) = generate(class, &mut random_below(seed));
            assert_eq!((map.width(), map.height()), (20, 20));
            assert!(map.to_string().chars().all(|letter| letter == '\n' || letters.contains(letter)));
            assert!(map.can_stand(start));
            let value = Solution::new(&map, Distribution::Draws).value(&map, start);
            assert!(value.p_treasure > 0.0);
        }
        assert_eq!(generate(class, &mut random_below(5)), generate(class, &mut random_below(5)));
    }
}

#[test]
fn robot_that_can_only_fall_has_probability_zero() {
    let map = map("#v#$\n#v#.\n#.#.");
    let solution = Solution::new(&map, Distribution::Draws);
    let value = solution.value(&map, map.pose("2 1 N").unwrap());
    assert_eq!((value.p_treasure, value.expected_moves), (0.0, f64::INFINITY));
    assert_eq!(step(&map, map.pose("2 3 N").unwrap(), Move::TurnLeft), State::At(map.pose("2 3 L").unwrap()));
}
