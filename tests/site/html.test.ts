import assert from "node:assert/strict";
import { testApp } from "../support/app.ts";
import {
  addresses,
  listPages,
  recordPages,
  unknownAddress,
} from "../support/addresses.ts";
import { recordsOfEach } from "../support/sections.ts";
import { htmlFaults } from "./html-faults.ts";
import { elements, readPage } from "./whole-site.ts";
import { failing, withRecords } from "../support/content/answers.ts";

const app = await testApp();
const pages = await Promise.all(
  [...addresses, unknownAddress].map((address) => readPage(app, address)),
);

Deno.test("a page of each kind has valid HTML", async (t) => {
  for (const { address, html } of pages) {
    await t.step(address, async () => {
      assert.deepEqual(await htmlFaults(html), []);
    });
  }
});

Deno.test("no button works only after hydration without being disabled before", () => {
  const dead = pages.flatMap((page) =>
    elements("button", page).map(({ attribs }) => attribs).filter((button) =>
      button.type === "button" && !("disabled" in button) &&
      // A popover opens without script.
      !("popovertarget" in button)
    ).map((button) => ({ page: page.address, ...button }))
  );
  assert.deepEqual(dead, []);
});

Deno.test("pages whose content failed have valid HTML", async () => {
  const app = await testApp({ content: failing('<Down> & "out"') });
  for (const address of [...listPages, ...recordPages("any")]) {
    const { status, html } = await readPage(app, address);
    assert.equal(status, 503, address);
    assert.deepEqual(await htmlFaults(html), [], address);
  }
});

Deno.test("pages with odd content have valid HTML", async () => {
  const text = "\u0000\ud800 </p><b> & \"'";
  const html =
    "<li>a<ul><p>b<p>c<div><ul><li>d</ul></div></p><a href='https://x.example'><a href='https://y.example'>e";
  const content = withRecords(recordsOfEach(({ fill }) => [
    fill("a", (kind) => kind === "html" ? html : text),
    fill("b", () => ""),
  ]));
  const app = await testApp({ content });
  for (const address of [...listPages, ...recordPages("a")]) {
    const { status, html } = await readPage(app, address);
    assert.equal(status, 200, address);
    assert.deepEqual(await htmlFaults(html), [], address);
  }
});
