import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Testimonial as TestimonialFacts } from "../../../data/schema.ts";
import { ScriptButton } from "../../ui/controls/script-button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowLeft, arrowRight } from "../../ui/pictures/icon-shapes.ts";
import { Testimonial } from "../../ui/blocks/testimonial.tsx";
import { useCarousel } from "./use-carousel.ts";

interface TestimonialsCarouselProps {
  /** Two, shown above the track. */
  featured: readonly TestimonialFacts[];
  slides: readonly TestimonialFacts[];
  /** Colour of the leading testimonial. */
  sky?: "lagoon" | "laterite";
}

/**
 * Two featured testimonials and a carousel of more. The carousel is a scroll
 * container: it can be swiped, and scrolled without JavaScript.
 */
export function TestimonialsCarousel(
  { featured, slides, sky }: TestimonialsCarouselProps,
) {
  const track = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { current, last, move, onScroll, onKeyDown } = useCarousel(
    track,
    count,
  );
  return (
    <div className="testimonials">
      <Featured testimonials={featured} sky={sky} />
      <section
        aria-roledescription="carousel"
        aria-label="What clients say"
        onKeyDown={onKeyDown}
      >
        <div
          className="track"
          ref={track}
          onScroll={onScroll}
          role="group"
          aria-label="Slides"
          // A scroll container must be reachable by keyboard.
          tabIndex={0}
        >
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              testimonial={slide}
              label={`${index + 1} of ${count}`}
              isCurrent={index === current}
            />
          ))}
        </div>
        <Controls current={current} last={last} count={count} move={move} />
      </section>
    </div>
  );
}

interface FeaturedProps {
  testimonials: readonly TestimonialFacts[];
  sky?: "lagoon" | "laterite";
}

function Featured({ testimonials: [lead, second], sky }: FeaturedProps) {
  return (
    <div className="grid testimonials-featured">
      {lead && (
        <Testimonial
          testimonial={lead}
          look="lead"
          sky={sky}
          className="span-7"
        />
      )}
      {second && (
        <Testimonial testimonial={second} look="second" className="span-5" />
      )}
    </div>
  );
}

interface SlideProps {
  testimonial: TestimonialFacts;
  label: string;
  isCurrent: boolean;
}

function Slide({ testimonial, label, isCurrent }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
    >
      <Testimonial testimonial={testimonial} look="slide" />
    </div>
  );
}

interface ControlsProps {
  current: number;
  last: number;
  count: number;
  move(step: number): void;
}

function Controls({ current, last, count, move }: ControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  useFocusOnEnabled(controls);
  return (
    <div className="carousel-controls" ref={controls}>
      <ScriptButton
        aria-label="Previous"
        disabled={current === 0}
        onClick={() => move(-1)}
      >
        <Icon shape={arrowLeft} />
      </ScriptButton>
      <ScriptButton
        aria-label="Next"
        disabled={current === last}
        onClick={() => move(1)}
      >
        <Icon shape={arrowRight} />
      </ScriptButton>
      <p className="meta" aria-live="polite">
        {`${current + 1} of ${count}`}
      </p>
    </div>
  );
}

/** Moves focus from a button that became disabled to the other one. */
function useFocusOnEnabled(controls: RefObject<HTMLElement | null>): void {
  // Later, the browser would have moved it to the body.
  useLayoutEffect(() => {
    controls.current?.querySelector(":disabled:focus")
      ?.parentElement?.querySelector<HTMLElement>(":enabled")?.focus();
  });
}
