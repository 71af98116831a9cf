const id = "shell-end";

/** Marks the end of the document's shell; everything after it is streamed. */
export function ShellEnd() {
  return <template id={id} />;
}

/** Whether the whole shell has been parsed. */
export function isShellComplete(): boolean {
  return document.getElementById(id) !== null;
}

/** Waits for the complete shell, which contains all that hydration needs. */
export function shellComplete(): Promise<void> {
  return new Promise((resolve) => {
    function look(): void {
      if (!isShellComplete()) return;
      observer.disconnect();
      resolve();
    }
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
}
