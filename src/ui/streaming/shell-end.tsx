import { currentHashes, setStaticHashes } from "../../static-files.ts";

const id = "shell-end";

/**
 * Marks the end of the document's shell; everything after it is streamed. Names
 * the hashes of the site's files here, where they delay no paint.
 */
export function ShellEnd() {
  return <template id={id} data-hashes={JSON.stringify(currentHashes())} />;
}

/** Whether the whole shell has been parsed. */
export function isShellComplete(): boolean {
  return shellEnd() !== null;
}

/**
 * Waits for the complete shell, which contains all that hydration needs, and
 * takes over the hashes that it names.
 */
export function shellComplete(): Promise<void> {
  return new Promise((resolve) => {
    function look(): void {
      const end = shellEnd();
      if (!end) return;
      observer.disconnect();
      setStaticHashes(JSON.parse(end.dataset.hashes ?? "{}"));
      resolve();
    }
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
}

function shellEnd(): HTMLElement | null {
  return document.getElementById(id);
}
