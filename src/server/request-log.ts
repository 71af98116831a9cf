import { addressOf } from "./request-address.ts";
import { routeOf } from "./route-names.ts";

/** What is known about a request once its answer has begun. */
export interface Answered {
  id: string;
  request: Request;
  status: number;
  /** How long the answer took to begin, in milliseconds. */
  ms: number;
  /** Where the answer came from. */
  cache: "memory" | "none";
}

const longestPath = 200;
/** Needs no escaping in JSON. */
const plain = /^[A-Za-z0-9\/_.~-]*$/;

/**
 * Writes one JSON line a request. Never in it: headers, host, query, bodies
 * and addresses of visitors, for they may hold what is secret.
 */
export function createRequestLog(
  add: (line: string) => void,
): (answered: Answered) => void {
  return ({ id, request, status, ms, cache }) => {
    const { path } = addressOf(request.url);
    const shown = path.length > longestPath ? path.slice(0, longestPath) : path;
    const quoted = plain.test(shown) ? `"${shown}"` : JSON.stringify(shown);
    add(
      `{"time":"${now()}","level":"info","message":"Request","id":"${id}",` +
        `"method":${quotedMethod(request.method)},"route":"${routeOf(path)}",` +
        `"path":${quoted},"status":${status},"ms":${
          Math.round(ms * 1000) / 1000
        },"cache":"${cache}"}`,
    );
  };
}

let second = 0;
let secondText = "";

/** The time as ISO text; the text of a second is made once. */
function now(): string {
  const time = Date.now();
  const milliseconds = time % 1000;
  if (time - milliseconds !== second) {
    second = time - milliseconds;
    secondText = new Date(second).toISOString().slice(0, 20);
  }
  return `${secondText}${String(milliseconds).padStart(3, "0")}Z`;
}

function quotedMethod(method: string): string {
  return method === "GET" ? '"GET"' : JSON.stringify(method.slice(0, 20));
}

/** Makes ids that are short, and different within and across processes. */
export function createRequestIds(): () => string {
  const process = crypto.getRandomValues(new Uint8Array(5)).toHex();
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
