//! experiments
use super::reach::{claims, Claims};
use crate::plokkis::cells::Cells;
use crate::plokkis::options;
use crate::plokkis::placement::Placement;
use crate::plokkis::players::Player;
use crate::plokkis::position::{Position, MAX_PLAYERS};

pub static EVEN: Cells = Cells::chessboard();
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    pub area: f32,
    pub scale0: f32,
    pub scale1: f32,
    pub own: f32,
    pub kind: u32,
    pub top: usize,
    pub plies: usize,
    pub work: u64,
}
impl Default for Weights {
    fn default() -> Self {
        Weights { area: 0.5, scale0: 1.0, scale1: 0.1, own: 0.01, kind: 0, top: 1, plies: 0, work: u64::MAX }
    }
}

#[derive(Clone)]
pub struct Board {
    pub open: Cells,
    pub contacts: Claims,
    pub pieces: [u32; MAX_PLAYERS],
    pub out: [bool; MAX_PLAYERS],
    pub players: usize,
    pub turn: usize,
}
impl Board {
    pub fn of(p: &Position) -> Board {
        let mut b = Board {
            open: *p.open(),
            contacts: [Cells::EMPTY; MAX_PLAYERS],
            pieces: [0; MAX_PLAYERS],
            out: [true; MAX_PLAYERS],
            players: p.players(),
            turn: p.turn(),
        };
        for i in 0..p.players() {
            b.contacts[i] = *p.contacts(i);
            b.pieces[i] = p.pieces(i);
            b.out[i] = !p.can_place(i);
        }
        b
    }
    pub fn play(&mut self, m: Placement) {
        let s = m.set();
        if self.pieces[self.turn] == 0 {
            self.contacts[self.turn] = Cells::EMPTY;
        }
        self.contacts[self.turn] |= s.corner_neighbours();
        self.pieces[self.turn] += 1;
        self.open = self.open.without(&(s | s.edge_neighbours()));
        self.turn = (self.turn + 1) % self.players;
    }
    pub fn skip(&mut self) {
        self.turn = (self.turn + 1) % self.players;
    }
}
pub fn value(b: &Board, me: usize, w: &Weights, work: &mut u64) -> f32 {
    let mut order = [0; MAX_PLAYERS];
    let mut n = 0;
    for s in 0..b.players {
        let p = (b.turn + s) % b.players;
        if !b.out[p] {
            order[n] = p;
            n += 1;
        }
    }
    let t = claims(&b.open, &b.contacts, &order[..n], work);
    let mut e = [0f32; MAX_PLAYERS];
    let mut area = 0;
    for p in 0..b.players {
        let c = t[p].count();
        area += c;
        e[p] = b.pieces[p] as f32
            + match w.kind {
                1 => w.area * 2.0 * super::packing::by_parity(&t[p], &b.contacts[p], &EVEN) as f32,
                2 => w.area * 2.0 * super::packing::greedy(&t[p], &b.contacts[p]) as f32,
                3 => {
                    0.5 * (w.area * c as f32) + w.area * super::packing::by_parity(&t[p], &b.contacts[p], &EVEN) as f32
                }
                _ => w.area * c as f32,
            };
    }
    let s = w.scale0 + w.scale1 * (area as f32);
    let mut v = w.own * e[me];
    for p in 0..b.players {
        if p != me {
            let d = (e[me] - e[p]) / s;
            v += d / (1.0 + d.abs());
        }
    }
    v
}
pub struct Trial {
    pub w: Weights,
    pub work: u64,
}
impl Trial {
    fn ranked(&mut self, b: &Board) -> Vec<(f32, Placement)> {
        let me = b.turn;
        let mut all = Vec::new();
        options::each(&b.open, &b.contacts[me], |m| all.push((0.0, m)));
        for (v, m) in &mut all {
            let mut n = b.clone();
            n.play(*m);
            *v = value(&n, me, &self.w, &mut self.work);
        }
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        all
    }
}
impl Player for Trial {
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        let b = Board::of(position);
        if b.out[b.turn] {
            return None;
        }
        let all = self.ranked(&b);
        let me = b.turn;
        if self.w.plies == 0 || all.len() < 2 {
            return all.first().map(|x| x.1);
        }
        let start = self.work;
        let mut best = (f32::MIN, all[0].1);
        for (_, m) in all.iter().take(self.w.top) {
            let mut n = b.clone();
            n.play(*m);
            for _ in 0..self.w.plies {
                if n.out[n.turn] || !n.contacts[n.turn].meets(&n.open) {
                    n.skip();
                    continue;
                }
                let r = self.ranked(&n);
                n.play(r[0].1);
            }
            let v = value(&n, me, &self.w, &mut self.work);
            if v > best.0 {
                best = (v, *m);
            }
            if self.work - start > self.w.work {
                break;
            }
        }
        Some(best.1)
    }
}
