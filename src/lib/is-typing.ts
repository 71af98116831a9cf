/** Whether a field has the focus, or holds what a visitor has typed. */
export function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input,textarea");
  return [...fields].some((field) =>
    field === document.activeElement || field.value !== field.defaultValue
  );
}
