import { isRecord } from "../../lib/text/json.ts";
import type { BlockFieldName } from "./block-types.server.ts";

type Names = readonly BlockFieldName[];

/** The fields with running text, from which previews are made. */
export const proseFields: Names = ["paragraphText", "text", "items"];

/** The fields that count to the reading time. */
export const readFields: Names = [...proseFields, "caption", "code"];

/** The fields that count to the limit of an article's text. */
export const limitedFields: Names = ["paragraphTitle", ...proseFields, "code"];

/** The texts in some fields of a block, which may be malformed. */
export function textsIn(block: unknown, names: Names): string[] {
  if (!isRecord(block)) return [];
  // First the few that are there: a service may send millions of blocks.
  return names.filter((name) => name in block)
    .flatMap((name) => block[name])
    .filter((it) => typeof it === "string");
}
