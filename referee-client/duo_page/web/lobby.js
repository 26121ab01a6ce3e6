// The start page: starts games, and lists games and records.

import * as api from "./api.js";
import { html, notice } from "./dom.js";
import { badge } from "./shapes.js";
import { boardHere, challenge, firstGame, hotSeat, startForm, watching } from "./starts.js";
import { thumbnail } from "./thumbnail.js";

/** Time between two requests for the list of games. */
const LOOK_MS = 2000;

/** Shows the start page; returns a function that leaves it. */
export function showLobby(view) {
  document.title = "Blokus Duo";
  const games = html("div", { class: "games" });
  const records = html("section", { class: "records", hidden: true });
  const form = html("section", { class: "start" });
  view.replaceChildren(html("div", { class: "lobby" }, form, html("section", {}, html("h2", {}, "Games"), games, records)));
  const look = async () => {
    try {
      drawGames(games, await api.games());
    } catch (error) {
      notice(error.message);
    }
  };
  api.offer()
    .then((offer) => {
      form.append(challenge(offer), firstGame(), hotSeat(), boardHere(offer), watching(), startForm(offer));
      if (offer.records) drawRecords(records);
    })
    .catch((error) => notice(error.message));
  look();
  const timer = setInterval(() => document.hidden || look(), LOOK_MS);
  return () => clearInterval(timer);
}

function drawGames(place, games) {
  if (games.length === 0) {
    place.replaceChildren(html("p", { class: "quiet" }, "No games yet. Start one, or watch two programs play."));
    return;
  }
  place.replaceChildren(
    ...games.map((game) =>
      html(
        "a",
        { href: `#/game/${game.id}`, class: game.running ? "game running" : "game" },
        thumbnail(game.board),
        html("span", { class: "names" }, badge(0), game.names[0], html("br"), badge(1), game.names[1]),
        html("span", { class: "quiet" }, state(game)),
      ),
    ),
  );
}

function state({ running, plies, points, winner, reason, names }) {
  const score = points.map((points) => String(points).replace("-", "−")).join(" : ");
  if (running) return `turn ${plies + 1}, ${score}`;
  return `${score}, ${winner === null ? reason : `${names[winner]} wins`}`;
}

async function drawRecords(place) {
  place.hidden = false;
  try {
    const { names, left_off: leftOff } = await api.records();
    const items = names.map((name) => html("li", {}, html("a", { href: `#/record/${encodeURIComponent(name)}` }, name)));
    const more = leftOff > 0 ? html("p", { class: "quiet" }, `and ${leftOff} more`) : null;
    const none = html("p", { class: "quiet" }, "The folder has no records.");
    place.replaceChildren(html("h2", {}, "Records"), items.length ? html("ul", {}, ...items) : none, ...(more ? [more] : []));
  } catch (error) {
    notice(error.message);
  }
}
