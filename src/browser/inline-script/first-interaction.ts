import type { stagePart } from "../../pages/home/drive-to-sign.ts";
import type { parts, valueParts } from "../../ui/controls/parts.ts";
import type { DataOf, SelectorOf } from "../../lib/data-attributes.ts";
import { rowSelector } from "../scroll-state.ts";
import { hydrate, isUnderWay } from "./load-scripts.ts";

const types = ["pointerdown", "click", "focusin", "input", "scroll"];

/** What a visitor may want to use. */
const controls = `a,button,input,summary,textarea,${rowSelector}`;

/** Controls that lead to another document, and those that save data. */
const worksWithoutReact = `a,${"[data-saves-data]" satisfies SelectorOf<
  typeof parts.savesData
>},form:not([method]) button`;

const draftAttribute: keyof ReturnType<typeof valueParts.draft> = "data-draft";

/** How long a held form waits before it is submitted again, in milliseconds. */
const againMs = 100;

/** A press opens another program only this soon after it, in milliseconds. */
const holdMs = 4800;

/**
 * Hydrates the page once the visitor uses one of its controls. Screen
 * readers and voice control send clicks alone.
 */
export function hydrateOnInteraction(): void {
  const options = { capture: true, passive: true };
  for (const type of types) addEventListener(type, onInteraction, options);
  addEventListener("submit", holdEmail);
}

function onInteraction({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const control = target.closest<HTMLElement & { restored?: number }>(
    // Find in page scrolls the stage: see `drive-to-sign.ts`.
    type === "scroll"
      ? `${rowSelector},${"[data-stage]" satisfies SelectorOf<
        typeof stagePart
      >}`
      : controls,
  );
  if (!control || control.matches(worksWithoutReact)) return;
  if (
    control.matches(rowSelector) &&
    // A finger that scrolls the page may begin on a row.
    (type === "pointerdown" || control.restored === control.scrollLeft)
  ) return;
  hydrate();
}

/** When a form was held first, and what submits it again. */
let heldAt: number | undefined;
let timer: ReturnType<typeof setTimeout>;

/**
 * Holds a form that makes an email until React sends it: its own action cannot
 * set a subject. If React is not there in time, the browser submits it.
 */
function holdEmail(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  // React's listener, at the document, comes first.
  if (event.defaultPrevented || form.method !== "post") return;
  clearTimeout(timer);
  if (!heldAt) hydrate();
  heldAt ??= event.timeStamp;
  if (isUnderWay && event.timeStamp - heldAt < holdMs) {
    event.preventDefault();
    const { draft }: DataOf<typeof valueParts.draft> = form.dataset;
    timer = setTimeout(() => submitAgain(draft), againMs);
    return;
  }
  const status = form.querySelector("[role=status]");
  const { sent = "" }: DataOf<typeof valueParts.email> = form.dataset;
  if (status) status.textContent = sent;
}

/** Submits a form, named by its draft: React may have replaced it. */
function submitAgain(draft: string | undefined): void {
  document.querySelector<HTMLFormElement>(`[${draftAttribute}="${draft}"]`)
    ?.requestSubmit();
}
