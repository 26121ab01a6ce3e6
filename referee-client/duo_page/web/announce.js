// Turns in words, for screen readers.

import { SIDES, shapes } from "./shapes.js";

const ONES = ["no squares", "one square", "two squares", "three squares", "four squares", "five squares"];

/** Writes a text into the page's live region. */
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
  return `Turn ${turn.ply}: ${name} places piece ${piece}, ${ONES[cells.length]}, ${extent("column", x, width)}, ${extent("row", y, height)}. Points: ${points}.`;
}

/** Columns or rows by their coordinates. */
export function extent(what, from, length) {
  const [first, last] = [shapes.coordinates[from], shapes.coordinates[from + length - 1]];
  return length === 1 ? `${what} ${first}` : `${what}s ${first} to ${last}`;
}
