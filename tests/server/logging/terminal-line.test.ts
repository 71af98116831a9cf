import assert from "node:assert/strict";
import { healthPath, paths, vitalsPath } from "../../../src/paths.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { terminalLine } from "../../../src/server/logging/terminal-line.ts";

/** What a terminal shows of events. */
function shownOf(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog("debug", (line) => lines.push(line)));
  return lines.map((line) => terminalLine(line, "info"));
}
const request = (path: string) => ({
  ...{ id: "a-1", method: "GET", route: path, path, status: 200 },
  ...{ ms: 12.3456, cache: "memory" },
});

Deno.test("a terminal shows requests in a line, without health and vitals", () => {
  const shown = [paths.blog, healthPath, vitalsPath];
  assert.deepEqual(
    shownOf((log) => {
      for (const path of shown) log.info("Request", request(path));
    }),
    [`GET ${paths.blog} 200 12.3 ms (memory)`, undefined, undefined],
  );
  const line = JSON.stringify({ message: "Request", ...request(healthPath) });
  assert.match(terminalLine(line, "debug") ?? "", /healthz/);
});

Deno.test("a terminal shows an error with its stack below it, and no forged line", () => {
  const reason = "Error: Bad\n    at page (page.ts:1:2)";
  const [shown, forged] = shownOf((log) => {
    log.error("Cannot render a page", { path: paths.blog, reason });
    log.info("Purged", { keys: "a\nGET / 200" });
  });
  assert.equal(
    shown,
    `error: Cannot render a page path=${paths.blog}\n` +
      "  Error: Bad\n      at page (page.ts:1:2)",
  );
  assert.equal(forged, "Purged keys=a\\nGET / 200");
});

Deno.test("a terminal shows other output as it is", () => {
  for (const line of ["Compiled in 3 ms.", "", "[1]", '{"a":1}']) {
    assert.equal(terminalLine(line, "info"), line);
  }
});
