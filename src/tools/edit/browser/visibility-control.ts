import {
  isPublic,
  type ListName,
  listNames,
} from "../../../content/record-kinds.ts";
import type { Dated } from "../../../content/schedule.ts";
import { visibilityOf } from "../records/visibility.ts";
import { cms, type ControlProps, dataOf, type EntryMap } from "./globals.ts";

/** Says below the status whether visitors see the record. */
export function VisibilityControl({ entry }: ControlProps) {
  const text = entry && visibilityIn(entry);
  return cms.h("p", { role: "status" }, text);
}

/** Lets the list say the same of a record that was saved. */
export function listVisibility(): void {
  cms.CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) =>
      isListed(entry)
        ? entry.setIn(["data", "visibility"], visibilityIn(entry))
        : undefined,
  });
}

function isListed(entry: EntryMap): boolean {
  return (listNames as string[]).includes(String(entry.get("collection")));
}

function visibilityIn(entry: EntryMap): string {
  const record: Dated & { status?: string } = dataOf({ entry });
  const list = entry.get("collection") as ListName;
  return visibilityOf(record, isPublic(list, record));
}
