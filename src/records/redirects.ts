import { existsSync } from "node:fs";
import { ExpectedError } from "../lib/exit-with-error.ts";
import { memoize } from "../lib/promises/memoize.ts";
import { isRecord } from "../lib/text/json.ts";
import { siteParameters } from "../paths.ts";
import type { Problem } from "./problem.ts";

/**
 * Redirects by the old address, each to an address that does not redirect. Both
 * as browsers send them: the old one a path or, with a query, one that is asked
 * before the pages of the site; the new one may have a query and a fragment.
 */
export type Redirects = ReadonlyMap<string, string>;

/** The file of the redirects, from the project's root. */
export const redirectsPath = "data/redirects.json";

/**
 * Reads the redirects from old paths of pages, articles, jobs and projects to
 * current addresses. A visitor's query is appended, without the pairs that an
 * old address names.
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
  const file = new URL(redirectsPath, root);
  return existsSync(file) ? Deno.readTextFileSync(file) : "{}";
}

/** The redirects of a text that are valid, and the problems of the others. */
export function parseRedirects(
  text: string,
): { redirects: Redirects; problems: Problem[] } {
  const redirects = new Map<string, string>();
  const fields = new Map<string, string>();
  const problems: Problem[] = [];
  const listed = parsed(text);
  if ("field" in listed) return { redirects, problems: [listed] };
  for (const [field, to] of Object.entries(listed.pairs)) {
    const reason = reasonAgainst(field, to);
    if (reason) {
      problems.push({ field, reason });
      continue;
    }
    redirects.set(asSent(field), asSent(String(to)));
    fields.set(asSent(field), field);
  }
  const ends = new Map(
    [...redirects].map(([from, to]) => [from, endOf(to, redirects)]),
  );
  for (const [from, end] of ends) {
    if (end !== undefined) redirects.set(from, end);
    else {
      redirects.delete(from);
      const field = fields.get(from) ?? from;
      problems.push({ field, reason: "leads in a circle" });
    }
  }
  return { redirects, problems };
}

function parsed(
  text: string,
): { pairs: Record<string, unknown> } | Problem {
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
  const { path, query, fragment } = partsOf(from);
  const isOld = isPath(path) && !fragment && (query || path !== "/");
  if (!isOld) {
    return 'expected an old address such as "/work/old-name" as the name';
  }
  if (/^\/api(?:\/|$)/.test(path)) return "expected no path of the gateway";
  const own = pairsOf(query).find(([name]) => siteParameters.includes(name));
  if (own) return `expected no parameter of this site, found "${own[0]}"`;
  if (typeof to === "string" && isPath(partsOf(to).path)) return undefined;
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

/** An address of this site: its path, and the others without their marks. */
interface Parts {
  path: string;
  query: string;
  fragment: string;
}

function partsOf(address: string): Parts {
  const [, path = "", query = "", fragment = ""] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? [];
  return { path, query, fragment };
}

function addressWith({ path, query, fragment }: Parts): string {
  return path + (query && `?${query}`) + (fragment && `#${fragment}`);
}

/** The pairs of a query, decoded. */
function pairsOf(query: string): [string, string][] {
  return [...new URLSearchParams(query)];
}

/** An address as a browser sends it: percent-encoded in one way. */
export function asSent(address: string): string {
  const { path, query, fragment } = partsOf(address);
  const encoded = (text: string) =>
    text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return addressWith({
    path: encodeURI(decodeURI(path)),
    query: encoded(query),
    fragment: encoded(fragment),
  });
}

/** The old addresses with a query, by their paths. */
const queriedOf = memoize((redirects: Redirects) =>
  Map.groupBy(
    [...redirects].map(([from, to]) => ({ ...partsOf(from), to }))
      .filter(({ query }) => query),
    ({ path }) => path,
  )
);

/**
 * Where an old address with a query leads, whatever is at its path: all its
 * pairs are in the query of the request, whose others are kept.
 * @param search The query with its question mark, or nothing.
 */
export function queriedRedirect(
  redirects: Redirects,
  path: string,
  search: string,
): string | undefined {
  const candidates = search && queriedOf(redirects).get(path);
  if (!candidates) return undefined;
  // As they were sent: other software may read them in its own way.
  const sent = search.slice(1).split("&").filter(Boolean);
  for (const { query, to } of candidates) {
    const wanted = pairsOf(query);
    const rest = [...sent];
    const isAll = wanted.every(([name, value]) => {
      const index = rest.findIndex((pair) =>
        pairsOf(pair).some((it) => it[0] === name && it[1] === value)
      );
      if (index >= 0) rest.splice(index, 1);
      return index >= 0;
    });
    if (isAll) return withQuery(to, rest.join("&"));
  }
}

/**
 * Where an old address without a query leads.
 * @param search The query of the request, which is appended.
 */
export function pathRedirect(
  redirects: Redirects,
  path: string,
  search: string,
): string | undefined {
  const to = redirects.get(path);
  return to === undefined ? undefined : withQuery(to, search.slice(1));
}

function withQuery(address: string, more: string): string {
  const { query, ...parts } = partsOf(address);
  return addressWith({
    ...parts,
    query: [query, more].filter(Boolean).join("&"),
  });
}

/** The address at the end of a chain of redirects; undefined for a loop. */
function endOf(address: string, redirects: Redirects): string | undefined {
  let to = address;
  for (let steps = 0; steps <= redirects.size; steps++) {
    const { path, query, fragment } = partsOf(to);
    const search = query && `?${query}`;
    const next = queriedRedirect(redirects, path, search) ??
      pathRedirect(redirects, path, search);
    if (next === undefined) return to;
    // Browsers keep a fragment that the next redirect does not replace.
    const parts = partsOf(next);
    to = addressWith({ ...parts, fragment: parts.fragment || fragment });
  }
}
