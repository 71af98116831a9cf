import assert from "node:assert/strict";
import { createStreamedDocuments } from "../../../src/server/documents/streamed-documents.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import type { LoadedPage } from "../../../src/server/documents/complete-documents.ts";
import type { Renderer } from "../../../src/server/rendering/renderer.tsx";
import { emptyBuild } from "../../support/app.ts";

const encoder = new TextEncoder();
const shell = { html: encoder.encode("<shell>"), postponed: "{}" };
const page = (address: string): LoadedPage => ({
  address,
  dependencies: new Map(),
  current: {
    pattern: "/blog",
    page: {
      Component: () => null,
      sky: "paper",
      meta: { title: "Blog", description: "" },
    },
    data: {},
    params: {},
  },
});
const request = new Request("https://site.example/blog");

function streamWith(renderer: Partial<Renderer>) {
  const { stream } = createStreamedDocuments({
    load: () => Promise.reject(new Error("Loaded already")),
    results: { peek: () => undefined },
    renderer: {
      complete: () => Promise.reject(new Error("Not complete")),
      shell: () => Promise.resolve(shell),
      rest: () => Promise.resolve(new ReadableStream()),
      ...renderer,
    },
    manifest: () => emptyBuild,
    siteUrl: "https://site.example",
    isProduction: true,
    log: createLog("error"),
  });
  return stream;
}

Deno.test("a shell is rendered once for each address, and again when that failed", async () => {
  const rendered: string[] = [];
  const stream = streamWith({
    shell({ address }) {
      rendered.push(address);
      return rendered.length === 1
        ? Promise.reject(new Error("Broken once"))
        : Promise.resolve(shell);
    },
  });
  await assert.rejects(stream(page("/blog"), request), /Broken once/);
  for (const address of ["/blog", "/blog", "/blog?q=a", "/blog"]) {
    const { body } = await stream(page(address), request);
    await body?.cancel();
  }
  assert.deepEqual(rendered, ["/blog", "/blog", "/blog?q=a"]);
});

Deno.test("searches that strangers make up leave the kept shells alone", async () => {
  const rendered: string[] = [];
  const stream = streamWith({
    shell({ address }) {
      rendered.push(address);
      return Promise.resolve(shell);
    },
  });
  const visit = async (address: string) =>
    await (await stream(page(address), request)).body?.cancel();
  await visit("/blog");
  for (let count = 0; count < 250; count++) await visit(`/blog?q=${count}`);
  await visit("/blog");
  assert.equal(rendered.filter((address) => address === "/blog").length, 1);
});

Deno.test("a visitor who leaves after the shell ends the rendering of the rest", async () => {
  const left = Promise.withResolvers<unknown>();
  const stream = streamWith({
    rest: () => Promise.resolve(new ReadableStream({ cancel: left.resolve })),
  });
  const { body } = await stream(page("/blog"), request);
  const reader = body?.getReader() ?? assert.fail();
  await reader.read();
  // The rest has been asked for, and nothing of it has come.
  const next = reader.read();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await reader.cancel("gone");
  assert.equal(await left.promise, "gone");
  assert.equal((await next).done, true);
});
