/** What a page that is removed may leave behind, and no type check names. */
import assert from "node:assert/strict";
import { contactRequests } from "../../src/pages/contact/requests.ts";
import { sections } from "../../src/pages/sections.server.ts";
import { paths } from "../../src/paths.ts";
import { filesOf, textOf } from "../docs/source-files.ts";
import { elements, wholeSite } from "./whole-site.ts";

const { pages } = await wholeSite();

Deno.test("some page shows each share picture of a section", () => {
  const tags = pages.flatMap((page) => elements("meta", page));
  const shown = tags.map(({ attribs }) => attribs.content ?? "");
  const left = sections.flatMap(({ cards }) => cards).filter(({ name }) =>
    !shown.some((it) => it.includes(`/pictures/share/${name}.`))
  );
  assert.deepEqual(left, []);
});

Deno.test("some page links to each request of the contact page", () => {
  const targets = new Set(
    pages.flatMap((page) => elements("a", page))
      .map(({ attribs }) => attribs.href),
  );
  const left = contactRequests().filter(({ fragment }) =>
    // These follow from records.
    !/^(?:like|academy)-/.test(fragment) &&
    !targets.has(`${paths.contact}#${fragment}`)
  );
  assert.deepEqual(left, []);
});

Deno.test("some component has each class of the styles", async () => {
  const styles = (await filesOf("src", /\.css$/)).map(textOf);
  const code = (await filesOf("src", /\.tsx?$/)).map(textOf);
  const data = (await filesOf("data", /\.(?:ts|json|svg)$/)).map(textOf);
  const selectors = (await Promise.all(styles)).join("\n")
    .replace(/\/\*[^]*?\*\/|"[^"]*"/g, "");
  const texts = (await Promise.all([...code, ...data])).join("\n");
  const words = new Set(texts.match(/[\w-]+/g));
  const names = new Set(
    [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
  );
  /** Also such as "span-" of `span-${width}`. */
  const isNamed = (name: string) =>
    words.has(name) ||
    [...name.matchAll(/-/g)].some(({ index }) =>
      words.has(name.slice(0, index + 1))
    );
  assert.ok(names.size > 0);
  assert.deepEqual([...names].filter((name) => !isNamed(name)), []);
});
