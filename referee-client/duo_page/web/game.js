// A game so far: takes events, gives positions.

import { shapes } from "./shapes.js";

/** A turn that loses at least this chance is a blunder. */
export const BLUNDER = 0.1;

/** The state of a game after its events. */
export class Game {
  constructor() {
    this.names = ["", ""];
    this.guests = [false, false];
    this.starts = [];
    this.turns = [];
    this.values = [];
    this.best = [];
    /** The search reports for each turn, by the number of turns before it. */
    this.thoughts = [];
    /** Turns that were taken back and can be redone, the next one first. */
    this.ahead = [];
    this.clock = null;
    this.takesBack = false;
    this.ready = false;
    this.openingPlies = 0;
    this.ended = null;
  }

  /** Applies an event. */
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
        // Playing the turn that was taken back keeps the rest for redo.
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
        // The first iteration begins a new search.
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

  /**
 * The chance to win that a turn lost, from 0 to 1; 0 for the judge's own choice and for turns of a
 * given opening.
 */
  lost(turn) {
    if (turn.ply <= this.openingPlies) return 0;
    const [before, after] = [this.values[turn.ply - 1], this.values[turn.ply]];
    if (before === undefined || after === undefined || this.best[turn.ply - 1] === turn.code) return 0;
    return Math.max(turn.side === 0 ? before - after : after - before, 0);
  }

  /** The side to move after `ply` turns. */
  toMove(ply) {
    const next = this.turns[ply];
    if (next) return next.side;
    return ply === 0 ? 0 : 1 - this.turns[ply - 1].side;
  }

  /** The position string after `ply` turns. */
  textAt(ply) {
    return ply === 0 ? this.opening : this.turns[ply - 1].position;
  }

  /** The number of turns before the last choice made on the page; undefined if there was none. */
  get plyBefore() {
    return this.choices(this.turns).at(-1);
  }

  /**
   * The number of turns after a redo, which goes to the next choice; undefined if there is none.
   */
  get plyAgain() {
    if (this.ahead.length === 0) return undefined;
    const all = [...this.turns, ...this.ahead];
    return this.choices(all).find((ply) => ply > this.plies) ?? all.length;
  }

  /** The turns, counted from 0, that were choices made on the page. */
  choices(turns) {
    return turns.flatMap((turn, ply) => (ply >= this.openingPlies && this.guests[turn.side] && !turn.forced ? [ply] : []));
  }

  /** The position after `ply` turns. */
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
