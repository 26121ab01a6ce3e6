// Drags a piece from its rack to the board with a mouse. A finger taps the piece and drags it on
// the board, where it is visible.

/** Distance in pixels after which a press becomes a drag. */
const THRESHOLD = 6;

/** Lets the pieces in `element` be dragged: `pick(letter)` picks one up, and the hand moves it. */
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
