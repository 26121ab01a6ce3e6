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
    this.ready = false;
    this.ended = null;
  }

  /** Takes an event in. */
  hear(event) {
    switch (event.kind) {
      case "begun":
        Object.assign(this, { names: event.names, guests: event.guests, starts: event.starts });
        break;
      case "ready":
        this.ready = true;
        break;
      case "turn":
        this.turns.push(event);
        break;
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

  /** The chance to win that a turn gave away, from 0 to 1; nothing where it is what the judge would have played. */
  lost(turn) {
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
