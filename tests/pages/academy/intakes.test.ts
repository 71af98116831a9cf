import assert from "node:assert/strict";
import record from "../../../data/intakes.json" with { type: "json" };
import { intakes } from "../../../src/pages/academy/intakes.server.ts";

for (
  const [field, value] of [
    ["start", " "],
    ["start", 2027],
    ["fee", ""],
    ["seats", -1],
    ["seats", 1.5],
    ["seats", "12"],
    ["price", "₦5"],
  ] as const
) {
  Deno.test(`refuses a track whose ${field} is ${JSON.stringify(value)}`, () => {
    const { error } = intakes.schema.safeParse({
      ...record,
      "data-analysis": { [field]: value },
    });
    const [issue] = error?.issues ?? [];
    const path = issue?.path.join(".") ?? "";
    assert.match(path, /^data-analysis/);
    assert.ok(path.endsWith(field) || issue?.message.includes(field));
  });
}

Deno.test("takes starts, fees and seats, and a person's name alone", () => {
  const known = { start: "May 3, 2027", fee: "₦150,000", seats: 0 };
  for (const intake of [known, {}]) {
    const facts = { ...record, "product-design": intake };
    assert.equal(intakes.schema.safeParse(facts).success, true);
  }
});
