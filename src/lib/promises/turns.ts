import { setImmediate } from "node:timers";

/**
 * Waits until the event loop has turned once: what needs no other event has
 * happened by then.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

let isTaken = false;
const waiting: (() => void)[] = [];

/**
 * Waits until the event loop has turned since the last caller went on. Long
 * pieces of work that each begin with it let short requests pass in between.
 */
export async function ownTurn(): Promise<void> {
  if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
  isTaken = true;
  setImmediate(next);
}

function next(): void {
  isTaken = false;
  waiting.shift()?.();
}
