// Choosing a move by cells: first the marbles of a group, then a target. These functions know only
// the legal moves, each { text, marbles, to, is_inline }.

const isSame = (one, other) => one.length === other.length && one.every((cell) => other.includes(cell));

/**
 * The moves of exactly this group by their target: in line the cell in front of the group,
 * broadside the cell to which its first chosen marble goes.
 */
export function targets(legal, group) {
  const found = new Map();
  for (const move of legal.filter(({ marbles }) => isSame(marbles, group))) {
    const target = move.is_inline ? move.to.find((cell) => !move.marbles.includes(cell)) : move.to[move.marbles.indexOf(group[0])];
    found.set(target, move.text);
  }
  return found;
}

/**
 * Chooses a cell: { group, move } with the new group, and the move if the cell is its target. A
 * marble that fits no group with the others begins a new one.
 */
export function choose(legal, group, cell) {
  const move = targets(legal, group).get(cell);
  if (move) return { group: [], move };
  if (group.includes(cell)) return { group: group.filter((chosen) => chosen !== cell), move: null };
  const isPart = (cells) => legal.some(({ marbles }) => cells.every((each) => marbles.includes(each)));
  const more = [...group, cell];
  if (isPart(more)) return { group: more, move: null };
  return { group: isPart([cell]) ? [cell] : [], move: null };
}
