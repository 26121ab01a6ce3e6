//! One test for each rule, T1 to T10, and for each special case. The program's tests cover T4, the
//! rule about the robot's program.

use super::arena::{
    cell_centre, centred_cube, finish, frame, store_place, CELL_PITCH, CUBE_SIDE, FINISH_SIDE, HEIGHT, STORE_CUBES,
    WIDTH,
};
use super::attempt::{judge, may_start, Cube, Findings, Scene, Stop};
use super::board::{Board, Team, LINES};
use super::contest::{draw_colours, Contest, Outcome, PlayError, Reason, ATTEMPTS};
use super::geometry::{Area, Footprint, Point};

const ROBOT_SIDE: f64 = 200.0;

/// A robot at this distance in millimetres from the middle of its finish area, towards the board.
fn robot(team: Team, away: f64) -> Footprint {
    let Point { x, y } = finish(team).centre();
    let x = if team == Team::Green { x + away } else { x - away };
    Footprint::square(Point { x, y }, ROBOT_SIDE, 0.0)
}

fn cube_at(x: f64, y: f64) -> Footprint {
    Footprint::square(Point { x, y }, CUBE_SIDE, 0.0)
}

fn scene(team: Team, seconds: f64, set_down: Vec<Footprint>) -> Scene {
    Scene { seconds, start: None, robot: robot(team, 0.0), set_down, moved: Vec::new() }
}

/// Plays attempts on these cells, `None` for a miss. Red's attempts take 60 s, green's
/// `green_seconds`.
fn play(preplaced: usize, cells: &[Option<usize>], green_seconds: f64) -> Contest {
    let mut contest = Contest::new(preplaced);
    for cell in cells {
        let team = contest.to_move().expect("the match goes on");
        let seconds = if team == Team::Green { green_seconds } else { 60.0 };
        contest.play(&scene(team, seconds, cell.map(centred_cube).into_iter().collect())).expect("there is a cube");
    }
    contest
}

fn judged(board: &str, team: Team, scene: &Scene) -> (Findings, String) {
    let board = Board::parse(board).expect("a board");
    let findings = judge(&board, team, scene);
    let after = findings.apply(&board, team).to_string();
    (findings, after)
}

#[test]
fn t1_the_draw_gives_each_team_a_colour_and_repeats_with_its_seed() {
    let firsts = (0..1000).map(|seed| draw_colours(seed)[0]);
    let green = firsts.filter(|&team| team == Team::Green).count();
    assert!((450..=550).contains(&green), "{green} of 1000");
    assert!((0..100).all(|seed| draw_colours(seed)[0] == draw_colours(seed)[1].other()));
    assert_eq!(draw_colours(7), draw_colours(7));
}

#[test]
fn t2_red_has_a_fifth_cube_on_any_cell() {
    assert_eq!(STORE_CUBES, ATTEMPTS);
    for cell in 0..9 {
        let contest = Contest::new(cell);
        assert_eq!(contest.board().at(cell), Some(Team::Red));
        assert_eq!((contest.board().count(Team::Red), contest.board().count(Team::Green)), (1, 0));
    }
}

#[test]
fn t2_four_cubes_are_on_each_store_and_taken_ones_do_not_come_back() {
    let mut contest = Contest::new(4);
    let arena = Area { least: Point { x: 0.0, y: 0.0 }, greatest: Point { x: WIDTH, y: HEIGHT } };
    for team in [Team::Green, Team::Red] {
        assert_eq!(contest.store(team), 4);
        for place in 0..STORE_CUBES {
            let cube = Footprint::square(store_place(team, place), CUBE_SIDE, 0.0);
            assert!(cube.is_inside(&arena) && !cube.touches(&finish(team)));
            assert!((0..9).all(|cell| !cube.touches(&frame(cell))));
            assert!((0..place).all(|other| store_place(team, other) != store_place(team, place)));
        }
    }
    // A cube that touches no frame is gone too; an attempt without a cube uses none.
    contest.play(&scene(Team::Green, 9.0, vec![cube_at(400.0, 200.0)])).unwrap();
    contest.play(&scene(Team::Red, 9.0, vec![])).unwrap();
    assert_eq!([Team::Green, Team::Red].map(|team| contest.store(team)), [3, 4]);
    let four = scene(Team::Green, 9.0, (0..4).map(centred_cube).collect());
    let before = contest.clone();
    assert_eq!(contest.play(&four), Err(PlayError::StoreEmpty { team: Team::Green, left: 3, taken: 4 }));
    assert_eq!(contest, before, "what cannot be changes nothing");
}

