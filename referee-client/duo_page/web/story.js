// One sentence per clock: what happens to the followed move, and what the generator does meanwhile.

import { GENERATOR, LEAF, PLACES, SELECTOR, SORTER, STAGES, cellName, code, letter, scoreOf, signs } from "./signals.js";

/** The counted sets of cells: their names in signals, and in sentences. */
const SETS = [["bend", "bends"], ["safe", "safe corners"], ["reach", "reach"], ["wave", "wave"], ["free", "free cells"]];

/** The sentence for a clock, and another one for the generator at the same time. */
export function tell(signals, clock, followed) {
  const generator = ofGenerator(signals, clock);
  const own = followed && clock >= followed.born ? ofMove(signals, clock, followed) : null;
  const list = ofList(signals, clock);
  if (own) return { main: own, meanwhile: list ?? generator };
  return { main: list ?? generator, meanwhile: "" };
}

/** The last clock in which the followed move is on its way. */
const SORTED = STAGES + 2;

function ofMove(signals, clock, { word, born }) {
  const age = clock - born;
  const name = code(word);
  const at = (path) => signals.count(`${LEAF}${path}`, clock);
  const both = (set) => [0, 1].map((side) => signals.number(`${LEAF}${["mover", "other"][side]}_freedom.${set}_count`, clock));
  if (age === 0) return `${name} is legal: piece ${letter(word)} goes from the generator to the leaf unit.`;
  if (age === 1) return `${name}: a ROM gives the shape of piece ${letter(word)}; row and column are decoded.`;
  if (age === 2) return `${name} is placed: ${at("placer.cells_out$q")} cells of the board are set.`;
  if (age === 3) return `${name}: after it, its side may cover ${at("mover_free$q")} cells from ${at("mover_corners$q")} corners, the other side ${at("other_free$q")} from ${at("other_corners$q")}.`;
  if (age <= 7) return `${name}: reach, step ${age - 3} of 4: from the corners over free cells, ${at(`mover_freedom.reach_${age - 3}$grown`)} cells for its side and ${at(`other_freedom.reach_${age - 3}$grown`)} for the other.`;
  if (age === 8) return `${name}: one diagonal step, to cells where a second piece could begin: ${at("mover_freedom.wave_0$grown")} cells.`;
  if (age <= 10) return `${name}: wave, step ${age - 8} of 2: ${at(`mover_freedom.wave_${age - 8}$grown`)} cells can be covered by two pieces.`;
  if (age === 11) return `${name}: the cells of all sets are counted row by row.`;
  if (age === 12) return `${name}: counts of both sides: ${SETS.map(([set, label]) => `${label} ${both(set).join(" : ")}`).join(", ")}.`;
  if (age === 13) return `${name}: differences: squares ${plus(signals.signed(`${LEAF}cell_delay$data_out`, clock))}, ${SETS.map(([set, label]) => `${label} ${plus(signals.signed(`${LEAF}${set}_difference$q`, clock))}`).join(", ")}.`;
  if (age === 14) return `${name}: each difference times its weight: ${["cell", ...SETS.map(([set]) => set)].map((set) => signs(signals.signed(`${LEAF}${set}_product$product`, clock))).join(", ")}.`;
  if (age === 15) return `${name}: sum of the products and ${signs(signals.weights.tempo)} for having moved: ${signs(signals.signed(`${LEAF}sum$q`, clock))}.`;
  if (age === STAGES) return scored(signals, clock, word);
  if (age === STAGES + 1) return `${name}: all ${PLACES} entries of the sorter compare their keys with the new one at once.`;
  if (age === SORTED) return sorted(signals, clock, word);
  return null;
}

const plus = (number) => (number > 0 ? `+${number}` : signs(number));

