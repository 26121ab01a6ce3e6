// The board: stones, coordinates, start cells, and the piece in hand.

import { svg } from "./dom.js";
import { t } from "./language.js";
import { shapes, stone } from "./shapes.js";

/** Margins around the board for coordinates, in cells. */
const HEAD = 0.9;
const EDGE = 0.25;

/** A board to draw positions on. */
export class Board {
  constructor() {
    const size = shapes.board_size;
    const all = size + HEAD + EDGE;
    this.stones = svg("g", {});
    this.frame = svg("g", { class: "frame" });
    this.hints = svg("g", { class: "hints" });
    this.ghost = svg("g", { class: "ghost" });
    this.overlaid = svg("g", { class: "overlay" });
    this.starts = svg("g", { class: "starts" });
    this.element = svg(
      "svg",
      { viewBox: `${-HEAD} ${-HEAD} ${all} ${all}`, class: "board", tabindex: "0", role: "application", "aria-roledescription": t("board"), "aria-label": t("board") },
      coordinates(size),
      svg("rect", { class: "field", width: size, height: size, rx: 0.15 }),
      grid(size),
      this.starts,
      this.stones,
      this.frame,
      this.overlaid,
      this.hints,
      this.ghost,
    );
    for (const [x, y] of shapes.starts) {
      this.starts.append(svg("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.24 }));
    }
    this.shown = [];
  }

  /** Brings the board into sight; the keys that move a piece are the board's. */
  show() {
    this.element.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** Draws a position of `game.at`; unchanged stones keep their elements. */
  draw(position) {
    const wanted = position.laid.map((turn) => `${turn.side} ${turn.placed}`);
    let same = 0;
    while (same < this.shown.length && this.shown[same] === wanted[same]) same += 1;
    while (this.stones.childNodes.length > same) this.stones.lastChild.remove();
    const single = wanted.length === same + 1;
    for (const turn of position.laid.slice(same)) {
      const [orientation, x, y] = turn.placed;
      const at = svg("g", { transform: `translate(${x} ${y})` }, stone(turn.side, orientation));
      if (single) at.firstChild.classList.add("arriving");
      this.stones.append(at);
    }
    this.shown = wanted;
    this.frame.replaceChildren();
    if (position.last?.placed) {
      const [orientation, x, y] = position.last.placed;
      const d = shapes.orientations[orientation].outline;
      this.frame.setAttribute("transform", `translate(${x} ${y})`);
      this.frame.append(svg("path", { d, class: "outer" }), svg("path", { d, class: "inner" }));
    }
  }

  /** Shows the piece in hand; without one, nothing. */
  hold(held) {
    this.ghost.replaceChildren();
    if (!held) return;
    const { side, orientation, x, y, legal } = held;
    this.ghost.setAttribute("transform", `translate(${x} ${y})`);
    this.ghost.setAttribute("class", legal ? "ghost legal" : "ghost illegal");
    this.ghost.append(stone(side, orientation));
  }

  /**
   * Marks on the position: stones that are not placed yet, numbered if there are several, and rings
   * and crosses on cells.
   */
  overlay({ stones = [], rings = [], crosses = [] } = {}) {
    const parts = stones.flatMap(({ side, placed: [orientation, x, y] }, index) => {
      const { centre } = shapes.orientations[orientation];
      const number = svg("text", { x: x + centre[0] + 0.5, y: y + centre[1] + 0.72 }, String(index + 1));
      return [svg("g", { transform: `translate(${x} ${y})` }, stone(side, orientation)), ...(stones.length > 1 ? [number] : [])];
    });
    const signs = (groups, sign) => groups.flatMap(({ side, cells }) => cells.map(([x, y]) => svg("path", { class: `sign side${side}`, d: sign(x, y) })));
    const ring = (x, y) => `M${x + 0.18} ${y + 0.5}a.32 .32 0 1 0 .64 0a.32 .32 0 1 0 -.64 0`;
    const cross = (x, y) => `M${x + 0.22} ${y + 0.22}l.56 .56m0 -.56l-.56 .56`;
    this.overlaid.replaceChildren(...parts, ...signs(rings, ring), ...signs(crosses, cross));
  }

  /** Dots on these cells. */
  hint(side, cells) {
    this.hints.setAttribute("class", `hints side${side}`);
    this.hints.replaceChildren(...cells.map(([x, y]) => svg("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.1 })));
  }

  /** The cell under a pointer, with fractions. */
  cellAt(event) {
    const box = this.element.getBoundingClientRect();
    const scale = (shapes.board_size + HEAD + EDGE) / box.width;
    return [(event.clientX - box.left) * scale - HEAD, (event.clientY - box.top) * scale - HEAD];
  }
}

function coordinates(size) {
  const texts = [];
  for (let index = 0; index < size; index += 1) {
    const middle = index + 0.5;
    texts.push(svg("text", { x: middle, y: -0.3 }, shapes.coordinates[index]));
    texts.push(svg("text", { x: -0.45, y: middle + 0.16 }, shapes.coordinates[index]));
  }
  return svg("g", { class: "coordinates", "aria-hidden": "true" }, ...texts);
}

function grid(size) {
  let d = "";
  for (let at = 1; at < size; at += 1) d += `M${at} 0v${size}M0 ${at}h${size}`;
  return svg("path", { d, class: "grid" });
}
