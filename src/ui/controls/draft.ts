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

/**
 * Stores what a field holds in the draft of its form: in session storage, under
 * the key that the form's attribute `data-draft` names. Other forms have none.
 */
function keepDraft({ form, name, value }: HTMLInputElement): void {
  if (!form?.dataset.draft) return;
  // The other fields may be still to get theirs.
  const draft = draftOf(form).set(name, value);
  try {
    sessionStorage[form.dataset.draft] = JSON.stringify([...draft]);
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
function draftOf({ dataset }: HTMLFormElement): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage[dataset.draft!]));
  } catch {
    // Storage may be blocked, and mostly there is no draft.
    return new Map();
  }
}
