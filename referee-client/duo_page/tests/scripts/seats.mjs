// The seats that a tab keeps, and the link for a friend.

import assert from "node:assert/strict";
import test from "node:test";

function newTab() {
  const kept = new Map();
  globalThis.sessionStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
}

newTab();
const { joinGame, keepSeat, linkOf, seatOf } = await import("./seats.js");

test("the friend's link gives the other side in another tab, and only there", () => {
  newTab();
  keepSeat({ id: 7, key: "own", side: 0, friend_key: "other" });
  const link = linkOf("http://host:8014/?x#/game/7", 7, 1, "other");
  assert.equal(link, "http://host:8014/?x#/game/7/1/other");
  const rest = link.split("#/game/")[1];
  assert.deepEqual(joinGame(rest), { id: "7", joined: true });
  assert.deepEqual(seatOf("7"), { key: "own", side: 0, friendKey: "other" });
  newTab();
  assert.deepEqual(joinGame(rest), { id: "7", joined: true });
  assert.deepEqual(seatOf("7"), { key: "other", side: 1 });
});

test("an address without a seat only watches", () => {
  newTab();
  for (const rest of ["7", "7/1", "7/2/key"]) {
    assert.deepEqual(joinGame(rest), { id: "7", joined: false });
    assert.deepEqual(seatOf("7"), {});
  }
});

test("a seat of one page plays both sides", () => {
  newTab();
  keepSeat({ id: 8, key: "both" });
  assert.deepEqual(seatOf(8), { key: "both" });
});
