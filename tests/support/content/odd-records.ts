/** Records that are odd but valid, as an editor may save them. */
import fc from "fast-check";
import type { ContentFiles } from "../../../src/content/embedded/content-service.ts";
import type { StoredRecord } from "../../../src/content/service-fields.server.ts";
import { sections } from "../sections.ts";

const count = 50;

/** Always the same, so that a test's outcome is not left to chance. */
const seed = 39;

/** Odd records of each kind. */
export async function oddRecords(): Promise<ContentFiles> {
  const lists = await Promise.all(
    sections.map(async ({ records, odd }) => {
      const made = fc.sample(await odd(), { seed, numRuns: count });
      return [records, withIds(`odd-${records}`, made)] as const;
    }),
  );
  return Object.fromEntries(lists) as ContentFiles;
}

function withIds(prefix: string, made: object[]): StoredRecord[] {
  // As in files: without the absent fields.
  return JSON.parse(JSON.stringify(
    made.map((record, index) => ({ _id: `${prefix}-${index}`, ...record })),
  ));
}
