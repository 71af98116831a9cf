import assert from "node:assert/strict";
import { parts } from "../../src/ui/controls/parts.ts";
import { testApp } from "../support/app.ts";
import { addresses, unknownAddress } from "../support/addresses.ts";
import { elements, readPage } from "./whole-site.ts";

const app = await testApp();
const pages = await Promise.all(
  [...addresses, unknownAddress].map((address) => readPage(app, address)),
);

/** The classes by which styles know each part, which scripts do not. */
const classes: Record<keyof typeof parts, string[]> = {
  row: ["works-strip", "track", "swipe"],
  // A name tells the inline script what it does.
  savesData: [],
  copy: ["copy"],
  card: ["card", "next"],
  cardPicture: ["card-picture"],
  pagePicture: ["page-picture"],
  notFound: ["not-found"],
};

for (const [name, part] of Object.entries(parts)) {
  Deno.test(`scripts know all that looks like a part "${name}"`, () => {
    const [attribute = ""] = Object.keys(part);
    const looks = classes[name as keyof typeof parts];
    const found = pages.flatMap((page) => elements("*", page)).filter(
      ({ attribs: { name, class: text = "" } }) =>
        looks.length > 0
          ? looks.some((it) => text.split(" ").includes(it))
          : name === "light",
    );
    assert.ok(found.length > 0);
    const others = found.filter(({ attribs }) => !(attribute in attribs));
    assert.deepEqual(others.map(({ attribs }) => attribs), []);
  });
}
