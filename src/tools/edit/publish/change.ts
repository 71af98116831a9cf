import type { Conflict } from "./merge-file.ts";
import type { FieldChange } from "./record-changes.ts";

/** Something that the author has changed, which goes out as a whole or stays. */
export interface Change {
  /** The path of its file; of pictures alone, that of their folder. */
  id: string;
  /** What it is, such as "Article". */
  noun: string;
  name: string;
  verb: "added" | "changed" | "deleted";
  fields: FieldChange[];
  /** The names of the pictures that go with it. */
  pictures: string[];
  /** All files that go with it. */
  paths: string[];
  conflicts: Conflict[];
}

/** A change in one line, such as “Article “Tides”: changed”. */
export function lineOf({ noun, name, verb }: Change): string {
  return `${noun} “${name}”: ${verb}`;
}
