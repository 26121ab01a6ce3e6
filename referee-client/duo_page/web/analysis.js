// The analysis board: the best moves of any position as the depth rises, and a position editor.

import { say } from "./announce.js";
import * as api from "./api.js";
import { Board } from "./board.js";
import { BookList } from "./booklist.js";
import { html, notice } from "./dom.js";
import { draggable } from "./drag.js";
import { compose, freePlacements, pieceAt } from "./editor.js";
import { Hand } from "./hand.js";
import { listen } from "./keys.js";
import { sideName, t } from "./language.js";
import { Lines } from "./lines.js";
import { Rack } from "./rack.js";
import { enter } from "./room.js";
import { addressOf } from "./routes.js";
import { shapes } from "./shapes.js";

const COUNTS = [1, 3, 5, 8];

/** Shows the analysis of a position or the empty board; returns a function that leaves it. */
export function showAnalysis(view, text) {
  document.title = t("analysis");
  const desk = new Desk();
  view.replaceChildren(desk.element);
  desk.open(text || compose({ laid: [], toMove: 0, firstStart: "5" }));
  return () => desk.leave();
}

class Desk {
  constructor() {
    Object.assign(this, { path: [], ply: 0, at: null, editing: null, isOn: true, asked: 0 });
    this.board = new Board();
    this.hand = new Hand(this.board, { place: (code) => this.place(code), changed: () => this.drawRacks() });
    this.racks = [0, 1].map((side) => new Rack(side, (letter) => this.pick(letter, side)));
    this.racks.forEach((rack) => draggable(rack.element, { hand: this.hand, board: this.board.element, pick: (letter) => this.pick(letter, rack.side) }));
    this.lines = new Lines({ preview: (moves) => this.preview(moves), play: (code) => this.play(code) });
    this.book = new BookList({ preview: (moves) => this.preview(moves), play: (code) => this.play(code) });
    this.status = html("p", { class: "status", role: "status", "aria-live": "polite" });
    this.board.element.addEventListener("click", (event) => this.remove(event));
    this.build();
    this.forgetKeys = listen(this);
    this.stop = () => {};
  }

  build() {
    const button = (text, onclick, title) => html("button", { type: "button", onclick, title }, text);
    this.back = button(`◀ ${t("analysis.back")}`, () => this.go(this.ply - 1), t("analysis.back.about"));
    this.on = button(`${t("analysis.on")} ▶`, () => this.go(this.ply + 1), t("analysis.on.about"));
    this.turnButton = button(`⟳ ${t("turn")}`, () => this.hand.turn());
    this.flipButton = button(`⇋ ${t("flip")}`, () => this.hand.flip());
    this.lay = html("button", { type: "button", class: "strong", onclick: () => this.hand.lay() }, t("place"));
    this.passButton = button(t("pass"), () => this.pass());
    this.switch = button(t("analysis.pause"), () => this.turnAnalysis(!this.isOn));
    this.count = html("select", { "aria-label": t("analysis.count"), onchange: () => this.analyse() }, ...COUNTS.map((count) => html("option", { value: count, selected: count === 3 }, t("analysis.moves", { count }))));
    this.editButton = button(t("analysis.edit"), () => this.edit(!this.editing));
    this.mover = html("select", { "aria-label": t("analysis.mover"), onchange: () => this.edited() }, ...[0, 1].map((side) => html("option", { value: side }, t("analysis.to_move", { side: sideName(side) }))));
    this.start = html("select", { "aria-label": t("analysis.cell"), onchange: () => this.edited() }, ...["5", "a"].map((value) => html("option", { value }, t("analysis.starts", { cell: `(${value},${value})` }))));
    this.editBar = html("div", { class: "hand editor" }, this.mover, this.start, button(t("analysis.empty"), () => this.clear()));
    this.text = html("input", { class: "position", spellcheck: "false", autocomplete: "off", "aria-label": t("analysis.string"), dir: "ltr" });
    const form = html("form", { class: "hand" }, this.text, html("button", {}, t("analysis.show")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.open(this.text.value.trim());
    });
    this.level = html("select", { "aria-label": t("level") });
    api.offer().then(({ levels }) => this.level.replaceChildren(...levels.map(({ number, name, player }) => html("option", { value: player, selected: number === 4 }, `${number} · ${t(`level.${name}`)}`)))).catch((error) => notice(error.message));
    this.element = html(
      "div",
      { class: "room playing desk" },
      html(
        "div",
        { class: "middle" },
        this.status,
        this.board.element,
        html("div", { class: "below" }, html("div", { class: "hand" }, this.turnButton, this.flipButton, this.lay), html("div", { class: "hand" }, this.back, this.on, this.passButton, this.editButton), this.editBar),
      ),
      html("div", { class: "side side-0" }, this.racks[0].element),
      html("div", { class: "side side-1" }, this.racks[1].element),
      html(
        "div",
        { class: "info" },
        html("section", { class: "talk" }, html("h2", {}, t("analysis.best")), this.lines.element, html("div", { class: "hand" }, this.switch, this.count)),
        html(
          "div",
          { class: "facts" },
          this.book.element,
          html("section", {}, html("h2", {}, t("analysis.here")), html("div", { class: "hand" }, this.level, button(t("analysis.play"), () => this.playOn()))),
          html("section", {}, html("h2", {}, t("analysis.position")), form, html("div", { class: "hand" }, button(t("analysis.link"), () => this.copy()), (this.inside = html("a", { class: "button" }, t("analysis.inside"))))),
        ),
      ),
    );
  }

