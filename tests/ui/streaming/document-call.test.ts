import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  type ContentResult,
  success,
} from "../../../src/content/transport/content-result.ts";
import { settledValue } from "../../../src/lib/promises/settled-promise.ts";
import { documentCall } from "../../../src/ui/streaming/document-call.ts";

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
  return {
    end() {
      readyState = "interactive";
      document.dispatchEvent(new WindowEvent("DOMContentLoaded"));
    },
    [Symbol.dispose]() {
      Reflect.deleteProperty(document, "readyState");
      Reflect.deleteProperty(document.documentElement.dataset, "stopped");
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

/** Lets observers and promises run. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

Deno.test("a data block followed by another element is available at once", () => {
  using _parser = parsing(`<div>${block}</div><p></p>`);
  assert.deepEqual(settledValue(call()), brought);
});

Deno.test("a data block at the current end of the document may be incomplete, so it waits", async () => {
  using _parser = parsing(`<div>${block}</div>`);
  const result = call();
  await turn();
  assert.equal(settledValue(result), undefined);
  document.body.append(document.createElement("p"));
  assert.deepEqual(await result, brought);
});

Deno.test("the last data block is available when the document ends", async () => {
  using parser = parsing(`<div>${block}</div>`);
  const result = call();
  await turn();
  assert.equal(settledValue(result), undefined);
  parser.end();
  assert.deepEqual(await result, brought);
});

Deno.test("a data block that arrives later is read once it is complete", async () => {
  using _parser = parsing("");
  const result = call();
  await turn();
  document.body.innerHTML = block;
  await turn();
  assert.equal(settledValue(result), undefined);
  document.body.append(document.createElement("p"));
  assert.deepEqual(await result, brought);
});

Deno.test("fetches the result when the document ends or stops without it", async () => {
  using parser = parsing("");
  const results = [call(), call()];
  await turn();
  document.documentElement.dataset.stopped = "";
  document.dispatchEvent(new WindowEvent("stopped"));
  assert.deepEqual(await results[0], asked);
  assert.deepEqual(await call(), asked);
  Reflect.deleteProperty(document.documentElement.dataset, "stopped");
  const late = call();
  parser.end();
  assert.deepEqual(await late, asked);
});
