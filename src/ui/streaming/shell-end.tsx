const id = "shell-end";

/** Marks the end of the document's shell: what comes after it is streamed. */
export function ShellEnd() {
  return <template id={id} />;
}

/** Whether the parser has come to the end of the shell. */
export function isShellComplete(): boolean {
  return document.getElementById(id) !== null;
}

/** Waits until the shell is there, and with it all that hydration needs. */
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
