import { currentHashes, setStaticHashes } from "../../static-files.ts";
import { watchPage } from "../layout/document/watch-page.ts";
import { shellEndId } from "./shell-complete.ts";

/**
 * Marks the end of the document's shell; everything after it is streamed. Names
 * the hashes of the site's files here, where they delay no paint.
 */
export function ShellEnd() {
  return (
    <template id={shellEndId} data-hashes={JSON.stringify(currentHashes())} />
  );
}

/**
 * Waits for the complete shell, which contains all that hydration needs, and
 * takes over the hashes that it names.
 */
export function shellComplete(): Promise<void> {
  return new Promise((resolve) => {
    watchPage(() => {
      const end = document.getElementById(shellEndId);
      if (!end) return false;
      setStaticHashes(JSON.parse(end.dataset.hashes ?? "{}"));
      resolve();
      return true;
    });
  });
}
