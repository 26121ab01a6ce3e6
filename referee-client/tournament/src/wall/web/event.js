// All tournaments of an event, side by side.

import { keepBoards, place, points, quiet } from "./boards.js";
import { el } from "./dom.js";

/** Returns a function that shows news. */
export function showEvent(view) {
  const grid = el("div", { class: "event paged" });
  view.replaceChildren(grid);
  const cards = new Map();
  return ({ tournaments }) => {
    for (const news of tournaments) {
      if (!cards.has(news.name)) {
        cards.set(news.name, card(news));
        grid.append(cards.get(news.name).node);
      }
      cards.get(news.name).show(news);
    }
  };
}

/** A tournament in short form. */
function card({ name, title }) {
  const heading = title ?? name;
  const about = el("p", { class: "quiet" });
  const progress = el("progress", { "aria-label": `finished games of ${heading}` });
  const first = el("ol", { class: "first" });
  const boards = el("div", { class: "boards" });
  const keep = keepBoards(boards);
  const node = el("section", {}, el("h2", {}, el("a", { href: place(name) }, heading)), about, progress, first, boards);
  const show = ({ trouble, game, games, planned, complete, first: players, playing }) => {
    if (trouble) {
      about.textContent = trouble;
      return;
    }
    const text = complete ? `${game}: all ${games} games are over` : `${game}: ${games} of ${planned} games are over`;
    if (about.textContent !== text) about.textContent = text;
    progress.max = Math.max(planned, 1);
    progress.value = games;
    const lines = players.map((player) => el("li", {}, el("b", {}, player.name), ` ${points(player.points)} ${player.points === 1 ? "point" : "points"}`));
    if (!lines.length) lines.push(el("li", {}, quiet("nobody yet")));
    const told = lines.map((line) => line.textContent).join();
    if (first.dataset.told !== told) {
      first.dataset.told = told;
      first.replaceChildren(...lines);
    }
    keep(name, playing);
  };
  return { node, show };
}
