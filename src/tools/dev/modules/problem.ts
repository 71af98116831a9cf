/** A problem in the sources, shown in the browser over the page. */
export interface Problem {
  /** The step that failed; each kind has at most one problem. */
  kind: "build" | "styles" | "types" | "server" | "browser";
  message: string;
  /** Position as `FILE:LINE:COLUMN`, relative to the project's root. */
  position?: string | undefined;
}

const root = new URL("../../../../", import.meta.url).href;

interface BuildMessage {
  text: string;
  location:
    | { file: string; line: number; column: number; lineText: string }
    | null;
}

/** The first error of esbuild. */
export function problemOfBuild(
  kind: "build" | "styles",
  [first]: readonly BuildMessage[],
): Problem {
  const { text = "Unknown", location = null } = first ?? {};
  if (!location) return { kind, message: text };
  const { file, line, column, lineText } = location;
  return {
    kind,
    message: `${text}\n\n${lineText}\n${" ".repeat(column)}^`,
    position: `${file}:${line}:${column + 1}`,
  };
}

/**
 * A problem from a message that contains its location, such as Deno's type
 * errors and stack traces.
 */
export function problemOfText(kind: Problem["kind"], text: string): Problem {
  // deno-lint-ignore no-control-regex
  const plain = text.replaceAll(/\x1b\[[0-9;]*m/g, "");
  const message = plain.replace(/\nerror: [^]*$/, "").trim();
  const start = message.indexOf(root);
  if (start < 0) return { kind, message };
  const [position] = /^[^\s()?]+/.exec(message.slice(start + root.length)) ??
    [];
  return { kind, message: message.replaceAll(root, ""), position };
}

/**
 * The render error of a page in a line of the server's log.
 * @returns Undefined for all other lines.
 */
export function problemOfLog(line: string): Problem | undefined {
  try {
    const { level, message, reason } = JSON.parse(line);
    if (level !== "error" || typeof reason !== "string") return undefined;
    return problemOfText("server", `${message}: ${reason}`);
  } catch {
    return undefined;
  }
}
