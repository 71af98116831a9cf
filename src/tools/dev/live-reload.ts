import type { Update } from "./modules/module-graph.ts";
import type { Problem } from "./modules/problem.ts";

/** Server-sent events for the browsers in development. */
export interface LiveReload {
  /** How often modules of the browser have changed. */
  readonly generation: number;
  /**
   * An event stream for one browser, which starts with the current generation
   * and problems.
   */
  events(): Response;
  /**
   * The server has the last change.
   * @param isReload Makes every browser reload its page.
   */
  served(isReload: boolean): void;
  /**
   * Modules of the browser have changed: pages run the new versions, and those
   * that are still loading start again.
   */
  changed(update: NonNullable<Update>): void;
  /** Makes every browser reload the styles. */
  styles(): void;
  /** Shows a problem of this kind in every browser, or clears it. */
  problem(kind: Problem["kind"], problem: Problem | undefined): void;
  /** The current problems. */
  problems(): Problem[];
}

type Browser = ReadableStreamDefaultController<Uint8Array>;

const encoder = new TextEncoder();

/** Creates the channel to the browsers of a development server. */
export function createLiveReload(): LiveReload {
  const browsers = new Set<Browser>();
  const problems = new Map<Problem["kind"], Problem>();
  let styles = 0;
  let generation = 0;

  function broadcast(event: string, data: unknown): void {
    const message = messageOf(event, data);
    for (const browser of browsers) {
      try {
        browser.enqueue(message);
      } catch {
        browsers.delete(browser);
      }
    }
  }

  const present = () => [...problems.values()];
  return {
    get generation() {
      return generation;
    },
    events: () =>
      eventStream(browsers, [
        messageOf("generation", generation),
        messageOf("problems", present()),
      ]),
    served: (isReload) => broadcast("served", isReload),
    changed(update) {
      generation++;
      broadcast("changed", update);
    },
    styles: () => broadcast("styles", ++styles),
    problem(kind, problem) {
      const hasChanged = problem !== undefined || problems.has(kind);
      if (problem) problems.set(kind, problem);
      else problems.delete(kind);
      if (hasChanged) broadcast("problems", present());
    },
    problems: present,
  };
}

function messageOf(event: string, data: unknown): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** A stream that is in `browsers` while its browser is connected. */
function eventStream(
  browsers: Set<Browser>,
  first: readonly Uint8Array[],
): Response {
  let own: Browser;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller;
      browsers.add(own);
      own.enqueue(encoder.encode("retry: 300\n\n"));
      for (const message of first) own.enqueue(message);
    },
    cancel() {
      browsers.delete(own);
    },
  });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    },
  });
}
