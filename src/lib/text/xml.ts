/** Characters that XML 1.0 forbids, even as references. */
// deno-lint-ignore no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Markup that must not be escaped again. */
class Xml {
  constructor(readonly text: string) {}
}
export type { Xml };

/** A value in a template: lists are joined, undefined and false omitted. */
type XmlPart = string | number | Xml | undefined | false | XmlPart[];

/**
 * XML from a template literal. Values are escaped, control characters removed,
 * lone surrogates replaced by U+FFFD.
 */
export function xml(strings: TemplateStringsArray, ...values: XmlPart[]): Xml {
  return new Xml(String.raw({ raw: strings }, ...values.map(serialise)));
}

/** A document with its XML declaration, without indentation. */
export function xmlDocument({ text }: Xml): string {
  const body = text.trim().replace(/>\s+</g, ">\n<");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
}

function serialise(part: XmlPart): string {
  if (part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map(serialise).join("");
  if (part instanceof Xml) return part.text;
  return String(part).toWellFormed().replace(forbidden, "").replace(
    /[&<>"']/g,
    (character) => references[character] ?? "",
  );
}
