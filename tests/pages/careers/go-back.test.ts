// own isolate: it replaces timers
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { goBack } from "../../../src/pages/careers/go-back.ts";

interface Press extends MouseEventInit {
  canGoBack?: boolean | undefined;
  /** Of a browser without the Navigation API. */
  referrer?: string;
  length?: number;
  /** What happens when the page goes back. */
  then?: string;
}

/** What a click on the back arrow does: "back", "link" or both. */
function pressed(
  { canGoBack, referrer = "", length = 1, then, ...init }: Press,
): string[] {
  const did: string[] = [];
  document.body.innerHTML = `<a data-back href="/careers">Back</a>`;
  const link = document.querySelector("a")!;
  const due = new Map<number, () => void>();
  const own = { setTimeout, clearTimeout };
  Object.assign(globalThis, {
    navigation: canGoBack === undefined ? undefined : { canGoBack },
    setTimeout: (run: () => void) => due.set(1, run) && 1,
    clearTimeout: (id: number) => due.delete(id),
  });
  Object.defineProperty(document, "referrer", {
    configurable: true,
    value: referrer,
  });
  Object.defineProperty(history, "length", {
    configurable: true,
    value: length,
  });
  history.back = () => {
    did.push("back");
    if (then) dispatchEvent(new Event(then));
  };
  const { MouseEvent } = Reflect.get(globalThis, "window");
  link.onclick = (event) => {
    goBack(event);
    if (!event.defaultPrevented) did.push("link");
  };
  try {
    link.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ...init }),
    );
    for (const run of due.values()) run();
  } finally {
    Object.assign(globalThis, own);
  }
  return did;
}

const from = `${location.origin}/about-us`;

for (
  const [name, press, expected] of [
    ["goes back where the entry before is of this site", {
      canGoBack: true,
      then: "popstate",
    }, ["back"]],
    ["waits for a document that is slow to come", {
      canGoBack: true,
      then: "beforeunload",
    }, ["back"]],
    ["follows the link in a new tab", { canGoBack: false }, ["link"]],
    ["leaves a click with Ctrl to the browser", {
      canGoBack: true,
      ctrlKey: true,
    }, ["link"]],
    ["leaves a middle click to the browser", {
      canGoBack: true,
      button: 1,
    }, ["link"]],
    ["goes back to a referrer of this site without the Navigation API", {
      referrer: from,
      length: 2,
      then: "popstate",
    }, ["back"]],
    ["follows the link in a new tab without the Navigation API", {
      referrer: from,
    }, ["link"]],
    ["follows the link for a visitor of another site", {
      referrer: "https://example.com/",
      length: 2,
    }, ["link"]],
    ["follows the link when nothing happens", { canGoBack: true }, [
      "back",
      "link",
    ]],
  ] satisfies [string, Press, string[]][]
) {
  Deno.test(`the back arrow ${name}`, () => {
    assert.deepEqual(pressed(press), expected);
  });
}
