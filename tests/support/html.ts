import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";

/** The text of a document with collapsed white space. */
export function wordsIn(html: string): string {
  const { children } = parseDocument(html);
  return DomUtils.innerText(children).replaceAll(/\s+/g, " ");
}

/** Asserts that every data block of a page is JSON. */
export function assertDataIsJson(page: string): void {
  const scripts = DomUtils.getElementsByTagName("script", parseDocument(page));
  const data = scripts.filter(({ attribs }) => attribs.type?.includes("json"));
  assert.ok(data.length > 0);
  for (const script of data) {
    const text = DomUtils.textContent(script);
    // The element of a streamed data block precedes its text.
    if (text) JSON.parse(text);
    assert.doesNotMatch(text, /[<>&\u2028\u2029]/, "nothing for a parser");
  }
}

/** The first chunk of a response whose content is pending. */
export async function shellIn({ body }: Response): Promise<string> {
  let shell = "";
  for await (const text of body!.pipeThrough(new TextDecoderStream())) {
    shell += text;
    if (shell.includes("</footer>")) break;
  }
  return shell;
}
