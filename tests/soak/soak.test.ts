/** The soak itself, for a few seconds; `deno task soak` takes ten minutes. */
import assert from "node:assert/strict";
import { slopePerMinute } from "./slope.ts";

Deno.test("a few seconds of faults of all sorts bring no failure and break no bound", async () => {
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "tests/soak/soak.ts", "--minutes", "0.08"],
    cwd: new URL("../../", import.meta.url),
    stderr: "null",
  }).output();
  const report = new TextDecoder().decode(stdout);
  assert.equal(code, 0, report);
  assert.match(report, /^Failures +0$/m);
  assert.match(report, /^Visits +[1-9]/m);
});

Deno.test("tells growing memory use from a fluctuating one", () => {
  const minutes = Array.from({ length: 61 }, (_, index) => index / 10);
  const sizes = (of: (minute: number) => number) =>
    minutes.map((minute) => ({ minute, megabytes: of(minute) }));
  assert.equal(slopePerMinute(sizes(() => 200)), 0);
  const leak = slopePerMinute(sizes((minute) => 200 + 3 * minute));
  assert.ok(Math.abs(leak - 3) < 1e-9);
  const swing = slopePerMinute(
    sizes((minute) => 200 + 40 * Math.sin(minute * 20)),
  );
  assert.ok(Math.abs(swing) < 1);
});
