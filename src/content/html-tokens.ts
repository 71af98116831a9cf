import { Tokenizer } from "htmlparser2";

/** What is told of a piece of HTML, in its order. */
export interface TokenHandler {
  /** @param isEmpty Whether the tag closes itself, as in `<br/>`. */
  open(name: string, href: string | undefined, isEmpty: boolean): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Reads HTML as tags and text, names in lower case, entities decoded. Of the
 * attributes only `href` is told. Takes linear time whatever the text holds,
 * as no tags are matched with each other.
 */
export function readTokens(html: string, handler: TokenHandler): void {
  let tag = "";
  let attribute = "";
  let value = "";
  let href: string | undefined;
  function end(isEmpty: boolean): void {
    handler.open(tag, href, isEmpty);
  }
  const tokenizer = new Tokenizer({ decodeEntities: true }, {
    onopentagname(start, end) {
      tag = html.slice(start, end).toLowerCase();
      href = undefined;
    },
    onattribname(start, end) {
      attribute = html.slice(start, end).toLowerCase();
      value = "";
    },
    onattribdata(start, end) {
      value += html.slice(start, end);
    },
    onattribentity(codePoint) {
      value += String.fromCodePoint(codePoint);
    },
    onattribend() {
      // As in browsers, the first of two attributes of a name counts.
      if (attribute === "href") href ??= value;
    },
    onopentagend: () => end(false),
    onselfclosingtag: () => end(true),
    onclosetag(start, end) {
      handler.close(html.slice(start, end).toLowerCase());
    },
    ontext(start, end) {
      handler.text(html.slice(start, end));
    },
    ontextentity(codePoint) {
      handler.text(String.fromCodePoint(codePoint));
    },
    oncdata() {},
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
  });
  tokenizer.write(html);
  tokenizer.end();
}
