import type { DataOf, SelectorOf } from "../../lib/data-attributes.ts";
import type { valueParts } from "./parts.ts";

/** Keeps what is typed into forms with a draft, before and after hydration. */
export function keepDrafts(): void {
  document.addEventListener(
    "input",
    ({ target }) => keepDraft(target as HTMLInputElement),
  );
}

/**
 * Restores the drafts into the fields parsed so far: the document may still be
 * streaming.
 */
export function restoreDrafts(): void {
  document.querySelectorAll<HTMLFormElement>(
    "[data-draft]" satisfies SelectorOf<typeof valueParts.draft>,
  )
    .forEach(restoreDraft);
}

/**
 * Stores what a field holds in the draft of its form: in session storage, under
 * the key that the form names. Other forms have none.
 */
function keepDraft({ form, name, value }: HTMLInputElement): void {
  const key = form && keyOf(form);
  if (!key) return;
  // The other fields may be still to get theirs.
  const draft = draftOf(form).set(name, value);
  try {
    sessionStorage[key] = JSON.stringify([...draft]);
  } catch {
    // Storage may be blocked or full.
  }
}

/** Fills the empty fields of a form with its draft. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of draftOf(form)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value ||= text;
  }
}

/** The stored texts of a form by the names of their fields. */
function draftOf(form: HTMLFormElement): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage[keyOf(form)!]));
  } catch {
    // Storage may be blocked, and mostly there is no draft.
    return new Map();
  }
}

function keyOf({ dataset }: HTMLFormElement): string | undefined {
  return (dataset as DataOf<typeof valueParts.draft>).draft;
}
