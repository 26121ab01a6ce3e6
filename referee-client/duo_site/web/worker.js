// The web worker that plays and judges: the program `blokus-duo` as WebAssembly. The first message
// has its address. Each later message is a request with a number, which its answer repeats.

// A module whose only function takes a vector: browsers without SIMD reject it.
const SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 123, 0]);

/** The program, from its address or from its bytes. */
async function load({ simd, plain }) {
  const program = WebAssembly.validate(SIMD) ? simd : plain;
  // Compiling while streaming would need the right content type, which not every server sends.
  const bytes = typeof program === "string" ? await download(program) : program;
  const tell = (at, length) =>
    postMessage({ event: JSON.parse(new TextDecoder().decode(new Uint8Array(instance.exports.memory.buffer, at, length))) });
  const imports = { page: { milliseconds: () => performance.now(), tell } };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  return instance.exports;
}

async function download(place) {
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place}: status ${response.status}`);
  return response.arrayBuffer();
}

function answer({ reserve, answer, address, memory }, request) {
  const bytes = new TextEncoder().encode(request);
  const at = reserve(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = answer();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, address(), length)));
}

let loaded = null;

onmessage = async ({ data }) => {
  if (!loaded) {
    loaded = load(data);
    // Each request reports the failure.
    loaded.catch(() => {});
    return;
  }
  const { number, request } = data;
  try {
    postMessage({ number, answer: answer(await loaded, request) });
  } catch (error) {
    postMessage({ number, answer: { error: `the players have stopped: ${error.message}` } });
  }
};
