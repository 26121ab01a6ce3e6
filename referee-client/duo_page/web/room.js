// The view of a game or a record: watch, step through, play.

import * as api from "./api.js";
import { Advice } from "./advice.js";
import { inWords, say } from "./announce.js";
import { Board } from "./board.js";
import { plays } from "./boards.js";
import { Clocks } from "./clocks.js";
import { Coach, isGuided } from "./coach.js";
import { Curve, percent } from "./curve.js";
import { html, notice } from "./dom.js";
import { draggable } from "./drag.js";
import { BLUNDER, Game } from "./game.js";
import { Hand } from "./hand.js";
import { Invitation } from "./invitation.js";
import { listen } from "./keys.js";
import { sideTitle, t } from "./language.js";
import { Tape } from "./lists.js";
import { MoveList } from "./movelist.js";
import { replay, save } from "./opened.js";
import { backAt, passes, result, who } from "./phrases.js";
import { Playback } from "./playback.js";
import { Rack } from "./rack.js";
import { Review } from "./review.js";
import { addressOf } from "./routes.js";
import { keepSeat, seatOf } from "./seats.js";
import { codeOf } from "./shapes.js";
import { sound } from "./sound.js";
import { Thinking } from "./thinking.js";

/** Opens a game that was started here. */
export function enter(started) {
  keepSeat(started);
  location.hash = `#/game/${started.id}`;
}

/** Shows a game or a record; returns a function that leaves it. */
export function showRoom(view, source) {
  const room = new Room(source);
  view.replaceChildren(room.element);
  room.board.element.focus({ preventScroll: true });
  document.title = source.record ?? t("game.title", { id: source.game });
  return () => room.leave();
}

class Room {
  constructor(source) {
    const { game: id, record } = source;
    const { key, side } = id ? seatOf(id) : {};
    Object.assign(this, { source, id, key, side, record, game: new Game(), ply: 0, following: !record, legalFor: -1, lost: null, opened: performance.now() });
    this.board = new Board();
    this.hand = new Hand(this.board, { place: (code) => this.play(code), changed: () => this.drawHand() });
    this.racks = [0, 1].map((side) => new Rack(side, (letter) => this.pick(letter)));
    this.curve = new Curve((ply) => this.go(ply));
    this.tape = new Tape((ply) => this.go(ply));
    this.advice = new Advice(this.board, (placed) => this.take(placed));
    this.review = new Review(this.board, (ply) => this.go(ply));
    this.coach = isGuided(id) ? new Coach(this.board) : null;
    this.invitation = new Invitation(id);
    this.thinking = new Thinking(this.board);
    api.offer().then(({ clock_hz: hz }) => (this.thinking.hz = hz)).catch((error) => notice(error.message));
    this.moveList = new MoveList((code) => this.play(code));
    this.racks.forEach((rack) => draggable(rack.element, { hand: this.hand, board: this.board.element, pick: (letter) => this.pick(letter) }));
    this.clocks = new Clocks(this.game, (side, text, isLow) => this.racks[side].showClock(text, isLow));
    this.playback = new Playback({
      next: () => this.playOn(),
      rewind: () => this.ply === this.game.plies && this.show(0),
    });
    this.status = html("p", { class: "status", role: "status", "aria-live": "polite" });
    this.chance = html("p", { class: "quiet verdict" });
    this.build();
    this.forgetKeys = listen(this);
    const hear = (event, close) => this.hear(event, close);
    this.stopFollowing = source.text === undefined ? api.follow(source, hear, (how) => this.lose(how)) : replay(source.text, hear, (why) => this.refuse(why));
    this.draw();
  }

