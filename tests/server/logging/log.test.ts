import assert from "node:assert/strict";
import { Hono } from "hono";
import { createLog } from "../../../src/server/logging/log.ts";
import { requestState } from "../../../src/server/middleware/request-state.ts";
import { requestLog } from "../../../src/server/middleware/request-log.ts";
import type { SiteEnv } from "../../../src/server/services.ts";
import { readSettings } from "../../../src/settings.ts";

const long = "X".repeat(10_000);

Deno.test("truncates long values in log lines", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  log.warn("CSP violation", { blocked: long, count: 3 });
  const [line = ""] = lines;
  assert.ok(line.length < 1000, `${line.length} characters`);
  assert.equal(JSON.parse(line).count, 3);
});

Deno.test("keeps the whole stack of an error", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const stack = `Error: ${"X".repeat(2000)}\n${"  at page\n".repeat(20)}`;
  log.error("Cannot answer a request", { reason: stack, stack });
  const { reason, stack: logged } = JSON.parse(lines[0] ?? "");
  assert.deepEqual([reason, logged], [stack, stack]);
});

/** Characters that change how a terminal or a log viewer shows a line. */
const invisible = [
  ...["\0", "\b", "\r", "\x1b[2K", "\x7f", "\x85", "\x9b31m"],
  ...["\u2028", "\u2029"],
  ...["\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069"],
  ...["\xad", "\u200b", "\u200d", "\u2060", "\ufeff", "\u{e0041}"],
].join("x");

Deno.test("escapes control, direction and invisible characters in log lines", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const fields = {
    path: `Ọlá 🚌 ${invisible}`,
    [`name${invisible}`]: 1,
    // Longer lines are written in another way.
    stack: invisible.repeat(20).slice(0, 500),
  };
  log.error(invisible, { path: fields.path });
  log.error(invisible, fields);
  for (const line of lines) {
    assert.doesNotMatch(line, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    assert.match(line, /Ọlá 🚌/);
  }
  const { time: _, level, message, ...read } = JSON.parse(lines[1] ?? "");
  assert.deepEqual({ level, message }, { level: "error", message: invisible });
  assert.deepEqual(read, fields);
});

Deno.test("truncates long methods and paths in log lines", async () => {
  const lines: string[] = [];
  const app = new Hono<SiteEnv>();
  app.use(requestState);
  app.use(requestLog);
  await app.request(`/${long}`, { method: long }, {
    log: createLog("info", (line) => lines.push(line)),
    settings: readSettings({}),
  });
  assert.equal(lines.length, 1);
  assert.ok((lines[0] ?? "").length < 1000);
});

Deno.test("writes only events of the configured level or above", () => {
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line));
  for (const level of ["debug", "info", "warn", "error"] as const) {
    log[level](level);
  }
  assert.deepEqual(lines.map((line) => JSON.parse(line).message), [
    "warn",
    "error",
  ]);
});
