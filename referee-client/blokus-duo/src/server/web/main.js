// The page: which view the address names, and going from one to the other.

import * as api from "./api.js";
import { notice } from "./dom.js";
import { showLobby } from "./lobby.js";
import { showRoom } from "./room.js";
import { load } from "./shapes.js";
import { showWall } from "./wall.js";

let leave = () => {};

/** What there is at the entrance: a lobby, or a tournament's wall. */
let showEntrance = showLobby;

function show() {
  leave();
  const view = document.getElementById("view");
  const [kind, ...rest] = location.hash.replace(/^#\/?/, "").split("/");
  const name = rest.join("/");
  if (kind === "game") leave = showRoom(view, { game: name });
  else if (kind === "record") leave = showRoom(view, { record: decodeURIComponent(name) });
  else leave = showEntrance(view);
  scrollTo(0, 0);
}

try {
  const [{ tournament }] = await Promise.all([api.offer(), load()]);
  if (tournament) showEntrance = showWall;
  addEventListener("hashchange", show);
  show();
} catch (error) {
  notice(error.message);
}
