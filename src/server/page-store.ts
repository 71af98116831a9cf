import { type StoredPage, storedSize } from "./stored-page.ts";

export interface PageStoreOptions {
  maxEntries?: number;
  /** Bound of all stored documents together, in bytes. */
  maxBytes?: number;
  /** Documents that the build made; looked up when none is stored. */
  prerendered?(address: string): StoredPage | undefined;
}

/** Complete documents in memory, the least recently used leaving first. */
export interface PageStore {
  get(address: string): StoredPage | undefined;
  put(address: string, page: StoredPage): void;
  delete(address: string): void;
  size(): { entries: number; bytes: number };
}

/** The most that is kept of complete documents. */
export const pageBounds = { maxEntries: 2000, maxBytes: 48_000_000 } as const;

/** Room for two compressed forms, which are made after a page is stored. */
const growth = 1.5;

/** Keeps complete documents, bounded in number and bytes. */
export function createPageStore(
  {
    maxEntries = pageBounds.maxEntries,
    maxBytes = pageBounds.maxBytes,
    prerendered,
  }: PageStoreOptions,
): PageStore {
  const pages = new Map<string, StoredPage>();
  const sizes = new Map<string, number>();
  let bytes = 0;
  function drop(address: string): void {
    bytes -= sizes.get(address) ?? 0;
    sizes.delete(address);
    pages.delete(address);
  }
  function put(address: string, page: StoredPage): void {
    drop(address);
    const size = storedSize(page) * growth;
    pages.set(address, page);
    sizes.set(address, size);
    bytes += size;
    for (const oldest of pages.keys()) {
      if (pages.size <= maxEntries && bytes <= maxBytes) break;
      drop(oldest);
    }
  }
  let recent = "";
  return {
    get(address) {
      const page = pages.get(address);
      if (!page) {
        const built = prerendered?.(address);
        if (built) put(address, built);
        return built;
      }
      // Moving the page that was moved last would change nothing.
      if (address !== recent) {
        pages.delete(address);
        pages.set(address, page);
        recent = address;
      }
      return page;
    },
    put,
    delete: drop,
    size: () => ({ entries: pages.size, bytes }),
  };
}
