// Shows the view that the address names.

import { showAnalysis } from "./analysis.js";
import * as api from "./api.js";
import { notice } from "./dom.js";
import { loadLanguage, setLanguage } from "./language.js";
import { showLobby } from "./lobby.js";
import { showMachine } from "./machine.js";
import { showRoom } from "./room.js";
import { openedHere } from "./opened.js";
import { positionIn, read } from "./routes.js";
import { showRules } from "./rules.js";
import { joinGame } from "./seats.js";
import { load } from "./shapes.js";
import { soundSwitch } from "./sound.js";

/** Views that are not translated yet. */
const ENGLISH = ["machine"];

let leave = () => {};

function show() {
  leave();
  const view = document.getElementById("view");
  const { view: kind, rest } = read(location.hash);
  setLanguage(!ENGLISH.includes(kind));
  if (kind === "game") leave = showRoom(view, { game: gameIn(rest) });
  else if (kind === "record") leave = showRoom(view, { record: decodeURIComponent(rest) });
  else if (kind === "opened" && openedHere()) leave = showRoom(view, openedHere());
  else if (kind === "rules") leave = showRules(view);
  else if (kind === "machine") leave = showMachine(view, positionIn(rest));
  else if (kind === "analyse") leave = showAnalysis(view, positionIn(rest));
  else leave = showLobby(view);
  const current = ["rules", "analyse", "machine"].includes(kind) ? `#/${kind}` : "#/";
  for (const way of document.querySelectorAll(".ways a")) {
    if (way.getAttribute("href") === current) way.setAttribute("aria-current", "page");
    else way.removeAttribute("aria-current");
  }
  scrollTo(0, 0);
}

/** The game that an address names. A seat in the address is taken, and removed from the address. */
function gameIn(rest) {
  const { id, joined } = joinGame(rest);
  if (joined) history.replaceState(null, "", `#/game/${id}`);
  return id;
}

try {
  await Promise.all([load(), loadLanguage()]);
  document.documentElement.classList.toggle("unanalysed", !api.analyse);
  document.querySelector(".ways").append(soundSwitch());
  addEventListener("hashchange", show);
  show();
} catch (error) {
  notice(error.message);
}
