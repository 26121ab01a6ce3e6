// The page of a tournament: standings, running games, next games, results.

import { keepBoards, numbers, place, players, quiet, quietly } from "./boards.js";
import { el } from "./dom.js";
import { crosstable, rounds, standings } from "./tables.js";

/** Returns a function that shows news. Unchanged parts keep their elements and scroll positions. */
export function showTournament(view) {
  const parts = new Map();
  const section = (kind, title) => {
    const body = el("div", {});
    const node = el("section", { class: kind }, el("h2", {}, title), body);
    parts.set(kind, { node, body, shown: null });
    return node;
  };
  const progress = el("progress", { "aria-label": "finished games" });
  const state = el("p", {});
  const boards = el("div", { class: "boards" });
  const keep = keepBoards(boards);
  const now = section("now", "Running games");
  const idle = quiet("");
  parts.get("now").body.replaceChildren(idle, boards);
  view.replaceChildren(
    el("div", { class: "state" }, state, progress),
    el(
      "div",
      { class: "paged" },
      section("standing", "Standings"),
      now,
      section("rounds", "Rounds"),
      section("last", "Last results"),
      section("next", "Next"),
      section("cross", "Who beat whom"),
      section("decided", "The organiser's decisions"),
      section("files", "Files"),
    ),
  );
  const draw = (kind, news, make) => {
    const part = parts.get(kind);
    const text = JSON.stringify(news);
    part.node.hidden = news === null || news.length === 0;
    if (text === part.shown) return;
    part.shown = text;
    if (!part.node.hidden) part.body.replaceChildren(make(news));
  };
  return ({ name, standings: table, playing, next, last, decisions, files = [] }) => {
    const { games, planned, complete } = table;
    const text = complete ? `All ${games} games are over.` : `${games} of ${planned} games are over.`;
    if (state.textContent !== text) state.textContent = text;
    progress.max = Math.max(planned, 1);
    progress.value = games;
    parts.get("now").node.hidden = complete && !playing.length;
    const told = playing.length ? "" : "No game is running.";
    if (idle.textContent !== told) idle.textContent = told;
    keep(name, playing);
    draw("standing", table, standings);
    const running = playing.map(({ game }) => game);
    const drawn = table.rounds ?? [];
    draw("rounds", drawn.length ? { drawn, running } : [], () => rounds(name, drawn, running));
    draw("cross", table.crosstable ? { players: table.players, crosstable: table.crosstable } : null, crosstable);
    draw("last", last, (games) => el("ol", {}, ...games.map((game) => over(name, game))));
    draw("next", next, (games) => el("ol", {}, ...games.map(({ game, names, judged }) => el("li", { value: game }, el("a", { href: place(name, game) }, players(names)), quietly(judged ? " waits for the judge" : "")))));
    draw("files", files, (named) => el("ul", {}, ...named.map(([text, href]) => el("li", {}, el("a", { href }, text)))));
    draw("decided", decisions, (words) => el("ul", {}, ...words.map((text) => el("li", {}, text))));
  };
}

/** Returns a function that shows all finished games of a tournament. */
export function showGames(view, tournament) {
  const list = el("ol", {});
  view.replaceChildren(el("div", { class: "paged" }, el("section", {}, el("h2", {}, "Finished games"), list)));
  let shown = -1;
  return (games) => {
    if (games.length === shown) return;
    shown = games.length;
    list.replaceChildren(...games.map((game) => over(tournament, game)));
  };
}

function over(tournament, { game, names, scores, winner, reason, detail }) {
  const verdict = winner !== null ? `${names[winner]} wins` : names.length === 2 ? "no winner" : "";
  // A detail that contains the reason stands alone.
  const why = !detail ? reason : detail.includes(reason) ? detail : `${reason}: ${detail}`;
  const link = el("a", { href: place(tournament, game) }, players(names, winner));
  return el("li", { value: game }, link, " ", numbers(scores), el("span", { class: "quiet" }, ` ${verdict} (${why})`));
}