function scored(signals, clock, word) {
  const score = signs(signals.signed(`${LEAF}score_out$q`, clock));
  const last = signals.is(`${LEAF}terminal_out$q`, clock) ? ", exact because this is the last piece" : "";
  if (!signals.is(`${SORTER}insert`, clock)) return `${code(word)}: the score is ${score}${last}.`;
  const first = signals.number(`${SORTER}key`, clock) === 0xffff;
  return `${code(word)}: the score is ${score}${last}; ${first ? "as the answer of the last iteration, the move gets the highest key in the sorter" : "the move goes to the sorter"}.`;
}

function sorted(signals, clock, word) {
  for (let place = 0; place < PLACES; place += 1) {
    const entry = signals.inPlace(place, clock);
    if (entry?.word === word) return `${code(word)} is entry ${place + 1} of the sorter, with ${scoreOf(entry.key)}.`;
  }
  return `${code(word)} is not among the best ${PLACES}, and the sorter drops it.`;
}

/** The search after all moves are sorted. */
function ofList(signals, clock) {
  if (signals.is(`${SORTER}take`, clock)) {
    const { word, key } = signals.inPlace(0, clock);
    return `The sorter hands out its best move, ${code(word)} with ${scoreOf(key)}. The search continues in this order.`;
  }
  const state = signals.state(clock);
  if (state === "settle") return "The last move has left the leaf unit and is sorted.";
  if (state === "enter") return "The search enters the position: the generator starts, and the sorter is cleared.";
  return null;
}

function ofGenerator(signals, clock) {
  const is = (name) => signals.is(`${GENERATOR}${name}`, clock);
  const out = ofOutput(signals, clock);
  if (out) return out;
  const looked = signals.corner(`${SELECTOR}looked_up`, clock);
  if (looked) return `The ROM names the open test: piece ${namedBy(signals, clock)} over the corner ${cellName(looked)}.`;
  const group = signals.corner(`${SELECTOR}group`, clock);
  if (group) return `Group ${signals.number(`${SELECTOR}group_number$q`, clock)} of the tests at ${cellName(group)} has ${signals.count(`${SELECTOR}group$q`, clock)} open; the ROM looks up the first.`;
  const tested = signals.corner(`${SELECTOR}tested`, clock);
  if (tested) {
    const open = signals.count(`${SELECTOR}groups$q`, clock);
    return open ? `All 414 tests at ${cellName(tested)} took one clock: ${open} groups of 16 have a placement, and the first group goes on.` : `All 414 tests at ${cellName(tested)} took one clock: nothing more fits there.`;
  }
  const windowed = signals.corner(`${SELECTOR}windowed`, clock);
  if (windowed) return `The window of 9 by 9 cells around ${cellName(windowed)} enters the 414 tests.`;
  const picked = signals.corner(`${GENERATOR}picked`, clock);
  if (picked) return `The corner ${cellName(picked)} is picked and its window cut out. Later windows do not show it as free, so no placement appears twice.`;
  if (is("fresh$q")) return `The generator has the board: ${signals.count(`${GENERATOR}free$q`, clock)} free cells, ${corners(signals.count(`${GENERATOR}corners$q`, clock))}; the first one is picked.`;
  if (is("done_out$q")) return "The generator is done; the last moves are still in the leaf unit.";
  return is("running$q") ? "The generator has visited every corner." : "The generator is idle; the leaf unit drains, one score per clock.";
}

const corners = (count) => (count === 1 ? "1 corner to begin at" : `${count} corners to begin at`);

function ofOutput(signals, clock) {
  if (!signals.is(`${LEAF}valid_in`, clock)) return null;
  const word = signals.number(`${LEAF}placement_in`, clock);
  const found = code(word) === "pass" ? "No piece fits: a pass" : `Legal: piece ${letter(word)} as ${code(word)}; it`;
  const next = signals.corner(`${SELECTOR}looked_up`, clock) ? `, and the ROM names the next one, piece ${namedBy(signals, clock)}` : "";
  return `${found} goes to the leaf unit${next}.`;
}

/** The piece that the ROM of the tests names. */
const namedBy = (signals, clock) => letter((signals.number(`${SELECTOR}test_words$data`, clock) >> 6) << 8);
