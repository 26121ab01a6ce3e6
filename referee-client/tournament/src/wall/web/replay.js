// The replay of a finished game, with a curve of the winning chances or the scores.

import { numbers, side } from "./boards.js";
import { el, get } from "./dom.js";

/** Milliseconds for a position when the replay runs. */
const STEP_MS = 700;

const [WIDTH, HEIGHT] = [600, 120];

/** Shows the game; returns a function that leaves it. */
export async function showReplay(view, tournament, game, complain) {
  const name = encodeURIComponent(tournament);
  let frames;
  let names;
  let colours;
  try {
    ({ names, colours, frames } = await get(`/api/tournaments/${name}/games/${game}`));
  } catch (error) {
    complain(error.message);
    return () => {};
  }
  if (!frames.length) {
    complain("the record has no positions");
    return () => {};
  }
  const picture = el("img", { alt: "" });
  const about = el("p", { "aria-live": "polite" });
  const slider = el("input", { type: "range", min: "0", max: String(frames.length - 1), "aria-label": "turn" });
  const play = el("button", { type: "button" }, "play");
  const { node: curve, mark } = drawCurve(frames);
  let at = frames.length - 1;
  let timer = null;
  const show = (turn) => {
    at = Math.max(0, Math.min(frames.length - 1, turn));
    const { text, scores, turn: number } = frames[at];
    picture.src = `/positions/${name}/${game}/${at}`;
    picture.alt = `the board after turn ${number}`;
    about.replaceChildren(el("b", {}, `turn ${number}`), text ? ` ${text} ` : " ", ...(scores.length ? [numbers(scores)] : []));
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
  view.replaceChildren(el("div", { class: "replay" }, picture, el("div", {}, legend, about, buttons, slider, curve)));
  show(at);
  return () => {
    stop();
    removeEventListener("keydown", keys);
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
