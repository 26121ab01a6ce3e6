// The position editor: where a piece can be put, and the position string of the pieces. The back
// end decides whether the position is valid.

import { shapes } from "./shapes.js";

/** The side whose stone lies on each cell, by column and row. */
function owners(laid) {
  const owner = new Map();
  for (const { side, placed: [orientation, x, y] } of laid) {
    for (const [dx, dy] of shapes.orientations[orientation].cells) owner.set(`${x + dx} ${y + dy}`, side);
  }
  return owner;
}

/** The piece that lies on a cell: its index among those laid, or -1. */
export function pieceAt(laid, [column, row]) {
  const [cx, cy] = [Math.floor(column), Math.floor(row)];
  return laid.findIndex(({ placed: [orientation, x, y] }) => shapes.orientations[orientation].cells.some(([dx, dy]) => x + dx === cx && y + dy === cy));
}

/** The placements of a side on empty cells, not edge to edge with its own pieces. */
export function freePlacements(laid, side, left) {
  const owner = owners(laid);
  const size = shapes.board_size;
  const isFree = (x, y) =>
    !owner.has(`${x} ${y}`) && [[1, 0], [-1, 0], [0, 1], [0, -1]].every(([dx, dy]) => owner.get(`${x + dx} ${y + dy}`) !== side);
  const free = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isFree(x, y)));
  const placements = [];
  shapes.orientations.forEach(({ piece, width, height, cells }, orientation) => {
    if (!left.has(piece)) return;
    for (let y = 0; y + height <= size; y += 1) {
      for (let x = 0; x + width <= size; x += 1) {
        if (cells.every(([dx, dy]) => free[y + dy][x + dx])) placements.push([orientation, x, y]);
      }
    }
  });
  return placements;
}

/** The position string of these pieces. */
export function compose({ laid, toMove, firstStart }) {
  const owner = owners(laid);
  const size = shapes.board_size;
  const rows = Array.from({ length: size }, (_, y) => {
    const signs = Array.from({ length: size }, (_, x) => ({ 0: "x", 1: "o" })[owner.get(`${x} ${y}`)] ?? " ").join("");
    return signs.replace(/ +/g, (empty) => String(empty.length));
  });
  return `${rows.join("/")} ${"xo"[toMove]} ${firstStart} 0 ${laid.length} -`;
}
