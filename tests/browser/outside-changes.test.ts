import assert from "node:assert/strict";
import { hydratingAttribute } from "../../src/streaming/document-state.ts";
import { readBuild } from "../../src/server/build/build-manifest.ts";
import { fieldNames } from "../../src/pages/contact/contact-fields.tsx";
import { paths } from "../../src/paths.ts";
import {
  assertKept,
  changes,
  openUnhydrated,
  search,
} from "../support/browser/outside-changes.ts";
import { keptMails } from "../support/browser/mails.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { attached, openPage } from "../support/browser/open-page.ts";
import { site } from "../support/fixture-site.ts";

Deno.test("a page that a translator changes before hydration keeps what a visitor has typed, and works", async () => {
  await assertKept(site, search, changes["a translator replaces each text"]);
});

Deno.test("a message that is sent before React comes is sent by it, also when a password manager has changed the form", async () => {
  await using visit = await openUnhydrated(site, paths.contact);
  const { page } = visit;
  await page.evaluate(
    changes["a password manager adds a button after each field"],
  );
  await page.getByLabel(fieldNames().project).fill("Ponds");
  await page.locator("main form [type=submit]").click();
  await visit.hydrate();
  await page.waitForFunction(() => Reflect.get(globalThis, "kept").length > 0);
  const mails = await keptMails(page);
  assert.deepEqual(
    mails.map(({ searchParams }) => searchParams.get("subject")),
    ["Ponds"],
  );
  await visit.check();
});

Deno.test("a page that an archive shows at another address stays as it is", async () => {
  const archived = `/web/20261128/${site.origin}`;
  using archive = changedSite(
    site,
    (path, response) =>
      path.startsWith(archived)
        ? fetch(site.origin + path.slice(archived.length))
        : response,
  );
  await using visit = await openPage(archive, archived + paths.about, {
    until: "load",
  });
  const { page } = visit;
  const heading = () => page.locator("h1").textContent();
  const before = await heading();
  await page.evaluate(
    async (entry) => (await import(entry)).hydrate(() => false),
    readBuild().entry,
  );
  await attached(page, `html:not([${hydratingAttribute}])`);
  assert.deepEqual([await heading(), visit.complaints], [before, []]);
});
