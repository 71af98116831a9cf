import { setImmediate } from "node:timers";

/**
 * Waits until the event loop has turned once: what needs no other event has
 * happened by then.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Whether work is for one who waits, or for many. */
type Turn = "one" | "many";

let isTaken = false;
let last: Turn = "one";
const waiting: Record<Turn, (() => void)[]> = { one: [], many: [] };

/**
 * Waits until the event loop has turned since the last caller went on. Long
 * pieces of work that each begin with it let short requests pass in between.
 * What is for many does not wait behind a crowd: it has every second turn.
 */
export async function ownTurn(turn: Turn = "one"): Promise<void> {
  if (isTaken) {
    await new Promise<void>((resolve) => waiting[turn].push(resolve));
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
