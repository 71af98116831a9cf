import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import {
  featuredTestimonials,
  testimonials,
} from "../../../data/testimonials.ts";
import { TestimonialsCarousel } from "../../../src/components/blocks/testimonials-carousel.tsx";

function carousel() {
  return show(
    <TestimonialsCarousel
      featured={featuredTestimonials}
      slides={testimonials}
    />,
  );
}

const previous = () => screen.getByRole("button", { name: "Previous" });
const next = () => screen.getByRole("button", { name: "Next" });

function isDisabled(button: HTMLElement): boolean {
  return button.hasAttribute("disabled");
}

Deno.test("the carousel shows two featured cards and six slides", () => {
  using shown = carousel();
  const slides = screen.getAllByRole("group", { name: /^\d of 6$/ });
  assert.equal(slides.length, 6);
  assert.equal(shown.container.querySelectorAll("blockquote").length, 8);
});

Deno.test("the carousel starts at slide 1, where Previous is disabled", () => {
  using _ = carousel();
  screen.getByText("1 of 6");
  assert.ok(isDisabled(previous()));
  assert.ok(!isDisabled(next()));
});

Deno.test("Next moves one slide each, up to the last, where it is disabled", () => {
  using _ = carousel();
  for (const position of [2, 3, 4, 5, 6]) {
    fireEvent.click(next());
    screen.getByText(`${position} of 6`);
  }
  assert.ok(isDisabled(next()));
  fireEvent.click(previous());
  screen.getByText("5 of 6");
});

Deno.test("arrow keys move the carousel", () => {
  using _ = carousel();
  const track = screen.getByRole("group", { name: "Slides" });
  fireEvent.keyDown(track, { key: "ArrowRight" });
  screen.getByText("2 of 6");
  fireEvent.keyDown(track, { key: "ArrowLeft" });
  screen.getByText("1 of 6");
});

Deno.test("the position is announced politely and the track takes the keyboard", () => {
  using _ = carousel();
  assert.equal(screen.getByText("1 of 6").getAttribute("aria-live"), "polite");
  const track = screen.getByRole("group", { name: "Slides" });
  assert.equal(track.tabIndex, 0);
  screen.getByRole("region", { name: "What clients say" });
});
