import assert from "node:assert/strict";
import { parts } from "../../src/ui/controls/parts.ts";
import { testApp } from "../support/app.ts";
import { addresses, unknownAddress } from "../support/addresses.ts";
import { elements, readPage } from "./whole-site.ts";

const app = await testApp();
const pages = await Promise.all(
  [...addresses, unknownAddress].map((address) => readPage(app, address)),
);

type Attributes = Record<string, string>;

function hasClass(...classes: string[]) {
  return ({ class: text = "" }: Attributes) =>
    text.split(" ").some((it) => classes.includes(it));
}

/** The parts that pages have however little content there is. */
type Part = Exclude<keyof typeof parts, "document" | "replaces">;

/** What looks like each part to a visitor. */
const looks: Record<Part, (attributes: Attributes) => boolean> = {
  row: hasClass("works-strip", "track", "swipe"),
  savesData: ({ name }) => name === "light",
  copy: hasClass("copy"),
  card: hasClass("card", "next"),
  cardPicture: hasClass("card-picture"),
  pagePicture: hasClass("page-picture"),
  notFound: hasClass("not-found"),
};

for (const [name, looksLike] of Object.entries(looks)) {
  Deno.test(`scripts know all that looks like a part "${name}"`, () => {
    const [attribute = ""] = Object.keys(parts[name as Part]);
    const found = pages.flatMap((page) => elements("*", page))
      .filter(({ attribs }) => looksLike(attribs));
    assert.ok(found.length > 0);
    const others = found.filter(({ attribs }) => !(attribute in attribs));
    assert.deepEqual(others.map(({ attribs }) => attribs), []);
  });
}
