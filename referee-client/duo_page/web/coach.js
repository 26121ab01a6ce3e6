// A guide through a first game: what to do now, why, and what the last move gave away.

import * as api from "./api.js";
import { html } from "./dom.js";
import { BLUNDER } from "./game.js";
import { SIDES } from "./shapes.js";

const keyName = (id) => `guide of game ${id}`;

/** The game with this number is somebody's first. */
export const guide = (id) => sessionStorage.setItem(keyName(id), "yes");

/** Whether it is. */
export const isGuided = (id) => id !== undefined && sessionStorage.getItem(keyName(id)) === "yes";

/** What the guide says at the learner's first turns; `marks` names what is ringed or crossed on the board. */
const LESSONS = [
  {
    title: "The first piece",
    text: "Your first piece must cover your start cell, the ringed one. Take a large piece: large ones are hard to place later. Click or tap it, or press its letter.",
    marks: "own",
  },
  {
    title: "Corner to corner",
    text: "From now on every piece must touch one of yours at a corner, and none of yours along an edge. The rings are the corners you can build from; orange's pieces you may touch as you like.",
    marks: "own",
  },
  {
    title: "Towards the middle",
    text: "Go to the middle, where both want to go: who gets past the other has room on both sides. A piece whose ends point away from your others opens many corners.",
    marks: "own",
  },
  {
    title: "Taking corners away",
    text: "The crosses are the corners that the other side builds from. A piece of yours on one takes it away. Do both with one piece, if you can: open yours, cover theirs.",
    marks: "other",
  },
  {
    title: "Looking for the best",
    text: "Ask for a hint if you like: it shows a good move and what it gains. A move you regret can be taken back.",
    marks: null,
  },
];

const LATER = {
  title: "On your own",
  text: "Keep the large pieces going while there is room for them, and ways open into regions that only you can reach.",
  marks: null,
};

const LATE = {
  title: "Towards the end",
  text: "Now every square counts: you lose a point for each that you cannot lay. Laying all pieces earns 15 points, and 20 with the single square last, so keep that one.",
  marks: null,
};

/** From so many pieces left the end is near. */
const FEW_LEFT = 9;

/** What is marked where nobody knows the corners. */
const nothing = { corners: [[], []] };

/** The guide's place, and what it draws on the board. */
export class Coach {
  constructor(board) {
    Object.assign(this, { board, shown: -1 });
    this.title = html("h2", {});
    this.verdict = html("p", { class: "verdict-of-move" });
    this.text = html("p", {});
    this.element = html("section", { class: "coach", "aria-live": "polite", "aria-label": "guide" }, this.title, this.verdict, this.text);
  }

  /** Says what there is to say after the turns of a game so far; `side` is the learner's. */
  draw(game, side, isLearnersTurn) {
    if (game.ended) return this.end(game, side);
    const own = game.turns.filter((turn) => turn.side === side && turn.placed);
    this.verdict.textContent = isLearnersTurn ? judge(game, side) : this.verdict.textContent;
    if (!isLearnersTurn || this.shown === game.plies) return;
    this.shown = game.plies;
    const few = game.at(game.plies).left[side].size <= FEW_LEFT;
    const lesson = LESSONS[own.length] ?? (few ? LATE : LATER);
    this.title.textContent = lesson.title;
    this.text.textContent = lesson.text;
    this.mark(game, side, lesson.marks);
  }

  async mark(game, side, marks) {
    const ply = game.plies;
    const { corners } = await Promise.resolve(api.position?.(game.textAt(ply)) ?? nothing).catch(() => nothing);
    if (game.plies !== ply || this.shown !== ply) return;
    const other = 1 - side;
    if (marks === "own") this.board.overlay({ rings: [{ side, cells: corners[side] }] });
    else if (marks === "other") this.board.overlay({ crosses: [{ side: other, cells: corners[other] }] });
    else this.board.overlay();
  }

  end(game, side) {
    if (this.shown === Infinity) return;
    this.shown = Infinity;
    this.board.overlay();
    this.title.textContent = game.ended.winner === side ? "Won!" : "The game is over";
    this.verdict.textContent = "";
    this.text.textContent = `The turning points below show where it was decided, and what would have been better. For the next game choose a level at the entrance${game.ended.winner === side ? ", a stronger one" : ""}.`;
  }
}

/** What the learner's last move was worth. */
function judge(game, side) {
  const last = game.turns.findLast((turn) => turn.side === side);
  if (!last?.placed) return "";
  const lost = game.lost(last);
  const better = game.best[last.ply - 1];
  if (lost >= BLUNDER) return `Your ${last.code} gave ${Math.round(100 * lost)} % of the chances away; ${better} was better. You may take it back and try.`;
  return better === last.code ? `Your ${last.code} was the best there was.` : `Your ${last.code} was fine for ${SIDES[side]}.`;
}
