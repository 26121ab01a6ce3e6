// The waveform: signals as rows, clocks as columns, as in a logic analyser, but with words.

import { html, svg } from "./dom.js";
import { GENERATOR, LEAF, SELECTOR, SORTER, cellName, code, letter, scoreOf, signs } from "./signals.js";

/** Lengths in pixels; NARROWEST is the least width of a column. */
const NARROWEST = 46;
const ROW = 22;
const HEAD = 22;

const bit = (block, name, path, title) => ({ block, name, title, bit: (signals, clock) => signals.is(path, clock) });
const words = (block, name, title, word) => ({ block, name, title, word });
const moveOn = (path, valid) => (signals, clock) => (signals.is(valid, clock) ? code(signals.number(path, clock)) : null);
const cornerOf = (stage) => (signals, clock) => (signals.corner(stage, clock) ? cellName(signals.corner(stage, clock)) : null);
const bits = (path) => (signals, clock) => (signals.count(path, clock) === null ? null : String(signals.count(path, clock)));
const number = (path) => (signals, clock) => (signals.signed(path, clock) === null ? null : signs(signals.signed(path, clock)));

/** The rows of the waveform. */
const ROWS = [
  words("search", "state", "state of the search", (signals, clock) => signals.state(clock)),
  bit("generator", "start", `${GENERATOR}start`, "the search starts the generator"),
  words("generator", "corners", "corners not yet picked", bits(`${GENERATOR}corners$q`)),
  words("generator", "picked", "the corner whose window is cut", cornerOf(`${GENERATOR}picked`)),
  words("generator", "windowed", "the window before the tests", cornerOf(`${SELECTOR}windowed`)),
  bit("generator", "waiting", `${SELECTOR}waiting$q`, "another window waits"),
  words("generator", "groups", "groups that hold an open test", bits(`${SELECTOR}groups$q`)),
  words("generator", "group", "open tests of the group", (signals, clock) => String(signals.count(`${SELECTOR}group$q`, clock) || "") || null),
  words("generator", "test", "the piece that the ROM names", (signals, clock) => (signals.number(`${SELECTOR}test_words$data`, clock) === null ? null : letter((signals.number(`${SELECTOR}test_words$data`, clock) >> 6) << 8))),
  words("generator", "placement", "the legal placement that comes out", moveOn(`${SELECTOR}placement_out$q`, `${SELECTOR}valid_out$q`)),
  bit("generator", "done", `${GENERATOR}done_out$q`, "no placement follows"),
  words("leaf unit", "placement_in", "the placement that goes in", moveOn(`${LEAF}placement_in`, `${LEAF}valid_in`)),
  words("leaf unit", "cells", "cells laid, stage 2", bits(`${LEAF}placer.cells_out$q`)),
  words("leaf unit", "reach", "cells within reach, stage 7", bits(`${LEAF}mover_freedom.reach_4$grown`)),
  words("leaf unit", "wave", "cells within the wave, stage 10", bits(`${LEAF}mover_freedom.wave_2$grown`)),
  words("leaf unit", "sum", "the weighted sum, stage 15", number(`${LEAF}sum$q`)),
  words("leaf unit", "placement", "the placement that is scored", moveOn(`${LEAF}placement_out$q`, `${LEAF}valids$0$q`)),
  words("leaf unit", "score", "its score", (signals, clock) => (signals.is(`${LEAF}valids$0$q`, clock) ? signs(signals.signed(`${LEAF}score_out$q`, clock)) : null)),
  bit("leaf unit", "done", `${LEAF}dones$0$q`, "no score follows"),
  bit("sorter", "insert", `${SORTER}insert`, "the score and its move go in"),
  words("sorter", "best", "the move in the first place", moveOn(`${SORTER}placements$0$q`, `${SORTER}occupied$0$q`)),
  words("sorter", "key", "its score", (signals, clock) => (signals.inPlace(0, clock) ? scoreOf(signals.inPlace(0, clock).key) : null)),
  bit("sorter", "take", `${SORTER}take`, "the best is handed out"),
];

