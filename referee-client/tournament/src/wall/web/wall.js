// Chooses the page: #/ is the event or its only tournament, #/NAME a tournament, #/NAME/GAME a game,
// #/NAME/games all games. These addresses depend on the plan alone, so they stay valid after restarts.

import { place, quiet } from "./boards.js";
import { el, get } from "./dom.js";
import { showEvent } from "./event.js";
import { paging } from "./pages.js";
import { showReplay } from "./replay.js";
import { rotation } from "./rotate.js";
import { eventAddress, gamesAddress, isPublished, newsAddress } from "./source.js";
import { showGames, showTournament } from "./tournament.js";

/** Time between two requests. */
const LOOK_MS = 1000;

/** After this time without news the page shows their age. */
const QUIET_MS = 10_000;

const view = document.getElementById("view");
const told = document.getElementById("told");
const pages = paging(view);
let leave = () => {};
let addresses = ["#/"];

function say(text, isTrouble) {
  if (told.textContent !== text) told.textContent = text;
  told.classList.toggle("trouble", isTrouble);
}

function ago(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** Asks every second while the page is visible; returns a function that stops it. */
function follow(path, show) {
  let contact = null;
  let isGone = false;
  const look = async () => {
    try {
      const news = await get(path);
      if (isGone) return;
      contact = new Date();
      const all = [news, ...(news.tournaments ?? [])];
      const age = Math.min(...all.filter(({ written }) => written).map(({ now, written }) => now - written));
      const latest = Math.max(...all.map(({ now }) => now ?? 0));
      if (isPublished) say(latest > 0 ? `as of ${new Date(latest).toLocaleString("en-GB")}` : "", false);
      else say(age > QUIET_MS && age < Infinity ? `last news ${ago(age)} ago` : "live", false);
      show(news);
    } catch (error) {
      if (isGone) return;
      const since = contact ? `; shown as of ${contact.toLocaleTimeString("en-GB")}` : "";
      say(`${error.message}${since}`, true);
    }
  };
  look();
  const timer = isPublished ? null : setInterval(() => document.hidden || look(), LOOK_MS);
  return () => {
    isGone = true;
    clearInterval(timer);
  };
}

function title(text, ...way) {
  document.title = text;
  document.getElementById("title").textContent = text;
  document.getElementById("way").replaceChildren(...way);
}

async function route() {
  leave();
  leave = () => {};
  view.replaceChildren();
  pages.toFirst();
  const [name, game] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const here = location.hash;
  let event;
  try {
    event = await get(eventAddress);
  } catch (error) {
    say(error.message, true);
    leave = follow(eventAddress, () => route());
    return;
  }
  if (location.hash !== here) return;
  if (!event.tournaments.length) {
    title(event.name);
    view.replaceChildren(quiet(`Waiting for the tournament in ${event.name} to start.`));
    leave = follow(eventAddress, ({ tournaments }) => tournaments.length && route());
    return;
  }
  const only = event.event ? null : event.tournaments[0].name;
  const home = event.event ? [el("a", { href: "#/" }, event.name)] : [];
  addresses = [...(event.event ? ["#/"] : []), ...event.tournaments.map((one) => place(one.name))];
  const chosen = name || only;
  const heading = event.tournaments.find((news) => news.name === chosen)?.title ?? chosen;
  if (!chosen) {
    title(event.name);
    leave = follow(eventAddress, showEvent(view));
  } else if (game === "games") {
    title(`${heading}, all games`, ...home, el("a", { href: place(chosen) }, heading));
    leave = follow(gamesAddress(chosen), showGames(view, chosen));
  } else if (game) {
    title(`${heading}, game ${game}`, ...home, el("a", { href: place(chosen) }, heading));
    say("", false);
    leave = await showReplay(view, chosen, game, (why) => say(why, true));
  } else {
    title(heading, ...home, el("a", { href: place(chosen, "games") }, "all games"));
    leave = follow(newsAddress(chosen), showTournament(view));
  }
}

document.querySelector("header").append(pages.node, rotation(pages, () => addresses));
addEventListener("hashchange", route);
route();
