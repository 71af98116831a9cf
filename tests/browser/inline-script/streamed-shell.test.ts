// own isolate: it replaces timers and frames
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { earlyEvent } from "../../../src/browser/inline-script/load-scripts.ts";

const { setTimeout: later } = globalThis;
/** Lets observers run. */
const turn = () => new Promise((resolve) => later(resolve, 0));

let asked = 0;
addEventListener(earlyEvent, () => asked++);
/** What waits for a frame, and what for the task after it. */
const frames: (() => void)[] = [];
const tasks: (() => void)[] = [];
Object.assign(globalThis, {
  requestAnimationFrame: (run: () => void) => frames.push(run),
  setTimeout: (run: () => void, ms?: number) => ms || tasks.push(run),
});
Object.defineProperty(document, "readyState", { value: "loading" });

/** Runs the script of a new document, whose shell comes in two parts. */
async function streamShell(isHidden: boolean): Promise<number[]> {
  asked = 0;
  // React's variables are of one document.
  Object.defineProperty(globalThis, "self", { configurable: true, value: {} });
  Object.defineProperty(document, "hidden", {
    configurable: true,
    value: isHidden,
  });
  document.body.innerHTML = "<main></main>";
  const script = import.meta.resolve(
    "../../../src/browser/inline-script/stream-script.ts",
  );
  await import(`${script}?${isHidden}`);
  const counts = [asked];
  const end = document.createElement("template");
  end.id = "shell-end";
  document.body.append(end);
  await turn();
  counts.push(asked);
  for (const queue of [frames, tasks]) {
    for (const run of queue.splice(0)) run();
    counts.push(asked);
  }
  return counts;
}

Deno.test("the early script of a streamed document comes once its whole shell is painted, in a hidden tab once it is whole", async () => {
  assert.deepEqual(await streamShell(false), [0, 0, 0, 1]);
  assert.deepEqual(await streamShell(true), [0, 1, 1, 1]);
});
