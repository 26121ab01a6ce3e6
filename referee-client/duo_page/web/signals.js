// The values of the machine's signals, clock by clock, from the back end, and their meaning.

import { codeOf, shapes } from "./shapes.js";

/** The instances of the three blocks below the search. */
export const GENERATOR = "datapath.stream.generator.";
export const SELECTOR = `${GENERATOR}selector.`;
export const LEAF = "datapath.stream.leaf_unit.";
export const SORTER = "datapath.stream.sorter.";

/**
 * Clocks from a placement to its score. Stage 1 is one clock after the input, the last is the
 * output.
 */
export const STAGES = 16;

/** Entries of the sorter. */
export const PLACES = 16;

/** The word for a pass. */
const PASS = 0x7f00;

/** The states of the search, by their numbers. */
const STATES = "idle follow clear enter complete look-up generate stream settle store fetch read take place make leave remove unmake try-reply finish".split(" ");

/** The signals of a trace. */
export class Signals {
  constructor(served) {
    Object.assign(this, { position: served.position, clocks: served.clocks, first: served.first, hz: served.clock_hz, weights: served.weights });
    this.widths = new Map(served.signals.map(({ path, width }) => [path, width]));
    this.values = new Map(served.signals.map(({ path, changes }) => [path, spread(changes, served.clocks)]));
    this.moves = this.findMoves();
    this.taken = this.findTaken();
  }

  /** A signal's value in hexadecimal; null where it does not matter, and outside the trace. */
  text(path, clock) {
    const values = this.values.get(path);
    if (!values) throw new Error(`the machine has no signal ${path}`);
    return values[clock] ?? null;
  }

  number(path, clock) {
    const text = this.text(path, clock);
    return text === null ? null : parseInt(text, 16);
  }

  /** A number in two's complement. */
  signed(path, clock) {
    const number = this.number(path, clock);
    const width = this.widths.get(path);
    return number === null || number < 2 ** (width - 1) ? number : number - 2 ** width;
  }

  is(path, clock) {
    return this.number(path, clock) === 1;
  }

  /** The cells of a board, as [column, row]; null where it does not matter. */
  cells(path, clock) {
    const text = this.text(path, clock);
    if (text === null) return null;
    const bits = BigInt(`0x${text}`);
    const size = shapes.board_size;
    return Array.from({ length: size * size }, (_, index) => index).filter((index) => (bits >> BigInt(index)) & 1n).map((index) => [index % size, Math.floor(index / size)]);
  }

  /** The number of bits that are set. */
  count(path, clock) {
    const text = this.text(path, clock);
    return text === null ? null : [...text].reduce((sum, digit) => sum + [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4][parseInt(digit, 16)], 0);
  }

  /** The corner of a stage of the generator, as [column, row], if it holds one. */
  corner(stage, clock) {
    const x = this.number(`${stage}_x$q`, clock);
    return x === null ? null : [x, this.number(`${stage}_y$q`, clock)];
  }

  state(clock) {
    return STATES[this.number("state$q", clock)];
  }

  /** The move in a stage of the leaf unit, if there is one. */
  inStage(stage, clock) {
    if (!this.is(`${LEAF}valids$${STAGES - stage}$q`, clock)) return null;
    return this.number(stage < STAGES ? `${LEAF}placements.stages$${STAGES - 1 - stage}$q` : `${LEAF}placement_out$q`, clock);
  }

  /** An entry of the sorter: the move and its key, which is 0 for the lowest possible score. */
  inPlace(place, clock) {
    if (!this.is(`${SORTER}occupied$${place}$q`, clock)) return null;
    return { word: this.number(`${SORTER}placements$${place}$q`, clock), key: this.number(`${SORTER}keys$${place}$q`, clock) };
  }

  /** Every move with the clock at which it entered the leaf unit. */
  findMoves() {
    const moves = [];
    for (let clock = 0; clock < this.clocks; clock += 1) {
      if (this.is(`${LEAF}valid_in`, clock)) moves.push({ word: this.number(`${LEAF}placement_in`, clock), born: clock });
    }
    return moves;
  }

  /** The moves that the sorter hands out, the best first. */
  findTaken() {
    const taken = [];
    for (let clock = 0; clock < this.clocks; clock += 1) {
      if (this.is(`${SORTER}take`, clock)) taken.push({ ...this.inPlace(0, clock), clock });
    }
    return taken;
  }
}

function spread(changes, clocks) {
  const values = new Array(clocks).fill(null);
  changes.forEach(([clock, value], index) => values.fill(value, clock, changes[index + 1]?.[0] ?? clocks));
  return values;
}

/** A move's orientation, column and row; null for a pass. */
export function placed(word) {
  return word === PASS ? null : [word >> 8, word & 15, (word >> 4) & 15];
}

/** A move's code. */
export function code(word) {
  const at = placed(word);
  return at === null ? "pass" : codeOf(...at);
}

/** The letter of its piece. */
export const letter = (word) => (word === PASS ? "pass" : shapes.orientations[word >> 8].piece);

/** A corner by its coordinates. */
export const cellName = ([x, y]) => `(${shapes.coordinates[x]},${shapes.coordinates[y]})`;

/** The score of a sorter's key; "first" for the key that goes before all others. */
export const scoreOf = (key) => (key === 0xffff ? "first" : signs(key - 0x8000));

/** A number with a typographic minus. */
export const signs = (number) => String(number).replace("-", "−");
