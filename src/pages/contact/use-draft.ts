import { type RefObject, useEffect } from "react";

/**
 * Saves a form's values in session storage and restores them into empty fields,
 * so that leaving the page loses nothing.
 * @param key The key in session storage.
 * @returns A function that stores the current values.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
): () => void {
  useEffect(() => {
    const draft = read(key);
    for (const field of fieldsOf(form.current)) {
      const text = draft[field.name];
      if (!field.value && typeof text === "string") field.value = text;
    }
  }, [form, key]);
  return () =>
    write(
      key,
      Object.fromEntries(
        fieldsOf(form.current).map(({ name, value }) => [name, value]),
      ),
    );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement | null): TextField[] {
  return Array.from(form?.querySelectorAll<TextField>("[name]") ?? []);
}

function read(key: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    // Storage may be blocked or contain something else; then there is no draft.
    return {};
  }
}

function write(key: string, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Blocked or full: the form works without a draft.
  }
}
