// The page: which view the address names, and going from one to the other.

import { notice } from "./dom.js";
import { showLobby } from "./lobby.js";
import { showRoom } from "./room.js";
import { load } from "./shapes.js";

let leave = () => {};

function show() {
  leave();
  const view = document.getElementById("view");
  const [kind, ...rest] = location.hash.replace(/^#\/?/, "").split("/");
  const name = rest.join("/");
  if (kind === "game") leave = showRoom(view, { path: `/api/games/${name}`, id: name });
  else if (kind === "record") leave = showRoom(view, { path: `/api/records/${name}`, record: decodeURIComponent(name) });
  else leave = showLobby(view);
  scrollTo(0, 0);
}

try {
  await load();
  addEventListener("hashchange", show);
  show();
} catch (error) {
  notice(error.message);
}
