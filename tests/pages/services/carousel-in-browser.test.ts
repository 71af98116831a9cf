import assert from "node:assert/strict";
import { carousel, slides, test } from "./carousel.ts";

test("buttons, arrow keys and scrolling move the slides on a phone", async () => {
  await using it = await carousel();
  await it.shows(1);
  await it.next.click();
  await it.shows(2);
  await it.previous.click();
  await it.shows(1);
  await it.track.focus();
  await it.page.keyboard.press("ArrowRight");
  await it.shows(2);
  await it.page.keyboard.press("ArrowLeft");
  await it.shows(1);
  await it.track.evaluate((element) => {
    element.scrollTo({ left: element.scrollWidth });
  });
  await it.page.getByText(`${slides.length} of ${slides.length}`).waitFor();
  assert.equal(await it.next.isDisabled(), true);
});
