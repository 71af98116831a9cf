import type { DataOf } from "../../lib/data-attributes.ts";
import type { parts } from "../../ui/controls/parts.ts";
import { ensureEntryKey } from "./keep-scroll-state.ts";

/**
 * Submits a form to the page that it is on by a reload, which keeps the scroll
 * position, as React would; without the fields that are empty.
 */
export function submitInPlace(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  // React's listener, at the document, comes first.
  if (event.defaultPrevented || form.method !== "get") return;
  const url = new URL(form.action);
  if (url.pathname !== location.pathname) return;
  event.preventDefault();
  url.hash = "";
  for (const [key, text] of new FormData(form, event.submitter)) {
    if (text) url.searchParams.append(key, `${text}`);
  }
  const { replace }: DataOf<typeof parts.replaces> = form.dataset;
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  ensureEntryKey();
  location.reload();
}
