// What somebody hears who does not see the board: each turn in words.

import { SIDES, shapes } from "./shapes.js";

const ONES = ["no squares", "one square", "two squares", "three squares", "four squares", "five squares"];

/** Says something through the page's live region. */
export function say(text) {
  document.getElementById("announcer").textContent = text;
}

/** A turn in words. */
export function inWords(game, turn) {
  const name = SIDES[turn.side];
  if (!turn.placed) return `${name} passes.`;
  const [orientation, x, y] = turn.placed;
  const { piece, cells, width, height } = shapes.orientations[orientation];
  const points = turn.points.map((points, side) => `${SIDES[side]} ${points}`).join(", ");
  return `Turn ${turn.ply}: ${name} lays piece ${piece}, ${ONES[cells.length]}, ${extent("column", x, width)}, ${extent("row", y, height)}. Points: ${points}.`;
}

/** Columns or rows as the board names them. */
export function extent(what, from, length) {
  const [first, last] = [shapes.coordinates[from], shapes.coordinates[from + length - 1]];
  return length === 1 ? `${what} ${first}` : `${what}s ${first} to ${last}`;
}
