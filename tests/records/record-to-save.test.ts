import assert from "node:assert/strict";
import { recordToSave } from "../../src/records/record-to-save.ts";
import { filled, groupOf } from "../../src/records/fields.server.ts";

Deno.test("a group without fields is saved, an empty one with fields left out", () => {
  const fields = {
    none: groupOf({}, { label: "None" }),
    link: groupOf({ href: { file: filled, form: { label: "To" } } }, {
      label: "Link",
    }),
  };
  const saved = recordToSave(
    { none: {}, link: { href: "" } },
    fields,
    {
      id: "home",
      saved: {},
      now: "2026-01-01T00:00Z",
      photo: () => undefined,
      pictureName: () => undefined,
    },
  );
  assert.deepEqual(saved, { none: {} });
});
