import { type RefObject, useEffect } from "react";

/**
 * Keeps what a visitor writes for as long as the tab lives, so that a wrong
 * turn costs nothing. Fields that hold a text already are left alone.
 * @returns A function that stores the form as it is now.
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
    // Storage may be forbidden, or hold something else: then there is no draft.
    return {};
  }
}

function write(key: string, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Forbidden or full: the form works without.
  }
}
