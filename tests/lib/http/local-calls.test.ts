import assert from "node:assert/strict";

const module = new URL(
  "../../../src/lib/http/local-calls.ts",
  import.meta.url,
).href;

/** Calls a server of its own by each name of this machine. */
const program = `
  import { keepLocalCallsLocal } from ${JSON.stringify(module)};
  keepLocalCallsLocal();
  const hosts = ["127.0.0.1", "localhost", "[::1]"];
  for (const host of hosts) {
    const hostname = host === "[::1]" ? "::1" : "127.0.0.1";
    const server = Deno.serve({ port: 0, hostname, onListen() {} },
      () => new Response(host + " "));
    const response = await fetch("http://" + host + ":" + server.addr.port);
    await Deno.stdout.write(await response.bytes());
  }
  await Deno.stdout.write(new TextEncoder().encode(Deno.env.get("no_proxy")));
  Deno.exit();`;

Deno.test("calls to this machine never go to a proxy, and known exceptions stay", async () => {
  // A proxy that refuses each connection.
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const proxy = `http://127.0.0.1:${listener.addr.port}`;
  listener.close();
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", program],
    env: {
      HTTP_PROXY: proxy,
      http_proxy: proxy,
      NO_PROXY: "intranet.example",
      no_proxy: "intranet.example",
    },
  }).output();
  const text = new TextDecoder().decode(stdout);
  assert.equal(
    text,
    "127.0.0.1 localhost [::1] intranet.example,localhost,127.0.0.1,::1",
    new TextDecoder().decode(stderr),
  );
});
