// The block diagram of the machine: the stages of generator, leaf unit and sorter at a clock.

import { html, svg } from "./dom.js";
import { GENERATOR, LEAF, PLACES, SELECTOR, SORTER, STAGES, cellName, code, letter, placed, scoreOf, signs } from "./signals.js";
import { shapes } from "./shapes.js";

/** Lengths in the picture's units. */
const WIDTH = 64;
const HEIGHT = 82;
const GAP = 4;
const HEAD = 28;
const WIRE = 28;

/** The stages of the leaf unit. */
const STAGE_NAMES = ["shape", "laid", "usable", "reach 1", "reach 2", "reach 3", "reach 4", "diagonal", "wave 1", "wave 2", "rows", "counts", "differ", "weigh", "sum", "score"];

/** Number of cells of a window's side, and of groups of tests. */
const WINDOW = 9;
const GROUPS = 26;

/** The diagram; calls `follow(word)` with the move that the user clicks. */
export class Blocks {
  constructor(follow) {
    Object.assign(this, { follow, narrow: matchMedia("(max-width: 50rem)"), side: 0 });
    this.element = html("div", { class: "blocks" });
  }

  draw(signals, clock, followed) {
    Object.assign(this, { signals, clock, word: followed?.word });
    this.element.replaceChildren(this.generator(), this.wire("placement_in", LEAF, "valid_in", this.offered()), this.leafUnit(), this.wire("score_out", LEAF, "valids$0$q", this.scored()), this.sorter());
  }

  /** The wire between two blocks, with its value if it is valid. */
  wire(name, block, valid, value) {
    const isLive = this.signals.is(`${block}${valid}`, this.clock);
    const w = (this.narrow.matches ? 8 : STAGES) * (WIDTH + GAP) + GAP;
    const [from, to] = [w - GAP - WIDTH / 2, GAP + WIDTH / 2];
    const text = `${name} = ${isLive ? value : "–"}`;
    const room = text.length * 8.6 + 16;
    return svg("svg", { viewBox: `0 0 ${w} ${WIRE}`, class: isLive ? "wire busy" : "wire", role: "img", "aria-label": text },
      svg("path", { d: `M${from} 0V${WIRE / 2}H${to}V${WIRE - 5}` }),
      svg("path", { class: "head", d: `M${to - 5} ${WIRE - 8}h10l-5 8z` }),
      svg("rect", { x: w / 2 - room / 2, y: 3, width: room, height: WIRE - 6, rx: 4 }),
      svg("text", { x: w / 2, y: WIRE / 2 + 5 }, text));
  }

  offered() {
    return this.signals.is(`${LEAF}valid_in`, this.clock) ? code(this.signals.number(`${LEAF}placement_in`, this.clock)) : "";
  }

  scored() {
    const { signals, clock } = this;
    const score = signs(signals.signed(`${LEAF}score_out$q`, clock));
    const key = signals.is(`${SORTER}insert`, clock) && signals.number(`${SORTER}key`, clock) === 0xffff ? ", sorted first" : "";
    return `${code(signals.number(`${LEAF}placement_out$q`, clock))} ${score}${key}`;
  }

  /** A block with `perRow` cells in a row. */
  block(title, note, name, cells, perRow, width = WIDTH) {
    const rows = Math.ceil(cells.length / perRow);
    const [w, h] = [perRow * (width + GAP) + GAP, HEAD + rows * (HEIGHT + GAP)];
    const placedCells = cells.map((cell, index) => {
      const [x, y] = [GAP + (index % perRow) * (width + GAP), HEAD + Math.floor(index / perRow) * (HEIGHT + GAP)];
      cell.setAttribute("transform", `translate(${x} ${y})`);
      return cell;
    });
    return svg("svg", { viewBox: `0 0 ${w} ${h}`, class: `block ${name}`, role: "img", "aria-label": `${title}: ${note}` },
      svg("text", { class: "title", x: GAP + 2, y: 19 }, title),
      svg("text", { class: "note", x: w - GAP - 2, y: 19 }, note),
      ...placedCells);
  }

