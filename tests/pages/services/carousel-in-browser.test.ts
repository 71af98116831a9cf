import assert from "node:assert/strict";
import { carousel, phone, slides, test } from "./carousel.ts";

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

test("slides that all fit have no buttons", async () => {
  await using it = await carousel({ viewport: { width: 1280, height: 800 } });
  const removeLast = () => it.slides.last().evaluate((slide) => slide.remove());
  while (await it.slides.count() > 3) await removeLast();
  await it.next.waitFor({ state: "hidden" });
  await it.page.setViewportSize({ width: 768, height: 1024 });
  await it.next.waitFor();
  await removeLast();
  await it.next.waitFor({ state: "hidden" });
  await it.page.setViewportSize(phone);
  await it.next.waitFor();
});
