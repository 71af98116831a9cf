/** The sections whose pages show records: tests of all of them loop over this. */
import type { Arbitrary } from "fast-check";
import type { ListName } from "../../src/content/content-types.ts";
import { globSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const files = globSync("tests/pages/*/section.ts", { cwd: root }).sort();

export const sections: readonly TestedSection[] = await Promise.all(
  files.map(async (file) => (await import(new URL(file, root).href)).section),
);

/** What the tests know of a section. */
export interface TestedSection {
  /** The name of its records' list. */
  records: ListName;
  /** The page that lists them. */
  list: TestedPage & { path: string; empty: string };
  /** The page of one. */
  record: TestedPage & { path(id: string): string };
  /** A public record of the fixtures. */
  sample: { id: string; title: string };
  /** A record of the fixtures that is not public. */
  hidden: string;
  /** The status of public records, and some others. */
  statuses: { public: string; others: readonly string[] };
  /**
   * Loads records that are odd but valid, without ids. Few tests need them, and
   * fast-check takes most of a second to load.
   */
  odd(): Promise<Arbitrary<object>>;
  /** A public record with everything that a page shows, and these fields. */
  make(fields: { _id: string } & Record<string, unknown>): { _id: string };
  /** A record all of whose fields are made for a test. */
  fill(id: string, field: MakeField): { _id: string };
}

interface TestedPage {
  name: string;
  loading: string;
  /** The text before the message of a failure. */
  failed: string;
  /** Selects an element that shows the text of a record. */
  shows: string;
}

/**
 * Makes a field of a record: `text` for one that shows as a single piece, `html`
 * for one whose lines or tags become elements.
 */
type MakeField = (
  kind: "text" | "address" | "html",
) => string | undefined;

/** Records by their lists. */
export type FakeRecords = Partial<Record<ListName, readonly object[]>>;

/** Records of every section. */
export function recordsOfEach<T extends readonly object[]>(
  make: (section: TestedSection) => T,
): Record<ListName, T> {
  return Object.fromEntries(
    sections.map((section) => [section.records, make(section)]),
  ) as Record<ListName, T>;
}

/** A record of every section, all of whose fields are made for a test. */
export function filledRecords(
  id: string,
  field: MakeField,
): Record<ListName, readonly object[]> {
  return recordsOfEach(({ fill }) => [fill(id, field)]);
}

/** A featured article and another record of each section, with these ids. */
export function oneOfEach(
  ...ids: string[]
): Record<ListName, readonly object[]> {
  const all = ids.length > 0 ? ids : ["x"];
  return recordsOfEach(({ make }) => all.map((_id) => make({ _id })));
}
