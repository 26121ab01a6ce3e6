// The time that each side has used, or that a person has left.

const TICK_MS = 250;

/** Shows times through `show(side, text, isLow)` while a game goes on. */
export class Clocks {
  constructor(game, show) {
    Object.assign(this, { game, show, since: performance.now(), turns: -1 });
    this.timer = setInterval(() => this.draw(), TICK_MS);
  }

  stop() {
    clearInterval(this.timer);
  }

  /** Shows both. The current turn's time counts from the event that began it. */
  draw() {
    const { game } = this;
    if (this.turns !== game.plies || !game.ready) {
      [this.turns, this.since] = [game.plies, performance.now()];
    }
    const toMove = game.toMove(game.plies);
    for (const side of [0, 1]) {
      const spent = game.turns.filter((turn) => turn.side === side).reduce((sum, turn) => sum + (turn.elapsed_ms ?? 0), 0);
      const running = game.ready && !game.ended && toMove === side ? performance.now() - this.since : 0;
      const isTimed = game.clock !== null && game.guests[side];
      const ms = isTimed ? Math.max(game.clock * 1000 - spent - running, 0) : spent + running;
      // A record may have no times.
      const isKnown = isTimed || ms > 0 || !game.ended;
      this.show(side, isKnown ? clock(ms) : "", isTimed && ms < 20_000);
    }
  }
}

/** Milliseconds as a clock shows them. */
function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
