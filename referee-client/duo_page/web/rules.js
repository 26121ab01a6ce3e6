// The rules, with pictures drawn from the same shapes as the game.

import { Board } from "./board.js";
import { html } from "./dom.js";
import { pictureOf, shapes } from "./shapes.js";

/** Shows the rules; returns a function that leaves them. */
export function showRules(view) {
  document.title = "Rules of Blokus Duo";
  const total = shapes.pieces.reduce((sum, [, orientation]) => sum + shapes.orientations[orientation].cells.length, 0);
  const all = shapes.pieces.map(([letter, orientation]) => html("figure", { class: "shape" }, picture(orientation), html("figcaption", {}, letter)));
  view.replaceChildren(
    html(
      "article",
      { class: "rules" },
      html("h2", {}, "The rules"),
      html("p", {}, `Two players, blue and orange, take turns to place a piece on a board of ${shapes.board_size} by ${shapes.board_size} squares. Both have the same ${shapes.pieces.length} pieces, ${total} squares in all, and may turn and flip them. The player who has placed more squares at the end wins.`),
      html("div", { class: "shapes" }, ...all),
      rule(
        "The first piece covers the start cell",
        "Blue moves first and covers one of the two ringed cells, orange covers the other one.",
        scene([start(0)], "Blue's first piece covers its start cell."),
      ),
      rule(
        "Corner to corner, never edge to edge",
        "Every further piece must touch a piece of its own colour at a corner, and must not touch one along an edge.",
        html("div", { class: "scenes" }, ...corners()),
      ),
      rule(
        "Colours may touch",
        "Pieces of different colours may touch in any way, so a piece can go through a gap. A square that you cover is lost to the other side: open corners for yourself, and cover theirs.",
        scene(meeting(), "A blue and an orange piece may touch along an edge."),
      ),
      html("h3", {}, "Passing, and the end"),
      html("p", {}, "A player without a legal move passes, and the other one goes on. The game ends when both pass in a row, or when a player has placed all pieces."),
      html("h3", {}, "Points"),
      html("p", {}, "Each square of the remaining pieces costs a point. A player who has placed all pieces gets 15 points, or 20 if the single square came last."),
      html("p", {}, html("a", { class: "button", href: "#/" }, "Play a first game with a guide")),
    ),
  );
  return () => {};
}

function rule(title, text, figure) {
  return html("section", {}, html("h3", {}, title), html("p", {}, text), figure);
}

function picture(orientation) {
  const drawn = pictureOf(0, orientation);
  const { width, height } = shapes.orientations[orientation];
  drawn.style.setProperty("--w", width);
  drawn.style.setProperty("--h", height);
  return drawn;
}

/** A board with pieces, each `{ side, placed }`; crosses mark the `wrong` cells. */
function scene(laid, caption, wrong = []) {
  const board = new Board();
  board.element.setAttribute("role", "img");
  board.element.setAttribute("aria-label", caption);
  board.element.removeAttribute("tabindex");
  board.element.removeAttribute("aria-roledescription");
  board.draw({ laid });
  board.overlay({ crosses: [{ side: "wrong", cells: wrong }] });
  return html("figure", { class: "scene" }, board.element, html("figcaption", { class: "quiet" }, caption));
}

/** The orientation with these cells. */
function shaped(...rows) {
  const wanted = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [[x, y]] : [])));
  const text = (cells) => cells.map(String).sort().join(" ");
  return shapes.orientations.findIndex(({ cells }) => text(cells) === text(wanted));
}

const laid = (side, orientation, x, y) => ({ side, placed: [orientation, x, y] });

/** A first piece of a side on its start cell. */
function start(side) {
  const [x, y] = shapes.starts[side];
  return laid(side, shaped("##", "#."), x, y);
}

/** A second piece that touches a corner, one that touches an edge, and one that touches nothing. */
function corners() {
  const [x, y] = shapes.starts[0];
  const first = start(0);
  const bar = shaped("###");
  return [
    scene([first, laid(0, bar, x + 2, y + 1)], "Legal: the pieces touch at a corner."),
    scene([first, laid(0, bar, x + 2, y)], "Illegal: they touch along an edge.", [[x + 2, y]]),
    scene([first, laid(0, bar, x + 4, y + 3)], "Illegal: they do not touch.", [[x + 4, y + 3]]),
  ];
}

function meeting() {
  const [x, y] = shapes.starts[0];
  return [start(0), laid(1, shaped("####"), x + 2, y), laid(0, shaped("##", "##"), x - 2, y + 2)];
}
