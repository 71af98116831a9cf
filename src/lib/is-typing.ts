/** A field, and what a script has written into it by itself. */
export interface Field extends HTMLInputElement {
  filled?: string;
}

/** Whether a field has the focus, or holds what a visitor has typed. */
export function isTyping(): boolean {
  const fields = document.querySelectorAll<Field>("input,textarea");
  return [...fields].some((field) =>
    field === document.activeElement || isTyped(field)
  );
}

/** Whether a field holds what a visitor has typed. */
export function isTyped({ value, defaultValue, filled }: Field): boolean {
  return value !== (filled ?? defaultValue);
}
