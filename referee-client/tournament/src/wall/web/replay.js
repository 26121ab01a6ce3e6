// The page of a game: the replay once it is over, with a curve of the winning chances or the scores;
// before, the current position.

import { keepBoards, numbers, players, quiet, side } from "./boards.js";
import { el, get } from "./dom.js";
import { gameAddress, isPublished, positionAddress } from "./source.js";

/** Time between two looks at a game that is not over. */
const LOOK_MS = 1000;

/** Milliseconds for a position when the replay runs. */
const STEP_MS = 700;

const [WIDTH, HEIGHT] = [600, 120];

/** Shows the game; returns a function that leaves it. */
export async function showReplay(view, tournament, game, complain) {
  let about;
  try {
    about = await get(gameAddress(tournament, game));
  } catch (error) {
    complain(isPublished ? `game ${game} had not been played when this was published` : error.message);
    return () => {};
  }
  const { names, colours, frames, result, files = [] } = about;
  if (!result) return awaitGame(view, tournament, game, about, complain);
  const links = files.flatMap(([text, href]) => [el("a", { href }, text), " "]);
  if (!frames.length) {
    view.replaceChildren(el("p", {}, players(names, result.winner), ` ${result.reason} `, ...links));
    complain("the record has no positions");
    return () => {};
  }
  const picture = el("img", { alt: "" });
  const now = el("p", { "aria-live": "polite" });
  const slider = el("input", { type: "range", min: "0", max: String(frames.length - 1), "aria-label": "turn" });
  const play = el("button", { type: "button" }, "play");
  const { node: curve, mark } = drawCurve(frames);
  let at = frames.length - 1;
  let timer = null;
  const show = (turn) => {
    at = Math.max(0, Math.min(frames.length - 1, turn));
    const { text, scores, turn: number } = frames[at];
    picture.src = positionAddress(tournament, game, at, frames[at]);
    picture.alt = `the board after turn ${number}`;
    now.replaceChildren(el("b", {}, `turn ${number}`), text ? ` ${text} ` : " ", ...(scores.length ? [numbers(scores)] : []));
    slider.value = String(at);
    mark(at);
  };
  const stop = () => {
    clearInterval(timer);
    timer = null;
    play.textContent = "play";
  };
  play.addEventListener("click", () => {
    if (timer) return stop();
    if (at === frames.length - 1) show(0);
    play.textContent = "stop";
    timer = setInterval(() => (at === frames.length - 1 ? stop() : show(at + 1)), STEP_MS);
  });
  slider.addEventListener("input", () => (stop(), show(Number(slider.value))));
  const step = (text, label, by) => el("button", { type: "button", "aria-label": label, onclick: () => (stop(), show(by())) }, text);
  const buttons = el(
    "div",
    { class: "buttons" },
    step("«", "to the start", () => 0),
    step("‹", "a turn back", () => at - 1),
    play,
    step("›", "a turn forward", () => at + 1),
    step("»", "to the end", () => frames.length - 1),
  );
  const keys = ({ key, target }) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (by && target !== slider) (stop(), show(at + by));
  };
  addEventListener("keydown", keys);
  const legend = el("ol", { class: "legend" }, ...names.map((name, seat) => el("li", {}, el("span", { class: `line seat${seat}`, "aria-hidden": "true" }), name, ...(colours[seat] ? [" ", side(colours[seat])] : []))));
  view.replaceChildren(el("div", { class: "replay" }, picture, el("div", {}, legend, now, buttons, slider, curve, el("p", {}, ...links))));
  show(at);
  return () => {
    stop();
    removeEventListener("keydown", keys);
  };
}

/** Shows a game that is not over, and its replay as soon as it is; returns a function that leaves it. */
function awaitGame(view, tournament, game, first, complain) {
  const boards = el("div", { class: "boards alone" });
  const state = quiet("");
  const keep = keepBoards(boards);
  view.replaceChildren(el("section", {}, el("p", {}, players(first.names)), state, boards));
  let leave = () => {};
  let isGone = false;
  const show = async ({ playing, result }) => {
    if (isGone) return;
    complain("");
    if (result) {
      clearInterval(timer);
      leave = await showReplay(view, tournament, game, complain);
      if (isGone) leave();
      return;
    }
    const text = playing ? "The game is running." : "The game has not begun.";
    if (state.textContent !== text) state.textContent = text;
    keep(tournament, playing ? [playing] : []);
  };
  const look = () => get(gameAddress(tournament, game)).then(show, (error) => complain(error.message));
  const timer = setInterval(() => document.hidden || look(), LOOK_MS);
  show(first);
  return () => {
    isGone = true;
    clearInterval(timer);
    leave();
  };
}

/** A line for each seat: its winning chance, or its score if the record has no chances. */
function drawCurve(frames) {
  const hasChances = frames.some(({ chances }) => chances);
  const of = ({ chances, scores }) => (hasChances ? chances : scores) ?? [];
  const all = frames.flatMap(of);
  const [least, most] = hasChances ? [0, 1] : [Math.min(...all), Math.max(...all)];
  const x = (turn) => (WIDTH * turn) / Math.max(frames.length - 1, 1);
  const y = (value) => HEIGHT - 4 - ((HEIGHT - 8) * (value - least)) / Math.max(most - least, 1e-9);
  const seats = Math.max(0, ...frames.map((frame) => of(frame).length));
  const line = (_, seat) => {
    const known = frames.flatMap((frame, turn) => (of(frame)[seat] === undefined ? [] : [`${x(turn).toFixed(1)},${y(of(frame)[seat]).toFixed(1)}`]));
    return el("polyline", { points: known.join(" "), class: `seat${seat}` });
  };
  const here = el("path", { class: "here" });
  const about = hasChances ? "winning chances over the turns" : "scores over the turns";
  const svg = el("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": about }, ...Array.from({ length: seats }, line), here);
  const node = el("figure", { class: "curve" }, svg, el("figcaption", { class: "quiet" }, about));
  return { node: seats ? node : "", mark: (turn) => here.setAttribute("d", `M${x(turn)} 0V${HEIGHT}`) };
}
