import assert from "node:assert/strict";
import {
  type BrandPictureTools,
  refreshBrandPictures,
} from "../../src/build/brand-pictures.ts";

/** The steps of a build whose pictures show an old name, but for changes. */
async function stepsOf(changes: Partial<BrandPictureTools>): Promise<string[]> {
  const steps: string[] = [];
  await refreshBrandPictures({
    name: "Ikorodu Works",
    altText: () => Promise.resolve("The words of the default card: Old Name"),
    hasBrowser: () => Promise.resolve(true),
    draw() {
      steps.push("drawn");
      return Promise.resolve(true);
    },
    print: (line) => steps.push(line),
    ...changes,
  });
  return steps;
}

Deno.test("an agency with another name gets other share pictures", async () => {
  assert.equal((await stepsOf({})).at(-1), "drawn");
});

Deno.test("share pictures that show the name are left alone", async () => {
  const altText = () => Promise.resolve("The default card: Ikorodu Works");
  assert.deepEqual(await stepsOf({ altText }), []);
});

Deno.test("where nothing can be drawn the build says what to do", async () => {
  const steps = await stepsOf({ hasBrowser: () => Promise.resolve(false) });
  assert.equal(steps.length, 1);
  assert.match(steps[0] ?? "", /run "deno task images share"/);
});

Deno.test("pictures that cannot be drawn end the build", async () => {
  await assert.rejects(
    () => stepsOf({ draw: () => Promise.resolve(false) }),
    /Cannot draw the share pictures/,
  );
});
