// A game as far as it is known: events in, positions out.

import { shapes } from "./shapes.js";

/** A turn that gives away a greater chance than this is worth a word. */
export const BLUNDER = 0.1;

/** What has happened in a game. */
export class Game {
  constructor() {
    this.names = ["", ""];
    this.guests = [false, false];
    this.starts = [];
    this.turns = [];
    this.values = [];
    this.best = [];
    /** What was found on the way to each turn, by the turns before it. */
    this.thoughts = [];
    /** Turns that were taken back and may be done again, the next one first. */
    this.ahead = [];
    this.clock = null;
    this.takesBack = false;
    this.ready = false;
    this.openingPlies = 0;
    this.ended = null;
  }

  /** Takes an event in. */
  hear(event) {
    switch (event.kind) {
      case "begun":
        Object.assign(this, { names: event.names, guests: event.guests, starts: event.starts, opening: event.position });
        Object.assign(this, { clock: event.clock_s, takesBack: event.takes_back });
        break;
      case "ready":
        this.ready = true;
        this.openingPlies = this.plies;
        break;
      case "turn":
        this.turns.push(event);
        // A turn like the one that was taken back leaves the others to be done again.
        this.ahead = this.ahead[0]?.code === event.code ? this.ahead.slice(1) : [];
        break;
      case "back":
        this.ahead = [...this.turns.slice(event.ply), ...this.ahead];
        this.turns.length = event.ply;
        this.values.length = Math.min(this.values.length, event.ply + 1);
        this.best.length = this.values.length;
        this.thoughts.length = Math.min(this.thoughts.length, event.ply);
        break;
      case "thinking": {
        // The first iteration begins a search anew.
        const known = event.depth === 1 ? [] : (this.thoughts[event.ply] ?? []);
        this.thoughts[event.ply] = [...known, event];
        break;
      }
      case "value":
        this.values[event.ply] = event.chance;
        this.best[event.ply] = event.best;
        break;
      case "ended":
        this.ended = event;
        break;
    }
  }

  /** Turns taken so far. */
  get plies() {
    return this.turns.length;
  }

  /** The chance to win that a turn gave away, from 0 to 1; nothing where it is what the judge would have played, or nobody's choice. */
  lost(turn) {
    if (turn.ply <= this.openingPlies) return 0;
    const [before, after] = [this.values[turn.ply - 1], this.values[turn.ply]];
    if (before === undefined || after === undefined || this.best[turn.ply - 1] === turn.code) return 0;
    return Math.max(turn.side === 0 ? before - after : after - before, 0);
  }

  /** Whose turn it is after so many turns. */
  toMove(ply) {
    const next = this.turns[ply];
    if (next) return next.side;
    return ply === 0 ? 0 : 1 - this.turns[ply - 1].side;
  }

  /** The position string after so many turns. */
  textAt(ply) {
    return ply === 0 ? this.opening : this.turns[ply - 1].position;
  }

  /** How many turns are left when those since the last choice of a person of the page are taken back; undefined if there was none. */
  get plyBefore() {
    return this.choices(this.turns).at(-1);
  }

  /** How many turns there are when those taken back are done again, up to the next choice; undefined if none were. */
  get plyAgain() {
    if (this.ahead.length === 0) return undefined;
    const all = [...this.turns, ...this.ahead];
    return this.choices(all).find((ply) => ply > this.plies) ?? all.length;
  }

  /** Which of these turns, counted from 0, were choices of people of the page. */
  choices(turns) {
    return turns.flatMap((turn, ply) => (ply >= this.openingPlies && this.guests[turn.side] && !turn.forced ? [ply] : []));
  }

  /** The board after so many turns. */
  at(ply) {
    const taken = this.turns.slice(0, ply);
    const laid = taken.filter((turn) => turn.placed);
    const left = [0, 1].map((side) => {
      const used = new Set(laid.filter((turn) => turn.side === side).map((turn) => pieceOf(turn)));
      return new Set(shapes.pieces.map(([letter]) => letter).filter((letter) => !used.has(letter)));
    });
    const points = taken.at(-1)?.points ?? [0, 1].map((side) => -cellsOf(left[side]));
    return { ply, laid, left, points, last: taken.at(-1), toMove: this.toMove(ply) };
  }
}

const pieceOf = (turn) => shapes.orientations[turn.placed[0]].piece;

/** The number of cells of a set of pieces. */
function cellsOf(pieces) {
  return shapes.pieces
    .filter(([letter]) => pieces.has(letter))
    .reduce((sum, [, orientation]) => sum + shapes.orientations[orientation].cells.length, 0);
}
