// The rules, with pictures drawn from the same shapes as the game.

import { Board } from "./board.js";
import { html } from "./dom.js";
import { t } from "./language.js";
import { pictureOf, shapes } from "./shapes.js";

/** Shows the rules; returns a function that leaves them. */
export function showRules(view) {
  document.title = t("rules.title");
  const total = shapes.pieces.reduce((sum, [, orientation]) => sum + shapes.orientations[orientation].cells.length, 0);
  const all = shapes.pieces.map(([letter, orientation]) => html("figure", { class: "shape" }, picture(orientation), html("figcaption", {}, letter)));
  view.replaceChildren(
    html(
      "article",
      { class: "rules" },
      html("h2", {}, t("rules")),
      html("p", {}, t("rules.aim", { size: shapes.board_size, pieces: shapes.pieces.length, total })),
      html("div", { class: "shapes" }, ...all),
      rule(
        t("rules.start"),
        t("rules.start.text"),
        scene([start(0)], t("rules.start.picture")),
      ),
      rule(
        t("rules.corner"),
        t("rules.corner.text"),
        html("div", { class: "scenes" }, ...corners()),
      ),
      rule(
        t("rules.colours"),
        t("rules.colours.text"),
        scene(meeting(), t("rules.colours.picture")),
      ),
      html("h3", {}, t("rules.end")),
      html("p", {}, t("rules.end.text")),
      html("h3", {}, t("rules.points")),
      html("p", {}, t("rules.points.text")),
      html("p", {}, html("a", { class: "button", href: "#/" }, t("first.play"))),
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
    scene([first, laid(0, bar, x + 2, y + 1)], t("rules.corner.legal")),
    scene([first, laid(0, bar, x + 2, y)], t("rules.corner.edge"), [[x + 2, y]]),
    scene([first, laid(0, bar, x + 4, y + 3)], t("rules.corner.apart"), [[x + 4, y + 3]]),
  ];
}

function meeting() {
  const [x, y] = shapes.starts[0];
  return [start(0), laid(1, shaped("####"), x + 2, y), laid(0, shaped("##", "##"), x - 2, y + 2)];
}
