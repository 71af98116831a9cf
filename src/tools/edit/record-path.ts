import type { ListName } from "../../content/record-kinds.ts";

/** The folder of a kind of records, from the project's root. */
export function recordFolder(list: ListName): string {
  return `data/content/${list}`;
}

/** The path of a record's file, from the project's root. */
export function recordPath(list: ListName, id: string): string {
  return `${recordFolder(list)}/${id}.json`;
}
