import assert from "node:assert/strict";
import { XMLParser, XMLValidator } from "fast-xml-parser";

/** An element of the parser's result: attribute names start with "@". */
// deno-lint-ignore no-explicit-any
export type XmlElement = any;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ["url", "entry", "link", "category"].includes(name),
});

/** Parses an XML document and asserts that it is well-formed. */
export function parseXml(text: string): XmlElement {
  assert.equal(XMLValidator.validate(text), true);
  return parser.parse(text);
}
