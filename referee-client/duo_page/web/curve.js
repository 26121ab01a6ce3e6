// The curve of the chances over the turns by the judge, and the players' own estimates.

import { svg } from "./dom.js";
import { sideName, t } from "./language.js";

const HEIGHT = 100;
const STEP = 10;

/** The curve; calls `go` with the turn that the user points at. */
export class Curve {
  constructor(go) {
    this.drawn = svg("g", {});
    this.cursor = svg("line", { class: "cursor", y1: 0, y2: HEIGHT });
    this.element = svg("svg", { class: "curve", preserveAspectRatio: "none", role: "img" }, this.drawn, this.cursor);
    this.plies = 1;
    const point = (event) => {
      if (event.type === "pointermove" && event.buttons === 0) return;
      const box = this.element.getBoundingClientRect();
      go(Math.round(((event.clientX - box.left) / box.width) * this.plies));
    };
    this.element.addEventListener("pointerdown", point);
    this.element.addEventListener("pointermove", point);
  }

  /** Draws the game, with the cursor after `ply` turns. */
  draw(game, ply) {
    this.plies = Math.max(game.plies, 1);
    const width = this.plies * STEP;
    this.element.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    const known = game.values.map((chance, at) => [at * STEP, (1 - chance) * HEIGHT]).filter((point) => point);
    const parts = [
      svg("rect", { class: "above side1", width, height: HEIGHT }),
      svg("line", { class: "middle", x2: width, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    ];
    if (known.length > 0) {
      const line = known.map(([x, y]) => `${x} ${y}`).join("L");
      const [end] = known.at(-1);
      parts.splice(1, 0, svg("path", { class: "below side0", d: `M0 ${HEIGHT}L${line}L${end} ${HEIGHT}Z` }));
      parts.push(svg("path", { class: "line", d: `M${line}` }));
      parts.push(svg("rect", { class: "unknown", x: end, width: Math.max(width - end, 0), height: HEIGHT }));
    }
    game.turns.forEach((turn) => {
      if (turn.opinion === null || turn.opinion === undefined) return;
      const [x, y] = [turn.ply * STEP, (1 - turn.opinion) * HEIGHT];
      // A line of length 0 is a dot that keeps its shape when stretched.
      parts.push(svg("path", { class: `opinion side${turn.side}`, d: `M${x} ${y}h0` }));
    });
    this.drawn.replaceChildren(...parts);
    this.cursor.setAttribute("x1", ply * STEP);
    this.cursor.setAttribute("x2", ply * STEP);
    const chance = game.values[ply];
    this.element.setAttribute("aria-label", chance === undefined ? t("chances") : t("chances.label", { ply, chance: percent(chance) }));
  }
}

/** A chance in words. */
export function percent(chance) {
  const side = chance >= 0.5 ? 0 : 1;
  return `${sideName(side)} ${Math.round(100 * (side === 0 ? chance : 1 - chance))}\u00a0%`;
}
