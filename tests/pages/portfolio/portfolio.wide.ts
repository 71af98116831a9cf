import assert from "node:assert/strict";
import { projectPath } from "../../../src/paths.ts";
import {
  openPage,
  openTab,
  stylesLoaded,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";
import { projects } from "../../support/projects.ts";
import { waitUntil } from "../../support/promises.ts";

const longProject = projects.find(({ showcase }) => showcase.length > 5);

Deno.test({
  name: "a project keeps its height while its pictures load",
  ignore: !longProject,
}, async () => {
  const pictures = Promise.withResolvers<void>();
  await using visit = await openPage(site, projectPath(longProject!.slug), {
    viewport: { width: 390, height: 844 },
    until: "commit",
    prepare: (page) =>
      page.route(/\/pictures\//, async (route) => {
        await pictures.promise;
        await route.continue();
      }),
  });
  const { page } = visit;
  const height = () => page.evaluate(() => document.body.scrollHeight);
  await page.locator("footer").waitFor();
  await stylesLoaded(page);
  await typefacesLoaded(page);
  const before = await height();
  pictures.resolve();
  for (const picture of await page.locator("main picture img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await waitUntil(() =>
      picture.evaluate((it) => (it as HTMLImageElement).naturalWidth > 0)
    );
  }
  assert.equal(await height(), before);
});

for (
  const [width, height] of [[390, 844], [768, 1024], [1440, 900]] as const
) {
  Deno.test(`the first screen of each project shows its work and its name at ${width} px`, async () => {
    await using tab = await openTab(site, { viewport: { width, height } });
    for (const { slug } of projects) {
      await tab.goTo(projectPath(slug));
      const [share, end] = await tab.page.evaluate(() => {
        const box = (part: string) =>
          document.querySelector(part)!.getBoundingClientRect();
        const { top, bottom, width } = box(".page-picture img");
        const high = Math.min(bottom, innerHeight) - top;
        return [
          high * width / innerWidth / innerHeight,
          box("h1").bottom / innerHeight,
        ] as const;
      });
      assert.ok(share > 1 / 8, `${slug}: ${share}`);
      assert.ok(end < 1, slug);
    }
  });
}
