/** What the log says of a content service that fails. */
import assert from "node:assert/strict";
import {
  failure,
  late,
  messages,
  success,
  unreachable,
} from "../../src/content/transport/content-result.ts";
import {
  type Attempt,
  createContentState,
} from "../../src/monitoring/content-state.ts";
import { createLog } from "../../src/server/logging/log.ts";

interface Line {
  level?: string;
  reason?: string;
  reasons?: string;
  calls?: number;
  seconds?: number;
  since?: string;
  path?: string;
}

/** A state with the lines that it wrote, and a clock in milliseconds. */
function fixture() {
  const lines: Line[] = [];
  const clock = { now: 0 };
  const log = createLog("info", (line) => lines.push(JSON.parse(line)));
  const state = createContentState(log, () => clock.now);
  const note = (result: Attempt["result"], facts: Partial<Attempt> = {}) =>
    state.note({ path: "/api/articles", result, ...facts });
  return { state, lines, clock, note };
}

const good = success([]);

for (
  const [reason, result, status] of [
    ["unreachable", unreachable, undefined],
    ["timeout", late, undefined],
    ["status 500", failure("Out of ink", 502), 500],
    ["status 429", failure("Slow down", 429), 429],
    ["unreadable answer", failure(messages.unreadable, 502), 200],
    ["error message", failure("No paper", 502), 200],
  ] as const
) {
  Deno.test(`a service that fails (${reason}) leaves one warning, and one line when it answers again`, () => {
    const { lines, clock, note } = fixture();
    note(good, { status: 200 });
    assert.deepEqual(lines, []);
    for (let call = 0; call < 5; call++) {
      clock.now += 1000;
      note(result, { ...(status && { status }) });
    }
    assert.equal(lines.length, 1);
    const start: Line = lines[0] ?? {};
    assert.deepEqual([start.level, start.reason, start.calls, start.path], [
      ...["warn", reason, 1, "/api/articles"],
    ]);
    clock.now += 1000;
    note(good, { status: 200 });
    note(good, { status: 200 });
    assert.equal(lines.length, 2);
    const end: Line = lines[1] ?? {};
    assert.deepEqual([end.level, end.reasons, end.calls, end.seconds], [
      ...["info", reason, 5, 5],
    ]);
    assert.equal(end.since, start.since);
  });
}

Deno.test("another way to fail leaves another warning, with the calls so far", () => {
  const { lines, note } = fixture();
  note(unreachable);
  note(unreachable);
  note(late);
  assert.deepEqual(lines.map(({ reason, calls }) => [reason, calls]), [
    ["unreachable", 1],
    ["timeout", 3],
  ]);
});

Deno.test("one record that fails among good ones is one outage, not one for each call", () => {
  const { state, lines, clock, note } = fixture();
  for (let visit = 0; visit < 5; visit++) {
    note(failure("Broken", 502), { path: "/api/article/one", status: 500 });
    note(good);
  }
  assert.equal(lines.length, 1);
  clock.now = 40_000;
  note(good);
  assert.equal(state.outage(), undefined);
  assert.equal(lines.length, 2);
});

Deno.test("that a record is unknown is an answer, that a list is, is not", () => {
  const { state, note } = fixture();
  const unknown = failure("Not found", 404);
  note(unknown, { path: "/api/article/one", status: 404 });
  assert.equal(state.outage(), undefined);
  note(unknown, { status: 404 });
  assert.equal(state.outage()?.reason, "status 404");
});

Deno.test("calls that are not made count for the outage", () => {
  const { state, note } = fixture();
  note(unreachable);
  state.noteRejected();
  assert.equal(state.outage()?.calls, 2);
});