  leave() {
    this.stop();
    this.forgetKeys();
  }

  /** Opens a position. */
  async open(text) {
    if (await this.load(text)) {
      [this.path, this.ply] = [[this.at.position], 0];
      this.draw();
    }
  }

  /** Asks for a position; returns whether it is valid. */
  async load(text, code) {
    const asked = ++this.asked;
    try {
      const at = await api.position(text, code);
      if (asked !== this.asked) return false;
      this.at = at;
      this.refused = null;
      return true;
    } catch (error) {
      if (asked !== this.asked) return false;
      if (this.editing) this.refused = error.message;
      else notice(error.message);
      return false;
    }
  }

  async go(ply) {
    if (this.editing || ply < 0 || ply >= this.path.length || !(await this.load(this.path[ply]))) return;
    this.ply = ply;
    this.draw();
  }

  async play(code) {
    if (this.editing || !(await this.load(this.at.position, code))) return;
    this.path = [...this.path.slice(0, this.ply + 1), this.at.position];
    this.ply += 1;
    say(t("analysis.said", { code, side: sideName(this.at.to_move) }));
    this.draw();
  }

  pass() {
    if (this.at && !this.at.over && !this.passButton.disabled) this.play("0000");
  }

  /** Takes back, or redoes. */
  goTo(where) {
    this.go(this.ply + (where === "plyAgain" ? 1 : -1));
  }

  /** Hints are not needed: the list shows the best moves. */
  ask() {}

  pick(letter, side = this.hand.side) {
    if (!this.at) return;
    if (this.editing && side !== this.hand.side) this.hand.drop();
    if (this.editing) this.prepare(side);
    if (!this.hand.pick(letter)) notice(t("analysis.nowhere", { letter }));
    this.board.show();
  }

  place(code) {
    if (code === null) return notice(t("status.unfit"));
    const { orientation, x, y } = this.hand.held;
    const side = this.hand.side;
    this.hand.drop();
    if (!this.editing) return this.play(code);
    this.editing.push({ side, placed: [orientation, x, y] });
    this.laidNow = performance.now();
    this.edited();
  }

  /** Removes a piece from the board in the editor. */
  remove(event) {
    // Ignore the click that has just placed a piece.
    if (!this.editing || this.hand.held || performance.now() - (this.laidNow ?? 0) < 300) return;
    const index = pieceAt(this.editing, this.board.cellAt(event));
    if (index < 0) return;
    this.editing.splice(index, 1);
    this.edited();
  }

  /** Opens or closes the editor. */
  edit(isOpen) {
    if (!this.at || (!isOpen && this.refused)) return notice(this.refused ?? t("analysis.none"));
    this.editing = isOpen ? [...this.at.laid] : null;
    this.mover.value = this.at.to_move;
    this.start.value = shapes.coordinates[this.at.starts[0][0]] === "5" ? "5" : "a";
    this.hand.drop();
    if (!isOpen) [this.path, this.ply] = [[this.at.position], 0];
    this.draw();
  }

