// Choosing moves by cells, with the legal moves of a position that state.json describes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { choose, targets } from "./choose.js";

const { legal } = JSON.parse(readFileSync(new URL("./state.json", import.meta.url), "utf8"));

test("every move is chosen by its marbles and its target, in any order of the marbles", () => {
  assert.ok(legal.length > 20 && legal.some((move) => !move.is_inline));
  for (const move of legal) {
    for (const marbles of [move.marbles, [...move.marbles].reverse()]) {
      let group = [];
      for (const cell of marbles) ({ group } = choose(legal, group, cell));
      assert.deepEqual(group, marbles, move.text);
      const found = targets(legal, group);
      const same = legal.filter(({ marbles }) => marbles.length === group.length && marbles.every((cell) => group.includes(cell)));
      assert.equal(found.size, same.length, `${move.text}: each target belongs to one move`);
      const target = [...found].find(([, text]) => text === move.text)[0];
      assert.deepEqual(choose(legal, group, target), { group: [], move: move.text });
    }
  }
});

test("a second press puts a marble back, and a marble far away begins a new group", () => {
  const [one] = legal[0].marbles;
  const far = legal.flatMap(({ marbles }) => marbles).find((cell) => !legal.some(({ marbles }) => marbles.includes(cell) && marbles.includes(one)));
  assert.deepEqual(choose(legal, [one], one), { group: [], move: null });
  assert.deepEqual(choose(legal, [one], far), { group: [far], move: null });
  assert.deepEqual(choose(legal, [one], "zz"), { group: [], move: null });
});
