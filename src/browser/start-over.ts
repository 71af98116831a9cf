/**
 * A page that cannot come to life, for a file of its build is gone or a part of
 * it breaks, is loaded once more and never twice. Then it stays the document
 * that was sent: all of the site can be used without its script.
 */

/** What kept a page from coming to life. */
export type Trouble = "file" | "part";

const key = "started-over";

/** What this document was loaded anew for; asked once, at its start. */
export function reasonOfThisLoad(): Trouble | undefined {
  try {
    const [reason, address] = sessionStorage.getItem(key)?.split(" ") ?? [];
    sessionStorage.removeItem(key);
    return address === location.href ? reason as Trouble : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads a document and notes why, so that it is not loaded for that again.
 * @returns False when that cannot be noted: the note alone prevents a loop.
 */
export function startOver(trouble: Trouble, address = location.href): boolean {
  try {
    sessionStorage.setItem(key, `${trouble} ${address}`);
  } catch {
    return false;
  }
  load(address);
  return true;
}

/** Loads a document, also when the browser shows its address already. */
export function load(address: string): void {
  // Otherwise a hash in it would only scroll.
  if (address === location.href) location.reload();
  else location.assign(address);
}
