// own isolate: it moves the document to other addresses
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { submitInPlace } from "../../../src/browser/early/submit-in-place.ts";

let reloads = 0;
location.reload = () => void reloads++;

/** Presses the button of a form of `/blog` or another page. */
function submit(form: string): { address: string; entries: number } {
  history.replaceState({ key: "first" }, "", "/blog?tag=AI#main");
  document.body.innerHTML = form;
  const { length } = history;
  const event = new Event("submit", { cancelable: true });
  Object.defineProperty(event, "target", {
    value: document.querySelector("form"),
  });
  Object.assign(event, { submitter: document.querySelector("button") });
  const before = reloads;
  submitInPlace(event as SubmitEvent);
  assert.equal(reloads - before, Number(event.defaultPrevented));
  return {
    address: event.defaultPrevented
      ? location.href.slice(location.origin.length)
      : "",
    entries: history.length - length,
  };
}

Deno.test("a form is submitted in place, without empty fields", () => {
  const tag = submit(`<form action="/blog">
    <input name="q" value="java"><button name="tag" value="AI"></button>
  </form>`);
  assert.deepEqual(tag, { address: "/blog?q=java&tag=AI", entries: 1 });
  assert.notEqual(history.state.key, "first");
  const none = submit(`<form action="/blog">
    <button name="tag" value=""></button>
  </form>`);
  assert.equal(none.address, "/blog");
});

Deno.test("a form may replace its entry of the history", () => {
  const shown = submit(`<form action="/blog#more" data-replace="true">
    <input type="hidden" name="show" value="all"><button></button>
  </form>`);
  assert.deepEqual(shown, { address: "/blog?show=all", entries: 0 });
});

Deno.test("a form of another page is the browser's", () => {
  const { address } = submit(
    `<form action="/careers"><button></button></form>`,
  );
  assert.equal(address, "");
});
