// own isolate: it ignores presses
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { ignoreDoublePresses } from "../../../src/browser/early/double-press.ts";

ignoreDoublePresses();

/** What is under the pointer. */
let below: Element;
document.elementFromPoint = () => below;

function show(html: string): void {
  document.body.innerHTML = html;
  below = document.querySelector("summary") ??
    document.body.firstElementChild!;
}

/** The time, in milliseconds. */
let now = 0;

/** Sends an event to the window's listeners; says whether it did anything. */
function send(type: string, properties: Record<string, unknown>): boolean {
  const event = new Event(type, { cancelable: true });
  for (
    const [name, value] of Object.entries({ timeStamp: now, ...properties })
  ) {
    Object.defineProperty(event, name, { value });
  }
  return dispatchEvent(event);
}

/** Presses what is under the pointer; says whether the press did anything. */
function press({ x = 100, y = 100, detail = 1 } = {}): boolean {
  const properties = { target: below, clientX: x, clientY: y, buttons: 1 };
  const begins = !detail || send("pointerdown", { ...properties, detail: 0 });
  const ends = send("click", { ...properties, detail });
  assert.equal(ends, begins);
  return ends;
}

const more = "<button>View more</button>";
const project = "<a>Project</a>";
const closed = "<details><summary>When?</summary></details>";
const opened = "<details open><summary>When?</summary></details>";

interface Second {
  /** What is pressed first; by default a button. */
  first?: string;
  /** What the press before did. */
  does?(): void;
  x?: number;
  /** None is the click of a key or a script. */
  detail?: number;
  /** Milliseconds since the press before. */
  after?: number;
  counts: boolean;
}

const replace = () => show(project);

for (
  const [
    title,
    { first = more, does = () => {}, after = 499, counts, ...second },
  ] of [
    ["on what has come under the pointer does nothing", {
      does: replace,
      counts: false,
    }],
    ["after a change of the address does nothing", {
      does: () => history.replaceState(null, "", "?changed"),
      counts: false,
    }],
    ["on a question that has opened does nothing", {
      first: closed,
      does: () => show(opened),
      counts: false,
    }],
    ["on a question that has closed counts", {
      first: opened,
      does: () => show(closed),
      counts: true,
    }],
    ["on the same link to a part of the page counts", {
      does: () => history.replaceState(null, "", "#part"),
      counts: true,
    }],
    ["on the same control counts", { counts: true }],
    ["on the same control counts, also if its element was replaced", {
      does: () => show(more),
      counts: true,
    }],
    ["counts after half a second", {
      does: replace,
      after: 500,
      counts: true,
    }],
    ["counts 24 pixels away", { does: replace, x: 124, counts: true }],
    ["counts without a pointer", { does: replace, detail: 0, counts: true }],
  ] satisfies [string, Second][]
) {
  Deno.test(`a second press ${title}`, () => {
    now += 10_000;
    history.replaceState(null, "", "/");
    show(first);
    assert.ok(press());
    does();
    now += after;
    assert.equal(press(second), counts);
  });
}
