// The piece in hand: picked up, turned, moved and placed by pointer or keys. The server decides
// what is legal.

import { codeOf, orientationOf, shapes } from "./shapes.js";

/** Distance in cells within which the piece snaps to a legal place. */
const PULL = 1.2;

/** A player's hand. Calls `place(code)` to place the piece, and `changed()` after every change. */
export class Hand {
  constructor(board, { place, changed }) {
    Object.assign(this, { board, place, changed, side: 0, held: null });
    this.setLegal([]);
    const { element } = board;
    element.addEventListener("pointermove", (event) => this.point(event));
    element.addEventListener("pointerdown", (event) => this.press(event));
    element.addEventListener("click", () => this.click());
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** Sets the legal placements: orientation, column and row. */
  setLegal(placements) {
    this.legal = new Set(placements.map(String));
    this.places = new Map();
    for (const [orientation, x, y] of placements) {
      if (!this.places.has(orientation)) this.places.set(orientation, []);
      this.places.get(orientation).push([x, y]);
    }
    this.pieces = new Set([...this.places.keys()].map((orientation) => shapes.orientations[orientation].piece));
    if (this.held && !this.pieces.has(this.letter)) this.held = null;
    this.show();
  }

  /** The letter of the piece in hand. */
  get letter() {
    return this.held && shapes.orientations[this.held.orientation].piece;
  }

  /** Whether it is legal where it is. */
  get fits() {
    return Boolean(this.held) && this.legal.has(String([this.held.orientation, this.held.x, this.held.y]));
  }

  /** Picks up a piece in a legal orientation; if it is in hand already, in the next one. */
  pick(letter) {
    if (!this.pieces.has(letter)) return false;
    const ways = [...this.places.keys()].filter((way) => shapes.orientations[way].piece === letter);
    const now = this.letter === letter ? ways.indexOf(this.held.orientation) : -1;
    const first = orientationOf(letter);
    const orientation = now >= 0 || !ways.includes(first) ? ways[(now + 1) % ways.length] : first;
    const from = this.held ? centreOf(this.held) : [shapes.board_size / 2, shapes.board_size / 2];
    this.held = { orientation, x: 0, y: 0 };
    this.moveTo(nearest(this.places.get(orientation), orientation, from) ?? [0, 0]);
    return true;
  }

  /** Picks up a piece at a placement. */
  take([orientation, x, y]) {
    this.held = { orientation, x, y };
    this.moveTo([x, y]);
  }

  /** Puts the piece back. */
  drop() {
    this.held = null;
    this.show();
  }

  /** Turns by a quarter, clockwise or back. */
  turn(back = false) {
    this.change((orientation) => {
      for (let quarter = 0; quarter < (back ? 3 : 1); quarter += 1) orientation = shapes.orientations[orientation].turned;
      return orientation;
    });
  }

  /** Mirrors left and right. */
  flip() {
    this.change((orientation) => shapes.orientations[orientation].mirrored);
  }

  change(next) {
    if (!this.held) return;
    const middle = centreOf(this.held);
    this.held.orientation = next(this.held.orientation);
    this.moveTo(around(this.held.orientation, middle));
  }

  /** Moves by whole cells. */
  step(dx, dy) {
    if (this.held) this.moveTo([this.held.x + dx, this.held.y + dy]);
  }

  /** Goes to the next legal place of this orientation, row by row. */
  nextPlace() {
    if (!this.held) return;
    const places = this.places.get(this.held.orientation) ?? [];
    const order = ([x, y]) => y * shapes.board_size + x;
    const here = order([this.held.x, this.held.y]);
    const next = places.find((place) => order(place) > here) ?? places[0];
    if (next) this.moveTo(next);
  }

  /** Places the piece if it fits. */
  lay() {
    if (!this.held) return;
    const { orientation, x, y } = this.held;
    this.place(this.fits ? codeOf(orientation, x, y) : null);
  }

  moveTo([x, y]) {
    const { width, height } = shapes.orientations[this.held.orientation];
    const within = (at, most) => Math.min(Math.max(at, 0), most);
    this.held.x = within(x, shapes.board_size - width);
    this.held.y = within(y, shapes.board_size - height);
    this.show();
  }

  point(event) {
    if (!this.held || (event.pointerType !== "mouse" && event.buttons === 0)) return;
    const at = this.board.cellAt(event);
    const { orientation } = this.held;
    const before = [this.held.x, this.held.y];
    this.moveTo(nearest(this.places.get(orientation), orientation, at, PULL) ?? around(orientation, at));
    if (before[0] !== this.held.x || before[1] !== this.held.y) this.moved = true;
  }

  press(event) {
    // A mouse has already moved the piece there; a finger moves it now and places it with a second
    // tap.
    this.moved = false;
    this.point(event);
    if (event.pointerType === "mouse") this.moved = false;
  }

  click() {
    if (this.held && !this.moved) this.lay();
  }

  wheel(event) {
    if (!this.held) return;
    event.preventDefault();
    if (event.timeStamp - (this.wheeled ?? 0) < 120) return;
    this.wheeled = event.timeStamp;
    this.turn(event.deltaY < 0);
  }

  show() {
    this.board.element.classList.toggle("holding", Boolean(this.held));
    this.board.hold(this.held && { side: this.side, legal: this.fits, ...this.held });
    const { centre } = this.held ? shapes.orientations[this.held.orientation] : {};
    const places = (this.held && this.places.get(this.held.orientation)) ?? [];
    this.board.hint(this.side, places.map(([x, y]) => [x + centre[0], y + centre[1]]));
    this.changed?.();
  }
}

/** The middle of the cell by which a piece is held, where its dot is. */
function centreOf({ orientation, x, y }) {
  const { centre } = shapes.orientations[orientation];
  return [x + centre[0] + 0.5, y + centre[1] + 0.5];
}

/** The place of a piece whose centre is the cell of this point. */
function around(orientation, [x, y]) {
  const { centre } = shapes.orientations[orientation];
  return [Math.floor(x) - centre[0], Math.floor(y) - centre[1]];
}

/** The place whose centre is nearest to a point, at most `within` cells away; null if none is. */
function nearest(places, orientation, [px, py], within = Infinity) {
  let [best, least] = [null, within];
  for (const [x, y] of places ?? []) {
    const [cx, cy] = centreOf({ orientation, x, y });
    const distance = Math.hypot(cx - px, cy - py);
    if (distance < least) [best, least] = [[x, y], distance];
  }
  return best;
}
