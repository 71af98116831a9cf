import type { Problem } from "../../content/embedded/record-files.ts";
import type { ListName } from "../../content/record-kinds.ts";
import { records } from "../../pages/records.server.ts";
import type { LinkCheck } from "./link-check.ts";

/** What visitors or search engines would miss of a valid record. */
export async function recordWarnings(
  list: ListName,
  stored: { _id: string },
  checkLink: LinkCheck,
): Promise<Problem[]> {
  const record = parsed(list, stored);
  const warnings = records[list].warnings?.(record) ?? [];
  for (const [field, value] of Object.entries(record)) {
    for (const href of new Set(linksIn(value))) {
      const fault = await checkLink(href);
      if (!fault) continue;
      const reason = `the link "${href}" ${fault}`;
      warnings.push({ field: parsedFields.get(field) ?? field, reason });
    }
  }
  return warnings;
}

/** The fields whose texts the server parses into others. */
const parsedFields = new Map([["descNodes", "desc"]]);

/** A record with its texts parsed, as its page gets it. */
function parsed(list: ListName, stored: { _id: string }): { _id: string } {
  const { whole } = records[list];
  const none = () => {};
  const options = {
    isPublicOnly: false,
    onLeftOut: none,
    onUnknownBlocks: none,
  };
  return whole?.(stored, options) ?? stored;
}

/** The targets of all links in a parsed value. */
function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === "href" && typeof inside === "string" ? [inside] : linksIn(inside)
  );
}
