// Boards on this computer. The back end sees a person; this page asks the board for its moves by
// the contest's protocol.

import * as api from "./api.js";
import { notice } from "./dom.js";
import { Game } from "./game.js";
import { SerialLine } from "./serial.js";
import { shapes } from "./shapes.js";

/** Time for the answer to `0`, which takes no thinking. */
const HANDSHAKE_MS = 1000;

/**
 * Number of times that `0` is sent: a board may still be starting, or an answer of an earlier game
 * may come first.
 */
const ATTEMPTS = 3;

/** Time for a move, longer than any board thinks in a contest. */
const MOVE_MS = 20_000;

/** Within this time the back end passes for a side that can only pass. */
const PASSED_MS = 1000;

const PASS = "0000";

/** The boards that play, by game. */
const playing = new Map();

/** Whether a board of this page plays this side of a game. */
export const plays = (id, side) => playing.get(String(id))?.side === side;

/** A board that has told its team. */
export class SerialBoard {
  /** Asks the user for a port, then the board for its team. Needs a click. */
  static async connect() {
    const line = await SerialLine.choose();
    const board = new SerialBoard(line);
    try {
      board.team = await board.start();
    } catch (error) {
      await line.close();
      throw new Error(`no board answers on this port: ${error.message}`);
    }
    return board;
  }

  constructor(line) {
    this.line = line;
  }

  /** Starts a match; returns the team's name. */
  async start() {
    for (let attempt = 1; ; attempt++) {
      this.line.discard();
      await this.line.send("0");
      try {
        const answer = await this.line.receive(3, HANDSHAKE_MS);
        if (!/^1[ -~]{2}$/.test(answer)) throw new Error(`the board answered "${answer}" to 0`);
        return answer.slice(1);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** The board's move. */
  async ask(prompt) {
    await this.line.send(prompt);
    return this.line.receive(4, MOVE_MS);
  }

  /** Lets the board play a side of a game until the game is over. */
  seat({ id, key }, side) {
    const seat = new Seat(this, id, key, side);
    playing.set(String(id), seat);
    return seat;
  }
}

/** A board's part in a game. */
class Seat {
  constructor(board, id, key, side) {
    Object.assign(this, { board, id, key, side, game: new Game(), told: 0, isBusy: false, isOver: false });
    this.stop = api.follow({ game: id }, (event, close) => this.hear(event, close), () => {});
  }

  hear(event, close) {
    this.game.hear(event);
    if (event.kind === "complete") close();
    this.goOn().catch((error) => this.giveUp(error.message));
  }

  /** Asks for the turns that are due, one after the other. */
  async goOn() {
    if (this.isBusy || this.isOver || !this.game.ready) return;
    this.isBusy = true;
    try {
      while (await this.step());
    } finally {
      this.isBusy = false;
    }
    if (this.game.ended) await this.end();
  }

  /** Plays one turn of the board; returns whether more may follow. */
  async step() {
    const { game, side, told } = this;
    const ply = nextOf(game, side, told);
    if (ply === null || (game.ended && ply === game.plies)) return false;
    const code = await this.board.ask(prompt(game, side, ply));
    this.told = ply + 1;
    // The back end passes for a side that can only pass, but the board must be asked, too.
    if (code === PASS) await this.taken(ply);
    if (game.turns[ply]) {
      if (code !== game.turns[ply].code) throw new Error(`the board answered ${code}, but it can only pass`);
      return true;
    }
    await api.play(this.id, { key: this.key, ply, code });
    // A quick opponent may answer before the event of this move arrives.
    return true;
  }

  /** Waits until a turn is taken, at most PASSED_MS. */
  async taken(ply) {
    const until = performance.now() + PASSED_MS;
    while (!this.game.turns[ply] && performance.now() < until) await new Promise((done) => setTimeout(done, 50));
  }

  async giveUp(why) {
    if (this.isOver || this.game.ended) return this.end();
    notice(`Board ${this.board.team} resigns: ${why}`);
    await api.resign(this.id, this.key).catch(() => {});
    await this.end();
  }

  async end() {
    if (this.isOver) return;
    this.isOver = true;
    this.stop();
    await this.board.line.send("9").catch(() => {});
    await this.board.line.close();
  }
}

/** The side's first turn from `from` on that was taken or is due; null if it is not to move. */
function nextOf(game, side, from) {
  for (let ply = from; ply <= game.plies; ply++) if (game.toMove(ply) === side) return ply;
  return null;
}

/** The contest's prompt to a side before this turn. */
function prompt(game, side, ply) {
  const before = game.turns[ply - 1];
  const start = () => shapes.coordinates[game.starts[side][0]].toUpperCase();
  if (ply === 0) return `2${start()}`;
  if (ply === 1) return `3${start()}${before.code}`;
  return `4${before.side === side ? PASS : before.code}`;
}
