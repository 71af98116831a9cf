/**
 * Does what buttons named "copy" and "share" are for, with their value. Browsers
 * allow both only right after a press, so neither can wait for a file.
 */
export async function press(button: HTMLButtonElement): Promise<void> {
  const { name, value, dataset, nextElementSibling: outcome } = button;
  if (name === "share") {
    // The visitor may cancel, or sharing fail: the links remain.
    navigator.share({ title: document.title, url: value }).catch(() => {});
    return;
  }
  // A screen reader announces a change, also to what it has read before.
  if (outcome) outcome.textContent = "";
  let text = "Copied.";
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    // No permission, or no clipboard in an insecure context.
    text = `Your browser does not allow that. ${dataset.otherwise}`;
  }
  if (outcome) outcome.textContent = text;
}
