// own isolate: it replaces fetch and timers
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  retryOnce,
  watchStylesheets,
} from "../../../src/browser/inline-script/other-build.ts";

const { setTimeout: later } = globalThis;
/** Lets promises run. */
const turn = () => new Promise((resolve) => later(resolve, 0));

let reloads = 0;
location.reload = () => void reloads++;
const due: (() => void)[] = [];
let paths: string[] = [];
const server = { html: "", status: 200 };
Object.assign(globalThis, {
  setTimeout: (work: () => void) => void due.push(work),
  fetch(url: string) {
    if (url === location.href) {
      return Promise.resolve(new Response(server.html));
    }
    paths.push(url);
    return Promise.resolve(new Response(null, { status: server.status }));
  },
});

/** Lets the pause before the second request pass. */
async function pass(): Promise<void> {
  for (const work of due.splice(0)) work();
  await turn();
}

/** A page whose files fail twice. */
async function failTwice(
  { address, body = "", status = 200 }: {
    address: string;
    body?: string;
    status?: number;
  },
): Promise<number> {
  history.replaceState(null, "", address);
  document.body.innerHTML = body;
  document.querySelector("input")?.focus();
  server.html =
    `<link href="/assets/rest-NEW.css"><template data-early="/assets/early-NEW.js">`;
  server.status = status;
  reloads = 0;
  paths = [];
  let requests = 0;
  const file = {};
  const ask = () => {
    requests++;
    retryOnce(file, ask);
  };
  ask();
  await turn();
  assert.deepEqual([requests, reloads], [1, 0]);
  await pass();
  assert.equal(requests, 2);
  return reloads;
}

Deno.test("a file is asked for once more, then the document is reloaded, once in a visit", async () => {
  assert.equal(await failTwice({ address: "/once" }), 1);
  assert.deepEqual(paths, ["/assets/rest-NEW.css", "/assets/early-NEW.js"]);
  assert.equal(await failTwice({ address: "/once" }), 0);
  assert.equal(await failTwice({ address: "/other" }), 1);
});

Deno.test("a document is not reloaded while the server lacks its files", async () => {
  assert.equal(await failTwice({ address: "/lacking", status: 404 }), 0);
});

Deno.test("a document is not reloaded while a field has the focus", async () => {
  assert.equal(await failTwice({ address: "/field", body: "<input>" }), 0);
});

Deno.test("a document is not reloaded while a field holds typed text", async () => {
  const address = "/typed";
  const failing = failTwice({ address, body: "<textarea></textarea>" });
  document.querySelector("textarea")!.value = "Ada";
  assert.equal(await failing, 0);
});

Deno.test("a stylesheet is asked for once more as it is then, other links are not", async () => {
  watchStylesheets();
  const { Event: WindowEvent } = Reflect.get(globalThis, "window");
  document.body.innerHTML =
    `<link rel="stylesheet" href="/assets/rest-OLD.css" media="print">
    <link rel="preload" href="/fonts/a.woff2">`;
  const [sheet, font] = document.querySelectorAll("link");
  sheet!.dispatchEvent(new WindowEvent("error"));
  font!.dispatchEvent(new WindowEvent("error"));
  // As the stream script does.
  sheet!.media = "";
  await pass();
  const again = document.querySelector("link")!;
  assert.ok(again !== sheet);
  assert.equal(again.media, "");
  assert.ok(document.querySelectorAll("link")[1] === font);
  history.replaceState(null, "", "/stylesheet");
  server.status = 200;
  reloads = 0;
  again.dispatchEvent(new WindowEvent("error"));
  await turn();
  assert.equal(reloads, 1);
});
