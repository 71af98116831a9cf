import { type LogLevel, logLevels } from "../../settings.ts";
import { terminalLine } from "./terminal-line.ts";
import { escapeInvisible } from "../../lib/text/escape-invisible.ts";

/** Fields of a log line: short texts and numbers. */
export type LogFields = Readonly<
  Record<string, string | number | boolean | undefined>
>;

export type Log = Record<
  LogLevel,
  (message: string, fields?: LogFields) => void
>;

const longestText = 500;
/** A stack has many lines, and a long message may be above them. */
const longestStack = 8000;

/** What a log says of something that was thrown: its stack and its causes. */
export function inspectError(thrown: unknown): string {
  return thrown instanceof Error ? Deno.inspect(thrown) : String(thrown);
}

/** Whether events of a level are written when `lowest` is the lowest. */
export function isLogged(level: LogLevel, lowest: LogLevel): boolean {
  return logLevels.indexOf(level) >= logLevels.indexOf(lowest);
}

/**
 * A log of one JSON line an event. The console writes at once, so no line is
 * lost when the process ends, and the runtime exports its lines with their
 * levels where `OTEL_DENO` is set. Characters that would change how a line looks
 * are escaped, wherever they come from.
 * @param lowest Events below this level are left out.
 * @param write Takes one line, without its end.
 */
export function createLog(
  lowest: LogLevel,
  write: (line: string, level: LogLevel) => void = (line, level) =>
    console[level](line),
): Log {
  function line(level: LogLevel) {
    if (!isLogged(level, lowest)) return () => {};
    return (message: string, fields: LogFields = {}) => {
      const time = new Date().toISOString();
      const entry = { time, level, message, ...fields };
      const text = JSON.stringify(entry);
      // No field of a short line is long.
      const isShort = text.length <= longestText;
      const line = isShort ? text : JSON.stringify(entry, shorten);
      write(escapeInvisible(line), level);
    };
  }
  return {
    debug: line("debug"),
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
  };
}

/** Writes lines of the log as people read them on a terminal. */
export function writeForPeople(lowest: LogLevel) {
  return (line: string, level: LogLevel): void => {
    const text = terminalLine(line, lowest);
    if (text !== undefined) console[level](text);
  };
}

function shorten(name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const isStack = name === "reason" || name === "stack";
  return value.slice(0, isStack ? longestStack : longestText);
}
