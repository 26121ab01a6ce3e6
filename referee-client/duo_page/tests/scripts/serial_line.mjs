// The line of a board, on a port that behaves like a browser's.

import assert from "node:assert/strict";
import test from "node:test";
import { BrowserPort } from "./browser_port.mjs";

let port;
Object.defineProperty(globalThis, "navigator", { value: { serial: { requestPort: async () => port } }, configurable: true });
const { SerialLine } = await import("./serial.js");

const SOON = 1000;

/** An open line, on a port of its own, that is closed at the end of the test. */
async function open(t) {
  port = new BrowserPort();
  const line = await SerialLine.choose();
  t.after(() => line.close());
  return line;
}

const ERRORS = ["FramingError", "ParityError", "BreakError", "BufferOverrunError", "UnknownError"];

for (const name of ERRORS) {
  test(`line goes on after a ${name}`, async (t) => {
    const line = await open(t);
    port.hear("1X");
    await port.fail(name);
    port.hear("Y\r\n");
    assert.equal(await line.receive(3, SOON), "1XY");
    await line.send("25");
    port.hear("55u0");
    assert.equal(await line.receive(4, SOON), "55u0");
    assert.equal(port.takeSent(), "25");
  });
}

test("line goes on after a hundred errors in a row", async (t) => {
  const line = await open(t);
  for (let count = 0; count < 100; count++) await port.fail(ERRORS[count % ERRORS.length]);
  port.hear("1XY");
  assert.equal(await line.receive(3, SOON), "1XY");
});

test("line names the error that an answer has lost a byte to", async (t) => {
  const line = await open(t);
  await line.send("25");
  port.hear("55u");
  await port.fail("FramingError");
  await assert.rejects(line.receive(4, 20), { message: 'only "55u" arrived within 20 ms, and a framing error on the line' });
  line.discard();
  await assert.rejects(line.receive(4, 20), { message: "no answer within 20 ms" });
});

test("line sends again after a write that failed", async (t) => {
  const line = await open(t);
  port.refuseWrite("UnknownError");
  await assert.rejects(line.send("0"), { name: "UnknownError" });
  await line.send("0");
  assert.equal(port.takeSent(), "0");
});

test("line ends as soon as the port is gone", async (t) => {
  const line = await open(t);
  const gone = { message: "the port is gone: The device has been lost." };
  const answer = assert.rejects(line.receive(3, 60_000), gone);
  await port.unplug();
  await answer;
  await assert.rejects(line.send("9"), gone);
});

test("port can be opened again after the line was closed", async (t) => {
  const line = await open(t);
  const answer = assert.rejects(line.receive(3, 60_000), { message: "the port was closed" });
  await port.fail("BreakError");
  await line.close();
  await answer;
  const next = await SerialLine.choose();
  t.after(() => next.close());
  port.hear("1XY");
  assert.equal(await next.receive(3, SOON), "1XY");
});
