import assert from "node:assert/strict";
import * as z from "zod/mini";
import { fileSchema } from "../../src/records/fields.server.ts";
// Sets the messages.
import "../../src/records/files.server.ts";

const form = { label: "" };
const schema = fileSchema({
  title: { file: z.string(), form },
  tags: { file: z.array(z.string()).check(z.minLength(2)), form },
  place: { file: z.number().check(z.maximum(9)), form },
  status: { file: z.enum(["draft", "published"]), form },
  display: { file: z.literal(""), form },
});

Deno.test("the message of an invalid value says what to write", () => {
  const record = {
    tags: ["a"],
    place: 10,
    status: "live",
    display: 1,
    more: 1,
  };
  const { error } = schema.safeParse(record);
  assert.deepEqual(
    error?.issues.map(({ path, message }) => [path.join("."), message]),
    [
      ["title", "expected a text"],
      ["tags", "expected at least 2 items"],
      ["place", "expected at most 9"],
      ["status", "choose one of these: draft, published"],
      ["display", 'expected ""'],
      ["", 'unknown field: "more"'],
    ],
  );
});
