import { keepDraft, restoreDraft } from "../../ui/controls/draft.ts";

/** Keeps what is typed into forms with a draft, before and after hydration. */
export function keepDrafts(): void {
  document.addEventListener(
    "input",
    ({ target }) => keepDraft(target as HTMLInputElement),
  );
}

/**
 * Brings it back into the fields that the document has so far, which may end
 * much later.
 */
export function restoreDrafts(): void {
  document.querySelectorAll<HTMLFormElement>("[data-draft]")
    .forEach(restoreDraft);
}
