import assert from "node:assert/strict";
import { publishApp } from "../../../../src/tools/edit/publish/publish-app.ts";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import type {
  Publisher,
  PublishRequest,
} from "../../../../src/tools/edit/publish/publish.ts";

const none = { hasOthers: false, hasEditorChanges: false };

function appOf(publisher: Partial<Publisher>) {
  return publishApp({
    look: () => Promise.resolve({ changes: [], ...none }),
    publish: () => Promise.resolve({ lines: [], held: [], ...none }),
    progress: () => "",
    cancel() {},
    ...publisher,
  });
}

Deno.test("lists what is published, what is not, and what others have brought", async () => {
  const [lines, held] = [["Article “A”: changed"], ["Article “B”: added"]];
  const others = { hasOthers: true, hasEditorChanges: true };
  const app = appOf({
    publish: () => Promise.resolve({ lines, held, ...others }),
  });
  const init = { method: "POST", body: new URLSearchParams() };
  const text = await (await app.request("/", init)).text();
  assert.match(text, /Published\.[^]*“A”[^]*Not published[^]*“B”/);
  assert.match(text, /Restart the editor/);
});

Deno.test("sends the choices of what is ticked, and no other", async () => {
  let sent: PublishRequest = {};
  const app = appOf({
    publish(request = {}) {
      sent = request;
      return Promise.resolve({ lines: [], held: [], ...none });
    },
  });
  const body = new URLSearchParams([
    ["id", "a"],
    [JSON.stringify(["a", "a.json", "1", "title"]), "mine"],
    [JSON.stringify(["b", "b.json", "2", ""]), "theirs"],
  ]);
  const response = await app.request("/", { method: "POST", body });
  assert.match(await response.text(), /There is nothing to publish/);
  assert.deepEqual(sent.choices, [
    { path: "a.json", theirs: "1", field: "title", keep: "mine" },
  ]);
});

Deno.test("a refusal and a server that is away are shown with what git says", async () => {
  const refusal = new PublishError("Not <now>.", ["src/a.ts"], "fatal: no");
  const refusing = appOf({ look: () => Promise.reject(refusal) });
  const text = await (await refusing.request("/")).text();
  assert.match(text, /role="alert">Not &lt;now&gt;\.[^]*src\/a\.ts[^]*fatal/);
  const note = new PublishError("The server is away.", [], "ssh: no");
  const away = appOf({
    look: () => Promise.resolve({ changes: [], ...none, note }),
  });
  assert.match(
    await (await away.request("/")).text(),
    /Everything is published[^]*The server is away[^]*ssh: no/,
  );
});

Deno.test("shows what runs and its last line of output, and can be cancelled", async () => {
  let isCancelled = false;
  const app = appOf({
    progress: () => "Sending: Writing objects: 40%",
    cancel: () => isCancelled = true,
  });
  const text = await (await app.request("/progress")).text();
  assert.equal(text, "Sending: Writing objects: 40%");
  await app.request("/cancel", { method: "POST" });
  assert.equal(isCancelled, true);
});

Deno.test("a read-only disk is reported in plain words", async () => {
  const error = Object.assign(new Error("os error 30"), { code: "EROFS" });
  const app = appOf({ look: () => Promise.reject(error) });
  const text = await (await app.request("/")).text();
  assert.match(text, /Cannot publish: the disk is read only\. Nothing is lost/);
});
