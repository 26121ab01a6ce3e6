// Players, points and boards of games.

import { el } from "./dom.js";

export const quiet = (text) => el("p", { class: "quiet" }, text);

export const quietly = (text) => el("span", { class: "quiet" }, text);

export const place = (tournament, game) => `#/${encodeURIComponent(tournament)}${game ? `/${game}` : ""}`;

/** Three and a half as 3½, anything else with at most two decimals. */
export function points(number) {
  if (!Number.isInteger(2 * number)) return String(Math.round(100 * number) / 100).replace("-", "−");
  const whole = Math.trunc(number);
  const half = number === whole ? "" : "½";
  return `${whole === 0 && half ? (number < 0 ? "−" : "") : whole}${half}`.replace("-", "−");
}

/** Colours that pictures draw in another shade than the browser's of the same name. */
const SHADES = { blue: "#1f6fb5", orange: "#f59e1c" };

/** A spot in a seat's colour, with the colour's name for screen readers. */
export function side(colour) {
  const spot = el("span", { class: "spot", "aria-hidden": "true" });
  spot.style.backgroundColor = SHADES[colour] ?? colour;
  return el("span", { class: "side" }, spot, colour);
}

const player = (name, isBold) => el("span", { class: isBold ? "bold" : "" }, name);

/** The players of a game, one of them in bold. */
export function players(names, bold) {
  return el("span", {}, ...names.flatMap((name, seat) => (seat ? [names.length === 2 ? " – " : ", ", player(name, seat === bold)] : [player(name, seat === bold)])));
}

/** A line for each player with its colour, the one to move in bold. */
function seats(names, toMove, colours) {
  return names.map((name, seat) => el("span", { class: "seat" }, player(name, seat === toMove), ...(colours[seat] ? [" ", side(colours[seat])] : [])));
}

export const numbers = (list) => el("span", { class: "numbers" }, list.map(points).join(" : "));

/** Milliseconds as minutes and seconds. */
const clock = (ms) => `${Math.floor(Math.max(ms, 0) / 60_000)}:${String(Math.floor(Math.max(ms, 0) / 1000) % 60).padStart(2, "0")}`;

/** The clocks of a running game, or how long a player has been thinking if the game has none. */
function clocks({ to_move: seat, clocks_ms: left = [], since_ms: since = 0 }) {
  if (seat === null) return "";
  if (!left.length) return since < 2000 ? "" : el("span", { class: "quiet" }, ` thinking ${clock(since)}`);
  const times = left.map((ms, own) => el("span", { class: own === seat ? "bold" : "" }, clock(own === seat ? ms - since : ms)));
  return el("span", { class: "numbers" }, el("span", { class: "quiet" }, " clocks "), ...times.flatMap((time, own) => (own ? [" – ", time] : [time])));
}

/** An empty picture, until the first board is drawn. */
const NO_BOARD = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E";

/** A running game; its picture is fetched only when it has changed. */
export function board(tournament, playing) {
  const { game, names, turn, to_move: seat, scores, text, version, colours, has_board: hasBoard } = playing;
  const src = `/boards/${encodeURIComponent(tournament)}/${game}/${version}`;
  const about = `game ${game}, turn ${turn}`;
  const mover = seat === null ? "" : `: ${names[seat]} to move`;
  return el(
    "figure",
    { class: "board" },
    // The link stays when the caption changes, so that it keeps the focus.
    el("a", { href: place(tournament, game) }, el("img", { src: hasBoard ? src : NO_BOARD, alt: `${names.join(" – ")}, ${about}${mover}${text ? `, last move ${text}` : ""}`, loading: "lazy" })),
    el("figcaption", {}, ...seats(names, seat, colours), el("span", { class: "quiet" }, about, el("span", { class: "mover" }, mover), " "), ...(scores.length ? [numbers(scores)] : []), clocks(playing)),
  );
}

/** Shows boards. Boards that stay keep their elements, so that pictures do not flicker. */
export function keepBoards(list) {
  const shown = new Map();
  return (tournament, games) => {
    const known = new Set(games.map(({ game }) => game));
    for (const [game, node] of shown) {
      if (!known.has(game)) {
        node.remove();
        shown.delete(game);
      }
    }
    for (const playing of games) {
      const next = board(tournament, playing);
      const old = shown.get(playing.game);
      if (!old) list.append(next);
      else {
        const [picture, fresh] = [old.querySelector("img"), next.querySelector("img")];
        for (const name of ["src", "alt"]) {
          if (picture.getAttribute(name) !== fresh.getAttribute(name)) picture.setAttribute(name, fresh.getAttribute(name));
        }
        old.querySelector("figcaption").replaceWith(next.querySelector("figcaption"));
        continue;
      }
      shown.set(playing.game, next);
    }
  };
}
