import { staticAddress } from "../../static-files.ts";

/**
 * One of the blocks that the no-code page's hero is built of, by its name in
 * `blocks.svg`.
 */
export function Block({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 144 60" aria-hidden="true">
      <use href={staticAddress(`/drawings/blocks.svg#${name}`)} />
    </svg>
  );
}
