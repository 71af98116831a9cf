import type { FormRecord } from "../../../records/form-record.ts";
import type { KindSetup } from "../forms/forms-setup.ts";
import type { Problems } from "./form-state.ts";

/** A record, and the version of its file; a new one has none. */
export interface Opened {
  record: FormRecord;
  version?: string;
}

const stopped =
  'The editor has stopped. Your text is still in this form: run "deno task edit" again, then save.';

/** The forms of this page, for whose saves an answer may be lost. */
const form = crypto.randomUUID();
let attempt = 0;

/** Asks the server; without an answer the response says so. */
export function ask(
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(path, init)
    .catch(() => new Response(stopped, { status: 503 }));
}

/** The path of a record's file. */
export function pathOf({ path }: KindSetup, id: string): string {
  return path.replace("ID", id);
}

/**
 * Reads a record; a new one has the values of its declaration, or those of
 * another one.
 * @param copied The name of that one.
 * @throws {Error} With the server's reason.
 */
export async function openRecord(
  kind: KindSetup,
  id: string,
  copied?: string,
): Promise<Opened> {
  if (!id && !copied) {
    const initial = kind.fields.filter(({ initial }) => initial !== undefined)
      .map(({ name, initial }) => [name, initial]);
    return { record: Object.fromEntries(initial) };
  }
  const response = await ask(`/editor/files/${pathOf(kind, id || copied!)}`);
  if (!response.ok) throw new Error(await response.text());
  const { visibility: _, ...record }: FormRecord = await response.json();
  if (!id) {
    // It gets its own; pictures of a project are in the folder of that one.
    const pictures = kind.fields.filter(({ control }) =>
      /^project-/.test(control)
    )
      .map(({ name }) => name);
    for (const name of ["_id", "slug", "id", "createdAt", ...pictures]) {
      delete record[name];
    }
    return { record };
  }
  const version = response.headers.get("ETag");
  return { record, ...version && { version } };
}

/** What is wrong with an unsaved record. */
export async function check(
  { name }: KindSetup,
  id: string,
  record: FormRecord,
): Promise<Problems> {
  const response = await ask("/forms/check", {
    method: "POST",
    body: JSON.stringify({ collection: name, id, record }),
  });
  return response.ok ? await response.json() : {};
}

/** The version of a saved record and what to check in it, or the refusal. */
export type Saved = { version: string; note: string } | { reason: string };

/** Saves a record, and renames it if it was read from another one. */
export async function saveRecord(
  kind: KindSetup,
  { id, from = id, record, version }: Opened & { id: string; from?: string },
): Promise<Saved> {
  attempt++;
  const query = new URLSearchParams({
    form,
    attempt: String(attempt),
    ...from !== id && { from },
  });
  const response = await ask(`/editor/files/${pathOf(kind, id)}?${query}`, {
    method: "PUT",
    headers: version ? { "If-Match": version } : {},
    body: JSON.stringify(record),
  });
  const text = await response.text();
  const now = response.headers.get("ETag");
  return response.ok && now
    ? { version: now, note: text || "Saved." }
    : { reason: text };
}

/** Deletes a record; says why not. */
export async function deleteRecord(
  kind: KindSetup,
  id: string,
  version?: string,
): Promise<string | undefined> {
  attempt++;
  const query = new URLSearchParams({ form, attempt: String(attempt) });
  const response = await ask(`/editor/files/${pathOf(kind, id)}?${query}`, {
    method: "DELETE",
    headers: version ? { "If-Match": version } : {},
  });
  return response.ok ? undefined : await response.text();
}

/** What names a record, one per line. */
export async function deletionLines(
  { name }: KindSetup,
  id: string,
): Promise<string[]> {
  const query = new URLSearchParams({ list: name, id });
  const response = await ask(`/editor/deletion?${query}`);
  return response.ok ? await response.json() : [];
}
