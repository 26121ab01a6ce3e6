// The server: requests, and games as they happen.

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Error("the server does not answer");
  }
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({ error: `status ${response.status}` }));
  if (!response.ok) throw new Error(answer.error ?? `status ${response.status}`);
  return answer;
}

/** Asks for something. */
export const get = (path) => ask(path);

/** Sends something. */
export const post = (path, body) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Calls `hear` with every event, and `lost` with whether the line is lost for good; returns how to stop. */
export function follow(path, hear, lost) {
  const source = new EventSource(path);
  source.onmessage = (message) => {
    lost(null);
    hear(JSON.parse(message.data), () => source.close());
  };
  source.onerror = () => lost(source.readyState === EventSource.CLOSED ? "gone" : "waiting");
  return () => source.close();
}