  clear() {
    this.editing = [];
    this.edited();
  }

  /** Shows the edited position. */
  async edited() {
    const text = compose({ laid: this.editing, toMove: Number(this.mover.value), firstStart: this.start.value });
    await this.load(text);
    this.draw();
  }

  /** Lets the hand place pieces of this side in the editor. */
  prepare(side) {
    this.hand.side = side;
    this.hand.setLegal(freePlacements(this.editing, side, this.left()[side]));
  }

  left() {
    const laid = this.editing ?? this.at.laid;
    return [0, 1].map((side) => {
      const used = laid.filter((piece) => piece.side === side).map(({ placed }) => shapes.orientations[placed[0]].piece);
      return new Set(shapes.pieces.map(([letter]) => letter).filter((letter) => !used.includes(letter)));
    });
  }

  draw() {
    const { at, editing } = this;
    if (!at) return;
    this.board.overlay();
    this.board.draw({ laid: editing ?? at.laid });
    this.editBar.hidden = !editing;
    this.editButton.textContent = t(editing ? "analysis.done" : "analysis.edit");
    this.back.disabled = Boolean(editing) || this.ply === 0;
    this.on.disabled = Boolean(editing) || this.ply + 1 >= this.path.length;
    this.passButton.disabled = Boolean(editing) || at.over || at.placements.length > 0;
    if (!editing) {
      this.hand.side = at.to_move;
      this.hand.setLegal(at.placements);
    } else {
      this.prepare(this.hand.side);
    }
    this.drawRacks();
    this.book.draw(editing ? null : at);
    if (!this.refused) {
      this.text.value = at.position;
      this.inside.href = addressOf("machine", at.position);
      history.replaceState(null, "", addressOf("analyse", at.position));
    }
    this.analyse();
  }

  drawRacks() {
    const { at, editing } = this;
    if (!at || !this.racks) return;
    const left = this.left();
    // On a phone the pieces of the side to move come right below the board.
    this.element.classList.toggle("own-1", !editing && at.to_move === 1);
    this.racks.forEach((rack) => {
      const playable = editing ? left[rack.side] : rack.side === at.to_move && !at.over ? this.hand.pieces : null;
      const held = this.hand.side === rack.side ? this.hand.letter : null;
      rack.draw({ name: sideName(rack.side), position: { left, points: at.points, toMove: at.to_move }, over: at.over, pickable: playable, held });
    });
    this.turnButton.disabled = this.flipButton.disabled = !this.hand.held;
    this.lay.disabled = !this.hand.fits;
    this.status.textContent = this.describe();
  }

  describe() {
    const { at, editing, refused } = this;
    if (refused) return refused;
    if (editing) return t("analysis.editing");
    if (at.over) return t("analysis.over", { points: at.points.join(" : ").replaceAll("-", "−") });
    return t(at.placements.length === 0 ? "analysis.stuck" : "analysis.next", { side: sideName(at.to_move) });
  }

  turnAnalysis(isOn) {
    this.isOn = isOn;
    this.switch.textContent = t(isOn ? "analysis.pause" : "analysis.resume");
    this.analyse();
  }

  /** Analyses the position from the first depth. */
  analyse() {
    this.stop();
    this.stop = () => {};
    const count = Number(this.count.value);
    this.lines.setCount(count);
    if (!this.isOn || !this.at || this.at.over || this.refused || this.editing) return;
    const began = performance.now();
    const hear = (event, close) => {
      if (event.kind === "report") this.lines.draw(event, performance.now() - began);
      else close();
    };
    this.stop = api.analyse(this.at.position, count, hear, (how) => how === "gone" && notice(t("analysis.refused")));
  }

  preview(moves) {
    this.board.overlay({ stones: moves.filter(({ placed }) => placed) });
  }

  async playOn() {
    const { at } = this;
    if (!at || at.over || this.refused) return notice(t("analysis.ended"));
    const [first, second] = at.to_move === 0 ? ["human", this.level.value] : [this.level.value, "human"];
    try {
      enter(await api.newGame({ first, second, position: at.position }));
    } catch (error) {
      notice(error.message);
    }
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      notice(t("invite.copied"));
    } catch {
      notice(t("analysis.copy"));
    }
  }
}
