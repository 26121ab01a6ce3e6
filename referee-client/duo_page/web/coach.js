// A guide through a first game: what to do now, why, and what the last move lost.

import * as api from "./api.js";
import { html } from "./dom.js";
import { BLUNDER } from "./game.js";
import { t } from "./language.js";

const keyName = (id) => `guide of game ${id}`;

/** Marks a game as one with a guide. */
export const guide = (id) => sessionStorage.setItem(keyName(id), "yes");

/** Whether a game has a guide. */
export const isGuided = (id) => id !== undefined && sessionStorage.getItem(keyName(id)) === "yes";

/** Lessons for the learner's first turns; `marks` names the side whose corners are marked. */
const lessons = () => [
  { title: t("coach.first"), text: t("coach.first.text"), marks: "own" },
  { title: t("coach.corner"), text: t("coach.corner.text"), marks: "own" },
  { title: t("coach.middle"), text: t("coach.middle.text"), marks: "own" },
  { title: t("coach.taking"), text: t("coach.taking.text"), marks: "other" },
  { title: t("coach.hints"), text: t("coach.hints.text"), marks: null },
];

const later = () => ({ title: t("coach.alone"), text: t("coach.alone.text"), marks: null });

const late = () => ({ title: t("coach.late"), text: t("coach.late.text"), marks: null });

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
    this.element = html("section", { class: "coach", tabindex: "0", "aria-live": "polite", "aria-label": t("coach") }, this.title, this.verdict, this.text);
  }

  /** Shows the lesson and the verdict after the last turn; `side` is the learner's. */
  draw(game, side, isLearnersTurn) {
    if (game.ended) return this.end(game, side);
    const own = game.turns.filter((turn) => turn.side === side && turn.placed);
    this.verdict.textContent = isLearnersTurn ? judge(game, side) : this.verdict.textContent;
    if (!isLearnersTurn || this.shown === game.plies) return;
    this.shown = game.plies;
    const few = game.at(game.plies).left[side].size <= FEW_LEFT;
    const lesson = lessons()[own.length] ?? (few ? late() : later());
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
    const isWon = game.ended.winner === side;
    this.title.textContent = t(isWon ? "coach.won" : "coach.over");
    this.verdict.textContent = "";
    this.text.textContent = t(isWon ? "coach.won.text" : "coach.over.text");
  }
}

/** A verdict on the learner's last move. */
function judge(game, side) {
  const last = game.turns.findLast((turn) => turn.side === side);
  if (!last?.placed) return "";
  const lost = game.lost(last);
  const better = game.best[last.ply - 1];
  if (lost >= BLUNDER) return t("coach.lost", { code: last.code, lost: Math.round(100 * lost), better });
  return t(better === last.code ? "coach.best" : "coach.good", { code: last.code });
}
