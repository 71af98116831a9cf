import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { modulesPath } from "../modules/addresses.ts";
import type { Problem } from "../modules/problem.ts";

const frame = new RegExp(
  `(https?://[^/]+${modulesPath}([^\\s?]+)[^\\s:]*):(\\d+):(\\d+)`,
);

/** An exception as a problem, with its source location. */
export async function problemOfError(error: unknown): Promise<Problem> {
  const message = String(error);
  const stack = error instanceof Error ? error.stack ?? "" : "";
  const [, address = "", file, line, column] = frame.exec(stack) ?? [];
  if (!file) return { kind: "browser", message };
  const position = await sourcePosition(
    address,
    Number(line),
    Number(column) - 1,
  );
  return { kind: "browser", message, position: `${file}:${position}` };
}

/**
 * Line and column in the source, from 1; unmapped if there is no source map.
 */
async function sourcePosition(
  address: string,
  line: number,
  column: number,
): Promise<string> {
  const code = await (await fetch(address)).text();
  const [, map] = /sourceMappingURL=data:[^,]+,(\S+)\s*$/.exec(code) ?? [];
  if (!map) return `${line}:${column + 1}`;
  const bytes = Uint8Array.from(atob(map), (it) => it.charCodeAt(0));
  const trace = new TraceMap(new TextDecoder().decode(bytes));
  const found = originalPositionFor(trace, { line, column });
  return `${found.line ?? line}:${(found.column ?? column) + 1}`;
}
