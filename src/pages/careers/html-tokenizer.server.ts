import { Tokenizer } from "htmlparser2";

/** Called for each token of an HTML fragment, in source order. */
interface TokenHandler {
  /** @param isEmpty Whether the tag is self-closing, as in `<br/>`. */
  open(name: string, href: string | undefined, isEmpty: boolean): void;
  close(name: string): void;
  text(text: string): void;
}

/** Kinds of tokens that are skipped. */
const ignored = {
  oncdata() {},
  oncomment() {},
  ondeclaration() {},
  onprocessinginstruction() {},
  onend() {},
};

/**
 * Splits HTML into tags and text, names in lower case, entities decoded. `href`
 * is the only attribute passed on. Start and end tags are not matched, so it
 * runs in linear time for any input.
 */
export function tokenizeHtml(html: string, handler: TokenHandler): void {
  let tag = "";
  let attribute = "";
  let value = "";
  let href: string | undefined;
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
      // As in browsers, the first of duplicate attributes counts.
      if (attribute === "href") href ??= value;
    },
    onopentagend: () => handler.open(tag, href, false),
    onselfclosingtag: () => handler.open(tag, href, true),
    onclosetag(start, end) {
      handler.close(html.slice(start, end).toLowerCase());
    },
    ontext(start, end) {
      handler.text(html.slice(start, end));
    },
    ontextentity(codePoint) {
      handler.text(String.fromCodePoint(codePoint));
    },
    ...ignored,
  });
  tokenizer.write(html);
  tokenizer.end();
}
