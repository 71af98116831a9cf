import assert from "node:assert/strict";
import { maxParameters, parseQuery } from "../../../src/lib/http/query.ts";

Deno.test("parameters after the first hundred of a query are ignored", () => {
  const others = "x=1&".repeat(maxParameters - 1);
  assert.equal(parseQuery(`?${others}q=a`).get("q"), "a");
  assert.equal(parseQuery(`?x=1&${others}q=a`).get("q"), null);
});
