import { isForeign, isWellFormedHost } from "./host-names.ts";
import { purgePath, vitalsPath } from "../paths.ts";
import { hasUnsafePath, properPath } from "./proper-path.ts";
import { reportPath } from "./security-headers.ts";

/** What a request is answered with before anything else looks at it. */
export type Verdict =
  | { kind: "refuse"; status: 400 | 405 | 414; allow?: string }
  /** No such page can exist: nobody is asked. */
  | { kind: "missing" }
  /** The same page has another address, on this site. */
  | { kind: "move"; location: string };

type HostKind = "good" | "bad" | "foreign";

/** Bytes of path and query that a request may have. */
const longestTarget = 8192;
/** Nearly every address of the site: nothing in it needs a closer look. */
const plainPath = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;
/** What is told to the site; everything else is asked of it. */
const postPaths: ReadonlySet<string> = new Set([
  reportPath,
  vitalsPath,
  purgePath,
]);
const healthPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);
/** Host names that were looked at; a flood of them must not fill the memory. */
const mostHosts = 100;

/**
 * Checks what every request is checked for. The host that a request names is
 * used for nothing but this.
 * @param siteUrl The public origin: other public names lead there.
 * @returns Undefined for a request that may go on.
 */
export function createRequestCheck(
  siteUrl: string,
): (request: Request) => Verdict | undefined {
  const hosts = new Map<string, HostKind>();

  function judgeHost(host: string): HostKind {
    if (!isWellFormedHost(host)) return "bad";
    return isForeign(host, siteUrl) ? "foreign" : "good";
  }

  function hostOf(host: string): HostKind {
    const known = hosts.get(host);
    if (known) return known;
    const judged = judgeHost(host);
    if (hosts.size < mostHosts) hosts.set(host, judged);
    return judged;
  }

  return function check(request) {
    const { url, method } = request;
    const start = url.indexOf("/", url.indexOf("://") + 3);
    // HTTP/2 has no such header, but an authority, which is in the URL.
    const authority = url.slice(url.indexOf("://") + 3, start);
    const host = request.headers.get("host") ?? authority;
    const judged = hostOf(host);
    if (judged === "bad" || host !== authority) {
      // An absolute target names a host too; two different ones are a trick.
      return isMethod(method) ? { kind: "refuse", status: 400 } : notAllowed;
    }
    if (url.length - start > longestTarget) {
      return { kind: "refuse", status: 414 };
    }
    const question = url.indexOf("?", start);
    const path = question < 0 ? url.slice(start) : url.slice(start, question);
    if (postPaths.has(path)) {
      if (method !== "POST") return postOnly;
    } else if (!isMethod(method)) return notAllowed;
    if (plainPath.test(path) && judged === "good") return undefined;
    if (hasUnsafePath(path)) return { kind: "missing" };
    const proper = properPath(path);
    if (proper === undefined) return { kind: "missing" };
    const search = question < 0 ? "" : inAscii(url.slice(question));
    if (judged === "foreign" && !healthPaths.has(path)) {
      return { kind: "move", location: siteUrl + inAscii(proper) + search };
    }
    return proper === path
      ? undefined
      : { kind: "move", location: inAscii(proper) + search };
  };
}

const notAllowed: Verdict = {
  kind: "refuse",
  status: 405,
  allow: "GET, HEAD",
};
const postOnly: Verdict = { kind: "refuse", status: 405, allow: "POST" };

/** A header's value cannot hold every character that a raw target can. */
function inAscii(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

function isMethod(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
