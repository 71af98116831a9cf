/** Whether a value is an object, neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Parses the text of a JSON file. A byte order mark is no part of it.
 * @throws {SyntaxError} If it is invalid.
 */
export function jsonOf(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ""));
}

/** Parses a JSON text; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return jsonOf(text);
  } catch {
    return undefined;
  }
}

const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Serialises a value for a `<script type="application/json">`: no text in it
 * can end the element, start a comment or break a line.
 */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? "",
  );
}
