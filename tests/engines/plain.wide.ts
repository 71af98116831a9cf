/** Simulates disabled scripts by a policy that forbids them. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { completeAddress } from "../../src/server/http/address.ts";
import { enough } from "../support/amounts.ts";
import { listPages } from "../support/addresses.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { click } from "../support/engines/actions.ts";
import {
  type EnginePage,
  pageIsHydrated,
  until,
} from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";

function withoutScript(site: { origin: string }) {
  return changedSite(site, (_, response) => {
    const headers = new Headers(response.headers);
    headers.set("Content-Security-Policy", "script-src 'none'");
    return new Response(response.body, { status: response.status, headers });
  });
}

async function show(page: EnginePage, url: string): Promise<void> {
  await page.goTo(url);
  await until(
    page,
    `location.href === "${url}" && document.readyState === "complete"`,
  );
  assert.equal(await page.evaluate(pageIsHydrated), false);
}

inEachEngine(({ name, site, opened }) => {
  Deno.test(`without script records show in ${name}, and their links work`, async () => {
    using plain = withoutScript(site);
    const page = opened();
    await page.resize(desktop);
    for (const path of listPages) {
      await show(page, plain.origin + completeAddress(path));
      const text = await page.evaluate<string>("document.body.innerText");
      assert.doesNotMatch(text, /^Loading .*\.\.\.$/m);
      const links = `document.querySelectorAll('main a[href^="${path}/"]')`;
      assert.ok(await page.evaluate<number>(`${links}.length`) > 0);
      await click(page, `main a[href^="${path}/"]`);
      await until(page, `location.pathname.startsWith("${path}/")`);
    }
  });

  Deno.test({
    name: `without script the drawer and the questions open in ${name}`,
    ignore: !enough.questions,
  }, async () => {
    using plain = withoutScript(site);
    const page = opened();
    await page.resize(phone);
    await show(page, plain.origin + paths.home);
    const closed = `document.querySelector("details:not([open])")`;
    await page.evaluate(`void (${closed}.id = "closed")`);
    await click(page, "#closed summary");
    await until(page, `document.querySelector("#closed").open`);
    await click(page, ".hamburger");
    await until(
      page,
      `document.querySelector(".drawer:popover-open") !== null`,
    );
    await click(page, `.drawer a[href="${paths.about}"]`);
    await until(page, `location.pathname === "${paths.about}"`);
  });
});
