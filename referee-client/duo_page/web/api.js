// The back end: all requests of the page to the program that plays, judges and stores games. This
// file asks the server. The page without a server has another file of this name with the same
// exports, which asks a web worker. No other file of the page sends requests.
//
// Without `analyse` the page offers neither hints nor analyses. All calls but `follow` and
// `analyse` return promises, which are rejected with an Error whose message is for people.
//
// Sides are 0, which moves first, and 1. A placement is [orientation, column, row] with the numbers
// of `shapes`. A code is the contest's four characters; "0000" is a pass. A chance is the first
// side's, from 0 to 1. A position is its position string.
//
//   shapes()             the shapes, outlines, colours
//   offer()              { players: [{ name, about }],
//                        levels: [{ number, name, player, about, sees, cycles, is_contest,
//                        model_ms }], strengths, clock_hz,
//                        games, records, record_bytes, devices }: the players offered; `player` is
//                        the level's name among them, weakest first; `records` tells whether there
//                        are any, `record_bytes` the size of the largest that can be opened,
//                        `devices` whether two devices can play one game
//   games()              summaries of the games, the latest first
//   newGame(order)       { id, key, side, friend_key } of a new game; `side` and the other side's
//                        `friend_key` only on two devices; a server that is full ends an abandoned game
//                        for it, with the reason "abandoned". order: { first, second, first_name,
//                        second_name, start, position, clock_s, strength, budget_cycles,
//                        move_time_ms, pace_ms, own_side }; only the players are required; names are
//                        people's; with `own_side` the two people play on two devices, each with
//                        a key for its own side. Moves need the key
//   follow({ game } or { record }, hear, lost)
//                        sends all events of a game or a record; returns a function that stops it.
//                        hear(event, close) gets
//                          { kind: "begun", names, guests, starts, position, clock_s, takes_back }
//                                  guests: which sides are played on the page
//                          { kind: "ready" }
//                                  the players are ready
//                          { kind: "turn", ply, side, code, placed, forced, points, position,
//                            asked, elapsed_ms, cycles, nodes, depth, opinion }
//                          { kind: "thinking", ply, depth, nodes, cycles, chance,
//                            moves: [{ side, code, placed }], steps: [[name, cycles]] }
//                                  the machine's search so far for the turn after `ply`
//                          { kind: "back", ply }
//                                  only `ply` turns are left; turns that are redone follow
//                          { kind: "value", ply, chance, best }
//                                  the judge's chance after `ply` turns
//                          { kind: "ended", winner, points, reason, detail }
//                          { kind: "complete" }
//                                  no event follows
//                        lost(how) gets null while connected, "waiting" while reconnecting, and
//                        "gone" when the connection is lost for good
//   whyLost(source)      rejected with the reason why following is refused
//   legalMoves(id)       { ply, placements } of the side to move
//   play(id, { key, ply, code })
//                        plays a move after `ply` turns. The back end passes for a side that can
//                        only pass
//   go(id, { key, ply }) takes turns back until `ply` are left, or redoes turns, while a guest is
//                        to move
//   resign(id, key), stop(id, key)
//   rematch(id, key)     { id, key, side } of the same game with the sides changed; on two devices
//                        both people get the same rematch and keep their keys
//   records()            { names, left_off }
//   record(id)           the text of a game's record, which may be unfinished
//   openRecord(text)     all events of a record, which the back end does not keep
//   position(text, code) the position, after the move `code` if one is given: { position, to_move,
//                        starts, laid: [{ side, placed }], left: two strings of letters, points,
//                        over, placements, corners: two lists of cells,
//                        book: [{ code, placed, chance, cycles }], the best first }
//   hint(text)           the best move, its line and its effect: { chance,
//                        moves: [{ side, code, placed }], effect: { opened, taken, denied: lists of
//                        cells, corners, reach: [[before, after] of its side, and of the other] } }
//   machine(text)        the machine's signals while it generates, evaluates and sorts the moves of
//                        a position: { position, clock_hz, first, clocks, weights,
//                        signals: [{ path, width, changes: [[clock, hexadecimal or null]] }] }
//   analyse(text, count, hear, lost)
//                        the `count` best moves, as the depth rises; returns a function that stops
//                        it. hear(event, close) gets { kind: "report", depth, nodes,
//                        lines: [{ chance, moves }] } and { kind: "complete" }

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Error("the server does not answer");
  }
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({ error: `status ${response.status}` }));
  if (!response.ok) throw new Error(answer.error ?? `status ${response.status}`);
  return answer;
}

/** Sends a GET request. */
const get = (path) => ask(path);

const post = (path, body) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const pathOf = ({ game, record }) => (game === undefined ? `/api/records/${encodeURIComponent(record)}` : `/api/games/${encodeURIComponent(game)}`);

export const shapes = () => get("/api/shapes");
export const offer = () => get("/api/players");
export const games = () => get("/api/games");
export const records = () => get("/api/records");
export const record = async (id) => (await get(`/api/games/${id}/record`)).record;
export const openRecord = (text) => ask("/api/records", { method: "POST", headers: { "content-type": "text/plain" }, body: text });
export const newGame = (order) => post("/api/games", order);
export const legalMoves = (id) => get(`/api/games/${id}/moves`);
export const play = (id, move) => post(`/api/games/${id}/moves`, move);
export const resign = (id, key) => post(`/api/games/${id}/resign`, { key });
export const stop = (id, key) => post(`/api/games/${id}/stop`, { key });
export const rematch = (id, key) => post(`/api/games/${id}/rematch`, { key });

export const go = (id, { key, ply }) => post(`/api/games/${id}/go`, { key, ply });
export const position = (text, code) => get(`/api/positions?${new URLSearchParams({ position: text, ...(code && { play: code }) })}`);
export const machine = (text) => get(`/api/machine?${new URLSearchParams({ position: text })}`);
export const hint = (text) => get(`/api/hint?${new URLSearchParams({ position: text })}`);
export const analyse = (text, count, hear, lost) =>
  stream(`/api/analysis?${new URLSearchParams({ position: text, lines: count })}`, hear, lost);

export const follow = (source, hear, lost) => stream(`${pathOf(source)}/events`, hear, lost);

/** A stream cannot tell why it was refused, but an ordinary request can. */
export const whyLost = (source) => get(`${pathOf(source)}/events`);

function stream(path, hear, lost) {
  const source = new EventSource(path);
  source.onmessage = (message) => {
    lost(null);
    hear(JSON.parse(message.data), () => source.close());
  };
  source.onerror = () => lost(source.readyState === EventSource.CLOSED ? "gone" : "waiting");
  return () => source.close();
}
