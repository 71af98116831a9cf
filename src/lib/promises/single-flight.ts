/**
 * Work that callers share.
 * @param signal Aborts when no caller waits; the work must then settle soon.
 * @param isCurrent Whether new callers would still get this work's result.
 */
export type SharedWork<T> = (
  signal: AbortSignal,
  isCurrent: () => boolean,
) => Promise<T>;

/** Shares concurrent work: callers with the same key get one result. */
export interface SingleFlight<T> {
  /**
   * The result of the pending work of a key; starts it when there is none.
   * @param signal Aborts when the caller stops waiting. The work is aborted
   * once all its callers have stopped; a caller without a signal never does.
   */
  run(key: string, work: SharedWork<T>, signal?: AbortSignal): Promise<T>;
  /** The result of the pending work of a key; undefined when there is none. */
  pending(key: string): Promise<T> | undefined;
  /**
   * Leaves the pending work of a key, or of all keys, to its callers: the next
   * caller starts new work.
   */
  forget(key?: string): void;
}

interface Flight<T> {
  result: Promise<T>;
  controller: AbortController;
  callers: number;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();

  function isPending(key: string, flight: Flight<T>): boolean {
    return flights.get(key) === flight;
  }
  function start(key: string, work: SharedWork<T>): Flight<T> {
    const controller = new AbortController();
    const isCurrent = (): boolean => isPending(key, flight);
    const result: Promise<T> = work(controller.signal, isCurrent).finally(
      () => {
        if (isCurrent()) flights.delete(key);
      },
    );
    // A rejection that no caller waits for must not end the process.
    result.catch(() => {});
    const flight: Flight<T> = { result, controller, callers: 0 };
    flights.set(key, flight);
    return flight;
  }
  function join(key: string, flight: Flight<T>, signal?: AbortSignal) {
    flight.callers++;
    signal?.addEventListener("abort", () => {
      if (--flight.callers > 0) return;
      if (isPending(key, flight)) flights.delete(key);
      flight.controller.abort();
    }, { once: true });
    return flight.result;
  }
  return {
    run: (key, work, signal) =>
      join(key, flights.get(key) ?? start(key, work), signal),
    pending(key) {
      const flight = flights.get(key);
      return flight && join(key, flight);
    },
    forget(key) {
      if (key === undefined) flights.clear();
      else flights.delete(key);
    },
  };
}
