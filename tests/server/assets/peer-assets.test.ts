/** Assets of another build, while a fleet changes from one to the other. */
import assert from "node:assert/strict";
import { testApp } from "../../support/app.ts";

const picture = "/a-_123/pictures/photos-water/lagoon-480.avif";

/** An instance of another build that has a script and a picture. */
function otherBuild() {
  const files = ["/assets/entry-ABCDEFGH.js", `/assets${picture}`];
  const asked: string[] = [];
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    ({ url, headers }) => {
      const { pathname } = new URL(url);
      asked.push(`${pathname} ${headers.get("x-from-peer")}`);
      return files.includes(pathname)
        ? new Response("alive()", {
          headers: {
            "Cache-Control": "public, max-age=31536000, immutable",
            "Content-Type": "text/javascript",
            "Set-Cookie": "a=1",
          },
        })
        : new Response("Not found", { status: 404 });
    },
  );
  return {
    asked,
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

Deno.test("an asset of another build comes from the instance that has it", async () => {
  await using other = otherBuild();
  const app = await testApp({ settings: { PEERS: other.origin } });
  const response = await app.request("/assets/entry-ABCDEFGH.js");
  assert.equal(await response.text(), "alive()");
  assert.match(response.headers.get("cache-control") ?? "", /immutable/);
  assert.equal(response.headers.get("content-type"), "text/javascript");
  assert.equal(response.headers.get("set-cookie"), null);
  assert.equal(response.headers.get("x-content-type-options"), "nosniff");
});

Deno.test("so does a picture that only another build has", async () => {
  await using other = otherBuild();
  const app = await testApp({ settings: { PEERS: other.origin } });
  const response = await app.request(`/assets${picture}`);
  assert.equal(await response.text(), "alive()");
  assert.match(response.headers.get("cache-control") ?? "", /immutable/);
});

Deno.test("an asset that no instance has is 404 and kept by no cache", async () => {
  await using other = otherBuild();
  const app = await testApp({ settings: { PEERS: other.origin } });
  const response = await app.request("/assets/entry-AAAAAAAA.js");
  await response.text();
  assert.equal(response.status, 404);
  assert.match(response.headers.get("cache-control") ?? "", /no-store/);
});

Deno.test("instances are asked only for what a build may have, and never in circles", async () => {
  await using other = otherBuild();
  const app = await testApp({ settings: { PEERS: other.origin } });
  const fromPeer = { headers: { "x-from-peer": "1" } };
  for (
    const [path, init] of [
      ["/assets/entry-ABCDEFGH.js", fromPeer],
      ["/assets/entry-ABCDEFGH.js.map", {}],
      ["/assets/a/../../deno-ABCDEFGH.js", {}],
      ["/entry-ABCDEFGH.js", {}],
      ["/assets/secret.js", {}],
      ["/assets/abcdef/data/site.ts", {}],
      [picture, {}],
    ] as const
  ) {
    const response = await app.request(path, init);
    await response.text();
    assert.equal(response.status, 404, path);
  }
  assert.deepEqual(other.asked, []);
});

Deno.test("made-up names of assets cost the other instances little", async () => {
  await using other = otherBuild();
  const app = await testApp({ settings: { PEERS: other.origin } });
  for (let count = 0; count < 400; count++) {
    const name = String(count).padStart(8, "A");
    await (await app.request(`/assets/entry-${name}.js`)).text();
  }
  assert.ok(other.asked.length < 390, `${other.asked.length} calls`);
});
