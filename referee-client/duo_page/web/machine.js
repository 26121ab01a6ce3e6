// The machine at work: one position's moves through generator, leaf unit and sorter, clock by
// clock.

import * as api from "./api.js";
import { Blocks } from "./blocks.js";
import { Board } from "./board.js";
import { html, notice, svg } from "./dom.js";
import { compose } from "./editor.js";
import { addressOf } from "./routes.js";
import { Scope, table } from "./scope.js";
import { GENERATOR, LEAF, SELECTOR, STAGES, Signals, code, letter, placed } from "./signals.js";
import { SIDES } from "./shapes.js";
import { tell } from "./story.js";

const SPEEDS = [["1", "1 clock per second"], ["3", "3 per second"], ["10", "10 per second"], ["30", "30 per second"]];

/** The stage in which the followed move is shown at first, when its reach has grown. */
const SHOWN_STAGE = 6;

/** Moves ahead of it, so that the pipeline is full and the sorter has entries to compare. */
const AHEAD = 24;

/** Shows the machine for a position or the empty board; returns a function that leaves it. */
export function showMachine(view, text) {
  document.title = "Inside the machine";
  const desk = new MachineDesk();
  view.replaceChildren(desk.element);
  desk.open(text || compose({ laid: [], toMove: 0, firstStart: "5" }));
  return () => desk.leave();
}

class MachineDesk {
  constructor() {
    Object.assign(this, { clock: 0, signals: null, followed: null, timer: null });
    this.board = new Board();
    this.lit = svg("g", { class: "lit" });
    this.board.element.append(this.lit);
    this.board.element.setAttribute("role", "img");
    for (const name of ["tabindex", "aria-roledescription"]) this.board.element.removeAttribute(name);
    this.blocks = new Blocks((word) => this.follow(word));
    this.scope = new Scope((clock) => this.go(clock));
    this.build();
    this.hear = (event) => this.key(event);
    this.resized = () => this.draw();
    addEventListener("keydown", this.hear);
    addEventListener("resize", this.resized);
  }

