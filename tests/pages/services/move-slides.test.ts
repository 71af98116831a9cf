import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { moveSlides } from "../../../src/pages/services/move-slides.ts";

/** A carousel of slides that are 100 px wide. */
function carouselOf(count: number, width: number) {
  const slides = Array.from(
    { length: count },
    (_, index) =>
      `<p data-slide aria-label="${
        index + 1
      } of ${count}" aria-current="${!index}"></p>`,
  );
  document.body.innerHTML = `<section><div data-row>${slides.join("")}</div>
    <div><button name="slide" value="-1" aria-disabled="true"></button>
      <button name="slide" value="1"></button><p data-position></p></div></section>`;
  const carousel = document.querySelector("section")!;
  const track = carousel.firstElementChild!;
  for (const [index, slide] of [...track.children].entries()) {
    Object.defineProperty(slide, "offsetLeft", { value: 16 + 100 * index });
  }
  Object.defineProperties(track, {
    clientWidth: { value: width },
    scrollWidth: { value: 100 * count },
    scrollLeft: { writable: true, value: 0 },
    scrollTo: {
      value: ({ left }: { left: number }) => {
        Object.assign(track, { scrollLeft: left });
      },
    },
  });
  return {
    track,
    /** The count, whether the buttons are disabled, and the scroll position. */
    move(step: number) {
      moveSlides(carousel, step);
      const [back, forth, text] = carousel.lastElementChild!.children;
      const isAtEnd = [back, forth].map((it) =>
        it?.getAttribute("aria-disabled") === "true"
      );
      const current = track.querySelector("[aria-current=true]");
      assert.equal(current?.getAttribute("aria-label"), text?.textContent);
      return [text?.textContent, ...isAtEnd, track.scrollLeft];
    },
  };
}

Deno.test("each step moves the slides, up to the last that can be at the start", () => {
  const { move } = carouselOf(4, 200);
  assert.deepEqual(move(1), ["2 of 4", false, false, 100]);
  assert.deepEqual(move(1), ["3 of 4", false, true, 200]);
  assert.deepEqual(move(1), ["3 of 4", false, true, 200]);
  assert.deepEqual(move(-1), ["2 of 4", false, false, 100]);
});

Deno.test("presses during a movement count from its end", () => {
  const { track, move } = carouselOf(6, 100);
  move(1);
  track.scrollLeft = 10;
  assert.deepEqual(move(1), ["3 of 6", false, false, 200]);
});

Deno.test("after a swipe the slide in view is the current one", () => {
  const { track, move } = carouselOf(4, 100);
  track.scrollLeft = 298;
  assert.deepEqual(move(0), ["4 of 4", false, true, 298]);
});

Deno.test("the first press finds that all slides are in view", () => {
  const { move } = carouselOf(3, 300);
  assert.deepEqual(move(1), ["1 of 3", true, true, 0]);
});
