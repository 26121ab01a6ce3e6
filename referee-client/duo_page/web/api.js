// The back end: everything that the page asks of whoever plays, judges and remembers games. This is the server's; a page without
// a server brings another file of this name with the same exports, which asks a web worker instead. No other file of the page
// asks for anything.
//
// Where `analyse` is missing, the page offers neither hints nor analyses. All calls but `follow` and `analyse` return promises, rejected
// with an Error whose message is for people. Sides are 0, who moves first, and 1; a placement is [orientation, column, row] with the numbers of `shapes`; a code is the contest's four
// characters, "0000" a pass; a chance is the first side's, from 0 to 1; a position is its position string.
//
//   shapes()             the shapes, outlines, colours
//   offer()              { players: [{ name, about }], levels: [{ number, name, player, about, model_ms }], strengths, clock_hz, games,
//                        records }: who may be asked to play; `player` is the level's name among the players, weakest first;
//                        `records` tells whether there are any
//   games()              the games in short, the latest first
//   newGame(order)       { id, key } of a new game: { first, second, first_name, second_name, start, position, clock_s,
//                        strength, budget_cycles, move_time_ms, pace_ms }, all but the players may be left out; names are people's. Only with the key can one move
//   follow({ game } or { record }, hear, lost)
//                        tells a game, from its first event to its last, or a record; returns how to stop. hear(event, close) gets
//                          { kind: "begun", names, guests, starts, position, clock_s, takes_back }
//                                                                        guests: which sides are played on the page
//                          { kind: "ready" }                             the players have got ready
//                          { kind: "turn", ply, side, code, placed, forced, points, position, asked, elapsed_ms, cycles, nodes,
//                            depth, opinion }
//                          { kind: "thinking", ply, depth, nodes, cycles, chance, moves: [{ side, code, placed }], steps: [[name, cycles]] }
//                                                                        what the machine has found so far on its way to the turn after `ply`
//                          { kind: "back", ply }                         only so many turns are left; what is done again follows as turns
//                          { kind: "value", ply, chance, best }          what the judge thinks after so many turns
//                          { kind: "ended", winner, points, reason, detail }
//                          { kind: "complete" }                          nothing more will come
//                        lost(how) gets null, "waiting" or "gone" as the line is there, being restored or lost for good
//   whyLost(source)      rejected with the reason for which following is refused
//   legalMoves(id)       { ply, placements } of the side to move
//   play(id, { key, ply, code })
//                        a move seen after `ply` turns. A side that can only pass is passed by the back end
//   go(id, { key, ply }) takes turns back until `ply` are left, or does those again that were taken back, while a guest is to move
//   resign(id, key), stop(id, key)
//   rematch(id, key)     { id, key } of the same game with the sides changed
//   records()            { names, left_off }
//   position(text, code) { position, to_move, starts, laid: [{ side, placed }], left: two strings of letters, points, over, placements,
//                        corners: two lists of cells, book: [{ code, placed, chance, cycles }], the best first }:
//                        what the position is, after the move `code` if one is given
//   hint(text)           { chance, moves: [{ side, code, placed }], effect }: the best move, how it would go on, and what it does:
//                        { opened, taken, denied: lists of cells, corners, reach: [[before, after] of its side, the same of the other] }
//   machine(text)        { position, clock_hz, first, clocks, weights, signals: [{ path, width, changes: [[clock, hexadecimal or null]] }] }:
//                        what stands in the machine as it generates, evaluates and sorts the moves of a position
//   analyse(text, count, hear, lost)
//                        the `count` best moves, as the depth rises; returns how to stop. hear(event, close) gets
//                          { kind: "report", depth, nodes, lines: [{ chance, moves }] } and { kind: "complete" }

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

/** Asks for something. */
const get = (path) => ask(path);

const post = (path, body) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const pathOf = ({ game, record }) => (game === undefined ? `/api/records/${encodeURIComponent(record)}` : `/api/games/${encodeURIComponent(game)}`);

export const shapes = () => get("/api/shapes");
export const offer = () => get("/api/players");
export const games = () => get("/api/games");
export const records = () => get("/api/records");
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

/** A stream cannot say why it was refused; asked again as a request, the server does. */
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
