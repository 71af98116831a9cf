import { paths } from "../../../src/paths.ts";
import {
  documentStays,
  follow,
  openPage,
  pageHydrated,
} from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";
import { inTime, waitUntil } from "../../support/promises.ts";

const site = useSite();
const chunk = "**/assets/about-page-*.js";
const broken = {
  contentType: "text/javascript",
  body: `export const handle = { meta: { title: "x" }, sky: "paper" };
    export function Component() { throw new Error("broken part"); }`,
};

Deno.test("a broken page hydrates on the next reload once it is fixed", async () => {
  let answers = 0;
  await using visit = await openPage(site, paths.about, {
    until: "commit",
    prepare: (page) =>
      page.route(chunk, async (route) => {
        await route.fulfill(broken);
        answers += 1;
      }),
  });
  const { page } = visit;
  // The document and its only reload.
  await waitUntil(() => answers >= 2);
  await documentStays(page);
  await page.unroute(chunk);
  await page.reload();
  await pageHydrated(page);
  // The error is logged.
  await waitUntil(() => site.lines.join().includes("broken part"));
});

Deno.test("a failed reload of one page does not prevent another from hydrating", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await page.route(chunk, (route) => route.fulfill(broken));
  const asked = Promise.withResolvers<void>();
  await page.route(`**${paths.about}`, async (route) => {
    await route.abort("aborted");
    asked.resolve();
  });
  // Without hovering: the browser would prefetch the document, unseen here.
  await follow(page, paths.about);
  await inTime(asked.promise);
  await page.goto(new URL(paths.contact, site.origin).href);
  await pageHydrated(page);
});
