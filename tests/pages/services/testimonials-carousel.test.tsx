import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen } from "@testing-library/react";
import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import type { ClientTestimonial } from "../../../src/agency/testimonials/testimonials.server.ts";
import { TestimonialsCarousel } from "../../../src/pages/services/testimonials-carousel.tsx";

const slides = ["Ada", "Bola", "Chidi", "Dayo"].map((name, index) =>
  testimonial(name, index)
);
const featured = ["Efe", "Femi"].map(testimonial);

function testimonial(name: string, index: number): ClientTestimonial {
  return {
    id: `${index}`,
    quote: `A word of ${name}.`,
    name,
    role: "Client",
    portrait: "portraits/ada",
  };
}

function carousel() {
  return show(<TestimonialsCarousel featured={featured} slides={slides} />);
}

Deno.test("the carousel shows the featured testimonials, then a slide per other one", () => {
  using shown = carousel();
  const quotes = [...shown.container.querySelectorAll("blockquote")];
  assert.deepEqual(
    quotes.map(({ textContent }) => textContent),
    [...featured, ...slides].map(({ quote }) => `“${quote}”`),
  );
  assert.equal(screen.getAllByRole("group", { name: /^\d of 4$/ }).length, 4);
});

Deno.test("the carousel starts at slide 1, which it announces politely, where Previous is disabled", () => {
  using shown = carousel();
  const position = screen.getByText("1 of 4");
  assert.equal(position.getAttribute("aria-live"), "polite");
  const states = screen.getAllByRole("button")
    .map((button) => button.getAttribute("aria-disabled"));
  assert.deepEqual(states, ["true", "false"]);
  const track = shown.container.querySelector<HTMLElement>(".track");
  assert.equal(track?.tabIndex, 0);
});

Deno.test("a single slide has no buttons, and without slides there is no carousel", () => {
  using _ = show(
    <TestimonialsCarousel featured={[]} slides={slides.slice(0, 1)} />,
  );
  screen.getByRole("region", { name: words.testimonials.carousel });
  assert.equal(screen.queryByRole("button"), null);
  using shown = show(<TestimonialsCarousel featured={featured} slides={[]} />);
  assert.equal(shown.container.querySelector("section"), null);
  assert.equal(shown.container.querySelectorAll("figure").length, 2);
});
