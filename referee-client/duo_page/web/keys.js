// Keyboard control of a game. Keys move pieces only while the board has the focus: a focused button
// keeps its own keys.

/** Listens until the returned function is called. */
export function listen(room) {
  const hear = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onBoard = event.target === room.board.element;
    // If nothing has the focus, the page is the target; stepping through the game does no harm
    // then.
    const handled = (onBoard && moves(room, event)) || ((onBoard || event.target === document.body) && goes(room, event));
    if (handled) event.preventDefault();
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}

/** Keys for the piece in hand. */
function moves(room, event) {
  const { hand } = room;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (hand.held && event.key in arrows) return did(hand.step(...arrows[event.key]));
  if (hand.held && event.key === " ") return did(hand.turn(event.shiftKey));
  if (hand.held && event.key === "Enter") return did(hand.lay());
  if (hand.held && event.key === "Escape") return did(hand.drop());
  if (hand.held && event.key === "x") return did(hand.flip());
  if (hand.held && event.key === "w") return did(hand.nextPlace());
  if (event.key === "0") return did(room.pass());
  if (event.key === "z") return did(room.goTo("plyBefore"));
  if (event.key === "y") return did(room.goTo("plyAgain"));
  if (event.key === "?") return did(room.ask());
  if (/^[a-u]$/.test(event.key)) return did(room.pick(event.key));
  return false;
}

/** Keys for going through the game. */
function goes(room, event) {
  if (event.key === "ArrowLeft") return did(room.go(room.ply - 1));
  if (event.key === "ArrowRight") return did(room.go(room.ply + 1));
  if (event.key === "Home") return did(room.go(0));
  if (event.key === "End") return did(room.go(Infinity));
  return false;
}

const did = () => true;
