import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";

/** Every block of data in a page is JSON, whatever stands in it. */
export function assertDataIsJson(page: string): void {
  const scripts = DomUtils.getElementsByTagName("script", parseDocument(page));
  const data = scripts.filter(({ attribs }) => attribs.type?.includes("json"));
  assert.ok(data.length > 0);
  for (const script of data) {
    const text = DomUtils.textContent(script);
    // A block that carries a streamed value is there before its text.
    if (text) JSON.parse(text);
    assert.doesNotMatch(text, /[<>&\u2028\u2029]/, "nothing for a parser");
  }
}