  /** A stage: its name, whether it is `live`, a picture and a word. */
  cell(name, { live = false, word = null, picture = null, text = "", width = WIDTH } = {}) {
    const isFollowed = word !== null && word === this.word;
    const attributes = { class: `cell${live ? " busy" : ""}${isFollowed ? " followed" : ""}${word === null ? "" : " move"}` };
    if (word !== null) attributes.onclick = () => this.follow(word);
    return svg("g", attributes,
      svg("rect", { width, height: HEIGHT, rx: 5 }),
      svg("text", { class: "name", x: width / 2, y: 15 }, name),
      ...(picture ? [picture] : []),
      svg("text", { class: "word", x: width / 2, y: HEIGHT - 7 }, text));
  }

  /** A small picture of a move's piece. */
  piece(word, width = WIDTH) {
    const at = placed(word);
    if (!at) return svg("text", { class: "pass", x: width / 2, y: 46 }, "pass");
    const shape = shapes.orientations[at[0]];
    const size = 7.6;
    return svg("path", { class: `tile side${this.side}`, d: shape.outline, transform: `translate(${width / 2 - (shape.width * size) / 2} ${42 - (shape.height * size) / 2}) scale(${size})` });
  }

  generator() {
    const { signals, clock } = this;
    // The six stages together are as wide as the leaf unit.
    const perRow = this.narrow.matches ? 3 : 6;
    const width = ((this.narrow.matches ? 8 : STAGES) * (WIDTH + GAP)) / perRow - GAP;
    const corner = (stage) => signals.corner(stage, clock);
    const named = (stage) => (corner(stage) ? cellName(corner(stage)) : "–");
    const left = signals.count(`${GENERATOR}corners$q`, clock);
    const running = signals.is(`${GENERATOR}running$q`, clock);
    const group = corner(`${SELECTOR}group`);
    const looked = corner(`${SELECTOR}looked_up`);
    const orientation = looked ? signals.number(`${SELECTOR}test_words$data`, clock) >> 6 : null;
    const isOut = signals.is(`${SELECTOR}valid_out$q`, clock);
    const out = isOut ? signals.number(`${SELECTOR}placement_out$q`, clock) : null;
    const picked = corner(`${GENERATOR}picked`);
    const cells = [
      this.cell("corner picked", { width, live: Boolean(picked), text: picked ? `${named(`${GENERATOR}picked`)}, ${left} more` : `${running ? left : 0} left`, picture: this.bignum(picked ? cellName(picked) : "–", width) }),
      this.cell("window 9×9", { width, live: Boolean(corner(`${SELECTOR}windowed`)), text: `around ${named(`${SELECTOR}windowed`)}${signals.is(`${SELECTOR}waiting$q`, clock) ? " +1" : ""}`, picture: this.window(width) }),
      this.cell("414 tests", { width, live: signals.is(`${SELECTOR}tested$q`, clock), text: `${signals.count(`${SELECTOR}groups$q`, clock) ?? 0} groups open`, picture: this.dots(`${SELECTOR}groups$q`, GROUPS, 13, width) }),
      this.cell("group of 16", { width, live: Boolean(group), text: group ? `${signals.count(`${SELECTOR}group$q`, clock)} open of no. ${signals.number(`${SELECTOR}group_number$q`, clock)}` : "–", picture: this.dots(`${SELECTOR}group$q`, 16, 8, width) }),
      this.cell("named by ROM", { width, live: Boolean(looked), text: looked ? `${letter(orientation << 8)} over ${cellName(looked)}` : "–", picture: looked ? this.piece(orientation << 8, width) : null }),
      this.cell("placement", { width, live: isOut, word: out, text: isOut ? code(out) : "–", picture: isOut ? this.piece(out, width) : null }),
    ];
    const note = running ? "one legal placement per clock" : signals.is(`${GENERATOR}done_out$q`, clock) ? "done" : "idle";
    return this.block("move generator", note, "generator", cells, perRow, width);
  }

