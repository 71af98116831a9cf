import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { settledValue } from "../../src/lib/promises/settled-promise.ts";
import {
  documentValue,
  isFromDocument,
} from "../../src/streaming/document-values.ts";
import { readLoaderData } from "../../src/streaming/loader-data.ts";

/** Events of the document are not those of the runtime. */
const { Event: WindowEvent } = Reflect.get(globalThis, "window");

/** A document whose parser stands where the test puts it. */
function parsing(html: string) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  let readyState = "loading";
  Object.defineProperty(parsed, "readyState", { get: () => readyState });
  return {
    document: parsed,
    end() {
      readyState = "interactive";
      parsed.dispatchEvent(new WindowEvent("DOMContentLoaded"));
    },
  };
}

const block = (id: string, text: string) =>
  `<script type="application/json" id="${id}">${text}</script>`;
const data = block("loader-data", '{"jobs":"$streamed","page":2}');
const jobs = block("streamed-jobs", '{"ok":true}');

function jobsOf(document: Document): Promise<unknown> {
  const { jobs, page } = readLoaderData(document);
  assert.equal(page, 2);
  assert.ok(jobs instanceof Promise);
  return jobs;
}

/** Lets observers and promises have their turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

Deno.test("a block that something follows is there at once", () => {
  const { document } = parsing(`<div>${jobs}</div><p></p>${data}`);
  assert.deepEqual(settledValue(jobsOf(document)), { ok: true });
});

Deno.test("a block at the end of what has come may be cut off, and is waited for", async () => {
  const { document } = parsing(`${data}<div>${jobs}</div>`);
  const value = jobsOf(document);
  await turn();
  assert.equal(settledValue(value), undefined);
  document.body.append(document.createElement("p"));
  assert.deepEqual(await value, { ok: true });
});

Deno.test("a block that nothing ever follows is there when the document ends", async () => {
  const { document, end } = parsing(`${data}<div>${jobs}</div>`);
  const value = jobsOf(document);
  await turn();
  assert.equal(settledValue(value), undefined);
  end();
  assert.deepEqual(await value, { ok: true });
});

Deno.test("a block that comes later is read when it is whole", async () => {
  const { document } = parsing(data);
  const value = jobsOf(document);
  const late = document.createElement("script");
  late.id = "streamed-jobs";
  late.textContent = '{"ok":false}';
  document.body.append(late);
  await turn();
  assert.equal(settledValue(value), undefined);
  document.body.append(document.createElement("p"));
  assert.deepEqual(await value, { ok: false });
});

Deno.test("a block that has been read is not looked for again", async () => {
  const { document, end } = parsing("");
  let looks = 0;
  const find = () => {
    looks++;
    return document.getElementById("streamed-jobs");
  };
  const value = documentValue(find, document);
  document.body.innerHTML = `${jobs}<p></p>`;
  await value;
  const before = looks;
  document.body.append(document.createElement("p"));
  await turn();
  end();
  assert.equal(looks, before);
});

Deno.test("values of the document are told apart from those of the gateway", async () => {
  const { document } = parsing(`<div>${jobs}</div><p></p>${data}`);
  assert.equal(isFromDocument(jobsOf(document)), true);
  const late = parsing(data);
  const value = jobsOf(late.document);
  assert.equal(isFromDocument(value), true);
  assert.equal(isFromDocument(Promise.resolve({ ok: true })), false);
  late.document.body.innerHTML = `${jobs}<p></p>`;
  await value;
});
