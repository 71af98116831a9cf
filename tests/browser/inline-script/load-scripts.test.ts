import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  hydrate,
  loadEarly,
} from "../../../src/browser/inline-script/load-scripts.ts";

/** The address of a module with this text. */
const module = (text: string) =>
  `data:text/javascript,${encodeURIComponent(text)}`;

Deno.test("React starts the early script when it comes first, and nothing starts it again", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const seen = { starts: 0, hydrated: resolve };
  Object.assign(globalThis, { seen });
  const scripts = document.createElement("template");
  scripts.id = "scripts";
  scripts.dataset.early = module(
    "export const startEarly = () => seen.starts++;",
  );
  scripts.dataset.modules = module(
    "export const hydrate = async (_, loadEarly) => seen.hydrated(await loadEarly());",
  );
  document.head.append(scripts);
  hydrate();
  const early = await promise;
  assert.ok(early);
  assert.equal(await loadEarly(), early);
  assert.equal(seen.starts, 1);
});