  bignum(text, width) {
    return svg("text", { class: "pass", x: width / 2, y: 48 }, text);
  }

  /** Bits as dots, the lowest first. */
  dots(path, count, perRow, width) {
    const { signals, clock } = this;
    const bits = signals.number(path, clock) ?? 0;
    const size = 9;
    const left = width / 2 - (perRow * size) / 2 + size / 2;
    const top = 42 - ((Math.ceil(count / perRow) - 1) * size * 1.3) / 2;
    return svg("g", {}, ...Array.from({ length: count }, (_, index) =>
      svg("circle", { class: (bits / 2 ** index) & 1 ? "dot set" : "dot", cx: left + (index % perRow) * size, cy: top + Math.floor(index / perRow) * size * 1.3, r: 3.2 })));
  }

  /** The window before the tests: its free cells. */
  window(width) {
    const { signals, clock } = this;
    if (!signals.is(`${SELECTOR}windowed$q`, clock)) return null;
    const size = 5;
    const cells = [];
    for (let row = 0; row < WINDOW; row += 1) {
      const bits = signals.number(`${SELECTOR}windowed_rows$${row}$q`, clock);
      for (let column = 0; column < WINDOW; column += 1) {
        const isMiddle = row === 4 && column === 4;
        cells.push(svg("rect", { class: `${(bits >> column) & 1 ? "free" : "taken"}${isMiddle ? " centre" : ""}`, x: width / 2 + (column - 4.5) * size, y: 19.5 + row * size, width: size - 0.6, height: size - 0.6 }));
      }
    }
    return svg("g", { class: "window" }, ...cells);
  }

  leafUnit() {
    const { signals, clock } = this;
    let under = 0;
    const cells = STAGE_NAMES.map((name, index) => {
      const word = signals.inStage(index + 1, clock);
      if (word === null) return this.cell(name);
      under += 1;
      return this.cell(name, { live: true, word, picture: this.piece(word), text: this.figure(index + 1) });
    });
    return this.block("leaf unit", `${under} of ${STAGES} stages busy`, "leaf", cells, this.narrow.matches ? 8 : 16);
  }

  /** The number that a stage holds. */
  figure(stage) {
    const { signals, clock } = this;
    const at = (path) => signals.count(`${LEAF}${path}`, clock);
    const difference = () => signs(signals.signed(`${LEAF}free_difference$q`, clock));
    const grown = ["reach_1", "reach_2", "reach_3", "reach_4", "wave_0", "wave_1", "wave_2"];
    if (stage === 2) return `${at("placer.cells_out$q")}`;
    if (stage === 3) return `${at("mover_free$q")}`;
    if (stage > 3 && stage < 11) return `${at(`mover_freedom.${grown[stage - 4]}$grown`)}`;
    if (stage === 12) return `${signals.number(`${LEAF}mover_freedom.reach_count`, clock)}:${signals.number(`${LEAF}other_freedom.reach_count`, clock)}`;
    if (stage === 13) return difference();
    if (stage === 14) return signs(signals.signed(`${LEAF}free_product$product`, clock));
    if (stage === 15) return signs(signals.signed(`${LEAF}sum$q`, clock));
    if (stage === 16) return signs(signals.signed(`${LEAF}score_out$q`, clock));
    return code(signals.inStage(stage, clock));
  }

  sorter() {
    const { signals, clock } = this;
    let held = 0;
    const cells = Array.from({ length: PLACES }, (_, place) => {
      const entry = signals.inPlace(place, clock);
      if (!entry) return this.cell(String(place + 1));
      held += 1;
      return this.cell(String(place + 1), { live: true, word: entry.word, picture: this.piece(entry.word), text: scoreOf(entry.key) });
    });
    const entering = signals.is(`${SORTER}entering$q`, clock) ? `${code(signals.number(`${SORTER}entering_placement$q`, clock))} arrives` : `${held} of ${PLACES} entries used`;
    return this.block("sorter, best first", entering, "sorted", cells, this.narrow.matches ? 8 : 16);
  }
}