  build() {
    const sign = (text, name, onclick) => html("button", { type: "button", title: name, "aria-label": name, onclick }, text);
    const button = (text, title, onclick, picture) =>
      html("button", { type: "button", title, onclick }, picture ? html("span", { "aria-hidden": "true" }, picture) : null, text);
    this.slider = html("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": t("game.slider"), oninput: () => this.go(Number(this.slider.value)) });
    this.steps = html(
      "div",
      { class: "steps", dir: "ltr" },
      sign("|◀", t("game.first"), () => this.go(0)),
      sign("◀", t("game.back"), () => this.go(this.ply - 1)),
      this.slider,
      sign("▶", t("game.forward"), () => this.go(this.ply + 1)),
      sign("▶|", t("game.last"), () => this.go(Infinity)),
    );
    this.player = html("div", { class: "player" }, this.playback.button, this.playback.speed);
    this.lay = html("button", { type: "button", class: "strong", onclick: () => this.hand.lay() }, t("place"));
    this.turnButton = button(t("turn"), t("turn.about"), () => this.hand.turn(), "⟳ ");
    this.flipButton = button(t("flip"), t("flip.about"), () => this.hand.flip(), "⇋ ");
    this.nextButton = button(t("next"), t("next.about"), () => this.hand.nextPlace());
    this.backButton = button(t("back"), t("back.about"), () => this.goTo("plyBefore"), "↶ ");
    this.againButton = button(t("again"), t("again.about"), () => this.goTo("plyAgain"), "↷ ");
    this.hintButton = button(t("hint"), t("hint.about"), () => this.ask());
    this.hintButton.classList.add("thinks");
    this.passButton = button(t("pass"), t("pass.about"), () => this.pass());
    this.resignButton = button(t("resign"), t("resign.about"), () => this.send("resign"));
    this.stopButton = button(t("stop"), t("stop.about"), () => this.send("stop"));
    this.saveButton = button(t("save"), t("save.about"), () => this.saveRecord());
    this.rematchButton = html("button", { type: "button", class: "strong", onclick: () => this.rematch() }, t("rematch"));
    this.handBar = html("div", { class: "hand" }, this.turnButton, this.flipButton, this.nextButton, this.lay);
    this.helpBar = html("div", { class: "hand" }, this.hintButton, this.backButton, this.againButton);
    this.analyse = html("a", { class: "button thinks" }, t("game.analyse"));
    this.endBar = html("div", { class: "hand" }, this.rematchButton, html("a", { href: "#/", class: "button" }, t("another")));
    const below = html("div", { class: "below" }, this.handBar, this.helpBar, this.endBar, this.player, this.moveList.element);
    this.help = html(
      "p",
      { class: "keys quiet" },
      t("keys"),
      ...keys([["a–u", t("keys.take")], [t("keys.arrows"), t("keys.move")], ["Space", t("keys.turn")], ["x", t("keys.flip")], ["w", t("keys.next")], ["Enter", t("keys.place")], ["Esc", t("keys.drop")], ["z", t("keys.back")], ["?", t("keys.hint")], ["0", t("keys.pass")]]),
    );
    this.element = html(
      "div",
      { class: "room" },
      html("div", { class: "middle" }, this.status, this.board.element, below, this.help),
      html("div", { class: "side side-0" }, this.racks[0].element),
      html("div", { class: "side side-1" }, this.racks[1].element),
      html(
        "div",
        { class: "info" },
        html("div", { class: "talk" }, this.invitation.element, this.coach?.element, this.advice.element, this.thinking.element),
        html(
          "div",
          { class: "facts" },
          html("div", { class: "leave" }, this.passButton, this.resignButton, this.stopButton, this.saveButton),
          this.review.element,
          html("section", {}, html("h2", {}, t("chances")), this.chance, this.curve.element, this.steps, html("p", { class: "hand" }, this.analyse)),
          html("section", {}, html("h2", {}, t("line")), this.tape.element),
        ),
      ),
    );
  }

  leave() {
    this.stopFollowing();
    this.forgetKeys();
    this.playback.pause();
    this.clocks.stop();
    this.review.clear();
  }

  hear(event, close) {
    this.game.hear(event);
    this.tell(event);
    if (event.kind === "complete") close();
    if (event.kind === "turn" && this.following) this.ply = this.game.plies;
    if (event.kind === "back") this.backTo(event.ply);
    if (event.kind === "ended") this.putAway();
    if (event.kind === "begun" && this.record) this.playback.begin();
    // A running game sends many events at once: draw them together.
    this.due ??= requestAnimationFrame(() => {
      this.due = null;
      this.draw();
    });
  }

  /** Announces a live turn by sound and text. */
  tell(event) {
    const isLive = this.game.ready && !this.record && this.following && performance.now() - this.opened > 500;
    if (!isLive) return;
    if (event.kind === "turn") {
      sound(event.placed ? "laid" : "passed", event.side);
      say(`${inWords(this.game, event)} ${this.isMine ? t("say.yours") : ""}`);
    } else if (event.kind === "ended") {
      sound("over");
      say(result(this.game));
    }
  }

  /** Shows the game after turns were taken back. */
  backTo(ply) {
    this.ply = Math.min(this.ply, ply);
    this.following = true;
    this.forgetLegal();
    say(t("say.back", { ply }));
  }

  /** Removes from the board what belongs to a move that is no longer made: the piece in hand, a hint. */
  putAway() {
    this.forgetLegal();
    this.advice.clear();
  }

  forgetLegal() {
    this.legalFor = -1;
    this.fetching = -1;
    this.hand.drop();
    this.hand.setLegal([]);
  }

  lose(how) {
    if (this.lost === how) return;
    this.lost = how;
    this.draw();
    if (how === "gone") {
      api.whyLost(this.source).catch((error) => this.refuse(error.message));
    }
  }

  /** Shows why the game or the record cannot be shown. */
  refuse(why) {
    this.refused = why;
    this.draw();
  }

  /** Whether a side played here is to move. */
  get isMine() {
    const { game } = this;
    return game.ready && !game.ended && this.mine[game.toMove(game.plies)];
  }

  /** Which sides are played here. */
  get mine() {
    const isHere = (side) => Boolean(this.key) && (this.side ?? side) === side && !plays(this.id, side);
    return this.game.guests.map((guest, side) => guest && isHere(side));
  }

  /** Whether the other person plays on another device. */
  get isApart() {
    return this.side !== undefined;
  }

  /** Whether turns may be taken back: a board remembers its game. */
  get takesBack() {
    return this.game.takesBack && !this.hasBoard;
  }

  /** Whether a board of this page plays. */
  get hasBoard() {
    return [0, 1].some((side) => plays(this.id, side));
  }

  /** Shows the position after `ply` turns, and stops the playback. */
  go(ply) {
    this.playback.pause();
    this.show(ply);
  }

  /** Goes one turn forward; returns whether more may follow. */
  playOn() {
    if (this.ply < this.game.plies) this.show(this.ply + 1);
    return this.ply < this.game.plies || !(this.game.ended || this.following);
  }

  show(ply) {
    this.review.clear();
    this.ply = Math.min(Math.max(ply, 0), this.game.plies);
    this.following = !this.record && this.ply === this.game.plies;
    if (!this.following) this.hand.drop();
    this.draw();
  }

  draw() {
    const { game, ply } = this;
    const position = game.at(ply);
    this.board.draw(position);
    this.slider.max = game.plies;
    this.slider.value = ply;
    this.slider.setAttribute("aria-valuetext", t("game.slider.at", { ply, plies: game.plies }));
    this.curve.draw(game, ply);
    this.tape.draw(game, ply);
    this.chance.textContent = this.judge();
    const [first, second] = this.mine;
    const isPlayed = (first || second) && !game.ended;
    this.element.classList.toggle("playing", first || second);
    // The pieces of the side played here come right below the board; of two sides, the one to move.
    this.element.classList.toggle("own-1", second && !(first && game.toMove(game.plies) === 0));
    this.handBar.hidden = !isPlayed;
    this.help.hidden = !isPlayed;
    this.passButton.hidden = !isPlayed;
    this.resignButton.hidden = !isPlayed;
    this.helpBar.hidden = !isPlayed || this.isApart;
    this.moveList.element.hidden = !isPlayed;
    this.backButton.hidden = this.againButton.hidden = !this.takesBack;
    this.analyse.href = addressOf("analyse", game.textAt(ply) ?? "");
    this.review.draw(game);
    if (this.advice.ply !== ply) this.advice.clear();
    this.invitation.draw(game);
    this.coach?.draw(game, first ? 0 : 1, this.isMine && ply === game.plies);
    this.clocks.draw();
    const isLast = ply === game.plies;
    // What a search expected after the last turn is not drawn on a finished board.
    this.thinking.draw(game, ply, isLast && !this.isMine && !game.ended, !isLast || !(this.isMine || game.ended));
    this.stopButton.hidden = !this.key || Boolean(game.ended) || isPlayed;
    this.endBar.hidden = !this.key || !game.ended;
    this.rematchButton.hidden = this.hasBoard;
    this.saveButton.hidden = this.id === undefined || game.plies === 0;
    this.player.hidden = game.plies === 0 || !(this.record || game.ended);
    this.fetchLegal();
    this.drawHand();
  }

  /** The chances in words, with what a blunder in the last turn lost. */
  judge() {
    const { game, ply } = this;
    if (game.values[ply] === undefined) return t("chances.none");
    const values = { ply, chance: percent(game.values[ply]) };
    const turn = game.turns[ply - 1];
    const lost = turn ? game.lost(turn) : 0;
    if (lost < BLUNDER) return t("chances.at", values);
    return t("chances.lost", { ...values, code: turn.code, lost: Math.round(100 * lost), better: game.best[ply - 1] });
  }

  drawHand() {
    if (!this.racks) return;
    const { game, hand } = this;
    const mine = this.isMine && this.legalFor === game.plies;
    const position = game.at(this.ply);
    const side = game.toMove(game.plies);
    this.racks.forEach((rack) => {
      const playable = mine && rack.side === side;
      rack.draw({
        name: `${game.names[rack.side]}`,
        position,
        over: Boolean(game.ended) && this.ply === game.plies,
        pickable: playable ? hand.pieces : null,
        held: playable ? hand.letter : null,
      });
    });
    const holding = Boolean(hand.held);
    for (const button of [this.turnButton, this.flipButton, this.nextButton]) button.disabled = !holding;
    this.lay.disabled = !hand.fits;
    this.passButton.disabled = !mine || game.plies < 2;
    this.hintButton.disabled = !mine || this.isApart;
    this.backButton.disabled = !mine || game.plyBefore === undefined;
    this.againButton.disabled = !mine || game.plyAgain === undefined;
    this.status.textContent = this.describe(mine);
    this.status.classList.toggle("mine", mine);
  }

  describe(mine) {
    const { game, hand, ply } = this;
    if (this.refused) return this.refused;
    if (this.lost && !game.ended) return t("status.lost");
    if (game.ended && ply === game.plies) return result(game);
    if (ply < game.plies) return backAt(game, ply);
    if (!game.ready) return t("status.ready");
    return `${passes(game, this.mine)}${this.describeTurn(mine)}`;
  }

  describeTurn(mine) {
    const { game, hand } = this;
    const side = game.toMove(game.plies);
    if (!this.isMine) return t("status.thinking", { who: who(game, side) });
    if (!mine || hand.pieces.size === 0) return t("status.wait");
    const you = this.mine[0] && this.mine[1] ? t("status.side", { side: sideTitle(side) }) : t("status.you");
    if (!hand.held) return t("status.take", { you });
    const { orientation, x, y } = hand.held;
    if (hand.fits) return t("status.legal", { you, code: codeOf(orientation, x, y) });
    return t(hand.places.has(orientation) ? "status.illegal" : "status.shape", { you });
  }

  async fetchLegal() {
    const { game } = this;
    if (!this.isMine || this.legalFor === game.plies || this.fetching === game.plies) return;
    this.fetching = game.plies;
    try {
      const { ply, placements } = await api.legalMoves(this.id);
      if (ply !== game.plies) return;
      this.legalFor = ply;
      this.hand.side = game.toMove(ply);
      this.hand.setLegal(placements);
      this.moveList.setLegal(placements);
    } catch (error) {
      notice(error.message);
    } finally {
      this.fetching = -1;
    }
  }

  pick(letter) {
    if (!this.isMine || this.legalFor !== this.game.plies) return;
    if (this.ply !== this.game.plies) this.go(Infinity);
    if (!this.hand.pick(letter)) notice(t("status.nowhere", { letter }));
    this.board.show();
  }

  /** Takes the piece of a hint, in its place. */
  take(placed) {
    if (!this.isMine || this.legalFor !== this.game.plies) return;
    this.advice.clear();
    this.hand.take(placed);
    this.board.show();
  }

  /** Asks for the best move. */
  ask() {
    if (this.hintButton.disabled || !api.hint) return;
    this.show(this.game.plies);
    this.advice.ask(this.game, this.game.plies);
  }

  /** Takes turns back, or redoes them. */
  async goTo(where) {
    const ply = this.game[where];
    if (!this.isMine || !this.takesBack || ply === undefined) return;
    try {
      await api.go(this.id, { key: this.key, ply });
    } catch (error) {
      notice(error.message);
    }
    this.board.element.focus({ preventScroll: true });
  }

  async play(code) {
    if (code === null) {
      notice(t("status.unfit"));
      return;
    }
    const ply = this.game.plies;
    this.board.element.focus({ preventScroll: true });
    this.forgetLegal();
    this.fetching = ply;
    try {
      await api.play(this.id, { key: this.key, ply, code });
    } catch (error) {
      notice(error.message);
      this.fetching = -1;
      this.fetchLegal();
    }
  }

  pass() {
    if (!this.isMine || this.passButton.disabled) return;
    if (!confirm(t("pass.sure"))) return;
    this.play("0000");
  }

  async send(what) {
    if (what === "resign" && !confirm(t("resign.sure"))) return;
    try {
      await api[what](this.id, this.key);
    } catch (error) {
      notice(error.message);
    }
  }

  async saveRecord() {
    try {
      save(`game-${this.id}.blksgf`, await api.record(this.id));
    } catch (error) {
      notice(error.message);
    }
  }

  async rematch() {
    try {
      enter(await api.rematch(this.id, this.key));
    } catch (error) {
      notice(error.message);
    }
  }
}

function keys(list) {
  return list.flatMap(([key, what], index) => [index ? " · " : "", html("kbd", {}, key), ` ${what}`]);
}
