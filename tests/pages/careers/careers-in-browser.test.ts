import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { failing } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("a failed list of jobs says so right below the headline, with a link to try again", async () => {
  site.content.answer = failing("Out of ink");
  await using visit = await openPage(site, paths.careers);
  const state = visit.page.locator("main .state-error");
  for (const part of [state.getByRole("alert"), state.getByRole("link")]) {
    const box = await part.boundingBox();
    // Whatever the headline's length.
    const top = await visit.page.evaluate(() =>
      document.querySelector("main")!.firstElementChild!
        .getBoundingClientRect().bottom
    );
    const { height } = visit.page.viewportSize()!;
    assert.ok(box && box.y + box.height - top < height / 3, `${box?.y} ${top}`);
  }
});
