import type { Card } from "./cards.ts";

/** The reply of the worker: a picture, or the reason why there is none. */
export type Drawn =
  | { picture: Uint8Array<ArrayBuffer> }
  | { reason: string };

/** Draws a card; rejects when that fails. */
export type Draw = (card: Card) => Promise<Uint8Array<ArrayBuffer>>;

/** The worker, seen from outside. */
type DrawWorker = Pick<
  Worker,
  "postMessage" | "terminate" | "onmessage" | "onerror"
>;

/**
 * Draws cards in a worker, one after the other: lettering and rasterising keep
 * a thread busy, and pages must not wait for it. The worker lives while there
 * is something to draw; its tools take tens of megabytes that idle servers
 * should not hold.
 * @param start Starts the worker.
 */
export function createDrawer(start: () => DrawWorker = startWorker): Draw {
  let worker: DrawWorker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    worker?.terminate();
    worker = undefined;
  }

  async function draw(card: Card): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const drawn = await answerOf(worker ??= start(), card);
      if ("picture" in drawn) return drawn.picture;
      throw new Error(`Cannot draw a card: ${drawn.reason}`);
    } finally {
      if (--waiting === 0) stop();
    }
  }

  /** The next message of a worker; one that breaks is not used again. */
  function answerOf(worker: DrawWorker, card: Card): Promise<Drawn> {
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Drawn>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        stop();
        resolve({ reason: event.message });
      };
      worker.postMessage(card);
    });
  }

  return (card) => {
    waiting++;
    const drawn = last.then(() => draw(card));
    last = drawn.catch(() => {});
    return drawn;
  };
}

function startWorker(): DrawWorker {
  return new Worker(import.meta.resolve("./draw-worker.ts"), {
    type: "module",
  });
}
