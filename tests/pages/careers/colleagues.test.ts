import assert from "node:assert/strict";
import { colleagues } from "../../../data/careers.ts";
import { staff } from "../../../data/team.ts";

Deno.test("colleagues are members of the staff", () => {
  const names = staff.map(({ name }) => name);
  for (const name of colleagues.values()) assert.ok(names.includes(name), name);
});
