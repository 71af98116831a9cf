import { DomUtils, parseDocument } from "htmlparser2";
import { shellEndId } from "../../src/streaming/document-state.ts";

/** The text of a document with collapsed white space. */
export function wordsIn(html: string): string {
  const { children } = parseDocument(html);
  return DomUtils.innerText(children).replaceAll(/\s+/g, " ");
}

/** The shell of a response whose content is pending. */
export async function shellIn({ body }: Response): Promise<string> {
  let shell = "";
  for await (const text of body!.pipeThrough(new TextDecoderStream())) {
    shell += text;
    if (shell.includes(`id="${shellEndId}"`)) break;
  }
  return shell;
}
