import assert from "node:assert/strict";
import sharp from "sharp";
import { paths } from "../../src/addresses/paths.ts";
import { startBrowser } from "../support/browser/chromium.ts";
import { useSite } from "../support/site.ts";
import { compareScreens } from "./compare.ts";
import { fileOf, recordedBrowser } from "./kept.ts";
import { takenScreens } from "./screens.ts";

const site = useSite();
/** One of them, for time; `deno task screenshots --check` compares all. */
const guarded = [paths.contact];

Deno.test("pages look as their screenshots", async () => {
  const browser = await startBrowser();
  try {
    const recorded = await recordedBrowser();
    if (browser.version() !== recorded) {
      console.log(
        `Not compared: the screenshots are of Chromium ${recorded}, this is ${browser.version()}.`,
      );
      return;
    }
    const differences = await compareScreens(
      takenScreens(browser, site, guarded),
    );
    assert.deepEqual(
      differences.map(({ name, share }) => `${name}: ${share}`),
      [],
      'see "deno task screenshots --check"; renew with "deno task screenshots"',
    );
  } finally {
    await browser.close();
  }
});

Deno.test("a changed part of a page, another height and a new page are differences", async () => {
  const kept = await Deno.readFile(fileOf("contact-us-phone-light"));
  const same = await sharp(kept).png().toBuffer();
  const { width = 0, height = 0 } = await sharp(kept).metadata();
  const patch = await sharp({
    create: { width, height: 40, channels: 3, background: "#f0f" },
  }).png().toBuffer();
  const changed = await sharp(same).composite([{
    input: patch,
    top: 9,
    left: 0,
  }])
    .png().toBuffer();
  const shorter = await sharp(same)
    .extract({ left: 0, top: 0, width, height: height - 50 }).png().toBuffer();
  async function* screens() {
    yield { name: "contact-us-phone-light", picture: changed };
    yield { name: "contact-us-phone-light", picture: shorter };
    yield { name: "no-such-picture", picture: same };
  }
  const found = await compareScreens(screens());
  assert.equal(found.length, 3);
  assert.ok(found.every(({ share }) => share > 0.001));
  assert.ok(found[0]?.marked && found[0]?.before);
});
