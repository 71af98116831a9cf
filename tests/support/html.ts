import { DomUtils, parseDocument } from "htmlparser2";

/** The text of a document with collapsed white space. */
export function wordsIn(html: string): string {
  const { children } = parseDocument(html);
  return DomUtils.innerText(children).replaceAll(/\s+/g, " ");
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
