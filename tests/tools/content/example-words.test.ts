import assert from "node:assert/strict";
import { kindOf } from "../../../src/pages/kinds.server.ts";
import type { ReadKind } from "../../../src/records/files.server.ts";
import { exampleTexts } from "../../../src/tools/content/example-words.ts";

function read(name: string, record: unknown): ReadKind {
  const file = `data/${name}.json`;
  return {
    kind: kindOf(name),
    ids: [name],
    valid: [{ file, id: name, record }],
    problems: [],
  };
}

function fieldsOf(name: string, locality: string): string[] {
  return exampleTexts([
    read("site", { name, offices: [{ locality }] }),
    read("about-words", {
      meta: { description: "A team of 20+ in Lagos" },
      title: "Our Story",
    }),
  ]).map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
}

Deno.test("names the texts of another agency that speak of the example", () => {
  const place = "data/about-words.json: meta.description: still has words of";
  assert.deepEqual(fieldsOf("Saltmarsh", "Bristol"), [
    `${place} the example: Lagos, 20+`,
  ]);
  assert.deepEqual(fieldsOf("Harmattan Works", "Lagos"), [
    `${place} the example: 20+`,
  ]);
  assert.deepEqual(fieldsOf("Third Mainland", "Lagos"), []);
});
