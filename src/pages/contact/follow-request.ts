/**
 * What a link to the contact page has chosen, and times for calls: a file of its
 * own, which only that page loads, before and after hydration.
 */
import { elementOfFragment } from "../../lib/fragment.ts";
import type { DataOf, SelectorOf } from "../../lib/data-attributes.ts";
import type { Field } from "../../lib/is-typing.ts";
import type { valueParts } from "../../ui/controls/parts.ts";
import { showTicket } from "./show-ticket.ts";
import { nextTime } from "./next-time.ts";
import { type requestParts, timeChoice } from "./request-parts.ts";

const texts = ["project", "description", "timeline"] as const;

const draft: SelectorOf<typeof valueParts.draft> = "[data-draft]";
const choice: SelectorOf<typeof requestParts.choice> = "[data-request]";
const ownTimes: SelectorOf<typeof requestParts.ownTime> = "[data-own-time]";

let isWatching = false;

/**
 * Fills in the form by the address. It replaces nothing that was typed, and what
 * it writes is no draft and does not count as typed until it is changed.
 */
export function followRequest(): void {
  const form = document.querySelector<HTMLFormElement>(draft);
  if (!form) return;
  if (!isWatching) watch();
  const chosen: DataOf<typeof requestParts.choice> =
    elementOfFragment(location.hash)?.dataset ?? {};
  const isTime = chosen.request === timeChoice;
  for (const name of texts) {
    // A time leaves what the ticket has filled in, and the other way round.
    if (isTime !== (name === "timeline")) continue;
    const field = fieldOf(form, name);
    if (field) fill(field, chosen[name] ?? "");
  }
  for (const box of boxes()) {
    box.disabled = false;
    box.checked = linesOf(form).includes(box.value);
  }
  showTicket();
  showOwnTimes();
  form.dispatchEvent(new Event("filled"));
}

function watch(): void {
  isWatching = true;
  addEventListener("hashchange", followRequest);
  document.addEventListener("change", ({ target }) => {
    const box = target as HTMLInputElement;
    if (boxes().includes(box)) add(box);
  });
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest("a");
    const ticket = link?.closest(choice);
    if (!ticket || ticket === link) return;
    const box = ticket.querySelector("input");
    if (!box?.checked) return;
    box.checked = false;
    add(box);
  });
  // React sends it itself, which styles see.
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (!defaultPrevented) (target as HTMLFormElement).dataset.tried = "";
  });
}

/** Writes a text in the place of none, or of one that a link has filled in. */
function fill(field: Field, text: string): void {
  const { value, filled = "" } = field;
  const isOurs = value === filled || value === text;
  // What a visitor has emptied stays empty, for this choice.
  if (!isOurs && (value || text === filled)) return;
  if (value !== text) field.value = text;
  field.filled = text;
}

/** Adds the line of a box to the description, or takes it away unchanged. */
function add({ checked, value }: HTMLInputElement): void {
  const form = document.querySelector<HTMLFormElement>(draft);
  const field = form && fieldOf(form, "description");
  if (!field) return;
  const others = linesOf(form).filter((line) => line !== value);
  field.value = (checked ? [...others, value] : others).join("\n");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function linesOf(form: HTMLFormElement): string[] {
  return fieldOf(form, "description")?.value.split("\n") ?? [];
}

function boxes(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(`${choice} input`),
  ];
}

/** The field that a form's attribute names, such as `data-project`. */
function fieldOf(
  form: HTMLFormElement,
  name: typeof texts[number],
): Field | null {
  const names: DataOf<typeof requestParts.form> = form.dataset;
  return form.elements.namedItem(names[name] ?? "") as Field | null;
}

/** Says what each call time is for the visitor, where that is another. */
function showOwnTimes(): void {
  for (
    const it of document.querySelectorAll<HTMLElement>(ownTimes)
  ) {
    const { day = "", time = "", zone = "", ownTime = "" }: DataOf<
      typeof requestParts.ownTime
    > = it.dataset;
    const at = nextTime({ day, time, zone }, Date.now());
    if (at === undefined) continue;
    const hour = format(at, { hour: "2-digit", minute: "2-digit" });
    const weekday = format(at, { weekday: "long" });
    const own = weekday === day ? hour : `${weekday} ${hour}`;
    it.textContent = own === time ? "" : ownTime.replace("{time}", own);
  }
}

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", options).format(at);
}
