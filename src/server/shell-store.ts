import { type GzipHead, gzipHead } from "./compression.ts";
import type { Shell } from "./render-page.tsx";

/** A shell, ready to be sent. */
export interface StoredShell {
  shell: Shell;
  bytes: Uint8Array<ArrayBuffer>;
  gzip: GzipHead;
}

/** Shells by address: rendered once, sent whenever content is late. */
export interface ShellStore {
  get(address: string, render: () => Promise<Shell>): Promise<StoredShell>;
  /** Forgets all shells: what they were made of has changed. */
  clear(): void;
}

/** Keeps the shells of the pages that were asked for last. */
export function createShellStore(maxEntries = 200): ShellStore {
  const shells = new Map<string, Promise<StoredShell>>();
  return {
    get(address, render) {
      const known = shells.get(address);
      if (known) return known;
      const made = render().then((shell) => {
        const bytes = new TextEncoder().encode(shell.html);
        return { shell, bytes, gzip: gzipHead(bytes) };
      });
      made.catch(() => shells.delete(address));
      shells.set(address, made);
      const [oldest] = shells.keys();
      if (shells.size > maxEntries && oldest !== undefined) {
        shells.delete(oldest);
      }
      return made;
    },
    clear: () => shells.clear(),
  };
}
