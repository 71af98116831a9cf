import type { parts } from "../../ui/controls/parts.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";

/** What the browser scrolls to bring a sign into view, before React too. */
export const stagePart = { "data-stage": "" } as const;

const row: SelectorOf<typeof parts.row> = "[data-row]";

/**
 * Scrolls the page to where the bus is below a sign that the browser has
 * brought into view sideways, as find in page does: while the strip is pinned,
 * only scrolling the page moves the signs.
 */
export function driveToSign(stage: HTMLElement | null): void {
  if (!stage?.scrollLeft) return;
  const { scrollLeft } = stage;
  const strip = stage.querySelector<HTMLElement>(row);
  const [passage] = (strip?.getAnimations() ??
    []) as unknown as ScrollAnimation[];
  if (!strip || !passage) return;
  stage.scrollLeft = 0;
  const { timeline, rangeEnd, effect } = passage;
  // The timeline's offsets are those of the range "cover".
  const height = timeline.subject.offsetHeight;
  const start = timeline.endOffset.value - height;
  const length = timeline.startOffset.value + height - start;
  const progress = Number(effect?.getComputedTiming().progress) +
    scrollLeft / (strip.offsetWidth - stage.clientWidth);
  const top = start + length * Math.min(1, progress) *
      rangeEnd.offset.value / 100;
  scrollTo({ top, behavior: "instant" });
}

/** An animation by a view timeline; TypeScript has no types of these yet. */
type ScrollAnimation = Omit<Animation, "timeline"> & {
  timeline: {
    subject: HTMLElement;
    startOffset: { value: number };
    endOffset: { value: number };
  };
  rangeEnd: { offset: { value: number } };
};
