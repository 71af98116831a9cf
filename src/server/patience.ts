/**
 * How long a page waits for its data before it streams. Data that comes within
 * a few milliseconds is not worth a "Loading..."; a service that took longer
 * the last time is not waited for at all.
 */
export interface Patience {
  /** Milliseconds to wait for the data of a kind of page. */
  of(kind: string): number;
  /** Notes how long the data took, or how long it was waited for in vain. */
  note(kind: string, milliseconds: number): void;
}

const quickMs = 8;
const waitMs = 12;

/** Learns from the last time how long it pays to wait. */
export function createPatience(): Patience {
  const last = new Map<string, number>();
  return {
    of: (kind) => (last.get(kind) ?? 0) <= quickMs ? waitMs : 0,
    note: (kind, milliseconds) => last.set(kind, milliseconds),
  };
}
