import assert from "node:assert/strict";
import { inTime } from "../../support/promises.ts";

Deno.test("a server that is starting ends with the process that starts it", async () => {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const folder = await Deno.makeTempDir();
  const { port } = listener.addr;
  await Deno.writeTextFile(
    `${folder}/server.ts`,
    `const open = await Deno.connect({ port: ${port}, hostname: "127.0.0.1" });
    console.log("Starting");
    setInterval(() => open, 1000);`,
  );
  const module = new URL(
    "../../../src/tools/dev/server-process.ts",
    import.meta.url,
  );
  await Deno.writeTextFile(
    `${folder}/start.ts`,
    `import { startServerProcess } from "${module.href}";
    startServerProcess({}, () => Deno.exit(), ["${folder}/server.ts"]);`,
  );
  const args = ["run", "-A", "--no-check", `${folder}/start.ts`];
  await new Deno.Command(Deno.execPath(), { args }).output();
  using connection = await listener.accept();
  assert.equal(await inTime(connection.read(new Uint8Array(1))), null);
  await Deno.remove(folder, { recursive: true });
});
