import { shellEndId } from "./document-state.ts";
import { watchPage } from "./watch-page.ts";

/**
 * Marks the end of the document's shell; everything after it is streamed.
 * @param note What hydration needs to know, where it delays no paint.
 */
export function ShellEnd({ note }: { note?: string }) {
  return <template id={shellEndId} data-note={note} />;
}

/** Waits for the complete shell, which contains all that hydration needs. */
export function shellComplete(): Promise<string | undefined> {
  return new Promise((resolve) => {
    watchPage(() => {
      const end = document.getElementById(shellEndId);
      if (end) resolve(end.dataset.note);
      return end !== null;
    });
  });
}
