// A serial port in the place of the browser's: the walk takes what the page sends, and says what comes back.

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
  /** Hands the page these bytes; what it has sent meanwhile. */
  pass(bytes) {
    if (bytes.length > 0) state.hear?.(bytes);
    return { sent: state.sent.splice(0), baud: state.baud, closed: state.closed };
  },
};
