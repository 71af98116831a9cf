import { brotliHead } from "./brotli-join.ts";
import { type GzipHead, gzipHead } from "./compression.ts";
import type { Shell } from "./render-page.tsx";

/** A shell as it was rendered, and what is known of its page. */
export interface RenderedShell {
  shell: Shell;
  /** The kind of page. */
  kind: string;
  /** Whether its status is 200 whatever its data will be. */
  isForAnyData: boolean;
  /** Paths of the answers that the page asked for. */
  answers: readonly string[];
}

/** A shell, ready to be sent. */
export interface StoredShell extends RenderedShell {
  bytes: Uint8Array<ArrayBuffer>;
  gzip: GzipHead;
  br: Uint8Array<ArrayBuffer>;
}

/** Shells by address: rendered once, sent whenever content is late. */
export interface ShellStore {
  get(
    address: string,
    render: () => Promise<RenderedShell>,
  ): Promise<StoredShell>;
  /** A shell that is kept. */
  peek(address: string): StoredShell | undefined;
}

/** Keeps the shells of the pages that were asked for last. */
export function createShellStore(maxEntries = 200): ShellStore {
  const shells = new Map<string, StoredShell>();
  const making = new Map<string, Promise<StoredShell>>();

  async function make(
    address: string,
    render: () => Promise<RenderedShell>,
  ): Promise<StoredShell> {
    try {
      const made = await render();
      const bytes = new TextEncoder().encode(made.shell.html);
      const stored = {
        ...made,
        bytes,
        gzip: gzipHead(bytes),
        br: brotliHead(bytes),
      };
      shells.set(address, stored);
      const [oldest] = shells.keys();
      if (shells.size > maxEntries && oldest !== undefined) {
        shells.delete(oldest);
      }
      return stored;
    } finally {
      making.delete(address);
    }
  }

  return {
    peek: (address) => shells.get(address),
    async get(address, render) {
      const known = shells.get(address);
      if (known) return known;
      const made = making.get(address) ?? make(address, render);
      making.set(address, made);
      return await made;
    },
  };
}
