/** Id of the element that ends the shell: see `shell-end.tsx`. */
export const shellEndId = "shell-end";

/** Whether the whole shell has been parsed. */
export function isShellComplete(): boolean {
  return document.getElementById(shellEndId) !== null;
}
