import { DomUtils, parseDocument } from "htmlparser2";
import { completeAddress } from "../../src/addresses/address.ts";
import { pageOf, type TestApp } from "./app.ts";

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page's main part, as visitors and assistive technology find it. */
export interface MainPart {
  root: Element;
  /** All its words, with single spaces. */
  text: string;
  /** The words of its headings of a level. */
  headings(level: number): string[];
  /** Where each link with these words leads. */
  linksTo(label: string): (string | undefined)[];
  /** Every element of a name. */
  all(tag: string): Element[];
  /** The section that a heading of level 2 names. */
  section(heading: string): MainPart;
}

/** The main part of the page at an address, once its content is in place. */
export async function mainOf(path: string, app?: TestApp): Promise<MainPart> {
  const html = await pageOf(completeAddress(path), app);
  const [main] = elements("main", parseDocument(html));
  if (!main) throw new Error(`Cannot find the main part of "${path}"`);
  return part(main);
}

/** The words inside an element, with single spaces. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element).replaceAll(/\s+/g, " ").trim();
}

function part(root: Element): MainPart {
  const all = (tag: string) => elements(tag, root);
  return {
    root,
    all,
    text: textOf(root),
    headings: (level) => all(`h${level}`).map(textOf),
    linksTo: (label) =>
      all("a").filter((link) => textOf(link) === label)
        .map((link) => link.attribs.href),
    section(heading) {
      const found = all("section").find((section) =>
        elements("h2", section).some((title) => textOf(title) === heading)
      );
      if (!found) throw new Error(`Cannot find the section "${heading}"`);
      return part(found);
    },
  };
}

function elements(tag: string, root: Document | Element): Element[] {
  return DomUtils.getElementsByTagName(tag, root);
}
