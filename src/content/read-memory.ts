import { createHash } from "node:crypto";
import type { Answer } from "./answer.ts";
import { noteBytes } from "./answer-bytes.ts";
import type { ReadMemory } from "./ask.ts";
import { type Bounds, createBoundedMap } from "./bounded-map.ts";

/**
 * Remembers, for each path, the last answer and the digest of its text: the
 * same text again is the same answer, with all the views derived from it.
 * @param bounds How much is remembered.
 */
export function createReadMemory(
  bounds: Bounds = { maxEntries: 500, maxBytes: 64 * 1024 * 1024 },
): ReadMemory {
  const known = createBoundedMap<{ digest: string; answer: Answer<unknown> }>(
    bounds,
  );
  return {
    recall(path, text) {
      const last = known.get(path);
      return last?.digest === digestOf(text) ? last.answer : undefined;
    },
    retain(path, text, answer) {
      const bytes = noteBytes(answer, text);
      known.set(path, { digest: digestOf(text), answer }, bytes);
    },
  };
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
