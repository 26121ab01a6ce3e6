// A guide through a first game: what to do now, why, and what the last move lost.

import * as api from "./api.js";
import { html } from "./dom.js";
import { BLUNDER } from "./game.js";

const keyName = (id) => `guide of game ${id}`;

/** Marks a game as one with a guide. */
export const guide = (id) => sessionStorage.setItem(keyName(id), "yes");

/** Whether a game has a guide. */
export const isGuided = (id) => id !== undefined && sessionStorage.getItem(keyName(id)) === "yes";

/** Lessons for the learner's first turns; `marks` names the side whose corners are marked. */
const LESSONS = [
  {
    title: "The first piece",
    text: "Your first piece must cover the ringed start cell. Take a large piece: large ones are hard to place later. Click or tap it, or press its letter.",
    marks: "own",
  },
  {
    title: "Corner to corner",
    text: "Every further piece must touch one of yours at a corner, and none of yours along an edge. The rings show the corners you can build from. You may touch orange's pieces in any way.",
    marks: "own",
  },
  {
    title: "Towards the middle",
    text: "Head for the middle: if you get past the other side, you have space on both sides of the board. A piece whose ends point away from your other pieces opens many corners.",
    marks: "own",
  },
  {
    title: "Taking corners away",
    text: "The crosses show the corners that the other side builds from. Cover one to take it away. The best pieces do both: they open corners for you and cover theirs.",
    marks: "other",
  },
  {
    title: "Looking for the best",
    text: "Press Hint to see a good move and what it gains. Take back undoes your last move.",
    marks: null,
  },
];

const LATER = {
  title: "On your own",
  text: "Place large pieces while there is space for them. Keep a way open into regions that only you can reach.",
  marks: null,
};

const LATE = {
  title: "Towards the end",
  text: "Every square counts now: each one left costs a point. Placing all pieces earns 15 points, or 20 if the single square comes last, so keep it.",
  marks: null,
};

/** With this many pieces left, or fewer, the end is near. */
const FEW_LEFT = 9;

/** The corners of a position that is not known. */
const nothing = { corners: [[], []] };

/** Shows the guide, and its marks on the board. */
export class Coach {
  constructor(board) {
    Object.assign(this, { board, shown: -1 });
    this.title = html("h2", {});
    this.verdict = html("p", { class: "verdict-of-move" });
    this.text = html("p", {});
    this.element = html("section", { class: "coach", tabindex: "0", "aria-live": "polite", "aria-label": "guide" }, this.title, this.verdict, this.text);
  }

  /** Shows the lesson and the verdict after the last turn; `side` is the learner's. */
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
    this.text.textContent = `The turning points below show the decisive turns and better moves. For the next game, choose a ${game.ended.winner === side ? "stronger " : ""}level on the Play page.`;
  }
}

/** A verdict on the learner's last move. */
function judge(game, side) {
  const last = game.turns.findLast((turn) => turn.side === side);
  if (!last?.placed) return "";
  const lost = game.lost(last);
  const better = game.best[last.ply - 1];
  if (lost >= BLUNDER) return `Your ${last.code} lost ${Math.round(100 * lost)} % of the chances; ${better} was better. You can take it back.`;
  return better === last.code ? `Your ${last.code} was the best move.` : `Your ${last.code} was a good move.`;
}
