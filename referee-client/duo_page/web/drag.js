// Dragging a piece from where it lies to the board, with a mouse. A finger taps it and drags it over the board, where it can be seen.

/** A pointer that has moved so far drags, in pixels. */
const THRESHOLD = 6;

/** Lets the pieces in `element` be dragged: `pick(letter)` takes one up, whose way over the board is the hand's. */
export function draggable(element, { hand, board, pick }) {
  element.addEventListener("pointerdown", (down) => {
    const button = down.target.closest("button.piece");
    if (down.pointerType !== "mouse" || down.button !== 0 || !button || button.disabled) return;
    let isDragging = false;
    const move = (event) => {
      if (!isDragging && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < THRESHOLD) return;
      if (!isDragging && hand.letter !== button.dataset.letter) pick(button.dataset.letter);
      isDragging = true;
      if (board.contains(event.target)) hand.point(event);
    };
    const up = (event) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      if (isDragging && board.contains(event.target)) hand.lay();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
  });
}