#[test]
fn t3_the_whole_projection_is_inside_at_the_start() {
    let gap = (FINISH_SIDE - ROBOT_SIDE) / 2.0;
    for team in [Team::Green, Team::Red] {
        assert!(may_start(team, &robot(team, gap)));
        assert!(!may_start(team, &robot(team, gap + 0.1)));
        assert!(!may_start(team.other(), &robot(team, 0.0)));
        let turned = Footprint::square(finish(team).centre(), ROBOT_SIDE, 45.0);
        assert!(!may_start(team, &turned), "200 mm across the corners are 283 mm");
    }
}

#[test]
fn t3_a_robot_over_its_line_does_not_start_and_its_attempt_is_lost() {
    let gap = (FINISH_SIDE - ROBOT_SIDE) / 2.0;
    let at = |away| {
        let start = Some(robot(Team::Red, away));
        let (findings, after) =
            judged("....r....", Team::Red, &Scene { start, ..scene(Team::Red, 9.0, vec![centred_cube(0)]) });
        (findings.stop, findings.seconds, findings.cube, after)
    };
    assert_eq!(at(gap), (Stop::Inside, 9.0, Cube::Valid(0), "r...r....".to_owned()));
    assert_eq!(at(gap + 0.1), (Stop::NotStarted, 120.0, Cube::Void, "....r....".to_owned()));
}

#[test]
fn t5_green_begins_and_each_has_four_attempts() {
    let mut contest = Contest::new(4);
    let mut order = Vec::new();
    while let Some(team) = contest.to_move() {
        order.push(team);
        contest.play(&scene(team, 10.0, Vec::new())).unwrap();
    }
    assert_eq!(order, [Team::Green, Team::Red].repeat(4));
    assert_eq!(contest.play(&scene(Team::Green, 10.0, Vec::new())), Err(PlayError::Over));
}

#[test]
fn t5_time_runs_out_at_120_s_and_the_position_is_judged() {
    let (findings, after) = judged("....r....", Team::Green, &scene(Team::Green, 500.0, vec![centred_cube(0)]));
    assert_eq!((findings.stop, findings.seconds), (Stop::Inside, 120.0));
    assert_eq!(after, "g...r....");
}

#[test]
fn t6_every_line_wins_and_the_preplaced_cube_counts() {
    for line in LINES {
        let elsewhere: Vec<usize> = (0..9).filter(|cell| !line.contains(cell)).collect();
        // Green's two cells do not make a line.
        let greens = [Some(elsewhere[0]), Some(elsewhere[1])];
        let contest = play(line[0], &[greens[0], Some(line[1]), greens[1], Some(line[2])], 60.0);
        assert_eq!(contest.outcome(), Some(Outcome { winner: Some(Team::Red), reason: Reason::Line }), "{line:?}");
    }
    let green = play(3, &[Some(0), Some(4), Some(1), None, Some(2)], 60.0);
    assert_eq!(green.outcome(), Some(Outcome { winner: Some(Team::Green), reason: Reason::Line }));
}

/// Red has the centre, and both fill the board without completing a line.
const DRAWN: [Option<usize>; 8] = [Some(0), Some(2), Some(6), Some(3), Some(5), Some(1), Some(7), Some(8)];

