import { keepDraft, restoreDraft } from "../../ui/controls/draft.ts";

/**
 * Keeps what is typed into forms with a draft, before and after hydration, and
 * brings it back when their document is loaded again.
 */
export function keepDrafts(): void {
  document.addEventListener(
    "input",
    ({ target }) => keepDraft((target as HTMLInputElement).form!),
  );
  document.addEventListener(
    "DOMContentLoaded",
    () =>
      document.querySelectorAll<HTMLFormElement>("[data-draft]")
        .forEach(restoreDraft),
  );
}
