import { redirects } from "../../../records/redirects.ts";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { readJsonFiles } from "../../../records/files.server.ts";
import { addressOf } from "../../../records/kind.ts";
import type { RedirectOffer } from "../browser/redirect-offer.ts";
import { collectionOf } from "../../../pages/kinds.server.ts";

/**
 * What to offer for the address that a record had: the list, and the pages of
 * the other public records.
 */
export async function redirectOffer(
  root: URL,
  list: string,
  id: string,
): Promise<RedirectOffer> {
  const kind = collectionOf(list);
  const { folder, page, label, title, visibility } = kind;
  const from = addressOf(kind, id);
  const targets = [{
    to: page.replace(/\/:\w+$/, ""),
    label: `The list of all ${label.toLowerCase()}s`,
  }];
  const files = await readJsonFiles(new URL(`${folder}/`, root));
  for (const { id, value } of files) {
    const record = "json" in value ? value.json : undefined;
    if (!isRecord(record)) continue;
    if (visibility && !visibility.isPublic(record)) continue;
    const to = addressOf(kind, id);
    const shown = `${label} “${record[title] ?? to}”`;
    if (to !== from) targets.push({ to, label: shown });
  }
  return { from, targets };
}

/**
 * Adds a redirect. Those that lead to its old address lead to the new one, and
 * one from the new address goes: there is a page.
 * @throws {ExpectedError} If the file or the redirect is wrong.
 */
export function addRedirect(root: URL, from: string, to: string): void {
  const { [from]: _, [to]: __, ...others } = readTable(root);
  const moved = Object.entries(others)
    .map(([old, target]) => [old, target === from ? to : target]);
  const table = { ...Object.fromEntries(moved), [from]: to };
  const problem = redirects.schema.safeParse(table).error?.issues
    .find(({ path }) => path[0] === from);
  if (problem) {
    throw new ExpectedError(`Cannot redirect "${from}": ${problem.message}`);
  }
  saveFile(new URL(redirects.file, root), textOf(table));
}

/** Removes the redirect from an address, if there is one. */
export function removeRedirect(root: URL, address: string): void {
  const table = readTable(root);
  if (!Object.hasOwn(table, address)) return;
  const { [address]: _, ...others } = table;
  saveFile(new URL(redirects.file, root), textOf(others));
}

function readTable(root: URL): Record<string, unknown> {
  const table = parseJson(Deno.readTextFileSync(new URL(redirects.file, root)));
  if (isRecord(table)) return table;
  throw new ExpectedError(
    `Cannot change "${redirects.file}": it has a mistake. Fix it first.`,
  );
}

function textOf(table: object): string {
  return `${JSON.stringify(table, null, 2)}\n`;
}
