import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";

/** Runs the worker's script and collects what it listens to. */
async function listeners() {
  const heard = new Map<string, (event: unknown) => void>();
  const own = globalThis.addEventListener;
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      heard.set(type, listener),
  });
  await import("../../../src/browser/offline/service-worker.ts");
  Object.assign(globalThis, { addEventListener: own });
  return heard;
}

Deno.test("switched off, the worker forgets everything and removes itself", async () => {
  Object.assign(site, { offlineReading: false });
  const done: string[] = [];
  Object.assign(globalThis, {
    registration: {
      unregister: () => Promise.resolve(done.push("unregistered")),
    },
  });
  Object.defineProperty(globalThis, "caches", {
    value: { delete: (name: string) => Promise.resolve(done.push(name)) },
  });
  const heard = await listeners();
  assert.deepEqual([...heard.keys()], ["install", "activate"]);
  let work: Promise<unknown> | undefined;
  heard.get("activate")?.({
    waitUntil: (promise: Promise<unknown>) => work = promise,
  });
  await work;
  assert.deepEqual(done, ["read-articles", "unregistered"]);
});
