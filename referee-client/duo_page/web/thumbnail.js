// A small picture of a board.

import { svg } from "./dom.js";
import { shapes } from "./shapes.js";

/** Draws the rows of a position string: `x` and `o` are stones, numbers are empty cells. */
export function thumbnail(rows) {
  const cells = [];
  rows.split("/").forEach((row, y) => {
    let x = 0;
    for (const [, empty, stone] of row.matchAll(/(\d+)|([xo])/g)) {
      if (stone) cells.push(svg("rect", { x, y, width: 1, height: 1, class: stone === "x" ? "side0" : "side1" }));
      x += stone ? 1 : Number(empty);
    }
  });
  const size = shapes.board_size;
  return svg("svg", { viewBox: `0 0 ${size} ${size}`, class: "thumbnail", "aria-hidden": "true" }, svg("rect", { class: "field", width: size, height: size }), ...cells);
}
