import type { Card } from "./cards.ts";

/** A message to the worker. */
export interface DrawOrder {
  id: number;
  card: Card;
}

/** The reply of the worker: a picture, or the reason why there is none. */
export interface Drawn {
  id: number;
  picture?: Uint8Array<ArrayBuffer>;
  reason?: string;
}

/** Draws a card; rejects when that fails. */
export type Draw = (card: Card) => Promise<Uint8Array<ArrayBuffer>>;

/** The worker, seen from outside. */
type DrawWorker = Pick<
  Worker,
  "postMessage" | "terminate" | "onmessage" | "onerror"
>;

type Pending = PromiseWithResolvers<Uint8Array<ArrayBuffer>>;

/**
 * Draws cards in a worker: lettering and rasterising keep a thread busy, and
 * pages must not wait for it. The worker lives while there is something to
 * draw; its tools take tens of megabytes that idle servers should not hold.
 * @param start Starts the worker.
 */
export function createDrawer(start: () => DrawWorker = startWorker): Draw {
  const pending = new Map<number, Pending>();
  let worker: DrawWorker | undefined;
  let count = 0;

  function stop(): void {
    worker?.terminate();
    worker = undefined;
  }

  function settle({ id, picture, reason }: Drawn): void {
    const order = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) stop();
    if (picture) order?.resolve(picture);
    else order?.reject(new Error(`Cannot draw a card: ${reason}`));
  }

  /** A worker that broke takes all its orders along. */
  function fail(reason: string): void {
    stop();
    for (const id of [...pending.keys()]) settle({ id, reason });
  }

  function running(): DrawWorker {
    if (worker) return worker;
    const started = worker = start();
    started.onmessage = ({ data }: MessageEvent<Drawn>) => settle(data);
    started.onerror = (event) => {
      event.preventDefault();
      fail(event.message);
    };
    return started;
  }

  return (card) => {
    const order: Pending = Promise.withResolvers();
    const id = ++count;
    pending.set(id, order);
    try {
      running().postMessage({ id, card } satisfies DrawOrder);
    } catch (cause) {
      settle({ id, reason: String(cause) });
    }
    return order.promise;
  };
}

function startWorker(): DrawWorker {
  return new Worker(import.meta.resolve("./draw-worker.ts"), {
    type: "module",
  });
}