  build() {
    const button = (text, title, onclick, attributes) => html("button", { type: "button", title, "aria-label": title, onclick, ...attributes }, ...[text].flat());
    this.play = button("Play", "play (space)", () => this.toggle(), { class: "strong play" });
    this.speed = html("select", { "aria-label": "speed", onchange: () => this.timer && this.begin() }, ...SPEEDS.map(([value, label]) => html("option", { value, selected: value === "3" }, label)));
    this.scrub = html("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": "clock", oninput: () => this.go(Number(this.scrub.value)) });
    this.where = html("p", { class: "where" });
    this.choice = html("select", { "aria-label": "followed move", onchange: () => this.follow(Number(this.choice.value)) });
    this.sentence = html("p", { class: "sentence", role: "status", "aria-live": "polite" });
    this.meanwhile = html("p", { class: "quiet meanwhile" });
    this.caption = html("p", { class: "quiet" });
    this.place = html("input", { class: "position", spellcheck: "false", autocomplete: "off", "aria-label": "position string" });
    this.all = html("details", { class: "all", ontoggle: () => this.draw() }, html("summary", {}, "All signals at this clock, by their names in the Verilog"));
    this.listing = html("div", { class: "listing", tabindex: "0", role: "region", "aria-label": "all signals" });
    this.all.append(this.listing);
    const form = html("form", { class: "hand" }, this.place, html("button", {}, "Show"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.open(this.place.value.trim());
    });
    this.element = html(
      "div",
      { class: "machine" },
      html("header", {}, html("h2", {}, "Inside the machine"), html("p", {}, "Follow every move of a position through the accelerator, clock by clock. A clock takes 12.5 ns.")),
      (this.telling = html("section", { class: "telling" }, this.where, this.sentence, this.meanwhile)),
      html("section", { class: "scene", "aria-label": "board" }, this.board.element, this.caption),
      html("section", { class: "diagram", "aria-label": "block diagram" }, this.blocks.element),
      html(
        "section",
        { class: "drive", "aria-label": "clocks" },
        html("div", { class: "hand" }, button("|◀", "first clock (Home)", () => this.go(0)), button("◀", "one clock back (←)", () => this.go(this.clock - 1)), this.play, button("▶", "one clock forward (→)", () => this.go(this.clock + 1)), button("▶|", "last clock (End)", () => this.go(Infinity)), this.speed),
        this.scrub,
        html("label", {}, "follow ", this.choice),
      ),
      html("section", { class: "wave", "aria-label": "waveform" }, this.scope.element),
      this.all,
      html(
        "section",
        { class: "about" },
        html("h3", {}, "Where these values come from"),
        html("p", {}, "They are registers and wires of the hardware, computed by the cycle model of the search. A test compares every signal on every clock with the verilated search: ", html("code", {}, "referee-client/blokus-duo/tests/serve/machine.rs"), ". The page shows the second iteration of a search, the first that sorts its moves. A signal without a value does not matter at that clock."),
        html("h3", {}, "Another position"),
        form,
        html("p", { class: "quiet" }, "← → step, space plays, Home and End go to the ends; click a piece to follow it. ", (this.analysis = html("a", { class: "thinks" }, "Set up a position on the analysis board"))),
      ),
    );
  }

  leave() {
    this.pause();
    removeEventListener("keydown", this.hear);
    removeEventListener("resize", this.resized);
  }

  async open(text) {
    this.pause();
    try {
      const [at, served] = await Promise.all([api.position(text), api.machine(text)]);
      this.at = at;
      this.signals = new Signals(served);
    } catch (error) {
      return notice(error.message);
    }
    history.replaceState(null, "", addressOf("machine", this.at.position));
    this.place.value = this.at.position;
    this.analysis.href = addressOf("analyse", this.at.position);
    this.blocks.side = this.at.to_move;
    this.telling.classList.toggle("orange", this.at.to_move === 1);
    this.scrub.max = this.signals.clocks - 1;
    this.board.draw(this.at);
    this.offer();
    const { taken, moves } = this.signals;
    this.follow((this.showpiece() ?? taken[0] ?? moves[0]).word);
    this.go(this.followed.born + SHOWN_STAGE);
  }

  /** Lists the moves that can be followed: the sorter's best first, then all as generated. */
  offer() {
    const option = ({ word }) => html("option", { value: word }, code(word) === "pass" ? "the pass" : `${code(word)}, piece ${letter(word)}`);
    const group = (label, moves) => html("optgroup", { label }, ...moves.map(option));
    const { taken, moves } = this.signals;
    this.choice.replaceChildren(...(taken.length ? [group("best moves, in order", taken)] : []), group("all moves, as generated", moves));
  }

  /** The best move with at least AHEAD others before it, or else the last of the best moves. */
  showpiece() {
    const { taken, moves } = this.signals;
    const ahead = ({ word }) => moves.findIndex((move) => move.word === word);
    return taken.find((move) => ahead(move) >= AHEAD) ?? [...taken].sort((a, b) => ahead(b) - ahead(a))[0];
  }

  follow(word) {
    this.followed = this.signals.moves.find((move) => move.word === word);
    this.choice.value = word;
    const { born } = this.followed;
    if (this.clock < born || this.clock > born + STAGES + 2) this.go(born);
    else this.draw();
  }

  go(clock) {
    if (!this.signals) return;
    this.clock = Math.max(0, Math.min(clock, this.signals.clocks - 1));
    this.draw();
  }

  toggle() {
    if (this.timer) return this.pause();
    if (this.signals && this.clock === this.signals.clocks - 1) this.go(0);
    this.begin();
  }

  begin() {
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      this.go(this.clock + 1);
      if (!this.signals || this.clock === this.signals.clocks - 1) this.pause();
    }, 1000 / Number(this.speed.value));
    this.play.textContent = "Pause";
    this.play.setAttribute("aria-label", "pause (space)");
    // A screen reader cannot keep up with several sentences a second.
    this.sentence.setAttribute("aria-live", "off");
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.play.textContent = "Play";
    this.play.setAttribute("aria-label", "play (space)");
    this.sentence.setAttribute("aria-live", "polite");
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, button, summary, a, .listing")) return;
    const steps = { ArrowLeft: this.clock - 1, ArrowRight: this.clock + 1, Home: 0, End: Infinity };
    if (event.key in steps) this.go(steps[event.key]);
    else if (event.key === " ") this.toggle();
    else return;
    event.preventDefault();
  }

  draw() {
    const { signals, clock, followed } = this;
    if (!signals) return;
    this.scrub.value = clock;
    this.scrub.setAttribute("aria-valuetext", `clock ${clock} of ${signals.clocks - 1}`);
    const ns = (clock * 1e9) / signals.hz;
    this.where.replaceChildren(html("b", {}, `clock ${clock}`), ` of ${signals.clocks - 1} · ${ns < 1000 ? `${ns} ns` : `${(ns / 1000).toFixed(2)} µs`} · ${signals.moves.length} moves`);
    const { main, meanwhile } = tell(signals, clock, followed);
    this.sentence.textContent = main;
    this.meanwhile.textContent = meanwhile ? `Meanwhile: ${meanwhile}` : "";
    this.blocks.draw(signals, clock, followed);
    this.scope.draw(signals, clock, followed);
    this.light();
    if (this.all.open) this.listing.replaceChildren(table(signals, clock));
  }

  /** Marks on the board what happens at this clock. */
  light() {
    const { signals, clock, followed, at } = this;
    const stage = clock - followed.born;
    const isUnderWay = stage >= 0 && stage <= STAGES + 2;
    const cells = (list, name, size = 1) => list.map(([x, y]) => svg("rect", { class: name, x: x + (1 - size) / 2, y: y + (1 - size) / 2, width: size, height: size }));
    const parts = [];
    const grown = grownAt(signals, clock, stage);
    if (grown) parts.push(...cells(grown.before, `grown side${at.to_move}`), ...cells(grown.now, `grown now side${at.to_move}`));
    if (stage === 3) parts.push(...cells(signals.cells(`${LEAF}mover_free$q`, clock), `grown side${at.to_move}`), ...cells(signals.cells(`${LEAF}mover_corners$q`, clock), `corner side${at.to_move}`, 0.5));
    if (!isUnderWay) parts.push(...cells(signals.cells(`${GENERATOR}corners$q`, clock), `corner side${at.to_move}`, 0.5));
    const middle = isUnderWay ? null : ["windowed", "tested", "group", "looked_up"].map((name) => signals.corner(SELECTOR + name, clock)).find(Boolean) ?? signals.corner(`${GENERATOR}picked`, clock);
    if (middle) parts.push(...frame(middle));
    const shown = isUnderWay ? followed.word : signals.is(`${LEAF}valid_in`, clock) ? signals.number(`${LEAF}placement_in`, clock) : null;
    this.lit.replaceChildren(...parts);
    const laid = shown === null ? null : placed(shown);
    this.board.overlay({ stones: laid ? [{ side: at.to_move, placed: laid }] : [] });
    const who = SIDES[at.to_move];
    this.caption.textContent = isUnderWay
      ? `Dashed: ${code(followed.word)}, the followed move${grown ? `; shaded: cells that ${who} can grow to from its corners, the darker ones in this clock` : ""}.`
      : middle ? "The frame is the current window; squares are corners still to be picked." : `Squares are corners of ${who} still to be picked.`;
    this.board.element.setAttribute("aria-label", `board, ${who} to move. ${this.caption.textContent}`);
  }
}

