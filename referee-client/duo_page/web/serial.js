// A board on a serial port of this computer, by the browser's Web Serial.

/** The contest's line: 8 data bits, no parity, 1 stop bit, no flow control. */
const LINE = { baudRate: 115200, dataBits: 8, parity: "none", stopBits: 1, flowControl: "none" };

/** Whether this browser can use serial ports. */
export const canReachLines = "serial" in navigator;

const isLineEnd = (letter) => letter === "\r" || letter === "\n";

/** An open line. */
export class SerialLine {
  #port;
  #writer;
  #reader;
  #heard = "";
  #wake = () => {};
  #fault = null;

  /** Asks the user for a port and opens it. Browsers allow that only after a click. */
  static async choose() {
    const port = await navigator.serial.requestPort();
    await port.open(LINE);
    return new SerialLine(port);
  }

  constructor(port) {
    this.#port = port;
    this.#writer = port.writable.getWriter();
    this.#reader = port.readable.getReader();
    this.#listen();
  }

  async #listen() {
    try {
      for (;;) {
        const { value, done } = await this.#reader.read();
        if (done) break;
        this.#heard += [...value].map((byte) => String.fromCharCode(byte)).filter((letter) => !isLineEnd(letter)).join("");
        this.#wake();
      }
      this.#fault = "the port was closed";
    } catch (error) {
      this.#fault = `the port failed: ${error.message}`;
    }
    this.#wake();
  }

  send(text) {
    return this.#writer.write(new Uint8Array([...text].map((letter) => letter.charCodeAt(0))));
  }

  /** Discards bytes that have arrived unasked. */
  discard() {
    this.#heard = "";
  }

  /** The next `count` characters without line ends; fails after `limit` milliseconds. */
  async receive(count, limit) {
    const until = performance.now() + limit;
    while (this.#heard.length < count) {
      if (this.#fault) throw new Error(this.#fault);
      const left = until - performance.now();
      if (left <= 0) throw new Error(this.#heard ? `only "${this.#heard}" arrived within ${limit} ms` : `no answer within ${limit} ms`);
      await new Promise((done) => {
        this.#wake = done;
        setTimeout(done, left);
      });
    }
    const answer = this.#heard.slice(0, count);
    this.#heard = this.#heard.slice(count);
    return answer;
  }

  async close() {
    await this.#reader.cancel().catch(() => {});
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    await this.#port.close().catch(() => {});
  }
}
