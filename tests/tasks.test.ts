import assert from "node:assert/strict";
import config from "../deno.json" with { type: "json" };

/** Runs a task and returns its status and output. */
async function run(line: string, env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", ...line.split(" ")],
    cwd: new URL("../", import.meta.url),
    env: { NO_COLOR: "1", ...env },
  }).output();
  const decoder = new TextDecoder();
  // The first run on a machine also downloads packages.
  const error = decoder.decode(stderr).replaceAll(/^Download .+\n/gm, "");
  return { code, out: decoder.decode(stdout), error };
}

/** Command lines with a wrong flag, value or argument, of every task that is left. */
const mistakes = [
  "dev --bogus",
  "edit --port abc",
  "edit --folder no/such/folder",
  "images add photo.jpg --alt Bus --focus middle",
  "bench --bogus",
  "content purge articles pages",
  "deploy --upload --dry-run",
  "deploy --smoke nowhere",
].filter((line) => line.split(" ")[0]! in config.tasks);

for (const line of mistakes) {
  Deno.test(`${line} exits with status 2 and prints one line`, async () => {
    const { code, out, error } = await run(line);
    assert.equal(code, 2, error);
    assert.match(error, /^.+\n$/);
    assert.equal(out, "");
  });
}

for (const line of ["dev", "content"]) {
  Deno.test(`${line} stops with one line when a setting is invalid`, async () => {
    const { code, error } = await run(line, { PORT: "eighty" });
    assert.equal(code, 1);
    assert.match(error, /^PORT="eighty": expected .+\n$/);
  });
}

Deno.test("content stops with one line when its port is in use", async () => {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { code, error } = await run("content", {
    HOST: "127.0.0.1",
    CONTENT_PORT: String(listener.addr.port),
  });
  assert.equal(code, 1);
  assert.match(error, /^Cannot listen: .+\n$/);
});
