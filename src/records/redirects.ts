import { ExpectedError } from "../lib/exit-with-error.ts";
import { isRecord } from "../lib/text/json.ts";

/**
 * Redirects by the old path, each to a path that does not redirect. Both as
 * browsers send them.
 */
export type Redirects = ReadonlyMap<string, string>;

/** What is wrong with a redirect. */
export interface RedirectProblem {
  /** The old path, or "(whole file)". */
  field: string;
  reason: string;
}

/** The file of the redirects, from the project's root. */
export const redirectsPath = "data/redirects.json";

/**
 * Reads the redirects from old paths of pages, articles, jobs and projects to
 * current paths. A visitor's query is appended.
 * @param root The project's root, with a trailing slash.
 * @throws {ExpectedError} On the first wrong one, with file, field and reason.
 */
export function readRedirects(root = new URL("../../", import.meta.url)) {
  const { redirects, problems: [first] } = parseRedirects(
    redirectsText(root),
  );
  if (!first) return redirects;
  const { field, reason } = first;
  throw new ExpectedError(`Cannot use "${redirectsPath}": ${field}: ${reason}`);
}

/** The text of the file; of no redirects if there is none. */
export function redirectsText(root: URL): string {
  try {
    return Deno.readTextFileSync(new URL(redirectsPath, root));
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return "{}";
    throw cause;
  }
}

/** The redirects of a text that are valid, and the problems of the others. */
export function parseRedirects(
  text: string,
): { redirects: Redirects; problems: RedirectProblem[] } {
  const redirects = new Map<string, string>();
  const problems: RedirectProblem[] = [];
  const listed = parsed(text);
  if ("field" in listed) return { redirects, problems: [listed] };
  for (const [field, to] of Object.entries(listed.pairs)) {
    const reason = reasonAgainst(field, to);
    if (reason) problems.push({ field, reason });
    else redirects.set(asSent(field), asSent(String(to)));
  }
  const endless = [...redirects.keys()].filter((from) =>
    endOf(from, redirects) === undefined
  );
  for (const from of endless) {
    redirects.delete(from);
    problems.push({ field: decodeURI(from), reason: "leads in a circle" });
  }
  for (const from of redirects.keys()) {
    redirects.set(from, endOf(from, redirects) ?? from);
  }
  return { redirects, problems };
}

function parsed(
  text: string,
): { pairs: Record<string, unknown> } | RedirectProblem {
  const field = "(whole file)";
  try {
    const pairs: unknown = JSON.parse(text);
    return isRecord(pairs)
      ? { pairs }
      : { field, reason: "expected an object of old and new paths" };
  } catch (cause) {
    return { field, reason: cause instanceof Error ? cause.message : "" };
  }
}

/** One slash at the start, none at the end, no query and no fragment. */
const plainPath = /^(?:\/|(?:\/[^/\\\s?#]+)+)$/;

function reasonAgainst(from: string, to: unknown): string | undefined {
  if (!isPath(from) || from === "/") {
    return 'expected an old path such as "/work/old-name" as the name';
  }
  if (/^\/api(?:\/|$)/.test(from)) return "expected no path of the gateway";
  if (typeof to === "string" && isPath(to)) return undefined;
  return `expected a path of this site, such as "/portfolio", found ${
    JSON.stringify(to)
  }`;
}

function isPath(text: string): boolean {
  if (!plainPath.test(text)) return false;
  try {
    return !decodeURIComponent(text).split("/").some((part) =>
      part === "." || part === ".."
    );
  } catch {
    return false;
  }
}

/** The path of a request for a path: percent-encoded in one way. */
export function asSent(path: string): string {
  return encodeURI(decodeURI(path));
}

/** The path at the end of a chain of redirects; undefined for a loop. */
function endOf(from: string, redirects: Redirects): string | undefined {
  let to: string | undefined = from;
  for (let steps = 0; steps <= redirects.size; steps++) {
    const next = redirects.get(to);
    if (next === undefined) return to;
    to = next;
  }
}
