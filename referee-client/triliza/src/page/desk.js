// The desk's page: shows the match, knows whether it judges, and sends the judge's orders.
import { el, get, post } from "/page/dom.js";
import { form } from "/page/form.js";
import { showEntries, showMatches, showStands, showWatch, tick } from "/page/show.js";

const LOOK_MS = 1000;

const part = (name) => document.getElementById(name);
const page = remembered(sessionStorage, "page", () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""));
const judgeForm = form(part("form"), order);
let key = takeKey();
let state = null;
let shown = "";

/** The stored value of this name, made if there is none. */
function remembered(storage, name, make) {
  if (!storage.getItem(name)) storage.setItem(name, make());
  return storage.getItem(name);
}

/**
 * The judge's key, from the address or stored. It is removed from the address, which people
 * photograph.
 */
function takeKey() {
  const told = /^#judge=(\w+)$/.exec(location.hash);
  if (told) {
    localStorage.setItem("key", told[1]);
    history.replaceState(null, "", location.pathname);
  }
  return localStorage.getItem("key");
}

/** Whether this page judges. */
const isJudge = () => key !== null && state !== null && state.seat !== "taken";

async function look() {
  try {
    const news = await get(`/api/state?page=${page}`);
    if (part("notice").dataset.kind === "lost") say("");
    take(news);
  } catch (error) {
    say(error.message, "lost");
  }
}

function take(news) {
  state = news;
  tick(news.match);
  // Redraw only changes, which keeps the focus and the selection.
  const { match, ...rest } = news;
  const text = JSON.stringify([{ ...rest, match: match && { ...match, clock: match.clock.is } }, key]);
  if (text === shown) return;
  shown = text;
  const names = match?.teams ?? ["green", "red"];
  part("title").textContent = match ? `Match ${match.number}: ${names[0]} (green) against ${names[1]} (red)` : "No match yet";
  showSeat();
  showWatch(part("watch"), match, isJudge() ? order : null);
  showStands(part("stands"), match);
  judgeForm.show(match, isJudge());
  showEntries(part("entries"), match, isJudge() ? order : null);
  showMatches(part("matches"), news, isJudge() ? order : null);
}

function showSeat() {
  if (key === null) return part("seat").replaceChildren("Spectator");
  if (isJudge()) return part("seat").replaceChildren("You are the judge");
  part("seat").replaceChildren("Another page is judging ", el("button", { onclick: () => order({ do: "take" }) }, "Judge here"));
}

/** Sends an order; returns whether it was carried out. */
async function order(what) {
  try {
    await post("/api/order", { key, page, version: state.version, order: what });
    say("");
  } catch (error) {
    say(error.message, "bad");
    if (error.message.includes("judge's key")) {
      localStorage.removeItem("key");
      key = null;
    }
    await look();
    return false;
  }
  await look();
  return true;
}

function say(words, kind = "") {
  const notice = part("notice");
  if (notice.textContent !== words) notice.textContent = words;
  notice.dataset.kind = kind;
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, select, textarea, summary");
  if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && isJudge() && judgeForm.key(event)) event.preventDefault();
});
look();
setInterval(look, LOOK_MS);
setInterval(() => tick(state?.match), 100);
