/** Where the page is: a list, or the form of a record. */
export interface EditorLocation {
  list: string;
  /** The record; empty for a new one, undefined for the list. */
  id?: string;
  copied?: string;
}

/** Placeholder for the name of a record that is not saved yet. */
export const newId = "preview";

export function listAddress(list: string): string {
  return `#/collections/${list}`;
}

/**
 * The address of a form.
 * @param id Empty for a new record.
 * @param copied The record that a new one is a copy of.
 */
export function addressOf(list: string, id: string, copied?: string): string {
  if (id) return `${listAddress(list)}/entries/${id}`;
  return `${listAddress(list)}/new${copied ? `?copy=${copied}` : ""}`;
}

/** Where an address leads. */
export function locationAt(hash: string): EditorLocation {
  const [, list = "", record = ""] =
    /^#\/collections\/([\w-]+)(?:\/(.*))?$/.exec(hash) ?? [];
  const [, id] = /^entries\/([^/?]+)/.exec(record) ?? [];
  const [, isNew, copied] = /^(new)(?:\?copy=(.+))?$/.exec(record) ?? [];
  if (!isNew) return { list, ...id && { id } };
  return { list, id: "", ...copied && { copied } };
}
