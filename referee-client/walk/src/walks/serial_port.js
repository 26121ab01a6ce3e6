// Replaces the browser's serial port: the walk takes the bytes that the page sends, and answers.

const state = { sent: [], baud: null, closed: false, hear: null };

const port = {
  async open({ baudRate }) {
    state.baud = baudRate;
    port.readable = new ReadableStream({ start: (controller) => (state.hear = (bytes) => controller.enqueue(new Uint8Array(bytes))) });
    port.writable = new WritableStream({ write: (bytes) => void state.sent.push(...bytes) });
  },
  async close() {
    state.closed = true;
  },
};

Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port } });

window.walkedPort = {
  /** Hands these bytes to the page; returns what it has sent meanwhile. */
  pass(bytes) {
    if (bytes.length > 0) state.hear?.(bytes);
    return { sent: state.sent.splice(0), baud: state.baud, closed: state.closed };
  },
};
