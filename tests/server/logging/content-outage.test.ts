/** The log lines of a content outage. */
import assert from "node:assert/strict";
import {
  type ContentResult,
  failure,
  success,
  timedOut,
  unreachable,
} from "../../../src/lib/content-result.ts";
import type { QueryKey } from "../../../src/content/query-keys.ts";
import { createContentOutage } from "../../../src/server/logging/content-outage.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { endedTimers, laterBy } from "../../support/clock.ts";
import { waitUntil } from "../../support/promises.ts";

/** A content outage with its log lines. */
function fixture() {
  const lines: Record<string, unknown>[] = [];
  const outage = createContentOutage(
    createLog("info", (line) => lines.push(JSON.parse(line))),
  );
  const note = (
    result: ContentResult<unknown>,
    { key = "articles/all", status }: {
      key?: QueryKey;
      status?: number;
    } = {},
  ) => outage.note(key, { result, status, bytes: 0 }, 1);
  return { outage, lines, note };
}

const good = success([]);
const minuteMs = 60_000;

for (
  const [title, result, status] of [
    ["cannot be reached", unreachable, undefined],
    ["answers 500", failure("Out of ink", 502), 500],
  ] as const
) {
  Deno.test(`a service that ${title} is logged as one warning, and one line on recovery`, async () => {
    const { outage, lines, note } = fixture();
    note(good, { status: 200 });
    assert.equal(lines.length, 0);
    for (let call = 0; call < 5; call++) note(result, { status });
    const [start, ...more] = lines;
    assert.deepEqual(
      [start?.level, start?.path, start?.status, start?.reason],
      ["warn", "/api/articles", status, result.message],
    );
    assert.deepEqual(more, []);
    assert.equal(outage.reason(), result.message);
    using _later = laterBy(minuteMs);
    using _ended = endedTimers();
    note(good, { status: 200 });
    note(good, { status: 200 });
    await waitUntil(() => lines.length > 1);
    assert.deepEqual(lines.map(({ level }) => level), ["warn", "info"]);
    assert.equal(lines[1]?.seconds, 60);
    assert.equal(outage.reason(), undefined);
  });
}

Deno.test("an outage is logged with what was thrown, and why", () => {
  const { lines, outage } = fixture();
  const cause = new TypeError("fetch failed", {
    cause: new Error("Connection refused"),
  });
  outage.note("articles", { result: unreachable, bytes: 0, cause }, 1);
  assert.match(
    String(lines[0]?.stack),
    /TypeError: fetch failed\n +at [^]*Connection refused/,
  );
});

Deno.test("one broken record is logged as one outage, not once per call", async () => {
  const { lines, note } = fixture();
  const fail = () =>
    note(failure("Broken", 502), { key: "article/one", status: 500 });
  for (let visit = 0; visit < 5; visit++) {
    note(good);
    fail();
  }
  assert.deepEqual(lines.map(({ level }) => level), ["warn"]);
  using _ended = endedTimers();
  note(good);
  await waitUntil(() => lines.length > 1);
  assert.deepEqual(lines.map(({ level }) => level), ["warn", "info"]);
});

Deno.test("each short outage is logged with its own time, without further calls", async () => {
  const { lines, note } = fixture();
  using _ended = endedTimers();
  for (const seconds of [5, 3]) {
    note(timedOut);
    using _later = laterBy(seconds * 1000);
    note(good);
    await waitUntil(() => lines.at(-1)?.level === "info");
  }
  assert.deepEqual(
    lines.map(({ level, seconds }) => [level, seconds]),
    [["warn", undefined], ["info", 5], ["warn", undefined], ["info", 3]],
  );
});

Deno.test("an unknown list and a refused call count as failures of the service, an unknown record does not", () => {
  const { outage, note } = fixture();
  const unknown = failure("Not found", 404);
  note(unknown, { key: "article/one", status: 404 });
  assert.equal(outage.reason(), undefined);
  note(unknown, { status: 404 });
  assert.equal(outage.reason(), "Not found");
  note(failure("Slow down", 429), { key: "article/one", status: 429 });
  assert.equal(outage.reason(), "Slow down");
});
