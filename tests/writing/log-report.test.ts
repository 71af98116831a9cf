import assert from "node:assert/strict";
import { reportOf } from "../../src/writing/log-report.ts";

const patterns = new Set(["/", "/blog/:id"]);

function request(path: string, fields: object = {}): string {
  const route = path.startsWith("/blog/") ? "/blog/:id" : path;
  const line = { message: "Request", method: "GET", status: 200, route, path };
  return JSON.stringify({
    time: "2026-11-22T10:00:00.000Z",
    ...line,
    ...fields,
  });
}

Deno.test("pages are counted by their addresses, most first", () => {
  const { reads, from, to } = reportOf([
    request("/"),
    request("/blog/a"),
    request("/blog/a", { status: 304, time: "2026-11-23T10:00:00.000Z" }),
    "Listening, which is no JSON",
  ], patterns);
  assert.deepEqual(reads, [
    { path: "/blog/a", count: 2 },
    { path: "/", count: 1 },
  ]);
  assert.equal(from, "2026-11-22T10:00:00.000Z");
  assert.equal(to, "2026-11-23T10:00:00.000Z");
});

Deno.test("what is no page that was read is not counted", () => {
  const { reads } = reportOf([
    request("/blog/gone", { status: 404 }),
    request("/", { method: "HEAD" }),
    request("/assets/rest.css", { route: "/assets/*" }),
    "null",
  ], patterns);
  assert.deepEqual(reads, []);
});

Deno.test("measured visits are counted by the kind of page, with the upper quartile", () => {
  const lines = [1000, 2000, 3000, 4000].map((lcp) =>
    JSON.stringify({ message: "Web vitals", route: "/blog/:id", lcp, cls: 0 })
  );
  const { felt } = reportOf(lines, patterns);
  assert.deepEqual(felt, [
    { route: "/blog/:id", visits: 4, lcp: 3000, inp: undefined, cls: 0 },
  ]);
});