/** The waveform; calls `go(clock)` with the clock that the user points at. */
export class Scope {
  constructor(go) {
    this.go = go;
    this.names = html("div", { class: "names", "aria-hidden": "true" }, ...ROWS.map((row, index) => html("p", { title: row.title, class: ROWS[index - 1]?.block === row.block ? "" : "first" }, html("span", {}, row.block), html("code", {}, row.name))));
    this.place = html("div", { class: "lanes" });
    this.element = html("div", { class: "scope" }, this.names, this.place);
  }

  draw(signals, clock, followed) {
    const width = Math.max(this.place.clientWidth, 3 * NARROWEST);
    const shown = Math.floor(width / NARROWEST);
    this.column = width / shown;
    const column = this.column;
    const first = Math.max(0, Math.min(clock - Math.floor(shown / 2), signals.clocks - shown));
    const clocks = Array.from({ length: Math.min(shown, signals.clocks) }, (_, index) => first + index);
    const x = (at) => (at - first) * column;
    const height = HEAD + ROWS.length * ROW;
    const mine = followed ? code(followed.word) : null;
    this.place.replaceChildren(
      svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": `${ROWS.length} signals from clock ${first} to clock ${clocks.at(-1)}`, onclick: (event) => this.point(event, first, signals.clocks) },
        svg("rect", { class: "cursor", x: x(clock), y: 0, width: column, height }),
        ...clocks.map((at) => svg("text", { class: at === clock ? "number now" : "number", x: x(at) + column / 2, y: 15 }, String(at))),
        ...clocks.map((at) => svg("path", { class: "tick", d: `M${x(at)} ${HEAD}V${height}` })),
        ...ROWS.map((row, index) => lane(row, signals, clocks, mine, x, HEAD + index * ROW)),
      ),
    );
  }

  point(event, first, clocks) {
    const at = first + Math.floor((event.clientX - this.place.getBoundingClientRect().left) / this.column);
    this.go(Math.max(0, Math.min(at, clocks - 1)));
  }
}

/** One signal over the clocks. */
function lane(row, signals, clocks, mine, x, y) {
  const [high, low] = [y + 4, y + ROW - 4];
  if (row.bit) {
    const d = clocks.map((at, index) => `${index ? "L" : "M"}${x(at)} ${row.bit(signals, at) ? high : low}H${x(at + 1)}`).join("");
    return svg("path", { class: "level", d });
  }
  const parts = [];
  for (let index = 0; index < clocks.length; ) {
    const word = row.word(signals, clocks[index]);
    let length = 1;
    while (index + length < clocks.length && row.word(signals, clocks[index + length]) === word) length += 1;
    const [left, right] = [x(clocks[index]), x(clocks[index] + length)];
    if (word === null) parts.push(svg("path", { class: "nothing", d: `M${left} ${(high + low) / 2}H${right}` }));
    else {
      parts.push(svg("path", { class: word === mine ? "value followed" : "value", d: `M${left + 3} ${high}H${right - 3}L${right} ${(high + low) / 2}L${right - 3} ${low}H${left + 3}L${left} ${(high + low) / 2}Z` }));
      parts.push(svg("text", { class: word === mine ? "word followed" : "word", x: (left + right) / 2, y: low - 3 }, word));
    }
    index += length;
  }
  return svg("g", {}, ...parts);
}

/** All signals of a clock, by their names in the Verilog. */
export function table(signals, clock) {
  const rows = [...signals.widths].map(([path, width]) => html("tr", {}, html("th", { scope: "row" }, path), html("td", {}, String(width)), html("td", {}, signals.text(path, clock) ?? "–")));
  return html("table", { class: "signals" }, html("thead", {}, html("tr", {}, ...["signal of the Verilog", "bits", "value"].map((name) => html("th", { scope: "col" }, name)))), html("tbody", {}, ...rows));
}
