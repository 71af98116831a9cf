import assert from "node:assert/strict";
import { createStreamedDocuments } from "../../../src/server/documents/streamed-documents.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import type { LoadedPage } from "../../../src/server/documents/complete-documents.ts";
import type { Renderer } from "../../../src/server/rendering/renderer.tsx";
import { success } from "../../../src/content/transport/content-result.ts";
import type { CachedResult } from "../../../src/content/cache/result-store.ts";
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
  return streamsWith(renderer).stream;
}

interface Loading {
  /** Paths of the content calls whose results are cached. */
  cached?: Set<string>;
  load?(address: string, signal: AbortSignal): Promise<LoadedPage>;
}

function streamsWith(
  renderer: Partial<Renderer>,
  {
    cached = new Set(),
    load = () => Promise.reject(new Error("Loaded already")),
  }: Loading = {},
) {
  const result = { result: success(0), freshUntil: 1 } as CachedResult;
  return createStreamedDocuments({
    load,
    results: { peek: (path) => cached.has(path) ? result : undefined },
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

Deno.test("a kept shell leaves before the loader runs, as long as a result is missing", async () => {
  const cached = new Set<string>();
  const { stream, streamEarly } = streamsWith({}, { cached });
  const leaves = async () => {
    const response = streamEarly("/blog", request);
    await response?.body?.cancel();
    return response !== undefined;
  };
  assert.equal(await leaves(), false, "no shell is kept");
  const calls = ["/a", "/b"].map((path) =>
    [path, Promise.resolve(success(0))] as const
  );
  const loaded = { ...page("/blog"), dependencies: new Map(calls) };
  await (await stream(loaded, request)).body?.cancel();
  assert.equal(await leaves(), true, "nothing is cached");
  cached.add("/a");
  assert.equal(await leaves(), true, "a half is cached");
  cached.add("/b");
  assert.equal(await leaves(), false, "all is cached");
});

Deno.test("no shell leaves early whose status its data decides", async () => {
  const { stream, streamEarly } = streamsWith({});
  const { current, ...rest } = page("/blog/one");
  const module = { ...current.page, status: () => 404 };
  const loaded = {
    ...rest,
    current: { ...current, page: module },
    dependencies: new Map([["/a", Promise.resolve(success(0))]]),
  };
  const { status, body } = await stream(loaded, request);
  await body?.cancel();
  assert.equal(status, 404);
  assert.equal(streamEarly("/blog/one", request), undefined);
});

Deno.test("a visitor who leaves after an early shell ends the loading of the page", async () => {
  const loading = Promise.withResolvers<AbortSignal>();
  const { stream, streamEarly } = streamsWith({}, {
    load(_address, signal) {
      loading.resolve(signal);
      return new Promise(() => {});
    },
  });
  const calls = new Map([["/a", Promise.resolve(success(0))]]);
  const loaded = { ...page("/blog"), dependencies: calls };
  await (await stream(loaded, request)).body?.cancel();
  const visitor = new AbortController();
  const { body } = streamEarly(
    "/blog",
    new Request(request, { signal: visitor.signal }),
  ) ?? assert.fail();
  const reader = body?.getReader() ?? assert.fail();
  await reader.read();
  reader.read();
  const signal = await loading.promise;
  assert.equal(signal.aborted, false);
  visitor.abort();
  assert.equal(signal.aborted, true);
});
