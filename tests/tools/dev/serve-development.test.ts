import assert from "node:assert/strict";

Deno.test("leaves nothing behind when its port is in use", async () => {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const folder = await Deno.makeTempDir();
  const { stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "src/tools/dev/dev.ts"],
    cwd: new URL("../../../", import.meta.url),
    env: { PORT: String(listener.addr.port), TMPDIR: folder },
  }).output();
  assert.match(
    new TextDecoder().decode(stderr),
    /expected a port that is free/,
  );
  // Fails if there is something in it.
  await Deno.remove(folder);
});
