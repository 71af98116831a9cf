import "../support/components/dom.ts";
import { endedTimers } from "../support/clock.ts";
import { inTime } from "../support/promises.ts";
import assert from "node:assert/strict";
import {
  type ContentResult,
  success,
  timedOut,
  unreachable,
} from "../../src/lib/content-result.ts";
import { documentCall } from "../../src/streaming/document-call.ts";
import { stopDocument } from "../../src/streaming/document-state.ts";

/** The document's events differ from the runtime's. */
const { Event: WindowEvent } = Reflect.get(globalThis, "window");
const name = 'blog?q="ai"';
const brought = success(["brought"]);
const asked = success(["asked for"]);

/** Simulates a document that is being parsed. */
function parsing(html: string) {
  let readyState = "loading";
  Object.defineProperty(document, "readyState", {
    configurable: true,
    get: () => readyState,
  });
  document.body.innerHTML = html;
  const { dataset } = document.documentElement;
  const { Event } = globalThis;
  Object.assign(globalThis, { Event: WindowEvent });
  return {
    end() {
      readyState = "interactive";
      document.dispatchEvent(new WindowEvent("readystatechange"));
    },
    [Symbol.dispose]() {
      Object.assign(globalThis, { Event });
      Reflect.deleteProperty(document, "readyState");
      for (const key of ["contentTimeout", "stopped"]) {
        Reflect.deleteProperty(dataset, key);
      }
      document.body.innerHTML = "";
    },
  };
}

const block = `<script type="application/json" data-call="${
  name.replaceAll('"', "&quot;")
}">${JSON.stringify(brought)}</script>`;

const call = () =>
  documentCall(
    name,
    (): Promise<ContentResult<string[]>> => Promise.resolve(asked),
  );

/** Whether a result is there after everything else has run. */
async function hasCome(result: unknown): Promise<boolean> {
  const pending = Symbol();
  return await Promise.race([result, turn().then(() => pending)]) !== pending;
}

/** Lets observers and promises run. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

Deno.test("a data block followed by another element is available at once", () => {
  using _parser = parsing(`<div>${block}</div><p></p>`);
  assert.deepEqual(call(), brought);
});

Deno.test("the last data block is available when the document ends", async () => {
  using parser = parsing(`<div>${block}</div>`);
  const result = call();
  await turn();
  assert.equal(await hasCome(result), false);
  parser.end();
  assert.deepEqual(await result, brought);
});

Deno.test("a data block that arrives later is read once it is complete", async () => {
  using _parser = parsing("");
  const result = call();
  await turn();
  document.body.innerHTML = block;
  await turn();
  assert.equal(await hasCome(result), false);
  document.body.append(document.createElement("p"));
  assert.deepEqual(await result, brought);
});

Deno.test("fetches the result when the document ends without it", async () => {
  using parser = parsing("");
  const results = [call(), call()];
  await turn();
  parser.end();
  assert.deepEqual(await results[0], asked);
  assert.deepEqual(await call(), asked);
});

Deno.test("a document that stops without the result has it asked for", async () => {
  using _parser = parsing("");
  const result = call();
  await turn();
  stopDocument();
  assert.deepEqual(await result, asked);
  assert.deepEqual(await call(), asked);
});

Deno.test("a result that is cut off is asked for", async () => {
  using parser = parsing("");
  const result = call();
  document.body.innerHTML = block.replace(/\]}<.*/, "");
  await turn();
  parser.end();
  assert.deepEqual(await result, asked);
});

Deno.test("an answer asked for early is used once the document stops", async () => {
  using parser = parsing("");
  document.documentElement.dataset.contentTimeout = "1";
  const began = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<ContentResult<string[]>>();
  let calls = 0;
  const result = documentCall(name, () => {
    calls++;
    began.resolve();
    return answer.promise;
  });
  await inTime(began.promise);
  parser.end();
  answer.resolve(asked);
  assert.deepEqual(await result, asked);
  assert.equal(calls, 1);
});

Deno.test("an answer asked for early ends a document that brings nothing", async () => {
  using _parser = parsing("");
  document.documentElement.dataset.contentTimeout = "1";
  using _ended = endedTimers();
  assert.deepEqual(await call(), asked);
});

Deno.test("an early call that fails is repeated once the document stops", async () => {
  using parser = parsing("");
  document.documentElement.dataset.contentTimeout = "1";
  const answers: ContentResult<string[]>[] = [timedOut, asked];
  const began = Promise.withResolvers<void>();
  const result = documentCall(name, () => {
    began.resolve();
    return Promise.resolve(answers.shift() ?? assert.fail());
  });
  await inTime(began.promise);
  await turn();
  parser.end();
  assert.deepEqual(await result, asked);
});

Deno.test("says why its early call failed when nothing comes later", async () => {
  using parser = parsing("");
  document.documentElement.dataset.contentTimeout = "1";
  const began = Promise.withResolvers<void>();
  let calls = 0;
  const result = documentCall(name, () => {
    began.resolve();
    return calls++ ? new Promise(() => {}) : Promise.resolve(unreachable);
  });
  await inTime(began.promise);
  await turn();
  parser.end();
  assert.equal(await result, unreachable);
});

Deno.test("a hidden page gets what it asked for once it is visible, however late", async () => {
  using parser = parsing("");
  document.documentElement.dataset.contentTimeout = "1";
  const answer = Promise.withResolvers<ContentResult<string[]>>();
  const looked = Promise.withResolvers<void>();
  let visibilityState = "hidden";
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    get() {
      looked.resolve();
      return visibilityState;
    },
  });
  try {
    const result = documentCall(name, () => answer.promise);
    parser.end();
    await inTime(looked.promise);
    assert.equal(await hasCome(result), false);
    visibilityState = "visible";
    document.dispatchEvent(new WindowEvent("visibilitychange"));
    answer.resolve(asked);
    assert.deepEqual(await result, asked);
  } finally {
    Reflect.deleteProperty(document, "visibilityState");
  }
});
