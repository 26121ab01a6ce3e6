// The back end of the page without a server: `cargo xtask site` puts this file in the place of the
// server's api.js, which documents the calls. A web worker answers them. The events of a game are
// kept here while the page is open.

/** The address of a file of the page: next to this one, or inside a page that is a single file. */
const placeOf = globalThis.placeOf ?? ((name) => new URL(`./${name}`, import.meta.url).href);

const programOf = globalThis.bytesOf ?? placeOf;

function start() {
  const worker = new Worker(placeOf("worker.js"));
  worker.postMessage({ simd: programOf("blokus-duo-simd.wasm"), plain: programOf("blokus-duo.wasm") });
  return worker;
}

const worker = start();

/** Requests that the worker has not answered yet, by number. */
const asked = new Map();
let number = 0;

worker.onmessage = ({ data: { number, answer, event } }) => {
  // The worker handles one request at a time, so the event belongs to the first open request.
  if (event) return asked.values().next().value?.hear?.(event);
  const { resolve, reject } = asked.get(number);
  asked.delete(number);
  if (answer.error === undefined) resolve(answer.ok);
  else reject(new Error(answer.error));
};

worker.onerror = () => {
  for (const { reject } of asked.values()) reject(new Error("the players have stopped: reload the page"));
  asked.clear();
};

/** Sends a request; `hear` gets the events before the answer. */
function ask(request, hear) {
  return new Promise((resolve, reject) => {
    number += 1;
    asked.set(number, { resolve, reject, hear });
    worker.postMessage({ number, request: JSON.stringify(request) });
  });
}

/** The games of this page by number: their events, and the listeners. */
const told = new Map();

/** Stores and passes on events of a game. */
function tell(id, events) {
  const game = told.get(id);
  for (const event of events) {
    game.events.push(event);
    for (const hearer of [...game.hearers]) hearer(event);
  }
}

/** Plays a game until it waits for the page. */
async function goOn(id, news) {
  let shown = performance.now();
  while (true) {
    tell(id, news.events);
    if (news.next !== "step") return;
    shown = Math.max(shown + news.pace_ms, performance.now());
    await new Promise((done) => setTimeout(done, shown - performance.now()));
    news = await ask({ ask: "step", id }, (event) => tell(id, [event]));
  }
}

function begin({ id, told: news }) {
  told.set(id, { events: [], hearers: new Set() });
  goOn(id, news).catch((error) => tell(id, [{ kind: "ended", winner: null, points: [0, 0], reason: "broken off", detail: error.message }, { kind: "complete" }]));
  return { id, key: "page" };
}

/** Adds a random seed to players that draw their moves. */
const drawn = (name) => (name === "random" || /^level:[a-z]+$/.test(name) ? `${name}:${Math.floor(Math.random() * 1e6)}` : name);

export const shapes = () => ask({ ask: "shapes" });
export const offer = () => ask({ ask: "offer" });
export const games = () =>
  Promise.all([...told.keys()].reverse().map(async (id) => ({ id, ...(await ask({ ask: "summary", id })) })));
export const records = async () => ({ names: [], left_off: 0 });
export const record = (id) => ask({ ask: "record", id: Number(id) });
export const openRecord = (text) => ask({ ask: "open_record", text });
export const newGame = async (order) =>
  begin(await ask({ ask: "new_game", order: { ...order, first: drawn(order.first), second: drawn(order.second) } }));
export const legalMoves = (id) => ask({ ask: "legal_moves", id: Number(id) });
export const play = (id, { ply, code }) => act(id, { ask: "play", ply, code });
export const go = (id, { ply }) => act(id, { ask: "go", ply });
export const resign = (id) => act(id, { ask: "resign" });
export const stop = (id) => act(id, { ask: "stop" });
export const rematch = async (id) => begin(await ask({ ask: "rematch", id: Number(id) }));

export const position = (text, code) => ask({ ask: "position", text, code });
export const machine = (text) => ask({ ask: "machine", text });
export const hint = (text) => ask({ ask: "hint", text });

/** Each analysis has its own worker, which ends with it. */
export function analyse(text, lines, hear, lost) {
  const worker = start();
  const close = () => worker.terminate();
  worker.onmessage = ({ data: { event, answer } }) => {
    if (answer?.error !== undefined) lost("gone");
    else hear(event ?? answer.ok, close);
  };
  worker.onerror = () => lost("gone");
  worker.postMessage({ number: 0, request: JSON.stringify({ ask: "analyse", text, lines }) });
  return close;
}

/** Changes a game and plays on. */
async function act(id, request) {
  const news = await ask({ ...request, id: Number(id) });
  goOn(Number(id), news);
  return null;
}

export function follow({ game: id }, hear, lost) {
  const game = told.get(Number(id));
  let isOpen = true;
  const close = () => {
    isOpen = false;
    game?.hearers.delete(hearer);
  };
  const hearer = (event) => isOpen && hear(event, close);
  // The caller needs `close` before the first event.
  setTimeout(() => {
    if (!game) return isOpen && lost("gone");
    for (const event of game.events) hearer(event);
    if (isOpen) game.hearers.add(hearer);
  });
  return close;
}

export const whyLost = async ({ game: id }) => {
  throw new Error(`there is no game ${id}: games end when their page is closed`);
};

// Once loaded the page needs no network.
if (!globalThis.placeOf && isSecureContext) navigator.serviceWorker?.register("service-worker.js");
