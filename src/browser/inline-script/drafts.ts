import { keepDraft, restoreDraft } from "../../ui/controls/draft.ts";

/**
 * Keeps what is typed into forms with a draft, before and after hydration, and
 * brings it back when their document is loaded again.
 */
export function keepDrafts(): void {
  document.addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset.draft) keepDraft(form);
  });
  document.addEventListener(
    "DOMContentLoaded",
    () =>
      document.querySelectorAll<HTMLFormElement>("form[data-draft]")
        .forEach(restoreDraft),
  );
}
