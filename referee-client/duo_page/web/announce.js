// Turns in words, for screen readers.

import { sideName, sideTitle, t } from "./language.js";
import { shapes } from "./shapes.js";

/** Writes a text into the page's live region. */
export function say(text) {
  document.getElementById("announcer").textContent = text;
}

/** A turn in words. */
export function inWords(game, turn) {
  const side = sideTitle(turn.side);
  if (!turn.placed) return t("say.passes", { side });
  const [orientation, x, y] = turn.placed;
  const { piece, cells, width, height } = shapes.orientations[orientation];
  const points = turn.points.map((points, side) => `${sideName(side)} ${points}`).join(", ");
  return t("say.places", { ply: turn.ply, side, piece, count: cells.length, columns: columns(x, width), rows: rows(y, height), points });
}

const ends = (from, length) => ({ first: shapes.coordinates[from], last: shapes.coordinates[from + length - 1] });

/** Columns by their coordinates. */
export const columns = (from, length) => t(length === 1 ? "say.column" : "say.columns", ends(from, length));

/** Rows by their coordinates. */
export const rows = (from, length) => t(length === 1 ? "say.row" : "say.rows", ends(from, length));
