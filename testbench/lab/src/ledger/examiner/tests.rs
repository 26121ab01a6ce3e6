//! Games at 2,000 cycles a move, one for each kind, played by `cargo lab ledger --cycles 2000`.

use super::*;
use duo_core::engine::{Engine, Limit};
use duo_core::search::candidates::{Candidate, Candidates};

struct Case {
    kind: Kind,
    /// The ply and the move.
    turn: Option<(usize, &'static str)>,
    side: usize,
    moves: &'static str,
}

const EFFORT: Effort = Effort { cycles: 2000, deeper: 100, margin: 160, judge: Techniques::ALL };

const CASES: &[Case] = &[
    Case {
        kind: Kind::Given,
        turn: None,
        side: 1,
        moves: "54m1 abm0 33t2 car0 86u0 a7u0 69r2 a4t4 82s2 8al0 99g0 57o6 b1l7 5bi0 3ap4 d2s1 1co5 45q1 16j0 3en2 bck1 edg1 c7n0 41k6 9ee2 e7j0 e4i2 12b0 36d2 28d0 61b0 63a0 d9a0 0000 0000",
    },
    Case {
        kind: Kind::Slow,
        turn: None,
        side: 0,
        moves: "44p0 b9t6 37t0 88m1 76k7 a5l4 7al0 8ck3 74m2 92s3 4cr0 aeo7 1ao5 52j2 13n1 c2r3 59d1 ccu0 2du0 5ad3 51j2 68b0 6ea0 46f6 8dc2 75c2 abb0 e9n0 0000 e6q1 0000 54a0 0000 0000",
    },
    Case {
        kind: Kind::Opening,
        turn: Some((4, "76k7")),
        side: 0,
        moves: "44p0 b9t6 37t0 88m1 76k7 a5o0 7ao4 8cr1 5dl0 83u0 62u0 54i3 8ej2 bdl6 92r0 c2k4 59i2 33s2 13e0 46f6 19m1 48a0 2cs1 edg1 31c2 39b0 b4a0 d6d1 0000 e3c0 0000 e9n0 0000 0000",
    },
    Case {
        kind: Kind::Unseen,
        turn: Some((10, "bct0")),
        side: 0,
        moves: "56o5 bao4 23k7 8bn6 49u0 69t3 86r2 a5k4 99m4 82r0 bct0 d6p2 73s0 3bl2 8ej2 d9m4 b6c0 d3u0 18l4 edq1 2cp0 5df7 5cf3 36s3 41e2 b1g2 c4a0 44a0 e5d1 52d3 c8b0 65i3 0000 1bb0 0000 0000",
    },
    Case {
        kind: Kind::End,
        turn: Some((28, "5de2")),
        side: 0,
        moves: "46m3 aao1 24t3 8cm0 74u0 b7u0 97r3 79t0 a5o6 e5l0 29l1 b3r0 91q3 66i3 bak4 43s0 den2 e9k5 52g6 5cq1 1bi3 4ej2 58d3 d1g2 21c2 aef3 16a0 dcd3 5de2 1cb0 9cf1 47c2 8eb2 26a0 0000 0000",
    },
    Case {
        kind: Kind::Selectivity,
        turn: Some((13, "39u0")),
        side: 1,
        moves: "65i0 9at1 97t5 b6k5 7bl1 85p4 acs2 57o3 43u0 dar3 61o3 35m5 a3r3 39u0 5bp0 2ci3 13k4 bdn1 d3m6 17g0 6ef3 d8l1 c1j2 6ac0 3ba0 1aa0 c6e0 edd3 0000 1db0 0000 0000",
    },
    Case {
        kind: Kind::Evaluation,
        turn: Some((10, "a5l2")),
        side: 0,
        moves: "64m0 9at4 36t3 c9o6 86u0 a7u0 79o1 7ck7 4br2 4em2 a5l2 d5r2 c3s0 2al4 57i1 17j0 23k7 c4b2 81q2 34f6 51g2 92h0 d1f6 73s3 1dh0 9ee2 28b0 53a0 98a0 32g6 0000 cci2 0000 eeq1 0000 0000",
    },
    Case {
        kind: Kind::Horizon,
        turn: Some((13, "3cp4")),
        side: 1,
        moves: "55t6 aat6 76i1 96o0 94o7 b3l5 8aj0 adk3 91k7 6dr3 d3l5 d6i0 49r1 3cp4 27u0 69s1 7da0 e3j0 1ac0 1df1 aee2 dbm6 6bg1 dec2 4dp0 7bb0 ddf2 c9d0 61q3 b7a0 22m2 0000 24n6 0000 2cb0 0000 0000",
    },
];

impl Case {
    fn of(kind: Kind) -> &'static Case {
        CASES.iter().find(|case| case.kind == kind).unwrap()
    }

