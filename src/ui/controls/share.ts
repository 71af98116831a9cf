import type { parts, valueParts } from "./parts.ts";
import type { DataOf, SelectorOf } from "../../lib/data-attributes.ts";

/*
 * Browsers allow both only right after a press, so neither can wait for a file.
 */

/** Opens the device's dialog with the address of a button. */
export function share({ value: url }: HTMLButtonElement): Promise<void> {
  // The visitor may cancel, or sharing fail: the links remain.
  return navigator.share({ title: document.title, url }).catch(() => {});
}

/** Copies the value of a button, and says so beside it. */
export async function copy(button: HTMLButtonElement): Promise<void> {
  const outcome = button.closest(
    "[data-copy]" satisfies SelectorOf<typeof parts.copy>,
  )!.querySelector("[role=status]")!;
  // A screen reader announces a change, also to what it has read before.
  outcome.textContent = "";
  let text = "Copied.";
  try {
    await navigator.clipboard.writeText(button.value);
  } catch {
    // No permission, or no clipboard in an insecure context.
    const { otherwise }: DataOf<typeof valueParts.otherwise> = button.dataset;
    text = `Your browser does not allow that. ${otherwise}`;
  }
  outcome.textContent = text;
}
