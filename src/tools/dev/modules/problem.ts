/** What is wrong with the sources, as the browser shows it over the page. */
export interface Problem {
  /** What failed; a kind has one problem at a time. */
  kind: "build" | "styles" | "types" | "server" | "browser";
  message: string;
  /** Where, as `FILE:LINE:COLUMN` from the project's root. */
  place?: string | undefined;
}

const root = new URL("../../../../", import.meta.url).href;

interface BuildMessage {
  text: string;
  location:
    | { file: string; line: number; column: number; lineText: string }
    | null;
}

/** What esbuild found first. */
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
    place: `${file}:${line}:${column + 1}`,
  };
}

/**
 * A problem of a message that names its place, as Deno's type errors and the
 * stacks of exceptions do.
 */
export function problemOfText(kind: Problem["kind"], text: string): Problem {
  // deno-lint-ignore no-control-regex
  const plain = text.replaceAll(/\x1b\[[0-9;]*m/g, "");
  const message = plain.replace(/\nerror: [^]*$/, "").trim();
  const start = message.indexOf(root);
  if (start < 0) return { kind, message };
  const [place] = /^[^\s()?]+/.exec(message.slice(start + root.length)) ?? [];
  return { kind, message: message.replaceAll(root, ""), place };
}

/**
 * What a line of the server's log says of a page that it could not render.
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
