/**
 * Stores what a form holds in session storage, under the key that its attribute
 * `data-draft` names. Other forms have no draft.
 */
export function keepDraft(form: HTMLFormElement): void {
  try {
    const { draft } = form.dataset;
    if (draft) sessionStorage[draft] = JSON.stringify([...new FormData(form)]);
  } catch {
    // Storage may be blocked or full, and a field be in no form.
  }
}

/** Fills the empty fields of a form with its draft. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    for (
      const [name, text] of JSON.parse(sessionStorage[form.dataset.draft!])
    ) {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      field.value ||= text;
    }
  } catch {
    // Storage may be blocked, and mostly there is no draft.
  }
}
