import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";

/** The words of a document, white space collapsed. */
export function wordsIn(html: string): string {
  const { children } = parseDocument(html);
  return DomUtils.innerText(children).replaceAll(/\s+/g, " ");
}

/** Every block of data in a page is JSON, whatever it holds. */
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

/** The first part of a response to arrive, while its content is on its way. */
export async function shellIn({ body }: Response): Promise<string> {
  let shell = "";
  for await (const text of body!.pipeThrough(new TextDecoderStream())) {
    shell += text;
    if (shell.includes("</footer>")) break;
  }
  return shell;
}