/** The signals with the cells of the growing stages, in order. */
const GROWING = ["mover_corners$q", ...[1, 2, 3, 4].map((step) => `mover_freedom.reach_${step}$grown`), ...[0, 1, 2].map((step) => `mover_freedom.wave_${step}$grown`)];

/** The cells of a growing stage: those of the clock before, and the new ones; null elsewhere. */
function grownAt(signals, clock, stage) {
  const step = stage - 3;
  if (step < 1 || step >= GROWING.length) return null;
  const all = signals.cells(LEAF + GROWING[step], clock);
  if (all === null) return null;
  const before = signals.cells(LEAF + GROWING[step - 1], clock - 1) ?? [];
  const known = new Set(before.map(String));
  return { before, now: all.filter((cell) => !known.has(String(cell))) };
}

/** The window of 9 by 9 around a cell, cut off at the board's edges. */
function frame([x, y]) {
  const [left, top] = [Math.max(0, x - 4), Math.max(0, y - 4)];
  const [right, bottom] = [Math.min(14, x + 5), Math.min(14, y + 5)];
  return [svg("rect", { class: "frame9", x: left, y: top, width: right - left, height: bottom - top }), svg("rect", { class: "centre", x: x + 0.1, y: y + 0.1, width: 0.8, height: 0.8 })];
}
