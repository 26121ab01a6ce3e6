// A serial port with the life cycle that the Web Serial specification gives it: an error ends only
// the stream, the next look at `readable` or `writable` gets a new one, and a port that is gone has
// none.

export class BrowserPort {
  #isOpen = false;
  #isGone = false;
  #readable = null;
  #writable = null;
  #controller;
  #waiting = [];
  #sent = "";
  #refused = null;

  async open({ baudRate }) {
    if (this.#isOpen) throw new DOMException("The port is already open.", "InvalidStateError");
    if (!(baudRate > 0)) throw new TypeError("The baud rate is not positive.");
    this.#isOpen = true;
  }

  async close() {
    if (!this.#isOpen) throw new DOMException("The port is already closed.", "InvalidStateError");
    // A locked stream cannot be cancelled or aborted.
    await this.#readable?.cancel();
    await this.#writable?.abort();
    this.#readable = this.#writable = null;
    this.#isOpen = false;
  }

  get readable() {
    if (!this.#isOpen || this.#isGone) return null;
    if (!this.#readable) {
      this.#readable = new ReadableStream({
        type: "bytes",
        start: (controller) => (this.#controller = controller),
        cancel: () => (this.#readable = null),
      });
      for (const bytes of this.#waiting.splice(0)) this.#controller.enqueue(bytes);
    }
    return this.#readable;
  }

  get writable() {
    if (!this.#isOpen || this.#isGone) return null;
    this.#writable ??= new WritableStream({
      write: (bytes) => {
        if (this.#refused) {
          const name = this.#refused;
          this.#refused = this.#writable = null;
          throw new DOMException("The write failed.", name);
        }
        this.#sent += Buffer.from(bytes).toString("latin1");
      },
    });
    return this.#writable;
  }

  /** Bytes arrive. */
  hear(text) {
    const bytes = new Uint8Array(Buffer.from(text, "latin1"));
    if (this.#readable) this.#controller.enqueue(bytes);
    else this.#waiting.push(bytes);
  }

  /** An error on the line, after the bytes so far were read. */
  async fail(name) {
    await settled();
    this.#error(new DOMException("Something is wrong on the line.", name));
    await settled();
  }

  /** The device is gone. */
  async unplug() {
    await settled();
    this.#isGone = true;
    this.#error(new DOMException("The device has been lost.", "NetworkError"));
    await settled();
  }

  /** The next write fails. */
  refuseWrite(name) {
    this.#refused = name;
  }

  /** What was sent since the last call. */
  takeSent() {
    const sent = this.#sent;
    this.#sent = "";
    return sent;
  }

  #error(error) {
    this.#readable = null;
    this.#controller?.error(error);
  }
}

/** A browser reports errors in a task of their own. */
const settled = () => new Promise((done) => setImmediate(done));
