import { setImmediate } from "node:timers";

/**
 * Waits until the event loop has turned once: what needs no other event has
 * happened by then.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Whether one visitor waits for the work, or many share its result. */
type Sharing = "one" | "many";

let isTaken = false;
let last: Sharing = "one";
const waiting: Record<Sharing, (() => void)[]> = { one: [], many: [] };

/**
 * Waits until the event loop has turned since the last caller went on. Long
 * pieces of work that each begin with it let short requests pass in between.
 * What many share is not starved: it has every second turn.
 */
export async function yieldToEventLoop(
  sharing: Sharing = "one",
): Promise<void> {
  if (isTaken) {
    await new Promise<void>((resolve) => waiting[sharing].push(resolve));
  }
  isTaken = true;
  setImmediate(next);
}

function next(): void {
  isTaken = false;
  const other = last === "one" ? "many" : "one";
  if (waiting[other].length > 0) last = other;
  waiting[last].shift()?.();
}
