/**
 * Stores what a form with a draft holds, so that leaving the page loses
 * nothing. Its attribute `data-draft` is the key in session storage.
 */
export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage[`${form.dataset.draft}`] = JSON.stringify(
      Object.fromEntries(new FormData(form)),
    );
  } catch {
    // Blocked or full: the form works without a draft.
  }
}

/** Fills the empty fields of a form with its draft. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage[`${form.dataset.draft}`]);
    for (
      const field of form.querySelectorAll<HTMLInputElement>("input,textarea")
    ) {
      field.value ||= draft[field.name] ?? "";
    }
  } catch {
    // Storage may be blocked, and mostly there is no draft.
  }
}
