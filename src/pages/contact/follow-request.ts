/**
 * What a link to the contact page has chosen, and times for calls: a file of its
 * own, which only that page loads, before and after hydration.
 */
import { elementOfFragment } from "../../lib/fragment.ts";
import type { Field } from "../../lib/is-typing.ts";
import { showTicket } from "./show-ticket.ts";
import { nextTime } from "./next-time.ts";

const texts = ["project", "description", "timeline"] as const;

let isWatching = false;

/**
 * Fills in the form by the address. It replaces nothing that was typed, and what
 * it writes is no draft and does not count as typed until it is changed.
 */
export function followRequest(): void {
  const form = document.querySelector<HTMLFormElement>("[data-draft]");
  if (!form) return;
  if (!isWatching) watch();
  const target = elementOfFragment(location.hash);
  const isTime = target?.dataset.request === "time";
  for (const name of texts) {
    // A time leaves what the ticket has filled in, and the other way round.
    if (isTime !== (name === "timeline")) continue;
    const field = fieldOf(form, name);
    if (field) fill(field, target?.dataset[name] ?? "");
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
    const ticket = link?.closest("[data-request]");
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
  const form = document.querySelector<HTMLFormElement>("[data-draft]");
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
    ...document.querySelectorAll<HTMLInputElement>("[data-request] input"),
  ];
}

/** The field that a form's attribute names, such as `data-project`. */
function fieldOf(
  form: HTMLFormElement,
  name: typeof texts[number],
): Field | null {
  return form.elements.namedItem(form.dataset[name] ?? "") as Field | null;
}

/** Says what each call time is for the visitor, where that is another. */
function showOwnTimes(): void {
  for (
    const it of document.querySelectorAll<HTMLElement>("[data-own-time]")
  ) {
    const { day = "", time = "", zone = "", ownTime = "" } = it.dataset;
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
