import {
  asSent,
  type Redirects,
  redirects as kind,
} from "../../records/redirects.ts";
import { canonicalPath } from "../../server/http/canonical-path.ts";
import type { FileProblem } from "../../records/files.server.ts";
import type { Problem } from "../../records/problem.ts";
import type { LinkCheck } from "./link-check.ts";

/** Redirects of addresses that the site spells otherwise. */
export function otherSpellings(redirects: Redirects): FileProblem[] {
  return [...redirects].flatMap(([from, to]) => [
    ...otherSpelling(from, from),
    ...otherSpelling(from, to),
  ]).map(inFile);
}

/** Redirects that lead nowhere, or from a page that is shown instead. */
export async function redirectWarnings(
  redirects: Redirects,
  checkLink: LinkCheck,
): Promise<FileProblem[]> {
  const warnings: Problem[] = [];
  for (const [from, to] of redirects) {
    const field = asWritten(from);
    if (await checkLink(to) !== undefined) {
      warnings.push({ field, reason: `"${to}" leads to no page` });
    }
    // One with a query is asked before the page.
    if (!from.includes("?") && await checkLink(from) === undefined) {
      warnings.push({ field, reason: "there is a page, which is shown" });
    }
  }
  return warnings.map(inFile);
}

/** The site redirects any other spelling of an address by itself. */
function otherSpelling(from: string, address: string): Problem[] {
  const [path = ""] = address.split(/[?#]/, 1);
  const canonical = canonicalPath(path);
  if (canonical !== undefined && asSent(canonical) === path) return [];
  const found = `found "${asWritten(path)}"`;
  const reason = canonical
    ? `expected "${asWritten(canonical)}", ${found}`
    : `expected a path that browsers can ask for, ${found}`;
  return [{ field: asWritten(from), reason }];
}

/** An address as people read it. */
function asWritten(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function inFile(problem: Problem): FileProblem {
  return { file: kind.file, ...problem };
}