#[test]
fn t7_more_valid_cubes_win_the_preplaced_one_not_counted() {
    let mut cells = DRAWN;
    cells[7] = None;
    let contest = play(4, &cells, 60.0);
    // Four to four with red's first cube, four to three without it.
    assert_eq!((contest.board().count(Team::Green), contest.board().count(Team::Red)), (4, 4));
    assert_eq!(contest.outcome(), Some(Outcome { winner: Some(Team::Green), reason: Reason::Cubes }));
}

#[test]
fn t7_equal_cubes_less_time_wins_and_equal_time_is_a_draw() {
    let outcome = |seconds| play(4, &DRAWN, seconds).outcome().map(|outcome| (outcome.winner, outcome.reason));
    assert_eq!(outcome(59.5), Some((Some(Team::Green), Reason::Time)));
    assert_eq!(outcome(60.5), Some((Some(Team::Red), Reason::Time)));
    assert_eq!(outcome(60.0), Some((None, Reason::Equal)));
}

#[test]
fn t8_wholly_inside_partly_and_wholly_outside() {
    let at = |away, seconds| {
        let scene = Scene { robot: robot(Team::Red, away), ..scene(Team::Red, seconds, vec![centred_cube(0)]) };
        let (findings, after) = judged("....r....", Team::Red, &scene);
        (findings.stop, findings.seconds, findings.cube, after)
    };
    assert_eq!(at(25.0, 50.0), (Stop::Inside, 50.0, Cube::Valid(0), "r...r....".to_owned()));
    assert_eq!(at(25.1, 50.0), (Stop::PartlyOutside, 80.0, Cube::Valid(0), "r...r....".to_owned()));
    assert_eq!(at(224.9, 50.0), (Stop::PartlyOutside, 80.0, Cube::Valid(0), "r...r....".to_owned()));
    assert_eq!(at(225.0, 50.0), (Stop::Outside, 120.0, Cube::Void, "....r....".to_owned()));
}

#[test]
fn t8_100_s_and_partly_outside_are_120_s() {
    let scene = Scene { robot: robot(Team::Green, 100.0), ..scene(Team::Green, 100.0, vec![]) };
    assert_eq!(judged(".........", Team::Green, &scene).0.seconds, 120.0);
}

#[test]
fn t8_a_line_with_the_robot_wholly_outside_is_no_win() {
    let mut contest = play(4, &[Some(1), Some(0), Some(2)], 60.0);
    let outside = Scene { robot: robot(Team::Red, 600.0), ..scene(Team::Red, 60.0, vec![centred_cube(8)]) };
    contest.play(&outside).unwrap();
    assert_eq!((contest.outcome(), contest.board().at(8)), (None, None));
}

#[test]
fn t9_4_1_a_touch_of_an_empty_frame_is_valid() {
    let edge = frame(0).least.x - CUBE_SIDE / 2.0;
    let at = |x| judged("....r....", Team::Green, &scene(Team::Green, 9.0, vec![cube_at(x, cell_centre(0).y)])).0.cube;
    assert_eq!(at(edge), Cube::Valid(0));
    assert_eq!(at(edge - 0.1), Cube::NoFrame);
}

#[test]
fn t9_4_1_a_touch_of_an_occupied_frame_only_is_removed() {
    let (findings, after) = judged("....r....", Team::Green, &scene(Team::Green, 9.0, vec![centred_cube(4)]));
    assert_eq!((findings.cube, after.as_str()), (Cube::Occupied(4), "....r...."));
}

#[test]
fn t9_4_1_of_two_frames_the_larger_overlap_then_an_empty_one_then_the_first() {
    let Point { x, y } = cell_centre(0);
    let between = |share: f64, board| {
        judged(board, Team::Green, &scene(Team::Green, 9.0, vec![cube_at(x + CELL_PITCH * share, y)])).0.cube
    };
    assert_eq!(between(0.52, "........."), Cube::Valid(1));
    assert_eq!(between(0.5, "........."), Cube::Valid(0));
    assert_eq!(between(0.5, "r........"), Cube::Valid(1));
    assert_eq!(between(0.48, "r........"), Cube::Occupied(0));
}

