import { DomUtils, parseDocument } from "htmlparser2";
import { completeAddress } from "../../src/server/http/address.ts";
import { pageOf, type TestApp } from "./app.ts";

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * An element for assertions. The parsed one refers to the whole page, which a
 * failed assertion would print, using gigabytes of memory.
 */
interface Found {
  attribs: Readonly<Record<string, string>>;
  /** Its text, with collapsed white space. */
  text: string;
  /** Its child elements. */
  children(): Found[];
}

/** The main part of a page. */
export interface MainPart {
  /** All its text, with collapsed white space. */
  text: string;
  /** The texts of its headings of a level. */
  headings(level: number): string[];
  /** The targets of the links with this text. */
  linksTo(label: string): (string | undefined)[];
  /** The targets of all its links, in order. */
  targets(): (string | undefined)[];
  /** Every element with this tag name. */
  all(tag: string): Found[];
  /** Every element with this class. */
  withClass(name: string): Found[];
  /** The section whose level 2 heading has this id or text. */
  section(heading: string): MainPart;
}

/** The main part of a page, with its content. */
export async function mainOf(path: string, app?: TestApp): Promise<MainPart> {
  return mainIn(await pageOf(completeAddress(path), app));
}

/** The main part of a document. */
export function mainIn(html: string): MainPart {
  const [main] = elements("main", parseDocument(html));
  if (!main) throw new Error("Cannot find the main part of the page");
  return part(main);
}

/** The text of an element, with collapsed white space. */
function textOf(element: Element): string {
  return DomUtils.textContent(element).replaceAll(/\s+/g, " ").trim();
}

function part(root: Element): MainPart {
  const all = (tag: string) => elements(tag, root).map(found);
  return {
    all,
    text: textOf(root),
    headings: (level) => all(`h${level}`).map(({ text }) => text),
    linksTo: (label) =>
      all("a").filter(({ text }) => text === label)
        .map(({ attribs }) => attribs.href),
    targets: () => all("a").map(({ attribs }) => attribs.href),
    withClass: (name) =>
      all("*").filter(({ attribs }) =>
        attribs.class?.split(/\s+/).includes(name)
      ),
    section(heading) {
      const own = elements("section", root).find((section) =>
        elements("h2", section).some((title) =>
          title.attribs.id === heading || textOf(title) === heading
        )
      );
      if (!own) throw new Error(`Cannot find the section "${heading}"`);
      return part(own);
    },
  };
}

function found(element: Element): Found {
  return {
    attribs: element.attribs,
    text: textOf(element),
    children: () =>
      element.children.filter((it): it is Element => "attribs" in it).map(
        found,
      ),
  };
}

function elements(tag: string, root: Document | Element): Element[] {
  return DomUtils.getElementsByTagName(tag, root);
}
