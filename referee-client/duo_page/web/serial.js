// A board on a serial port of this computer, by the browser's Web Serial.

/** The contest's line: 8 data bits, no parity, 1 stop bit, no flow control. */
const LINE = { baudRate: 115200, dataBits: 8, parity: "none", stopBits: 1, flowControl: "none" };

/** Whether this browser can use serial ports. */
export const canReachLines = "serial" in navigator;

const isLineEnd = (letter) => letter === "\r" || letter === "\n";

/** Errors that end a stream of bytes but not the line, by their names, in words. */
const FAULTS = new Map([
  ["FramingError", "a framing error"],
  ["ParityError", "a parity error"],
  ["BreakError", "a break"],
  ["BufferOverrunError", "an overrun of the browser's buffer"],
]);

/** An open line. It ends when the port is gone or `close` is called. */
export class SerialLine {
  #port;
  #reader = null;
  #listening;
  #heard = "";
  #wake = () => {};
  /** Why nothing more can arrive. */
  #end = null;
  /** The last error since `discard` or `send`; bytes are missing there. */
  #fault = null;
  #isClosing = false;

  /** Asks the user for a port and opens it. Browsers allow that only after a click. */
  static async choose() {
    const port = await navigator.serial.requestPort();
    await port.open(LINE);
    return new SerialLine(port);
  }

  constructor(port) {
    this.#port = port;
    this.#listening = this.#listen();
  }

  /**
   * Reads until the port is gone. An error on the line ends only the stream of bytes: the browser
   * offers a new stream at once. Without a port it offers none.
   */
  async #listen() {
    let failed = null;
    let why = "";
    while (!this.#isClosing && this.#port.readable && this.#port.readable !== failed) {
      failed = this.#port.readable;
      this.#reader = failed.getReader();
      try {
        for (;;) {
          const { value, done } = await this.#reader.read();
          if (done) break;
          this.#heard += [...value].map((byte) => String.fromCharCode(byte)).filter((letter) => !isLineEnd(letter)).join("");
          this.#wake();
        }
      } catch (error) {
        why = `: ${error.message}`;
        this.#fault = FAULTS.get(error.name) ?? error.message;
      } finally {
        this.#reader.releaseLock();
      }
    }
    this.#end = this.#isClosing ? "the port was closed" : `the port is gone${why}`;
    this.#wake();
  }

  async send(text) {
    // A failed write ends its stream, too, so that each write takes the port's current one.
    if (!this.#port.writable) throw new Error(this.#end ?? "the port is gone");
    const writer = this.#port.writable.getWriter();
    this.#fault = null;
    try {
      await writer.write(new Uint8Array([...text].map((letter) => letter.charCodeAt(0))));
    } finally {
      writer.releaseLock();
    }
  }

  /** Discards bytes that have arrived unasked. */
  discard() {
    this.#heard = "";
    this.#fault = null;
  }

  /** The next `count` characters without line ends; fails after `limit` milliseconds. */
  async receive(count, limit) {
    const until = performance.now() + limit;
    while (this.#heard.length < count) {
      if (this.#end) throw new Error(this.#end);
      const left = until - performance.now();
      if (left <= 0) throw new Error(this.#complaint(limit));
      let timer;
      await new Promise((done) => {
        this.#wake = done;
        timer = setTimeout(done, left);
      });
      clearTimeout(timer);
    }
    const answer = this.#heard.slice(0, count);
    this.#heard = this.#heard.slice(count);
    return answer;
  }

  #complaint(limit) {
    const arrived = this.#heard ? `only "${this.#heard}" arrived` : "no answer";
    return `${arrived} within ${limit} ms${this.#fault ? `, and ${this.#fault} on the line` : ""}`;
  }

  async close() {
    this.#isClosing = true;
    await this.#reader?.cancel().catch(() => {});
    await this.#listening;
    await this.#port.close().catch(() => {});
  }
}