#[test]
fn t9_4_2_a_cube_that_touches_no_frame_is_removed() {
    let (findings, after) = judged("....r....", Team::Green, &scene(Team::Green, 9.0, vec![cube_at(400.0, 200.0)]));
    assert_eq!((findings.cube, after.as_str()), (Cube::NoFrame, "....r...."));
}

#[test]
fn t9_4_3_an_opponents_cube_is_put_back_and_an_own_one_in_its_place_removed() {
    let mut pushed = scene(Team::Green, 9.0, vec![centred_cube(4)]);
    pushed.moved = vec![(4, cube_at(900.0, 300.0))];
    let (findings, after) = judged("....r....", Team::Green, &pushed);
    assert_eq!((findings.cube, findings.put_back.as_slice()), (Cube::OpponentsPlace(4), [4].as_slice()));
    assert_eq!(after, "....r....");
}

#[test]
fn t9_4_4_an_own_cube_wholly_outside_its_frame_is_out_of_the_game() {
    let mut pushed = scene(Team::Green, 9.0, vec![centred_cube(1)]);
    pushed.moved = vec![(0, centred_cube(3))];
    let (findings, after) = judged("g...r....", Team::Green, &pushed);
    assert_eq!(findings.lost, [0]);
    assert_eq!(after, ".g..r....");
    // A cube that still touches its frame stays.
    pushed.moved = vec![(0, cube_at(frame(0).least.x - CUBE_SIDE / 2.0, cell_centre(0).y))];
    assert_eq!(judged("g...r....", Team::Green, &pushed).1, "gg..r....");
}

#[test]
fn t9_4_3_and_4_4_in_one_attempt() {
    let mut pushed = scene(Team::Red, 9.0, vec![centred_cube(1)]);
    pushed.moved = vec![(1, cube_at(900.0, 300.0)), (4, cube_at(950.0, 300.0)), (0, cube_at(990.0, 200.0))];
    let (findings, after) = judged("rg..r....", Team::Red, &pushed);
    assert_eq!(findings.cube, Cube::OpponentsPlace(1));
    assert_eq!((findings.put_back.as_slice(), findings.lost.as_slice()), ([1].as_slice(), [0, 4].as_slice()));
    assert_eq!(after, ".g.......");
}

#[test]
fn t9_4_4_takes_reds_preplaced_cube_too() {
    let mut contest = play(4, &[Some(0)], 60.0);
    let mut pushed = scene(Team::Red, 9.0, vec![centred_cube(4)]);
    pushed.moved = vec![(4, cube_at(900.0, 300.0))];
    contest.play(&pushed).unwrap();
    // The new cube is on the first cube's cell, and counts.
    assert_eq!((contest.preplaced_cell(), contest.cubes(Team::Red)), (None, 1));
    assert_eq!(contest.board().to_string(), "g...r....");
}

#[test]
fn t9_of_two_cubes_only_the_first_counts() {
    let both = vec![centred_cube(0), centred_cube(1)];
    assert_eq!(judged("....r....", Team::Green, &scene(Team::Green, 9.0, both)).1, "g...r....");
}

#[test]
fn t10_cubes_that_moved_stand_on_their_cells_again() {
    let mut pushed = Scene { robot: robot(Team::Green, 600.0), ..scene(Team::Green, 9.0, vec![centred_cube(1)]) };
    pushed.moved = vec![(0, cube_at(300.0, 300.0)), (4, cube_at(900.0, 300.0))];
    // After check 3 the cubes are not checked: all valid ones stay.
    assert_eq!(judged("g...r....", Team::Green, &pushed).1, "g...r....");
    for cell in 0..9 {
        assert!(centred_cube(cell).is_inside(&frame(cell)));
    }
}
