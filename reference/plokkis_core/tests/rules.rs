//! The rules, compared with a simpler second implementation, and properties of every game.

use proptest::prelude::*;

use plokkis_core::options;
use plokkis_core::placement::Placement;
use plokkis_core::players::simple::{Simple, Taste};
use plokkis_core::players::Player;
use plokkis_core::position::{IllegalMove, Position};
use plokkis_core::shapes::SHAPES;

/// Whether a placement is legal, cell by cell in the words of the contest's rules.
fn is_legal(position: &Position, placement: Placement) -> bool {
    let (width, me) = (position.width() as i32, position.turn());
    let owner = |x: i32, y: i32| {
        let inside = (0..width).contains(&x) && (0..width).contains(&y);
        if inside {
            position.owner(x as usize, y as usize)
        } else {
            None
        }
    };
    let cells: Vec<(i32, i32)> = placement.cells().map(|(x, y)| (x as i32, y as i32)).collect();
    let sides = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)];
    let corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let edges = [0, width - 1];
    let is_free = cells.iter().all(|(x, y)| sides.iter().all(|(dx, dy)| owner(x + dx, y + dy).is_none()));
    let touches = cells.iter().any(|(x, y)| match position.pieces(me) {
        0 => edges.contains(x) && edges.contains(y),
        _ => corners.iter().any(|(dx, dy)| owner(x + dx, y + dy) == Some(me)),
    });
    placement.fits(width as usize) && is_free && touches
}

/// All legal placements, found by trying every shape at every place.
fn options_by_trial(position: &Position) -> Vec<Placement> {
    let width = position.width() as u8;
    let places = |shape| (0..width).flat_map(move |y| (0..width).map(move |x| Placement { shape, x, y }));
    (0..SHAPES.len() as u8).flat_map(places).filter(|&placement| is_legal(position, placement)).collect()
}

/// All positions of a game between simple players.
fn play_game(width: usize, players: usize, seed: u64) -> Vec<Position> {
    let tastes = [Taste::Any, Taste::Smallest, Taste::Biggest];
    let mut bots: Vec<Simple> =
        (0..players).map(|player| Simple::new(tastes[(player + seed as usize) % 3], seed + player as u64)).collect();
    let mut positions = vec![Position::new(width, players)];
    while !positions[positions.len() - 1].is_over() {
        let mut next = positions[positions.len() - 1].clone();
        let option = bots[next.turn()].choose(&next);
        next.play(option);
        positions.push(next);
    }
    positions
}

#[test]
fn first_piece_has_84_options_while_all_corners_are_free() {
    let mut position = Position::new(25, 4);
    assert_eq!(options::list(&position, 0).len(), 84);
    // A single cell in a corner closes that corner.
    position.play(Placement::covering(&[(0, 0)]));
    assert_eq!(options::list(&position, 1).len(), 63);
    // A piece next to a corner closes it, too.
    position.play(Placement::covering(&[(24, 0)]));
    position.play(Placement::covering(&[(0, 24)]));
    position.play(Placement::covering(&[(24, 24)]));
    assert_eq!(options::list(&position, 0).len(), options::list(&position, 3).len());
}

#[test]
fn fifth_player_has_no_option_when_all_corners_are_covered() {
    let mut position = Position::new(25, 5);
    for corner in [(0, 0), (24, 0), (0, 24), (24, 24)] {
        position.play(Placement::covering(&[corner]));
    }
    assert_eq!(position.turn(), 4);
    assert!(!position.can_place(4) && position.can_place(0));
    assert_eq!(position.check(&[(12, 12)]), Err(IllegalMove::NoCorner));
}

#[test]
fn check_names_the_broken_rule() {
    let mut position = Position::new(25, 2);
    assert_eq!(position.check(&[(1, 1)]), Err(IllegalMove::NoCorner));
    assert_eq!(position.check(&[(25, 0)]), Err(IllegalMove::OffBoard(26, 1)));
    assert_eq!(position.check(&[(0, usize::MAX - 1)]), Err(IllegalMove::OffBoard(1, usize::MAX)));
    assert_eq!(position.check(&[(0, 0), (1, 1)]), Err(IllegalMove::NotAPiece));
    position.play(Placement::covering(&[(0, 0), (1, 0)]));
    assert_eq!(position.check(&[(1, 0)]), Err(IllegalMove::Covered(2, 1)));
    assert_eq!(position.check(&[(0, 1)]), Err(IllegalMove::TouchesSide(1, 2)));
    assert_eq!(position.check(&[(2, 1)]), Err(IllegalMove::NoCorner));
    position.play(Placement::covering(&[(24, 24)]));
    assert_eq!(position.check(&[(3, 1)]), Err(IllegalMove::NoContact));
    assert_eq!(position.check(&[(23, 23)]), Err(IllegalMove::NoContact));
    assert_eq!(position.check(&[(2, 1)]), Ok(Placement::covering(&[(2, 1)]).unwrap()));
    position.play(None);
    position.play(None);
    assert_eq!(position.check(&[(2, 1)]), Err(IllegalMove::Out));
    assert!(position.is_over());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn options_match_the_simple_implementation(width in 1..=12_usize, players in 1..=5_usize, seed in 0..1000_u64) {
        for position in play_game(width, players, seed) {
            let mut found = options::list(&position, position.turn());
            found.sort();
            let mut expected = if position.can_place(position.turn()) { options_by_trial(&position) } else { Vec::new() };
            expected.sort();
            prop_assert_eq!(&found, &expected);
            for option in found {
                let cells: Vec<_> = option.cells().collect();
                prop_assert_eq!(position.check(&cells), Ok(option));
            }
        }
    }

    #[test]
    fn options_of_a_player_only_shrink_through_moves_of_others(width in 1..=32_usize, seed in 0..1000_u64) {
        let positions = play_game(width, 4, seed);
        for pair in positions.windows(2) {
            let (before, after) = (&pair[0], &pair[1]);
            for player in 0..4 {
                prop_assert!(before.can_place(player) || !after.can_place(player));
                if player != before.turn() {
                    let known = options::list(before, player);
                    prop_assert!(options::list(after, player).iter().all(|option| known.contains(option)));
                }
            }
        }
    }

    #[test]
    fn game_ends_when_no_player_has_an_option(width in 1..=32_usize, players in 1..=8_usize, seed in 0..1000_u64) {
        let positions = play_game(width, players, seed);
        let last = &positions[positions.len() - 1];
        for player in 0..players {
            prop_assert!(options::list(last, player).is_empty());
        }
        prop_assert!(last.scores().iter().sum::<u32>() as usize <= (width * width).div_ceil(2));
    }

    #[test]
    fn pieces_never_share_a_side(width in 1..=32_usize, seed in 0..1000_u64) {
        let mut pieces = Vec::new();
        let mut position = Position::new(width, 4);
        let mut bot = Simple::new(Taste::Any, seed);
        while !position.is_over() {
            let option = bot.choose(&position);
            pieces.extend(option.map(|option| option.set()));
            position.play(option);
        }
        for (index, piece) in pieces.iter().enumerate() {
            let around = *piece | piece.edge_neighbours();
            prop_assert!(pieces[index + 1..].iter().all(|other| !other.meets(&around)));
        }
    }
}