    fn game(&self) -> Game {
        let name = format!("{:?}", self.kind);
        Game { name, side: self.side, starts_at_ten: false, given: 4, recorded: false, moves: self.moves.to_owned() }
    }
}

fn with_examiner(effort: Effort, check: impl FnOnce(&Examiner)) {
    let folder = tempfile::tempdir().unwrap();
    let searches = Searches::open(&folder.path().join("searches")).unwrap();
    check(&Examiner { searches: &searches, effort });
}

#[test]
fn each_kind_is_found_in_its_own_game() {
    with_examiner(EFFORT, |examiner| {
        for case in CASES {
            let Verdict { kind, turn } = examiner.examine(&case.game()).unwrap();
            let told = turn.as_ref().map(|turn| (turn.ply, turn.played.as_str()));
            assert_eq!((kind, told), (case.kind, case.turn), "{turn:?}");
            let has_better = turn.is_some_and(|turn| turn.better.is_some());
            assert_eq!(has_better, case.turn.is_some() && kind != Kind::Unseen);
        }
    });
}

#[test]
fn engine_also_proves_the_end() {
    let case = Case::of(Kind::End);
    let (ply, _) = case.turn.unwrap();
    let position = case.game().positions().unwrap()[ply + 1];
    let found = Engine::new(1).think(&position, Limit::Depth(MAX_DEPTH));
    assert!(found.score >= WON, "{found:?}");
}

#[test]
fn better_move_outside_the_sixteen_or_without_reduction_is_selectivity() {
    with_examiner(EFFORT, |examiner| {
        let case = Case::of(Kind::Horizon);
        let (ply, _) = case.turn.unwrap();
        let (game, mut outside) = (case.game(), 0);
        let position = &game.positions().unwrap()[ply];
        let played = game.moves().unwrap()[ply];
        let choice = Choice { ply, position, side: game.player(), played, before: 0, after: -400 };
        let sixteen_best = sixteen_best(position);
        let shallow = examiner.search(position, EFFORT.cycles).unwrap();
        for placement in legal_placements(position).into_iter().step_by(9) {
            let better = Move::Place(placement);
            let is_kept = sixteen_best.contains(&better);
            assert_eq!(rank(position, better) < WIDTH, is_kept, "{better}");
            if !is_kept && outside < 5 {
                let (kind, why) = examiner.explain_miss(&choice, better, &shallow).unwrap();
                assert!(kind == Kind::Selectivity && why.contains("at first sight"), "{why}");
                outside += 1;
            }
        }
        assert_eq!(outside, 5);
    });
}

/// The sixteen moves that the search keeps.
fn sixteen_best(position: &Position) -> Vec<Move> {
    let node = Perspective::from(position);
    let mut candidates = Candidates::new(WIDTH);
    for placement in legal_placements(position) {
        let played = Move::Place(placement);
        candidates.insert(Candidate { key: Evaluation::Whole.leaf(&node, played).score, played });
    }
    candidates.as_slice().iter().map(|candidate| candidate.played).collect()
}

#[test]
fn recorded_mistake_that_the_model_avoids_now_is_avoided() {
    // With a hundred times the cycles, the model sees what it missed with 2,000.
    let strong = Effort { cycles: 200_000, deeper: 2, ..EFFORT };
    let case = Case::of(Kind::Evaluation);
    let recorded = Game { recorded: true, ..case.game() };
    with_examiner(strong, |examiner| {
        let verdict = examiner.examine(&recorded).unwrap();
        assert_eq!(verdict.kind, Kind::Avoided, "{verdict:?}");
    });
}

#[test]
fn game_without_a_turn_beyond_the_margin_was_lost_slowly() {
    // No turn loses as much as that.
    let effort = Effort { margin: 40_000, ..EFFORT };
    with_examiner(effort, |examiner| {
        let verdict = examiner.examine(&Case::of(Kind::Opening).game()).unwrap();
        assert_eq!(verdict, Verdict { kind: Kind::Slow, turn: None });
    });
}
