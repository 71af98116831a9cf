import { createLruMap } from "../lib/lru-map.ts";
import { cleanText } from "../lib/text/clean-text.ts";
import type { Log } from "../server/logging/log.ts";

export interface BrowserErrorsOptions {
  log: Log;
  /** The build that this instance serves. */
  release: string;
  /** The source map of a built script, as JSON; undefined for another build's. */
  readMap(file: string): Promise<string | undefined>;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** Notes an error of a browser: the page's pattern, and message and stack. */
export type NoteBrowserError = (page: string, text: string) => Promise<void>;

/** The least time between two lines about the same error, in milliseconds. */
const quietMs = 600_000;
const maxErrors = 100;
const maxFrames = 6;
const maxMessage = 200;
/** A place in a built script, in the stacks of all browsers. */
const place = /\/assets\/([\w.-]+-[A-Z0-9]{8}\.js):(\d{1,9}):(\d{1,9})/g;

interface Frame {
  file: string;
  line: number;
  column: number;
}

/**
 * Creates what logs errors of browsers: one line for each kind of error in ten
 * minutes, with how many came. Queries and addresses of mail are left out.
 */
export function createBrowserErrors(
  { log, release, readMap, now = () => performance.now() }:
    BrowserErrorsOptions,
): NoteBrowserError {
  const seen = createLruMap<{ loggedAt: number; count: number }>({
    maxEntries: maxErrors,
  });
  return async function note(page, text) {
    const [first = ""] = text.split("\n");
    const error = cleanText(
      first.slice(0, maxMessage).replace(/\?\S*/g, "").replace(
        /\S+@\S+/g,
        "(mail)",
      ),
    );
    const frames = framesOf(text);
    const { file = "", line = 0, column = 0 } = frames[0] ?? {};
    const key = `${error} ${file}:${line}:${column}`;
    const known = seen.get(key) ?? { loggedAt: -Infinity, count: 0 };
    known.count++;
    seen.set(key, known);
    if (now() - known.loggedAt < quietMs) return;
    known.loggedAt = now();
    const { count } = known;
    known.count = 0;
    const places = await Promise.all(frames.map((it) => nameOf(it, readMap)));
    const isOurs = places.some(({ isKnown }) => isKnown);
    log.warn("An error in a browser", {
      ...{ error, page, count, release: isOurs ? release : "another" },
      stack: places.map(({ name }) => name).join(" < "),
    });
  };
}

function framesOf(text: string): Frame[] {
  return [...text.matchAll(place)].slice(0, maxFrames).map((
    [, file = "", line, column],
  ) => ({ file, line: Number(line), column: Number(column) }));
}

/** Where a frame is in the sources, if its source map is known. */
async function nameOf(
  { file, line, column }: Frame,
  readMap: BrowserErrorsOptions["readMap"],
): Promise<{ name: string; isKnown: boolean }> {
  const map = await readMap(file);
  if (map === undefined) {
    return { name: `${file}:${line}:${column}`, isKnown: false };
  }
  const { originalPositionFor, TraceMap } = await import(
    "@jridgewell/trace-mapping"
  );
  const found = originalPositionFor(new TraceMap(map), {
    line,
    column: Math.max(0, column - 1),
  });
  const source = found.source?.replace(/^(?:\.\.\/)+/, "") ?? file;
  const at = `${source}:${found.line ?? line}`;
  return { name: found.name ? `${found.name} ${at}` : at, isKnown: true };
}
