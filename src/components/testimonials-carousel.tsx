import { type KeyboardEvent, useRef } from "react";
import type { Testimonial as TestimonialFacts } from "../../data/schema.ts";
import { Icon } from "./icon.tsx";
import { arrowLeft, arrowRight } from "./icon-shapes.ts";
import { Testimonial } from "./testimonial.tsx";
import { useCarousel } from "./use-carousel.ts";

interface TestimonialsCarouselProps {
  /** Two, shown above the track. */
  featured: readonly TestimonialFacts[];
  slides: readonly TestimonialFacts[];
}

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Two featured testimonials and a row of more. The row is a scrolling track:
 * it can be swiped, and read to its end without script.
 */
export function TestimonialsCarousel(
  { featured, slides }: TestimonialsCarouselProps,
) {
  const [lead, second] = featured;
  const track = useRef<HTMLDivElement>(null);
  const { current, move, onScroll } = useCarousel(track, slides.length);

  function moveByKey(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  }

  return (
    <div className="testimonials">
      <div className="grid testimonials-featured">
        {lead && (
          <Testimonial testimonial={lead} look="lead" className="span-7" />
        )}
        {second && (
          <Testimonial testimonial={second} look="second" className="span-5" />
        )}
      </div>
      <section
        aria-roledescription="carousel"
        aria-label="What clients say"
        onKeyDown={moveByKey}
      >
        <div
          className="track"
          ref={track}
          onScroll={onScroll}
          role="group"
          aria-label="Slides"
          // A part that scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              aria-current={index === current ? "true" : undefined}
            >
              <Testimonial testimonial={slide} look="slide" />
            </div>
          ))}
        </div>
        <div className="carousel-controls">
          <button
            type="button"
            aria-label="Previous"
            disabled={current === 0}
            onClick={() =>
              move(-1)}
          >
            <Icon shape={arrowLeft} />
          </button>
          <button
            type="button"
            aria-label="Next"
            disabled={current === slides.length - 1}
            onClick={() => move(1)}
          >
            <Icon shape={arrowRight} />
          </button>
          <p className="meta" aria-live="polite">
            {current + 1} of {slides.length}
          </p>
        </div>
      </section>
    </div>
  );
}
