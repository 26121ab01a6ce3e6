// Short functions that create elements.

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && typeof value === "boolean") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

/** An HTML element; attributes that begin with `on` are listeners. */
export function html(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function svg(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

let clearing;

/** Shows a message for four seconds. */
export function notice(text) {
  const place = document.getElementById("notice");
  place.textContent = text;
  place.classList.add("shown");
  clearTimeout(clearing);
  clearing = setTimeout(() => place.classList.remove("shown"), 4000);
}

/** 123456 as 123,456 and 1234567 as 1.23 M; empty for an unknown count. */
export function grouped(count) {
  if (count === null || count === undefined) return "";
  if (count < 1e6) return count.toLocaleString("en");
  return count < 1e9 ? `${(count / 1e6).toFixed(2)} M` : `${(count / 1e9).toFixed(2)} G`;
}

/** Milliseconds in a readable unit. */
export function duration(ms) {
  if (ms === null || ms === undefined) return "";
  if (ms < 1) return `${(ms * 1000).toFixed(ms < 0.01 ? 1 : 0)} µs`;
  if (ms < 1000) return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
  return `${(ms / 1000).toFixed(ms < 10000 ? 2 : 0)} s`;
}
