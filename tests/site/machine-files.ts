import assert from "node:assert/strict";
import { XMLParser, XMLValidator } from "fast-xml-parser";

/** An element as the parser gives it: attributes begin with "@". */
// deno-lint-ignore no-explicit-any
export type XmlElement = any;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ["url", "entry", "link", "category"].includes(name),
});

/** Parses a whole XML document, which must be well-formed. */
export function parseXml(text: string): XmlElement {
  assert.equal(XMLValidator.validate(text), true);
  return parser.parse(text);
}
