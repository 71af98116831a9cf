/** Characters that XML 1.0 cannot hold at all, not even as references. */
// deno-lint-ignore no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Marks text that is XML already. */
class Xml {
  constructor(readonly text: string) {}
}
export type { Xml };

/** What may stand in XML; lists are joined, undefined and false are left out. */
export type XmlPart = string | number | Xml | undefined | false | XmlPart[];

/**
 * XML from a template. Values are escaped; control characters vanish, and half
 * a surrogate pair becomes the replacement character.
 */
export function xml(strings: TemplateStringsArray, ...values: XmlPart[]): Xml {
  return new Xml(String.raw({ raw: strings }, ...values.map(written)));
}

/** A whole document, its declaration first, without space between elements. */
export function xmlDocument({ text }: Xml): string {
  const body = text.trim().replace(/>\s+</g, ">\n<");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
}

function written(part: XmlPart): string {
  if (part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map(written).join("");
  if (part instanceof Xml) return part.text;
  return String(part).toWellFormed().replace(forbidden, "").replace(
    /[&<>"']/g,
    (character) => references[character] ?? "",
  );
}
