import { escapeInvisible } from "../../lib/text/escape-invisible.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import { healthPath, readinessPath, vitalsPath } from "../../paths.ts";
import type { LogLevel } from "../../settings.ts";

/** Paths whose requests are shown at the level `debug` only. */
const quietPaths: ReadonlySet<unknown> = new Set([
  healthPath,
  readinessPath,
  vitalsPath,
]);

/**
 * A line of the log as people read it on a terminal: of a request the method,
 * path, status, milliseconds and cache; of an error its stack below it.
 * @param line A line of the log, or any other text, which stays as it is.
 * @returns Undefined for what is not worth a line.
 */
export function terminalLine(
  line: string,
  lowest: LogLevel,
): string | undefined {
  const entry = parseJson(line);
  if (!isRecord(entry) || !("message" in entry)) return line;
  const { time: _, level, message, reason, stack, ...fields } = entry;
  const isQuiet = quietPaths.has(fields.path) || message === "Web vitals";
  if (isQuiet && level === "info" && lowest !== "debug") return undefined;
  if (message === "Request") {
    const { method, path, status, ms, cache } = fields;
    const duration = `${Math.round(Number(ms) * 10) / 10} ms`;
    const source = cache === "none" ? [] : [`(${cache})`];
    return shown([method, path, status, duration, ...source].join(" "));
  }
  const start = level === "info" ? [message] : [`${level}:`, message];
  const pairs = Object.entries(fields).map(([name, it]) => `${name}=${it}`);
  const below = [reason, stack].filter((it) => it !== undefined)
    .flatMap((it) => String(it).split("\n"));
  return [[...start, ...pairs].join(" "), ...below.map((it) => `  ${it}`)]
    .map(shown).join("\n");
}

/** One line: no value of a field begins another one. */
function shown(text: string): string {
  return escapeInvisible(text).replaceAll("\n", "\\n");
}
