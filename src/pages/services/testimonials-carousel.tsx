import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import type { ClientTestimonial } from "./testimonials.server.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowLeft, arrowRight } from "../../ui/pictures/icon-shapes.ts";
import {
  LeadingTestimonials,
  Testimonial,
} from "../../ui/blocks/testimonial.tsx";
import { useHydrated } from "../../ui/controls/use-hydrated.ts";
import { useTimer } from "../../ui/controls/use-timer.ts";
import { useCarousel } from "./use-carousel.ts";

interface TestimonialsCarouselProps {
  /** Shown above the track. */
  featured: readonly ClientTestimonial[];
  slides: readonly ClientTestimonial[];
  /** Colour of the leading testimonial. */
  sky?: "lagoon" | "laterite";
}

/**
 * Featured testimonials and a carousel of more. The carousel is a scroll
 * container, which can be swiped. Until it is hydrated, and without JavaScript,
 * each slide has links to its neighbours; CSS shows those of the current slide,
 * or of the address's target.
 */
export function TestimonialsCarousel(
  { featured, slides, sky }: TestimonialsCarouselProps,
) {
  return (
    <div className="testimonials">
      <LeadingTestimonials
        testimonials={featured}
        sky={sky}
        className="testimonials-featured"
      />
      {slides.length > 0 && <Carousel slides={slides} />}
    </div>
  );
}

/** The slides, and what moves them if there are several. */
function Carousel({ slides }: Pick<TestimonialsCarouselProps, "slides">) {
  const track = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { current, last, move, onScroll, onKeyDown } = useCarousel(
    track,
    count,
  );
  const hasButtons = useHasButtons();
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={words.testimonials.carousel}
      onKeyDown={onKeyDown}
    >
      <div
        className="track"
        ref={track}
        onScroll={onScroll}
        role="group"
        aria-label={words.testimonials.slides}
        // A scroll container must be reachable by keyboard.
        tabIndex={0}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            testimonial={slide}
            index={index}
            count={count}
            isCurrent={index === current}
            hasLinks={count > 1 && !hasButtons}
          />
        ))}
      </div>
      {count > 1 && hasButtons && (
        <Controls current={current} last={last} count={count} move={move} />
      )}
    </section>
  );
}

/** The click of a press comes sooner after its end, in milliseconds. */
const clickDelayMs = 100;

/**
 * Whether buttons replace the links: soon after hydration, but not while a link
 * is pressed, whose click would be lost.
 */
function useHasButtons(): boolean {
  const [hasButtons, setHasButtons] = useState(useHydrated());
  const timer = useTimer();
  useEffect(() => {
    if (hasButtons) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = () =>
      timer.start(
        clickDelayMs,
        () =>
          setHasButtons(!document.querySelector(".carousel-controls a:active")),
      );
    look();
    for (const type of ["pointerup", "pointercancel", "click", "keyup"]) {
      addEventListener(type, look, { signal });
    }
    return () => controller.abort();
  }, [hasButtons]);
  return hasButtons;
}

interface SlideProps {
  testimonial: ClientTestimonial;
  index: number;
  count: number;
  isCurrent: boolean;
  hasLinks: boolean;
}

function Slide(
  { testimonial, index, count, isCurrent, hasLinks }: SlideProps,
) {
  const label = positionOf(index, count);
  return (
    <div
      id={slideId(index)}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-current={isCurrent}
      // The inline script may have made another one the current one.
      suppressHydrationWarning
    >
      <Testimonial testimonial={testimonial} look="slide" />
      {hasLinks && (
        <div className="carousel-controls">
          {steps.map(({ name, step, shape }) => {
            const to = index + step;
            const target = to < 0 || to >= count
              ? { role: "link", "aria-disabled": true }
              : { href: `#${slideId(to)}` };
            return (
              <a key={name} aria-label={name} {...target}>
                <Icon shape={shape} />
              </a>
            );
          })}
          <p className="meta">{label}</p>
        </div>
      )}
    </div>
  );
}

const steps = [
  { name: words.testimonials.previous, step: -1, shape: arrowLeft },
  { name: words.testimonials.next, step: 1, shape: arrowRight },
];

const slideId = (index: number) => `slide-${index + 1}`;

const positionOf = (index: number, count: number) => `${index + 1} of ${count}`;

interface ControlsProps {
  current: number;
  last: number;
  count: number;
  move(step: number): void;
}

function Controls({ current, last, count, move }: ControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  useLinkFocus(controls);
  useFocusOnEnabled(controls);
  return (
    <div className="carousel-controls" ref={controls}>
      {steps.map(({ name, step, shape }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          disabled={current === (step < 0 ? 0 : last)}
          onClick={() => move(step)}
        >
          <Icon shape={shape} />
        </button>
      ))}
      <p className="meta" aria-live="polite">{positionOf(current, count)}</p>
    </div>
  );
}

/** Moves focus from a link to the button that takes its place. */
function useLinkFocus(controls: RefObject<HTMLElement | null>): void {
  // The link is gone before effects run.
  const [focused] = useState(() =>
    document.activeElement?.matches(".track a")
      ? document.activeElement.getAttribute("aria-label")
      : undefined
  );
  useLayoutEffect(() => {
    if (!focused) return;
    controls.current?.querySelector<HTMLElement>(`[aria-label="${focused}"]`)
      ?.focus({ preventScroll: true });
  }, []);
}

/** Moves focus from a button that became disabled to the other one. */
function useFocusOnEnabled(controls: RefObject<HTMLElement | null>): void {
  // Later, the browser would have moved it to the body.
  useLayoutEffect(() => {
    controls.current?.querySelector(":disabled:focus")
      ?.parentElement?.querySelector<HTMLElement>(":enabled")?.focus();
  });
}
