// Creates elements and sends requests to the program.

/** An element with attributes and children; attributes that begin with `on` are listeners. */
export function el(tag, attributes = {}, ...children) {
  const svg = "http://www.w3.org/2000/svg";
  const isSvg = ["svg", "rect", "circle", "path", "polyline", "text", "g"].includes(tag);
  const node = isSvg ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** The text of an answer; throws the program's message if the request failed. */
async function text(request) {
  let answer;
  try {
    answer = await request;
  } catch {
    throw new Error("the program does not answer: is it still running?");
  }
  const body = await answer.text();
  if (!answer.ok) throw new Error(body.trim() || `the program answered ${answer.status}`);
  return body;
}

/** Asks for a text. */
export const getText = (path, headers = {}) => text(fetch(path, { cache: "no-store", headers }));

/** Asks for an object. */
export const get = async (path, headers) => JSON.parse(await getText(path, headers));

/** Sends an object and gets one. */
export async function post(path, body, more = {}) {
  const headers = { "content-type": "application/json", ...more };
  return JSON.parse(await text(fetch(path, { method: "POST", headers, body: JSON.stringify(body) })));
}
