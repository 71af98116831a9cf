/**
 * `deno task screenshots`: takes every page of the site, on a desktop and on a
 * phone, light and dark, as WebP files into this folder. With `--check`, only
 * compares the pages with them, prints what differs, and writes a page that
 * shows each difference.
 */
import { startSite } from "../support/site.ts";
import { startBrowser } from "../support/browser/chromium.ts";
import { compareScreens } from "./compare.ts";
import { keepScreen, recordBrowser, recordedBrowser } from "./kept.ts";
import { writeReport } from "./report.ts";
import { takenScreens } from "./screens.ts";

const isCheck = Deno.args.includes("--check");
await using site = await startSite();
const browser = await startBrowser();
try {
  if (isCheck) Deno.exitCode = await check();
  else await takeAll();
} finally {
  await browser.close();
}

async function takeAll(): Promise<void> {
  for await (const { name, picture } of takenScreens(browser, site)) {
    await keepScreen(name, picture);
    console.log(name);
  }
  await recordBrowser(browser.version());
}

async function check(): Promise<number> {
  const recorded = await recordedBrowser();
  if (recorded !== browser.version()) {
    console.log(
      `These were taken with Chromium ${recorded}, this is ${browser.version()}: fonts and edges may differ.`,
    );
  }
  const differences = await compareScreens(takenScreens(browser, site));
  for (const { name, share } of differences) {
    console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
  }
  if (differences.length === 0) {
    console.log("Every page looks as it did.");
    return 0;
  }
  console.log(`See ${await writeReport(differences)}`);
  return 1;
}
