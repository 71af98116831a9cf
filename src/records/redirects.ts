import * as z from "zod/mini";
import { projectRoot } from "../lib/project-root.ts";
import { memoize } from "../lib/promises/memoize.ts";
import { siteParameters } from "../paths.ts";
import { readKind, validFiles } from "./files.server.ts";
import type { Singleton } from "./kind.ts";

/**
 * Redirects by the old address, each to an address that does not redirect. Both
 * as browsers send them: the old one a path or, with a query, one that is asked
 * before the pages of the site; the new one may have a query and a fragment.
 */
export type Redirects = ReadonlyMap<string, string>;

/** The redirects, which no form shows: their fields are addresses. */
export const redirects: Singleton<Redirects> = {
  name: "redirects",
  label: "Redirects",
  file: "data/redirects.json",
  page: "",
  heading: "",
  fields: {},
  schema: z.pipe(
    z.record(z.string(), z.unknown(), "expected old and new addresses"),
    z.transform(withEnds),
  ),
};

/**
 * Reads the redirects from old paths of pages, articles, jobs and projects to
 * current addresses. A visitor's query is appended, without the pairs that an
 * old address names.
 * @param root The project's root, with a trailing slash.
 * @throws {ContentFileError} On the first wrong one, with file, field and reason.
 */
export async function readRedirects(
  root = projectRoot,
): Promise<Redirects> {
  const [file] = validFiles(await readKind(redirects, root));
  return file?.record ?? new Map();
}

/** The redirects of a file, each to the end of its chain. */
function withEnds(
  pairs: Record<string, unknown>,
  { issues }: z.core.ParsePayload,
): Redirects {
  const redirects = new Map<string, string>();
  const fields = new Map<string, string>();
  const refuse = (field: string, message: string) =>
    issues.push({ code: "custom", input: pairs, path: [field], message });
  for (const [field, to] of Object.entries(pairs)) {
    const reason = reasonAgainst(field, to);
    if (reason) {
      refuse(field, reason);
      continue;
    }
    redirects.set(asSent(field), asSent(String(to)));
    fields.set(asSent(field), field);
  }
  const ends = new Map<string, string>();
  for (const [from, to] of redirects) {
    const end = endOf(to, redirects);
    if (end !== undefined) ends.set(from, end);
    else refuse(fields.get(from) ?? from, "leads in a circle");
  }
  return ends;
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
