// The start page: starts games, and lists games and records.

import * as api from "./api.js";
import { html, notice } from "./dom.js";
import { languageMenu, t } from "./language.js";
import { decode, openHere } from "./opened.js";
import { badge } from "./shapes.js";
import { boardHere, challenge, firstGame, hotSeat, startForm, watching, withFriend } from "./starts.js";
import { thumbnail } from "./thumbnail.js";

/** Time between two requests for the list of games. */
const LOOK_MS = 2000;

/** Shows the start page; returns a function that leaves it. */
export function showLobby(view) {
  document.title = "Blokus Duo";
  const games = html("div", { class: "games" });
  const records = html("section", { class: "records", hidden: true });
  const form = html("section", { class: "start" });
  view.replaceChildren(html("div", { class: "lobby" }, languageMenu(), form, html("section", {}, html("h2", {}, t("games")), games, records)));
  const look = async () => {
    try {
      drawGames(games, await api.games());
    } catch (error) {
      notice(error.message);
    }
  };
  api.offer()
    .then((offer) => {
      form.append(challenge(offer), firstGame(), hotSeat(), ...withFriend(offer), boardHere(offer), watching(), startForm(offer));
      form.append(openForm(offer));
      if (offer.records) drawRecords(records);
    })
    .catch((error) => notice(error.message));
  look();
  const timer = setInterval(() => document.hidden || look(), LOOK_MS);
  return () => clearInterval(timer);
}

function drawGames(place, games) {
  if (games.length === 0) {
    place.replaceChildren(html("p", { class: "quiet" }, t("games.none")));
    return;
  }
  place.replaceChildren(
    ...games.map((game) =>
      html(
        "a",
        { href: `#/game/${game.id}`, class: game.running ? "game running" : "game", "data-live": t("games.live") },
        thumbnail(game.board),
        html("span", { class: "names" }, badge(0), game.names[0], html("br"), badge(1), game.names[1]),
        html("span", { class: "quiet" }, state(game)),
      ),
    ),
  );
}

function state({ running, plies, points, winner, reason, names }) {
  const score = points.map((points) => String(points).replace("-", "−")).join(" : ");
  if (running) return t("games.turn", { turn: plies + 1, score });
  return winner === null ? `${score}, ${reason}` : t("games.wins", { score, name: names[winner] });
}

/** Opens a record from this device. */
function openForm({ record_bytes: limit }) {
  const file = html("input", { type: "file", accept: ".blksgf,.sgf", hidden: true, "aria-label": t("record.open") });
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    if (chosen.size > limit) notice(t("record.large", { size: limit >> 10 }));
    else openHere(chosen.name, decode(await chosen.arrayBuffer()));
    file.value = "";
  });
  return html("div", { class: "quick" }, html("h2", {}, t("record")), file, html("button", { type: "button", onclick: () => file.click() }, t("record.open")));
}

async function drawRecords(place) {
  place.hidden = false;
  try {
    const { names, left_off: leftOff } = await api.records();
    const items = names.map((name) => html("li", {}, html("a", { href: `#/record/${encodeURIComponent(name)}` }, name)));
    const more = leftOff > 0 ? html("p", { class: "quiet" }, t("records.more", { count: leftOff })) : null;
    const none = html("p", { class: "quiet" }, t("records.none"));
    place.replaceChildren(html("h2", {}, t("records")), items.length ? html("ul", {}, ...items) : none, ...(more ? [more] : []));
  } catch (error) {
    notice(error.message);
  }
}
