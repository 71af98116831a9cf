import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import type { ClientTestimonial } from "../../agency/testimonials/testimonials.server.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowLeft, arrowRight } from "../../ui/pictures/icon-shapes.ts";
import {
  LeadingTestimonials,
  Testimonial,
} from "../../ui/blocks/testimonial.tsx";
import { parts } from "../../ui/controls/parts.ts";
import { carouselParts } from "./carousel-parts.ts";
import { EarlyButton } from "../../ui/controls/early-button.tsx";

interface TestimonialsCarouselProps {
  /** Shown above the track. */
  featured: readonly ClientTestimonial[];
  slides: readonly ClientTestimonial[];
  /** Colour of the leading testimonial. */
  surface?: "lagoon" | "laterite";
}

/**
 * Featured testimonials and a carousel of more: a scroll container, which can be
 * swiped. The inline script moves it by the buttons and the arrow keys; without
 * JavaScript CSS hides the buttons.
 */
export function TestimonialsCarousel(
  { featured, slides, surface }: TestimonialsCarouselProps,
) {
  return (
    <div className="testimonials">
      <LeadingTestimonials
        testimonials={featured}
        surface={surface}
        className="testimonials-featured"
      />
      {slides.length > 0 && <Carousel slides={slides} />}
    </div>
  );
}

/** The slides, and the buttons if there are several. */
function Carousel({ slides }: Pick<TestimonialsCarouselProps, "slides">) {
  const count = slides.length;
  return (
    <section
      className="carousel"
      {...carouselParts.carousel}
      aria-roledescription="carousel"
      aria-label={words.testimonials.carousel}
    >
      <div
        className="track"
        {...parts.row}
        role="group"
        aria-label={words.testimonials.slides}
        // A scroll container must be reachable by keyboard.
        tabIndex={0}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            {...carouselParts.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            aria-current={index === 0}
            // The inline script may have made another one the current one.
            suppressHydrationWarning
          >
            <Testimonial testimonial={slide} look="slide" />
          </div>
        ))}
      </div>
      {count > 1 && <Controls count={count} />}
    </section>
  );
}

function Controls({ count }: { count: number }) {
  return (
    <div className="carousel-controls">
      <EarlyButton
        name="slide"
        value={-1}
        aria-label={words.testimonials.previous}
        aria-disabled
      >
        <Icon shape={arrowLeft} />
      </EarlyButton>
      <EarlyButton
        name="slide"
        value={1}
        aria-label={words.testimonials.next}
        aria-disabled={false}
      >
        <Icon shape={arrowRight} />
      </EarlyButton>
      <p
        className="meta"
        {...carouselParts.position}
        aria-live="polite"
        suppressHydrationWarning
      >
        {`1 of ${count}`}
      </p>
    </div>
  );
}
