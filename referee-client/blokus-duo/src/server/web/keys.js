// A room by keyboard alone.

/** Listens until the returned function is called. */
export function listen(room) {
  const hear = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (act(room, event)) event.preventDefault();
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}

// Sliders and buttons have keys of their own.
const isTyping = (target) => target.matches("input, select, textarea");

function act(room, event) {
  const { hand } = room;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (hand.held && event.key in arrows) return did(hand.step(...arrows[event.key]));
  if (hand.held && event.key === " ") return did(hand.turn(event.shiftKey));
  if (hand.held && event.key === "Enter") return did(hand.lay());
  if (hand.held && event.key === "Escape") return did(hand.drop());
  if (hand.held && event.key === "x") return did(hand.flip());
  if (hand.held && event.key === "w") return did(hand.nextPlace());
  if (event.key === "ArrowLeft") return did(room.go(room.ply - 1));
  if (event.key === "ArrowRight") return did(room.go(room.ply + 1));
  if (event.key === "Home") return did(room.go(0));
  if (event.key === "End") return did(room.go(Infinity));
  if (event.key === "0") return did(room.pass());
  if (/^[a-u]$/.test(event.key)) return did(room.pick(event.key));
  return false;
}

const did = () => true;
