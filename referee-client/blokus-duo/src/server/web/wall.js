// A tournament's wall: where it stands, what is being played, what comes next. It follows by itself.

import { get } from "./api.js";
import { html } from "./dom.js";
import { badge } from "./shapes.js";
import { thumbnail } from "./thumbnail.js";

/** How often the server is asked. */
const LOOK_MS = 1000;

/** After so long without news people want to know that it is not the page that stands still. */
const QUIET_MS = 10_000;

/** Shows the wall; returns how to leave it. */
export function showWall(view) {
  const told = html("p", { class: "told quiet", role: "status" }, "asking …");
  const news = html("div", { class: "news" });
  view.replaceChildren(html("div", { class: "wall" }, news, told));
  let shown = "";
  let contact = null;
  const look = async () => {
    try {
      const { now, written, ...rest } = await get("/api/tournament");
      contact = new Date();
      say(told, now - written > QUIET_MS ? `last news ${ago(now - written)} ago` : "live", false);
      const text = JSON.stringify(rest);
      // What has not changed keeps its place, and whoever reads it.
      if (text !== shown) draw(news, rest);
      shown = text;
    } catch (error) {
      const since = contact ? `; what is shown is from ${contact.toLocaleTimeString("en-GB")}` : "";
      say(told, `${error.message}${since}`, true);
    }
  };
  look();
  const timer = setInterval(() => document.hidden || look(), LOOK_MS);
  return () => clearInterval(timer);
}

function say(place, text, isTrouble) {
  if (place.textContent !== text) place.textContent = text;
  place.classList.toggle("trouble", isTrouble);
}

function ago(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

function draw(place, { name, standings, playing, next, last, decisions }) {
  document.title = name;
  const { games, planned, complete } = standings;
  place.replaceChildren(
    html(
      "div",
      { class: "state" },
      html("h2", {}, name),
      html("p", {}, complete ? `All ${games} games are over.` : `${games} of ${planned} games are over.`),
      html("progress", { value: games, max: Math.max(planned, 1), "aria-label": "games that are over" }),
    ),
    section("standing", "Standings", table(standings)),
    section("now", "On the boards now", playing.length ? html("div", { class: "live" }, ...playing.map(board)) : quiet(complete ? "The tournament is over." : "Nothing is being played.")),
    section("next", "Next", next.length ? html("ol", {}, ...next.map(coming)) : quiet("No more games.")),
    section("last", "Last results", last.length ? html("ol", {}, ...last.map(result)) : quiet("No game is over yet.")),
    section("cross", "Who beat whom", crosstable(standings), ...(decisions.length ? [html("h3", {}, "The organiser decided"), html("ul", {}, ...decisions.map((text) => html("li", {}, text)))] : [])),
  );
}

function section(kind, title, ...content) {
  return html("section", { class: kind }, html("h3", {}, title), ...content);
}

const quiet = (text) => html("p", { class: "quiet" }, text);

const score = ({ won, drawn }) => won + drawn / 2;

/** Places in the list of players, by points and then by Elo. */
function order(players) {
  return players.map((_, index) => index).sort((a, b) => score(players[b]) - score(players[a]) || players[b].elo - players[a].elo);
}

/** 3 and a half as 3½. */
function halves(points) {
  const whole = Math.floor(points);
  return `${whole || points === 0 || points === whole ? whole : ""}${points > whole ? "½" : ""}`;
}

function signed(number) {
  return `${number < 0 ? "−" : "+"}${Math.abs(Math.round(number))}`;
}

function table({ players }) {
  const heads = ["", "player", "points", "games", "won", "drawn", "lost", "Elo", "forfeits"];
  const row = (index, place) => {
    const { name, games, won, drawn, lost, elo, error, forfeits } = players[index];
    const causes = Object.entries(forfeits).map(([cause, count]) => `${count} ${cause}`);
    const rating = games === 0 ? "" : `${signed(elo)}${error === null ? "" : ` ± ${Math.round(error)}`}`;
    return html(
      "tr",
      {},
      html("td", { class: "place" }, String(place + 1)),
      html("th", { scope: "row" }, name),
      html("td", { class: "points" }, halves(score(players[index]))),
      ...[games, won, drawn, lost].map((number) => html("td", {}, String(number))),
      html("td", {}, rating),
      html("td", { class: "causes" }, causes.join(", ")),
    );
  };
  const head = html("tr", {}, ...heads.map((text) => (text ? html("th", { scope: "col" }, text) : html("td"))));
  return scrolling("the standings", html("table", {}, html("thead", {}, head), html("tbody", {}, ...order(players).map(row))));
}

function crosstable({ players, crosstable: cells }) {
  const places = order(players);
  const cell = (own, other) => {
    const [won, drawn, lost] = cells[own][other];
    if (own === other) return html("td", { class: "self" });
    return html("td", {}, won + drawn + lost === 0 ? "" : `${halves(won + drawn / 2)}/${won + drawn + lost}`);
  };
  const head = html("tr", {}, html("td"), ...places.map((_, place) => html("th", { scope: "col" }, String(place + 1))));
  const row = (own, place) =>
    html("tr", {}, html("th", { scope: "row" }, `${place + 1} ${players[own].name}`), ...places.map((other) => cell(own, other)));
  const about = quiet("Points of the row's player out of its games against the column's.");
  return html("div", {}, scrolling("who beat whom", html("table", {}, html("thead", {}, head), html("tbody", {}, ...places.map(row)))), about);
}

/** What is wider than the screen can be moved by hand and by keys. */
function scrolling(label, content) {
  return html("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": label }, content);
}

function numbers(points) {
  const text = points.map((number) => String(number).replace("-", "−")).join(" : ");
  return html("span", { class: "numbers" }, text);
}

function pairing(names, winner) {
  const one = (name, side) => html("span", { class: winner === side ? "winner" : null }, badge(side), name);
  return html("span", { class: "pairing" }, one(names[0], 0), " ", one(names[1], 1));
}

/** A link to a record, if there is one. */
function replay(record, ...content) {
  return record ? html("a", { href: `#/record/${encodeURIComponent(record)}` }, ...content) : html("span", {}, ...content);
}

function board({ game, names, board: rows, points, turn, to_move: side, record }) {
  const place = replay(record, thumbnail(rows), pairing(names), html("span", { class: "quiet" }, `game ${game}, turn ${turn}: ${names[side]} thinks, `, numbers(points)));
  place.className = "game";
  return place;
}

function coming({ game, names }) {
  return html("li", { value: game }, pairing(names));
}

function result({ game, names, points, winner, void: isVoid, reason, detail, record }) {
  const verdict = winner !== null ? `${names[winner]} wins` : isVoid ? "nobody wins" : "a draw";
  const why = detail ? `${reason}: ${detail}` : reason;
  return html("li", { value: game }, replay(record, pairing(names, winner)), html("span", { class: "quiet" }, " ", numbers(points), `, ${verdict} (${why})`));
}
